//! Mail that does not arrive: what counts against a player's address, when mail to it stops, what the records of his
//! games say, and what ends it. The game and its clock go on.

use domain::{Actor, GameId, Instant, PlayerId, Seen, Span};
use serde::Serialize;

use crate::{
    Channel, Failure, Key, Service, Submission, Unresolved,
    outbox::LEASE,
    people::{news, record},
    ports::{self, MailProblem, OutboxRow, Recipient, Settled, Tx, View},
    timekeeper::{PAGE, beat, skip_if_damaged, skip_if_stuck},
};

/// How a mail that did not arrive speaks of its address.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Severity {
    /// Not at all: we, or our relay, failed.
    Ours,
    /// Something may be wrong with it.
    Soft,
    /// There is no such mailbox.
    Hard,
}

/// Why a mail did not arrive.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Bounce {
    severity: Severity,
    reason: String,
}

impl Bounce {
    /// `reason` is a status code (RFC 3463, RFC 5321) or a word of ours; of anything else only letters, digits and
    /// dots are kept, so that no text of another server is shown to anybody.
    #[must_use]
    pub fn new(severity: Severity, reason: &str) -> Self {
        let plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_');
        Self { severity, reason: reason.chars().filter(plain).take(16).collect() }
    }

    /// What it says of the address.
    #[must_use]
    pub const fn severity(&self) -> Severity {
        self.severity
    }

    /// The status code or the word.
    #[must_use]
    pub fn reason(&self) -> &str {
        &self.reason
    }

    /// The figures are those of Discourse: soft 1, hard 2.
    const fn score(&self) -> u32 {
        match self.severity {
            Severity::Ours => 0,
            Severity::Soft => 1,
            Severity::Hard => 2,
        }
    }
}

/// Mail stops when the bounces add up to this.
const THRESHOLD: u32 = 4;
/// Bounces are forgotten this long after the last one, and mail is tried again.
const FORGET: Span = Span::days(30);
/// A report about a mail sent longer ago counts nothing: servers give up after five days (RFC 5321 4.5.4.1), and an
/// old bounce address may have been seen by others.
const REPORT_WITHIN: Span = Span::days(10);
/// Arbiters who are told.
const ARBITERS: u32 = 50;
/// Games named to them.
const NAMED: usize = 20;

/// What a player may know of mail to him that did not arrive.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct MailStanding {
    /// When the first of the bounces came.
    pub since: Instant,
    /// When the last of them came.
    pub last_at: Instant,
    /// Mails that did not arrive.
    pub bounces: u32,
    /// Of the last one: a status code such as `5.1.1` or `550`, or `expired`, `not_sent`, `unknown`.
    pub reason: String,
    /// Mail about games is not sent any more.
    pub stopped: bool,
}

impl MailProblem {
    fn new(player: PlayerId, now: Instant) -> Self {
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

    fn keep(mut self, tx: &mut dyn Tx) -> Result<(), Failure> {
        self.next_at = match self.cleared_at {
            _ if self.pending => self.last_at,
            Some(cleared_at) if self.bounces == 0 => cleared_at + REPORT_WITHIN,
            _ => self.last_at + FORGET,
        };
        tx.insert_mail_problem(&self)
    }
}

/// Whether mail about games to this player is stopped.
pub(crate) fn is_stopped(view: &mut dyn View, player: PlayerId) -> Result<bool, Failure> {
    Ok(view.mail_problem(player)?.is_some_and(|problem| problem.stopped_at.is_some()))
}

/// Counts `score` more; `false` when it was a mail to nobody we know, or from before he was last heard of.
fn count(
    tx: &mut dyn Tx,
    row: &OutboxRow,
    bounce: &Bounce,
    score: u32,
    another: bool,
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
    // A notice that was given up stands on the record of its game.
    problem.marked |= is_notice(row) && row.settled_at.is_none();
    if problem.score >= THRESHOLD && problem.stopped_at.is_none() {
        problem.stopped_at = Some(now);
        (problem.marked, problem.pending) = (true, true);
        record(tx, player, None, now, "mail_stopped", &bounce.reason)?;
        metrics::counter!("postzug_mail_stopped").increment(1);
        tracing::warn!(player = player.0, reason = bounce.reason, "mail to a player does not arrive");
    }
    problem.keep(tx)?;
    Ok(true)
}

/// Whether a mail tells a player of his game.
fn is_notice(row: &OutboxRow) -> bool {
    row.mail.game.is_some() && row.mail.kind.stops()
}

/// Whatever was counted is forgotten, and so is what comes back of mails sent up to `at`.
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
    problem.keep(tx)
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
        Some(problem) if problem.stopped_at.is_some() => MailProblem { pending: true, ..problem }.keep(tx),
        _ => Ok(()),
    }
}

impl Service {
    /// A report that came to the bounce address of a mail says that it did not arrive. Counts once for each mail, and
    /// only for mails of the last days. `false` when it counted nothing.
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was counted.
    pub fn bounced(&self, outbox: i64, bounce: &Bounce) -> Result<bool, Failure> {
        let (now, bounce) = (self.now(), bounce.clone());
        ports::write(&*self.ledger, move |tx| {
            let sent =
                |row: &OutboxRow| row.attempts > 0 && now - row.settled_at.unwrap_or(now) <= REPORT_WITHIN;
            let Some(row) = tx.mail(outbox)?.filter(sent) else { return Ok(false) };
            let before = tx.count_bounce(outbox, bounce.score())?;
            let more = bounce.score().saturating_sub(before);
            Ok(more > 0 && count(tx, &row, &bounce, more, before == 0, now)?)
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
        ports::write(&*self.ledger, move |tx| heard_from(tx, player, at))
    }

    /// The player says that his mailbox works: mail is sent to him again.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn resume_mail(&self, player: PlayerId) -> Result<(), Failure> {
        self.heard_from(player, self.now())
    }

    /// What is known of mail to a player that did not arrive; none if nothing is wrong.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn mail_standing(&self, player: PlayerId) -> Result<Option<MailStanding>, Failure> {
        ports::read(&*self.ledger, |view| standing(view, player))
    }

    /// Ends a mail that is given up: it counts, and the record of its game says so, unless its lease has passed to
    /// another worker, who may yet send it; then `false`. The record comes first: whoever comes again finds the key
    /// known, and a mail that has ended does not come again.
    pub(crate) fn give_up(&self, row: &OutboxRow, settled: Settled) -> Result<bool, Failure> {
        let (id, attempt, now) = (row.id, row.attempts, self.now());
        let is_ours = ports::write(&*self.ledger, move |tx| {
            tx.renew_mails(&[(id, attempt)], now + LEASE)?;
            Ok(tx.mail(id)?.is_some_and(|kept| kept.attempts == attempt && kept.next_at.is_some()))
        })?;
        if !is_ours {
            return Ok(false);
        }
        if let (Recipient::Player(player), Some(game), true) = (&row.mail.to, row.mail.game, is_notice(row)) {
            let note = self.mail_note(game, *player, false, format!("mail.{id}"));
            skip_if_damaged(game, self.submit(note).map(drop))?;
        }
        let row = row.clone();
        ports::write(&*self.ledger, move |tx| {
            if !tx.settle_mail(id, attempt, &settled, now)? {
                return Ok(false);
            }
            if let Settled::Dead { bounce, .. } = &settled {
                let before = tx.count_bounce(id, bounce.score())?;
                let more = bounce.score().saturating_sub(before);
                count(tx, &row, bounce, more, before == 0, now)?;
            }
            Ok(true)
        })
    }

    fn mail_note(&self, game: GameId, player: PlayerId, works: bool, key: String) -> Submission {
        Submission {
            game,
            actor: Actor::Timekeeper,
            request: Unresolved::NoteMail { player, works }.into(),
            seen: Seen::Nothing,
            received_at: self.now(),
            channel: Channel::Timekeeper,
            key: Key(key),
        }
    }

    /// Puts on record what changed since the last look, tells the arbiters, and forgets what is old.
    pub(crate) fn look_at_mail(&self) -> Result<(), Failure> {
        let now = self.now();
        let due = ports::read(&*self.ledger, |view| view.mail_problems_due(now, PAGE))?;
        for problem in due {
            let player = problem.player;
            if problem.pending {
                self.note_mail(problem)?;
            } else if problem.bounces > 0 {
                ports::write(&*self.ledger, move |tx| clear(tx, player, now, None))?;
            } else {
                ports::write(&*self.ledger, move |tx| tx.forget_mail_problem(player))?;
            }
        }
        Ok(())
    }

    /// Goes through the running games of a player, a page at a time. Whoever comes again finds the keys known.
    fn note_mail(&self, problem: MailProblem) -> Result<(), Failure> {
        let player = problem.player;
        let works = problem.stopped_at.is_none();
        let episode = problem.stopped_at.or(problem.cleared_at).unwrap_or(problem.since).0;
        let mut games: Vec<GameId> = Vec::new();
        loop {
            let before = games.last().copied();
            let page = ports::read(&*self.ledger, |view| view.games_of(player, false, before, PAGE))?;
            for summary in &page {
                let key = format!("mail.{}.{}.{works}.{episode}", summary.id.0, player.0);
                let note = self.mail_note(summary.id, player, works, key);
                skip_if_stuck(summary.id, self.submit(note).map(drop))?;
            }
            games.extend(page.iter().map(|summary| summary.id));
            // Many games are not an absence.
            let now = self.now();
            ports::write(&*self.ledger, move |tx| beat(tx, now).map(drop))?;
            if page.len() < PAGE as usize {
                break;
            }
        }
        let now = self.now();
        ports::write(&*self.ledger, move |tx| {
            let Some(latest) = tx.mail_problem(player)? else { return Ok(()) };
            if (latest.stopped_at, latest.cleared_at) != (problem.stopped_at, problem.cleared_at) {
                // It changed meanwhile: the next look tells the rest.
                return Ok(());
            }
            if !works && !games.is_empty() {
                tell_arbiters(tx, &latest, &games, now)?;
            }
            MailProblem { pending: false, marked: !works, ..latest }.keep(tx)
        })
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

/// Once for each time that mail is stopped: the key of the mail names it.
fn tell_arbiters(
    tx: &mut dyn Tx,
    problem: &MailProblem,
    games: &[GameId],
    now: Instant,
) -> Result<(), Failure> {
    let player = problem.player;
    let name = crate::games::name(tx, player)?;
    let named: Vec<String> = games.iter().take(NAMED).map(ToString::to_string).collect();
    let more = match games.len() - named.len() {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let since = jiff::Timestamp::from_millisecond(problem.since.0).unwrap_or_default();
    let text = format!(
        "Mail to {name} does not arrive: since {}, {} mails came back, the last one with {}. No more mail about games \
         is sent to this player until it works again. The record of each running game says so: {}{more}. The clocks \
         go on; whether anything follows from it is for the arbiter.",
        since.strftime("%Y-%m-%d %H:%M UTC"),
        problem.bounces,
        problem.reason,
        named.join(", "),
    );
    let episode = problem.stopped_at.unwrap_or(problem.since).0;
    for arbiter in tx.arbiters(ARBITERS)?.into_iter().filter(|&arbiter| arbiter != player) {
        let unique = format!("mail.{}.{episode}.{}", player.0, arbiter.0);
        tx.enqueue(&news(&unique, Recipient::Player(arbiter), text.clone(), now)?)?;
    }
    Ok(())
}
