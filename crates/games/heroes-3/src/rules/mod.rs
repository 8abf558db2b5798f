//! The rules, a file a chapter. A step looks at what is pending, asks at most one question, moves it on and ends.

pub(crate) mod ai;
pub(crate) mod attack;
pub(crate) mod casting;
pub(crate) mod combat;
pub(crate) mod deal;
pub(crate) mod deeds;
pub(crate) mod dice;
pub(crate) mod ending;
pub(crate) mod exploring;
pub(crate) mod fighting;
pub(crate) mod gains;
pub(crate) mod lasting;
pub(crate) mod map_cards;
pub(crate) mod market;
pub(crate) mod modes;
pub(crate) mod moments;
pub(crate) mod moving;
pub(crate) mod omens;
pub(crate) mod playing;
pub(crate) mod rerolls;
pub(crate) mod retinue;
pub(crate) mod rounds;
pub(crate) mod search;
pub(crate) mod siege;
pub(crate) mod sums;
pub(crate) mod town;
pub(crate) mod traits;
pub(crate) mod turn;
pub(crate) mod visiting;
pub(crate) mod windows;

use crate::Board;
use crate::state::{Frame, Step};
use kernel::Flow;

pub(crate) fn step(t: &mut Board<'_>) -> Flow {
    match t.state.frames.top() {
        Some(frame) => pending(t, frame),
        None => skeleton(t),
    }
}

fn skeleton(t: &mut Board<'_>) -> Flow {
    match t.state.step {
        Step::Carry(kept) => modes::campaign::carry(t, kept),
        Step::Deal => deal::deal(t),
        Step::Bonus(n) => deal::bonus(t, n),
        Step::Reshuffle => deal::reshuffle(t),
        Step::Rotate(n) => deal::rotate(t, n),
        Step::Round => rounds::round(t),
        Step::Dawn(n) => rounds::dawn(t, n),
        Step::StartTurn => turn::start(t),
        Step::Turn => turn::act(t),
        Step::EndTurn => turn::end(t),
        Step::Ai => ai::turn(t),
        Step::Dragons => modes::dragons::roll(t),
        Step::Stride(left, home) => modes::dragons::stride(t, left, home),
        Step::EndRound => rounds::end(t),
        Step::Over => ending::settle(t),
    }
}

fn pending(t: &mut Board<'_>, frame: Frame) -> Flow {
    match frame {
        Frame::Refill(seat) => turn::refill(t, seat),
        Frame::Draw(seat, count) => turn::draw(t, seat, count),
        Frame::Exchange(seat, count) => turn::exchange(t, seat, count),
        Frame::Search { seat, common, count, may } => search::search(t, seat, common, count, may),
        Frame::Look { seat, common } => search::look(t, seat, common),
        Frame::Rewards(seat) => gains::rewards(t, seat),
        Frame::Arrive { seat, walker } => moving::arrive(t, seat, walker),
        Frame::Visit { seat, walker } => visiting::visit(t, seat, walker),
        Frame::Roll { seat, dice, count, keep } => dice::roll(t, seat, dice, count, keep),
        Frame::Rolled { seat, dice, faces, count, keep } => dice::choose(t, seat, dice, faces, count, keep),
        Frame::Market { seat, traded } => market::market(t, seat, traded),
        Frame::Recruit(seat) => town::recruit(t, seat),
        Frame::Reinforce { seat, most, halved } => town::reinforce_one(t, seat, most, halved),
        Frame::Settle { seat, at, first } => visiting::settle(t, seat, at, first),
        Frame::Place { seat, at, by_tile, tile } => exploring::place(t, seat, at, by_tile, tile),
        Frame::Turn { seat, at } => exploring::turn(t, seat, at),
        Frame::Observe { seat, at } => exploring::observe(t, seat, at),
        Frame::Garden(seat) => visiting::garden(t, seat),
        Frame::Tree(seat) => visiting::tree(t, seat),
        Frame::Hut(seat) => visiting::hut(t, seat),
        Frame::HutCard(seat) => visiting::hut_card(t, seat),
        Frame::Tomb(seat, left) => visiting::tomb(t, seat, left),
        Frame::Spring(seat) => visiting::spring(t, seat),
        Frame::Box(seat) => visiting::pandoras_box(t, seat),
        Frame::Obelisk(seat) => visiting::obelisk(t, seat),
        Frame::Shrine(seat) => visiting::shrine(t, seat),
        Frame::Return { seat, walker } => combat::find_home(t, seat, walker),
        Frame::Window(opening, window) => town::window(t, opening, window),
        Frame::Combat => combat::combat(t),
        Frame::Mp(seat, amount) => gains::mp_for_one(t, seat, amount),
        Frame::Wander(seat) => retinue::wander(t, seat),
        Frame::Peek(seat, heap) => retinue::put_back(t, seat, heap),
        Frame::CityHall(seat) => town::city_hall(t, seat),
        Frame::Cast { seat, spell, power, at } => casting::empower(t, seat, spell, power, at),
        Frame::Answer { .. } => casting::answer(t, frame),
        Frame::Aim { seat, spell, level, at } => casting::aim(t, seat, spell, level, at),
        Frame::Chain { .. } => casting::chain(t, frame),
        Frame::Swap(seat, at) => playing::swap(t, seat, at),
        Frame::CastNow(seat, counts) => casting::cast_now(t, seat, counts),
        Frame::Channel(seat, power) => casting::channel(t, seat, power),
        Frame::Judge { seat, on, attack } => playing::judge(t, seat, on, attack),
        Frame::PayForSpell(seat) => playing::pay_for_spell(t, seat),
        Frame::TakeBack(seat) => {
            playing::take_back(t, seat);
            Ok(())
        }
        Frame::Raise(seat) => playing::raise(t, seat),
        Frame::Luck(seat) => playing::luck(t, seat),
        Frame::Recall(seat) => playing::recall(t, seat),
        Frame::Lose(seat) => {
            done(t);
            turn::discard_random(t, seat)
        }
        Frame::Pay(seat, left) => playing::pay(t, seat, left),
        Frame::Plague(seat) => rounds::plague(t, seat),
        Frame::AiCard(face) => ai::cards::resolve(t, face),
        Frame::AiSpell { spell, power, face, hearing } => ai::spells::spell(t, spell, power, face, hearing),
        Frame::ForgetAiCard(seat) => ai::cards::forget(t, seat),
        Frame::RemoveCard(seat) => modes::remove_card(t, seat),
        Frame::ResourceChoice(seat) => modes::resource_choice(t, seat),
        Frame::Joins { seat, units } => modes::joins(t, seat, units),
        Frame::Deed(deed) => deeds::deed(t, deed),
        Frame::Quest(errand) => modes::errand(t, errand),
    }
}

/// What was on top is done.
pub(crate) fn done(t: &mut Board<'_>) {
    t.state.frames.take();
}

/// Something more is pending, to be done first. What would overflow is left out: no game comes near it.
pub(crate) fn push(t: &mut Board<'_>, frame: Frame) {
    if t.state.frames.len() < 12 {
        t.state.frames.push(frame);
    }
}
