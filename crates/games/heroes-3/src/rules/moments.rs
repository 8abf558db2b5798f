//! Why a card of a hand cannot be played at the moment its owner is asked. What can be is offered elsewhere; a test holds the
//! two together.

use super::windows::{may_face, may_save, party_of, plays_cards};
use super::{casting, map_cards, playing, rerolls};
use crate::cards::{CastWhen, When, clauses, helps, magic};
use crate::printed::Face;
use crate::state::{Blow, Combat, Frame, Stage, State, Step, TOWER};
use kernel::{Rule, Seat};

/// What may be played now.
#[derive(Clone, Copy)]
struct Moment {
    effects: &'static [When],
    spells: &'static [CastWhen],
}

impl Moment {
    const fn new(effects: &'static [When], spells: &'static [CastWhen]) -> Moment {
        Moment { effects, spells }
    }
}

const NOTHING: Moment = Moment::new(&[], &[]);
const ON_MAP: Moment = Moment::new(&[When::Anytime, When::OnMap, When::Calm], &[CastWhen::Map]);
const SKIP: Moment = Moment::new(&[When::Skip], &[]);
const START: Moment = Moment::new(&[When::Start, When::Combat, When::Anytime], &[CastWhen::Anytime]);
const LULL: Moment = Moment::new(&[When::Combat, When::Anytime], &[CastWhen::Anytime]);
const BEFORE_ATTACK: Moment = Moment::new(
    &[When::Activation, When::Calm, When::Combat, When::Anytime],
    &[CastWhen::Activation, CastWhen::Anytime],
);
const ATTACKS: Moment =
    Moment::new(&[When::Attacks, When::Combat, When::Anytime], &[CastWhen::Blow, CastWhen::Anytime]);
const SUFFERS: Moment =
    Moment::new(&[When::Suffers, When::Combat, When::Anytime], &[CastWhen::Blow, CastWhen::Anytime]);
const ROLLED: Moment = Moment::new(&[When::Rolled], &[]);
const DOOMED: Moment = Moment::new(&[], &[CastWhen::Doomed]);
const CAST_NOW: Moment = Moment::new(&[], &[CastWhen::Activation, CastWhen::Anytime]);
const CASTING: Moment = Moment::new(&[When::Casting], &[]);
const CAST: Moment = Moment::new(&[When::Cast], &[]);
const ENEMY_CAST: Moment = Moment::new(&[When::EnemyCast], &[]);
const WON: Moment = Moment::new(&[When::Won], &[]);

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WhyNot {
    /// It is for another moment.
    Only(When),
    Spell(CastWhen),
    /// It is for another side of the attack, or for a unit that does not shoot.
    Blow,
    Forbidden(Rule),
    /// Nobody it could be for.
    Target,
    /// H3-HERO-7
    NoHero,
}

/// The moment for which a player is asked about cards; none where something else is asked, or somebody else.
fn moment(state: &State, seat: Seat) -> Option<Moment> {
    match state.frames.top() {
        None => (state.step == Step::Turn && state.active == seat).then_some(ON_MAP),
        Some(Frame::Cast { seat: caster, .. }) => (caster == seat).then_some(CASTING),
        Some(Frame::CastNow(caster, _)) => (caster == seat).then_some(CAST_NOW),
        Some(Frame::Channel(caster, _)) => (caster == seat).then_some(match &state.combat {
            Some(combat) => only_spells(in_combat(state, combat, seat)?),
            None => only_spells(ON_MAP),
        }),
        Some(Frame::Raise(winner)) => (winner == seat).then_some(WON),
        Some(Frame::Answer { seat: caster, window, .. }) => {
            (window.speaker() == Some(seat)).then_some(if caster == seat { CAST } else { ENEMY_CAST })
        }
        Some(Frame::Combat) => in_combat(state, state.combat.as_ref()?, seat),
        Some(_) => None,
    }
}

/// H3-SPELL-9: power is for a spell that is cast at once.
const fn only_spells(moment: Moment) -> Moment {
    Moment::new(&[], moment.spells)
}

fn in_combat(state: &State, combat: &Combat, seat: Seat) -> Option<Moment> {
    let moment = match combat.stage {
        Stage::Skip => return (combat.by == seat).then_some(SKIP),
        Stage::Start(window) => (window.speaker() == Some(seat)).then_some(START),
        Stage::Lull(window) => (window.speaker() == Some(seat)).then_some(LULL),
        Stage::Instants(blow, window) => {
            let attacks = combat.seat(Combat::party(blow.by)) == seat;
            (window.speaker() == Some(seat)).then_some(if attacks { ATTACKS } else { SUFFERS })
        }
        Stage::Act => {
            let party = Combat::party(combat.active);
            let own = combat.seat(party) == seat && !combat.is_neutral(party) && combat.active != TOWER;
            own.then_some(if combat.struck { LULL } else { BEFORE_ATTACK })
        }
        Stage::Rolled(blow, roll) => {
            let others =
                rerolls::may_reroll(state, combat, blow, &roll) || rerolls::may_spend(state, combat, blow, &roll);
            let side = may_face(state, combat, blow, &roll).filter(|_| !others);
            side.is_some_and(|side| combat.seat(side) == seat).then_some(ROLLED)
        }
        Stage::Wound(blow, ..) => {
            (combat.seat(Combat::party(blow.on)) == seat && may_save(state, combat, blow)).then_some(DOOMED)
        }
        _ => None,
    };
    let plays = plays_cards(state, combat, party_of(combat, seat));
    moment.map(|moment| if plays { moment } else { NOTHING })
}

/// The attack that is about to be rolled for.
fn running_blow(combat: &Combat) -> Option<Blow> {
    match combat.stage {
        Stage::Instants(blow, _) => Some(blow),
        _ => None,
    }
}

/// Why an effect of a card, or a spell, cannot be played while its owner is asked for cards.
pub(crate) fn why_not(state: &State, seat: Seat, face: Face, which: u8) -> Option<WhyNot> {
    let moment = moment(state, seat)?;
    if let Some(combat) = &state.combat
        && !plays_cards(state, combat, party_of(combat, seat))
    {
        return Some(WhyNot::NoHero);
    }
    if let Some(magic) = magic(face) {
        let when = magic.when();
        if !moment.spells.contains(&when) {
            return Some(WhyNot::Spell(when));
        }
        let Some(combat) = &state.combat else {
            let home = state.strongholds(seat).next();
            return home.is_none().then_some(WhyNot::Forbidden(Rule("H3-SPELL-8")));
        };
        if let Err(rule) = casting::can_cast(combat, seat, face) {
            return Some(WhyNot::Forbidden(rule));
        }
        if when == CastWhen::Blow {
            let on = running_blow(combat).and_then(|blow| casting::for_blow(combat, seat, blow, magic));
            return match on {
                None => Some(WhyNot::Blow),
                Some(on) => combat.is_warded(on).then_some(WhyNot::Target),
            };
        }
        let reached = |on: u8| casting::can_target(state, combat, seat, face, magic, on) == Some(Ok(()));
        let doomed = match combat.stage {
            Stage::Wound(blow, ..) => Some(blow.on),
            _ => None,
        };
        let any = combat.everybody().filter(|&on| doomed.is_none_or(|doomed| doomed == on)).any(reached);
        return (!any).then_some(WhyNot::Target);
    }
    if !helps(face, which, |when| moment.effects.contains(&when)) {
        let own = clauses(face, which).iter().map(|clause| clause.when()).find(|when| *when != When::Never);
        return Some(WhyNot::Only(own.unwrap_or(When::Never)));
    }
    let on_map = || match state.combat {
        None => map_cards::can_do(state, seat, face, which),
        Some(_) => Ok(()),
    };
    let can = playing::can_use(state, seat, face, which).and_then(|()| on_map());
    can.err().map(WhyNot::Forbidden)
}
