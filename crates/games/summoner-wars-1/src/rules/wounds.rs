//! SW1-WOUND: markers, healing, and destruction with all that comes of it.

use crate::event::Event;
use crate::printed::Kind;
use crate::rules::{leaving, magic, triggers, vines};
use crate::state::{CardId, Flag, Pile, Place};
use crate::{Board, State, cards};
use grid::Cell;
use kernel::{Audience, Flow, Seat};
use smallvec::SmallVec;

/// Who is behind wounds, and so gets what is destroyed: SW1-ATTACK-16, SW1-TERM-6.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Blame {
    pub seat: Seat,
    /// The unit that attacked, or whose ability it is.
    pub unit: Option<CardId>,
    pub is_attack: bool,
}

impl Blame {
    pub(crate) fn attack(state: &State, unit: CardId) -> Blame {
        Blame { seat: state.controller(unit), unit: Some(unit), is_attack: true }
    }

    pub(crate) fn ability(state: &State, unit: CardId) -> Blame {
        Blame { seat: state.controller(unit), unit: Some(unit), is_attack: false }
    }

    pub(crate) fn event(seat: Seat) -> Blame {
        Blame { seat, unit: None, is_attack: false }
    }
}

/// Wounds for several cards at once.
pub(crate) type Hits = SmallVec<[(CardId, u8); 4]>;

/// SW1-ATTACK-14, SW1-WOUND-7: all markers first, then whatever has no life left is destroyed together.
/// Returns what each card really received: protections may keep wounds off.
pub(crate) fn wound_all(t: &mut Board<'_>, hits: &[(CardId, u8)], by: Blame) -> Flow<Hits> {
    strike(t, hits, by, None)
}

/// The same, and what the first card receives comes on another one, too.
pub(crate) fn strike(t: &mut Board<'_>, hits: &[(CardId, u8)], by: Blame, twin: Option<CardId>) -> Flow<Hits> {
    let mut placed = Hits::new();
    for &(card, wounds) in hits {
        placed.push((card, place(t, card, wounds)?));
    }
    let mut doomed = Doomed::new();
    add_the_dead(t, &placed, by, &mut doomed)?;
    if let Some(twin) = twin {
        // As many as the attack really left on the one, unless he was captured. They are no attack's: if the other
        // falls, he goes to his own controller.
        let (card, wounds) = placed[0];
        let own = Blame::event(t.state.controller(twin));
        let shared = if t.state.controller(card) == own.seat { place(t, twin, wounds)? } else { 0 };
        add_the_dead(t, &[(twin, shared)], own, &mut doomed)?;
    }
    destroy(t, &doomed)?;
    Ok(placed)
}

pub(crate) fn wound(t: &mut Board<'_>, card: CardId, wounds: u8, by: Blame) -> Flow<u8> {
    Ok(wound_all(t, &[(card, wounds)], by)?[0].1)
}

/// Put markers on a card, unless something keeps them off.
pub(crate) fn place(t: &mut Board<'_>, card: CardId, wounds: u8) -> Flow<u8> {
    let Some(cell) = t.state.cell(card).filter(|_| wounds > 0) else { return Ok(0) };
    if cards::keeps_off(t, card)? {
        return Ok(0);
    }
    t.state.wounds[card] = t.state.wounds[card].saturating_add(wounds);
    let face = t.state.face(card);
    t.tell(Audience::ALL, || Event::Wounded { face, cell, wounds });
    Ok(wounds)
}

/// SW1-WOUND-9: never below 0.
pub(crate) fn heal(t: &mut Board<'_>, card: CardId, wounds: u8) {
    let wounds = wounds.min(t.state.wounds[card]);
    if let Some(cell) = t.state.cell(card).filter(|_| wounds > 0) {
        t.state.wounds[card] -= wounds;
        let face = t.state.face(card);
        t.tell(Audience::ALL, || Event::Healed { face, cell, wounds });
    }
}

/// Something that was on the battlefield until now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fallen {
    pub card: CardId,
    pub cell: Cell,
    pub seat: Seat,
    pub is_unit: bool,
    pub by: Blame,
    /// Where it went.
    pub fate: Fate,
    /// Whose walls stood next to it, a bit for every seat.
    pub by_walls_of: u8,
}

/// Where a destroyed card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    Magic(Seat),
    Under(CardId),
    /// SW1-VINE-20
    Supply,
}

/// Cards that are to be destroyed, and by whom.
type Doomed = SmallVec<[(CardId, Blame); 4]>;

/// SW1-ATTACK-20, step 7.
fn add_the_dead(t: &mut Board<'_>, placed: &[(CardId, u8)], by: Blame, doomed: &mut Doomed) -> Flow {
    for &(card, wounds) in placed {
        let is_dead = t.state.cell(card).is_some() && t.state.remaining(card) <= 0;
        let is_known = doomed.iter().any(|(c, _)| *c == card);
        if is_dead && !is_known && !cards::is_spared(t, card, wounds, by)? {
            doomed.push((card, by));
        }
    }
    Ok(())
}

/// Destroy cards together, whatever life they have left.
pub(crate) fn destroy_all(t: &mut Board<'_>, doomed: &[CardId], by: Blame) -> Flow {
    let doomed: Doomed = doomed.iter().map(|&card| (card, by)).collect();
    destroy(t, &doomed)
}

/// SW1-ATTACK-20, steps 7 and 8: all of them leave before anything reacts to it.
fn destroy(t: &mut Board<'_>, doomed: &[(CardId, Blame)]) -> Flow {
    if doomed.is_empty() {
        return Ok(());
    }
    let mut fallen: SmallVec<[Fallen; 4]> = SmallVec::new();
    for &(card, by) in doomed {
        if let Some(cell) = t.state.cell(card) {
            let fate = if t.state.kind(card) == Kind::Vine { Fate::Supply } else { cards::fate(t, card, by)? };
            let (seat, is_unit) = (t.state.controller(card), t.state.is_unit(card));
            fallen.push(Fallen { card, cell, seat, is_unit, by, fate, by_walls_of: 0 });
        }
    }
    // Section 6, 51: who had a wall beside it, apart from walls that fall too.
    let falling: SmallVec<[CardId; 4]> = doomed.iter().map(|(card, _)| *card).collect();
    for i in 0..fallen.len() {
        fallen[i].by_walls_of = vines::walls_by(&t.state, fallen[i].cell, &falling);
    }
    let lost: SmallVec<[Seat; 4]> = fallen.iter().filter_map(|f| t.state.falls_with(f.card)).collect();
    let triggers = cards::after_falls(&t.state, &fallen);
    for one in &fallen {
        remove(t, one);
        if let Some(unit) = one.by.unit.filter(|&u| one.is_unit && u != one.card) {
            t.state.set(unit, Flag::Killed);
        }
    }
    leaving::settle(t, &lost)?;
    triggers::resolve(t, triggers)
}

/// SW1-TERM-4, SW1-MAGIC-9, SW1-TERM-20: the unit first, then the cards under it, one by one.
fn remove(t: &mut Board<'_>, one: &Fallen) {
    let face = t.state.face(one.card);
    let under: SmallVec<[CardId; 4]> = t.state.under(one.card).collect();
    t.state.strip(one.card);
    let to = match one.fate {
        Fate::Magic(seat) => {
            t.state.put(one.card, Place::Pile(Pile::Magic, seat));
            Some(seat)
        }
        Fate::Under(top) => {
            t.state.put(one.card, Place::Under(top));
            Some(t.state.controller(top))
        }
        Fate::Supply => {
            t.state.put(one.card, Place::Supply);
            None
        }
    };
    t.tell(Audience::ALL, || Event::Destroyed { face, cell: one.cell, to });
    for card in under {
        // Who keeps a unit keeps it alone: what lay under it is magic.
        magic::gain(t, to.unwrap_or(one.seat), card);
    }
    if let Fate::Under(top) = one.fate
        && let Some(cell) = t.state.cell(top)
    {
        let under = t.state.face(top);
        t.tell(Audience::ALL, || Event::SlidUnder { face, under, cell });
    }
}
