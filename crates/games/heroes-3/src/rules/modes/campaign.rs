//! H3-MODE-3, H3-AMB-62: a campaign is a chain of scenarios. What a won chapter hands on is one line, `seven_lamps_2 with
//! alamar: bless curse! …`: the next chapter, the hero, and all cards of the deck but statistics and specialties.
//!
//! RULING: of these the player keeps five when the next chapter begins; the others go back to the common decks. Only a won
//! chapter hands anything on.

use super::super::gains;
use crate::event::Event;
use crate::notation::{card_id, read_card};
use crate::printed::{Face, Hero, Kind};
use crate::scenario::{Map, When};
use crate::state::{Common, Matter, News, State, Step, Verdict};
use crate::{Ask, Board, Pick};
use kernel::{Audience, Flow, Seat};

/// H3-AMB-62
pub(crate) const KEPT: usize = 5;

/// What a chapter begins with beside the hero's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Legacy {
    pub map: Map,
    pub hero: Hero,
    pub cards: Vec<Face>,
}

fn is_carried(face: Face) -> bool {
    !matches!(face.kind(), Kind::Statistic | Kind::Specialty)
}

impl Legacy {
    /// `None` where no chapter could have handed it on.
    pub(crate) fn read(text: &str) -> Option<Legacy> {
        let (head, cards) = text.split_once(':')?;
        let (map, hero) = head.split_once(" with ")?;
        let map = Map::named(map).filter(|map| map.scenario().chapter > 1)?;
        let hero = Hero::named(hero).filter(|&hero| fits(map, hero))?;
        let cards: Vec<Face> = cards.split_whitespace().map(read_card).collect::<Option<_>>()?;
        let copies = |face: Face| cards.iter().filter(|card| card.id() == face.id()).count();
        let is_one = |&face: &Face| {
            let starting = !face.is_starting() || face.kind() == Kind::Ability;
            is_carried(face) && starting && copies(face) <= face.printed().copies.into()
        };
        cards.iter().all(is_one).then_some(Legacy { map, hero, cards })
    }
}

/// Whether a scenario may be played with a hero: of its faction, of might or magic as it says.
pub(crate) fn fits(map: Map, hero: Hero) -> bool {
    let scenario = map.scenario();
    scenario.faction.is_none_or(|faction| faction == hero.faction())
        && scenario.might.is_none_or(|might| might == hero.facts().is_might)
}

/// What a won chapter hands to the next.
pub(crate) fn legacy(state: &State) -> Option<String> {
    let won = state.verdict == Some(Verdict::Together);
    // A chapter from outside may not have been read.
    let next = state.scenario().next.as_ref().filter(|next| won && Map::named(next).is_some())?;
    let player = state.player(Seat(0));
    let mut cards: Vec<Face> = [player.hand, player.deck, player.discard]
        .iter()
        .flat_map(|pile| pile.as_slice().to_vec())
        .filter(|&face| is_carried(face))
        .collect();
    cards.sort_unstable();
    let cards: Vec<String> = cards.into_iter().map(card_id).collect();
    Some(format!("{next} with {}: {}", player.hero.id(), cards.join(" ")).trim_end().to_string())
}

/// H3-AMB-62: which cards come along, one after the other. The rest goes back before anything is shuffled.
pub(crate) fn carry(t: &mut Board<'_>, kept: u8) -> Flow {
    let seat = Seat(0);
    let picked = match usize::from(kept) < KEPT {
        true => t.choose_if_any(seat, Ask::Quest(Matter::Carry), |s, o| {
            super::super::search::faces(s.player(seat).hand.as_slice(), o);
        })?,
        false => None,
    };
    if let Some(Pick::Card(card)) = picked {
        let player = t.state.player_mut(seat);
        player.hand.remove(card);
        player.deck.push(card);
        t.state.step = Step::Carry(kept + 1);
        t.tell(Audience::ALL, || Event::Quest(News::Kept { seat, card }));
        return Ok(());
    }
    while let Some(card) = t.state.player_mut(seat).hand.take() {
        t.state.player_mut(seat).close(card);
        let common = match card.kind() {
            Kind::Artifact => Common::Artifacts,
            Kind::Spell => Common::Spells,
            _ => Common::Abilities,
        };
        if let Some(face) = Face::named(card.id()) {
            t.state.stock_mut(common).deck.push(face);
        }
    }
    t.state.step = Step::Deal;
    Ok(())
}

/// H3-AMB-77: a starting bonus of the scenario's own, instead of the difficulty's.
pub(crate) fn bonus(t: &mut Board<'_>, seat: Seat) -> bool {
    let Some(gifts) = &t.state.scenario().bonus else { return false };
    gifts.iter().for_each(|&(gift, count)| gains::give(t, seat, gift, count));
    true
}

/// A part of the story is told.
pub(crate) fn tell(t: &mut Board<'_>, when: When) {
    let map = t.state.map;
    for part in (0..).zip(&map.scenario().story).filter(|(_, told)| told.when == when).map(|(part, _)| part) {
        t.tell(Audience::ALL, || Event::Quest(News::Story { map, part }));
    }
}
