//! Everything in words.

use super::places::{amount, building, field, hero_called, hero_name, price, step_onto};
use super::{army_id, building_id, card, common, ghost_id, location, spot_id, unit, unit_id, walker_id};
use crate::cards::Clause;
use crate::event::Event;
use crate::printed::{Building, Hero, Tile, Unit};
use crate::scene::{effect_id, fighter_id, hand_id, power_id};
use crate::state::{Dice, Heap, Matter, State, TOWER, Top};
use crate::tables::Resource;
use crate::{Ask, Offer, Pick, RESOURCE_DIE, TREASURE_DIE};
use kernel::{Arg, Phrase, Say, Seat};

fn heap_name(heap: Heap) -> Phrase {
    Phrase::new(format!("heap-{}", heap.key()))
}

/// What an attack die shows.
pub(crate) fn signed(n: i8) -> String {
    match n {
        0 => "0".into(),
        n if n < 0 => format!("−{}", n.unsigned_abs()),
        n => format!("+{n}"),
    }
}

/// A space of the board, or where the Arrow Tower stands.
pub(super) fn space(at: crate::Cell) -> Arg {
    match at {
        crate::Cell::TOWER => Arg::Phrase(Box::new(Phrase::new("on-the-wall"))),
        _ => Arg::Text(at.id()),
    }
}

pub(crate) fn tile(tile: Tile) -> Phrase {
    Phrase::new(format!("tile-{}", tile.kind().key())).text("id", tile.id())
}

pub(super) fn face(dice: Dice, face: u8) -> Phrase {
    let face = usize::from(face) % 6;
    match dice {
        Dice::Resource => {
            let (what, n) = RESOURCE_DIE[face];
            amount(what, n)
        }
        Dice::Treasure => Phrase::new(format!("treasure-{}", TREASURE_DIE[face].key())),
    }
}

/// Who is asked leads the Main Hero; some questions name it, and what it has left.
pub(super) fn question(state: &State, seat: Seat, ask: Ask) -> Phrase {
    let asked = Phrase::new(format!("ask-{}", super::ids::ask(ask)));
    match ask {
        Ask::Act => asked.phrase("hero", hero_name(state, seat, 0)).number("mp", state.player(seat).walkers[0].mp),
        Ask::Spot => match state.frames.top() {
            Some(crate::Frame::Place { tile: which, .. }) => asked.phrase("tile", tile(which)),
            _ => asked,
        },
        Ask::Turn => match state.frames.top() {
            Some(crate::Frame::Turn { at, .. }) => {
                let laid = state.slot_at(at).map(|slot| state.tiles.as_slice()[slot]);
                asked.phrase("tile", laid.map_or(Phrase::new("undiscovered"), |laid| tile(laid.tile)))
            }
            _ => asked,
        },
        _ => asked,
    }
}

/// What it costs, and what else one should know before answering.
pub(super) fn detail(state: &State, seat: Seat, ask: Ask) -> Option<Phrase> {
    let player = state.player(seat);
    let [main, second] = player.walkers.map(|hero| hero.mp);
    Some(match ask {
        Ask::Act if player.walkers[1].here => Phrase::new("detail-act-two").number("mp", main).number("second", second),
        Ask::Act => Phrase::new("detail-act").number("mp", main),
        Ask::Turn | Ask::Spot => Phrase::new("detail-tile"),
        Ask::Rotate => Phrase::new("detail-rotate"),
        Ask::Refill => {
            let limit = crate::rules::turn::hand_limit(state, seat);
            Phrase::new("detail-refill").number("n", player.hand.len() as i64).number("limit", limit)
        }
        Ask::Recruit | Ask::Town | Ask::Market | Ask::Shrine | Ask::Tree | Ask::Reinforce => {
            Phrase::new("detail-wealth").list("what", wealth(player.wealth))
        }
        _ => return None,
    })
}

fn wealth(have: [u16; 3]) -> Vec<kernel::Arg> {
    let have = Resource::ALL.into_iter().zip(have);
    have.map(|(what, n)| kernel::Arg::Phrase(Box::new(amount(what, n)))).collect()
}

/// Why a tile cannot lie so; other rules speak for themselves.
pub(super) fn refusal(pick: Pick, rule: kernel::Rule) -> Option<Phrase> {
    let spoken = matches!(pick, Pick::Tile(..)) && matches!(rule.0, "H3-MAP-16" | "H3-SETUP-27");
    spoken.then(|| Phrase::new(format!("not-{}", rule.0.to_lowercase())))
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
    let place = |hex: grid::hex::Hex| field(state, hex);
    let at_hex = |say: Say, hex: grid::hex::Hex| say.at(format!("field {hex}"));
    // Who is asked on the map moves own heroes; in the own turn that is whose turn it is.
    let seat = state.active;
    let moves = |key: &str, who: u8| Phrase::new(key).phrase("hero", hero_name(state, seat, who));
    let by = |say: Say, who: u8| say.by(walker_id(seat, who));
    match pick {
        Pick::Move(who, to) => {
            let say = Say::new(moves("answer-move", who).phrase("field", place(to)));
            by(at_hex(say.meaning(step_onto(state, seat, to)), to), who)
        }
        Pick::Again(who) => {
            let at = state.player(seat).walkers[usize::from(who)].at;
            let what = state.location(at).map_or(Phrase::new("undiscovered"), location);
            by(
                Say::new(moves("answer-again", who).phrase("what", what))
                    .meaning(Phrase::new("costs-mp").number("n", 1)),
                who,
            )
        }
        Pick::Reveal(who, at) => {
            let kind = state.slot_at(at).map_or("far", |slot| state.tiles.as_slice()[slot].tile.kind().key());
            let say = Say::new(moves("answer-reveal", who).phrase("tile", Phrase::new(format!("hidden-{kind}"))));
            by(say.meaning(Phrase::new("costs-mp").number("n", 1)).at(format!("tile {at}")).opening(), who)
        }
        Pick::Land(who) => by(Say::new(moves("answer-land", who)), who),
        Pick::Explore(who) => {
            let left = state.player(seat).supply.len() as i64;
            by(
                Say::new(moves("answer-explore", who))
                    .meaning(Phrase::new("explore-costs").number("n", left))
                    .opening(),
                who,
            )
        }
        Pick::Build(what) => Say::new(Phrase::new("answer-build").phrase("what", building(what)))
            .meaning(price(what.cost()))
            .at(building_id(asked(state, ask), what)),
        Pick::Recruit(of) if ask == Ask::Joins => Say::new(Phrase::new("answer-joins").phrase("unit", unit(of))),
        Pick::Recruit(of) if ask == Ask::Quest(Matter::Enlist) => {
            Say::new(Phrase::new("answer-enlist").phrase("unit", unit(of)))
        }
        Pick::Recruit(of) => Say::new(Phrase::new("answer-recruit").phrase("unit", unit(of)))
            .meaning(price(crate::rules::town::cost(of, false)))
            .at(unit_id(asked(state, ask), of)),
        Pick::Reinforce(of) if ask == Ask::Plague => Say::new(Phrase::new("answer-plague").phrase("unit", unit(of))),
        Pick::Reinforce(of) => {
            let say = Say::new(Phrase::new("answer-reinforce-unit").phrase("unit", unit(of)));
            let seat = asked(state, ask);
            // What a location or proclamation lets reinforce has a price of its own.
            let say = match ask {
                Ask::Act | Ask::Recruit | Ask::Town => {
                    say.meaning(price(crate::rules::town::pack_cost(state, seat, of)))
                }
                _ => say,
            };
            say.at(unit_id(seat, of))
        }
        Pick::Hire(at) => at_hex(Say::new(Phrase::new("answer-hire").phrase("field", place(at))), at)
            .meaning(price(crate::rules::town::HIRING)),
        Pick::BuySpell => {
            let faction = state.player(asked(state, ask)).faction();
            Say::new(Phrase::new("answer-buy-spell"))
                .meaning(price([Building::MageGuild.price(faction), 0, 0]))
                .opening()
        }
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
            let say = Say::new(Phrase::new(key).phrase("card", card(face)));
            match (key, state.looked.as_slice().iter().position(|looked| *looked == face)) {
                ("answer-take", Some(n)) => say.at(format!("looked {}", n + 1)),
                ("answer-discard", _) if ask == Ask::Empower => say.at(power_id(face)),
                ("answer-discard" | "answer-offer-card", _) => say.at(hand_id(face)),
                _ => say,
            }
        }
        Pick::Tile(at, turn) => {
            let say = Say::new(
                Phrase::new("answer-tile").list("tiles", beside(state, at)).number("turn", u16::from(turn) * 60),
            );
            say.at(ghost_id(at, turn)).by(spot_id(at))
        }
        Pick::Field(at) if ask == Ask::Observe => {
            let kind = state.slot_at(at).map_or("far", |slot| state.tiles.as_slice()[slot].tile.kind().key());
            let say = Say::new(Phrase::new("answer-observe").phrase("tile", Phrase::new(format!("hidden-{kind}"))));
            say.at(format!("tile {at}"))
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
        Pick::Peek(heap) => {
            let say = Say::new(Phrase::new("answer-peek").phrase("heap", heap_name(heap))).opening().rarely();
            match crate::rules::retinue::peeker(state, seat) {
                Some(of) => say.at(army_id(seat, of)),
                None => say,
            }
        }
        Pick::Break(at) => Say::new(Phrase::new("answer-break").text("at", at.id())).at(format!("cell {}", at.id())),
        Pick::Cell(at) if ask == Ask::Gate => {
            Say::new(Phrase::new("answer-gate").text("at", at.id())).at(format!("cell {}", at.id()))
        }
        Pick::Cell(at) => Say::new(Phrase::new("answer-to").text("at", at.id())).at(format!("cell {}", at.id())),
        Pick::Activate(at) => fighter(state, "answer-activate", at),
        Pick::Strike(at) => fighter(state, "answer-strike", at),
        Pick::Defend => Say::new(Phrase::new("answer-defend")),
        Pick::Surrender => Say::new(Phrase::new("answer-surrender")).rarely(),
        Pick::Play(face, which) => Say::new(played(face, which)).at(effect_id(face, which)),
        Pick::PlayOn(face, which, at) => {
            let say = fighter(state, "answer-play-on", at).by(effect_id(face, which));
            Say { text: say.text.phrase("play", played(face, which)), ..say }
        }
        Pick::Give(of, to) => Say::new(Phrase::new("answer-give").phrase("unit", unit(of)).seat("to", to))
            .at(army_id(asked(state, ask), of)),
        Pick::Share(of) => {
            Say::new(Phrase::new("answer-share").phrase("unit", unit(of))).at(army_id(asked(state, ask), of))
        }
        Pick::Barter(to) => Say::new(Phrase::new("answer-barter").seat("to", to)).opening(),
        Pick::SwapCards(to) => Say::new(Phrase::new("answer-swap-cards").seat("to", to)).opening(),
        Pick::Hand(what, n) => Say::new(Phrase::new("answer-hand").phrase("what", amount(what, n.into()))),
        Pick::AiCard(card) => Say::new(Phrase::new("answer-ai-card").phrase("card", ai_card(card))),
        Pick::Cast(face) => {
            Say::new(Phrase::new("answer-cast").phrase("card", card(face))).at(effect_id(face, 0)).opening()
        }
        Pick::CastAt(face, at) => {
            let say = fighter(state, "answer-cast-at", at).by(effect_id(face, 0)).opening();
            Say { text: say.text.phrase("card", card(face)), ..say }
        }
    }
}

/// Town actions are the own turn's, or whoever's the window is.
fn asked(state: &State, ask: Ask) -> Seat {
    match (ask, state.frames.top()) {
        (Ask::Town, Some(crate::Frame::Window(_, window))) => window.speaker().unwrap_or(state.active),
        (_, Some(frame)) => crate::rules::ending::owner(frame).unwrap_or(state.active),
        _ => state.active,
    }
}

/// The tiles next to which a tile would lie.
fn beside(state: &State, at: grid::hex::Hex) -> Vec<kernel::Arg> {
    let new = grid::hex::Tile::at(at);
    let near = state.tiles.as_slice().iter().filter(|laid| laid.place().touches(new));
    let name = |laid: &crate::Laid| match laid.is_up {
        true => kernel::Arg::Text(laid.tile.id().into()),
        false => kernel::Arg::Phrase(Box::new(Phrase::new(format!("hidden-{}", laid.tile.kind().key())))),
    };
    near.map(name).collect()
}

fn fighter(state: &State, key: &str, at: crate::Cell) -> Say {
    let name = state.combat.and_then(|combat| combat.on(at).map(|by| unit(combat.fighter(by).unit)));
    let name = name.unwrap_or(Phrase::new("nobody"));
    // H3-AMB-39: the tower lies on no space.
    let target = if at == crate::Cell::TOWER { fighter_id(TOWER) } else { format!("cell {}", at.id()) };
    Say::new(Phrase::new(key).phrase("unit", name).arg("at", space(at))).at(target)
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

pub(super) fn event(event: &Event) -> Phrase {
    let of = |key: &str, seat: Seat| Phrase::new(format!("event-{key}")).seat("seat", seat);
    let by = |key: &str, seat: Seat, main: Hero, walker: u8| of(key, seat).phrase("hero", hero_called(main, walker));
    let of_fighter = |key: &str, which: Unit, at: crate::Cell| {
        Phrase::new(format!("event-{key}")).phrase("unit", unit(which)).arg("at", space(at))
    };
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
        Event::Learned { seat, hero, steps } => by("learned", seat, hero, 0).number("n", steps),
        Event::Level { seat, hero, level } => by("level", seat, hero, 0).number("n", level),
        Event::Morale { seat, up } => of(if up { "morale-up" } else { "morale-down" }, seat),
        Event::SpentMorale { seat } => of("spent-morale", seat),
        Event::Moved { seat, hero, walker, to } => by("moved", seat, hero, walker).text("at", to.to_string()),
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
        Event::Mp { seat, hero, walker } => by("mp", seat, hero, walker),
        Event::Built { seat, what } => of("built", seat).phrase("what", building(what)),
        Event::Recruited { seat, unit: which } => of("recruited", seat).phrase("unit", unit(which)),
        Event::Reinforced { seat, unit: which } => of("reinforced", seat).phrase("unit", unit(which)),
        Event::Hired { seat } => of("hired", seat),
        Event::Used { seat, what } => of("used", seat).phrase("what", building(what)),
        Event::Offered { seat, unit: which } => of("offered", seat).phrase("unit", unit(which)),
        Event::FoundNothing { seat } => of("found-nothing", seat),
        Event::SentAway { unit: which } => Phrase::new("event-sent-away").phrase("unit", unit(which)),
        Event::Rolled { seat, dice, face: n } => {
            of(&format!("rolled-{}", dice.key()), seat).phrase("what", face(dice, n))
        }
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
        Event::Struck { unit: which, on, at, die, damage, back } => {
            let key = if back { "event-struck-back" } else { "event-struck" };
            let text = Phrase::new(key).phrase("unit", unit(which)).phrase("on", unit(on)).arg("at", space(at));
            text.text("die", signed(die)).number("n", damage)
        }
        Event::Shrank { unit: which, at: None } => Phrase::new("event-shrank").phrase("unit", unit(which)),
        Event::Shrank { unit: which, at: Some(at) } => of_fighter("shrank-at", which, at),
        Event::Fell { unit: which, at } => of_fighter("fell", which, at),
        Event::Skipped { unit: which } => Phrase::new("event-skipped").phrase("unit", unit(which)),
        Event::Paralysed { unit: which, at } => of_fighter("paralysed", which, at),
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
            Phrase::new("event-rerolled").phrase("unit", unit(which)).text("die", signed(die))
        }
        Event::Freed { unit: which } => Phrase::new("event-freed").phrase("unit", unit(which)),
        Event::Spared { unit: which } => Phrase::new("event-spared").phrase("unit", unit(which)),
        Event::StrikesAgain { unit: which } => Phrase::new("event-strikes-again").phrase("unit", unit(which)),
        Event::Prevented { card: face } => Phrase::new("event-prevented").phrase("card", card(face)),
        Event::TookBack { seat, card: face } => of("took-back", seat).phrase("card", card(face)),
        Event::Ended { seat, card: face } => of("ended", seat).phrase("card", card(face)),
        Event::Cloaked { unit: which, card: face } => {
            Phrase::new("event-cloaked").phrase("unit", unit(which)).phrase("card", card(face))
        }
        Event::Bared { unit: which, card: face } => {
            Phrase::new("event-bared").phrase("unit", unit(which)).phrase("card", card(face))
        }
        Event::RolledAttackDie { seat, die } => of("rolled-attack-die", seat).text("die", signed(die)),
        Event::Healed { unit: which, at, amount } => of_fighter("healed", which, at).number("n", amount),
        Event::Played { seat, card: face, expert } => {
            let plain = matches!(face.kind(), crate::Kind::Artifact | crate::Kind::Specialty) || !expert;
            of(if plain { "played" } else { "played-expert" }, seat).phrase("card", card(face))
        }
        Event::Cast { seat, card: face } => of("cast", seat).phrase("card", card(face)),
        Event::Burnt { unit: which, at, damage } => of_fighter("burnt", which, at).number("n", damage),
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
