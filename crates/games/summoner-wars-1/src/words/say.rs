//! The words for what is asked, answered and told; every sentence itself is in `words/*.ftl`.

use crate::event::Event;
use crate::printed::{Ability, Face, Phase};
use crate::rules::playing::event_price;
use crate::rules::windows;
use crate::state::{CardId, Pile, State};
use crate::{Ask, Pick, Why};
use grid::{Cell, place};
use kernel::scene::{Die, DieFace};
use kernel::{Arg, Phrase, Say, Seat};

pub(crate) fn name(face: Face) -> Phrase {
    Phrase::new(format!("card-{}", face.id()))
}

pub(crate) fn why(why: Why) -> Phrase {
    match why {
        Why::Ability(ability) => Phrase::new(format!("ability-{}", ability.key())),
        Why::Effect(effect) => Phrase::new(format!("card-{}", effect.key())),
    }
}

/// Whose question it is, and where it stands.
fn whose(state: &State) -> Option<(Phrase, Cell)> {
    state.acting.and_then(|card| Some((name(state.face(card)), state.cell(card)?)))
}

/// What acts: an ability with whose it is, or an event.
fn who(state: &State, reason: Why) -> Phrase {
    match (reason, whose(state)) {
        (Why::Ability(_), Some((card, cell))) => {
            Phrase::new("who-acts").phrase("why", why(reason)).phrase("card", card).text("place", place(cell))
        }
        _ => why(reason),
    }
}

/// What the card says.
pub(crate) fn about(why: Why) -> Phrase {
    match why {
        Why::Ability(ability) => Phrase::new(format!("about-{}", ability.key())),
        Why::Effect(effect) => Phrase::new(format!("text-{}", effect.key())),
    }
}

pub(crate) fn why_of(ask: Ask) -> Option<Why> {
    match ask {
        Ask::Target(why)
        | Ask::Choose(why)
        | Ask::Space(why)
        | Ask::Card(why)
        | Ask::Below(why)
        | Ask::Above(why)
        | Ask::Player(why)
        | Ask::Number(why) => Some(why),
        _ => None,
    }
}

/// The scene's id of a space or of a card in hand.
pub(crate) fn cell_id(cell: Cell) -> String {
    format!("cell {}", crate::notation::cell_key(cell))
}

pub(crate) fn hand_id(face: Face) -> String {
    format!("hand {}", face.id())
}

pub(crate) fn question(state: &State, _: Seat, ask: Ask) -> Phrase {
    let phrase = Phrase::new(format!("ask-{}", <crate::SummonerWars1 as kernel::Show>::ask_id(ask)));
    let left = |most: u8, used: u8| i64::from(most.saturating_sub(used));
    match ask {
        Ask::Act(Phase::Move) => phrase.number("left", left(state.most_movers(), state.movers)),
        Ask::Act(Phase::Attack) => phrase.number("left", left(state.most_attackers(), state.attackers)),
        Ask::Act(Phase::Summon) => phrase.number("magic", state.size(Pile::Magic, state.active)),
        _ => match (why_of(ask), whose(state)) {
            (Some(reason), _) => phrase.phrase("why", who(state, reason)),
            (None, Some((card, cell))) if matches!(ask, Ask::Path | Ask::Attack) => {
                Phrase::new(format!("{}-of", phrase.key)).phrase("card", card).text("place", place(cell))
            }
            (None, _) => phrase,
        },
    }
}

pub(crate) fn pick(state: &State, ask: Ask, pick: Pick) -> Say {
    let card = |c: CardId| name(state.face(c));
    let on = |c: CardId| state.cell(c).map(place).unwrap_or_default();
    let target = |c: CardId| state.cell(c).map(cell_id).unwrap_or_default();
    match pick {
        Pick::Summon(face, cell) => {
            let phrase = Phrase::new("answer-summon").phrase("card", name(face)).text("place", place(cell));
            costs(Say::new(phrase), face.printed().cost.unwrap_or(0)).by(hand_id(face)).at(cell_id(cell))
        }
        Pick::Build(face, cell) => {
            let phrase = Phrase::new("answer-build").phrase("card", name(face)).text("place", place(cell));
            Say::new(phrase).by(hand_id(face)).at(cell_id(cell))
        }
        Pick::Play(face) => {
            let say = Say::new(Phrase::new("answer-play").phrase("card", name(face))).at(hand_id(face));
            costs(say, event_price(state, state.active))
        }
        Pick::Move(c, cell) => {
            let phrase =
                Phrase::new("answer-move").phrase("card", card(c)).text("from", on(c)).text("place", place(cell));
            Say::new(phrase).by(target(c)).at(cell_id(cell))
        }
        Pick::Stay(c) => {
            Say::new(Phrase::new("answer-stay").phrase("card", card(c)).text("place", on(c))).at(target(c))
        }
        Pick::Attack(c, whom) => attack(state, c, whom),
        Pick::Use(c, ability) => {
            let phrase = Phrase::new("answer-use").phrase("card", card(c)).text("place", on(c));
            let say = Say::new(phrase.phrase("ability", why(Why::Ability(ability)))).at(target(c));
            costs(say, windows::price(state, ability))
        }
        Pick::Conjure(face) => Say::new(Phrase::new("answer-magic").phrase("card", name(face))).at(hand_id(face)),
        Pick::Give(count) => Say::new(Phrase::new("answer-give").number("n", count)).rarely(),
        Pick::Card(c) => {
            let say = Say::new(Phrase::new("answer-object").phrase("card", card(c)).text("place", on(c))).at(target(c));
            let is_bought = ask == Ask::Target(Why::Ability(Ability::CounterSummon));
            costs(say, state.printed(c).cost.filter(|_| is_bought).map_or(0, |cost| state.price(cost)))
        }
        Pick::Cell(cell) => Say::new(Phrase::new("answer-cell").text("place", place(cell))).at(cell_id(cell)),
        Pick::Face(face) => Say::new(Phrase::new("answer-card").phrase("card", name(face))).at(hand_id(face)),
        Pick::Discarded(face) => Say::new(Phrase::new("answer-discarded").phrase("card", name(face))),
        Pick::Seat(seat) => Say::new(Phrase::new("answer-seat").seat("seat", seat)),
        Pick::Pay(magic) => Say::new(Phrase::new("offer-pay").number("n", magic)),
        Pick::Offer(offer) => Say::new(Phrase::new(format!("offer-{}", offer.key()))),
        Pick::Die(number) => Say::new(Phrase::new("answer-die").number("n", number + 1)),
        Pick::Trigger(c, reason, at, whom) => {
            let said = |key| Phrase::new(key).phrase("why", why(reason)).phrase("card", card(c));
            let phrase = match (at, whom) {
                (Some(at), Some(whom)) if state.cell(c).is_some() => {
                    let phrase = said("answer-trigger-about").text("from", on(c)).text("place", place(at));
                    phrase.phrase("whom", card(whom))
                }
                _ => said("answer-trigger").text("place", at.map(place).unwrap_or_else(|| on(c))),
            };
            Say::new(phrase).at(target(c))
        }
    }
}

fn attack(state: &State, card: CardId, whom: CardId) -> Say {
    let on = |c: CardId| state.cell(c).map(place).unwrap_or_default();
    let target = |c: CardId| state.cell(c).map(cell_id).unwrap_or_default();
    let phrase = Phrase::new("answer-attack").phrase("card", name(state.face(card))).text("from", on(card));
    let phrase = phrase.phrase("target", name(state.face(whom))).text("place", on(whom));
    let dice = Phrase::new("with-dice")
        .number("n", state.attack_value(card, Some(whom)))
        .number("life", state.remaining(whom));
    let say = Say::new(phrase).by(target(card)).at(target(whom));
    match state.falls_with(whom) {
        _ if !state.is_friendly(whom, state.controller(card)) => say.meaning(dice),
        Some(seat) if seat == state.controller(card) => {
            say.meaning(Phrase::new("own-summoner").phrase("dice", dice)).rarely()
        }
        _ => say.meaning(Phrase::new("own-target").phrase("dice", dice)).rarely(),
    }
}

fn costs(say: Say, magic: u8) -> Say {
    if magic > 0 { say.meaning(Phrase::new("costs-magic").number("n", magic)) } else { say }
}

pub(crate) fn event(event: &Event) -> Phrase {
    let on = |phrase: Phrase, face: Face, cell: Cell| phrase.phrase("card", name(face)).text("place", place(cell));
    let by = |key: &str, seat: Seat| Phrase::new(key.to_string()).seat("seat", seat);
    let new = Phrase::new;
    match *event {
        Event::RolledForFirst { seat, die } => by("event-rolled-first", seat).number("die", die),
        Event::Began { seat } => by("event-began", seat),
        Event::TurnBegan { seat, turn } => by("event-turn", seat).number("turn", turn),
        Event::PhaseBegan { phase } => {
            new("event-phase").phrase("phase", Phrase::new(format!("phase-{}", phase.key())))
        }
        Event::Drew { seat, count } => by("event-drew", seat).number("n", count),
        Event::DrewOwn { seat, ref faces } => {
            let names = faces.iter().map(|&f| Arg::Phrase(Box::new(name(f)))).collect();
            by("event-drew-own", seat).list("cards", names)
        }
        Event::Paid { seat, magic } => by("event-paid", seat).number("n", magic),
        Event::Summoned { seat, face, cell } => on(by("event-summoned", seat), face, cell),
        Event::Built { seat, face, cell } => on(by("event-built", seat), face, cell),
        Event::Played { seat, face } => by("event-played", seat).phrase("card", name(face)),
        Event::Moved { face, from, to } => on(new("event-moved").text("from", place(from)), face, to),
        Event::Stayed { face, cell } => on(new("event-stayed"), face, cell),
        Event::Placed { face, cell } => on(new("event-placed"), face, cell),
        Event::Exchanged { face, from, other, to } => {
            on(new("event-exchanged").phrase("other", name(other)).text("from", place(from)), face, to)
        }
        Event::Used { face, cell, ability } => {
            on(new("event-used").phrase("ability", why(Why::Ability(ability))), face, cell)
        }
        Event::Mimicked { face, cell, other } => on(new("event-mimicked").phrase("other", name(other)), face, cell),
        Event::Chosen { face, cell } => on(new("event-chosen"), face, cell),
        Event::Attacked { face, from, target, at, dice } => {
            let phrase = new("event-attacked").phrase("card", name(face)).text("from", place(from));
            phrase.phrase("target", name(target)).text("place", place(at)).number("n", dice)
        }
        Event::Rolled { ref dice, least } => {
            let shown = dice.iter().map(|&d| Arg::Number(d.into())).collect();
            match least {
                Some(least) => {
                    new("event-rolled-attack").list("dice", shown).number("hits", crate::rules::dice::hits(dice, least))
                }
                None => new("event-rolled").list("dice", shown),
            }
        }
        Event::Ignored { die, why: reason } => new("event-ignored").number("die", die).phrase("why", why(reason)),
        Event::Rerolled { die, why: reason } => new("event-rerolled").number("die", die).phrase("why", why(reason)),
        Event::Wounded { face, cell, wounds } => on(new("event-wounded").number("n", wounds), face, cell),
        Event::Healed { face, cell, wounds } => on(new("event-healed").number("n", wounds), face, cell),
        Event::Prevented { face, cell, why: reason } => {
            on(new("event-prevented").phrase("why", why(reason)), face, cell)
        }
        Event::Destroyed { face, cell, to: Some(seat) } => on(by("event-destroyed", seat), face, cell),
        Event::Destroyed { face, cell, to: None } => on(new("event-vine-destroyed"), face, cell),
        Event::Discarded { seat, face, cell: Some(cell) } => on(by("event-discarded-from", seat), face, cell),
        Event::Discarded { seat, face, cell: None } => by("event-discarded", seat).phrase("card", name(face)),
        Event::Conjured { seat, face } => by("event-magic", seat).phrase("card", name(face)),
        Event::ConjuredHidden { seat } => by("event-magic-hidden", seat),
        Event::Gained { seat, face } => by("event-gained", seat).phrase("card", name(face)),
        Event::Passed { from, to, count } => by("event-passed", from).seat("to", to).number("n", count),
        Event::Grew { seat, cell } => by("event-grew", seat).text("place", place(cell)),
        Event::Held { face, cell } => on(new("event-held"), face, cell),
        Event::Freed { face, cell } => on(new("event-freed"), face, cell),
        Event::SlidUnder { face, under, cell } => on(new("event-slid-under").phrase("under", name(under)), face, cell),
        Event::Controlled { seat, face, cell } => on(by("event-controlled", seat), face, cell),
        Event::Revealed { seat, face } => by("event-revealed", seat).phrase("card", name(face)),
        Event::Taken { seat, face } => by("event-taken", seat).phrase("card", name(face)),
        Event::Marked { seat, what } => by("event-lasting", seat).phrase("what", lasting(what)),
        Event::Eliminated { seat } => by("event-eliminated", seat),
        Event::Won { seat } => by("event-won", seat),
        Event::Drawn => new("event-drawn"),
    }
}

/// A die as it fell; in an attack it hits or not.
pub(crate) fn die(shown: u8, least: Option<u8>) -> Die {
    let label = Phrase::new("die").number("n", shown);
    Die::fallen(label, DieFace::Pips(shown), least.map(|least| shown >= least))
}

pub(crate) fn lasting(what: crate::Lasting) -> Phrase {
    Phrase::new(format!("lasting-{}", what.key()))
}
