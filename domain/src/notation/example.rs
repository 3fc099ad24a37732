use core::cmp::Reverse;

use alloc::vec::Vec;

use shakmaty::{Color, Move, Position as _, Rank, Role, Square};

use crate::Position;

/// A legal move that shows how moves are written, and that nobody would be ashamed of: it is quiet, leaves nothing to be
/// taken for nothing where that can be avoided, and allows no mate at once. It is no advice. `None` where no move is legal.
#[must_use]
pub fn example(position: &Position) -> Option<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.sort_by_key(|&m| Reverse(plainness(position, m)));
    let mut best: Option<(Move, u32)> = None;
    for m in moves {
        let loss = loss(&position.after(m));
        if loss == 0 {
            return Some(m);
        }
        if best.is_none_or(|(_, least)| loss < least) {
            best = Some((m, loss));
        }
    }
    best.map(|(m, _)| m)
}

/// Rates how ordinary a move is: the highest comes to mind first.
fn plainness(position: &Position, m: Move) -> u32 {
    if m.is_capture() || m.is_promotion() || position.after(m).is_check() {
        return 0;
    }
    let Some(from) = m.from() else { return 0 };
    let (to, side) = (m.to(), position.side_to_move());
    let is_central = |square: Square| matches!(u32::from(square.file()), 3 | 4);
    let is_edge = |square: Square| matches!(u32::from(square.file()), 0 | 7);
    let leaves_home = from.rank() == home(side) && to.rank() != home(side);
    match m.role() {
        _ if m.is_castle() => 60,
        Role::Pawn if is_central(from) && u32::from(from.rank()).abs_diff(u32::from(to.rank())) == 2 => {
            // The king's pawn first.
            if u32::from(from.file()) == 4 { 75 } else { 65 }
        }
        // Towards the centre, the queen's knight first.
        Role::Knight if leaves_home && matches!(u32::from(to.file()), 2 | 5) => {
            70 + u32::from(u32::from(to.file()) == 2)
        }
        Role::Knight if leaves_home && !is_edge(to) => 45,
        Role::Bishop if leaves_home && !is_edge(to) => 50,
        Role::Knight | Role::Bishop if !is_edge(to) => 40,
        Role::Pawn if !is_edge(from) => 30,
        Role::Rook => 25,
        Role::Queen => 20,
        Role::Knight | Role::Bishop | Role::Pawn => 15,
        Role::King => 10,
    }
}

fn home(side: Color) -> Rank {
    side.fold_wb(Rank::First, Rank::Eighth)
}

/// The most that one capture wins for the side to move, in pawns; a mate is everything. What takes back is counted once.
fn loss(position: &Position) -> u32 {
    const MATE: u32 = 100;
    let takes = |m: Move| {
        let next = position.after(m);
        if next.is_check() && next.legal_moves().is_empty() {
            return MATE;
        }
        let Some(taken) = m.capture() else { return 0 };
        let is_guarded =
            next.chess().legal_moves().into_iter().any(|back| back.to() == m.to() && back.is_capture());
        let price = if is_guarded { value(m.role()) } else { 0 };
        value(taken).saturating_sub(price)
    };
    position.legal_moves().into_iter().map(takes).max().unwrap_or_default()
}

const fn value(role: Role) -> u32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 50,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(moves: &[&str]) -> Position {
        let start = crate::Start::Standard.position().expect("a position");
        moves.iter().fold(start, |position, uci| {
            position.play(position.from_uci(uci).expect("legal")).expect("legal")
        })
    }

    #[test]
    fn examples_are_sensible_moves() {
        let ruy =
            ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7", "f1e1", "b7b5"];
        for (moves, expected) in [
            (&[][..], "e2e4"),
            (&["e2e4"], "e7e5"),
            (&["d2d4"], "b8c6"),
            (&["e2e4", "e7e5"], "b1c3"),
            // The bishop is attacked.
            (&ruy, "a4b3"),
        ] {
            let position = after(moves);
            let found = example(&position).map(|m| position.uci(m));
            assert_eq!(found.as_deref(), Some(expected), "{moves:?}");
        }
    }

    /// Nothing is hung and no mate is allowed in games played by examples and, for variety, by other moves.
    #[test]
    fn example_hangs_nothing_avoidable() {
        let mut tried = 0;
        for seed in 0..12_usize {
            let mut position = after(&[]);
            for ply in 0..60_usize {
                let Some(m) = example(&position) else { break };
                let moves = position.legal_moves();
                assert!(moves.contains(&m));
                let least = moves.iter().map(|&m| loss(&position.after(m))).min();
                assert_eq!(Some(loss(&position.after(m))), least, "{}", position.fen());
                let other = moves[(ply * 7 + seed * 13) % moves.len()];
                position = position.after(if (ply + seed) % 3 == 0 { other } else { m });
                tried += 1;
            }
        }
        assert!(tried > 200, "{tried}");
    }
}
