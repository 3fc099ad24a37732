//! The commands that a mail can hold.

use app::{LobbyCommand, Request, Scope, SealedText, Unresolved, people::SettingsPatch, ports::BulkAct};
use domain::{ClaimBasis, GameId, notation::split_offer};
use messages::{Arg, Question};

/// A command of one line. Requests that the service takes as they are have its words ([`MailCommand::Game`],
/// [`MailCommand::Lobby`]). The others need the rest of the mail or the game first.
#[derive(Eq, PartialEq, Debug)]
pub enum MailCommand {
    /// Plays this; only after the word `move`.
    Move(String),
    /// Offers a draw with the move of the mail.
    DrawOffer,
    /// Accepts what the opponent offers.
    Accept,
    /// Declines what the opponent offers.
    Decline,
    /// Resigns this game; `None` lacks the confirmation.
    Resign(Option<Confirmed>),
    /// Claims a draw.
    Claim(ClaimBasis, Option<String>),
    /// Seals this move.
    Seal {
        /// The move alone.
        text: SealedText,
        /// Offers a draw with it.
        draw_offer: bool,
    },
    /// Puts a draft of the move to be sealed into an envelope.
    Draft {
        /// The move alone.
        text: SealedText,
        /// Offers a draw with it.
        draw_offer: bool,
    },
    /// Takes this reading of an ambiguous sealed move.
    Choose(String),
    /// Conditional moves, one line each; none withdraws those given before.
    Conditions(Vec<SealedText>),
    /// Asks for adjudication; the analysis stands below.
    Adjudicate(ClaimBasis),
    /// A message for the opponent.
    Say(String),
    /// A command of the game.
    Game(Request),
    /// An act of an arbiter in a game.
    Arbiter(GameId, Box<Request>),
    /// Withdraws from these games, with the reason; confirmed.
    WithdrawFrom(Scope, String),
    /// Leave in all one's games: booked or taken back.
    Everywhere(BulkAct),
    /// A challenge or a seek, or the answer to one.
    Lobby(LobbyCommand),
    /// Challenges the opponent of a game that is over to another one.
    Rematch,
    /// Shows something.
    Show(Show),
    /// Changes settings; List-Unsubscribe of our mails asks for it too.
    Set(Box<SettingsPatch>),
    /// Makes the address of the calendar, in place of the one before it.
    Calendar,
    /// Revokes it.
    CalendarOff,
}

impl From<domain::Command> for MailCommand {
    fn from(command: domain::Command) -> Self {
        Self::Game(command.into())
    }
}

impl MailCommand {
    /// Seals a move as it was written, perhaps beside a draw offer.
    pub(super) fn seal(written: &str) -> Self {
        let (text, draw_offer) = split_offer(written);
        Self::Seal { text: text.into(), draw_offer }
    }

    /// Drafts a move as it was written, perhaps beside a draw offer.
    pub(super) fn draft(written: &str) -> Self {
        let (text, draw_offer) = split_offer(written);
        Self::Draft { text: text.into(), draw_offer }
    }

    /// Returns the move or the words that a player wrote behind a word of prose, such as "move" and "choose".
    pub(super) fn written_move(&self) -> Option<&str> {
        match self {
            Self::Move(text) | Self::Choose(text) | Self::Claim(_, Some(text)) => Some(text),
            _ => None,
        }
    }

    /// Tells whether a move is sealed by it, at once or in two steps.
    pub(super) const fn seals(&self) -> bool {
        matches!(self, Self::Seal { .. } | Self::Draft { .. })
            || matches!(self.in_game(), Some(domain::Command::Seal { .. }))
    }

    /// Offers a draw with the move that is sealed. The service decides about an offer to a draft.
    pub(super) fn offer_draw(&mut self) {
        match self {
            Self::Seal { draw_offer, .. } | Self::Draft { draw_offer, .. } => *draw_offer = true,
            sealing if sealing.seals() => *sealing = Self::Seal { text: "".into(), draw_offer: true },
            _ => {}
        }
    }

    /// Tells whether an offer is declined.
    pub(super) const fn declines(&self) -> bool {
        use domain::Command::{DeclineAdjournment, DeclineDraw};
        matches!(self, Self::Decline) || matches!(self.in_game(), Some(DeclineDraw | DeclineAdjournment))
    }

    /// Returns the command of a game that it stands for as it is.
    pub(super) const fn in_game(&self) -> Option<&domain::Command> {
        match self {
            Self::Game(Request { command: Unresolved::Command(command), .. }) => Some(command),
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

/// A view of a game, of the account or of an arbiter.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Show {
    /// The board.
    Board,
    /// The answer to a question about the game as it stands.
    Asked(Question),
    /// The moves so far.
    Moves,
    /// The legal moves.
    Legal,
    /// The game as PGN.
    Pgn,
    /// A game by its number, as a file.
    PgnOf(GameId),
    /// The sender's games as a file, newest first, below a number.
    AllPgn(Option<GameId>),
    /// The sender's conditional moves, and the opponent's where they are visible.
    Conditions,
    /// The settings and how to change them.
    Settings,
    /// The sender's running games.
    Games,
    /// The finished games, newest first, below a number.
    Over(Option<GameId>),
    /// The open seeks.
    Seeks,
    /// The help text.
    Help,
    /// The time used by the sides of a game, for an arbiter.
    Pace(GameId),
}

/// A line understood, or a mistake that can be named.
pub type Understood = Result<MailCommand, Arg>;

/// The effect of a command; it decides which commands may stand beside it in a mail.
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
