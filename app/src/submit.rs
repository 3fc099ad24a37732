mod acts;
mod command;
pub(crate) mod conditional;
mod sealing;
mod tables;

use std::sync::{Arc, Mutex};

use domain::{
    Act, Actor, Cause, Color, Command, Decision, Digest, Event, Game, Instant, Phase, Ply, Position,
    PositionId, Probed, RecordEntry, Refusal, Running, Seen, Span, Stamp, State, Termination, decide,
    notation::{Notation, NotationStyle},
};
use zeroize::Zeroizing;

use crate::{
    Failure, PRUNED_AT_ONCE, Receipt, Service, Submission, Unresolved, arbiter_news, bulk_commands,
    envelopes, notices,
    people::goes_on,
    ports::{
        self, Epoch, GameEvents, GameRow, LockScope, MacPurpose, Message, Player, Recorded, Role, SessionId,
        StoredReceipt, Tx, Vault,
    },
    record,
    service::RunKey,
    texts, timekeeper,
    words::Budget,
};

pub(crate) use command::zone_of;
use conditional::Chain;

/// How long the same key gives the same receipt.
const KEEP_RECEIPTS: Span = Span::days(30);
/// How long an arbiter can look up what was refused.
const KEEP_REFUSALS: Span = Span::days(365);

impl Service {
    /// The one door: mail, HTTP, the timekeeper and the arbiter all act through it.
    ///
    /// In one transaction: the same key seen before gives the first receipt again; the game is loaded, the actor's
    /// right checked, the wish judged by [`domain::decide`]; what happened is appended to the record, mails are
    /// enqueued and the receipt is kept. A refusal is an answer: it is recorded and it commits. Only what the
    /// timekeeper finds not to be due leaves no trace, and [`Refusal::RateLimited`]: sixty messages, claims and
    /// challenges an hour are taken of a player, through all doors together, and the key is still good after it.
    ///
    /// # Errors
    ///
    /// [`Failure`]: nothing was kept, and the same submission may be made again. [`Failure::Busy`] also when a flag
    /// would fall and what was received in time may still have to be judged: in the first five seconds after the
    /// deadline, and as long as a mail of that player waits; while the clock has jumped, for what it decides alone; and
    /// for everything while it is not the clock of the database's host.
    pub fn submit(&self, submission: Submission) -> Result<Receipt, Failure> {
        match self.submit_if(submission, Preconditions::default())? {
            Submitted::Judged(receipt) => Ok(receipt),
            Submitted::OtherVersion | Submitted::SessionEnded => {
                Err(Failure::Bug("a condition was looked at that nobody named".into()))
            }
        }
    }

    /// [`Service::submit`] for somebody who acts only if these conditions hold. If one does not, nothing was judged
    /// or kept, and the key is still good.
    ///
    /// # Errors
    ///
    /// As [`Service::submit`].
    pub fn submit_if(&self, submission: Submission, conditions: Preconditions) -> Result<Submitted, Failure> {
        let pending = Arc::new(Pending::new(self, submission, conditions)?);
        let attempt = || {
            let pending = Arc::clone(&pending);
            ports::write_locking(&*self.ledger, pending.scope(), move |tx| pending.run(tx))
        };
        let mut verdict = attempt()?;
        if let Verdict::DowntimeFirst = verdict {
            self.return_downtime()?;
            verdict = attempt()?;
        }
        told(&*self.game_events, verdict)
    }

    /// Deletes receipts that are 30 days old, whether their game goes on or not, and refusals that are a year old; at
    /// most [`PRUNED_AT_ONCE`] of each, none by a clock that is not believed. Answers how many.
    ///
    /// # Errors
    ///
    /// [`Failure`]: none was deleted.
    pub fn prune_receipts(&self) -> Result<usize, Failure> {
        let Some(now) = self.believed_now() else { return Ok(0) };
        ports::write(&*self.ledger, move |tx| {
            tx.prune_receipts(now - KEEP_RECEIPTS, now - KEEP_REFUSALS, PRUNED_AT_ONCE)
        })
    }

    /// [`Service::submit_if`] for callers who must not wait: `answer` is called after the commit, on the thread that
    /// commits, and must be quick. [`Failure::Busy`] also while an absence of the service is still to be given back.
    pub fn submit_then(
        &self,
        submission: Submission,
        conditions: Preconditions,
        answer: impl FnOnce(Result<Submitted, Failure>) + Send + 'static,
    ) {
        let pending = match Pending::new(self, submission, conditions) {
            Ok(pending) => pending,
            Err(failure) => return answer(Err(failure)),
        };
        // Not the service itself: the writer must not be the last to hold the ledger.
        let game_events = Arc::clone(&self.game_events);
        ports::write_then(
            &*self.ledger,
            pending.scope(),
            move |tx| pending.run(tx),
            move |verdict| answer(verdict.and_then(|verdict| told(&*game_events, verdict))),
        );
    }
}

fn told(game_events: &dyn GameEvents, verdict: Verdict) -> Result<Submitted, Failure> {
    let submitted = match verdict {
        Verdict::Given(submitted) => submitted,
        Verdict::DowntimeFirst | Verdict::Later => return Err(Failure::Busy),
    };
    if let Submitted::Judged(receipt) = &submitted
        && !receipt.repeated
        && !receipt.events.is_empty()
    {
        game_events.notify(receipt.game);
    }
    Ok(submitted)
}

/// What must hold for a submission to be judged at all; looked at in its transaction.
#[derive(Clone, Debug, Default)]
pub struct Preconditions {
    /// The numbers of events any of which the sender has seen: they say which revision of the game, too. A key seen before
    /// gives its receipt whatever the version.
    pub versions: Option<Vec<u32>>,
    /// The session the player acts by, when the caller knows him by its proof alone: it has not ended, and it is his.
    pub session: Option<SessionId>,
    /// How moves are written in it, if not in the notation of the account.
    pub notation: Option<Notation>,
    /// Part of an bulk_command for many games, which counts as no word.
    pub is_bulk_command: bool,
    /// The event of the bulk_command, if it is for one: that is asked under the same key.
    pub event: Option<String>,
}

impl Preconditions {
    fn style(&self, account: NotationStyle) -> NotationStyle {
        NotationStyle { notation: self.notation.unwrap_or(account.notation), ..account }
    }
}

/// What became of a submission with [`Preconditions`].
#[derive(Clone, Debug)]
pub enum Submitted {
    /// It was judged.
    Judged(Receipt),
    /// The game has another number of events.
    OtherVersion,
    /// The session has ended.
    SessionEnded,
}

/// What an attempt came to.
enum Verdict {
    /// The answer.
    Given(Submitted),
    /// The service was away: the time must be given back first.
    DowntimeFirst,
    /// A flag would fall, but what that player sent in time may not have been judged yet; or the clock is not believed.
    Later,
}

impl From<Receipt> for Verdict {
    fn from(receipt: Receipt) -> Self {
        Self::Given(Submitted::Judged(receipt))
    }
}

/// A submission with everything that must be drawn or read before the transaction: the work may run twice and
/// must come out the same.
struct Pending {
    submission: Submission,
    conditions: Preconditions,
    /// [`asked_digest`].
    request: Digest,
    run_key: Arc<RunKey>,
    stamp: Stamp,
    /// For an envelope or a text.
    nonce: [u8; 16],
    /// The envelope as it was first encrypted: encryption gives something else every time.
    closed: Mutex<Option<(Digest, Vec<u8>)>>,
    vault: Arc<dyn Vault>,
    /// What tables say of the position a claim is about.
    probed: Option<(Position, Probed)>,
    epoch: Epoch,
    /// Whether what depends on the clock alone may happen.
    clock_believed: bool,
    /// The service may have been away, and its clocks show more than was used.
    may_have_been_away: bool,
    budget: Budget,
}

impl Pending {
    fn new(service: &Service, submission: Submission, conditions: Preconditions) -> Result<Self, Failure> {
        service.may_act()?;
        let mut nonce = [0; 16];
        if matches!(submission.request.command, Unresolved::Seal { .. })
            || matches!(texts::of(&submission.request), Ok(Some(_)))
        {
            service.entropy.fill(&mut nonce);
        }
        let judged_at = service.now().max(submission.received_at);
        let author = match (submission.actor, &submission.request.command) {
            // Each makes a mail to somebody else, or much to keep.
            (
                Actor::Player(player),
                Unresolved::BookLeave { .. }
                | Unresolved::Command(
                    Command::Say
                    | Command::SetConditionalMoves
                    | Command::Claim { .. }
                    | Command::AskAdjudication { .. }
                    | Command::Analyse
                    | Command::CancelLeave { .. }
                    | Command::Appeal { .. },
                ),
            ) => Some(player),
            _ => None,
        };
        let author = author.filter(|_| !conditions.is_bulk_command);
        let request = asked_digest(&*service.vault, &submission, conditions.event.as_deref())?;
        Ok(Self {
            stamp: Stamp { received_at: submission.received_at, judged_at },
            request,
            run_key: Arc::clone(&service.run_key),
            nonce,
            closed: Mutex::default(),
            vault: Arc::clone(&service.vault),
            probed: tables::look_up(service, &submission, &conditions)?,
            epoch: service.epoch,
            clock_believed: service.clock_is_believed(),
            may_have_been_away: service.may_have_been_away(),
            budget: Budget::new(Arc::clone(&service.words), author),
            conditions,
            submission,
        })
    }

    fn scope(&self) -> LockScope {
        let Submission { game, actor, ref key, .. } = self.submission;
        LockScope::Submission { game, actor, key: key.clone(), session: self.conditions.session }
    }

    fn run(&self, tx: &mut dyn Tx) -> Result<Verdict, Failure> {
        let Submission { game, actor, key, .. } = &self.submission;
        let account = account_in(tx, *actor, self.conditions.session, self.stamp.judged_at)?;
        if account.is_none() && self.conditions.session.is_some() {
            return Ok(Verdict::Given(Submitted::SessionEnded));
        }
        if let Some(stored) = tx.receipt(*actor, key)? {
            return Ok(self.again(stored)?.into());
        }
        let style = match allowed(*actor, account.as_ref()) {
            Ok(style) => self.conditions.style(style),
            Err(refusal) => return self.refuse(tx, None, refusal).map(Verdict::from),
        };
        let Some(before) = tx.game(*game)? else {
            return self.refuse(tx, None, Refusal::UnknownGame).map(Verdict::from);
        };
        let versions = self.conditions.versions.as_ref();
        if versions.is_some_and(|versions| !versions.contains(&before.state.events)) {
            return Ok(Verdict::Given(Submitted::OtherVersion));
        }
        // Nobody is charged for an absence because he acts before the timekeeper has looked.
        if self.may_have_been_away && *actor != Actor::Timekeeper {
            // One that is on record is, whatever the clock shows.
            let pending = if self.clock_believed {
                timekeeper::downtime_pending(tx, self.stamp.judged_at)?
            } else {
                tx.open_downtime()?.is_some()
            };
            if pending {
                return Ok(Verdict::DowntimeFirst);
            }
        }
        if let Err(refusal) = self.budget.spend() {
            let (game, version, ply) = (*game, before.state.events, before.state.ply);
            let refusal = Some(refusal);
            return Ok(Receipt { game, version, ply, events: Vec::new(), refusal, repeated: false }.into());
        }
        // An envelope is opened at the agreed time, not when a clock that was set says so.
        if matches!(self.command(), Some(Command::Resume { .. } | Command::LapseClaim))
            && !self.clock_believed
        {
            return Ok(Verdict::Later);
        }
        let fallen = self.fallen(&before.state);
        if let Some(running) = fallen
            && let Some(verdict) =
                self.must_wait(tx, &before.state, &[running.side], running.deadline, false)?
        {
            return Ok(verdict);
        }
        let mut judged = self.judge(tx, &before.state, style)?;
        // The game has gone on since the tables were looked at.
        if judged.refusal == Some(Refusal::TableNeeded) {
            return Ok(Verdict::Later);
        }
        // Whoever must seal then could not, and his clock would run.
        if judged.events().any(begins_sealing)
            && let Some(refusal) = envelopes::named(tx, &before.state)?.holders.too_few()
        {
            judged = refusal.into();
            if matches!(self.command(), Some(Command::EndSession)) {
                arbiter_news::session_goes_on(tx, &before, self.epoch)?;
            }
        }
        if fallen.is_none()
            && let Some(verdict) = self.flag_must_wait(tx, &before.state, &judged.entries)?
        {
            return Ok(verdict);
        }
        self.record(tx, &before, judged).map(Verdict::from)
    }

    /// The same key again: the first receipt, or a refusal if something else is asked.
    fn again(&self, stored: StoredReceipt) -> Result<Receipt, Failure> {
        let kept = stored.request;
        // What is for one event has no move.
        let may_hide = self.conditions.event.is_none();
        if kept == self.request || may_hide && (kept == self.without_move()? || self.is_same_secret(&kept)?) {
            Ok(Receipt { repeated: true, ..stored.receipt })
        } else {
            Ok(Receipt { refusal: Some(Refusal::KeyReused), events: Vec::new(), ..stored.receipt })
        }
    }

    fn refuse(&self, tx: &mut dyn Tx, game: Option<&Game>, refusal: Refusal) -> Result<Receipt, Failure> {
        let receipt = Receipt {
            game: self.submission.game,
            version: game.map_or(0, |game| game.events),
            ply: game.map_or(Ply(0), |game| game.ply),
            events: Vec::new(),
            refusal: Some(refusal),
            repeated: false,
        };
        self.keep(tx, game, &receipt)?;
        Ok(receipt)
    }

    fn keep(&self, tx: &mut dyn Tx, game: Option<&Game>, receipt: &Receipt) -> Result<(), Failure> {
        let Submission { actor, key, channel, request, .. } = &self.submission;
        // What is not due now may be due later under the same key. An bulk_command comes to an end in every game.
        if *actor == Actor::Timekeeper && receipt.events.is_empty() && !self.conditions.is_bulk_command {
            return Ok(());
        }
        // What is written to the wrong door, and refused, may be the move that is sealed next, or that was.
        let hidden = |game: &Game| game.is_sealing() || matches!(game.phase, Phase::Adjourned { .. });
        let may_be_sealed = receipt.events.is_empty() && game.is_none_or(hidden);
        let request = match request.without_move() {
            Some(_) if may_be_sealed => self.without_move()?,
            _ if request.conditional.is_some() => self.secret_request()?,
            _ => self.request,
        };
        let stored = StoredReceipt { request, receipt: receipt.clone() };
        tx.insert_receipt(*actor, key, *channel, self.stamp.judged_at, &stored)
    }

    fn command(&self) -> Option<&Command> {
        self.submission.request.game_command()
    }

    /// The command with all that rides beside it.
    fn cause(&self, game: &Game, style: NotationStyle, command: Command) -> Cause {
        let text = texts::of(&self.submission.request).ok().flatten();
        let seen = match (self.submission.seen, &self.conditions.versions) {
            (Seen::Position(id), Some(_)) => Seen::Position(PositionId { revision: game.revision, ..id }),
            (seen, _) => seen,
        };
        Cause {
            command,
            text: text.map(|text| texts::digest(&self.nonce, text)),
            seen,
            received_at: self.stamp.received_at,
            style,
        }
    }

    fn decide(&self, game: &Game, style: NotationStyle, command: Command) -> Judged {
        decided(game, self.submission.actor, &self.cause(game, style, command), self.stamp.judged_at)
    }

    const fn author(&self) -> Option<domain::PlayerId> {
        match self.submission.actor {
            Actor::Player(id) | Actor::Arbiter(id) => Some(id),
            Actor::Timekeeper => None,
        }
    }

    /// Nobody loses on time to our downtime, nor to the queue: what was stamped in time and is on its way to the writer, or is a
    /// mail in our inbox or an bulk_command, comes first. Where a flag must be claimed, all that came before the claim is in time.
    fn flag_must_wait(
        &self,
        tx: &mut dyn Tx,
        game: &Game,
        entries: &[RecordEntry],
    ) -> Result<Option<Verdict>, Failure> {
        let claimed =
            |event: &Event| matches!(event, Event::Ended { termination: Termination::TimeLimitExceeded, .. });
        let (late, deadline) = match entries.first().map(|entry| &entry.event) {
            Some(&Event::FlagFell { by, deadline, .. }) => (vec![by], deadline),
            Some(event) if claimed(event) => match game.clock.running {
                Some(running) => (vec![running.side], running.deadline),
                None => return Ok(None),
            },
            Some(Event::CameLate { absent, on_time, .. }) => {
                let late = Color::ALL.into_iter().filter(|&color| absent[color]).collect();
                let deadline = if *on_time { game.deadline() } else { game.default_at() };
                (late, deadline.unwrap_or(self.stamp.received_at))
            }
            Some(Event::ClaimLapsed { .. }) => return self.lapse_must_wait(tx, game),
            _ => return Ok(None),
        };
        let by_claim =
            !game.regulations.flags.is_automatic() && entries.iter().any(|entry| claimed(&entry.event));
        self.must_wait(tx, game, &late, deadline, by_claim)
    }

    /// The clock whose flag the timekeeper finds fallen. What it must wait for is asked before it is judged: whether the
    /// opponent can mate is a search, which would be made again at every look while a mail waits.
    fn fallen(&self, game: &Game) -> Option<Running> {
        let absent = matches!(game.state(), State::ReplierAbsent | State::SealerAbsent);
        let falls = matches!(self.command(), Some(Command::FlagFall)) && !absent;
        game.flag_fallen(self.stamp.judged_at).filter(|running| falls && !running.flagged)
    }

    fn must_wait(
        &self,
        tx: &mut dyn Tx,
        game: &Game,
        late: &[Color],
        deadline: Instant,
        by_claim: bool,
    ) -> Result<Option<Verdict>, Failure> {
        if !self.clock_believed {
            return Ok(Some(Verdict::Later));
        }
        if timekeeper::downtime_pending(tx, self.stamp.judged_at)? {
            return Ok(Some(Verdict::DowntimeFirst));
        }
        // What claims is not waited for, nor what came at the same instant: two claims would wait for each other.
        let by = if by_claim { deadline.max(self.stamp.received_at - Span(1)) } else { deadline };
        let mut waiting = self.stamp.judged_at <= deadline + timekeeper::GRACE;
        for color in Color::ALL {
            let player = game.players[color];
            // The other one may have resigned in time; and what is about all games comes to one of them, or to none.
            waiting = waiting
                || if late.contains(&color) {
                    tx.has_unread(self.submission.game, player, by)?
                        || !self.conditions.is_bulk_command
                            && bulk_commands::waits(tx, self.submission.game, game, player, by)?
                } else {
                    tx.has_waiting(self.submission.game, player, by)?
                };
        }
        Ok(waiting.then_some(Verdict::Later))
    }

    /// The arbiters could not decide while the service was away, and what one of them had sent in time decides.
    fn lapse_must_wait(&self, tx: &mut dyn Tx, game: &Game) -> Result<Option<Verdict>, Failure> {
        if timekeeper::downtime_pending(tx, self.stamp.judged_at)? {
            return Ok(Some(Verdict::DowntimeFirst));
        }
        let Some(claim) = &game.claim else { return Ok(None) };
        let waiting = self.stamp.judged_at <= claim.until + timekeeper::GRACE
            || tx.has_waiting_of_arbiters(self.submission.game, claim.until)?;
        Ok(waiting.then_some(Verdict::Later))
    }

    fn record(&self, tx: &mut dyn Tx, before: &GameRow, judged: Judged) -> Result<Receipt, Failure> {
        let Submission { game: id, actor, channel, .. } = &self.submission;
        let (id, actor, channel) = (*id, *actor, *channel);
        let Judged { entries, refusal, text, envelope, given } = judged;
        if entries.is_empty() && given.is_none() {
            let refusal = refusal.ok_or_else(|| Failure::Bug(format!("{id}: nothing decided")))?;
            return self.refuse(tx, Some(&before.state), refusal);
        }
        let Chain { entries, kept, news } = self.chain(tx, before, entries, given)?;
        let (version, ply) = (before.state.events, before.state.ply);
        if entries.is_empty() {
            if let Some(kept) = kept {
                self.insert_conditions(tx, id, &before.state, &kept)?;
            }
            let receipt =
                Receipt { game: id, version, ply, events: Vec::new(), refusal: None, repeated: false };
            self.keep(tx, Some(&before.state), &receipt)?;
            return Ok(receipt);
        }
        let appended = append(tx, id, Some(before), &entries, self.stamp.judged_at)?;
        if let Some(kept) = kept {
            self.insert_conditions(tx, id, &before.state, &kept)?;
        }
        if let Some((commitment, sealed)) = envelope {
            tx.insert_envelope(id, commitment, &sealed)?;
        }
        let draft = before.state.session.draft.as_ref().map(|draft| draft.commitment);
        if let Some(replaced) = replaced_draft(draft, &appended.row.state, self.stamp.judged_at) {
            tx.forget_envelope(id, replaced)?;
        }
        if let (Some(text), Some(author), Some(seq)) = (&text, self.author(), carrier(&appended.events)) {
            tx.insert_message(id, &Message { seq, author, salt: Some(self.nonce), text: text.clone() })?;
        }
        let state = &appended.row.state;
        // Who is put in, or back, is not told what became of another's.
        let same = before.state.players.zip(state.players).map(|(before, after)| before == after);
        let news = news.zip(same).map(|(news, same)| news.filter(|_| same));
        for mail in notices::plan(id, state, &appended.events, actor, channel, news, self.epoch) {
            tx.enqueue(&mail)?;
        }
        arbiter_news::enqueue(tx, id, state, &appended.events, actor, self.epoch)?;
        self.follow_act(tx, &before.state, &appended, text.as_deref())?;
        let silent = bulk_commands::silence::question(id, &before.state, state, self.stamp.judged_at);
        let beyond = bulk_commands::beyond(id, state.events, &before.state, &self.submission);
        for bulk_command in [beyond.filter(|_| refusal.is_none()), silent] {
            bulk_command.map_or(Ok(()), |bulk_command| tx.insert_bulk_command(&bulk_command))?;
        }
        let receipt = Receipt {
            game: id,
            version: state.events,
            ply: state.ply,
            events: entries.into_iter().map(|entry| entry.event).collect(),
            refusal,
            repeated: false,
        };
        self.keep(tx, Some(&before.state), &receipt)?;
        Ok(receipt)
    }
}

const fn begins_sealing(event: &Event) -> bool {
    matches!(event, Event::SealingBegan { .. } | Event::Act { act: Act::Adjourn, .. })
}

/// The draft that nobody will seal any more. Where an act may still be reversed so that the game goes on, it could be.
pub(crate) fn replaced_draft(before: Option<Digest>, after: &Game, now: Instant) -> Option<Digest> {
    let draft = before?;
    let sealed = match &after.phase {
        Phase::Adjourned { envelope, .. } => Some(envelope.commitment),
        Phase::Ended { .. } if after.may_go_on(now) => return None,
        Phase::Ended { .. } => None,
        _ => after.session.draft.as_ref().map(|draft| draft.commitment),
    };
    (sealed != Some(draft)).then_some(draft)
}

/// What a wish led to, before it is recorded.
#[derive(Default)]
struct Judged {
    entries: Vec<RecordEntry>,
    refusal: Option<Refusal>,
    text: Option<String>,
    envelope: Option<(Digest, Vec<u8>)>,
    /// Conditional moves of the author, which replace those he had.
    given: Option<domain::ConditionalMoves>,
}

impl Judged {
    fn events(&self) -> impl Iterator<Item = &Event> {
        self.entries.iter().map(|entry| &entry.event)
    }
}

impl From<Refusal> for Judged {
    fn from(refusal: Refusal) -> Self {
        Self { refusal: Some(refusal), ..Self::default() }
    }
}

/// Judges a command, and writes down why its events happened.
fn decided(game: &Game, actor: Actor, cause: &Cause, judged_at: Instant) -> Judged {
    let Decision { events, refusal } = decide(Some(game), actor, cause, judged_at);
    if events.is_empty() {
        return Judged { refusal, ..Judged::default() };
    }
    let cause = cause.on_record(game, &events);
    Judged { entries: RecordEntry::of(actor, cause, events), refusal, ..Judged::default() }
}

/// Events appended to a game and the row they led to.
pub(crate) struct Appended {
    pub(crate) row: GameRow,
    pub(crate) events: Vec<Recorded>,
}

/// Folds, chains and appends. `before` is none for a new game.
pub(crate) fn append(
    tx: &mut dyn Tx,
    id: domain::GameId,
    before: Option<&GameRow>,
    entries: &[RecordEntry],
    now: Instant,
) -> Result<Appended, Failure> {
    let previous = before.map_or(0, |row| row.state.events);
    let mut head = before.map_or(record::GENESIS, |row| row.head);
    let mut state = before.map(|row| row.state.clone());
    let mut recorded = Vec::with_capacity(entries.len());
    for (RecordEntry { actor, cause, event }, seq) in entries.iter().zip(previous + 1..) {
        let actor = *actor;
        let before = state.as_ref().map(|game| (game.ply, game.reached));
        let broken = || format!("event {seq} of {id} does not follow");
        let folded = if event.rewrites() {
            // The whole record is folded, and may be damaged.
            acts::folded_anew(tx, id, &recorded, event)?.ok_or_else(|| Failure::Damaged(broken()))?
        } else {
            Game::evolve(state, event).ok_or_else(|| Failure::Bug(broken()))?
        };
        let unwritten = |error| Failure::Other("an event could not be written", Box::new(error));
        let body = serde_json::to_string(event).map_err(unwritten)?;
        let cause = cause.as_ref().map(serde_json::to_string).transpose().map_err(unwritten)?;
        head = record::hash(&head, id, seq, actor, cause.as_deref(), &body)?;
        let ply = record::new_ply(before, &folded);
        recorded.push(Recorded { game: id, seq, actor, cause, event: event.clone(), body, ply, hash: head });
        state = Some(folded);
    }
    let state = state.ok_or_else(|| Failure::Bug(format!("{id} has no events")))?;
    let remind_at = timekeeper::remind_at(before, &state, now);
    let conditional = before.is_some_and(|before| before.conditional);
    let row = GameRow { id, state, head, remind_at, conditional };
    tx.append(&row, &recorded, previous)?;
    let asks = row.state.waits_for_arbiter();
    if before.is_some_and(|before| before.state.waits_for_arbiter()) != asks {
        tx.set_asking(id, asks)?;
    }
    Ok(Appended { row, events: recorded })
}

/// Of all that is asked, but of no move for an envelope, and of no conditional one.
pub(crate) fn asked_digest(
    vault: &dyn Vault,
    submission: &Submission,
    event: Option<&str>,
) -> Result<Digest, Failure> {
    let Submission { game, request, seen, .. } = submission;
    if request.hides() {
        return digest_without_move(vault, submission);
    }
    match event {
        Some(event) => request_digest(vault, &(game, request, seen, event)),
        None => request_digest(vault, &(game, request, seen)),
    }
}

/// The digest of a request without its move, which may be one that is sealed: whoever has the memory of the process could
/// try all legal moves against a digest under any of its keys.
fn digest_without_move(vault: &dyn Vault, submission: &Submission) -> Result<Digest, Failure> {
    let Submission { game, request, seen, .. } = submission;
    match request.without_move() {
        Some(rest) => request_digest(vault, &(game, rest, seen)),
        None => request_digest(vault, &(game, request, seen)),
    }
}

/// Keyed, because a plain digest of a sealed move could be tried against all legal moves.
pub(crate) fn request_digest(vault: &dyn Vault, request: &impl serde::Serialize) -> Result<Digest, Failure> {
    let unwritten = |error| Failure::Other("a request could not be written", Box::new(error));
    // Room for all of it at once: growing would leave copies of a sealed move behind.
    let mut length = Length(0);
    serde_json::to_writer(&mut length, request).map_err(unwritten)?;
    let mut message = Zeroizing::new(Vec::with_capacity(REQUEST.len() + length.0));
    message.extend_from_slice(REQUEST);
    serde_json::to_writer(&mut *message, request).map_err(unwritten)?;
    Ok(Digest(vault.mac(MacPurpose::SecretDigest, &message)))
}

const REQUEST: &[u8] = b"request\n";

/// Counts what is written.
struct Length(usize);

impl std::io::Write for Length {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0 += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// How the player who acts writes, or why he may not. Whether he plays in this game is for the rules to say.
pub(crate) fn authorize(tx: &mut dyn Tx, actor: Actor) -> Result<Result<NotationStyle, Refusal>, Failure> {
    Ok(allowed(actor, account_of(tx, actor)?.as_ref()))
}

fn account_of(tx: &mut dyn Tx, actor: Actor) -> Result<Option<Player>, Failure> {
    match actor {
        Actor::Player(id) | Actor::Arbiter(id) => tx.player(id),
        Actor::Timekeeper => Ok(None),
    }
}

/// Whose account it is; none for the timekeeper, for nobody we know, and when he acts by a session that has ended.
pub(crate) fn account_in(
    tx: &mut dyn Tx,
    actor: Actor,
    session: Option<SessionId>,
    now: Instant,
) -> Result<Option<Player>, Failure> {
    let Some(session) = session else { return account_of(tx, actor) };
    let (Actor::Player(author) | Actor::Arbiter(author)) = actor else { return Ok(None) };
    let found = tx.session(session)?;
    Ok(found.filter(|(session, account)| goes_on(session, account, author, now)).map(|(_, account)| account))
}

pub(crate) fn allowed(actor: Actor, account: Option<&Player>) -> Result<NotationStyle, Refusal> {
    match (actor, account) {
        (Actor::Timekeeper, _) => Ok(NotationStyle::default()),
        (Actor::Arbiter(_), Some(account)) if account.email.is_some() && account.role < Role::Arbiter => {
            Err(Refusal::NotAnArbiter)
        }
        (_, Some(account)) if account.email.is_some() => {
            Ok(NotationStyle { notation: account.notation, letters: account.letters })
        }
        _ => Err(Refusal::NotAPlayer),
    }
}

/// The event that carries the text.
fn carrier(events: &[Recorded]) -> Option<u32> {
    events.iter().find(|recorded| recorded.event.text().is_some()).map(|recorded| recorded.seq)
}
