//! Who sits where.

use bots::{Bot, Level};
use command::Exit;
use kernel::Who;
use referee::AnyTable;

#[derive(Clone, Copy, Debug)]
pub(super) enum Player {
    Human,
    Bot(Bot),
}

/// Seats as the command line says; what it does not mention: a person first, bots for the rest.
pub(super) fn players(table: &dyn AnyTable, wishes: &[String]) -> Result<Vec<Player>, Exit> {
    let mut players = vec![Player::Bot(Bot::Level(Level::Medium)); usize::from(table.seats())];
    if wishes.is_empty() {
        players[0] = Player::Human;
    }
    for wish in wishes {
        let wrong = |why: String| Exit::refused(format!("seat {wish}: {why}"));
        let (seat, who) = wish.split_once('=').ok_or_else(|| wrong("expected S=human or S=BOT".into()))?;
        let Some(Who::Seat(seat)) = referee::parse_who(table, seat) else {
            return Err(wrong(format!("the seats are {}", referee::seat_ids(table).join(", "))));
        };
        players[seat.index()] = match who {
            "human" => Player::Human,
            bot => Player::Bot(bot.parse().map_err(wrong)?),
        };
    }
    Ok(players)
}
