//! Mail problems of a player: reads and resets them.

use domain::{Instant, PlayerId, Span};

use crate::{
    Failure,
    kernel::trail::record,
    model::{MailProblem, MailStanding},
    ports::{Tx, View},
};

/// Bounces are forgotten this long after the last one, and mail is tried again.
pub(crate) const FORGET: Span = Span::days(30);

/// A report about a mail sent longer ago counts nothing. Servers give up after five days (RFC 5321 4.5.4.1), and others may
/// have seen an old bounce address.
pub(crate) const REPORT_WITHIN: Span = Span::days(10);

impl MailProblem {
    pub(crate) fn new(player: PlayerId, now: Instant) -> Self {
        Self {
            player,
            cleared_at: None,
            since: now,
            last_at: now,
            bounces: 0,
            score: 0,
            reason: String::new(),
            stopped_at: None,
            marked: false,
            pending: false,
            next_at: now,
        }
    }

    pub(crate) fn save(mut self, tx: &mut dyn Tx) -> Result<(), Failure> {
        self.next_at = match self.cleared_at {
            _ if self.pending => self.last_at,
            Some(cleared_at) if self.bounces == 0 => cleared_at + REPORT_WITHIN,
            _ => self.last_at + FORGET,
        };
        tx.insert_mail_problem(&self)
    }
}

/// Tells whether mail about games to this player is stopped.
pub(crate) fn is_stopped(view: &mut dyn View, player: PlayerId) -> Result<bool, Failure> {
    Ok(view.mail_problem(player)?.is_some_and(|problem| problem.stopped_at.is_some()))
}

/// Clears all counts, and ignores later bounces of mails sent up to `at`.
pub(crate) fn clear(
    tx: &mut dyn Tx,
    player: PlayerId,
    at: Instant,
    by: Option<PlayerId>,
) -> Result<(), Failure> {
    let mut problem = tx.mail_problem(player)?.unwrap_or_else(|| MailProblem::new(player, at));
    if problem.stopped_at.take().is_some() {
        record(tx, player, by, at, "mail_resumed", "")?;
    }
    (problem.bounces, problem.score) = (0, 0);
    (problem.since, problem.last_at, problem.cleared_at) = (at, at, Some(at));
    problem.reason.clear();
    problem.pending = problem.marked;
    problem.save(tx)
}

/// [`clear`], if there is anything.
pub(crate) fn heard_from(tx: &mut dyn Tx, player: PlayerId, at: Instant) -> Result<(), Failure> {
    match tx.mail_problem(player)? {
        Some(problem) if problem.bounces > 0 && problem.last_at <= at => clear(tx, player, at, Some(player)),
        _ => Ok(()),
    }
}

/// A game began: if mail to one of its players is stopped, its record has to say so.
pub(crate) fn look_again(tx: &mut dyn Tx, player: PlayerId) -> Result<(), Failure> {
    match tx.mail_problem(player)? {
        Some(problem) if problem.stopped_at.is_some() => MailProblem { pending: true, ..problem }.save(tx),
        _ => Ok(()),
    }
}

pub(crate) fn standing(view: &mut dyn View, player: PlayerId) -> Result<Option<MailStanding>, Failure> {
    let problem = view.mail_problem(player)?.filter(|problem| problem.bounces > 0);
    Ok(problem.map(|problem| MailStanding {
        since: problem.since,
        last_at: problem.last_at,
        bounces: problem.bounces,
        reason: problem.reason,
        stopped: problem.stopped_at.is_some(),
    }))
}
