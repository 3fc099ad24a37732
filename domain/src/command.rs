use alloc::{string::String, vec::Vec};

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::{
    Act, Digest, Envelope, Event, Game, Instant, MoveText, PlayerId, Ply, Refusal, Regulations, Start,
    clock::{Date, Leave, Zone},
    notation::NotationStyle,
    sealing::Disclosure,
    wire,
};
use shakmaty::ByColor;

/// Who acts.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "id", rename_all = "snake_case")]
pub enum Actor {
    /// One of the two players, or somebody who wants to be.
    Player(PlayerId),
    /// An arbiter of the game's event. app has checked the role.
    Arbiter(PlayerId),
    /// The service itself: flags, resumption at the agreed time, downtime.
    Timekeeper,
}

/// On what a draw is claimed (FIDE 9.2, 9.3).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClaimBasis {
    /// The same position for the third time.
    ThreefoldRepetition,
    /// Fifty moves by each side without capture or pawn move.
    FiftyMoves,
    /// The claimant wins by an endgame tablebase (ICCF Rules 2020, 2.9).
    TablebaseWin,
    /// Drawn by an endgame tablebase.
    TablebaseDraw,
    /// An arbiter shall decide by analysis that the claimant wins.
    AdjudicatedWin,
    /// That the game is drawn.
    AdjudicatedDraw,
}

/// Everything that can be asked for in a game: the one vocabulary of mail, HTTP, timekeeper and command line. Anything
/// random or looked up is already in it; a text that goes with it rides beside it ([`Cause::text`]).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "it is passed by reference, one at a time")]
pub enum Command {
    /// Starts the game; colours and a Chess960 number have been drawn already. Its event says all of it.
    #[serde(skip)]
    Create {
        /// Who plays.
        players: ByColor<PlayerId>,
        /// Where it starts.
        start: Start,
        /// Its rules.
        regulations: Regulations,
        /// PGN's Event tag.
        tournament: String,
        /// Where the players are, if free time depends on it.
        zones: ByColor<Zone>,
    },
    /// Plays a move; declines a pending offer of the opponent (FIDE 9.1.2.1).
    Move {
        /// Which.
        m: MoveText,
        /// Offers a draw with it.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        draw_offer: bool,
    },
    /// Gives or withdraws conditional moves; app keeps them if this causes no event and is not refused.
    SetConditionalMoves,
    /// Plays the answer that [`ConditionalMoves::answer`](crate::ConditionalMoves::answer) found.
    Answer {
        /// In UCI.
        uci: String,
    },
    /// Offers a draw while the game is adjourned (FIDE Guidelines I.4). At any other time an offer goes with a
    /// move (FIDE 9.1.2.1).
    OfferDraw,
    /// Accepts the opponent's standing draw offer.
    AcceptDraw,
    /// Declines it in words.
    DeclineDraw,
    /// Loses the game.
    Resign,
    /// Claims a draw on one's own turn, on the position or with a move announced and not yet played.
    Claim {
        /// On what.
        basis: ClaimBasis,
        /// The announced move. If the claim is wrong it is played (FIDE 9.5.3).
        announced: Option<MoveText>,
        /// What the tables say, which app looks for when [`Refusal::TableNeeded`](crate::Refusal) was answered.
        probed: Option<crate::Probed>,
    },
    /// Asks an arbiter to decide the game by analysis.
    AskAdjudication {
        /// [`ClaimBasis::AdjudicatedWin`] or [`ClaimBasis::AdjudicatedDraw`].
        basis: ClaimBasis,
    },
    /// Hands in analysis about a request for adjudication, one's own or the opponent's.
    Analyse,
    /// The arbiter's time for a claim is over.
    LapseClaim,
    /// The arbiter decides a claim that was referred to him.
    DecideClaim {
        /// The number of the event by which it was referred.
        claim: u32,
        /// Whether it is right.
        upheld: bool,
    },
    /// A message without a move.
    Say,
    /// Proposes to adjourn, or accepts the opponent's proposal.
    Adjourn,
    /// Accepts the opponent's proposal.
    AcceptAdjournment,
    /// Turns the proposal down.
    DeclineAdjournment,
    /// The player on move adjourns before the end of the session (FIDE Guidelines I.1.2).
    AdjournEarly,
    /// The session is over: the player on move must seal (FIDE Guidelines I.1.1).
    EndSession,
    /// Puts a draft of the move to be sealed into an envelope, or replaces the one before (FIDE Guidelines I.1.1).
    Draft {
        /// As for [`Command::Seal`].
        envelope: Envelope,
    },
    /// Seals and stops the clock.
    Seal {
        /// The envelope. In assisted mode app has checked the move in memory, written the text and encrypted it.
        /// `None` seals the draft.
        envelope: Option<Envelope>,
    },
    /// The arbiter has checked the face of the envelope (FIDE Guidelines I.3).
    AcknowledgeFace,
    /// The arbiter sets another time of resumption.
    SetResumption {
        /// At least a day ahead (FIDE Guidelines I.14).
        resume_at: Instant,
    },
    /// Is ready to resume, or there (FIDE Guidelines I.7, I.9); the timekeeper does what is due of a resumption.
    Resume {
        /// The text from the vault, which app looks for when [`Refusal::EnvelopeNeeded`](crate::Refusal) was
        /// answered.
        envelope: Option<Disclosure>,
    },
    /// Shows the text of the envelope: an arbiter with his key, or the sealer who has kept it.
    Open {
        /// The text.
        envelope: Disclosure,
    },
    /// Agrees that the envelope of a game that is over is shown, which takes both players.
    Publish {
        /// The text from the vault, which app looks for when [`Refusal::EnvelopeNeeded`](crate::Refusal) was
        /// answered.
        envelope: Option<Disclosure>,
    },
    /// The arbiter agrees that another one opens the envelope before its time.
    ApproveEarlyOpening,
    /// The envelope is lost or cannot be opened (FIDE Guidelines I.12.1).
    DeclareMissing,
    /// Takes one of the readings of an ambiguous sealed move.
    ChooseReading {
        /// Which, in any notation that tells it from the others.
        m: MoveText,
    },
    /// Says that the clocks show wrong times (FIDE Guidelines I.13).
    QuestionClocks,
    /// The flag of the side whose clock runs, if its deadline has passed.
    FlagFall,
    /// The opponent or an arbiter claims that the flag of the side whose clock runs is down.
    ClaimFlag,
    /// Books leave.
    BookLeave {
        /// Which days; its instants are those of the player's time zone.
        leave: Leave,
    },
    /// Takes leave back that has not begun.
    CancelLeave {
        /// Its first day.
        first: Date,
    },
    /// Declares that the player goes on thinking, whatever the rule about silence says.
    DeclareReflection,
    /// Gives downtime back to the running clock.
    ReturnDowntime {
        /// The service was away from then
        from: Instant,
        /// until then.
        until: Instant,
    },
    /// Puts on record what clocks show where a player is, if free time depends on it.
    NoteZone {
        /// Whose zone.
        #[serde(with = "wire::color")]
        of: Color,
        /// What clocks show there, for a year from now at the least.
        zone: Zone,
    },
    /// Takes time from the bank to the clock, as much as it can show (ICCF Rules, Appendix 3).
    RefillClock,
    /// Puts on record whether mail reaches a player.
    NoteMail {
        /// Which.
        #[serde(with = "wire::color")]
        to: Color,
        /// Whether it does.
        works: bool,
    },
    /// A player withdraws from the game: he says so, an arbiter notes it, or the timekeeper has found him silent.
    Withdraw {
        /// Who.
        #[serde(with = "wire::color")]
        of: Color,
    },
    /// Another game counts in place of this one: it follows where an arbiter reverses the cancellation of that one.
    GiveWay {
        /// The game that counts.
        to: crate::GameId,
    },
    /// An arbiter does something.
    Act {
        /// What.
        act: Act,
    },
    /// Appeals against an arbiter's act.
    Appeal {
        /// The number of its event.
        act: u32,
    },
    /// Another arbiter decides about an appeal.
    DecideAppeal {
        /// The number of the event of the act.
        act: u32,
        /// Reverses the act; otherwise confirms it.
        reverse: bool,
    },
}

impl Command {
    fn on_record(&self, game: &Game, style: NotationStyle, events: &[Event]) -> Self {
        let mut command = self.clone();
        match &mut command {
            Self::Move { m, .. } | Self::ChooseReading { m } | Self::Claim { announced: Some(m), .. } => {
                let played = events.iter().find_map(Event::played);
                *m = played
                    .map_or_else(|| m.on_record(&game.position, style), |uci| MoveText::Legal(uci.into()));
            }
            Self::Resume { envelope: Some(shown) }
            | Self::Publish { envelope: Some(shown) }
            | Self::Open { envelope: shown, .. } => *shown = shown.on_record(events),
            _ => {}
        }
        command
    }

    /// Tells whether it has a move as somebody wrote it, which stands on no record.
    pub(crate) const fn is_written(&self) -> bool {
        matches!(
            self,
            Self::Move { m: MoveText::Written(_), .. }
                | Self::ChooseReading { m: MoveText::Written(_) }
                | Self::Claim { announced: Some(MoveText::Written(_)), .. }
        )
    }

    /// The text of an envelope that comes with it.
    pub(crate) const fn shown(&self) -> Option<&Disclosure> {
        match self {
            Self::Resume { envelope } | Self::Publish { envelope } => envelope.as_ref(),
            Self::Open { envelope, .. } => Some(envelope),
            _ => None,
        }
    }
}

/// A position of a game as its players see it: it changes with each half-move, and when an act that took moves back is
/// undone.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct PositionId {
    /// Half-moves played.
    pub ply: Ply,
    /// How often an arbiter had undone something ([`Game::revision`]).
    pub revision: u16,
}

/// What the sender of a command had seen of the game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// Nothing that matters.
    #[default]
    Nothing,
    /// The game in this revision, whatever has been played in it since.
    Revision(u16),
    /// This position.
    Position(PositionId),
}

impl Seen {
    /// Tells whether the command is for any position.
    #[must_use]
    pub const fn is_nothing(&self) -> bool {
        matches!(self, Self::Nothing)
    }

    /// The position, if the command is for one.
    #[must_use]
    pub const fn position(self) -> Option<PositionId> {
        if let Self::Position(id) = self { Some(id) } else { None }
    }
}

/// The kind of text that goes with a command.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum TextKind {
    /// A message to the opponent, or the grounds of an appeal.
    Message,
    /// A reason, which both players read.
    Reason,
    /// Analysis, which the opponent reads when the game is over.
    Analysis,
}

impl TextKind {
    /// The refusal of a command whose text is missing or unfit.
    #[must_use]
    pub const fn refusal(self) -> Refusal {
        match self {
            Self::Message => Refusal::BadMessage,
            Self::Reason => Refusal::BadReason,
            Self::Analysis => Refusal::BadAnalysis,
        }
    }
}

/// Tells whether a text goes with a command.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum TextRule {
    /// None does.
    None,
    /// One may.
    Optional(TextKind),
    /// One must.
    Required(TextKind),
}

impl Command {
    /// The text that goes with the command. FIDE and ICCF want a reason with every act of an arbiter.
    #[must_use]
    pub const fn text_rule(&self) -> TextRule {
        match self {
            Self::Move { .. } => TextRule::Optional(TextKind::Message),
            Self::Open { .. } | Self::Withdraw { .. } => TextRule::Optional(TextKind::Reason),
            Self::Say | Self::Appeal { .. } => TextRule::Required(TextKind::Message),
            Self::AskAdjudication { .. } | Self::Analyse => TextRule::Required(TextKind::Analysis),
            Self::DecideClaim { .. }
            | Self::SetResumption { .. }
            | Self::ApproveEarlyOpening
            | Self::DeclareMissing
            | Self::GiveWay { .. }
            | Self::Act { .. }
            | Self::DecideAppeal { .. } => TextRule::Required(TextKind::Reason),
            _ => TextRule::None,
        }
    }

    /// Tells whether it answers something its sender has seen: it must say which position.
    #[must_use]
    pub const fn is_for_a_position(&self) -> bool {
        matches!(
            self,
            Self::Move { .. }
                | Self::Claim { .. }
                | Self::Seal { .. }
                | Self::Draft { .. }
                | Self::AcceptDraw
                | Self::DeclineDraw
                | Self::AcceptAdjournment
                | Self::DeclineAdjournment
                | Self::AdjournEarly
        )
    }
}

/// A command as it is given to [`decide`](crate::decide()); on record it stands before the events it led to.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cause {
    /// The command; on record as [`Command::on_record`] writes it.
    pub command: Command,
    /// Salted digest of the text that goes with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Digest>,
    /// What its sender had seen.
    #[serde(default, skip_serializing_if = "Seen::is_nothing")]
    pub seen: Seen,
    /// The instant our intake stamped on it, UTC milliseconds: a move is in time by this instant, whatever the queue
    /// behind it; never by a Date header.
    pub received_at: Instant,
    /// How its sender writes moves; on record they are read already.
    #[serde(skip)]
    pub style: NotationStyle,
}

impl Cause {
    /// A command for no position, with no text.
    #[must_use]
    pub fn new(command: Command, received_at: Instant) -> Self {
        Self { command, text: None, seen: Seen::Nothing, received_at, style: NotationStyle::default() }
    }

    /// The cause as it stands on record before `events`, to which it led in this game: each move as it was read, no text of
    /// an envelope that they do not show, and no revision but that of a position.
    #[must_use]
    pub fn on_record(&self, game: &Game, events: &[Event]) -> Self {
        let command = self.command.on_record(game, self.style, events);
        let seen = if let Seen::Revision(_) = self.seen { Seen::Nothing } else { self.seen };
        Self { command, seen, style: NotationStyle::default(), ..*self }
    }
}

/// One line of a record.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct RecordEntry {
    /// Who caused it.
    pub actor: Actor,
    /// Why; none for the first event of a game, which says all of it, and for what follows on the event before it.
    pub cause: Option<Cause>,
    /// What happened.
    pub event: Event,
}

impl RecordEntry {
    /// The entries of a decision: the cause stands before the first event.
    #[must_use]
    pub fn of(actor: Actor, cause: Cause, events: Vec<Event>) -> Vec<Self> {
        let mut cause = Some(cause);
        events.into_iter().map(|event| Self { actor, cause: cause.take(), event }).collect()
    }
}
