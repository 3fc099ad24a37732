//! The bounds of every regulation.

use serde::{Deserialize, Serialize};

use super::adjournment::MAX_HOLDERS;
use crate::{
    AdjournmentRules, PlayerId, Regulations, SilenceRule, TablebaseRules, TimeControl, WithdrawalRules,
    clock::{ControlError, FreeTimeError},
};

/// A regulation outside its bounds.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
    /// See [`AdjudicationRules`](crate::AdjudicationRules).
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
}

impl Regulations {
    /// Checks every bound; a game never starts with regulations outside them.
    pub fn check(&self) -> Result<(), RegulationsError> {
        self.time_control.check().map_err(RegulationsError::TimeControl)?;
        self.free_time.check().map_err(RegulationsError::FreeTime)?;
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
