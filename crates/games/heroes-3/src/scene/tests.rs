//! What a scene says of cards and numbers, held against what the rules do.

use super::numbers;
use crate::rules::moments::why_not;
use crate::rules::sums;
use crate::state::{Stage, State};
use crate::words::faces;
use crate::{Ask, Event, Heroes3, Pick};
use kernel::{Answer, Game, Live, Luck, Seat, Who};
use std::collections::BTreeSet;

/// Games in which everybody answers by luck: what stands at every question is looked at.
fn games(seeds: std::ops::Range<u64>, questions: usize, mut look: impl FnMut(&Live<Heroes3>)) {
    for seed in seeds {
        let mut luck = Luck::new(seed);
        let setup = Heroes3::about().setup(None, Some(2), &[]).expect("the default table");
        let mut live = Live::<Heroes3>::new(Heroes3::setup(&setup).expect("it is set up")).expect("it begins");
        for _ in 0..questions {
            look(&live);
            if live.outcome().is_some() {
                break;
            }
            if live.waits_for_chance() {
                live.deal(&mut luck).expect("luck has no faults");
                continue;
            }
            let question = &live.pending()[0];
            let Who::Seat(seat) = question.who else { continue };
            // Towards combats: whoever can go or strike does so more often than not.
            let bold = |answer: &&Answer<Pick>| {
                matches!(answer, Answer::Pick(Pick::Move(..) | Pick::Strike(_) | Pick::Deploy(..)))
            };
            let bold: Vec<_> = question.options.iter().filter(bold).copied().collect();
            let all = if bold.is_empty() || luck.below(3) == 0 { question.options.to_vec() } else { bold };
            let answer = all[luck.below(all.len() as u32) as usize];
            live.answer(seat, answer).expect("no fault").expect("what is offered is taken");
        }
    }
}

/// Questions at which cards are played.
fn is_for_cards(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Act
            | Ask::Fight
            | Ask::Instant
            | Ask::Face
            | Ask::Doomed
            | Ask::Answer
            | Ask::CastNow
            | Ask::Raise
            | Ask::Skip
            | Ask::Empower
    )
}

#[test]
fn a_card_says_why_it_cannot_be_played_exactly_when_it_cannot() {
    let (mut looked, mut reasons) = (0, BTreeSet::new());
    games(0..40, 900, |live| {
        let Some(question) = live.pending().first() else { return };
        let Who::Seat(seat) = question.who else { return };
        let state: &State = live.state();
        // The neutral units of another player's combat are led without cards.
        let leads = state
            .combat
            .is_none_or(|combat| combat.by == seat || combat.foe == seat && !combat.is_neutral(crate::Party::Defender));
        if !is_for_cards(question.ask) || !leads {
            return;
        }
        for &face in state.player(seat).hand.as_slice() {
            for which in 0..faces::effects(face) {
                let plays = |answer: &Answer<Pick>| match answer {
                    Answer::Pick(Pick::Play(f, w) | Pick::PlayOn(f, w, _)) => (*f, *w) == (face, which),
                    Answer::Pick(Pick::Cast(f) | Pick::CastAt(f, _)) => *f == face,
                    _ => false,
                };
                let offered = question.options.iter().any(plays);
                let why = why_not(state, seat, face, which);
                let said = format!("{:?}: {} {which}: {why:?}, offered {offered}", question.ask, face.id());
                assert_eq!(why.is_none(), offered, "{said}\n{:?}", state.combat.map(|combat| combat.stage));
                looked += 1;
                reasons.extend(why.map(|why| format!("{why:?}")));
            }
        }
    });
    assert!(looked > 2000, "{looked} effects were looked at");
    assert!(reasons.len() > 12, "{reasons:?}");
}

#[test]
fn damage_lies_within_what_was_foretold() {
    let (mut foretold, mut told, mut seen) = (None, 0, 0);
    games(0..60, 900, |live| {
        let struck = live.told()[told.min(live.told().len())..].iter().find_map(|told| match told.event {
            Event::Struck { damage, .. } => Some(damage),
            _ => None,
        });
        told = live.told().len();
        if let (Some((low, high)), Some(damage)) = (foretold, struck) {
            assert!((low..=high).contains(&damage), "{damage} is not within {low} and {high}");
            seen += 1;
            foretold = None;
        }
        let Some(combat) = &live.state().combat else {
            foretold = None;
            return;
        };
        match combat.stage {
            Stage::Blow(blow) if live.waits_for_chance() => {
                foretold = Some(sums::forecast(live.state(), combat, blow));
                let sum = numbers::sum(live.state(), combat).expect("an attack goes on");
                // A defense never falls below 0; an attack may, by its die.
                for (number, least) in [(&sum.left, i32::MIN), (&sum.right, 0)] {
                    let low: i32 = number.parts.iter().map(|part| part.amount).sum();
                    let high: i32 = number.parts.iter().map(|part| part.up_to.unwrap_or(part.amount)).sum();
                    let said = (number.value, number.up_to.unwrap_or(number.value));
                    assert_eq!((low.max(least), high.max(least)), said, "{number:?}");
                }
            }
            // Somebody may change the dice.
            _ if !live.waits_for_chance() => foretold = None,
            _ => {}
        }
    });
    assert!(seen > 50, "{seen} attacks were seen");
}

/// A seat sees its own hand, and nobody else's.
#[test]
fn the_hand_is_the_own() {
    games(0..3, 200, |live| {
        for seat in Seat::all(2) {
            let scene = super::scene(live.state(), kernel::Viewer::Seat(seat));
            assert_eq!(scene.hand.len(), live.state().player(seat).hand.len());
        }
        assert!(super::scene(live.state(), kernel::Viewer::Spectator).hand.is_empty());
    });
}
