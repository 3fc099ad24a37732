use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::{
    AdjudicationRules, ConditionalRule, PlayerId, Position, Refusal, TablebaseRules,
    clock::{ControlError, FreeTime, FreeTimeError, TimeControl},
};

/// The rules of one game that are not the Laws. Fixed when the game starts and part of its first event, never
/// a global: two games on one service may differ in every line.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Regulations {
    /// How much time a side has.
    pub time_control: TimeControl,
    /// Draws by agreement, by claim and automatic.
    pub draws: DrawRules,
    /// What a refused illegal move costs.
    pub illegal_moves: IllegalMoveRules,
    /// What a refused ambiguous move costs.
    #[serde(skip_serializing_if = "IllegalMoveRules::is_none")]
    pub ambiguous_moves: IllegalMoveRules,
    /// What an arbiter may do, and appeals against it.
    #[serde(skip_serializing_if = "ArbiterRules::is_default")]
    pub arbiter: ArbiterRules,
    /// Adjournment and the sealed move.
    pub adjournment: AdjournmentRules,
    /// When no clock runs.
    #[serde(skip_serializing_if = "FreeTime::is_none")]
    pub free_time: FreeTime,
    /// Leave; by default there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leave: Option<LeaveRules>,
    /// When silence loses; by default never.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub silence: Option<SilenceRule>,
    /// Who lets a flag fall.
    #[serde(skip_serializing_if = "FlagRule::is_automatic")]
    pub flags: FlagRule,
    /// Claims by endgame tablebases; by default there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tablebase: Option<TablebaseRules>,
    /// Requests for adjudication; by default there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjudication: Option<AdjudicationRules>,
    /// What follows when a player withdraws.
    #[serde(skip_serializing_if = "WithdrawalRules::is_default")]
    pub withdrawal: WithdrawalRules,
    /// Who sees conditional moves.
    #[serde(skip_serializing_if = "ConditionalRule::is_private")]
    pub conditional_moves: ConditionalRule,
}

/// Leave: whole days, booked ahead, on which the player's clock stands still (ICCF server; 45 days a year there).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LeaveRules {
    /// Days a player may take in this game in a calendar year, 1 to 366.
    pub days_per_year: u16,
    /// Whole days it must be booked ahead; 0 to 60. It never begins on a day that has begun.
    pub notice_days: u16,
    /// The shortest leave, in days; 1 to 60.
    pub min_days: u16,
    /// The player may move while he is on leave, which goes on (SchemingMind); at ICCF he may not.
    pub may_move: bool,
}

impl Default for LeaveRules {
    fn default() -> Self {
        Self { days_per_year: 45, notice_days: 0, min_days: 1, may_move: false }
    }
}

/// Who does not move for so long loses, unless he has declared before that he goes on thinking (ICCF server, rule 3b
/// and "Use 40+ reflection"). Only time that counts is counted.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SilenceRule {
    /// Reminders after so many days, in order and before the last.
    pub remind_after_days: [u16; 3],
    /// The game is lost when the day after so many has begun; 10 to 365.
    pub loses_after_days: u16,
}

impl Default for SilenceRule {
    fn default() -> Self {
        Self { remind_after_days: [14, 28, 35], loses_after_days: 40 }
    }
}

/// Who lets a flag fall.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FlagRule {
    /// The service, at once.
    #[default]
    Automatic,
    /// The opponent or an arbiter. Until then the player may still move, and what he is late is taken from his time.
    OnClaim,
    /// An arbiter.
    ByArbiter,
}

impl FlagRule {
    /// Whether the service ends the game.
    #[must_use]
    pub const fn is_automatic(&self) -> bool {
        matches!(self, Self::Automatic)
    }
}

/// Draws by agreement, by claim and automatic (FIDE 9).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DrawRules {
    /// No draw by agreement before this move number is completed by both sides (FIDE 9.1.1); 0 allows it at
    /// once.
    pub no_draw_before: u16,
    /// Moves by each side without capture or pawn move that allow a claim (FIDE 9.3); 50 to 100.
    pub claim_after_moves: u16,
    /// Fivefold repetition and seventy-five moves end the game without a claim (FIDE 9.6).
    pub automatic: bool,
    /// Whole days the opponent gains for his next move when a claim is wrong (FIDE 9.5.3).
    pub wrong_claim_days: u8,
    /// Who has offered a draw offers again only with his move after so many others; 0 to 100, 0 sets no limit.
    #[serde(skip_serializing_if = "is_zero")]
    pub offer_again_after: u16,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
const fn is_zero(n: &u16) -> bool {
    *n == 0
}

impl Default for DrawRules {
    fn default() -> Self {
        Self {
            no_draw_before: 0,
            claim_after_moves: 50,
            automatic: true,
            wrong_claim_days: 1,
            offer_again_after: 0,
        }
    }
}

impl DrawRules {
    /// Whether a draw may be agreed on in `position` (FIDE 9.1.1).
    ///
    /// # Errors
    ///
    /// [`Refusal::DrawTooEarly`].
    pub fn may_agree(&self, position: &Position) -> Result<(), Refusal> {
        if position.fullmoves() > self.no_draw_before.into() {
            Ok(())
        } else {
            Err(Refusal::DrawTooEarly { move_number: self.no_draw_before })
        }
    }

    /// Half-moves without capture or pawn move that end the game (FIDE 9.6.2): 150, and always 25 moves by each
    /// side more than a claim needs.
    #[must_use]
    pub fn automatic_halfmoves(&self) -> u32 {
        (u32::from(self.claim_after_moves) + 25) * 2
    }
}

/// What an arbiter may do, and appeals against it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ArbiterRules {
    /// A player may appeal within so many days (ICCF: 14); 0 to 365, 0 allows none.
    pub appeal_days: u16,
    /// An arbiter may let a slip of the pen be taken back; otherwise what was sent stands (FIDE 4.7).
    pub takeback: bool,
    /// The arbiters of this game, at most 10: only they act, and only they hear of it. None leaves it to those of the
    /// instance; so does an appeal that none of them may decide.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<PlayerId>,
}

impl Default for ArbiterRules {
    fn default() -> Self {
        Self { appeal_days: 14, takeback: false, named: Vec::new() }
    }
}

impl ArbiterRules {
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// What follows when a player withdraws from a game, as from all of an event or of the instance.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WithdrawalRules {
    /// A game in which not so many moves were completed by both sides is annulled; 0 to 100, 0 annuls none.
    pub annul_before: u16,
    /// What becomes of the others.
    pub then: Withdrawal,
    /// Who loses by silence in half of his games of an event has withdrawn from it (ICCF server). Needs a rule about
    /// silence.
    pub silent: bool,
}

/// What becomes of a game from which a player withdraws.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Withdrawal {
    /// It is lost.
    #[default]
    Lost,
    /// It stands still until an arbiter adjudicates it, or somebody else plays on.
    Adjudicated,
}

impl WithdrawalRules {
    fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// What a refused illegal (FIDE 7.5) or ambiguous move costs. By default they are only counted; 5 days for each were
/// usual in postal play.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct IllegalMoveRules {
    /// Whole days the opponent gains for his next move.
    pub opponent_gains_days: u8,
    /// The illegal move that loses the game, the first or a later one; `None` never loses.
    pub loses_at: Option<u16>,
}

impl IllegalMoveRules {
    fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// Adjournment and the sealed move (FIDE Guidelines I).
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AdjournmentRules {
    /// Players may agree to adjourn; the arbiter always may order it.
    pub by_agreement: bool,
    /// A session lasts so many days, then the player on move must seal (I.1.1), 1 to 365. None plays on until somebody
    /// adjourns.
    pub session_days: Option<u16>,
    /// Whole days from sealing to resumption when nothing else was agreed, 1 to 365.
    pub resume_after_days: u16,
    /// What happens to a sealed move with two readings.
    pub ambiguous: AmbiguousSealed,
    /// Players must say that they are there: at the agreed time the clock of an absent player who must reply runs
    /// (I.9), and before it the game resumes only if both are ready. Otherwise both count as present.
    pub check_in: bool,
    /// Whoever has not checked in so many days after the resumption loses (I.10), 0 to 60. None waits for the clock.
    pub default_days: Option<u16>,
    /// The arbiters whose keys open the envelopes, at most `MAX_HOLDERS`; none leaves it to a key of the service.
    pub arbiters: Vec<PlayerId>,
    /// How many of them it takes, 1 to 3.
    pub needed: u8,
    /// How many arbiters must agree to open an envelope before its time, 1 or 2.
    pub needed_early: u8,
}

/// The most arbiters whose keys open the envelopes of a game.
pub const MAX_HOLDERS: usize = 5;

impl Default for AdjournmentRules {
    fn default() -> Self {
        Self {
            by_agreement: true,
            session_days: None,
            resume_after_days: 14,
            ambiguous: AmbiguousSealed::Loses,
            check_in: false,
            default_days: None,
            arbiters: Vec::new(),
            needed: 1,
            needed_early: 1,
        }
    }
}

/// What happens to a sealed move with two readings.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AmbiguousSealed {
    /// FIDE Guidelines I.8.1: the sealer loses.
    Loses,
    /// US Chess: the opponent takes one of the readings.
    OpponentChooses,
}

/// A regulation outside its bounds.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum RegulationsError {
    /// See [`TimeControl::check`].
    #[error(transparent)]
    TimeControl(#[from] ControlError),
    /// See [`FreeTime::check`].
    #[error(transparent)]
    FreeTime(#[from] FreeTimeError),
    /// Leave is 1 to 366 days a year, booked at most 60 days ahead, at least 1 to 60 days long.
    #[error(
        "leave must be 1 to 366 days a year, 1 to 60 days at the least, with a notice of at most 60 days"
    )]
    Leave,
    /// Clocks of Triple Block never stop for leave (ICCF Rules, Appendix 3).
    #[error("Triple Block knows no leave")]
    LeaveInTripleBlock,
    /// See [`SilenceRule`].
    #[error("silence must lose after 10 to 365 days, with three reminders before in order")]
    Silence,
    /// A limit for every move and Triple Block (ICCF Rules, Appendix 3) need no other.
    #[error("a rule about silence needs a time control of periods")]
    SilenceWithoutPeriods,
    /// The claim needs 50 to 100 moves.
    #[error("the moves without capture or pawn move that allow a claim must be 50 to 100")]
    ClaimAfterMoves,
    /// Tables know the fifty-move rule, and no other.
    #[error("with another number of moves than 50 for a claim, tablebases cannot count the fifty-move rule")]
    TablebaseFiftyMoves,
    /// See [`TablebaseRules`].
    #[error("tablebase claims are about 3 to 7 men, and an arbiter has 1 to 90 days for them")]
    Tablebase,
    /// See [`AdjudicationRules`].
    #[error("adjudication is asked for after at most 500 moves, and an arbiter has 1 to 90 days for it")]
    Adjudication,
    /// Draw offers are limited to one in at most 100 moves.
    #[error("the moves between two draw offers must be at most 100")]
    OfferAgain,
    /// Penalty days are at most 30.
    #[error("days gained by the opponent must be at most 30")]
    PenaltyDays,
    /// No move is before the first.
    #[error("the illegal or ambiguous move that loses must be the first or a later one")]
    LosesAt,
    /// At most 10 arbiters of a game, each once.
    #[error("a game has at most 10 arbiters, each named once")]
    Arbiters,
    /// See [`WithdrawalRules`].
    #[error("games are annulled before at most 100 moves, and silent withdrawal needs a rule about silence")]
    Withdrawal,
    /// Appeals are possible for at most 365 days.
    #[error("a player may appeal within at most 365 days")]
    AppealDays,
    /// Resumption is 1 to 365 days after sealing.
    #[error("resumption must be 1 to 365 days after sealing")]
    ResumeAfterDays,
    /// A session is 1 to 365 days.
    #[error("a session must be 1 to 365 days")]
    SessionDays,
    /// The default time is 0 to 60 days, and only where players check in.
    #[error("the default time must be 0 to 60 days, and needs check_in")]
    DefaultDays,
    /// The arbiters who hold the keys.
    #[error(
        "envelopes have at most {MAX_HOLDERS} different arbiters, of whom 1 to 3 are needed, and 1 or 2 before the time"
    )]
    Holders,
}

impl Regulations {
    /// Whether tablebases decide a position, so that neither fifty moves nor seventy-five end it (ICCF 2013: the fifty-move
    /// rule is suspended where they are entered).
    pub(crate) fn suspends_fifty_moves(&self, position: &Position) -> bool {
        self.tablebase.is_some_and(|rules| !rules.fifty_moves && position.men() <= usize::from(rules.men))
    }

    /// Tells whether so many moves without a capture and without a pawn move end the game (FIDE 9.6.2).
    #[must_use]
    pub(crate) fn is_drawn_by_moves(&self, position: &Position) -> bool {
        self.draws.automatic
            && position.halfmoves() >= self.draws.automatic_halfmoves()
            && !self.suspends_fifty_moves(position)
    }

    /// Regulations with a limit per move and everything else by default.
    #[must_use]
    pub fn per_move(days: u8) -> Self {
        Self { time_control: TimeControl::PerMove { days }, ..Self::default() }
    }

    /// Checks every bound; a game never starts with regulations outside them.
    pub fn check(&self) -> Result<(), RegulationsError> {
        self.time_control.check()?;
        self.free_time.check()?;
        if let Some(leave) = &self.leave {
            if !self.time_control.knows_leave() {
                return Err(RegulationsError::LeaveInTripleBlock);
            }
            let bounded = (1..=366).contains(&leave.days_per_year)
                && (1..=60).contains(&leave.min_days)
                && leave.notice_days <= 60;
            if !bounded {
                return Err(RegulationsError::Leave);
            }
        }
        if let Some(SilenceRule { remind_after_days: [first, second, third], loses_after_days }) =
            self.silence
        {
            if !matches!(self.time_control, TimeControl::Periods { .. }) {
                return Err(RegulationsError::SilenceWithoutPeriods);
            }
            let ordered = 0 < first && first < second && second < third && third < loses_after_days;
            if !ordered || !(10..=365).contains(&loses_after_days) {
                return Err(RegulationsError::Silence);
            }
        }
        if !(50..=100).contains(&self.draws.claim_after_moves) {
            return Err(RegulationsError::ClaimAfterMoves);
        }
        if let Some(TablebaseRules { fifty_moves, men, decided_within_days }) = self.tablebase {
            if fifty_moves && self.draws.claim_after_moves != 50 {
                return Err(RegulationsError::TablebaseFiftyMoves);
            }
            if !(3..=7).contains(&men) || !(1..=90).contains(&decided_within_days) {
                return Err(RegulationsError::Tablebase);
            }
        }
        if let Some(rules) = self.adjudication
            && (rules.not_before_move > 500 || !(1..=90).contains(&rules.decided_within_days))
        {
            return Err(RegulationsError::Adjudication);
        }
        if self.draws.offer_again_after > 100 {
            return Err(RegulationsError::OfferAgain);
        }
        let penalties = [
            self.draws.wrong_claim_days,
            self.illegal_moves.opponent_gains_days,
            self.ambiguous_moves.opponent_gains_days,
        ];
        if penalties.into_iter().any(|days| days > 30) {
            return Err(RegulationsError::PenaltyDays);
        }
        if [&self.illegal_moves, &self.ambiguous_moves].into_iter().any(|rules| rules.loses_at == Some(0)) {
            return Err(RegulationsError::LosesAt);
        }
        if self.arbiter.appeal_days > 365 {
            return Err(RegulationsError::AppealDays);
        }
        let named = &self.arbiter.named;
        if named.len() > 10 || named.iter().enumerate().any(|(at, one)| named[..at].contains(one)) {
            return Err(RegulationsError::Arbiters);
        }
        let WithdrawalRules { annul_before, silent, .. } = self.withdrawal;
        if annul_before > 100 || silent && self.silence.is_none() {
            return Err(RegulationsError::Withdrawal);
        }
        if !(1..=365).contains(&self.adjournment.resume_after_days) {
            return Err(RegulationsError::ResumeAfterDays);
        }
        self.adjournment.check()
    }
}

impl AdjournmentRules {
    fn check(&self) -> Result<(), RegulationsError> {
        if self.session_days.is_some_and(|days| !(1..=365).contains(&days)) {
            return Err(RegulationsError::SessionDays);
        }
        if self.default_days.is_some_and(|days| days > 60 || !self.check_in) {
            return Err(RegulationsError::DefaultDays);
        }
        let repeated = |(at, arbiter): (usize, &PlayerId)| self.arbiters[..at].contains(arbiter);
        let most = self.arbiters.len().max(1);
        if self.arbiters.len() > MAX_HOLDERS
            || self.arbiters.iter().enumerate().any(repeated)
            || !(1..=most.min(3)).contains(&usize::from(self.needed))
            || !(1..=2).contains(&self.needed_early)
        {
            return Err(RegulationsError::Holders);
        }
        Ok(())
    }
}
