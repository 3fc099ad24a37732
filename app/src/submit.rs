use std::{
    borrow::Cow,
    sync::{Arc, Mutex},
};

use domain::{
    Actor, Color, Command, Decision, Digest, Envelope, Event, Game, Instant, Phase, PlayerId, Ply, Refusal,
    Span, Stamp,
    clock::{Date, Leave, Zone},
    decide,
    notation::Letters,
    sealing::{self, EnvelopeText, Shown},
};
use jiff::tz::TimeZone;
use zeroize::{Zeroize as _, Zeroizing};

use crate::{
    Failure, Receipt, Service, Submission, Wish, envelopes, notices,
    people::goes_on,
    ports::{
        self, Bell, Epoch, GameRow, MacPurpose, Message, Player, Recorded, Role, SessionId, StoredReceipt,
        Touches, Tx, Vault,
    },
    record,
    service::RunKey,
    timekeeper,
    words::Budget,
};

/// How long the same key gives the same receipt.
const KEEP_RECEIPTS: Span = Span::days(30);
/// How long an arbiter can look up what was refused.
const KEEP_REFUSALS: Span = Span::days(365);

/// The most characters a message has.
pub const MAX_MESSAGE: usize = 2_000;

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
    /// deadline, and as long as a mail of that player waits; and while the clock has jumped, for what it decides alone.
    pub fn submit(&self, submission: Submission) -> Result<Receipt, Failure> {
        match self.submit_if(submission, Conditions::default())? {
            Submitted::Judged(receipt) => Ok(receipt),
            Submitted::OtherVersion | Submitted::SessionEnded => {
                Err(Failure::Inconsistent("a condition was looked at that nobody named".into()))
            }
        }
    }

    /// [`Service::submit`] for somebody who acts only if these conditions hold. If one does not, nothing was judged
    /// or kept, and the key is still good.
    ///
    /// # Errors
    ///
    /// As [`Service::submit`].
    pub fn submit_if(&self, submission: Submission, conditions: Conditions) -> Result<Submitted, Failure> {
        let pending = Arc::new(Pending::new(self, submission, conditions)?);
        let attempt = || {
            let pending = Arc::clone(&pending);
            ports::write_touching(&*self.ledger, pending.touches(), move |tx| pending.run(tx))
        };
        let mut verdict = attempt()?;
        if let Verdict::DowntimeFirst = verdict {
            self.return_downtime()?;
            verdict = attempt()?;
        }
        told(&*self.bell, verdict)
    }

    /// Deletes receipts that are 30 days old, whether their game goes on or not, and refusals that are a year old; a
    /// bounded number at a time. Answers how many.
    ///
    /// # Errors
    ///
    /// [`Failure`]: none was deleted.
    pub fn prune_receipts(&self) -> Result<usize, Failure> {
        let now = self.now();
        ports::write(&*self.ledger, move |tx| {
            tx.prune_receipts(now - KEEP_RECEIPTS, now - KEEP_REFUSALS, 500)
        })
    }

    /// [`Service::submit_if`] for callers who must not wait: `answer` is called after the commit, on the thread that
    /// commits, and must be quick. [`Failure::Busy`] also while an absence of the service is still to be given back.
    pub fn submit_then(
        &self,
        submission: Submission,
        conditions: Conditions,
        answer: impl FnOnce(Result<Submitted, Failure>) + Send + 'static,
    ) {
        let pending = match Pending::new(self, submission, conditions) {
            Ok(pending) => pending,
            Err(failure) => return answer(Err(failure)),
        };
        // Not the service itself: the writer must not be the last to hold the ledger.
        let bell = Arc::clone(&self.bell);
        ports::write_then(
            &*self.ledger,
            pending.touches(),
            move |tx| pending.run(tx),
            move |verdict| answer(verdict.and_then(|verdict| told(&*bell, verdict))),
        );
    }
}

fn told(bell: &dyn Bell, verdict: Verdict) -> Result<Submitted, Failure> {
    let submitted = match verdict {
        Verdict::Given(submitted) => submitted,
        Verdict::DowntimeFirst | Verdict::Later => return Err(Failure::Busy),
    };
    if let Submitted::Judged(receipt) = &submitted
        && !receipt.repeated
        && !receipt.events.is_empty()
    {
        bell.ring(receipt.game);
    }
    Ok(submitted)
}

/// What must hold for a submission to be judged at all; looked at in its transaction.
#[derive(Clone, Debug, Default)]
pub struct Conditions {
    /// The numbers of events any of which the sender has seen. A key seen before gives its receipt whatever the version.
    pub versions: Option<Vec<u32>>,
    /// The session the player acts by, when the caller knows him by its proof alone: it has not ended, and it is his.
    pub session: Option<SessionId>,
}

/// What became of a submission with [`Conditions`].
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
    /// A flag would fall, but the service was away: the time must be given back first.
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
    conditions: Conditions,
    /// Of all of it, but of no move for an envelope.
    request: Digest,
    run_key: Arc<RunKey>,
    stamp: Stamp,
    nonce: [u8; 16],
    /// The envelope as it was first encrypted: encryption gives something else every time.
    closed: Mutex<Option<(Digest, Vec<u8>)>>,
    vault: Arc<dyn Vault>,
    epoch: Epoch,
    /// Whether what depends on the clock alone may happen.
    clock_believed: bool,
    budget: Budget,
}

impl Drop for Pending {
    fn drop(&mut self) {
        if let Wish::Seal { text, .. } | Wish::Draft { text, .. } | Wish::Open { envelope: text, .. } =
            &mut self.submission.wish
        {
            text.zeroize();
        }
    }
}

impl Pending {
    fn new(service: &Service, submission: Submission, conditions: Conditions) -> Result<Self, Failure> {
        let mut nonce = [0; 16];
        if submission.wish.is_secret() {
            service.entropy.fill(&mut nonce);
        }
        let judged_at = service.now().max(submission.received_at);
        let author = match (submission.actor, &submission.wish) {
            // Each makes a mail to somebody else.
            (
                Actor::Player(player),
                Wish::Say { .. } | Wish::Claim { .. } | Wish::BookLeave { .. } | Wish::CancelLeave { .. },
            ) => Some(player),
            _ => None,
        };
        let wish = &submission.wish;
        let wish = if wish.seals() { wish.without_move() } else { Cow::Borrowed(wish) };
        let request = request_digest(&*service.vault, &(submission.game, &*wish, submission.expected_ply))?;
        Ok(Self {
            stamp: Stamp { received_at: submission.received_at, judged_at },
            request,
            run_key: Arc::clone(&service.run_key),
            nonce,
            closed: Mutex::default(),
            vault: Arc::clone(&service.vault),
            epoch: service.epoch,
            clock_believed: service.clock_is_believed(),
            budget: Budget::new(Arc::clone(&service.words), author),
            conditions,
            submission,
        })
    }

    fn touches(&self) -> Touches {
        let Submission { game, actor, ref key, .. } = self.submission;
        Touches::Submission { game, actor, key: key.clone(), session: self.conditions.session }
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
        let letters = match allowed(*actor, account.as_ref()) {
            Ok(letters) => letters,
            Err(refusal) => return self.refuse(tx, None, refusal).map(Verdict::from),
        };
        let Some(before) = tx.game(*game)? else {
            return self.refuse(tx, None, Refusal::UnknownGame).map(Verdict::from);
        };
        let versions = self.conditions.versions.as_ref();
        if versions.is_some_and(|versions| !versions.contains(&before.state.events)) {
            return Ok(Verdict::Given(Submitted::OtherVersion));
        }
        if let Err(refusal) = self.budget.spend() {
            let (game, version, ply) = (*game, before.state.events, before.state.ply);
            let refusal = Some(refusal);
            return Ok(Receipt { game, version, ply, events: Vec::new(), refusal, repeated: false }.into());
        }
        // An envelope is opened at the agreed time, not when a clock that was set says so.
        if matches!(self.submission.wish, Wish::Resume) && !self.clock_believed {
            return Ok(Verdict::Later);
        }
        let judged = self.judge(tx, &before.state, letters)?;
        if let Some(verdict) = self.flag_must_wait(tx, &before.state, &judged.decision.events)? {
            return Ok(verdict);
        }
        self.record(tx, &before, &judged).map(Verdict::from)
    }

    /// The same key again: the first receipt, or a refusal if something else is asked.
    fn again(&self, stored: StoredReceipt) -> Result<Receipt, Failure> {
        if stored.request == self.request || self.is_same_secret(&stored.request)? {
            Ok(Receipt { repeated: true, ..stored.receipt })
        } else {
            Ok(Receipt { refusal: Some(Refusal::KeyReused), events: Vec::new(), ..stored.receipt })
        }
    }

    /// The digest of a request with a move that may be sealed: 16 bytes without the move, the name of the key of this
    /// run, and 8 bytes with the move under that key, which is kept nowhere.
    fn secret_request(&self) -> Result<Digest, Failure> {
        let Submission { game, wish, expected_ply, .. } = &self.submission;
        let open = request_digest(&*self.vault, &(game, &*wish.without_move(), expected_ply))?;
        let whole = request_digest(&*self.vault, &(&self.run_key.key, game, wish, expected_ply))?;
        let mut request = open.0;
        request[16..24].copy_from_slice(&self.run_key.name);
        request[24..].copy_from_slice(&whole.0[..8]);
        Ok(Digest(request))
    }

    /// Whether it is the request of that [`Pending::secret_request`]. Another run's cannot be told from one with
    /// another move.
    fn is_same_secret(&self, stored: &Digest) -> Result<bool, Failure> {
        let this = self.secret_request()?;
        let same_run = stored.0[16..24] == this.0[16..24];
        Ok(stored.0[..16] == this.0[..16] && (!same_run || stored.0[24..] == this.0[24..]))
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
        let Submission { actor, key, channel, wish, .. } = &self.submission;
        // What is not due now may be due later under the same key.
        if *actor == Actor::Timekeeper && receipt.events.is_empty() {
            return Ok(());
        }
        let has_move = matches!(wish, Wish::Move { .. } | Wish::Claim { .. } | Wish::Say { .. });
        // What is written to the wrong door may be the move that is sealed next, or that was.
        let hidden = |game: &Game| game.is_sealing() || matches!(game.phase, Phase::Adjourned { .. });
        let secret = wish.seals() || has_move && game.is_none_or(hidden);
        let request = if secret { self.secret_request()? } else { self.request };
        let stored = StoredReceipt { request, receipt: receipt.clone() };
        tx.keep_receipt(*actor, key, *channel, self.stamp.judged_at, &stored)
    }

    fn judge(&self, tx: &mut dyn Tx, game: &Game, letters: Letters) -> Result<Judged, Failure> {
        let Submission { actor, wish, expected_ply, .. } = &self.submission;
        let message = match message_of(wish).map(checked_message).transpose() {
            Ok(message) => message,
            Err(refusal) => return Ok(refusal.into()),
        };
        let digest = message.map(|text| self.message_digest(game, text));
        let command = match wish {
            Wish::Move { .. }
            | Wish::Claim { .. }
            | Wish::Seal { .. }
            | Wish::Draft { .. }
            | Wish::SealDraft
            | Wish::SealOwn { .. }
                if expected_ply.is_none() =>
            {
                return Ok(Refusal::PlyMissing.into());
            }
            Wish::Seal { text, draw_offer } | Wish::Draft { text, draw_offer } => {
                return self.seal(tx, game, text, letters, *draw_offer);
            }
            Wish::SealOwn { commitment, ciphertext } => {
                return self.seal_own(tx, game, *commitment, ciphertext);
            }
            Wish::Resume => return self.resume(tx, game),
            Wish::SealDraft => Command::Seal { envelope: None },
            Wish::AdjournEarly => Command::AdjournEarly,
            Wish::EndSession => Command::EndSession,
            Wish::AcknowledgeFace => Command::AcknowledgeFace,
            Wish::SetResumption { resume_at, reason } => {
                Command::SetResumption { resume_at: *resume_at, reason: reason.clone() }
            }
            Wish::Open { envelope, reason } => Command::Open {
                envelope: Shown::new(self.submission.game, envelope.clone()),
                reason: reason.clone(),
            },
            Wish::ApproveEarlyOpening { reason } => Command::ApproveEarlyOpening { reason: reason.clone() },
            Wish::DeclareMissing { reason } => Command::DeclareMissing { reason: reason.clone() },
            Wish::ChooseReading { text } => Command::ChooseReading { text: text.clone(), letters },
            Wish::QuestionClocks => Command::QuestionClocks,
            Wish::CorrectClocks { used, deadline, reason } => {
                Command::CorrectClocks { used: *used, deadline: *deadline, reason: reason.clone() }
            }
            Wish::Move { text, draw_offer, .. } => {
                Command::Move { text: text.clone(), letters, draw_offer: *draw_offer, message: digest }
            }
            Wish::Claim { basis, announced } => {
                Command::Claim { basis: *basis, announced: announced.clone(), letters }
            }
            Wish::Say { .. } => match digest {
                Some(message) => Command::Say { message },
                None => return Ok(Refusal::BadMessage.into()),
            },
            Wish::Adjourn if matches!(actor, Actor::Arbiter(_)) => Command::OrderAdjournment,
            Wish::Adjourn => Command::Adjourn,
            Wish::OfferDraw => Command::OfferDraw,
            Wish::AcceptDraw => Command::AcceptDraw,
            Wish::DeclineDraw => Command::DeclineDraw,
            Wish::Resign => Command::Resign,
            Wish::DeclineAdjournment => Command::DeclineAdjournment,
            Wish::RefillClock => Command::RefillClock,
            Wish::ClaimFlag => Command::ClaimFlag,
            Wish::BookLeave { first, last } => match self.leave(tx, *first, *last)? {
                Some(leave) => Command::BookLeave { leave },
                None => return Ok(Refusal::BadLeave.into()),
            },
            Wish::CancelLeave { first } => Command::CancelLeave { first: *first },
            Wish::DeclareReflection => Command::DeclareReflection,
            Wish::FlagFall => Command::FlagFall,
            Wish::ReturnDowntime { from, until } => Command::ReturnDowntime { from: *from, until: *until },
            Wish::NoteMail { player, works } => match game.color_of(*player) {
                Some(to) => Command::NoteMail { to, works: *works },
                None => return Ok(Refusal::NotAPlayer.into()),
            },
            Wish::Adjudicate { outcome, reason } => {
                Command::Adjudicate { outcome: *outcome, reason: reason.clone() }
            }
            Wish::Forfeit { loser, reason } => Command::Forfeit { loser: *loser, reason: reason.clone() },
        };
        let decision = decide(Some(game), *actor, &command, *expected_ply, self.stamp);
        let decision = self.with_zone(tx, game, decision)?;
        Ok(Judged { decision, message: message.map(str::to_owned), envelope: None })
    }

    /// The days where the player is; `None` beyond the calendar.
    fn leave(&self, tx: &mut dyn Tx, first: Date, last: Date) -> Result<Option<Leave>, Failure> {
        let Some(author) = self.author() else { return Ok(None) };
        let zone = time_zone(tx, author)?;
        let (Some((from, _)), Some((_, until))) = (first.within(&zone), last.within(&zone)) else {
            return Ok(None);
        };
        Ok(Some(Leave { first, last, from, until }))
    }

    /// Before a clock starts that stands still in free time: what clocks show where its player is, if the record does
    /// not say it yet.
    fn with_zone(&self, tx: &mut dyn Tx, game: &Game, mut decision: Decision) -> Result<Decision, Failure> {
        if let Some(noted) = self.zone_noted(tx, game, &decision.events)? {
            decision.events.insert(0, noted);
        }
        Ok(decision)
    }

    fn zone_noted(&self, tx: &mut dyn Tx, game: &Game, events: &[Event]) -> Result<Option<Event>, Failure> {
        let starts = |event: &Event| {
            matches!(event, Event::Moved { .. } | Event::Opened { .. } | Event::Resumed { .. })
        };
        // Who came too late has lost; whether that must wait is asked of the first event.
        if matches!(events.first(), Some(Event::CameLate { .. })) {
            return Ok(None);
        }
        let (free_time, of) = (&game.regulations.free_time, !game.position.side_to_move());
        if free_time.is_none() || !events.iter().any(starts) {
            return Ok(None);
        }
        let zone = zone_of(tx, game.players[of], self.stamp.judged_at)?;
        let command = Command::NoteZone { of, zone };
        Ok(decide(Some(game), Actor::Timekeeper, &command, None, self.stamp).events.pop())
    }

    /// The move goes from the wish into the envelope and nowhere else.
    fn seal(
        &self,
        tx: &mut dyn Tx,
        game: &Game,
        text: &str,
        letters: Letters,
        draw_offer: bool,
    ) -> Result<Judged, Failure> {
        let trial = self.sealed(game, Envelope::in_vault(record::GENESIS, record::GENESIS));
        if trial.events.is_empty() || matches!(trial.events[0], Event::FlagFell { .. }) {
            return Ok(trial.into());
        }
        let id = self.submission.game;
        let mut written = match EnvelopeText::write(id, game, text, letters, draw_offer, self.nonce) {
            Ok(written) => written,
            Err(refusal) => return Ok(refusal.into()),
        };
        let text = written.to_text().map(Zeroizing::new);
        written.written.zeroize();
        written.uci.zeroize();
        written.nonce.zeroize();
        let text =
            text.map_err(|error| Failure::Other("the envelope could not be written", Box::new(error)))?;
        let commitment = sealing::commitment(&text);
        let (holders, to) = envelopes::holders(tx, &*self.vault, game, game.on_move())?;
        let closed = self.closed_once(commitment, || self.vault.close_envelope(&to, text.as_bytes()))?;
        let envelope =
            Envelope { commitment, ciphertext: envelopes::digest(&closed), holders, strict: false };
        Ok(Judged { envelope: Some((commitment, closed)), ..self.sealed(game, envelope).into() })
    }

    /// The work may run twice, and the events must come out the same.
    fn closed_once(
        &self,
        commitment: Digest,
        close: impl FnOnce() -> Result<Vec<u8>, Failure>,
    ) -> Result<Vec<u8>, Failure> {
        let mut kept = self.closed.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some((of, closed)) = &*kept
            && *of == commitment
        {
            return Ok(closed.clone());
        }
        let closed = close()?;
        *kept = Some((commitment, closed.clone()));
        Ok(closed)
    }

    /// What becomes of an envelope: a draft, or sealed.
    fn sealed(&self, game: &Game, envelope: Envelope) -> Decision {
        let command = match self.submission.wish {
            Wish::Draft { .. } => Command::Draft { envelope },
            _ => Command::Seal { envelope: Some(envelope) },
        };
        self.decide(game, &command)
    }

    /// Nobody here knows what is in it; it is judged when it is opened.
    fn seal_own(
        &self,
        tx: &mut dyn Tx,
        game: &Game,
        commitment: Digest,
        ciphertext: &str,
    ) -> Result<Judged, Failure> {
        if tx.envelope(self.submission.game, commitment)?.is_some() {
            return Ok(Refusal::CommitmentUsed.into());
        }
        if !envelopes::looks_encrypted(ciphertext) {
            return Ok(Refusal::NotEncrypted.into());
        }
        let closed = ciphertext.as_bytes().to_vec();
        let holders = envelopes::named(game);
        let envelope = Envelope { commitment, ciphertext: envelopes::digest(&closed), holders, strict: true };
        Ok(Judged { envelope: Some((commitment, closed)), ..self.sealed(game, envelope).into() })
    }

    fn decide(&self, game: &Game, command: &Command) -> Decision {
        let Submission { actor, expected_ply, .. } = &self.submission;
        decide(Some(game), *actor, command, *expected_ply, self.stamp)
    }

    /// The vault is asked for the envelope's text only if it is opened now.
    fn resume(&self, tx: &mut dyn Tx, game: &Game) -> Result<Judged, Failure> {
        let decision = self.decide(game, &Command::Resume { envelope: None });
        if decision.refusal != Some(Refusal::EnvelopeNeeded) {
            return self.with_zone(tx, game, decision).map(Judged::from);
        }
        let Phase::Adjourned { envelope, .. } = &game.phase else { return Ok(decision.into()) };
        let id = self.submission.game;
        let closed = tx
            .envelope(id, envelope.commitment)?
            .ok_or_else(|| Failure::Inconsistent(format!("the envelope of {id} is missing")))?;
        let text = self.vault.open_envelope(&closed)?;
        let text = match text.map(|text| String::from_utf8(text.to_vec())) {
            Some(Ok(text)) => text,
            // What we encrypted ourselves is our fault.
            _ if !envelope.strict => return Err(Failure::Key("an envelope does not open")),
            _ => String::new(),
        };
        let opened = self.decide(game, &Command::Resume { envelope: Some(Shown::new(id, text)) });
        self.with_zone(tx, game, opened).map(Judged::from)
    }

    /// Salted with a key that is not in the database: after the text is erased, the digest tells nothing.
    fn message_digest(&self, game: &Game, text: &str) -> Digest {
        let id = self.submission.game;
        let author = self.author().map_or(0, |author| author.0);
        let salted = format!("{id}\n{author}\n{}\n{text}", game.events);
        Digest(self.vault.mac(MacPurpose::MessageSalt, salted.as_bytes()))
    }

    const fn author(&self) -> Option<domain::PlayerId> {
        match self.submission.actor {
            Actor::Player(id) | Actor::Arbiter(id) => Some(id),
            Actor::Timekeeper => None,
        }
    }

    /// Nobody loses on time to our downtime, nor to the queue: what was stamped in time and is on its way to the
    /// writer, or is a mail in our inbox, comes first.
    fn flag_must_wait(
        &self,
        tx: &mut dyn Tx,
        game: &Game,
        events: &[Event],
    ) -> Result<Option<Verdict>, Failure> {
        let (late, deadline) = match events.first() {
            Some(&Event::FlagFell { by, deadline, .. }) => (vec![by], deadline),
            Some(Event::CameLate { absent, on_time, .. }) => {
                let late = Color::ALL.into_iter().filter(|&color| absent[color]).collect();
                let deadline = if *on_time { game.deadline() } else { game.default_at() };
                (late, deadline.unwrap_or(self.stamp.received_at))
            }
            _ => return Ok(None),
        };
        if !self.clock_believed {
            return Ok(Some(Verdict::Later));
        }
        if timekeeper::downtime_pending(tx, self.stamp.judged_at)? {
            return Ok(Some(Verdict::DowntimeFirst));
        }
        let mut waiting = self.stamp.judged_at <= deadline + timekeeper::GRACE;
        for color in late {
            waiting = waiting || tx.has_waiting(self.submission.game, game.players[color], deadline)?;
        }
        Ok(waiting.then_some(Verdict::Later))
    }

    fn record(&self, tx: &mut dyn Tx, before: &GameRow, judged: &Judged) -> Result<Receipt, Failure> {
        let Submission { game: id, actor, channel, .. } = &self.submission;
        let (id, actor, channel) = (*id, *actor, *channel);
        let Judged { decision, message, envelope } = judged;
        if decision.events.is_empty() {
            let refusal = decision.refusal.clone();
            let refusal = refusal.ok_or_else(|| Failure::Inconsistent(format!("{id}: nothing decided")))?;
            return self.refuse(tx, Some(&before.state), refusal);
        }
        let appended = append(tx, id, Some(before), actor, &decision.events, self.stamp.judged_at)?;
        if let Some((commitment, sealed)) = envelope {
            tx.keep_envelope(id, *commitment, sealed)?;
        }
        if let (Some(text), Some(author), Some(seq)) = (message, self.author(), carrier(&appended.events)) {
            tx.keep_message(id, &Message { seq, author, text: text.clone() })?;
        }
        let state = &appended.row.state;
        for mail in notices::plan(id, state, &appended.events, actor, channel, self.epoch) {
            tx.enqueue(&mail)?;
        }
        let receipt = Receipt {
            game: id,
            version: state.events,
            ply: state.ply,
            events: decision.events.clone(),
            refusal: decision.refusal.clone(),
            repeated: false,
        };
        self.keep(tx, Some(&before.state), &receipt)?;
        Ok(receipt)
    }
}

/// What a wish led to, before it is recorded.
struct Judged {
    decision: Decision,
    message: Option<String>,
    envelope: Option<(Digest, Vec<u8>)>,
}

impl<T: Into<Decision>> From<T> for Judged {
    fn from(decision: T) -> Self {
        Self { decision: decision.into(), message: None, envelope: None }
    }
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
    actor: Actor,
    events: &[Event],
    now: Instant,
) -> Result<Appended, Failure> {
    let previous = before.map_or(0, |row| row.state.events);
    let mut head = before.map_or(record::GENESIS, |row| row.head);
    let mut state = before.map(|row| row.state.clone());
    let mut recorded = Vec::with_capacity(events.len());
    for (event, seq) in events.iter().zip(previous + 1..) {
        let ply = state.as_ref().map_or(Ply(0), |game| game.ply);
        let folded = Game::evolve(state, event)
            .ok_or_else(|| Failure::Inconsistent(format!("event {seq} of {id} does not follow")))?;
        let body = serde_json::to_string(event)
            .map_err(|error| Failure::Other("an event could not be written", Box::new(error)))?;
        head = record::hash(&head, id, seq, actor, &body)?;
        let ply = (folded.ply != ply).then_some(folded.ply);
        recorded.push(Recorded { game: id, seq, actor, event: event.clone(), body, ply, hash: head });
        state = Some(folded);
    }
    let state = state.ok_or_else(|| Failure::Inconsistent(format!("{id} has no events")))?;
    let remind_at = timekeeper::remind_at(before, &state, now);
    let row = GameRow { id, state, head, remind_at };
    tx.append(&row, &recorded, previous)?;
    Ok(Appended { row, events: recorded })
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

/// The letters of the player who acts, or why he may not. Whether he plays in this game is for the rules to say.
pub(crate) fn authorize(tx: &mut dyn Tx, actor: Actor) -> Result<Result<Letters, Refusal>, Failure> {
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

pub(crate) fn allowed(actor: Actor, account: Option<&Player>) -> Result<Letters, Refusal> {
    match (actor, account) {
        (Actor::Timekeeper, _) => Ok(Letters::default()),
        (Actor::Arbiter(_), Some(account)) if account.email.is_some() && account.role < Role::Arbiter => {
            Err(Refusal::NotAnArbiter)
        }
        (_, Some(account)) if account.email.is_some() => Ok(account.letters),
        _ => Err(Refusal::NotAPlayer),
    }
}

/// So far ahead is written down what clocks will show.
const FORESEEN: Span = Span::days(2 * 365);

/// What clocks show where a player is, by the rules that are known today.
pub(crate) fn zone_of(tx: &mut dyn Tx, player: PlayerId, now: Instant) -> Result<Zone, Failure> {
    Ok(Zone::of(&time_zone(tx, player)?, now, now + FORESEEN))
}

fn time_zone(tx: &mut dyn Tx, player: PlayerId) -> Result<TimeZone, Failure> {
    let name = tx.player(player)?.map(|player| player.time_zone);
    Ok(name.and_then(|name| TimeZone::get(&name).ok()).unwrap_or(TimeZone::UTC))
}

fn message_of(wish: &Wish) -> Option<&str> {
    match wish {
        Wish::Move { message, .. } => message.as_deref(),
        Wish::Say { message } => Some(message),
        _ => None,
    }
}

/// Plain text of 1 to [`MAX_MESSAGE`] characters; of the control characters only line ends and tabs.
fn checked_message(text: &str) -> Result<&str, Refusal> {
    let text = text.trim();
    let plain = |c: char| !c.is_control() || matches!(c, '\n' | '\r' | '\t');
    if text.is_empty() || text.chars().count() > MAX_MESSAGE || !text.chars().all(plain) {
        return Err(Refusal::BadMessage);
    }
    Ok(text)
}

/// The event that carries the message.
fn carrier(events: &[Recorded]) -> Option<u32> {
    let carries = |event: &Event| matches!(event, Event::Moved { message: Some(_), .. } | Event::Said { .. });
    events.iter().find(|recorded| carries(&recorded.event)).map(|recorded| recorded.seq)
}
