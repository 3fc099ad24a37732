//! Every notation in, every notation out. Reading takes three steps: text to syntax, syntax to the legal moves
//! it can mean in a position, one move or a question. Legality is shakmaty's.

mod algebraic;
mod announced;
mod board;
mod chess960;
mod clean;
mod conditional;
mod example;
mod explain;
mod letters;
mod numeric;
mod pieces;
mod read;
mod rejected;
mod scan;
mod style;
mod syntax;
mod words;
mod written;

pub use announced::{announced_parts, is_announcement};
pub use board::{board, pieces};
pub use chess960::chess960_fen;
pub use conditional::{
    Below, before_hint, begins_condition, below_condition, condition, hints_at_condition, read_line,
    with_condition,
};
pub use example::example;
pub use letters::Letters;
pub use read::read;
pub use rejected::{IllegalReason, PieceOn, Reading};
pub use scan::{Candidate, Line, scan_line};
pub use style::{Notation, NotationStyle};
pub use words::split_offer;
pub use written::write;
