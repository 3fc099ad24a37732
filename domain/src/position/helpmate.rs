//! Proofs that a side can or cannot mate by any sequence of legal moves, its opponent helping (FIDE 5.2.2, 6.9).
//!
//! "No" is always right; "yes" is shown by a mate that was found. All other positions are undecided and are played on.
//! Proofs of a "no":
//!
//! - material (a lone king, a lone bishop against a king, ...);
//! - [`Reach`]: the squares that each piece could ever reach if the other side moved just as it likes. Locked pawns, and
//!   the pieces behind them, stand forever. If the king could be mated on no square that it can reach, there is no mate;
//! - looking at every position, where there are few.
//!
//! Castling rights, en passant and a pawn that could promote are not looked at by the second: it then proves nothing.

use alloc::{
    collections::{BTreeMap, BinaryHeap, btree_map::Entry},
    vec::Vec,
};
use core::cmp::Ordering;

use shakmaty::{
    Bitboard, Chess, Color, EnPassantMode, Piece, Position as _, Rank, Role, Square, attacks,
    zobrist::Zobrist64,
};

/// The possibility that a side mates by some sequence of legal moves, its opponent helping.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum CanMate {
    /// There is a sequence of legal moves that ends with its mate.
    Yes,
    /// There is none.
    No,
    /// Neither was found with the work that was allowed.
    Undecided,
}

/// Positions looked at by [`can_mate`]: some milliseconds.
const POSITIONS: usize = 2_000;

/// Returns true if neither side can mate (FIDE 5.2.2), as far as material, locked pawns and the next forced moves show
/// it. Costs next to nothing where a pawn is not stopped by another.
pub(crate) fn is_dead(chess: &Chess) -> bool {
    is_dead_within(chess, 2)
}

fn is_dead_within(chess: &Chess, forced: u8) -> bool {
    if chess.is_insufficient_material() || is_locked(chess) {
        return true;
    }
    // A forced capture that leaves too little ends the game: a queen that gives check beside a king, say.
    if forced == 0 || chess.board().occupied().count() > 5 {
        return false;
    }
    let moves = chess.legal_moves();
    if moves.is_empty() {
        return !chess.is_check();
    }
    moves.len() <= 3
        && moves.into_iter().all(|m| {
            let mut after = chess.clone();
            after.play_unchecked(m);
            is_dead_within(&after, forced - 1)
        })
}

fn is_locked(chess: &Chess) -> bool {
    pawns_are_opposed(chess)
        && !chess.is_checkmate()
        && Reach::of(chess).is_some_and(|reach| Color::ALL.into_iter().all(|color| !reach.may_mate(color)))
}

/// Every pawn has a pawn of the other side before it on its file: the least a locked position needs.
fn pawns_are_opposed(chess: &Chess) -> bool {
    let board = chess.board();
    let [white, black] = [Color::White, Color::Black].map(|color| board.pawns() & board.by_color(color));
    white.into_iter().all(|pawn| (black & Bitboard::from(pawn.file())).into_iter().any(|other| other > pawn))
        && black
            .into_iter()
            .all(|pawn| (white & Bitboard::from(pawn.file())).into_iter().any(|other| other < pawn))
        && white.any()
}

/// Tells if `color` can mate by any sequence of legal moves from here, its opponent helping (FIDE 6.9). It looks at a
/// bounded number of positions, always the same for the same position.
pub(crate) fn can_mate(chess: &Chess, color: Color) -> CanMate {
    let cannot = |chess: &Chess| {
        chess.has_insufficient_material(color) || Reach::of(chess).is_some_and(|reach| !reach.may_mate(color))
    };
    if chess.is_checkmate() {
        return if chess.turn() == color { CanMate::No } else { CanMate::Yes };
    }
    if cannot(chess) {
        return CanMate::No;
    }
    let mut seen: BTreeMap<u64, Vec<Chess>> = BTreeMap::new();
    let mut open = BinaryHeap::from([Node { promise: 0, chess: chess.clone() }]);
    let mut looked_at = 0;
    while let Some(Node { chess, .. }) = open.pop() {
        for m in chess.legal_moves() {
            let mut after = chess.clone();
            after.play_unchecked(m);
            let key = after.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0;
            // Equal keys are no proof of equal positions.
            match seen.entry(key) {
                Entry::Occupied(same) if same.get().contains(&after) => continue,
                Entry::Occupied(mut other) => other.get_mut().push(after.clone()),
                Entry::Vacant(none) => _ = none.insert([after.clone()].into()),
            }
            if after.turn() != color && after.is_checkmate() {
                return CanMate::Yes;
            }
            if after.has_insufficient_material(color) {
                continue;
            }
            looked_at += 1;
            if looked_at == POSITIONS {
                return CanMate::Undecided;
            }
            open.push(Node { promise: promise(&after, color), chess: after });
        }
    }
    CanMate::No
}

/// A position still to be looked at; the most promising comes first.
struct Node {
    promise: i32,
    chess: Chess,
}

impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        self.promise == other.promise
    }
}

impl Eq for Node {}

impl PartialOrd for Node {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Node {
    fn cmp(&self, other: &Self) -> Ordering {
        self.promise.cmp(&other.promise)
    }
}

/// Rates the nearness of a mate by `color`. Its strong pieces, its advanced pawns, and the other king in a corner and hemmed
/// in, preferably by its own men, count.
fn promise(chess: &Chess, color: Color) -> i32 {
    let board = chess.board();
    let own = board.by_color(color);
    let mut promise = 0;
    for (role, worth) in [(Role::Queen, 40), (Role::Rook, 24), (Role::Bishop, 8), (Role::Knight, 8)] {
        let count = i32::try_from((own & board.by_role(role)).count()).unwrap_or(0);
        promise += worth * count.min(2);
    }
    let steps = |pawn: Square| i32::from(color.fold_wb(u8::from(pawn.rank()), 7 - u8::from(pawn.rank())));
    promise += (own & board.pawns()).into_iter().map(steps).max().unwrap_or(0) * 3;
    if let (Some(hunted), Some(hunter)) = (board.king_of(!color), board.king_of(color)) {
        let edge = |square: Square| {
            let middle = |n: u8| i32::from(n.min(7 - n));
            middle(u8::from(square.file())) + middle(u8::from(square.rank()))
        };
        promise -= edge(hunted) * 4;
        promise -= i32::try_from(hunted.distance(hunter)).unwrap_or(0) * 2;
        let around = attacks::king_attacks(hunted);
        let blocked = around & board.by_color(!color);
        let covered =
            around.into_iter().filter(|&square| (board.attacks_to(square, color, board.occupied())).any());
        promise +=
            i32::try_from(blocked.count()).unwrap_or(0) + i32::try_from(covered.count()).unwrap_or(0) * 2;
    }
    promise
}

/// The squares that each piece could ever reach, taken larger than they are. Both sides move in any order, only checks
/// from fixed pieces matter, and every square counts as empty that can ever be.
///
/// Proof that no game leaves it: consider its first move that would. Until then all pieces stood as this says, so the
/// move had only the empty squares, enemies and unguarded squares that this grants.
struct Reach {
    pieces: Vec<Man>,
}

struct Man {
    color: Color,
    role: Role,
    at: Square,
    /// The squares it may reach.
    squares: Bitboard,
    /// It may be taken.
    taken: bool,
}

impl Man {
    /// It stands where it stands as long as the game lasts.
    fn is_fixed(&self) -> bool {
        !self.taken && self.squares == Bitboard::from_square(self.at)
    }

    fn is(&self, color: Color, role: Role) -> bool {
        self.color == color && self.role == role
    }
}

impl Reach {
    /// `None` if castling, en passant or promotion may happen.
    fn of(chess: &Chess) -> Option<Self> {
        if !chess.castles().is_empty() || chess.ep_square(EnPassantMode::Legal).is_some() {
            return None;
        }
        let pieces = chess.board().iter().map(|(at, piece)| Man {
            color: piece.color,
            role: piece.role,
            at,
            squares: Bitboard::from_square(at),
            taken: false,
        });
        let mut reach = Self { pieces: pieces.collect() };
        while reach.grow()? {}
        Some(reach)
    }

    /// Lets every piece make one more move; whether anything changed. `None` if a pawn may promote.
    fn grow(&mut self) -> Option<bool> {
        let standing = self.standing();
        let mut changed = false;
        for index in 0..self.pieces.len() {
            let Man { color, role, squares, .. } = self.pieces[index];
            let prey = self.squares_of(!color);
            let guarded = if role == Role::King { self.guarded(!color) } else { Bitboard::EMPTY };
            let (mut to, mut takes) = (squares, Bitboard::EMPTY);
            for from in squares {
                let attacked = attacks(role, color, from, standing) & !guarded;
                takes |= attacked & prey;
                to |= attacked & prey;
                to |= if role == Role::Pawn { pushes(color, from, standing) } else { attacked & !standing };
            }
            if role == Role::Pawn && (to & Bitboard::BACKRANKS).any() {
                return None;
            }
            changed |= to != squares;
            self.pieces[index].squares = to;
            for prey in
                self.pieces.iter_mut().filter(|piece| piece.color != color && piece.role != Role::King)
            {
                if !prey.taken && (prey.squares & takes).any() {
                    prey.taken = true;
                    changed = true;
                }
            }
        }
        Some(changed)
    }

    /// Squares that are never empty.
    fn standing(&self) -> Bitboard {
        self.pieces
            .iter()
            .filter(|piece| piece.is_fixed())
            .fold(Bitboard::EMPTY, |all, piece| all.with(piece.at))
    }

    /// Squares where a piece of `color` may stand that can be taken.
    fn squares_of(&self, color: Color) -> Bitboard {
        let takable = |piece: &&Man| piece.color == color && piece.role != Role::King;
        self.pieces.iter().filter(takable).fold(Bitboard::EMPTY, |all, piece| all | piece.squares)
    }

    /// Squares that pieces of `color` attack for ever; of those that move in lines only the next ones.
    fn guarded(&self, color: Color) -> Bitboard {
        self.pieces
            .iter()
            .filter(|piece| piece.color == color && piece.is_fixed())
            .fold(Bitboard::EMPTY, |all, piece| all | attacks(piece.role, color, piece.at, Bitboard::FULL))
    }

    /// Returns true if `color` may mate somewhere. The other king is on a square within its reach. A piece that moved attacks
    /// it there or opens a line. Each square beside it may be blocked by its own men or attacked.
    fn may_mate(&self, color: Color) -> bool {
        let squares = |color, role| {
            self.pieces
                .iter()
                .find(|piece| piece.is(color, role))
                .map_or(Bitboard::EMPTY, |piece| piece.squares)
        };
        let (king, hunted) = (squares(color, Role::King), squares(!color, Role::King));
        // A line goes through the king it attacks.
        let standing = self.standing() & !hunted;
        let (mut attacked, mut checked) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for piece in self.pieces.iter().filter(|piece| piece.color == color && piece.role != Role::King) {
            let in_lines = matches!(piece.role, Role::Bishop | Role::Rook | Role::Queen);
            for from in piece.squares {
                let squares = attacks(piece.role, color, from, standing);
                attacked |= squares;
                // A pawn never comes back to its square, and a fixed piece gave its check long ago.
                let arrives =
                    in_lines || (piece.role == Role::Knight && !piece.is_fixed()) || from != piece.at;
                if arrives {
                    checked |= squares;
                }
            }
        }
        let blocked = self.squares_of(!color);
        (hunted & checked).into_iter().any(|square| {
            let around = attacks::king_attacks(square);
            // Kings never stand side by side.
            let apart = (king & !around).without(square).into_iter();
            let by_king = apart.fold(Bitboard::EMPTY, |all, from| all | attacks::king_attacks(from));
            (around & !(blocked | attacked | by_king)).is_empty()
        })
    }
}

/// Squares attacked from `from` when only `standing` is in the way.
fn attacks(role: Role, color: Color, from: Square, standing: Bitboard) -> Bitboard {
    attacks::attacks(from, Piece { color, role }, standing)
}

/// Returns the squares to which a pawn may step.
fn pushes(color: Color, from: Square, standing: Bitboard) -> Bitboard {
    let step = |squares: Bitboard| squares.shift(color.fold_wb(8, -8)) & !standing;
    let one = step(Bitboard::from_square(from));
    let home = color.fold_wb(Rank::Second, Rank::Seventh);
    if from.rank() == home { one | step(one) } else { one }
}
