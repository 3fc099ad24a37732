use core::cmp::Reverse;

use alloc::vec::Vec;

use shakmaty::{Color, Move, Position as _, Rank, Role, Square};

use crate::Position;

/// Returns a legal move that shows how moves are written. It is quiet, hangs no piece where that can be avoided, and
/// allows no mate at once. It is no advice. `None` where no move is legal.
#[must_use]
pub fn example(position: &Position) -> Option<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.sort_by_cached_key(|&m| Reverse(plainness(position, m)));
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

    fn in_position(fen: &str) -> alloc::string::String {
        let start = crate::Start::Fen { fen: fen.into(), chess960: false };
        let position = start.position().expect("a position");
        example(&position).map(|m| position.uci(m)).expect("a legal move")
    }

    /// The move that more players would think of comes first.
    #[test]
    fn plainer_move_comes_first() {
        for (fen, expected) in [
            // Castling before a move of the rook or the king.
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", &["e1g1"][..]),
            // A knight to its usual square, not to the rim and not before the king.
            ("4k3/p7/8/8/8/8/8/4K1N1 w - - 0 1", &["g1f3"]),
            // The bishop that still stands at home, before the knight that has moved.
            ("4k3/p7/8/4N3/8/8/8/4KB2 w - - 0 1", &["f1e2", "f1d3", "f1c4", "f1g2"]),
            ("4k3/8/8/8/8/5P2/8/2B1K1N1 w - - 0 1", &["c1b2", "c1d2", "c1e3", "c1f4", "c1g5"]),
            // The knight that still stands at home, before pieces that have moved.
            ("4k3/8/8/3B4/8/5P2/8/4K1N1 w - - 0 1", &["g1e2"]),
            ("4k1n1/8/5p2/8/4n3/8/P7/4K3 b - - 0 1", &["g8e7"]),
            // Knights and bishops avoid the rim where another piece can move.
            ("7k/8/8/3B4/8/5P2/4K3/6N1 w - - 0 1", &["d5c4", "d5e4", "d5b3", "d5c6", "d5e6", "d5b7", "d5f7"]),
            ("4k3/p7/8/4N3/8/8/5K2/6B1 w - - 0 1", &["e5d3", "e5f3", "e5c4", "e5g4", "e5c6", "e5g6"]),
            ("4k3/8/8/8/5P2/6B1/5K2/8 w - - 0 1", &["f4f5"]),
            // Pieces before pawns, pawns before rooks, but for those at the rim.
            ("4k3/8/8/4N3/8/5P2/8/4K3 w - - 0 1", &["e5d3", "e5c4", "e5g4", "e5c6", "e5g6"]),
            ("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", &["a1b1", "a1c1", "a1d1"]),
            ("4k3/8/8/8/8/5P2/8/R3K3 w - - 0 1", &["f3f4"]),
        ] {
            let found = in_position(fen);
            assert!(expected.contains(&found.as_str()), "{fen}: {found}");
        }
    }

    /// An example is quiet and safe, even where a plainer move is at hand.
    #[test]
    fn quiet_and_safe_before_plain() {
        for (fen, expected) in [
            // Nxc3 takes, Nd2 is taken.
            ("4k3/8/8/8/8/2p5/8/1N2K3 w - - 0 1", &["b1a3"][..]),
            // A check that is no mate does no harm.
            ("4k3/8/8/8/8/3p4/8/4K1N1 w - - 0 1", &["g1f3"]),
            // The bishop takes on f3, and only another pawn can be taken for it.
            ("4k3/1b6/8/8/8/8/p7/K5N1 w - - 0 1", &["g1e2"]),
            // One of the pawns falls, whatever is played: a pawn moves rather than the king.
            ("7k/8/8/8/1P2r1P1/8/8/K7 w - - 0 1", &["b4b5", "g4g5"]),
        ] {
            let found = in_position(fen);
            assert!(expected.contains(&found.as_str()), "{fen}: {found}");
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
