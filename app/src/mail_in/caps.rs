//! Caps on automatic answers (RFC 3834 2).

use domain::{Game, Instant, PlayerId, Span};

use crate::{Failure, model::Answer, ports::Tx};

/// The ruling of the caps on an answer.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Ruling {
    /// It goes out.
    Sent,
    /// It goes out and says when the next one does.
    Last { next_at: Instant },
    /// It does not go out; a summary does, then.
    Withheld { until: Instant },
}

/// The template of an answer to a mail of which every line was understood.
pub(crate) const UNDERSTOOD: &str = "understood";

/// Begins the template of an answer under [`ON_MOVE`], and of an answer without a cap. It uses up no answer of the time when
/// the opponent thinks: the last one before that cap would not have said so.
pub(crate) const FREE: &str = "free:";

fn is_understood(answer: &Answer) -> bool {
    answer.template.strip_prefix(FREE).unwrap_or(&answer.template) == UNDERSTOOD
}

/// The earlier answers of a player that a cap counts.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Counted {
    /// All of them.
    All,
    /// Answers about the same game of the same sort: to a mail that was understood, or to a mistake.
    OfItsSortHere,
    /// Questions and complaints that say the same about the same game.
    AlikeHere,
    /// Answers to mails understood to their last line, while the opponent thought.
    Understood,
    /// Questions and complaints, while the opponent thought.
    Doubtful,
    /// Answers about the same game.
    DoubtfulHere,
}

impl Counted {
    pub(crate) fn counts(self, earlier: &Answer, answer: &Answer) -> bool {
        let (here, understood) = (earlier.game == answer.game, is_understood(earlier));
        let is_free = earlier.template.starts_with(FREE);
        match self {
            Self::All => true,
            Self::OfItsSortHere => here && understood == is_understood(answer),
            Self::AlikeHere => here && !understood && earlier.template == answer.template,
            Self::Understood => !is_free && understood,
            Self::Doubtful => !is_free && !understood,
            Self::DoubtfulHere => !is_free && here && !understood,
        }
    }
}

/// The most answers within a time.
pub(crate) type Cap = (Counted, usize, Span);

const HOUR: Span = Span::hours(1);

pub(crate) const DAY: Span = Span::days(1);

/// Caps for a player whose clock runs, or for mails about no game: no person reaches these, a robot that answers at once
/// does.
pub(crate) const ON_MOVE: [Cap; 3] =
    [(Counted::AlikeHere, 6, HOUR), (Counted::OfItsSortHere, 20, HOUR), (Counted::All, 60, DAY)];

/// A mail understood to its last line is no robot's, and must not use up the answer to a later mistake.
pub(crate) const COMMANDS: [Cap; 1] = [(Counted::Understood, 30, DAY)];

/// Questions and complaints while the opponent thinks.
pub(crate) const MISTAKES: [Cap; 2] = [(Counted::DoubtfulHere, 3, DAY), (Counted::Doubtful, 10, DAY)];

/// The same for an arbiter, whose acts are about many games.
pub(crate) const MISTAKES_OF_ARBITERS: [Cap; 1] = [(Counted::Doubtful, 30, DAY)];

/// Caps for mailboxes without an account: their addresses may be forged, so each gets few, and all together no flood.
pub(crate) const TO_STRANGERS: [Cap; 2] = [(Counted::AlikeHere, 3, DAY), (Counted::All, 200, DAY)];

/// Under which the answers to all of them are counted; no player has this number.
pub(crate) const STRANGERS: PlayerId = PlayerId(0);

/// More than any cap counts.
pub(crate) const ANSWERS_READ: u32 = 200;

/// Tells whether the clock of the player who is answered runs in the game it is about.
pub(crate) fn is_thinking(tx: &mut dyn Tx, answer: &Answer) -> Result<bool, Failure> {
    let Some(game) = answer.game else { return Ok(false) };
    let row = tx.game(game)?;
    let thinks = |game: &Game| {
        let color = game.color_of(answer.player);
        color.is_some()
            && !game.is_over()
            && (game.on_move() == color || game.clock.running.map(|running| running.side) == color)
    };
    Ok(row.is_some_and(|row| thinks(&row.state)))
}
