//! What people see and read: ids and words for everything that is asked and told.

mod reading;
mod told;

use crate::event::Event;
use crate::notation::{self, seat_id};
use crate::printed::{Ability, CHANGED, Effect, Kind, Phase};
use crate::rules::dice::{self, FACES};
use crate::rules::turn;
use crate::state::{CardId, State, Step};
use crate::{Ask, Face, Pick, SummonerWars2, Why, scene};
use grid::{Cell, place};
use kernel::scene::{Asking, Dice, Die, DieFace, Icon, Scene};
use kernel::{
    Because, CardFacts, DeckCheck, DeckList, Facts, Id, Lines, Luck, Malformed, Phrase, Rule, Say, Seat, Show, Stirs,
    Viewer,
};

impl Show for SummonerWars2 {
    fn write(state: &State, viewer: Viewer, facts: &mut Facts) {
        notation::write(state, viewer, facts);
    }

    fn read(lines: &mut Lines) -> Result<State, Malformed> {
        notation::read(lines)
    }

    fn fact(state: &State, _: Viewer, name: &str) -> Option<String> {
        notation::fact(state, name)
    }

    fn seat_id(seat: Seat) -> String {
        seat_id(seat).into()
    }

    fn seat_name(seat: Seat) -> Option<Phrase> {
        Some(Phrase::new(format!("seat-{}", seat_id(seat))))
    }

    fn ask_id(ask: Ask) -> &'static str {
        match ask {
            Ask::First => "first",
            Ask::Shuffle => "shuffle",
            Ask::Die => "die",
            Ask::Act(phase) => phase.key(),
            Ask::Path => "path",
            Ask::Order => "order",
            Ask::Target(_) => "target",
            Ask::Choose(_) => "choose",
            Ask::Force(_) => "force",
            Ask::Space(_) => "space",
            Ask::Card(_) => "card",
            Ask::Attack => "whom",
        }
    }

    fn pick_id(state: &State, pick: Pick) -> String {
        let at = |id: Id, card: CardId| on(state, id, card);
        let to = |id: Id, cell: Cell| id.pair(cell.row(), cell.column());
        let id = match pick {
            Pick::End => Id::new("end"),
            Pick::Summon(face, cell) => to(Id::new("summon ").then(face.id()).then(" at "), cell),
            Pick::Build(face, cell) => to(Id::new("build ").then(face.id()).then(" at "), cell),
            Pick::Play(face) => Id::new("play ").then(face.id()),
            Pick::Move(card, cell) => to(at(Id::new("move "), card).then(" to "), cell),
            Pick::Attack(card, target) => at(at(Id::new("attack "), card).then(" at "), target),
            Pick::Use(card, ability) => at(Id::new(ability.key()).then(" "), card),
            Pick::Discard(face) => Id::new("discard ").then(face.id()),
            Pick::Object(card) => at(Id::new(""), card),
            Pick::Cell(cell) => to(Id::new(""), cell),
            Pick::Card(face) => Id::new(face.id()),
            Pick::Slide(card, cell) => to(at(Id::new("force "), card).then(" to "), cell),
            Pick::Offer(offer) => Id::new(&offer.key().replace('-', " ")),
            Pick::Trigger(card, why, about, _) => {
                let id = at(Id::new(&why_id(why)).then(" "), card);
                about.map_or(id.clone(), |cell| to(id.then(" about "), cell))
            }
        };
        id.text()
    }

    fn face_id(ask: Ask, face: u32) -> String {
        match ask {
            Ask::Die => FACES[face as usize].into(),
            Ask::First => seat_id(Seat(face as u8)).into(),
            _ => (face + 1).to_string(),
        }
    }

    fn is_word(word: &str) -> bool {
        reading::is_word(word)
    }

    fn is_answer(words: &[&str]) -> bool {
        reading::is_answer(words)
    }

    fn event_id(event: &Event) -> String {
        told::event_id(event)
    }

    fn rule(ask: Ask) -> Rule {
        Rule(match ask {
            Ask::First => "SW2-SETUP-7",
            Ask::Shuffle => "SW2-SETUP-6",
            Ask::Die => "SW2-ATTACK-9",
            Ask::Act(Phase::Summon) => "SW2-SUMMON-1",
            Ask::Act(Phase::Move) => "SW2-MOVE-1",
            Ask::Act(Phase::Build) => "SW2-BUILD-1",
            Ask::Act(Phase::Attack) => "SW2-ATTACK-1",
            Ask::Act(Phase::Magic) => "SW2-MAGIC-6",
            Ask::Act(Phase::Draw) => "SW2-DRAW-7",
            Ask::Path => "SW2-MOVE-4",
            Ask::Order => "SW2-TIMING-1",
            Ask::Target(_) | Ask::Choose(_) | Ask::Space(_) | Ask::Card(_) => "SW2-TIMING-10",
            Ask::Force(_) => "SW2-FORCE-2",
            Ask::Attack => "SW2-ATTACK-3",
        })
    }

    fn no_candidate(state: &State, ask: Ask, words: &[&str]) -> Because {
        reading::why_not(state, ask, words)
    }

    fn question(state: &State, seat: Seat, ask: Ask) -> Phrase {
        let phrase = Phrase::new(format!("ask-{}", Self::ask_id(ask)));
        match ask {
            Ask::Act(Phase::Move) => phrase.number("left", 3 - i64::from(state.movers.min(3))),
            Ask::Act(Phase::Attack) => phrase.number("left", 3 - i64::from(state.attackers.min(3))),
            Ask::Act(Phase::Draw) if state.step == Step::Drawn => Phrase::new("ask-drawn"),
            Ask::Act(Phase::Summon) => phrase.number("magic", state.magic[seat.index()]),
            Ask::Force(why) => {
                let phrase = phrase.phrase("why", who_words(state, why));
                match state.forced.and_then(|card| Some((name(state.face(card)), state.cell(card)?))) {
                    Some((card, cell)) => phrase.phrase("card", card).text("place", place(cell)),
                    None => phrase,
                }
            }
            // First who is to hit, then for each of them whom: the latter names the unit.
            Ask::Target(Why::Effect(Effect::Purge)) if state.acting.is_none() => Phrase::new("ask-purge"),
            Ask::Target(why) | Ask::Choose(why) | Ask::Space(why) | Ask::Card(why) => {
                phrase.phrase("why", who_words(state, why))
            }
            Ask::Path | Ask::Attack => match whose(state) {
                Some((card, cell)) => {
                    Phrase::new(format!("{}-of", phrase.key)).phrase("card", card).text("place", place(cell))
                }
                None => phrase,
            },
            _ => phrase,
        }
    }

    fn detail(state: &State, _: Seat, ask: Ask) -> Option<Phrase> {
        match ask {
            Ask::Target(why) | Ask::Choose(why) | Ask::Force(why) | Ask::Space(why) | Ask::Card(why) => {
                about_words(state, why)
            }
            _ => None,
        }
    }

    fn is_idle(state: &State, seat: Seat, ask: Ask) -> bool {
        matches!(ask, Ask::Act(phase) if turn::is_idle(state, seat, phase))
    }

    fn asking(_: &State, _: Seat, ask: Ask) -> Asking {
        // After these answers dice fall or cards are drawn.
        let is_final = matches!(ask, Ask::Attack | Ask::Act(Phase::Attack | Phase::Magic | Phase::Draw));
        Asking { is_final, ..Asking::default() }
    }

    fn pick(state: &State, ask: Ask, pick: Pick) -> Say {
        let say = say(state, ask, pick);
        if matches!(pick, Pick::Use(..)) { say.opening() } else { say }
    }

    fn pass(_: &State, ask: Ask) -> Say {
        Say::new(Phrase::new(match ask {
            Ask::Target(_) => "answer-nobody",
            Ask::Path => "answer-stop",
            _ => "answer-no",
        }))
    }

    fn stirs(state: &State, event: &Event, seat: Seat) -> Stirs {
        event.stirs(state, seat)
    }

    fn event(event: &Event) -> Phrase {
        told::event_words(event)
    }

    fn refusal(state: &State, _: Ask, pick: Pick, rule: Rule) -> Option<Phrase> {
        let price = match pick {
            Pick::Summon(face, _) | Pick::Build(face, _) | Pick::Play(face) => face.printed().cost,
            _ => None,
        };
        Some(match price.filter(|_| ["SW2-SUMMON-4", "SW2-MAGIC-3"].contains(&rule.0)) {
            Some(cost) => {
                Phrase::new("no-magic").number("cost", cost).number("magic", state.magic[state.active.index()])
            }
            None => Phrase::new(format!("no-{rule}")),
        })
    }

    fn thrown(event: &Event) -> Vec<Die> {
        match event {
            Event::Rolled { dice, counts, .. } => {
                dice.iter().map(|&face| die(face, Some(counts.of(&[face]) > 0))).collect()
            }
            _ => vec![],
        }
    }

    fn die_faces() -> Vec<Dice> {
        let dice = (0..6).map(|face| die(face, None)).collect();
        vec![Dice { id: "die".into(), label: Phrase::new("attack-die"), dice }]
    }

    fn scene(state: &State, viewer: Viewer) -> Scene {
        scene::scene(state, viewer)
    }

    fn cards() -> Vec<CardFacts> {
        Face::all().map(scene::card_facts).collect()
    }

    fn random_deck(luck: &mut Luck) -> Option<String> {
        let summoners: Vec<Face> = Face::all().filter(|f| f.printed().kind == Kind::Summoner).collect();
        let summoner = summoners[luck.below(summoners.len() as u32) as usize];
        Some(crate::Deck::random(summoner, luck).list().to_string())
    }

    fn check_deck(text: &str) -> Option<Result<DeckCheck, Malformed>> {
        Some(crate::Deck::parse(text).map(|deck| deck.check()))
    }

    fn ready_decks() -> Vec<(Phrase, DeckList)> {
        let deck =
            |faction| Some((Phrase::new(format!("faction-{faction}")), crate::Deck::ready_made(faction)?.list()));
        crate::factions().filter_map(deck).collect()
    }
}

/// A card, and where it is if it is on the battlefield.
fn on(state: &State, id: Id, card: CardId) -> Id {
    let id = id.then(state.face(card).id());
    match state.cell(card) {
        Some(cell) => id.then("@").pair(cell.row(), cell.column()),
        None => id,
    }
}

fn why_id(why: Why) -> String {
    match why {
        Why::Ability(ability) => ability.key().into(),
        Why::Effect(effect) => effect.key().into(),
        Why::Inaction => "inaction".into(),
    }
}

// ---- words ----

pub(crate) fn name(face: Face) -> Phrase {
    Phrase::new(format!("card-{}", face.id()))
}

pub(crate) fn why_words(why: Why) -> Phrase {
    match why {
        Why::Ability(ability) => Phrase::new(format!("ability-{}", ability.key())),
        Why::Effect(effect) => Phrase::new(format!("card-{}", effect.key())),
        Why::Inaction => Phrase::new("inaction"),
    }
}

/// Whose question it is, and where it stands.
fn whose(state: &State) -> Option<(Phrase, Cell)> {
    state.acting.and_then(|card| Some((name(state.face(card)), state.cell(card)?)))
}

/// What acts: an ability or an event, with whose it is or for whom it works just now.
fn who_words(state: &State, why: Why) -> Phrase {
    match whose(state) {
        Some((card, cell)) => {
            Phrase::new("who-acts").phrase("why", why_words(why)).phrase("card", card).text("place", place(cell))
        }
        None => why_words(why),
    }
}

/// What an ability does, as the cards in play have it: the first printing or the later text.
pub(crate) fn ability_words(state: &State, ability: Ability) -> Phrase {
    let which = if state.revised && CHANGED.has(ability) { "later" } else { "about" };
    Phrase::new(format!("{which}-{}", ability.key()))
}

fn about_words(state: &State, why: Why) -> Option<Phrase> {
    match why {
        Why::Ability(ability) => Some(ability_words(state, ability)),
        Why::Effect(effect) => Some(Phrase::new(format!("text-{}", effect.key()))),
        Why::Inaction => None,
    }
}

/// The scene's id of a space or of a card in hand.
pub(crate) fn cell_id(cell: Cell) -> String {
    format!("cell {cell}")
}

fn say(state: &State, ask: Ask, pick: Pick) -> Say {
    let card = |card: CardId| name(state.face(card));
    let on = |c: CardId| state.cell(c).map(place).unwrap_or_default();
    let target = |c: CardId| state.cell(c).map(cell_id).unwrap_or_default();
    match pick {
        Pick::End => match ask {
            Ask::Act(_) if state.step == Step::Drawn => Say::new(Phrase::new("answer-end-turn")),
            Ask::Act(phase) => {
                let phrase = Phrase::new(format!("answer-end-{}", phase.key()));
                let say = Say::new(phrase);
                let idle = phase == Phase::Attack && !state.attacked_enemy;
                if idle { say.meaning(Phrase::new("costs-inaction")) } else { say }
            }
            _ => Say::new(Phrase::new("answer-no")),
        },
        Pick::Summon(face, cell) => {
            let phrase = Phrase::new("answer-summon").phrase("card", name(face)).text("place", place(cell));
            costs(Say::new(phrase), face).by(hand_id(face)).at(cell_id(cell))
        }
        Pick::Build(face, cell) => {
            let phrase = Phrase::new("answer-build").phrase("card", name(face)).text("place", place(cell));
            costs(Say::new(phrase), face).by(hand_id(face)).at(cell_id(cell))
        }
        Pick::Play(face) => {
            costs(Say::new(Phrase::new("answer-play").phrase("card", name(face))), face).at(hand_id(face))
        }
        Pick::Move(c, cell) => {
            let phrase =
                Phrase::new("answer-move").phrase("card", card(c)).text("from", on(c)).text("place", place(cell));
            Say::new(phrase).by(target(c)).at(cell_id(cell))
        }
        Pick::Attack(c, whom) => {
            let phrase = Phrase::new("answer-attack").phrase("card", card(c)).text("from", on(c));
            let say = Say::new(phrase.phrase("target", card(whom)).text("place", on(whom)));
            let say = say.by(target(c)).at(target(whom));
            let dice = Phrase::new("with-dice")
                .number("n", state.strength(c, Some(whom)))
                .number("life", state.remaining(whom));
            let is_own = state.controller(c) == state.controller(whom);
            match state.printed(whom).kind {
                _ if !is_own => say.meaning(dice),
                Kind::Summoner => say.meaning(Phrase::new("own-summoner").phrase("dice", dice)).rarely(),
                _ => say.meaning(Phrase::new("own-target").phrase("dice", dice)).rarely(),
            }
        }
        Pick::Use(c, ability) => {
            let phrase = Phrase::new("answer-use").phrase("card", card(c)).text("place", on(c));
            Say::new(phrase.phrase("ability", why_words(Why::Ability(ability)))).at(target(c))
        }
        Pick::Discard(face) => Say::new(Phrase::new("answer-discard").phrase("card", name(face))).at(hand_id(face)),
        Pick::Object(c) => {
            Say::new(Phrase::new("answer-object").phrase("card", card(c)).text("place", on(c))).at(target(c))
        }
        Pick::Cell(cell) => Say::new(Phrase::new("answer-cell").text("place", place(cell))).at(cell_id(cell)),
        Pick::Card(face) => Say::new(Phrase::new("answer-card").phrase("card", name(face))).at(hand_id(face)),
        Pick::Slide(c, cell) => {
            let phrase = Phrase::new("answer-force").phrase("card", card(c)).text("place", place(cell));
            Say::new(phrase).by(target(c)).at(cell_id(cell))
        }
        Pick::Offer(offer) => Say::new(Phrase::new(format!("offer-{}", offer.key()))),
        Pick::Trigger(c, why, about, whom) => {
            let stands = state.cell(c).is_some();
            let (key, where_to) = match about {
                Some(about) if stands && whom.is_some() => ("answer-trigger-about", place(about)),
                Some(about) => ("answer-trigger", place(about)),
                None if stands => ("answer-trigger", on(c)),
                None => ("answer-trigger-event", String::new()),
            };
            // An event that is about somebody names whom: its own name is the first word already.
            let doer = whom.filter(|_| key == "answer-trigger" && !stands).unwrap_or(c);
            let phrase = Phrase::new(key).phrase("why", why_words(why)).phrase("card", card(doer));
            let phrase = match whom {
                Some(whom) => phrase.phrase("whom", card(whom)),
                None => phrase,
            };
            let say = Say::new(phrase.text("from", on(c)).text("place", where_to));
            if stands { say.at(target(c)) } else { say }
        }
    }
}

fn costs(say: Say, face: Face) -> Say {
    match face.printed().cost {
        Some(cost) if cost > 0 => say.meaning(Phrase::new("costs-magic").number("n", cost)),
        _ => say,
    }
}

fn face_words(face: u8) -> Phrase {
    Phrase::new(format!("die-{}", FACES[usize::from(face)].replace('+', "-")))
}

/// A die as it fell, and whether what it shows counts.
fn die(face: u8, counts: Option<bool>) -> Die {
    Die::fallen(face_words(face), DieFace::Icons(dice::signs(face).map(Icon).collect()), counts)
}

pub(crate) fn hand_id(face: Face) -> String {
    format!("hand {}", face.id())
}
