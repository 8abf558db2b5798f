//! `kamen games`: what can be played.

use command::{Common, Exit, json_line};
use kernel::{About, Possible, Values};
use referee::AnyGame;
use serde_json::{Value, json};
use words::{Lang, Words};

pub(crate) fn run(common: &Common) -> Result<(), Exit> {
    let mut practice = false;
    for (i, game) in catalog::games().iter().enumerate() {
        if common.json {
            json_line(&facts(*game));
            continue;
        }
        if i > 0 {
            println!();
        }
        if game.about().practice && !std::mem::replace(&mut practice, true) {
            println!("{}\n", Words::of_program().speaker(common.lang, &[]).word("practice-games"));
        }
        print(*game, common.lang);
    }
    Ok(())
}

fn facts(game: &dyn AnyGame) -> Value {
    let about = game.about();
    let word = |lang, key: &str| game.words().speaker(lang, &[]).word(key);
    let both = |key: &str| json!({ "en": word(Lang::En, key), "cs": word(Lang::Cs, key) });
    let seats = about.modes.iter().flat_map(|m| [*m.seats.start(), *m.seats.end()]);
    let proven = catalog::proven(about.key);
    json!({
        "key": about.key,
        "name": both("game-name"),
        "line": both("game-line"),
        "practice": about.practice,
        "seats": [seats.clone().min(), seats.max()],
        "modes": about.modes.iter().map(|m| json!({
            "key": m.key, "name": both(&format!("mode-{}", m.key)), "seats": [m.seats.start(), m.seats.end()],
        })).collect::<Vec<_>>(),
        "options": about.settings.iter().map(|s| json!({
            "key": s.key, "name": both(&format!("option-{}", s.key)), "default": s.default,
            "values": values(about, &s.values), "depends": depends(&s.values),
        })).collect::<Vec<_>>(),
        "rules": { "total": proven.rules, "proven": proven.rules_proven },
        "cards": { "total": proven.cards, "proven": proven.cards_proven },
    })
}

fn print(game: &dyn AnyGame, lang: Lang) {
    let about = game.about();
    let speaker = game.words().speaker(lang, &[]);
    let other = if lang == Lang::En { Lang::Cs } else { Lang::En };
    println!("{}  {} / {}", about.key, speaker.word("game-name"), game.words().speaker(other, &[]).word("game-name"));
    println!("  {}", speaker.word("game-line"));
    for mode in about.modes {
        let seats = match (mode.seats.start(), mode.seats.end()) {
            (least, most) if least == most => least.to_string(),
            (least, most) => format!("{least}–{most}"),
        };
        println!("  --mode {} ({}), --seats {seats}", mode.key, speaker.word(&format!("mode-{}", mode.key)));
    }
    for setting in about.settings {
        let name = speaker.word(&format!("option-{}", setting.key));
        let on = if depends(&setting.values) { format!("; {}", speaker.word("option-depends")) } else { String::new() };
        println!("  --option {}={} ({name}: {}{on})", setting.key, setting.default, values(about, &setting.values));
    }
    let proven = catalog::proven(about.key);
    println!(
        "  rules proven {}/{}, cards proven {}/{}",
        proven.rules_proven, proven.rules, proven.cards_proven, proven.cards
    );
}

fn depends(values: &Values) -> bool {
    matches!(values, Values::Depends(_))
}

/// What a setting may be; of one that depends on others, in the first mode where it applies.
fn values(about: &About, values: &Values) -> String {
    let modes = about.modes.iter().map(|mode| about.choices(Some(mode.key), None, &[]).setup);
    match modes.into_iter().find_map(|usual| values.possible(&usual)) {
        Some(Possible::Number(range)) => format!("{}–{}", range.start(), range.end()),
        Some(Possible::OneOf(words)) => words.join("|"),
        Some(Possible::EachSeat(words)) => format!("{} …", words.join("|")),
        Some(Possible::Text(words)) => format!("{}|…", words.join("|")),
        Some(Possible::Legacy) | None => "…".into(),
    }
}
