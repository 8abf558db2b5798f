//! Every table must come out whole in both drawings: well-formed, without escape codes, with every answer on it.

mod tables;

use draw::{Ink, Theme, svg, text};
use insta::assert_snapshot;
use tables::Laid;
use words::Lang;

fn plain(laid: &Laid) -> String {
    laid.shown(|picture| text(picture, Ink::Plain))
}

#[test]
fn plain_text_has_no_escape_codes_and_coloured_text_says_the_same() {
    for laid in tables::all() {
        let plain = plain(&laid);
        assert!(!plain.contains('\u{1b}'), "{}", laid.name);
        let coloured = laid.shown(|picture| text(picture, Ink::Colour));
        let trimmed = |text: &str| text.lines().map(|l| l.trim_end().to_string()).collect::<Vec<_>>();
        assert_eq!(trimmed(&without_codes(&coloured)), trimmed(&plain), "{}", laid.name);
    }
}

fn without_codes(text: &str) -> String {
    let mut out = String::new();
    let mut in_code = false;
    for letter in text.chars() {
        match letter {
            '\u{1b}' => in_code = true,
            'm' if in_code => in_code = false,
            other if !in_code => out.push(other),
            _ => {}
        }
    }
    out
}

#[test]
fn every_file_is_well_formed_and_needs_no_other() {
    for laid in tables::all() {
        for theme in [Theme::Light, Theme::Dark] {
            let file = laid.shown(|picture| svg(picture, theme));
            let document = roxmltree::Document::parse(&file).unwrap_or_else(|e| panic!("{}: {e}", laid.name));
            for node in document.descendants() {
                let Some(href) = node.attribute("href") else { continue };
                let id = href.strip_prefix('#').expect("only symbols of the file itself");
                assert!(document.descendants().any(|n| n.attribute("id") == Some(id)), "{}: no {id}", laid.name);
            }
            assert!(!file.contains('⟨') && !file.contains("NaN"), "{}: a word or number is missing", laid.name);
        }
    }
}

#[test]
fn every_answer_stands_in_the_text() {
    for laid in tables::all() {
        let text = plain(&laid);
        for answer in laid.question.iter().flat_map(|q| &q.answers) {
            assert!(text.contains(&answer.text), "{}: {}", laid.name, answer.text);
        }
    }
}

#[test]
fn every_answer_that_points_at_a_cell_has_its_number_there() {
    let laid = tables::connect_four("connect-four", "dcdedcceff", Lang::En);
    let file = laid.shown(|picture| svg(picture, Theme::Light));
    for answer in laid.question.iter().flat_map(|q| &q.answers) {
        let number = format!(">{}</text>", answer.number);
        // The edge of the board names its rows by number too; seven columns and six rows leave at least these two.
        assert!(file.matches(&number).count() >= 2, "{}", answer.number);
    }
}

#[test]
fn more_answers_than_fit_end_in_a_count() {
    let file = tables::fullest().shown(|picture| svg(picture, Theme::Light));
    // On the board beside the first numbers of a cell, and at the end of the list.
    assert!(file.contains(">+298</text>") && file.matches(">+").count() > 2);
    assert!(file.contains(">299</text>"), "a rare answer keeps its place");
}

#[test]
fn nothing_lies_outside_the_page() {
    for laid in tables::all() {
        let file = laid.shown(|picture| svg(picture, Theme::Dark));
        let document = roxmltree::Document::parse(&file).unwrap();
        let number = |text: Option<&str>| text.and_then(|t| t.parse::<f64>().ok());
        let high = number(document.root_element().attribute("height")).unwrap();
        for text in document.descendants().filter(|node| node.has_tag_name("text")) {
            let (x, y) = (number(text.attribute("x")).unwrap(), number(text.attribute("y")).unwrap());
            let inside = (0.0..=1440.0).contains(&x) && (0.0..=high).contains(&y);
            assert!(inside, "{}: {:?} at {x} {y} of {high}", laid.name, text.text());
        }
    }
}

#[test]
fn connect_four_in_the_middle_of_a_game() {
    assert_snapshot!(plain(&tables::connect_four("connect-four", "dcdedcceff", Lang::En)));
}

#[test]
fn connect_four_won() {
    assert_snapshot!(plain(&tables::connect_four("connect-four-won", "dcdcdcd", Lang::Cs)));
}

#[test]
fn liars_dice_with_the_others_dice_hidden() {
    let text = plain(&tables::liars_dice(Lang::Cs));
    assert!(text.contains("[2] [5] [5] [6]"), "{text}");
    assert_eq!(text.matches("[?]").count(), 9, "{text}");
}

#[test]
fn six_seats_with_dice() {
    assert_snapshot!(plain(&tables::six_with_dice()));
}

#[test]
fn cards_on_a_board_and_in_the_hand() {
    assert_snapshot!(plain(&tables::hand_of_cards()));
}

#[test]
fn areas_with_cards_and_everything_beside_them() {
    assert_snapshot!(plain(&tables::areas_with_cards()));
}

#[test]
fn a_combat_between_camps() {
    assert_snapshot!(plain(&tables::camps()));
}

#[test]
fn what_can_be_pointed_at_in_a_camp_has_its_number_there() {
    let laid = tables::camps();
    let file = laid.shown(|picture| svg(picture, Theme::Light));
    for answer in laid.question.iter().flat_map(|q| &q.answers) {
        let number = format!(">{}</text>", answer.number);
        // In the list and on the table; the stages of the combat are numbered, too.
        assert!(file.matches(&number).count() >= 3, "{}: {}", answer.number, answer.text);
    }
}

#[test]
fn every_camp_is_drawn_whole() {
    let laid = tables::six_camps();
    let file = laid.shown(|picture| svg(picture, Theme::Light));
    let warriors: usize = (1..=6).map(|n| n + 2).sum();
    assert_eq!(file.matches("<title>Venusian Ranger</title>").count(), warriors);
}

#[test]
fn an_arena_without_corners() {
    assert_snapshot!(plain(&tables::arena()));
}

#[test]
fn hexes_as_a_list() {
    assert_snapshot!(plain(&tables::hexes()));
}

/// Look at them: `KAMEN_LOOK=1 cargo test -p kamen-draw` writes every table into the temporary folder.
#[test]
fn tables_can_be_looked_at() {
    if std::env::var_os("KAMEN_LOOK").is_none() {
        return;
    }
    for laid in tables::all() {
        for (theme, name) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
            let path = std::env::temp_dir().join(format!("kamen-{}-{name}.svg", laid.name));
            std::fs::write(path, laid.shown(|picture| svg(picture, theme))).unwrap();
        }
        std::fs::write(std::env::temp_dir().join(format!("kamen-{}.txt", laid.name)), plain(&laid)).unwrap();
        let coloured = laid.shown(|picture| text(picture, Ink::Colour));
        std::fs::write(std::env::temp_dir().join(format!("kamen-{}.ansi", laid.name)), coloured).unwrap();
    }
}
