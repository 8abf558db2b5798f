//! H3-COMBAT-22: when cards may be played in a combat. A player is asked where the rules give the moment, whatever the hand
//! holds; who has neither a card nor a morale token can do nothing, as everybody sees, and is not asked.

use super::combat::{self, leads_with_cards};
use super::{casting, fighting, playing, turn};
use crate::cards::{CastWhen, When, worth};
use crate::printed::{Face, Tier};
use crate::state::{Blow, Combat, Party, Roll, Stage, State};
use crate::{Ask, Board, Options, Pick};
use kernel::{Flow, Seat, Window};
use std::sync::LazyLock;

/// H3-HERO-7, H3-SIEGE-2: whether a side plays cards at all.
pub(crate) fn plays_cards(state: &State, combat: &Combat, party: Party) -> bool {
    leads_with_cards(combat, party) || party == Party::Defender && super::modes::defends_with_cards(state, combat)
}

/// Whose side a player is on.
pub(crate) fn party_of(combat: &Combat, seat: Seat) -> Party {
    if combat.by == seat { Party::Attacker } else { Party::Defender }
}

/// Those who could do something, as far as everybody can see, the attacker first. H3-HERO-16: a morale token needs no Main
/// Hero.
fn speakers(state: &State, combat: &Combat, cards: &[Face]) -> Vec<Seat> {
    let could = |&party: &Party| {
        let seat = combat.seat(party);
        let holds = plays_cards(state, combat, party) && state.player(seat).might_hold(cards);
        !state.is_ai(seat) && !combat.is_neutral(party) && (holds || state.player(seat).morale > 0)
    };
    Party::ALL.into_iter().filter(could).map(|party| combat.seat(party)).collect()
}

/// H3-COMBAT-38 (g): before the first combat round, the attacker first.
pub(crate) fn start(t: &mut Board<'_>, combat: &Combat) {
    static CARDS: LazyLock<Vec<Face>> = LazyLock::new(|| {
        worth(|when| matches!(when, When::Start | When::Combat | When::Anytime), |when| when == CastWhen::Anytime)
    });
    combat::stage(t, Stage::Start(Window::in_order(speakers(&t.state, combat, &CARDS))));
}

/// Between two activations. Nobody is asked where nobody could do anything.
pub(crate) fn lull(state: &State, combat: &Combat) -> Option<Window> {
    static CARDS: LazyLock<Vec<Face>> =
        LazyLock::new(|| worth(|when| matches!(when, When::Combat | When::Anytime), |when| when == CastWhen::Anytime));
    let speakers = speakers(state, combat, &CARDS);
    (!speakers.is_empty()).then(|| Window::in_order(speakers))
}

/// H3-AMB-33: after the roll a side may play a card that names the moment, first the one that attacks.
pub(crate) fn may_face(state: &State, combat: &Combat, blow: Blow, roll: &Roll) -> Option<Party> {
    static CARDS: LazyLock<Vec<Face>> = LazyLock::new(|| worth(|when| when == When::Rolled, |_| false));
    let [by, on] = [blow.by, blow.on].map(Combat::party);
    // Who hits a unit of the own side is asked once.
    let sides = [(by, roll.is_borne), (on, roll.is_faced || by == on)];
    let might = |&(party, done): &(Party, bool)| !done && might_answer(state, combat, party, &CARDS);
    sides.into_iter().filter(|_| !roll.is_ignored).find(might).map(|(party, _)| party)
}

/// Whether a side might hold one of these cards and play it, as far as everybody can see.
pub(crate) fn might_answer(state: &State, combat: &Combat, party: Party, cards: &[Face]) -> bool {
    let seat = combat.seat(party);
    plays_cards(state, combat, party) && !state.is_ai(seat) && state.player(seat).might_hold(cards)
}

/// Whether the die is ignored.
pub(crate) fn face(t: &mut Board<'_>, combat: &Combat, party: Party) -> Flow<bool> {
    let seat = combat.seat(party);
    let picked = t.react(seat, Ask::Face, |s, o| playing::offer_at(s, seat, When::Rolled, o))?;
    if let Some(Pick::Play(face, which)) = picked {
        playing::play(t, seat, face, which, None);
    }
    Ok(picked.is_some())
}

/// Resurrection: whether the owner of a unit that is about to lose its health might save it.
pub(crate) fn may_save(state: &State, combat: &Combat, blow: Blow) -> bool {
    static CARDS: LazyLock<Vec<Face>> = LazyLock::new(|| worth(|_| false, |when| when == CastWhen::Doomed));
    let reached = combat.fighter(blow.on).unit.facts().tier != Tier::Azure;
    reached && might_answer(state, combat, Combat::party(blow.on), &CARDS)
}

/// Whether something was cast to save it. It may be prevented, so the damage waits.
pub(crate) fn save(t: &mut Board<'_>, combat: &Combat, blow: Blow) -> Flow<bool> {
    if !may_save(&t.state, combat, blow) {
        return Ok(false);
    }
    let seat = combat.seat(Combat::party(blow.on));
    let picked = t.react(seat, Ask::Doomed, |s, o| {
        casting::offer_on(s, combat, seat, |when| when == CastWhen::Doomed, blow.on, o);
    })?;
    picked.into_iter().for_each(|pick| does(t, combat, seat, pick));
    Ok(picked.is_some())
}

pub(crate) fn starting(t: &mut Board<'_>, combat: &Combat, window: Window) -> Flow {
    match speak(t, combat, window, Stage::Start, |s, seat, o| {
        offer(s, combat, seat, &[When::Start, When::Combat, When::Anytime], o);
    })? {
        true => {}
        false => {
            fighting::begin_round(t, 1);
            combat::stage(t, Stage::Ready);
        }
    }
    Ok(())
}

pub(crate) fn between(t: &mut Board<'_>, combat: &Combat, window: Window) -> Flow {
    let still = speak(t, combat, window, Stage::Lull, |s, seat, o| {
        offer(s, combat, seat, &[When::Combat, When::Anytime], o);
    })?;
    if !still {
        combat::stage(t, Stage::Ready);
    }
    Ok(())
}

/// One answer in a window; whether it is still open.
fn speak(
    t: &mut Board<'_>,
    combat: &Combat,
    mut window: Window,
    stage: impl Fn(Window) -> Stage,
    offer: impl Fn(&State, Seat, &mut Options<'_>),
) -> Flow<bool> {
    let Some(seat) = window.speaker() else { return Ok(false) };
    let picked = t.react(seat, Ask::Instant, |s, o| offer(s, seat, o))?;
    match picked {
        Some(_) => window.speak(),
        None => window.decline(),
    }
    combat::stage(t, stage(window));
    if let Some(pick) = picked {
        does(t, combat, seat, pick);
    }
    Ok(true)
}

fn offer(state: &State, combat: &Combat, seat: Seat, when: &[When], o: &mut Options<'_>) {
    let party = party_of(combat, seat);
    if plays_cards(state, combat, party) {
        playing::offer_in_combat(state, combat, seat, |w| when.contains(&w), o);
        casting::offer(state, combat, seat, |w| w == CastWhen::Anytime, o);
    }
    turn::offer_morale(state, seat, o);
}

/// Spells that may be cast at this moment.
pub(crate) fn offer_spells(state: &State, combat: &Combat, seat: Seat, o: &mut Options<'_>) {
    let party = party_of(combat, seat);
    let own = Combat::party(combat.active) == party && combat.stage == Stage::Act && !combat.struck;
    casting::offer(state, combat, seat, |w| w == CastWhen::Anytime || w == CastWhen::Activation && own, o);
    if let Stage::Instants(blow, _) = combat.stage {
        casting::offer_for_blow(state, combat, seat, blow, o);
    }
}

/// Whether somebody might play a card between two combat rounds, as far as everybody can know.
pub(crate) fn might_play(state: &State, combat: &Combat, seat: Seat) -> bool {
    static CARDS: LazyLock<Vec<Face>> =
        LazyLock::new(|| worth(|when| matches!(when, When::Combat | When::Anytime), |_| false));
    might_answer(state, combat, party_of(combat, seat), &CARDS)
}

/// Cards and the token, between two combat rounds.
pub(crate) fn offer_cards(state: &State, combat: &Combat, seat: Seat, o: &mut Options<'_>) {
    if plays_cards(state, combat, party_of(combat, seat)) {
        playing::offer_in_combat(state, combat, seat, |when| matches!(when, When::Combat | When::Anytime), o);
    }
    turn::offer_morale(state, seat, o);
}

/// What a player does with cards or a token in a combat.
pub(crate) fn does(t: &mut Board<'_>, combat: &Combat, seat: Seat, pick: Pick) {
    match pick {
        Pick::Play(face, which) => playing::play(t, seat, face, which, None),
        Pick::PlayOn(face, which, at) => playing::play(t, seat, face, which, Some(at)),
        Pick::Cast(face) => casting::cast(t, combat, seat, face, casting::NO_TARGET, true),
        Pick::CastAt(face, at) => casting::cast(t, combat, seat, face, at, true),
        Pick::Morale(what) => turn::spend_morale(t, seat, what),
        _ => {}
    }
}

/// H3-DECK-7, H3-COMBAT-21, H3-COMBAT-22: what the owner may play in the activation of an own unit. Ongoing and activation
/// cards go before its attack.
pub(crate) fn offer_activation(state: &State, combat: &Combat, party: Party, o: &mut Options<'_>) {
    let seat = combat.seat(party);
    if plays_cards(state, combat, party) {
        let before = !combat.struck;
        let suits = |when| {
            matches!(when, When::Combat | When::Anytime) || matches!(when, When::Activation | When::Calm) && before
        };
        playing::offer_in_combat(state, combat, seat, suits, o);
        let suits = |when| when == CastWhen::Anytime || when == CastWhen::Activation && before;
        casting::offer(state, combat, seat, suits, o);
    }
    turn::offer_morale(state, seat, o);
}

/// H3-COMBAT-27 (b): before the roll both players may play instants, if their Main Heroes lead.
pub(crate) fn before_roll(t: &mut Board<'_>, combat: &Combat, blow: Blow) {
    super::ai::cards::ready(t, blow.by, blow.on);
    let party = Combat::party(blow.by);
    let seats: Vec<Seat> = [party, party.other()]
        .into_iter()
        .filter(|&party| plays_cards(&t.state, combat, party))
        .map(|party| combat.seat(party))
        .collect();
    combat::stage(
        t,
        match seats.is_empty() {
            true => Stage::Blow(blow),
            false => Stage::Instants(blow, Window::in_order(seats)),
        },
    );
}

pub(crate) fn instants(t: &mut Board<'_>, combat: &Combat, blow: Blow, window: Window) -> Flow {
    // A spell cast in between may have felled one of them.
    let stand = combat.fighter(blow.by).here && combat.fighter(blow.on).here;
    let still = stand
        && speak(
            t,
            combat,
            window,
            |window| Stage::Instants(blow, window),
            |s, seat, o| {
                let attacks = combat.seat(Combat::party(blow.by)) == seat;
                let role = if attacks { When::Attacks } else { When::Suffers };
                offer(s, combat, seat, &[When::Combat, When::Anytime, role], o);
                if plays_cards(s, combat, party_of(combat, seat)) {
                    casting::offer_for_blow(s, combat, seat, blow, o);
                }
            },
        )?;
    if !still {
        combat::stage(t, Stage::Blow(blow));
    }
    Ok(())
}
