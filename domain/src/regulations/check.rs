//! The bounds of every regulation.

use serde::{Deserialize, Serialize};

use super::{adjournment::MAX_HOLDERS, *};
use crate::{
    PlayerId,
    clock::{ControlError, FreeTimeError},
};

/// A regulation outside its bounds.
#[derive(
    Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum RegulationsError {
    /// See [`TimeControl::check`].
    TimeControl(ControlError),
    /// See [`FreeTime::check`](crate::clock::FreeTime::check).
    FreeTime(FreeTimeError),
    /// Leave is 1 to 366 days a year, booked at most 60 days ahead, at least 1 to 60 days long.
    Leave,
    /// Clocks of Triple Block never stop for leave (ICCF Rules, Appendix 3).
    LeaveInTripleBlock,
    /// See [`SilenceRule`].
    Silence,
    /// A limit for every move and Triple Block (ICCF Rules, Appendix 3) need no other.
    SilenceWithoutPeriods,
    /// The claim needs 50 to 100 moves.
    ClaimAfterMoves,
    /// Tables know the fifty-move rule, and no other.
    TablebaseFiftyMoves,
    /// See [`TablebaseRules`].
    Tablebase,
    /// See [`AdjudicationRules`].
    Adjudication,
    /// Draw offers are limited to one in at most 100 moves.
    OfferAgain,
    /// Penalty days are at most 30.
    PenaltyDays,
    /// No move is before the first.
    LosesAt,
    /// At most 10 arbiters of a game, each once.
    Arbiters,
    /// See [`WithdrawalRules`].
    Withdrawal,
    /// Appeals are possible for at most 365 days.
    AppealDays,
    /// Resumption is 1 to 365 days after sealing.
    ResumeAfterDays,
    /// A session is 1 to 365 days.
    SessionDays,
    /// The default time is 0 to 60 days, and only where players check in.
    DefaultDays,
    /// The arbiters who hold the keys.
    Holders,
    /// See [`PublicRules`].
    PublicDelay,
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
            public,
        } = self;
        time_control.check().map_err(RegulationsError::TimeControl)?;
        free_time.check().map_err(RegulationsError::FreeTime)?;
        if let Some(leave) = leave {
            leave.check(time_control)?;
        }
        if let Some(silence) = silence {
            silence.check(time_control)?;
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
        if public.is_some_and(|PublicRules { delay }| delay > 100) {
            return Err(RegulationsError::PublicDelay);
        }
        adjournment.check()
    }
}

impl LeaveRules {
    fn check(&self, time_control: &TimeControl) -> Result<(), RegulationsError> {
        let Self { days_per_year, notice_days, min_days, may_move: _ } = self;
        if !time_control.knows_leave() {
            return Err(RegulationsError::LeaveInTripleBlock);
        }
        let bounded = (1..=366).contains(days_per_year) && (1..=60).contains(min_days) && *notice_days <= 60;
        if bounded { Ok(()) } else { Err(RegulationsError::Leave) }
    }
}

impl SilenceRule {
    fn check(&self, time_control: &TimeControl) -> Result<(), RegulationsError> {
        let Self { remind_after_days: [first, second, third], loses_after_days } = self;
        if !matches!(time_control, TimeControl::Periods { .. }) {
            return Err(RegulationsError::SilenceWithoutPeriods);
        }
        let ordered = 0 < *first && first < second && second < third && third < loses_after_days;
        if !ordered || !(10..=365).contains(loses_after_days) {
            return Err(RegulationsError::Silence);
        }
        Ok(())
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
