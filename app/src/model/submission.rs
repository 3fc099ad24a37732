use std::sync::Arc;

use domain::{
    Act, Actor, ClaimBasis, Color, Command, CommandTraits, Digest, Game, GameId, Instant, MoveText, PlayerId,
    Seen, SeenRule, TextKind, TextRule, clock::Date, sealing::Disclosure,
};
use serde::{Deserialize, Serialize};
use zeroize::Zeroizing;

use crate::model::Key;

/// A text that nobody may see: it is neither printed nor written. A clone is no second copy: it shares the memory, which is
/// wiped with the last.
#[derive(Clone, Eq, PartialEq)]
pub struct SealedText(Arc<Zeroizing<String>>);

impl SealedText {
    /// The text itself. The caller stores it nowhere.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl From<String> for SealedText {
    fn from(text: String) -> Self {
        Self(Arc::new(Zeroizing::new(text)))
    }
}

impl From<&str> for SealedText {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl std::fmt::Debug for SealedText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SealedText(..)")
    }
}

/// A command, or what becomes one by a lookup in the transaction that judges it.
#[derive(Clone, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "one exists per submission, and nearly all are commands")]
pub enum Unresolved {
    /// A command as it is.
    Command(Command),
    /// Seals a move; the service writes the envelope.
    Seal {
        /// The move, in any notation. It is nowhere in clear after this call.
        #[serde(skip)]
        text: SealedText,
        /// Offers a draw with it.
        #[serde(skip)]
        draw_offer: bool,
        /// A draft: it can be replaced until [`Command::Seal`] stops the clock.
        draft: bool,
    },
    /// Seals a move that the player encrypted: nobody here sees it.
    SealOwn {
        /// SHA-256 of the canonical text.
        commitment: Digest,
        /// The encrypted text, armored.
        ciphertext: String,
        /// A draft: it can be replaced until [`Command::Seal`] stops the clock.
        draft: bool,
    },
    /// Books leave: whole days, in the player's time zone.
    BookLeave {
        /// Its first day.
        first: Date,
        /// Its last day.
        last: Date,
    },
    /// Grants special leave as an arbiter, in the player's time zone.
    GrantLeave {
        /// The player.
        #[serde(with = "domain::wire::color")]
        side: Color,
        /// Its first day.
        first: Date,
        /// Its last day.
        last: Date,
    },
    /// Cancels the game as an arbiter; it begins anew, as another one.
    Replay,
    /// Replaces a player as an arbiter.
    Replace {
        /// The side of the player.
        #[serde(with = "domain::wire::color")]
        side: Color,
        /// The name of the new player.
        player: String,
    },
    /// Withdraws from the game; an arbiter notes it of a player, and the timekeeper finds a player silent.
    Withdraw {
        /// The account.
        who: Who,
        /// The other games of the act.
        scope: Scope,
    },
    /// Expels a player as an arbiter.
    Expel {
        /// The player.
        who: Who,
        /// The other games of the act.
        scope: Scope,
    },
    /// The timekeeper notes whether mail reaches a player.
    NoteMail {
        /// Its number.
        player: PlayerId,
        /// Tells whether it does.
        works: bool,
    },
}

impl From<Command> for Unresolved {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

/// A request of an entry point: a command, and the texts that ride beside it.
#[derive(Clone, Eq, PartialEq, Serialize)]
pub struct Request {
    /// The command.
    pub command: Unresolved,
    /// A message, reason or analysis, as [`CommandTraits::text`] has it. Plain text.
    pub text: Option<String>,
    /// Conditional moves for the position after the accompanying move, or for the position on the board. They are the
    /// opponent's move, the player's answer, and so on, in any notation (`5755 then 7163`). They replace those before; none
    /// withdraws them.
    #[serde(skip)]
    pub conditional: Option<Vec<SealedText>>,
}

impl<T: Into<Unresolved>> From<T> for Request {
    fn from(command: T) -> Self {
        Self { command: command.into(), text: None, conditional: None }
    }
}

impl Request {
    /// With a message, reason or analysis.
    #[must_use]
    pub fn with(self, text: impl Into<String>) -> Self {
        Self { text: Some(text.into()), ..self }
    }

    /// Plays a move, in any notation.
    #[must_use]
    pub fn play(text: impl Into<String>, draw_offer: bool) -> Self {
        Command::Move { m: MoveText::Written(text.into()), draw_offer }.into()
    }

    /// Gives conditional moves; none withdraws them.
    #[must_use]
    pub fn conditional(lines: impl IntoIterator<Item = String>) -> Self {
        Self::conditional_lines(lines.into_iter().map(SealedText::from).collect())
    }

    /// [`Request::conditional`] of lines that are in memory that is wiped.
    #[must_use]
    pub fn conditional_lines(lines: Vec<SealedText>) -> Self {
        let command =
            if lines.is_empty() { Command::WithdrawConditionalMoves } else { Command::SetConditionalMoves };
        Self { conditional: Some(lines), ..command.into() }
    }

    /// With conditional moves for the position after the move.
    #[must_use]
    pub fn if_then(self, lines: impl IntoIterator<Item = String>) -> Self {
        Self { conditional: Some(lines.into_iter().map(SealedText::from).collect()), ..self }
    }

    /// Claims a draw or a win, with or without an announced move.
    #[must_use]
    pub fn claim(basis: ClaimBasis, announced: Option<String>) -> Self {
        Command::Claim { basis, announced: announced.map(MoveText::Written), probed: None }.into()
    }

    /// Sends a message without a move.
    #[must_use]
    pub fn say(message: impl Into<String>) -> Self {
        Self::from(Command::Say).with(message)
    }

    /// Seals a move.
    #[must_use]
    pub fn seal(text: impl Into<SealedText>, draw_offer: bool) -> Self {
        Unresolved::Seal { text: text.into(), draw_offer, draft: false }.into()
    }

    /// Drafts a move to be sealed.
    #[must_use]
    pub fn draft(text: impl Into<SealedText>, draw_offer: bool) -> Self {
        Unresolved::Seal { text: text.into(), draw_offer, draft: true }.into()
    }

    /// Seals the draft. With an offer, this is refused ([`domain::Refusal::OfferWithDraft`]): an offer is in the envelope
    /// with the move, and the service adds none to a closed draft.
    #[must_use]
    pub fn seal_draft(draw_offer: bool) -> Self {
        if draw_offer { Self::seal("", draw_offer) } else { Command::Seal { envelope: None }.into() }
    }

    /// Shows the text of an envelope.
    #[must_use]
    pub fn open(game: GameId, text: String) -> Self {
        Command::Open { envelope: Disclosure::new(game, text) }.into()
    }

    /// Makes an arbiter's act, with the reason.
    #[must_use]
    pub fn act(act: Act, reason: impl Into<String>) -> Self {
        Self::from(Command::Act { act }).with(reason)
    }

    pub(crate) const fn game_command(&self) -> Option<&Command> {
        if let Unresolved::Command(command) = &self.command { Some(command) } else { None }
    }

    /// Returns the traits of its command.
    #[must_use]
    pub fn traits(&self) -> CommandTraits {
        let (plain, decision) = (CommandTraits::PLAIN, CommandTraits::DECISION);
        match &self.command {
            Unresolved::Command(command) => command.traits(),
            Unresolved::Seal { .. } | Unresolved::SealOwn { .. } => {
                CommandTraits { seen: SeenRule::Position, ..plain }
            }
            Unresolved::BookLeave { .. } => CommandTraits { is_rate_limited: true, ..plain },
            Unresolved::Withdraw { .. } => {
                CommandTraits { text: TextRule::Optional(TextKind::Reason), ..plain }
            }
            Unresolved::Expel { .. }
            | Unresolved::GrantLeave { .. }
            | Unresolved::Replay
            | Unresolved::Replace { .. } => decision,
            Unresolved::NoteMail { .. } => plain,
        }
    }

    /// Tells whether moves are in it that nobody may learn when they are tried against a digest: for an envelope, or
    /// conditional.
    pub(crate) const fn hides(&self) -> bool {
        self.conditional.is_some() || matches!(self.command, Unresolved::Seal { .. })
    }

    /// Returns the part that a stored digest may cover where the move may be sealed. A holder of the keys of the service
    /// could try all legal moves against the digest. None for what holds no move.
    pub(crate) const fn without_move(&self) -> Option<(&'static str, Option<ClaimBasis>)> {
        Some(match &self.command {
            Unresolved::Seal { draft: false, .. } => ("seal", None),
            Unresolved::Seal { draft: true, .. } => ("draft", None),
            Unresolved::Command(Command::Move { .. }) if self.conditional.is_some() => ("move_if", None),
            Unresolved::Command(Command::Move { .. }) => ("move", None),
            Unresolved::Command(Command::SetConditionalMoves | Command::WithdrawConditionalMoves) => {
                ("conditional_moves", None)
            }
            Unresolved::Command(Command::Claim { basis, .. }) => ("claim", Some(*basis)),
            Unresolved::Command(Command::Say) => ("say", None),
            _ => return None,
        })
    }
}

impl std::fmt::Debug for Request {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Request(..)")
    }
}

/// A player of a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The player of this side.
    Side(#[serde(with = "domain::wire::color")] Color),
    /// Names the player by number.
    Player(PlayerId),
}

/// The range of games that a player leaves.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// This game.
    Game,
    /// All their games with the same Event tag that are under way.
    #[default]
    Event,
    /// All their games here that are under way.
    All,
}

/// The entry point of a submission. Kept in the trail, never in the events.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// A mail.
    Mail,
    /// The REST API.
    Http,
    /// The service itself.
    Timekeeper,
    /// The command line of the operator.
    Console,
}

/// A request on its way through the one entry point.
#[derive(Clone, Debug)]
pub struct Submission {
    /// The game.
    pub game: GameId,
    /// The actor; the caller has authenticated them.
    pub actor: Actor,
    /// The request.
    pub request: Request,
    /// Their view of the game: at least what [`CommandTraits::seen`] asks for.
    pub seen: Seen,
    /// The instant at which our own intake first stored or read it.
    pub received_at: Instant,
    /// The entry point.
    pub channel: Channel,
    /// Its idempotency key.
    pub key: Key,
}

impl Who {
    /// The player meant, in a game.
    pub(crate) fn player(&self, game: &Game) -> PlayerId {
        match *self {
            Self::Player(player) => player,
            Self::Side(side) => game.players[side],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::SealedText;

    #[test]
    fn clone_copies_no_sealed_text() {
        let text = SealedText::from("Ng1-f3");
        assert!(std::ptr::eq(text.clone().expose(), text.expose()));
    }
}
