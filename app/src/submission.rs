use std::sync::Arc;

use domain::{
    Act, Actor, ClaimBasis, Color, Command, Digest, Event, GameId, Instant, MoveText, PlayerId, Ply, Refusal,
    Seen, TextKind, TextRule, clock::Date, sealing::Disclosure,
};
use serde::{Deserialize, Serialize};
use zeroize::Zeroizing;

/// A text that nobody may see: it is neither printed nor written. A clone shares its memory, which is wiped with the last.
#[derive(Clone, Eq, PartialEq)]
pub struct SealedText(Arc<Zeroizing<String>>);

impl SealedText {
    /// The text itself. Whoever asks for it keeps it nowhere.
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
    },
    /// Books leave: whole days, in the player's time zone.
    BookLeave {
        /// Its first day.
        first: Date,
        /// Its last day.
        last: Date,
    },
    /// As an arbiter: special leave, in the player's time zone.
    GrantLeave {
        /// Whose.
        #[serde(with = "domain::wire::color")]
        side: Color,
        /// Its first day.
        first: Date,
        /// Its last day.
        last: Date,
    },
    /// As an arbiter: the game is cancelled and begins anew, as another one.
    Replay,
    /// As an arbiter: somebody else plays on.
    Replace {
        /// For whom.
        #[serde(with = "domain::wire::color")]
        side: Color,
        /// The name of the new player.
        player: String,
    },
    /// Withdraws from the game; an arbiter notes it of a player, and the timekeeper finds a player silent.
    Withdraw {
        /// Who.
        who: Who,
        /// From what besides.
        scope: Scope,
    },
    /// As an arbiter: expels a player.
    Expel {
        /// Whom.
        who: Who,
        /// From what besides.
        scope: Scope,
    },
    /// The timekeeper notes whether mail reaches a player.
    NoteMail {
        /// Which.
        player: PlayerId,
        /// Whether it does.
        works: bool,
    },
}

impl From<Command> for Unresolved {
    fn from(command: Command) -> Self {
        Self::Command(command)
    }
}

/// What an entry point asks for: a command, and the texts that ride beside it.
#[derive(Clone, Eq, PartialEq, Serialize)]
pub struct Request {
    /// The command.
    pub command: Unresolved,
    /// A message, reason or analysis, as [`Command::text_rule`] has it. Plain text.
    pub text: Option<String>,
    /// Conditional moves for the position after the move it comes with, or for the one on the board: the opponent's move,
    /// one's own, and so on, in any notation (`5755 then 7163`). They replace those before; none withdraws them.
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
        Self::from(Command::SetConditionalMoves).if_then(lines)
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

    /// Shows the text of an envelope.
    #[must_use]
    pub fn open(game: GameId, text: String) -> Self {
        Command::Open { envelope: Disclosure::new(game, text) }.into()
    }

    /// As an arbiter: an act, with the reason.
    #[must_use]
    pub fn act(act: Act, reason: impl Into<String>) -> Self {
        Self::from(Command::Act { act }).with(reason)
    }

    pub(crate) const fn game_command(&self) -> Option<&Command> {
        if let Unresolved::Command(command) = &self.command { Some(command) } else { None }
    }

    /// The text that goes with it.
    pub(crate) const fn text_rule(&self) -> TextRule {
        match &self.command {
            Unresolved::Command(command) => command.text_rule(),
            Unresolved::Withdraw { .. } => TextRule::Optional(TextKind::Reason),
            Unresolved::Expel { .. }
            | Unresolved::GrantLeave { .. }
            | Unresolved::Replay
            | Unresolved::Replace { .. } => TextRule::Required(TextKind::Reason),
            Unresolved::Seal { .. }
            | Unresolved::SealOwn { .. }
            | Unresolved::BookLeave { .. }
            | Unresolved::NoteMail { .. } => TextRule::None,
        }
    }

    /// Tells whether it answers something its sender has seen: [`Submission::seen`] must be a position.
    #[must_use]
    pub const fn is_for_a_position(&self) -> bool {
        match &self.command {
            Unresolved::Command(command) => command.is_for_a_position(),
            Unresolved::Seal { .. } | Unresolved::SealOwn { .. } => true,
            _ => false,
        }
    }

    /// Tells whether moves are in it that nobody may learn when they are tried against a digest: for an envelope, or
    /// conditional.
    pub(crate) const fn hides(&self) -> bool {
        self.conditional.is_some() || matches!(self.command, Unresolved::Seal { .. })
    }

    /// What a digest that is kept may cover where the move may be sealed: whoever has the keys of the service could try all
    /// legal moves against the digest. None for what holds no move.
    pub(crate) const fn without_move(&self) -> Option<(&'static str, Option<ClaimBasis>)> {
        Some(match &self.command {
            Unresolved::Seal { draft: false, .. } => ("seal", None),
            Unresolved::Seal { draft: true, .. } => ("draft", None),
            Unresolved::Command(Command::Move { .. }) if self.conditional.is_some() => ("move_if", None),
            Unresolved::Command(Command::Move { .. }) => ("move", None),
            Unresolved::Command(Command::SetConditionalMoves) => ("conditional_moves", None),
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
    /// Who plays this side.
    Side(#[serde(with = "domain::wire::color")] Color),
    /// By his number.
    Player(PlayerId),
}

/// How far it goes that a player leaves.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// This game.
    Game,
    /// All his games with the same Event tag that are under way.
    #[default]
    Event,
    /// All his games here that are under way.
    All,
}

/// Through which door a submission came. Kept in the trail, never in the events.
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

/// Names a submission for ever: the same key of the same actor gives the same receipt again.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Key(pub String);

/// A request on its way through the one door.
#[derive(Clone, Debug)]
pub struct Submission {
    /// Which game.
    pub game: GameId,
    /// Who acts; the caller has authenticated them.
    pub actor: Actor,
    /// What they ask for.
    pub request: Request,
    /// What they have seen of the game: the position, where [`Command::is_for_a_position`] asks for one.
    pub seen: Seen,
    /// When our own intake first stored or read it.
    pub received_at: Instant,
    /// Through which door.
    pub channel: Channel,
    /// Its idempotency key.
    pub key: Key,
}

/// What became of a submission. Durable before anybody sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Receipt {
    /// Which game.
    pub game: GameId,
    /// Events of the game after this submission: the version in the ETag.
    pub version: u32,
    /// Half-moves played after this submission.
    pub ply: Ply,
    /// The events it caused.
    pub events: Vec<Event>,
    /// What was not done, for the sender to read.
    pub refusal: Option<Refusal>,
    /// The same key was seen before; this is the first receipt.
    #[serde(skip)]
    pub repeated: bool,
}
