//! The commands that a mail can hold.

use app::{
    Request, Scope, Unresolved,
    people::SettingsPatch,
    ports::{BulkAct, Terms},
};
use domain::{ClaimBasis, GameId};

/// A command of one line.
#[derive(Eq, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "a mail holds ten at most")]
pub enum Command {
    /// Play this; only after the word `move`.
    Move(String),
    /// A draw offer that goes with the move of the mail.
    DrawOffer,
    /// Accept what the opponent offers.
    Accept,
    /// Accept the draw.
    AcceptDraw,
    /// Decline what the opponent offers.
    Decline,
    /// Decline the draw.
    DeclineDraw,
    /// Resign this game; `None` lacks the confirmation.
    Resign(Option<Confirmed>),
    /// Claim a draw.
    Claim(ClaimBasis, Option<String>),
    /// Propose to adjourn, or agree.
    Adjourn,
    /// Something about the clocks: refill, leave, a flag, silence; or an appeal.
    Clock(Request),
    /// An act of an arbiter in a game.
    Arbiter(GameId, Box<Request>),
    /// Withdraw from these games, with the reason; confirmed.
    WithdrawFrom(Scope, String),
    /// Leave in all one's games: booked or taken back.
    Everywhere(BulkAct),
    /// Shows an arbiter how the sides of a game have used their time.
    Pace(GameId),
    /// Decline to adjourn.
    DeclineAdjournment,
    /// Adjourn before the session is over.
    AdjournEarly,
    /// Seal this move.
    Seal(String),
    /// Put a draft of the move to be sealed into an envelope.
    Draft(String),
    /// Seal the draft.
    SealDraft,
    /// Take this reading of an ambiguous sealed move.
    Choose(String),
    /// The clocks are wrong.
    QuestionClocks,
    /// Ready to resume.
    Resume,
    /// The envelope of a game that is over may be shown.
    Publish,
    /// Conditional moves, one line each; none withdraws those given before.
    Conditions(Vec<String>),
    /// Ask for adjudication; the analysis stands below.
    Adjudicate(ClaimBasis),
    /// A message for the opponent.
    Say(String),
    /// Challenge somebody.
    Challenge(String, Box<Terms>),
    /// Post a seek that anybody may accept.
    Seek(Box<Terms>),
    /// Take back one's own challenge or seek.
    Withdraw(i64),
    /// Accept challenge or seek of this number.
    AcceptChallenge(i64),
    /// Decline the challenge of this number.
    DeclineChallenge(i64),
    /// List the seeks.
    Seeks,
    /// Show something of the game.
    Show(Show),
    /// Shows the settings and how to change them.
    Settings,
    /// Changes settings; List-Unsubscribe of our mails asks for it too.
    Set(Box<SettingsPatch>),
    /// Lists one's own games.
    Games,
    /// Challenges the opponent of a game that is over to another one.
    Rematch,
    /// Shows the help text.
    Help,
}

impl Command {
    /// Returns the move or the words that a player wrote behind a word of prose, such as "move" and "choose".
    pub(super) fn written_move(&self) -> Option<&str> {
        match self {
            Self::Move(text) | Self::Choose(text) | Self::Claim(_, Some(text)) => Some(text),
            _ => None,
        }
    }

    /// Tells whether a move is sealed by it, at once or in two steps.
    pub(super) const fn seals(&self) -> bool {
        matches!(self, Self::Seal(_) | Self::SealDraft | Self::Draft(_))
    }

    /// Tells whether an offer is declined.
    pub(super) const fn declines(&self) -> bool {
        matches!(self, Self::Decline | Self::DeclineDraw | Self::DeclineAdjournment)
    }

    /// Returns the command of a game that it stands for as it is.
    pub(super) const fn in_game(&self) -> Option<&domain::Command> {
        match self {
            Self::Clock(Request { command: Unresolved::Command(command), .. }) => Some(command),
            _ => None,
        }
    }
}

/// The confirmation of a resignation.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Confirmed {
    /// `resign yes`
    Yes,
    /// `resign G42`
    Game(i64),
}

/// A view of a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Show {
    /// The board.
    Board,
    /// The moves so far.
    Moves,
    /// Both clocks.
    Clocks,
    /// The legal moves.
    Legal,
    /// The game as PGN.
    Pgn,
    /// One's own conditional moves, and the opponent's where they are visible.
    Conditions,
}

/// A line understood, or a mistake that can be named.
pub type Understood = Result<Command, &'static str>;

/// The effect of a command, as far as it decides what may stand beside it in a mail.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Effect {
    /// Shows something and changes nothing.
    Shows,
    /// Changes something of the game or of the account.
    Acts,
    /// Acts before the move of the same mail, for which it makes room.
    ActsFirst,
    /// Decides the move or the game: a mail holds one of these.
    Decides,
    /// Names what it is about: it does not matter which game the mail is addressed to.
    ActsElsewhere,
}
