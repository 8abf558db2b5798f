//! What stands beside the pages: one stylesheet, one script, one picture. Named by their content, so that a browser may
//! keep them for ever.

use kernel::About;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher};

const LOOK: &[&str] = &[
    include_str!("../assets/look.css"),
    include_str!("../assets/page.css"),
    include_str!("../assets/faces.css"),
    include_str!("../assets/camp.css"),
    include_str!("../assets/fight.css"),
    include_str!("../assets/acting.css"),
    include_str!("../assets/follow.css"),
    include_str!("../assets/phone.css"),
    include_str!("../assets/reference.css"),
    include_str!("../assets/room.css"),
    include_str!("../assets/people.css"),
    include_str!("../assets/atlas.css"),
];
/// One script, written by concern; what begins comes last.
const SCRIPT: &str = concat!(
    include_str!("../assets/script/page.js"),
    include_str!("../assets/script/motion.js"),
    include_str!("../assets/script/live.js"),
    include_str!("../assets/script/act.js"),
    include_str!("../assets/script/drag.js"),
    include_str!("../assets/script/keys.js"),
    include_str!("../assets/script/look.js"),
    include_str!("../assets/script/told.js"),
    include_str!("../assets/script/follow.js"),
    include_str!("../assets/script/talk.js"),
    include_str!("../assets/script/pan.js"),
    include_str!("../assets/script/room.js"),
    include_str!("../assets/script/notice.js"),
    include_str!("../assets/script/replay.js"),
    include_str!("../assets/script/new_table.js"),
    include_str!("../assets/script/decks.js"),
    include_str!("../assets/script/begin.js"),
);

/// One file as it is served.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    pub bytes: Vec<u8>,
    pub mime: &'static str,
    /// Of the content; also part of the file's name.
    pub hash: String,
}

/// Every file the pages need, under the name it is served by.
#[derive(Clone, Debug)]
pub struct Assets {
    files: BTreeMap<String, Asset>,
    look: String,
    script: String,
    mark: String,
}

impl Assets {
    /// The stylesheet knows each game's colours, so the games have to be named once.
    pub fn new<'a>(games: impl IntoIterator<Item = &'a About>) -> Assets {
        let mut assets =
            Assets { files: BTreeMap::new(), look: String::new(), script: String::new(), mark: String::new() };
        let themes: String = games.into_iter().map(theme).collect();
        assets.look = assets.add("look", "css", "text/css; charset=utf-8", tight(&(LOOK.concat() + &themes)));
        assets.script = assets.add("kamen", "js", "text/javascript; charset=utf-8", dense(SCRIPT));
        assets.mark = assets.add("kamen", "svg", "image/svg+xml", mark());
        assets
    }

    /// A file by what stands after `/assets/` in its address.
    pub fn get(&self, name: &str) -> Option<&Asset> {
        self.files.get(name)
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    pub(crate) fn look(&self) -> &str {
        &self.look
    }

    pub(crate) fn script(&self) -> &str {
        &self.script
    }

    pub(crate) fn mark(&self) -> &str {
        &self.mark
    }

    fn add(&mut self, name: &str, ending: &str, mime: &'static str, text: String) -> String {
        let mut hasher = DefaultHasher::new();
        hasher.write(text.as_bytes());
        let hash = format!("{:016x}", hasher.finish());
        let file = format!("{name}-{hash}.{ending}");
        self.files.insert(file.clone(), Asset { bytes: text.into_bytes(), mime, hash });
        format!("/assets/{file}")
    }
}

/// Comments and indentation are for whoever writes; nobody waits for them.
fn slim(text: &str) -> String {
    let (mut bare, mut rest) = (String::with_capacity(text.len()), text);
    while let Some((code, comment)) = rest.split_once("/*") {
        bare += code;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    bare += rest;
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// Nor does a script beside its commonest marks, which stand in none of its texts.
fn dense(script: &str) -> String {
    let marks = ["=>", "===", "&&", "="];
    marks.into_iter().fold(slim(script), |script, mark| script.replace(&format!(" {mark} "), mark))
}

/// A stylesheet needs no space beside its marks either, and no semicolon before a bracket.
fn tight(css: &str) -> String {
    let css = ["{", "}", ";"].into_iter().fold(slim(css), |css, mark| {
        [" ", "\n"].into_iter().fold(css, |css, space| {
            css.replace(&format!("{space}{mark}"), mark).replace(&format!("{mark}{space}"), mark)
        })
    });
    [(": ", ":"), (", ", ","), (" > ", ">"), (";}", "}")]
        .into_iter()
        .fold(css, |css, (loose, tight)| css.replace(loose, tight))
}

/// A game's own colours, and a breath of them in its stone.
fn theme(about: &About) -> String {
    let (light, dark) = about.colour;
    if !is_colour(light) || !is_colour(dark) {
        return String::new();
    }
    let mixed = |a: &str, share: u8, b: &str| format!("color-mix(in srgb, {a} {share}%, {b})");
    let stone = |token: &str, day: &str, night: &str| {
        format!("--{token}: light-dark({}, {});", mixed(light, 22, day), mixed(dark, 6, night))
    };
    format!(
        ".g-{key} {{ --game: light-dark({light}, {dark}); --game-wash: light-dark({}, {}); {} {} {} }}\n",
        mixed(light, 15, "#F3ECDC"),
        mixed(dark, 16, "#14191C"),
        stone("slab", "#4F4F4E", "#2D2E30"),
        stone("cell", "#3E3E3D", "#222427"),
        stone("groove", "#2D2D2C", "#161719"),
        key = about.key,
    )
}

/// Anything but `#RRGGBB` could break the stylesheet.
fn is_colour(colour: &str) -> bool {
    colour.strip_prefix('#').is_some_and(|hex| hex.len() == 6 && hex.bytes().all(|b| b.is_ascii_hexdigit()))
}

/// The stone, for the browser's tab.
fn mark() -> String {
    let symbol = draw::symbol("kamen").unwrap_or_default();
    let drawing = symbol.replace("<symbol id=\"kamen\"", "<svg xmlns=\"http://www.w3.org/2000/svg\" fill=\"#595247\"");
    drawing.replace("</symbol>", "</svg>")
}

#[cfg(test)]
mod tests {
    use super::{dense, tight};

    #[test]
    fn what_is_served_says_the_same_in_fewer_bytes() {
        let css = "/* a board */\n.slab {\n  color: red;\n  margin: 0 1px;\n}\n\n.a .b { top: 0 }\n";
        assert_eq!(tight(css), ".slab{color:red;margin:0 1px}.a .b{top:0}");
        let script = "const a = b => b === 1 && 'x  y' /* one */\n  let c = a;\n";
        assert_eq!(dense(script), "const a=b=>b===1&&'x  y'\nlet c=a;");
    }
}
