//! A live table: its log folded, and the one owner it has in this process.

mod clock;
mod deeds;
mod feed;
mod fold;
mod line;
#[cfg(test)]
mod loading;
mod options;
mod owner;
mod reading;
mod seats;
mod standing;
mod tables;
mod view;

pub(crate) use deeds::{add_word, chat, leave, set_muted, take_seat};
pub(crate) use fold::Fold;
pub(crate) use line::Offer;
pub(crate) use options::{ClockRule, Options, UndoRule};
pub(crate) use owner::{Deed, Ear, InAdvance, Owner, Subscription};
pub(crate) use seats::{Sitting, called};
pub(crate) use tables::{Handle, Host, Plan, Tables, create, play_on, read_setup, set_up_anew};
pub(crate) use view::{Detail, Passing, Update, View};
