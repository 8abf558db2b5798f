//! How a database came to look as it does, step by step. A step that was ever run stays as it is.

use sqlx::error::BoxDynError;
use sqlx::migrate::{MigrateError, Migration, MigrationSource, MigrationType, Migrator};
use std::future::Future;
use std::pin::Pin;

#[derive(Debug)]
struct Step {
    name: &'static str,
    sql: &'static str,
}

macro_rules! steps {
    ($kind:literal) => {
        steps!($kind: "0001_everything", "0002_away", "0003_legacy", "0004_decks", "0005_history", "0006_aside",
            "0007_ways_back", "0008_open_results", "0009_seen_later", "0010_home")
    };
    ($kind:literal: $($name:literal),*) => {
        &[$(Step { name: $name, sql: include_str!(concat!("../migrations/", $kind, "/", $name, ".sql")) }),*]
    };
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Steps(&'static [Step]);

pub(crate) const SQLITE: Steps = Steps(steps!("sqlite"));
pub(crate) const POSTGRES: Steps = Steps(steps!("postgres"));

impl Steps {
    pub(crate) async fn migrator(self) -> Result<Migrator, MigrateError> {
        Migrator::new(self).await
    }
}

impl MigrationSource<'static> for Steps {
    fn resolve(self) -> Pin<Box<dyn Future<Output = Result<Vec<Migration>, BoxDynError>> + Send + 'static>> {
        let step = |step: &'static Step| {
            let (number, about) = step.name.split_once('_').unwrap_or((step.name, ""));
            Ok(Migration::new(number.parse()?, about.into(), MigrationType::Simple, step.sql.into(), false))
        };
        Box::pin(async move { self.0.iter().map(step).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_step() {
        for (kind, Steps(steps)) in [("sqlite", SQLITE), ("postgres", POSTGRES)] {
            let folder = std::fs::read_dir(format!("{}/migrations/{kind}", env!("CARGO_MANIFEST_DIR"))).unwrap();
            let mut files: Vec<_> = folder.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
            files.sort();
            assert_eq!(files, steps.iter().map(|step| format!("{}.sql", step.name)).collect::<Vec<_>>());
        }
    }
}
