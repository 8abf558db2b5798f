//! Everything in words.

use super::{card, common, unit};
use crate::cards::Clause;
use crate::event::Event;
use crate::printed::{Building, Location, Tile};
use crate::state::{Dice, Heap, Matter, State, Top};
use crate::tables::Resource;
use crate::{Ask, Offer, Pick, RESOURCE_DIE, TREASURE_DIE};
use kernel::{Phrase, Say, Seat};

pub(crate) fn location(what: Location) -> Phrase {
    Phrase::new(format!("location-{}", what.key()))
}

pub(crate) fn building(what: Building) -> Phrase {
    Phrase::new(format!("building-{}", what.key()))
}

fn heap_name(heap: Heap) -> Phrase {
    Phrase::new(format!("heap-{}", heap.key()))
}

fn walker(who: u8) -> Phrase {
    Phrase::new(if who == 0 { "main-hero" } else { "secondary-hero" })
}

/// So much of a resource.
pub(crate) fn amount(what: Resource, amount: u16) -> Phrase {
    Phrase::new(format!("amount-{}", what.key())).number("n", amount)
}

pub(crate) fn tile(tile: Tile) -> Phrase {
    Phrase::new(format!("tile-{}", tile.kind().key())).text("id", tile.id())
}

fn face(dice: Dice, face: u8) -> Phrase {
    let face = usize::from(face) % 6;
    match dice {
        Dice::Resource => {
            let (what, n) = RESOURCE_DIE[face];
            amount(what, n)
        }
        Dice::Treasure => Phrase::new(format!("treasure-{}", TREASURE_DIE[face].key())),
    }
}

pub(super) fn question(_: &State, _: Seat, ask: Ask) -> Phrase {
    Phrase::new(format!("ask-{}", super::ids::ask(ask)))
}

fn offer(ask: Ask, what: Offer) -> Phrase {
    let own = match (ask, what) {
        (Ask::Tree, Offer::Gold) => Some("answer-tree-gold"),
        (Ask::Tree, Offer::Valuables) => Some("answer-tree-valuables"),
        (Ask::Garden, Offer::Gold) => Some("answer-garden-gold"),
        (Ask::ResourceChoice, Offer::Valuables) => Some("answer-one-valuable"),
        (Ask::ResourceChoice, _) => Some("answer-two-materials"),
        (Ask::CityHall, Offer::Gold) => Some("answer-some-gold"),
        (Ask::Refill, Offer::Keep) => Some("answer-no-draw"),
        (Ask::Yield, Offer::Yes) => Some("answer-fight"),
        (Ask::Yield, Offer::No) => Some("answer-yield"),
        (Ask::Extend, _) => Some("answer-extend"),
        (Ask::Cure, Offer::Keep) => Some("answer-end-nothing"),
        (Ask::Defence, _) => Some("answer-defence"),
        (Ask::Shrine, _) => Some("answer-shrine"),
        (Ask::Reroll, _) => Some("answer-reroll"),
        (Ask::Peek, Offer::Keep) => Some("answer-peek-keep"),
        (Ask::Peek, _) => Some("answer-peek-bury"),
        (Ask::Save, _) => Some("answer-save"),
        (Ask::Deed(_), Offer::Yes) => Some("answer-control"),
        (Ask::Deed(_), Offer::Deck) => Some("answer-amplifier-deck"),
        (Ask::Deed(_), Offer::Artifacts) => Some("answer-blacksmith-buy"),
        (Ask::Keep, Offer::Keep) => Some("answer-keep-dice"),
        (Ask::Bonus, Offer::Resources) => Some("answer-bonus-resources"),
        (Ask::Bonus, Offer::Artifacts) => Some("answer-bonus-artifacts"),
        (Ask::Settle | Ask::CityHall, Offer::Reinforce) => Some("answer-reinforce-one"),
        _ => None,
    };
    own.map_or_else(|| Phrase::new(format!("answer-{}", what.key())), Phrase::new)
}

pub(super) fn pick(state: &State, ask: Ask, pick: Pick) -> Say {
    let place =
        |hex: grid::hex::Hex| Phrase::new("field").text("at", hex.to_string()).phrase("what", there(state, hex));
    let at_hex = |say: Say, hex: grid::hex::Hex| say.at(format!("field {hex}"));
    match pick {
        Pick::Move(who, to) => {
            let text = Phrase::new("answer-move").phrase("hero", walker(who)).phrase("field", place(to));
            at_hex(Say::new(text), to)
        }
        Pick::Again(who) => Say::new(Phrase::new("answer-again").phrase("hero", walker(who))),
        Pick::Reveal(who, at) => {
            let text = Phrase::new("answer-reveal").phrase("hero", walker(who)).text("at", at.to_string());
            at_hex(Say::new(text), at).opening()
        }
        Pick::Land(who) => Say::new(Phrase::new("answer-land").phrase("hero", walker(who))),
        Pick::Explore(who) => Say::new(Phrase::new("answer-explore").phrase("hero", walker(who))).opening(),
        Pick::Build(what) => {
            Say::new(Phrase::new("answer-build").phrase("what", building(what))).meaning(price(what.cost()))
        }
        Pick::Recruit(of) if matches!(ask, Ask::Joins | Ask::Quest(Matter::Enlist)) => {
            Say::new(Phrase::new("answer-joins").phrase("unit", unit(of)))
        }
        Pick::Recruit(of) => Say::new(Phrase::new("answer-recruit").phrase("unit", unit(of)))
            .meaning(price(crate::rules::town::cost(of, false))),
        Pick::Reinforce(of) if ask == Ask::Plague => Say::new(Phrase::new("answer-plague").phrase("unit", unit(of))),
        Pick::Reinforce(of) => Say::new(Phrase::new("answer-reinforce-unit").phrase("unit", unit(of))),
        Pick::Hire(at) => at_hex(Say::new(Phrase::new("answer-hire").phrase("field", place(at))), at),
        Pick::BuySpell => Say::new(Phrase::new("answer-buy-spell")).opening(),
        Pick::Morale(what) => Say::new(Phrase::new(format!("answer-morale-{}", what.key()))).rarely(),
        Pick::Offer(what) => Say::new(offer(ask, what)),
        Pick::Card(face) => {
            let key = match ask {
                Ask::Deed(crate::state::Business::Cover)
                | Ask::Refill
                | Ask::Exchange
                | Ask::Pay
                | Ask::Parry
                | Ask::Empower => "answer-discard",
                Ask::Cure => "answer-end-effect",
                Ask::Quest(Matter::Swap) => "answer-offer-card",
                Ask::Deed(crate::state::Business::Spring) => "answer-on-top",
                _ => "answer-take",
            };
            Say::new(Phrase::new(key).phrase("card", card(face)))
        }
        Pick::Tile(at, turn) => Say::new(Phrase::new("answer-tile").text("at", at.to_string()).number("turn", turn)),
        Pick::Field(at) if ask == Ask::Observe => {
            at_hex(Say::new(Phrase::new("answer-observe").text("at", at.to_string())), at)
        }
        Pick::Field(at) if ask == Ask::Quest(Matter::VisitAgain) => {
            at_hex(Say::new(Phrase::new("answer-visit-again").phrase("field", place(at))), at)
        }
        Pick::Field(at) if ask == Ask::Quest(Matter::Dragons) => {
            at_hex(Say::new(Phrase::new("answer-dragons").phrase("field", place(at))), at)
        }
        Pick::Field(at) if ask == Ask::AiMove => {
            at_hex(Say::new(Phrase::new("answer-ai-move").phrase("field", place(at))), at)
        }
        Pick::Field(at) => at_hex(Say::new(Phrase::new("answer-return").phrase("field", place(at))), at),
        Pick::Die(n) => Say::new(Phrase::new("answer-die").phrase("what", face(dice(state), n))),
        Pick::Trade(give, get) => {
            let (less, more) = crate::rate(give, get).unwrap_or_default();
            let text = Phrase::new("answer-trade").phrase("give", amount(give, less)).phrase("get", amount(get, more));
            Say::new(text)
        }
        Pick::Use(what) => Say::new(Phrase::new("answer-use").phrase("what", building(what))),
        Pick::Reroll(by, n) if ask == Ask::RerollForToken => {
            let key = if by == crate::state::By::Luck { "answer-reroll-attack-luck" } else { "answer-reroll-attack" };
            Say::new(Phrase::new(key).number("n", n + 1)).rarely()
        }
        Pick::Reroll(by, n) => {
            let key = format!("answer-reroll-{}", by.key());
            Say::new(Phrase::new(key).phrase("what", face(dice(state), n)))
        }
        Pick::Swap(of) => Say::new(Phrase::new("answer-swap").phrase("unit", unit(of))),
        Pick::Remove(face) if matches!(ask, Ask::Take(_)) => {
            Say::new(Phrase::new("answer-replace").phrase("card", card(face)))
        }
        Pick::Remove(face) => Say::new(Phrase::new("answer-remove").phrase("card", card(face))).rarely(),
        Pick::Deploy(of, at) => Say::new(Phrase::new("answer-deploy").phrase("unit", unit(of)).text("at", at.id()))
            .at(format!("cell {}", at.id())),
        Pick::Peek(heap) => Say::new(Phrase::new("answer-peek").phrase("heap", heap_name(heap))).opening().rarely(),
        Pick::Break(at) => Say::new(Phrase::new("answer-break").text("at", at.id())).at(format!("cell {}", at.id())),
        Pick::Cell(at) if ask == Ask::Gate => {
            Say::new(Phrase::new("answer-gate").text("at", at.id())).at(format!("cell {}", at.id()))
        }
        Pick::Cell(at) => Say::new(Phrase::new("answer-to").text("at", at.id())).at(format!("cell {}", at.id())),
        Pick::Activate(at) => fighter(state, "answer-activate", at),
        Pick::Strike(at) => fighter(state, "answer-strike", at),
        Pick::Defend => Say::new(Phrase::new("answer-defend")),
        Pick::Surrender => Say::new(Phrase::new("answer-surrender")).rarely(),
        Pick::Play(face, which) => Say::new(played(face, which)),
        Pick::PlayOn(face, which, at) => {
            let say = fighter(state, "answer-play-on", at);
            Say { text: say.text.phrase("play", played(face, which)), ..say }
        }
        Pick::Give(of, to) => Say::new(Phrase::new("answer-give").phrase("unit", unit(of)).seat("to", to)),
        Pick::Share(of) => Say::new(Phrase::new("answer-share").phrase("unit", unit(of))),
        Pick::Barter(to) => Say::new(Phrase::new("answer-barter").seat("to", to)).opening(),
        Pick::SwapCards(to) => Say::new(Phrase::new("answer-swap-cards").seat("to", to)).opening(),
        Pick::Hand(what, n) => Say::new(Phrase::new("answer-hand").phrase("what", amount(what, n.into()))),
        Pick::AiCard(card) => Say::new(Phrase::new("answer-ai-card").phrase("card", ai_card(card))),
        Pick::Cast(face) => Say::new(Phrase::new("answer-cast").phrase("card", card(face))).opening(),
        Pick::CastAt(face, at) => {
            let say = fighter(state, "answer-cast-at", at).opening();
            Say { text: say.text.phrase("card", card(face)), ..say }
        }
    }
}

fn fighter(state: &State, key: &str, at: crate::Cell) -> Say {
    let name = state.combat.and_then(|combat| combat.on(at).map(|by| unit(combat.fighter(by).unit)));
    let name = name.unwrap_or(Phrase::new("nobody"));
    Say::new(Phrase::new(key).phrase("unit", name).text("at", at.id())).at(format!("cell {}", at.id()))
}

/// Which effect of a card is played.
fn played(face: crate::Face, which: u8) -> Phrase {
    let key = match (which, face.kind()) {
        (_, crate::Kind::Specialty) => match crate::cards::clauses(face, which).first() {
            Some(Clause::Attack(_)) => "answer-play-attack",
            Some(Clause::Defense(_)) => "answer-play-defense",
            Some(Clause::Heals(_)) => "answer-play-heal",
            Some(Clause::Frees) => "answer-play-free",
            _ => "answer-play-basic",
        },
        (0, crate::Kind::Artifact) => "answer-play-upper",
        (_, crate::Kind::Artifact) => "answer-play-lower",
        (0, _) => "answer-play-basic",
        _ => "answer-play-expert",
    };
    Phrase::new(key).phrase("card", card(face))
}

fn ai_card(card: crate::AiCard) -> Phrase {
    Phrase::new(format!("card-{}", card.key()))
}

/// The dice that were rolled last.
fn dice(state: &State) -> Dice {
    match state.frames.top() {
        Some(crate::Frame::Rolled { dice, .. }) => dice,
        _ => Dice::Resource,
    }
}

fn there(state: &State, hex: grid::hex::Hex) -> Phrase {
    state.location(hex).map_or(Phrase::new("undiscovered"), location)
}

fn price([gold, materials, valuables]: [u16; 3]) -> Phrase {
    Phrase::new("price").number("gold", gold).number("materials", materials).number("valuables", valuables)
}

pub(super) fn event(event: &Event) -> Phrase {
    let of = |key: &str, seat: Seat| Phrase::new(format!("event-{key}")).seat("seat", seat);
    match *event {
        Event::Began { seat } => of("began", seat),
        Event::Round { round } => Phrase::new("event-round").number("n", round),
        Event::Turn { seat } => of("turn", seat),
        Event::Proclaimed { what } => {
            let key = what.key();
            Phrase::new("event-proclaimed")
                .phrase("what", Phrase::new(format!("card-{key}")))
                .phrase("text", Phrase::new(format!("about-{key}")))
        }
        Event::Gained { seat, what, amount: n } => of("gained", seat).phrase("what", amount(what, n)),
        Event::Paid { seat, what, amount: n } => of("paid", seat).phrase("what", amount(what, n)),
        Event::Drew { seat, count } => of("drew", seat).number("n", count),
        Event::DrewCard { seat, card: face } => of("drew-card", seat).phrase("card", card(face)),
        Event::Discarded { seat, card: face } => of("discarded", seat).phrase("card", card(face)),
        Event::Removed { seat, card: face } => of("removed", seat).phrase("card", card(face)),
        Event::Searched { seat, common: deck } => of("searched", seat).phrase("deck", common(deck)),
        Event::Took { seat, card: face } => of("took", seat).phrase("card", card(face)),
        Event::Buried { card: face } => Phrase::new("event-buried").phrase("card", card(face)),
        Event::Learned { seat, steps } => of("learned", seat).number("n", steps),
        Event::Level { seat, level } => of("level", seat).number("n", level),
        Event::Morale { seat, up } => of(if up { "morale-up" } else { "morale-down" }, seat),
        Event::SpentMorale { seat } => of("spent-morale", seat),
        Event::Moved { seat, walker: who, to } => {
            of("moved", seat).phrase("hero", walker(who)).text("at", to.to_string())
        }
        Event::Revealed { seat, tile: which, at } => {
            of("revealed", seat).phrase("tile", tile(which)).text("at", at.to_string())
        }
        Event::Placed { seat, tile: which, at } => {
            of("placed", seat).phrase("tile", tile(which)).text("at", at.to_string())
        }
        Event::Visited { seat, what } => of("visited", seat).phrase("what", location(what)),
        Event::Captured { seat, what, at } => {
            of("captured", seat).phrase("what", location(what)).text("at", at.to_string())
        }
        Event::TookCube { seat, of: other } => of("took-cube", seat).seat("of", other),
        Event::TookGrail { seat } => of("took-grail", seat),
        Event::Mp { seat, walker: who } => of("mp", seat).phrase("hero", walker(who)),
        Event::Built { seat, what } => of("built", seat).phrase("what", building(what)),
        Event::Recruited { seat, unit: which } => of("recruited", seat).phrase("unit", unit(which)),
        Event::Reinforced { seat, unit: which } => of("reinforced", seat).phrase("unit", unit(which)),
        Event::Hired { seat } => of("hired", seat),
        Event::Used { seat, what } => of("used", seat).phrase("what", building(what)),
        Event::Offered { seat, unit: which } => of("offered", seat).phrase("unit", unit(which)),
        Event::FoundNothing { seat } => of("found-nothing", seat),
        Event::SentAway { unit: which } => Phrase::new("event-sent-away").phrase("unit", unit(which)),
        Event::Rolled { seat, dice, face: n } => of("rolled", seat).phrase("what", face(dice, n)),
        Event::Guarded { seat, guard } => of("guarded", seat).number("n", guard),
        Event::Attacked { seat, enemy } => of("attacked", seat).seat("enemy", enemy),
        Event::Fled { seat } => of("fled", seat),
        Event::Deployed { unit: which, pack, at } => {
            Phrase::new(if pack { "event-deployed-pack" } else { "event-deployed" })
                .phrase("unit", unit(which))
                .text("at", at.id())
        }
        Event::CombatRound { round } => Phrase::new("event-combat-round").number("n", round),
        Event::Stepped { unit: which, to } => {
            Phrase::new("event-stepped").phrase("unit", unit(which)).text("at", to.id())
        }
        Event::Defended { unit: which } => Phrase::new("event-defended").phrase("unit", unit(which)),
        Event::Struck { unit: which, on, die, damage, back } => {
            let key = if back { "event-struck-back" } else { "event-struck" };
            Phrase::new(key).phrase("unit", unit(which)).phrase("on", unit(on)).number("die", die).number("n", damage)
        }
        Event::Shrank { unit: which } => Phrase::new("event-shrank").phrase("unit", unit(which)),
        Event::Fell { unit: which } => Phrase::new("event-fell").phrase("unit", unit(which)),
        Event::Skipped { unit: which } => Phrase::new("event-skipped").phrase("unit", unit(which)),
        Event::Paralysed { unit: which } => Phrase::new("event-paralysed").phrase("unit", unit(which)),
        Event::Peeked { seat, heap } => of("peeked", seat).phrase("heap", heap_name(heap)),
        Event::Saw { seat, top } => {
            let what = match top {
                Top::Card(face) => card(face),
                Top::Unit(which) => unit(which),
                Top::Decree(decree) => Phrase::new(format!("card-{}", decree.0.key())),
            };
            of("saw", seat).phrase("what", what)
        }
        Event::PutUnder { heap } => Phrase::new("event-put-under").phrase("heap", heap_name(heap)),
        Event::Walled { gate } => Phrase::new("event-walled").text("at", gate.id()),
        Event::Broke { unit: which, what, at } => {
            Phrase::new(format!("event-broke-{}", what.key())).phrase("unit", unit(which)).text("at", at.id())
        }
        Event::Parried { unit: which } => Phrase::new("event-parried").phrase("unit", unit(which)),
        Event::Saved { unit: which, on } => {
            Phrase::new("event-saved").phrase("unit", unit(which)).phrase("on", unit(on))
        }
        Event::Rerolled { unit: which, die } => {
            Phrase::new("event-rerolled").phrase("unit", unit(which)).number("die", die)
        }
        Event::Freed { unit: which } => Phrase::new("event-freed").phrase("unit", unit(which)),
        Event::Spared { unit: which } => Phrase::new("event-spared").phrase("unit", unit(which)),
        Event::StrikesAgain { unit: which } => Phrase::new("event-strikes-again").phrase("unit", unit(which)),
        Event::Prevented { card: face } => Phrase::new("event-prevented").phrase("card", card(face)),
        Event::TookBack { seat, card: face } => of("took-back", seat).phrase("card", card(face)),
        Event::Ended { seat, card: face } => of("ended", seat).phrase("card", card(face)),
        Event::RolledAttackDie { seat, die } => of("rolled-attack-die", seat).number("die", die),
        Event::Healed { unit: which, amount } => {
            Phrase::new("event-healed").phrase("unit", unit(which)).number("n", amount)
        }
        Event::Played { seat, card: face, expert } => {
            let plain = face.kind() == crate::Kind::Artifact || !expert;
            of(if plain { "played" } else { "played-expert" }, seat).phrase("card", card(face))
        }
        Event::Cast { seat, card: face } => of("cast", seat).phrase("card", card(face)),
        Event::Burnt { unit: which, damage } => {
            Phrase::new("event-burnt").phrase("unit", unit(which)).number("n", damage)
        }
        Event::Extended { seat } => of("extended", seat),
        Event::Retreated { seat } => of("retreated", seat),
        Event::Yielded { seat } => of("yielded", seat),
        Event::Surrendered { seat, to } => of("surrendered", seat).seat("to", to),
        Event::WonCombat { seat } => of("won-combat", seat),
        Event::LostCombat { seat } => of("lost-combat", seat),
        Event::Returned { seat } => of("returned", seat),
        Event::Out { seat } => of("out", seat),
        Event::Points { seat, points } => of("points", seat).number("n", points),
        Event::Reached { seat } => of("reached", seat),
        Event::Won { seat } => of("won", seat),
        Event::NobodyWon => Phrase::new("event-nobody-won"),
        Event::AiMoved { to } => Phrase::new("event-ai-moved").text("at", to.to_string()),
        Event::AiDrew { card } => Phrase::new("event-ai-drew").phrase("card", ai_card(card)),
        Event::AiCast { card: face } => Phrase::new("event-ai-cast").phrase("card", card(face)),
        Event::AiCaptured { what, at } => {
            Phrase::new("event-ai-captured").phrase("what", location(what)).text("at", at.to_string())
        }
        Event::AiMet { seat } => of("ai-met", seat),
        Event::AiAttacks { seat } => of("ai-attacks", seat),
        Event::AiForgot { card } => Phrase::new("event-ai-forgot").phrase("card", ai_card(card)),
        Event::Quest(news) => super::quest::event(news),
    }
}
