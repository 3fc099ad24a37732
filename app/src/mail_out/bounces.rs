//! Mail that does not arrive. Failures count against a player's address, and at a limit mail to it stops. The records of
//! their games say so, also when the stop ends. The game and its clock go on.

use std::collections::BTreeSet;

use domain::{Actor, GameId, Instant, PlayerId, Seen};

use crate::{
    Failure,
    kernel::{
        account_notice::news,
        heartbeat::{PAGE, beat, skip_if_damaged, skip_if_stuck},
        mail_problems::{REPORT_WITHIN, clear, heard_from, standing},
        names::MAX_PAGE,
        trail::record,
    },
    mail_out::{queue::LEASE, service::MailOut},
    model::{
        AccountNotice, Audience, Bounce, Channel, Key, MailProblem, MailStanding, MailState, OutboxRow,
        Recipient, Settled, Submission, Unresolved,
    },
    ports::{self, Tx},
};

/// Mail stops when the bounces add up to this.
const THRESHOLD: u32 = 4;

/// Arbiters who are told.
const ARBITERS: u32 = 50;

/// Counts `score` more; `false` when it was a mail to nobody we know, or from before they were last heard of. Records of
/// games say that it was given up, if it is `recorded`.
fn count(
    tx: &mut dyn Tx,
    row: &OutboxRow,
    bounce: &Bounce,
    score: u32,
    another: bool,
    recorded: bool,
    now: Instant,
) -> Result<bool, Failure> {
    let Recipient::Player(player) = row.mail.to else { return Ok(false) };
    let sent_at = row.settled_at.unwrap_or(now);
    let known = tx.mail_problem(player)?;
    let cleared_since = known.as_ref().and_then(|problem| problem.cleared_at).is_some_and(|at| sent_at <= at);
    if cleared_since || tx.player(player)?.is_none_or(|player| player.email.is_none()) {
        return Ok(false);
    }
    let mut problem = known.unwrap_or_else(|| MailProblem::new(player, now));
    if problem.bounces == 0 {
        problem.since = now;
    }
    problem.bounces += u32::from(another);
    problem.score += score;
    problem.last_at = now;
    problem.reason = bounce.reason.clone();
    problem.marked |= recorded;
    if problem.score >= THRESHOLD && problem.stopped_at.is_none() {
        problem.stopped_at = Some(now);
        (problem.marked, problem.pending) = (true, true);
        record(tx, player, None, now, "mail_stopped", &bounce.reason)?;
        metrics::counter!("postzug_mail_stopped").increment(1);
        tracing::warn!(player = player.0, reason = bounce.reason, "mail to a player does not arrive");
    }
    problem.save(tx)?;
    Ok(true)
}

impl MailOut {
    /// A report that came to the bounce address of a mail says that it did not arrive. Counts once for each mail, and
    /// only for mails of the last days. `false` when it counted nothing.
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was counted.
    pub fn bounced(&self, outbox: i64, bounce: &Bounce) -> Result<bool, Failure> {
        let (now, bounce) = (self.kernel.now(), bounce.clone());
        ports::write(&*self.kernel.ledger, move |tx| {
            let sent =
                |row: &OutboxRow| row.attempts > 0 && now - row.settled_at.unwrap_or(now) <= REPORT_WITHIN;
            let Some(row) = tx.mail(outbox)?.filter(sent) else { return Ok(false) };
            let before = tx.count_bounce(outbox, bounce.score())?;
            let more = bounce.score().saturating_sub(before);
            Ok(more > 0 && count(tx, &row, &bounce, more, before == 0, false, now)?)
        })
    }

    /// A mail from the address on file arrived then, and it is the player's: what was counted before is forgotten.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn heard_from(&self, player: PlayerId, at: Instant) -> Result<(), Failure> {
        if self.mail_standing(player)?.is_none() {
            return Ok(());
        }
        ports::write(&*self.kernel.ledger, move |tx| heard_from(tx, player, at))
    }

    /// The player says that their mailbox works: mail is sent to them again.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn resume_mail(&self, player: PlayerId) -> Result<(), Failure> {
        self.heard_from(player, self.kernel.now())
    }

    /// Returns the undelivered mail of a player; none if nothing is wrong.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn mail_standing(&self, player: PlayerId) -> Result<Option<MailStanding>, Failure> {
        ports::read(&*self.kernel.ledger, |view| standing(view, player))
    }

    /// Undelivered mail of players behind `after`, by number.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn mail_problems(&self, after: PlayerId, limit: u32) -> Result<Vec<MailProblem>, Failure> {
        ports::read(&*self.kernel.ledger, |view| view.mail_problems(after, limit.min(MAX_PAGE)))
    }

    /// Ends an abandoned mail and the mails that it covers; it counts, and the records of their games say so. Returns
    /// `false` if its lease has passed to another worker, who may yet send it. The records come first: a repetition finds
    /// the keys known, and an ended mail does not come again.
    pub(crate) fn give_up(&self, row: &OutboxRow, settled: Settled) -> Result<bool, Failure> {
        let (id, attempt, now) = (row.id, row.attempts, self.kernel.now());
        if !self.still_ours(row)? {
            return Ok(false);
        }
        let told = ports::read(&*self.kernel.ledger, |view| view.told_by(id))?;
        let mut games = BTreeSet::new();
        if let (Recipient::Player(player), true) = (&row.mail.to, row.mail.kind.stops()) {
            games.extend(told.iter().chain([row]).filter_map(|row| row.mail.game));
            for (n, &game) in games.iter().enumerate() {
                if n > 0 && n % PAGE as usize == 0 && !self.still_ours(row)? {
                    return Ok(false);
                }
                let note = self.mail_note(game, *player, false, format!("mail.{id}.{}", game.0));
                skip_if_damaged(game, self.games.submit(note).map(drop))?;
            }
        }
        let (row, told) = (row.clone(), told.iter().map(|row| row.id).collect::<Vec<_>>());
        ports::write(&*self.kernel.ledger, move |tx| {
            if !tx.settle_mail(id, attempt, &settled, now)? {
                return Ok(false);
            }
            tx.end_told(id, &told, MailState::Dead, now)?;
            if let Settled::Dead { bounce, .. } = &settled {
                let before = tx.count_bounce(id, bounce.score())?;
                let more = bounce.score().saturating_sub(before);
                count(tx, &row, bounce, more, before == 0, !games.is_empty(), now)?;
            }
            Ok(true)
        })
    }

    /// Renews the lease of a mail; `false` if it has passed to another worker.
    fn still_ours(&self, row: &OutboxRow) -> Result<bool, Failure> {
        let (id, attempt, until) = (row.id, row.attempts, self.kernel.now() + LEASE);
        ports::write(&*self.kernel.ledger, move |tx| {
            tx.renew_mails(&[(id, attempt)], until)?;
            Ok(tx.mail(id)?.is_some_and(|kept| kept.attempts == attempt && kept.next_at.is_some()))
        })
    }

    fn mail_note(&self, game: GameId, player: PlayerId, works: bool, key: String) -> Submission {
        Submission {
            game,
            actor: Actor::Timekeeper,
            request: Unresolved::NoteMail { player, works }.into(),
            seen: Seen::Nothing,
            received_at: self.kernel.now(),
            channel: Channel::Timekeeper,
            key: Key::Named(key),
        }
    }

    /// Puts on record what changed since the last look, tells the arbiters, and forgets what is old.
    pub(crate) fn look_at_mail(&self) -> Result<(), Failure> {
        let now = self.kernel.now();
        let due = ports::read(&*self.kernel.ledger, |view| view.mail_problems_due(now, PAGE))?;
        for problem in due {
            let player = problem.player;
            if problem.pending {
                self.note_mail(problem)?;
            } else if problem.bounces > 0 {
                ports::write(&*self.kernel.ledger, move |tx| clear(tx, player, now, None))?;
            } else {
                ports::write(&*self.kernel.ledger, move |tx| tx.forget_mail_problem(player))?;
            }
        }
        Ok(())
    }

    /// Goes through the running games of a player, a page at a time. A second run finds the keys known.
    fn note_mail(&self, problem: MailProblem) -> Result<(), Failure> {
        let player = problem.player;
        let works = problem.stopped_at.is_none();
        let episode = problem.stopped_at.or(problem.cleared_at).unwrap_or(problem.since).0;
        let mut games: Vec<GameId> = Vec::new();
        loop {
            let before = games.last().copied();
            let page = ports::read(&*self.kernel.ledger, |view| {
                view.games_of(player, Audience::Accounts, false, before, PAGE)
            })?;
            for summary in &page {
                let key = format!("mail.{}.{}.{works}.{episode}", summary.id.0, player.0);
                let note = self.mail_note(summary.id, player, works, key);
                skip_if_stuck(summary.id, self.games.submit(note).map(drop))?;
            }
            games.extend(page.iter().map(|summary| summary.id));
            // Many games are not an outage.
            let now = self.kernel.now();
            ports::write(&*self.kernel.ledger, move |tx| beat(tx, now).map(drop))?;
            if page.len() < PAGE as usize {
                break;
            }
        }
        let now = self.kernel.now();
        ports::write(&*self.kernel.ledger, move |tx| {
            let Some(latest) = tx.mail_problem(player)? else { return Ok(()) };
            if (latest.stopped_at, latest.cleared_at) != (problem.stopped_at, problem.cleared_at) {
                // It changed meanwhile: the next look tells the rest.
                return Ok(());
            }
            if !works && !games.is_empty() {
                tell_arbiters(tx, &latest, &games, now)?;
            }
            MailProblem { pending: false, marked: !works, ..latest }.save(tx)
        })
    }
}

/// Once for each time that mail is stopped: the key of the mail names it.
fn tell_arbiters(
    tx: &mut dyn Tx,
    problem: &MailProblem,
    games: &[GameId],
    now: Instant,
) -> Result<(), Failure> {
    let player = problem.player;
    let name = crate::kernel::names::name(tx, player)?;
    let stopped = AccountNotice::MailStopped {
        name,
        since: problem.since,
        bounces: problem.bounces,
        reason: problem.reason.clone(),
        games: games.iter().map(|&game| (game, None)).collect(),
    };
    let episode = problem.stopped_at.unwrap_or(problem.since).0;
    for arbiter in tx.arbiters(ARBITERS)?.into_iter().filter(|&arbiter| arbiter != player) {
        let unique = format!("mail.{}.{episode}.{}", player.0, arbiter.0);
        tx.enqueue(&news(&unique, Recipient::Player(arbiter), &stopped, now))?;
    }
    Ok(())
}
