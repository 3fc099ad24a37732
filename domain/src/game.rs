use alloc::{string::String, vec::Vec};

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color, Move};

use crate::{
    Act, ActNote, Envelope, FlagRule, GameId, History, Holders, Instant, Outcome, Paused, PlayerId, Ply,
    Position, PositionId, ReferredClaim, Regulations, Session, Span, Stage, Start, Termination, TimeControl,
    UnopenedEnvelope,
    clock::{AtMost, Gap, Leave, Pauses, Reading, SideClock, Thinking, Zone, reading},
    wire,
};

/// The state of a game: what its events fold to, and all that judging the next command needs. Its size does not
/// grow with the game beyond the moves since the last irreversible one.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// Who plays.
    #[serde(with = "wire::by_color")]
    pub players: ByColor<PlayerId>,
    /// Its rules.
    pub regulations: Regulations,
    /// Where it started.
    pub start: Start,
    /// PGN's Event tag.
    pub tournament: String,
    /// When it started.
    pub started_at: Instant,
    /// The position on the board.
    pub position: Position,
    /// Half-moves played.
    pub ply: Ply,
    /// Events folded so far.
    pub events: u32,
    /// When the last event happened. Time never runs backwards in a game.
    pub last_at: Instant,
    /// The moves since the last irreversible one, to count repetitions and to know a repeated message.
    pub history: History,
    /// Time used and time running.
    pub clock: Clock,
    /// The standing draw offer.
    pub draw_offer: Option<DrawOffer>,
    /// The ply of each side's last draw offer, where regulations limit them.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "is_default")]
    pub last_offer: ByColor<Option<Ply>>,
    /// Illegal moves refused, per side.
    #[serde(with = "wire::by_color")]
    pub illegal_moves: ByColor<u16>,
    /// Ambiguous moves refused, per side.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "is_default")]
    pub ambiguous_moves: ByColor<u16>,
    /// What arbiters did, and what became of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acts: Vec<ActNote>,
    /// Who has played here and was replaced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub former: Vec<PlayerId>,
    /// What the finished game counts for each side, in half points, if an arbiter changed it.
    #[serde(with = "wire::opt_by_color", default, skip_serializing_if = "Option::is_none")]
    pub half_points: Option<ByColor<u8>>,
    /// The most half-moves there were before an arbiter undid some: up to them a ply can have another move.
    #[serde(default, skip_serializing_if = "is_first")]
    pub reached: Ply,
    /// How often an arbiter undid something: what was written about a position before is not about this game.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub line: u16,
    /// The first line in which the same moves stood as now: a reversal may change none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub line_since: u16,
    /// Since when the record says that mail to a side does not arrive.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "nobody")]
    pub mail_problem: ByColor<Option<Instant>>,
    /// A claim that waits for an arbiter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claim: Option<ReferredClaim>,
    /// The positions of `history`, by their half-moves, in which a claim was referred to an arbiter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub referred: Vec<Ply>,
    /// The ply of a wrong claim on the move that is to be made: another one costs nothing more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed_wrongly: Option<Ply>,
    /// Who has asked for adjudication.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "is_default")]
    pub asked_adjudication: ByColor<bool>,
    /// The envelope that was not opened when the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shut: Option<UnopenedEnvelope>,
    /// A player has withdrawn, and an arbiter decides what becomes of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawn: Option<Withdrawn>,
    /// It was lost on time because silence loses, not because a clock was used up.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub by_silence: bool,
    /// The playing session.
    pub session: Session,
    /// Playing, adjourned or over.
    pub phase: Phase,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
pub(crate) const fn is_first(ply: &Ply) -> bool {
    ply.0 == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_zero(n: &u16) -> bool {
    *n == 0
}

const fn nobody(sides: &ByColor<Option<Instant>>) -> bool {
    sides.white.is_none() && sides.black.is_none()
}

pub(crate) fn is_default<T: Default + PartialEq>(sides: &ByColor<T>) -> bool {
    sides.white == T::default() && sides.black == T::default()
}

/// The players' time.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Clock {
    /// Time used for all moves so far.
    #[serde(with = "wire::by_color")]
    pub used: ByColor<Span>,
    /// Days gained through the opponent's errors, for the next move of each side.
    #[serde(with = "wire::by_color")]
    pub gained: ByColor<Span>,
    /// What each side has for its next moves; of the side whose clock runs, as it was when it started.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "is_default")]
    pub sides: ByColor<SideClock>,
    /// Where each player was when his clock last started, if free time depends on it.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "is_default")]
    pub zones: ByColor<Zone>,
    /// Leave of each player that is not over yet.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "is_default")]
    pub leave: ByColor<Vec<Leave>>,
    /// Days of leave booked, by calendar year.
    #[serde(with = "wire::by_color", default, skip_serializing_if = "is_default")]
    pub leave_days: ByColor<Vec<(i16, u16)>>,
    /// When nobody could move while the clock of a side ran, since it last started; the sum is [`Running::returned`].
    #[serde(with = "wire::by_color", default, skip_serializing_if = "is_default")]
    pub gaps: ByColor<Vec<Gap>>,
    /// The one clock that runs; none when adjourned or over.
    pub running: Option<Running>,
    /// The one that ran, or had been stopped to go on, when the game ended: for who lost on time not after its
    /// deadline.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Paused>,
}

/// A running clock.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Running {
    /// Whose clock runs.
    #[serde(with = "wire::color")]
    pub side: Color,
    /// Since the opponent's move was acknowledged.
    pub since: Instant,
    /// The last instant that is in time.
    pub deadline: Instant,
    /// Downtime given back, which is not time used.
    pub returned: Span,
    /// The end of the last downtime given back: none is given twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub returned_until: Option<Instant>,
    /// The player has declared that he goes on thinking: silence does not lose.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub declared: bool,
    /// How long this move may take by the deadline that an arbiter has set, where the clock alone would say another one.
    /// Silence does not lose before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<Span>,
    /// The flag is down and nobody has claimed it; only where regulations leave that to a claim.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub flagged: bool,
}

/// A player has withdrawn from a game that goes on with somebody else, or is adjudicated.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Withdrawn {
    /// Who.
    #[serde(with = "wire::color")]
    pub of: Color,
    /// When.
    pub at: Instant,
    /// He has said nothing: silence lost half of his games.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub silent: bool,
    /// The clock that ran.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused: Option<Paused>,
}

/// A standing draw offer.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct DrawOffer {
    /// Who offers.
    #[serde(with = "wire::color")]
    pub by: Color,
    /// The ply it was made with.
    pub ply: Ply,
}

/// Where the game stands.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "a game has one, and the place for it")]
pub enum Phase {
    /// Moves are made.
    Playing {
        /// Who proposes to adjourn.
        #[serde(with = "wire::opt_color", default, skip_serializing_if = "Option::is_none")]
        adjournment_proposed_by: Option<Color>,
    },
    /// The player on move must seal; his clock runs.
    Sealing,
    /// The move is in the envelope.
    Adjourned {
        /// Who sealed.
        #[serde(with = "wire::color")]
        sealed_by: Color,
        /// The envelope.
        envelope: Envelope,
        /// When the game resumes at the latest.
        resume_at: Instant,
        /// The sealer asked to resume, or is there.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        sealer_ready: bool,
        /// So did the player who must reply.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        replier_ready: bool,
        /// The arbiter who has checked the face of the envelope (FIDE Guidelines I.3).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        acknowledged_by: Option<PlayerId>,
        /// The arbiter who agrees that it is opened before its time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        early_by: Option<PlayerId>,
        /// What is waited for.
        #[serde(default)]
        stage: Stage,
    },
    /// Nothing more happens.
    Ended {
        /// When.
        at: Instant,
        /// What it counts.
        outcome: Outcome,
        /// How it ended.
        termination: Termination,
    },
}

impl Game {
    /// The colour a player has here.
    #[must_use]
    pub fn color_of(&self, player: PlayerId) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.players[color] == player)
    }

    /// Whose move it is, unless the game is over.
    #[must_use]
    pub fn on_move(&self) -> Option<Color> {
        (!self.is_over()).then(|| self.position.side_to_move())
    }

    /// The position on the board, as its players see it.
    #[must_use]
    pub const fn position_id(&self) -> PositionId {
        PositionId { ply: self.ply, revision: self.line }
    }

    /// Tells whether what was written about the game in that line is about the moves that stand now.
    #[must_use]
    pub fn has_moves_of(&self, line: u16) -> bool {
        (self.line_since..=self.line).contains(&line)
    }

    /// Whether a move is put into an envelope now: in an adjournment, or in answer to an absent player (FIDE Guidelines
    /// I.1.1, I.9.3). What a player writes then may be what he seals next.
    #[must_use]
    pub fn is_sealing(&self) -> bool {
        self.phase == Phase::Sealing
            || matches!(self.phase, Phase::Playing { .. })
                && self.session.absent == Some(!self.position.side_to_move())
    }

    /// Whether the game has ended.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Ended { .. })
    }

    /// Whether a game that is over may go on: through an act that can still be reversed. Nothing brings back one that
    /// was given up, or drawn by agreement, by those who play it (see [`Folding`](crate::Folding)).
    #[must_use]
    pub fn may_go_on(&self, now: Instant) -> bool {
        use Termination::{Agreement, Resignation, Withdrawal};
        let Phase::Ended { termination, .. } = self.phase else { return true };
        let ended_by_players = matches!(termination, Resignation | Agreement | Withdrawal);
        let days = self.regulations.arbiter.appeal_days;
        let matters = |note: &&ActNote| !ended_by_players || matches!(note.act, Act::Replace { .. });
        self.gave_way_to().is_none()
            && self.acts.iter().filter(matters).any(|note| !note.is_settled(now, days))
    }

    /// The game that was begun instead of this one, unless its cancellation was reversed.
    #[must_use]
    pub fn replayed_as(&self) -> Option<GameId> {
        self.acts.iter().find_map(|note| match note.act {
            Act::Cancel { replayed_as } if !note.reversed => replayed_as,
            _ => None,
        })
    }

    /// The game that counts, for good, instead of this one.
    #[must_use]
    pub fn gave_way_to(&self) -> Option<GameId> {
        self.acts.iter().find_map(|note| match note.act {
            Act::GiveWay { to } => Some(to),
            _ => None,
        })
    }

    /// What the finished game counts, and how it ended.
    #[must_use]
    pub const fn result(&self) -> Option<(Outcome, Termination)> {
        match self.phase {
            Phase::Ended { outcome, termination, .. } => Some((outcome, termination)),
            _ => None,
        }
    }

    /// The running clock, if its flag has fallen at `instant` (FIDE 6.9).
    #[must_use]
    pub fn flag_fallen(&self, instant: Instant) -> Option<Running> {
        self.clock.running.filter(|running| instant > running.deadline)
    }

    /// The running clock, if its flag is down and only an arbiter ends the game by it.
    #[must_use]
    pub fn flag_for_arbiter(&self) -> Option<Running> {
        let by_arbiter = self.regulations.flags == FlagRule::ByArbiter;
        self.clock.running.filter(|running| by_arbiter && running.flagged)
    }

    /// Whether nothing goes on, or something is not settled, until an arbiter decides: a claim, a flag that only he
    /// claims, what becomes of a game that somebody has left, or, also when the game is over, an appeal or an envelope that only
    /// he can open.
    #[must_use]
    pub fn waits_for_arbiter(&self) -> bool {
        self.claim.is_some()
            || self.flag_for_arbiter().is_some()
            || self.withdrawn.is_some()
            || self.acts.iter().any(ActNote::is_open)
            || self.shut_to_be_shown().is_some_and(|shut| shut.envelope.holders != Holders::Vault)
    }

    /// Whether silence loses this move before its flag falls.
    #[must_use]
    pub fn silence_comes_first(&self) -> bool {
        self.thinking().zip(self.deadline()).is_some_and(|(thinking, deadline)| thinking.is_silence(deadline))
    }

    /// What stops the clock of a side.
    #[must_use]
    pub fn pauses(&self, side: Color) -> Pauses<'_> {
        Pauses {
            free_time: &self.regulations.free_time,
            zone: &self.clock.zones[side],
            leave: &self.clock.leave[side],
        }
    }

    /// The player whose clock runs.
    #[must_use]
    pub fn thinking(&self) -> Option<Thinking<'_>> {
        self.clock.running.as_ref().map(|running| self.thinking_of(running))
    }

    pub(crate) fn thinking_of(&self, running: &Running) -> Thinking<'_> {
        let (control, pauses) = (&self.regulations.time_control, self.pauses(running.side));
        let side = match control {
            // The limit of this move, with what was gained for it, is what the deadline was computed from.
            TimeControl::PerMove { .. } => {
                SideClock::limit(pauses.counted(running.since, running.deadline) - running.returned)
            }
            TimeControl::Periods { .. } | TimeControl::TripleBlock { .. } => self.clock.sides[running.side],
        };
        // What an arbiter has set holds whatever the player declares.
        let silence = self.regulations.silence.filter(|_| !running.declared);
        let at_most = match (running.at_most, silence) {
            (Some(most), Some(_)) => Some(AtMost::Silence(most)),
            (Some(most), None) => Some(AtMost::Set(most)),
            (None, rule) => rule.map(|rule| AtMost::Silence(Span::days(rule.loses_after_days) - Span(1))),
        };
        let (since, returned, gaps) = (running.since, running.returned, &self.clock.gaps[running.side][..]);
        Thinking { control, side, since, returned, gaps, pauses, at_most }
    }

    /// What the running clock shows at an instant: what a move received then would cost.
    #[must_use]
    pub fn reading(&self, at: Instant) -> Option<Reading> {
        self.thinking().map(|thinking| reading(&thinking, at))
    }

    /// The position after `ply` half-moves and the move made in it, as far back as the history goes.
    #[must_use]
    pub fn move_at(&self, ply: Ply) -> Option<(Position, Move)> {
        let oldest = usize::from(self.ply.0).checked_sub(self.history.steps.len())?;
        let index = usize::from(ply.0).checked_sub(oldest)?;
        let step = self.history.steps.get(index)?;
        let position = self.history.positions().nth(index)?;
        let played = step.uci.to_move(position.chess()).ok()?;
        Some((position, played))
    }

    /// The deadline of the running clock.
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        self.clock.running.map(|running| running.deadline)
    }

    /// When the timekeeper must look at this game next: the instant after which the flag has fallen, the
    /// default time passed, the session is over, the agreed resumption, or the end of the arbiter's time for a claim.
    #[must_use]
    pub fn due_at(&self) -> Option<Instant> {
        if self.withdrawn.is_some() {
            return None;
        }
        let claim = self.claim.as_ref().map(|claim| claim.until);
        if self.claim.as_ref().is_some_and(|claim| claim.paused.is_some()) {
            return claim;
        }
        let adjournment = match &self.phase {
            Phase::Adjourned { resume_at, stage: Stage::Waiting, .. } => Some(*resume_at),
            _ => self.session_ends_at(),
        };
        let flag = self.clock.running.filter(|running| !running.flagged).map(|running| running.deadline);
        [flag, self.default_at(), adjournment, claim].into_iter().flatten().min()
    }
}

/// Which reminder (at 20 % of the limit and at 24 hours left).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reminder {
    /// A fifth of the limit is left.
    FifthLeft,
    /// 24 hours are left.
    DayLeft,
    /// The first warning of a rule about silence.
    SilentFirst,
    /// The second.
    SilentSecond,
    /// The last.
    SilentLast,
}

impl Game {
    /// Until when a player is on leave on which he may not move.
    #[must_use]
    pub fn kept_away(&self, side: Color, at: Instant) -> Option<Instant> {
        self.regulations.leave.filter(|rules| !rules.may_move)?;
        let mut leave = self.clock.leave[side].iter();
        leave.find(|leave| leave.from <= at && at < leave.until).map(|leave| leave.until)
    }

    /// When to remind the player whose clock runs, the earliest first, each after the start and before the deadline:
    /// when a fifth of the time of this move is left and when 24 hours of it are, by what counts of it. Two at the same
    /// instant are one; a limit of 24 hours or less has no reminder at 24 hours.
    #[must_use]
    pub fn reminders(&self) -> Vec<(Reminder, Instant)> {
        let (Some(running), Some(thinking)) = (self.clock.running, self.thinking()) else {
            return Vec::new();
        };
        let (limit, day) = (thinking.used(running.deadline), Span::days(1));
        let fifth = Span(limit.0 / 5);
        let left = [(Reminder::FifthLeft, fifth), (Reminder::DayLeft, day)].into_iter();
        let left = left.filter(|&(which, left)| {
            Span::ZERO < left && left < limit && (which, left) != (Reminder::FifthLeft, day)
        });
        let mut reminders: Vec<_> =
            left.map(|(which, left)| (which, thinking.reached(limit - left))).collect();
        if let Some(rule) =
            self.regulations.silence.filter(|_| !running.declared && running.at_most.is_none())
        {
            let which = [Reminder::SilentFirst, Reminder::SilentSecond, Reminder::SilentLast];
            let silent = which.into_iter().zip(rule.remind_after_days);
            let silent = silent.map(|(which, days)| (which, thinking.reached(Span::days(days))));
            reminders.extend(silent.filter(|&(_, at)| at < running.deadline));
        }
        reminders.sort_by_key(|&(_, at)| at);
        reminders
    }
}

impl Running {
    /// The limit of this move: what the regulations give and what was gained, without returned downtime.
    #[must_use]
    pub fn limit(&self) -> Span {
        self.deadline - self.since - self.returned
    }
}
