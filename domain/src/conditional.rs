//! Conditional moves.

use alloc::{string::String, vec::Vec};
use core::fmt;

use serde::{Deserialize, Serialize};
use shakmaty::{Color, Move};

use crate::{
    ConditionFault, Game, Phase, Ply, Position, Refusal,
    notation::{self, NotationStyle},
};

/// The most half-moves of a tree. (AICCF: four variations of 16; lichess: 30 lines.)
pub const MAX_CONDITIONS: usize = 100;

/// The most characters they are written with.
const MAX_TEXT: usize = 10_000;

/// "If they play X, I play Y": the conditional moves of one player (ICCF Rules 2020, 2.7 and 4.7.5). A tree, written as
/// its lines: the opponent's move first, the owner's last. Branches repeat the moves that they share.
///
/// A secret of its owner: not an event until a move is played, and `Debug` tells nothing.
#[derive(Clone, Eq, PartialEq, Default, Serialize, Deserialize)]
pub struct ConditionalMoves {
    /// Half-moves played before the first move of each line.
    pub ply: Ply,
    /// Lines in UCI. None is empty, none begins another.
    pub lines: Vec<Vec<String>>,
}

impl fmt::Debug for ConditionalMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ConditionalMoves(..)")
    }
}

/// The state of conditional moves after a move on the board.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Remains {
    /// Some lines continue with it.
    Lines,
    /// A line ended with it.
    Finished,
    /// No line foresaw it.
    NotForeseen,
}

impl ConditionalMoves {
    /// Reads lines, each in any notations, for the position of `game`, in which the opponent of their owner is to move.
    /// No line gives an empty tree. Costs bounded time for any text.
    ///
    /// # Errors
    ///
    /// [`Refusal::BadConditions`]. A move is not exactly one legal move or has another number. A line ends without an
    /// answer. A position has two answers. There are more than [`MAX_CONDITIONS`].
    pub fn read(
        game: &Game,
        lines: &[impl AsRef<str>],
        style: impl Into<NotationStyle>,
    ) -> Result<Self, Refusal> {
        let style = style.into();
        let too_many = |line, half_move| bad(line, half_move, ConditionFault::TooMany);
        let mut tree = Self { ply: game.ply, lines: Vec::new() };
        let mut answers: Vec<(Position, String, usize)> = Vec::new();
        let (mut half_moves, mut length) = (0, 0);
        for (number, text) in lines.iter().enumerate() {
            let text = text.as_ref();
            length += text.len();
            if number >= MAX_CONDITIONS || length > MAX_TEXT {
                return Err(too_many(number, 0));
            }
            let text = notation::condition(text).unwrap_or(text);
            let moves = notation::read_line(text, &game.position, style, MAX_CONDITIONS)
                .map_err(|(at, refusal)| bad(number, at, fault(&refusal)))?;
            if moves.len() > MAX_CONDITIONS {
                return Err(too_many(number, MAX_CONDITIONS));
            }
            if moves.is_empty() || moves.len() % 2 == 1 {
                return Err(bad(number, moves.len().saturating_sub(1), ConditionFault::Incomplete));
            }
            let line = written(game, &moves, |at, before, answer| {
                let known = answers.iter().find(|(position, ..)| position == before);
                match known {
                    Some((_, known, other)) if known != answer => Err(clash(number, at, *other)),
                    Some(_) => Ok(()),
                    None => {
                        answers.push((before.clone(), answer.into(), number));
                        Ok(())
                    }
                }
            })?;
            half_moves += tree.add(line);
            if half_moves > MAX_CONDITIONS {
                return Err(too_many(number, moves.len() - 1));
            }
        }
        Ok(tree)
    }

    /// Adds a line; how many half-moves are new.
    fn add(&mut self, line: Vec<String>) -> usize {
        let shared = |other: &Vec<String>| other.iter().zip(&line).take_while(|(a, b)| a == b).count();
        let known = self.lines.iter().map(shared).max().unwrap_or_default();
        let new = line.len() - known;
        if new > 0 {
            self.lines.retain(|other| !line.starts_with(other));
            self.lines.push(line);
        }
        new
    }

    /// Returns true if no line is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Applies a half-move: lines that do not begin with it are dropped.
    pub fn advance(&mut self, uci: &str) -> Remains {
        self.ply = self.ply.next();
        let before = self.lines.len();
        self.lines.retain(|line| line.first().is_some_and(|first| first == uci));
        let foreseen = before > 0 && !self.lines.is_empty();
        for line in &mut self.lines {
            line.remove(0);
        }
        self.lines.retain(|line| !line.is_empty());
        match (foreseen, self.lines.is_empty()) {
            (_, false) => Remains::Lines,
            (true, true) => Remains::Finished,
            (false, true) => Remains::NotForeseen,
        }
    }

    /// Returns the answer of `owner` that is due in this position, in UCI. None where the owner must decide: a draw or
    /// an adjournment is offered to them, or the move must be sealed.
    #[must_use]
    pub fn answer(&self, game: &Game, owner: Color) -> Option<&str> {
        let due = self.ply == game.ply
            && game.on_move() == Some(owner)
            && matches!(game.phase, Phase::Playing { adjournment_proposed_by } if adjournment_proposed_by != Some(!owner))
            && !game.is_sealing()
            && game.draw_offer.is_none_or(|offer| offer.by == owner);
        let answer = self.lines.first()?.first()?;
        due.then_some(answer.as_str())
    }
}

/// The line in UCI; `check` sees each answer, its place and the position it is given in.
fn written(
    game: &Game,
    moves: &[Move],
    mut check: impl FnMut(usize, &Position, &str) -> Result<(), Refusal>,
) -> Result<Vec<String>, Refusal> {
    let mut position = game.position.clone();
    let mut line = Vec::with_capacity(moves.len());
    for (at, &m) in moves.iter().enumerate() {
        let uci = position.uci(m);
        if at % 2 == 1 {
            check(at, &position, &uci)?;
        }
        position = position.after(m);
        line.push(uci);
    }
    Ok(line)
}

fn bad(line: usize, half_move: usize, why: ConditionFault) -> Refusal {
    Refusal::BadConditions { line: from_one(line), half_move: from_one(half_move), why, other_line: None }
}

fn clash(line: usize, half_move: usize, other: usize) -> Refusal {
    let (line, half_move, other_line) = (from_one(line), from_one(half_move), Some(from_one(other)));
    Refusal::BadConditions { line, half_move, why: ConditionFault::Inconsistent, other_line }
}

fn from_one(n: usize) -> u16 {
    u16::try_from(n + 1).unwrap_or(u16::MAX)
}

fn fault(refusal: &Refusal) -> ConditionFault {
    match refusal {
        Refusal::IllegalMove { .. } => ConditionFault::Illegal,
        Refusal::AmbiguousMove { .. } => ConditionFault::Ambiguous,
        Refusal::PromotionMissing { .. } => ConditionFault::PromotionMissing,
        Refusal::WrongPly { .. } => ConditionFault::OtherNumber,
        _ => ConditionFault::NotAMove,
    }
}
