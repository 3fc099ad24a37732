//! The syntax of a text, before the question of legality.

use alloc::vec::Vec;

use shakmaty::{CastlingMode, CastlingSide, File, Move, Rank, Role, Square};

/// One thing a text can say.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Syntax {
    /// A piece goes to a square.
    Piece(Shape),
    /// Castling, the side named or not.
    Castle(Option<CastlingSide>),
}

/// The written parts of a move.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) struct Shape {
    /// Unknown only where both squares are written.
    pub role: Option<Role>,
    pub from_file: Option<File>,
    pub from_rank: Option<Rank>,
    pub to_file: File,
    /// Not written in `ed`, `exd`.
    pub to_rank: Option<Rank>,
    /// A capture sign was written. Its absence says nothing (FIDE C.9).
    pub capture: bool,
    pub promotion: Option<Role>,
}

impl Syntax {
    /// Returns true if the text can mean this legal move.
    pub fn means(&self, m: Move, mode: CastlingMode) -> bool {
        match *self {
            Self::Castle(side) => m.castling_side().is_some_and(|s| side.is_none_or(|side| side == s)),
            Self::Piece(shape) => shape.means(m, mode),
        }
    }

    /// The same to the letter: two squares in Chess960 are castling only where the second is the rook's (UCI).
    pub fn says(&self, m: Move, mode: CastlingMode) -> bool {
        match (*self, m) {
            (Self::Piece(shape), Move::Castle { rook, .. }) if !mode.is_standard() => {
                shape.to() == Some(rook) && shape.means(m, mode)
            }
            _ => self.means(m, mode),
        }
    }

    /// Returns true if a promotion may be needed and the text names none.
    pub const fn names_no_promotion(&self) -> bool {
        matches!(self, Self::Piece(Shape { promotion: None, .. }))
    }
}

impl Shape {
    pub fn from(&self) -> Option<Square> {
        self.from_file.zip(self.from_rank).map(|(file, rank)| Square::from_coords(file, rank))
    }

    pub fn to(&self) -> Option<Square> {
        self.to_rank.map(|rank| Square::from_coords(self.to_file, rank))
    }

    /// Returns true if the piece on `from` can be the one meant.
    pub fn starts_on(&self, from: Square) -> bool {
        let pawn_file = self.role == Some(Role::Pawn) && self.from_rank.is_none();
        self.from_rank.is_none_or(|rank| rank == from.rank())
            && match self.from_file {
                Some(file) => file == from.file(),
                // `e5` is no capture; `Pxe5` is.
                None => !pawn_file || self.capture || from.file() == self.to_file,
            }
    }

    fn means(&self, m: Move, mode: CastlingMode) -> bool {
        if let Move::Castle { king, rook } = m {
            return self.castles(king, rook, mode);
        }
        let Some(from) = m.from() else { return false };
        self.role.is_none_or(|role| role == m.role())
            && self.starts_on(from)
            && self.to_file == m.to().file()
            && self.to_rank.is_none_or(|rank| rank == m.to().rank())
            && (!self.capture || m.is_capture())
            && self.promotion.is_none_or(|role| m.promotion() == Some(role))
    }

    /// Returns true for castling written as a king's move: to its new square, or onto the own rook (ICCF numeric in
    /// Chess960). `Kg1` in Chess960 is the plain king's move, so that it can be written.
    fn castles(&self, king: Square, rook: Square, mode: CastlingMode) -> bool {
        let Some(to) = self.to() else { return false };
        let target = CastlingSide::from_king_side(king < rook).king_to(color_of(king));
        let from_fits = self.starts_on(king) && !self.capture && self.promotion.is_none();
        from_fits
            && match self.role {
                None => to == target || to == rook,
                Some(Role::King) => mode.is_standard() && to == target,
                Some(_) => false,
            }
    }
}

/// Castling happens on the own first rank.
fn color_of(king: Square) -> shakmaty::Color {
    shakmaty::Color::from_white(king.rank() == Rank::First)
}

/// The meanings of a text, in two ranks: the second counts only where nothing of the first is legal.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub(super) struct Said {
    /// Readings to the letter: files are small, pieces are capitals (FIDE C.2), in the letters of the player's mails.
    pub exact: Vec<Syntax>,
    /// In any case, and in English letters too. The first is the one whose illegality is explained.
    pub loose: Vec<Syntax>,
}

impl From<Vec<Syntax>> for Said {
    fn from(loose: Vec<Syntax>) -> Self {
        Self { exact: Vec::new(), loose }
    }
}

/// A file or a rank, as they come.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Item {
    File(File),
    Rank(Rank),
}

impl Item {
    pub fn from_char(c: char) -> Option<Self> {
        let c = c.to_ascii_lowercase();
        File::from_char(c).map(Self::File).or_else(|| Rank::from_char(c).map(Self::Rank))
    }
}

/// The squares that a row of files and ranks names, without piece, capture and promotion.
pub(super) fn squares(items: &[Item]) -> Option<Shape> {
    use Item::{File as F, Rank as R};
    let (from_file, from_rank, to_file, to_rank) = match *items {
        [F(file), R(rank)] => (None, None, file, Some(rank)),
        [F(from), F(file), R(rank)] => (Some(from), None, file, Some(rank)),
        [R(from), F(file), R(rank)] => (None, Some(from), file, Some(rank)),
        [F(from_file), R(from_rank), F(file), R(rank)] => {
            (Some(from_file), Some(from_rank), file, Some(rank))
        }
        [F(from), F(file)] => (Some(from), None, file, None),
        _ => return None,
    };
    Some(Shape { role: None, from_file, from_rank, to_file, to_rank, capture: false, promotion: None })
}

/// Gives squares without a piece letter their meaning: a pawn, unless both squares are written. `None` for forms that
/// no one writes (`ee4`, `da`, `cf6`).
pub(super) fn without_letter(shape: Shape) -> Option<Shape> {
    if shape.from().is_some() {
        return Some(shape);
    }
    let steps = shape.from_file.map(|file| file.distance(shape.to_file));
    let fits = match shape.to_rank {
        Some(_) => match steps {
            None | Some(1) => shape.from_rank.is_none(),
            // Without the sign of a capture it is a piece in another language.
            Some(steps) => steps > 0 && shape.capture && shape.from_rank.is_none(),
        },
        None => steps == Some(1),
    };
    fits.then_some(Shape { role: Some(Role::Pawn), ..shape })
}
