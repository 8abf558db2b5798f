//! What the events of the Deep Dwarves do.

use super::regain;
use crate::cards::{is_outnumbered, last};
use crate::clause::Clause::*;
use crate::clause::Entry;
use crate::lasting::{Ends, Lasting};
use crate::printed::{Ability, Effect, Face, Faction, Kind};
use crate::rules::asking::{may_target, must_cell, must_hidden, must_opponent, number};
use crate::rules::wounds::{self, Blame, Hits};
use crate::rules::{magic, placing};
use crate::state::{CardId, Pile, State};
use crate::{Ask, Board, Event, Options, Pick, Why};
use grid::Cells;
use kernel::{Audience, Flow, Seat};

pub(crate) const ILLUSIONARY_WARRIOR: Entry = &[Play(illusionary_warrior), Secretly()];
pub(crate) const SUMMONING_SURGE: Entry =
    &[OnlyIf(is_outnumbered), Play(summoning_surge), Lasts(Lasting::SummonNow, Ends::WithTheEventPhase)];
pub(crate) const MAGIC_STASIS: Entry = &[
    Play(magic_stasis),
    Lasts(Lasting::MagicStasis, Ends::BeforeTheNextOf),
    Purse(|state, seat, purse| if state.lasts(seat, Lasting::MagicStasis) { 0 } else { purse }),
];
/// This turn abilities cost everybody 1 less.
pub(crate) const WAKE_THE_FATHER_GEM: Entry = &[
    Lasts(Lasting::WakeTheFatherGem, Ends::WithTheTurn),
    Price(|state, _, price| {
        let woken: u8 = state.players().map(|s| state.lasting(s, Lasting::WakeTheFatherGem)).sum();
        price.saturating_sub(woken)
    }),
];
pub(crate) const MAGIC_TORRENT: Entry = &[Play(magic_torrent)];

/// A Common of the own magic pile, whoever owned it, is placed next to a Gem Mage or Deep Dwarf Champion of the player.
/// Of cards that look the same the uppermost leaves.
fn illusionary_warrior(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let why = Why::Effect(Effect::DeepDwarvesIllusionaryWarrior);
    if conjured_on(&t.state, seat).is_empty() {
        return Ok(()); // SW1-EVENT-9
    }
    let mut faces: Vec<Face> = t.state.pile(Pile::Magic, seat).map(|c| t.state.face(c)).collect();
    faces.retain(|f| f.printed().kind == Kind::Common);
    faces.sort_unstable();
    faces.dedup();
    if faces.is_empty() {
        return Ok(());
    }
    let commons = |_: &State, options: &mut Options<'_>| options.extend(faces.into_iter().map(Pick::Face));
    let Pick::Face(face) = must_hidden(t, seat, Ask::Card(why), commons)? else {
        unreachable!("only faces were offered")
    };
    let Some(cell) = must_cell(t, seat, Ask::Space(why), |s| conjured_on(s, seat))? else {
        return Ok(());
    };
    let common = t.state.pile(Pile::Magic, seat).find(|&c| t.state.face(c) == face);
    common.into_iter().for_each(|card| placing::place_new(t, card, seat, cell));
    Ok(())
}

fn conjured_on(state: &State, seat: Seat) -> Cells {
    let conjures = |c: &CardId| {
        let is_champion = state.kind(*c) == Kind::Champion && state.is_of(*c, Faction::DeepDwarves);
        is_champion || state.is_named(*c, Ability::GemMagic)
    };
    state.field().spread(state.spaces_of(state.units(seat).filter(conjures))).without(state.taken)
}

/// Up to three cards from the top of the discard pile become magic, one by one (section 6, 41); then summoning is open.
fn summoning_surge(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    let most = t.state.size(Pile::Discard, seat).min(3);
    let ask = Ask::Number(Why::Effect(Effect::DeepDwarvesSummoningSurge));
    for _ in 0..number(t, seat, ask, 0..=most.into())? {
        regain(t, seat);
    }
    last(t, Lasting::SummonNow);
    Ok(())
}

/// One opponent pays nothing until this player's next turn.
fn magic_stasis(t: &mut Board<'_>) -> Flow {
    let by = t.state.active;
    let ask = Ask::Player(Why::Effect(Effect::DeepDwarvesMagicStasis));
    if let Some(seat) = must_opponent(t, by, ask, |_, _| true)? {
        let what = Lasting::MagicStasis;
        let bits = t.state.lasting(seat, what) | 1 << by.0;
        t.state.set_lasting(seat, what, bits);
        t.tell(Audience::ALL, || Event::Marked { seat, what });
    }
    Ok(())
}

/// Pay X; up to X different enemy Commons and Champions within 4 spaces of the Summoner take a wound each, all at once.
fn magic_torrent(t: &mut Board<'_>) -> Flow {
    let seat = t.state.active;
    if !t.state.can_pay(seat, 1) {
        return Ok(());
    }
    let why = Why::Effect(Effect::DeepDwarvesMagicTorrent);
    let most = t.state.size(Pile::Magic, seat);
    let paid = number(t, seat, Ask::Number(why), 1..=most.into())?;
    magic::pay(t, seat, paid as u8);
    let mut hits = Hits::new();
    for _ in 0..paid {
        let fits = |s: &State, c: CardId| {
            let in_reach = s.summoner(seat).is_some_and(|summoner| s.is_within(c, summoner, 4));
            in_reach && s.is_follower(c) && !s.is_friendly(c, seat) && !hits.iter().any(|&(hit, _)| hit == c)
        };
        let Some(unit) = may_target(t, seat, Ask::Target(why), fits)? else { break };
        hits.push((unit, 1));
    }
    wounds::wound_all(t, &hits, Blame::event(seat)).map(|_| ())
}
