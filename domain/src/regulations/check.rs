//! The bounds of every regulation.

use super::{adjournment::MAX_HOLDERS, *};
use crate::{
    PlayerId,
    clock::{ControlError, FreeTimeError},
};

/// A regulation outside its bounds.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum RegulationsError {
    /// See [`TimeControl::check`].
    #[error(transparent)]
    TimeControl(#[from] ControlError),
    /// See [`FreeTime::check`](crate::clock::FreeTime::check).
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
    /// See [`AdjudicationRules`](crate::AdjudicationRules).
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
    /// Checks every bound; a game never starts with regulations outside them. A new regulation is asked for here.
    pub fn check(&self) -> Result<(), RegulationsError> {
        let Self {
            time_control,
            draws:
                DrawRules {
                    no_draw_before: _,
                    claim_after_moves,
                    automatic: _,
                    wrong_claim_days,
                    offer_again_after,
                },
            illegal_moves,
            ambiguous_moves,
            arbiter: ArbiterRules { appeal_days, takeback: _, named },
            adjournment,
            free_time,
            leave,
            silence,
            flags: _,
            tablebase,
            adjudication,
            withdrawal: WithdrawalRules { annul_before, then: _, silent },
            conditional_moves: _,
        } = self;
        time_control.check()?;
        free_time.check()?;
        if let Some(LeaveRules { days_per_year, notice_days, min_days, may_move: _ }) = leave {
            if !time_control.knows_leave() {
                return Err(RegulationsError::LeaveInTripleBlock);
            }
            let bounded =
                (1..=366).contains(days_per_year) && (1..=60).contains(min_days) && *notice_days <= 60;
            if !bounded {
                return Err(RegulationsError::Leave);
            }
        }
        if let Some(SilenceRule { remind_after_days: [first, second, third], loses_after_days }) = silence {
            if !matches!(time_control, TimeControl::Periods { .. }) {
                return Err(RegulationsError::SilenceWithoutPeriods);
            }
            let ordered = 0 < *first && first < second && second < third && third < loses_after_days;
            if !ordered || !(10..=365).contains(loses_after_days) {
                return Err(RegulationsError::Silence);
            }
        }
        if !(50..=100).contains(claim_after_moves) {
            return Err(RegulationsError::ClaimAfterMoves);
        }
        if let Some(TablebaseRules { fifty_moves, men, decided_within_days }) = tablebase {
            if *fifty_moves && *claim_after_moves != 50 {
                return Err(RegulationsError::TablebaseFiftyMoves);
            }
            if !(3..=7).contains(men) || !(1..=90).contains(decided_within_days) {
                return Err(RegulationsError::Tablebase);
            }
        }
        if let Some(AdjudicationRules { not_before_move, clocks_stop: _, decided_within_days }) = adjudication
            && (*not_before_move > 500 || !(1..=90).contains(decided_within_days))
        {
            return Err(RegulationsError::Adjudication);
        }
        if *offer_again_after > 100 {
            return Err(RegulationsError::OfferAgain);
        }
        if *wrong_claim_days > 30 {
            return Err(RegulationsError::PenaltyDays);
        }
        illegal_moves.check()?;
        ambiguous_moves.check()?;
        if *appeal_days > 365 {
            return Err(RegulationsError::AppealDays);
        }
        if named.len() > 10 || named.iter().enumerate().any(|(at, one)| named[..at].contains(one)) {
            return Err(RegulationsError::Arbiters);
        }
        if *annul_before > 100 || *silent && silence.is_none() {
            return Err(RegulationsError::Withdrawal);
        }
        adjournment.check()
    }
}

impl IllegalMoveRules {
    fn check(&self) -> Result<(), RegulationsError> {
        let Self { opponent_gains_days, loses_at } = self;
        if *opponent_gains_days > 30 {
            return Err(RegulationsError::PenaltyDays);
        }
        if *loses_at == Some(0) {
            return Err(RegulationsError::LosesAt);
        }
        Ok(())
    }
}

impl AdjournmentRules {
    fn check(&self) -> Result<(), RegulationsError> {
        let Self {
            by_agreement: _,
            session_days,
            resume_after_days,
            ambiguous: _,
            check_in,
            default_days,
            arbiters,
            needed,
            needed_early,
        } = self;
        if !(1..=365).contains(resume_after_days) {
            return Err(RegulationsError::ResumeAfterDays);
        }
        if session_days.is_some_and(|days| !(1..=365).contains(&days)) {
            return Err(RegulationsError::SessionDays);
        }
        if default_days.is_some_and(|days| days > 60 || !check_in) {
            return Err(RegulationsError::DefaultDays);
        }
        let repeated = |(at, arbiter): (usize, &PlayerId)| arbiters[..at].contains(arbiter);
        let most = arbiters.len().max(1);
        if arbiters.len() > MAX_HOLDERS
            || arbiters.iter().enumerate().any(repeated)
            || !(1..=most.min(3)).contains(&usize::from(*needed))
            || !(1..=2).contains(needed_early)
        {
            return Err(RegulationsError::Holders);
        }
        Ok(())
    }
}
