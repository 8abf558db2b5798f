//! How our types are read from and written to either kind of database. What sqlx would derive: but its macros have both
//! drivers built a second time, for the compiler, and everybody who builds Kamen waits for that.

use sqlx::{ColumnIndex, Decode, Row, Type};

/// A column that is kept as `S`.
pub(crate) fn column<'r, R, S, T>(row: &'r R, name: &'static str) -> sqlx::Result<T>
where
    R: Row,
    &'static str: ColumnIndex<R>,
    S: Decode<'r, R::Database> + Type<R::Database>,
    T: TryFrom<S, Error: std::error::Error + Send + Sync + 'static>,
{
    let wrong = |source: T::Error| sqlx::Error::ColumnDecode { index: name.into(), source: Box::new(source) };
    row.try_get::<S, _>(name)?.try_into().map_err(wrong)
}

/// A struct that is a row, each field the column of its name; `games: u64 as i64` is kept as the latter.
macro_rules! row {
    (@kept $type:ty) => { $type };
    (@kept $type:ty, $kept:ty) => { $kept };
    (
        $(#[$about:meta])*
        $seen:vis struct $name:ident {
            $($(#[$note:meta])* $visible:vis $field:ident: $type:ty $(as $kept:ty)?),* $(,)?
        }
    ) => {
        $(#[$about])*
        $seen struct $name {
            $($(#[$note])* $visible $field: $type),*
        }

        impl<'r, R: sqlx::Row> sqlx::FromRow<'r, R> for $name
        where
            &'static str: sqlx::ColumnIndex<R>,
            $(row!(@kept $type $(, $kept)?): sqlx::Decode<'r, R::Database> + sqlx::Type<R::Database>,)*
        {
            fn from_row(row: &'r R) -> sqlx::Result<Self> {
                $(let $field = $crate::row::column::<R, row!(@kept $type $(, $kept)?), $type>(row, stringify!($field))?;)*
                Ok(Self { $($field),* })
            }
        }
    };
}

/// Types that are kept as text: those with `AsRef<str>` and `TryFrom<String>`.
macro_rules! kept_as_text {
    ($name:ident) => {
        impl<DB: sqlx::Database> sqlx::Type<DB> for $name
        where
            String: sqlx::Type<DB>,
        {
            fn type_info() -> DB::TypeInfo {
                <String as sqlx::Type<DB>>::type_info()
            }

            fn compatible(kind: &DB::TypeInfo) -> bool {
                <String as sqlx::Type<DB>>::compatible(kind)
            }
        }

        impl<'q, DB: sqlx::Database> sqlx::Encode<'q, DB> for $name
        where
            String: sqlx::Encode<'q, DB>,
        {
            fn encode_by_ref(&self, buffer: &mut DB::ArgumentBuffer<'q>) -> $crate::row::Encoded {
                <String as sqlx::Encode<'q, DB>>::encode(self.as_ref().to_string(), buffer)
            }
        }

        impl<'r, DB: sqlx::Database> sqlx::Decode<'r, DB> for $name
        where
            String: sqlx::Decode<'r, DB>,
        {
            fn decode(value: DB::ValueRef<'r>) -> Result<Self, sqlx::error::BoxDynError> {
                Ok(<String as sqlx::Decode<'r, DB>>::decode(value)?.try_into()?)
            }
        }
    };
}

/// An enum whose variants are kept as these words.
macro_rules! words {
    (
        $(#[$about:meta])*
        $seen:vis enum $name:ident { $($(#[$note:meta])* $variant:ident = $word:literal),* $(,)? }
    ) => {
        $(#[$about])*
        $seen enum $name {
            $($(#[$note])* $variant),*
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                match self {
                    $(Self::$variant => $word),*
                }
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::row::NoSuchWord;

            fn try_from(word: String) -> Result<Self, Self::Error> {
                match word.as_str() {
                    $($word => Ok(Self::$variant),)*
                    _ => Err($crate::row::NoSuchWord(word)),
                }
            }
        }

        kept_as_text!($name);
    };
}

pub(crate) type Encoded = Result<sqlx::encode::IsNull, sqlx::error::BoxDynError>;

#[derive(Debug, thiserror::Error)]
#[error("{0:?} is none of the words known here")]
pub struct NoSuchWord(pub(crate) String);
