//! *What can I do?*: every legal answer as a button, once, with the number it has on the board.

use crate::answers::Choice;
use crate::board::hex;
use crate::icon::{icon, portrayed};
use crate::replay::ReplayView;
use crate::table::Desk;
use draw::said;
use kernel::Phrase;
use kernel::scene::{Board, Card, Thing};
use maud::{Markup, html};

/// More answers than this, and those of one doer are folded under its name.
const FEW: usize = 12;
/// More of the rare ones than this, and they are folded as well.
const FEW_RARE: usize = 4;

pub(crate) fn list(desk: &Desk<'_>) -> Markup {
    let n = &desk.namer;
    if let Some(replay) = desk.replay {
        return could(desk, replay);
    }
    let all = &desk.choices.all;
    let (rare, main): (Vec<&Choice>, Vec<&Choice>) = all.iter().partition(|choice| choice.rare);
    let head = html! {
        header id="do-head" {
            h2 { (n.word("what-can-i-do")) }
            @if !all.is_empty() { small.wide.press { (n.word("page-press")) " " kbd { "1" } @if all.len() > 1 { "–" kbd { (all.len()) } } } }
            (desk.close())
        }
    };
    let list = html! {
        section.panel.do.a-do id="do" aria-label=(n.word("what-can-i-do")) {
            (desk.part("do-head", head))
            (forms(desk))
            @if all.is_empty() { p.none { (n.word(if desk.view.outcome.is_some() { "game-over" } else { "page-nothing-now" })) } }
            @let groups = grouped(&main);
            @for (i, group) in groups.iter().enumerate() {
                @let id = format!("group-{i}");
                (desk.part(&id, folded(desk, &id, group, all.len() > FEW, groups.len() < 4)))
            }
            @if !rare.is_empty() { (desk.part("rare", rarely(desk, &rare))) }
            (hex::refused(desk))
        }
    };
    desk.part("do", list)
}

fn rarely(desk: &Desk<'_>, rare: &[&Choice]) -> Markup {
    let title = desk.namer.word("also-allowed");
    html! {
        @if rare.len() > FEW_RARE {
            details.group id="rare" open[is_advised(rare)] { summary { h3 { (title) " · " (rare.len()) } } (options(desk, None, rare, 0)) }
        } @else {
            div id="rare" { h3 { (title) } (options(desk, None, rare, 0)) }
        }
    }
}

/// In a replay: what whoever was asked could have answered, to read.
fn could(desk: &Desk<'_>, replay: &ReplayView) -> Markup {
    let n = &desk.namer;
    let list = html! {
        section.panel.do.a-do id="do" aria-label=(n.word("page-could")) {
            header {
                h2 { (n.word("page-could")) }
                small { a href=(replay.address(replay.at, !replay.could)) { (n.word(if replay.could { "page-hide" } else { "page-show" })) } }
                (desk.close())
            }
            @for asked in desk.view.questions.iter().filter(|_| replay.could) {
                h3 { (n.say(&asked.question.text)) }
                ol.opts.read {
                    @for answer in &asked.question.answers { li.opt { span.key aria-hidden="true" { "·" } b { (n.say(&answer.say.text)) } } }
                }
            }
        }
    };
    desk.part("do", list)
}

/// One form for each question; every button of the page that gives an answer belongs to one of them.
fn forms(desk: &Desk<'_>) -> Markup {
    let mut questions: Vec<&Choice> = vec![];
    for choice in &desk.choices.all {
        if !questions.iter().any(|q| q.question == choice.question) {
            questions.push(choice);
        }
    }
    html! {
        @for choice in questions {
            @let (form, id) = (choice.form(), format!("of-{}", choice.form()));
            (desk.part(&form, html! {
                form.answers id=(form) method="post" action=(desk.view.at("answer")) {
                    (desk.site.csrf())
                    (desk.part(&id, html! { input id=(id) type="hidden" name="question" value=(choice.question); }))
                }
            }))
        }
    }
}

/// Neighbours in the list that are done by the same piece or card, or are said in the same words.
fn grouped<'c>(choices: &[&'c Choice]) -> Vec<Vec<&'c Choice>> {
    let mut groups: Vec<Vec<&Choice>> = vec![];
    for &choice in choices {
        match groups.last_mut() {
            Some(group) if group[0].group == choice.group => group.push(choice),
            _ => groups.push(vec![choice]),
        }
    }
    groups
}

fn folded(desk: &Desk<'_>, id: &str, group: &[&Choice], many: bool, few_groups: bool) -> Markup {
    let name = match group[0].by.as_deref() {
        Some(by) => name_of(desk, by).filter(|_| group.len() > 2),
        None => Some(shared_words(group)).filter(|words| group.len() > 5 && words.len() > 4),
    };
    let doer = group[0].by.as_ref().and_then(|_| group[0].portraits.first().copied());
    match name.filter(|_| many) {
        None => options(desk, Some(id), group, 0),
        Some(name) => html! {
            details.group id=(id) open[is_advised(group) || few_groups && group.len() < 2 * FEW] data-by=[group[0].by.as_deref()] {
                summary { @if let Some(portrait) = doer { (portrayed(portrait)) } h3 { (name) } span.range { (group[0].number) "–" (group[group.len() - 1].number) } }
                (options(desk, None, group, usize::from(doer.is_some())))
            }
        },
    }
}

/// Whether a hint points into the group: then it is open.
fn is_advised(group: &[&Choice]) -> bool {
    group.iter().any(|choice| choice.hint.is_some())
}

/// What all answers of a group begin with: "Place a piece on …"
fn shared_words(group: &[&Choice]) -> String {
    let mut shared: Vec<&str> = group[0].text.split(' ').collect();
    for choice in group {
        let same = shared.iter().zip(choice.text.split(' ')).take_while(|(a, b)| **a == *b).count();
        shared.truncate(same);
    }
    if shared.is_empty() { String::new() } else { format!("{} …", shared.join(" ")) }
}

/// Buttons; of the cards an answer names so many stand over the list already, the next one is shown.
fn options(desk: &Desk<'_>, id: Option<&str>, choices: &[&Choice], shown: usize) -> Markup {
    html! {
        ul.opts id=[id] {
            @for choice in choices {
                li {
                    button.opt.rest[choice.rare].hinted[choice.is_best()] id=(choice.anchor()) form=(choice.form()) name="answer" value=(choice.id)
                        data-n=(choice.number) data-at=[choice.target.as_deref()] data-by=[choice.by.as_deref()] data-final[choice.is_final] {
                        span.key aria-hidden="true" { (choice.number) }
                        b { @if let Some(portrait) = choice.portraits.get(shown) { (portrayed(*portrait)) } (choice.text) @if choice.opens { " …" } }
                        @if let Some(meaning) = &choice.meaning { small { (meaning) } }
                        @if let Some((field, ghost)) = hex::ghost_of(desk, choice.target.as_deref()) { (hex::picture(field, ghost)) }
                        @if let Some(hint) = choice.hint { small.advice { (icon("i-hint")) " " (desk.namer.say(&Phrase::new("page-advice").number("rank", hint.rank).number("percent", hint.percent))) } }
                    }
                }
            }
        }
    }
}

/// What the piece or card with an id is called.
fn name_of(desk: &Desk<'_>, id: &str) -> Option<String> {
    let scene = &desk.view.scene;
    if let Some(card) = scene.hand.iter().find(|card| said::card_id(card) == id) {
        return Some(desk.namer.card_name(card));
    }
    scene.boards.iter().find_map(|board| match board {
        Board::Grid(grid) => grid
            .cells
            .iter()
            .flatten()
            .find(|cell| cell.id == id || cell.things.iter().any(|t| said::thing_id(t) == id))
            .map(|cell| placed(desk, cell.things.last(), &cell.place)),
        Board::Hex(field) => {
            let things = || field.fields.iter().flat_map(|f| &f.things);
            let place = field.fields.iter().find(|f| f.id == id).map(|f| placed(desk, f.things.last(), &f.place));
            place.or_else(|| things().find(|t| said::thing_id(t) == id).map(|thing| short_name(desk, thing)))
        }
        Board::Areas(areas) => {
            let thing = areas.iter().flat_map(|area| &area.things).find(|t| said::thing_id(t) == id)?;
            Some(short_name(desk, thing))
        }
    })
}

fn placed(desk: &Desk<'_>, thing: Option<&Thing>, place: &str) -> String {
    match thing {
        Some(thing) => {
            desk.namer.say(&Phrase::new("page-on").text("thing", short_name(desk, thing)).text("place", place))
        }
        None => place.to_string(),
    }
}

fn short_name(desk: &Desk<'_>, thing: &Thing) -> String {
    match thing {
        Thing::Card(card @ Card::Known(_)) => desk.namer.card_name(card),
        Thing::Card(_) | Thing::Piece(_) | Thing::Barrier(_) | Thing::Marker(_) | Thing::Die(_) => {
            desk.namer.thing(thing)
        }
    }
}
