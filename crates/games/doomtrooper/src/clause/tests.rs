//! What can be said of the entries of all cards.

use super::*;

#[test]
fn a_card_says_something_unless_its_facts_say_all() {
    for face in Face::all() {
        assert_eq!(face.entry().is_empty(), face.printed().is_plain, "{}", face.id());
    }
}

#[test]
fn every_card_is_there_once() {
    let mut ids: Vec<&str> = Face::all().map(Face::id).collect();
    ids.sort_unstable();
    assert!(ids.windows(2).all(|two| two[0] != two[1]));
    assert_eq!(ids.len(), 671);
    assert!(Face::all().all(|face| Face::named(face.id()) == Some(face)));
}

/// Whether a card is clauses alone: no function of its own acts on the table. What only reads a position may be one.
fn is_data(entry: &[Clause]) -> bool {
    let does = |all: &[Do]| !all.iter().any(|one| matches!(one, Do::Run(_)));
    entry.iter().all(|clause| match clause {
        Clause::Does(Do::Run(_)) | Clause::Names(_) | Clause::After(..) | Clause::Claims(_) => false,
        Clause::Then(_, all) | Clause::ThenIf(_, _, all) => does(all),
        Clause::Use(what) => {
            does(what.does) && what.names.is_none() && what.lasts.is_none_or(|(_, clauses)| is_data(clauses))
        }
        Clause::Lasts(_, clauses)
        | Clause::LastsOnEach(_, _, clauses)
        | Clause::Haunts(clauses)
        | Clause::Worn(clauses) => is_data(clauses),
        Clause::Mission(goal) => !matches!(goal.reward, Reward::Instead(_)),
        _ => true,
    })
}

#[test]
fn four_cards_of_five_are_clauses_alone() {
    let (all, data) = Face::all().fold((0, 0), |(all, data), face| (all + 1, data + u32::from(is_data(face.entry()))));
    assert!(5 * data >= 4 * all, "{data} of {all}");
}
