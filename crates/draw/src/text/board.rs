//! Boards in letters: grids with names along the edges, areas and hexes as lists. Never draws what is not on a board.

use super::rows::{Page, Row};
use super::{WIDTH, key_word};
use crate::Picture;
use crate::said::{card_seat, die_word, figure, glyph};
use kernel::scene::{Area, Board, Card, Cell, CellState, Corners, Grid, HexField, Number, Thing};

/// Letters of a card's name that fit on a board.
const NAME: usize = 9;

impl Picture<'_> {
    pub(super) fn board_rows(&self, page: &mut Page) {
        for board in &self.scene.boards {
            match board {
                Board::Grid(grid) => self.grid_rows(grid, page),
                Board::Hex(field) => self.hex_rows(field, page),
                Board::Areas(areas) => self.area_rows(areas, page),
            }
            page.gap();
        }
    }

    fn grid_rows(&self, grid: &Grid, page: &mut Page) {
        let across = grid.columns.len().max(1);
        let cells: Vec<Option<(Row, Row)>> =
            grid.cells.iter().map(|cell| cell.as_ref().map(|c| (self.cell(c), self.under(c)))).collect();
        let wide = |(over, under): &(Row, Row)| over.width().max(under.width());
        let names = grid.columns.iter().map(|n| n.chars().count());
        let width = cells.iter().flatten().map(wide).chain(names).max().unwrap_or(1).max(3) + 1;
        let two_lines = cells.iter().flatten().any(|(_, under)| under.width() > 0);
        let margin = grid.rows.iter().map(|n| n.chars().count()).max().unwrap_or(0) + 1;

        let mut head = Row::default().padded(margin);
        for name in &grid.columns {
            head = head.append(Row::default().dim(name).centred(width));
        }
        page.push(head.clone());
        for (y, line) in cells.chunks(across).enumerate() {
            let name = grid.rows.get(y).map_or("", String::as_str);
            let mut over = Row::default().dim(name).padded(margin);
            let mut under = Row::default().padded(margin);
            for cell in line {
                let (top, bottom) = cell.clone().unwrap_or_default();
                over = over.append(top.centred(width));
                under = under.append(bottom.centred(width));
            }
            page.push(over.plain(" ").dim(name));
            if two_lines {
                page.push(under);
            }
        }
        page.push(head);
    }

    /// The upper line of a cell: what stands there, the state round it, the answers.
    fn cell(&self, cell: &Cell) -> Row {
        let thing = cell.things.last().map(|t| self.token(t));
        let mut answers = self.answers_at(&cell.id);
        answers.extend(cell.things.iter().flat_map(|t| self.answers_at(crate::said::thing_id(t))));
        let has = |state| cell.states.contains(&state);
        let row = match (thing, &answers[..]) {
            (None, []) if has(CellState::Was) => Row::default().plain("‹·›"),
            (None, []) => Row::default().dim(ground(cell).unwrap_or("·")),
            (None, answers) => Row::default().lamp(key_word(answers)),
            (Some(token), []) => token,
            (Some(token), answers) => token.lamp(key_word(answers)),
        };
        let is_bare = cell.things.is_empty() && answers.is_empty();
        let row = match &cell.special {
            Some(special) if !is_bare => row.dim(form(special.corners)),
            Some(_) | None => row,
        };
        let row = match &cell.things[..] {
            [_, under @ ..] if !under.is_empty() => row.plain(format!("+{}", under.len())),
            _ => row,
        };
        let row = if has(CellState::Marked) { Row::default().strong("[").append(row).strong("]") } else { row };
        let row = if has(CellState::Moved) { Row::default().strong("›").append(row) } else { row };
        let row = if has(CellState::Threatened) { Row::default().strong("!").append(row) } else { row };
        if has(CellState::Used) { row.plain("'") } else { row }
    }

    /// One thing in as few letters as a cell has.
    fn token(&self, thing: &Thing) -> Row {
        match thing {
            Thing::Piece(piece) => {
                let level = ["", "", "²", "³"].get(usize::from(piece.level)).unwrap_or(&"⁺");
                match piece.owner {
                    Some(seat) => Row::default().seat(seat, glyph(seat)).plain(*level),
                    None => Row::default().plain(format!("○{level}")),
                }
            }
            Thing::Card(card) => {
                let name = match card {
                    Card::Unknown { .. } => "?".into(),
                    Card::Known(known) => self.short(self.say(&known.name), self.say_some(known.short.as_ref())),
                };
                match card_seat(card) {
                    Some(seat) => Row::default().seat(seat, glyph(seat)).plain(name),
                    None => Row::default().plain(name),
                }
            }
            Thing::Barrier(barrier) => Row::default().plain(if barrier.broken { "%" } else { "#" }),
            Thing::Marker(marker) => Row::default().plain(if marker.on { "◉" } else { "○" }),
            Thing::Die(die) => Row::default().plain(format!("[{}]", die_word(die))),
        }
    }

    /// The short name, or the last word of the long one: never a word cut in two while another fits.
    fn short(&self, name: String, short: Option<String>) -> String {
        if name.chars().count() <= NAME {
            return name;
        }
        let short = short.unwrap_or_else(|| name.split_whitespace().last().unwrap_or_default().to_string());
        short.chars().take(NAME).collect()
    }

    /// The lower line of a cell: the numbers of its card, the points of its piece.
    fn under(&self, cell: &Cell) -> Row {
        match cell.things.last() {
            Some(Thing::Card(Card::Known(known))) => {
                let stats: Vec<String> = known.stats.iter().map(figure).collect();
                Row::default().dim(stats.join(" "))
            }
            Some(Thing::Piece(piece)) => match piece.points {
                Some((left, of)) => Row::default().dim(format!("{left}/{of}")),
                None => Row::default(),
            },
            Some(Thing::Card(Card::Unknown { .. }) | Thing::Barrier(_) | Thing::Marker(_) | Thing::Die(_)) | None => {
                Row::default()
            }
        }
    }

    fn area_rows(&self, areas: &[Area], page: &mut Page) {
        let labels: Vec<Row> = areas.iter().map(|a| self.area_label(a)).collect();
        let width = labels.iter().map(Row::width).max().unwrap_or(0).min(WIDTH / 2);
        for (area, label) in areas.iter().zip(labels) {
            let mut items: Vec<Row> = area.things.iter().map(|t| self.thing(t)).collect();
            items.extend(area.at_it.iter().map(|card| Row::default().plain("@ ").append(self.card(card))));
            if items.is_empty() {
                items.push(Row::default().dim(self.speaker.word("empty")));
            }
            let dice = area.things.iter().all(|t| matches!(t, Thing::Die(_)));
            let between = if dice { " " } else { "  " };
            page.flow_under(width + between.len(), label.padded(width), between, items, WIDTH);
        }
        self.why_rows(areas, page);
    }

    /// Where the numbers come from that are not as printed.
    fn why_rows(&self, areas: &[Area], page: &mut Page) {
        for thing in areas.iter().flat_map(|area| &area.things) {
            let Thing::Card(card @ Card::Known(known)) = thing else { continue };
            let changed = known.stats.iter().filter(|stat| stat.parts.len() > 1);
            let label = |stat: &Number| Row::default().plain(self.say(&stat.label)).plain(" ");
            let rows: Vec<Row> = changed.map(|stat| label(stat).append(self.explained(stat))).collect();
            if !rows.is_empty() {
                page.flow(Row::default().dim(format!("  = {}:", self.card_name(card))), "  ", rows, WIDTH);
            }
        }
    }

    fn area_label(&self, area: &Area) -> Row {
        let mut row = Row::default();
        if let Some(seat) = area.seat {
            row = row.seat(seat, glyph(seat)).plain(" ");
        }
        let room = area.room.map_or(String::new(), |room| format!(" {}/{room}", area.things.len()));
        row.plain(self.say(&area.label)).dim(room).append(self.keys(&area.id))
    }

    /// A list of the fields that have something to say, face-down tiles first.
    fn hex_rows(&self, field: &HexField, page: &mut Page) {
        page.push(Row::default().strong(self.say(&field.label)));
        for tile in &field.tiles {
            let Some(back) = &tile.back else { continue };
            let row = Row::default().plain(format!("  {} {back}", self.say(&tile.label)));
            page.push(row.append(self.keys(&tile.id)));
        }
        for ghost in &field.ghosts {
            let keys = self.keys(&ghost.id);
            let why = ghost.not.as_ref().map(|(why, rule)| format!("✗ {} [{rule}]", self.say(why)));
            let start = Row::default().plain(format!(
                "  {} ↻{}°",
                self.say(&ghost.tile.label),
                u16::from(ghost.tile.turn) * 60
            ));
            let what = ghost.fields.iter().map(|field| Row::default().plain(self.say(&field.label)));
            page.flow(start.append(keys), "  ", why.map(|why| Row::default().dim(why)).into_iter().chain(what), WIDTH);
        }
        for hex in &field.fields {
            let keys = self.keys(&hex.id);
            let ways = self.scene.paths.iter().filter(|path| path.places.last() == Some(&hex.id));
            let ways: Vec<String> = ways.filter_map(|path| self.say_some(path.note.as_ref())).collect();
            let bare = hex.location.is_none() && hex.portrait.is_none();
            let silent =
                hex.things.is_empty() && bare && hex.guard.is_none() && hex.owners.is_empty() && ways.is_empty();
            if silent && keys.width() == 0 {
                continue;
            }
            let mut items: Vec<Row> = vec![];
            items.extend(hex.guard.as_ref().map(|guard| Row::default().plain(format!("[{guard}]"))));
            items.extend(
                hex.yields.as_ref().map(|n| Row::default().plain(format!("{} {}", self.say(&n.label), figure(n)))),
            );
            items.extend(hex.owners.iter().map(|&seat| Row::default().seat(seat, glyph(seat))));
            items.extend(hex.visited.then(|| Row::default().plain("✓")));
            items.extend(hex.things.iter().map(|t| self.thing(t)));
            items.extend(ways.into_iter().map(|way| Row::default().plain(format!("⇢ {way}"))));
            let shut: Vec<&str> =
                (0..6).filter(|n| hex.shut >> n & 1 != 0).map(|n| ["↗", "→", "↘", "↙", "←", "↖"][n]).collect();
            items.extend((!shut.is_empty()).then(|| Row::default().dim(format!("‖{}", shut.concat()))));
            let about = hex.about.as_ref().filter(|_| !hex.visited && !bare);
            items.extend(self.say_some(about).map(|about| Row::default().dim(about)));
            let start = Row::default().plain(format!("  {} {}", hex.place, self.say(&hex.label))).append(keys);
            page.flow(start, "  ", items, WIDTH);
        }
    }
}

/// What an empty square looks like, if it is not like the others.
fn ground(cell: &Cell) -> Option<&'static str> {
    let special = cell.special.as_ref().map(|s| form(s.corners));
    special.or(cell.role.as_ref().map(|_| "+"))
}

/// Special squares by their form: cut, round or framed.
fn form(corners: Corners) -> &'static str {
    match corners {
        Corners::Cut => "◇",
        Corners::Round => "◦",
        Corners::Framed => "□",
    }
}
