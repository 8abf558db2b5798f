//! Connect Four by hand, with no kernel, no questions and no generality: what ours is measured against.

use kernel::Luck;

/// Play so many random games; returns the number of stones dropped.
pub(super) fn playouts(games: u64, luck: &mut Luck) -> u64 {
    (0..games).map(|_| playout(luck)).sum()
}

fn playout(luck: &mut Luck) -> u64 {
    const BOTTOM: u64 = 0x0000_0408_1020_4081;
    const BOARD: u64 = BOTTOM * 0x3F;
    let (mut mine, mut theirs, mut stones) = (0u64, 0u64, 0);
    loop {
        let all = mine | theirs;
        // Columns are rarely full: trying again is cheaper than listing those with room.
        let stone = loop {
            let column = luck.below(7) * 7;
            let stone = (all + (1 << column)) & (0x3F << column);
            if stone != 0 {
                break stone;
            }
        };
        mine |= stone;
        stones += 1;
        let four = |d: u32| {
            let pairs = mine & mine >> d;
            pairs & pairs >> (2 * d)
        };
        if four(1) | four(7) | four(6) | four(8) != 0 || all | stone == BOARD {
            return stones;
        }
        (mine, theirs) = (theirs, mine);
    }
}
