use std::collections::{BTreeMap, BTreeSet};

use domain::{Actor, Digest, EventKind, Game, GameId, Phase, RecordVerifier};

use crate::{
    Failure,
    games::{envelopes, texts},
    model::{GameRow, Message, Recorded, record},
    ops::service::Ops,
    ports::{self, View},
};

/// A fault that a refold found in a game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fault {
    /// The game of the fault.
    pub game: GameId,
    /// The fault, for the operator.
    pub what: String,
}

/// The result of refolding every game.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Verified {
    /// Games folded from zero.
    pub games: u64,
    /// Events folded.
    pub events: u64,
    /// The faults, at most one a game.
    pub faults: Vec<Fault>,
}

/// Rows in one page.
const PAGE: u32 = 200;

const NO_GAME: &str = "there is no such game";

impl Ops {
    /// Folds a game's events from zero, judges each by the rules, and compares state, plies, texts, envelopes and the
    /// hash chain with what is stored. `None` when all agrees.
    ///
    /// # Errors
    ///
    /// [`Failure`] when the database cannot be read; what is read and wrong is a [`Fault`].
    pub fn verify(&self, game: GameId) -> Result<Option<Fault>, Failure> {
        let verified = ports::read(&*self.kernel.ledger, |view| refold(view, game, true));
        match verified {
            Ok(_events) => Ok(None),
            Err(Failure::Damaged(what)) => Ok(Some(Fault { game, what })),
            Err(failure) => Err(failure),
        }
    }

    /// [`Ops::verify`] for every game, each on a snapshot of its own.
    ///
    /// # Errors
    ///
    /// As [`Ops::verify`].
    pub fn verify_all(&self) -> Result<Verified, Failure> {
        self.verify_each(true)
    }

    /// Works as [`Ops::verify_all`], but judges no event, and accepts lost texts and envelopes. It decides whether a copy can
    /// be served. An earlier version may have written what the rules of this one do not lead to.
    ///
    /// # Errors
    ///
    /// As [`Ops::verify`].
    pub fn verify_whole(&self) -> Result<Verified, Failure> {
        self.verify_each(false)
    }

    fn verify_each(&self, by_rules: bool) -> Result<Verified, Failure> {
        let mut verified = Verified::default();
        let lost = ports::read(&*self.kernel.ledger, |view| view.games_without_row(PAGE))?;
        verified.faults.extend(lost.into_iter().map(|game| Fault { game, what: NO_GAME.into() }));
        let mut last = GameId(0);
        loop {
            let page = ports::read(&*self.kernel.ledger, |view| view.game_ids(last, PAGE))?;
            let Some(&end) = page.last() else { return Ok(verified) };
            for game in page {
                verified.games += 1;
                match ports::read(&*self.kernel.ledger, |view| refold(view, game, by_rules)) {
                    Ok(events) => verified.events += u64::from(events),
                    Err(Failure::Damaged(what)) => verified.faults.push(Fault { game, what }),
                    Err(failure) => return Err(failure),
                }
            }
            last = end;
        }
    }
}

/// Folds a game from zero; how many events it has.
fn refold(view: &mut dyn View, id: GameId, by_rules: bool) -> Result<u32, Failure> {
    let stored = view.game(id)?.ok_or_else(|| wrong(NO_GAME))?;
    let (mut verifier, mut head, mut seq) = (RecordVerifier::default(), record::GENESIS, 0);
    let mut texts = Texts::of(view, id)?;
    let mut envelopes = Envelopes::default();
    loop {
        let page = view.events(id, seq, PAGE)?;
        if page.is_empty() {
            break;
        }
        for recorded in page {
            seq += 1;
            if recorded.seq != seq {
                return Err(wrong(format!("event {seq} is missing")));
            }
            let text = recorded.text(&head)?;
            let entry = recorded.entry()?;
            let is_whole = record::is_text_of(&text, &head, id, seq, &entry)?;
            head = record::sha256(text.as_bytes());
            if recorded.hash != head {
                return Err(wrong(format!("the hash of event {seq} is not that of the event")));
            }
            if by_rules && !is_whole {
                return Err(wrong(format!("event {seq} is not written as events are")));
            }
            let before = verifier.game().map(|game| (game.ply, game.reached));
            let draft =
                verifier.game().and_then(|game| game.session.draft.as_ref().map(|draft| draft.commitment));
            let after = if by_rules { verifier.push(id, &entry) } else { verifier.fold(id, &recorded.event) };
            let after = after.map_err(|why| wrong(format!("event {seq}: {why}")))?;
            texts.compare(view, id, &recorded, by_rules)?;
            envelopes.follow(&recorded, draft, after);
            if recorded.ply != record::new_ply(before, after) {
                return Err(wrong(format!("event {seq} stands at another ply")));
            }
        }
    }
    texts.rest()?;
    envelopes.compare(view, id, by_rules)?;
    let state = verifier.into_game().map_err(|why| wrong(format!("after event {seq}: {why}")))?;
    // As JSON: positions are equal without regard to their counters.
    if json(&state)? != json(&stored.state)? {
        return Err(wrong("the stored state is not the fold of the events"));
    }
    compare_columns(view, id, &state, &stored)?;
    if head != stored.head {
        return Err(wrong("the stored head is not the last hash"));
    }
    Ok(seq)
}

/// The columns that lists, sweeps and moves read instead of the state.
fn compare_columns(view: &mut dyn View, id: GameId, state: &Game, stored: &GameRow) -> Result<(), Failure> {
    let summary = view.summary(id)?.ok_or_else(|| wrong(NO_GAME))?;
    let ended = match state.phase {
        Phase::Ended { at, outcome, termination } => Some((at, outcome, termination)),
        _ => None,
    };
    let columns = (state.events, state.ply, state.players, state.due_at(), state.started_at, ended);
    let stored_columns =
        (summary.version, summary.ply, summary.players, summary.due_at, summary.started_at, summary.ended);
    if columns != stored_columns {
        return Err(wrong("the columns of the game are not those of its state"));
    }
    let index = view.game_index(id)?.ok_or_else(|| wrong(NO_GAME))?;
    let due = state.due_at().into_iter().chain(stored.remind_at).min();
    if due.is_some_and(|due| index.look_at.is_none_or(|look_at| look_at > due)) {
        return Err(wrong("the timekeeper would not look at the game when something is due (look_at)"));
    }
    if index.asking != state.waits_for_arbiter() {
        return Err(wrong("the game does not say whether a claim waits for an arbiter (asking)"));
    }
    if index.public != state.regulations.public.is_some() {
        return Err(wrong("the game does not say whether the public may read it (public)"));
    }
    if stored.conditional == view.conditional(id)?.is_empty() {
        return Err(wrong("the game does not say whether there are conditional moves (conditional)"));
    }
    Ok(())
}

/// The stored texts that no event was compared with yet.
struct Texts(BTreeMap<u32, Message>);

impl Texts {
    fn of(view: &mut dyn View, id: GameId) -> Result<Self, Failure> {
        Ok(Self(view.messages(id)?.into_iter().map(|text| (text.seq, text)).collect()))
    }

    /// The text beside an event is the one whose digest the event has, or was erased by command. With
    /// `strict` a lost text is a fault, and its author must have caused the event: a copy without a text is still
    /// usable.
    fn compare(
        &mut self,
        view: &mut dyn View,
        id: GameId,
        recorded: &Recorded,
        strict: bool,
    ) -> Result<(), Failure> {
        let Recorded { seq, actor, event, .. } = recorded;
        let Some(digest) = event.text() else { return Ok(()) };
        let text = match self.0.remove(seq) {
            Some(text) => text,
            None if strict => {
                return Err(wrong(format!("event {seq}: its text is missing and was not erased")));
            }
            None => return Ok(()),
        };
        let is_author = match actor {
            Actor::Player(by) | Actor::Arbiter(by) => *by == text.author,
            Actor::Timekeeper => false,
        };
        let is_right = match text.proof() {
            Some(text) => digest == record::sha256(text.as_bytes()),
            None => text.text.is_empty(),
        };
        if strict && !is_author || !is_right {
            return Err(wrong(format!("event {seq}: the text beside it is not the one that was given")));
        }
        if strict && text.salt.is_none() && !texts::was_erased(view, id, &text)? {
            return Err(wrong(format!("event {seq}: its text is gone, and no command erased it")));
        }
        Ok(())
    }

    fn rest(&self) -> Result<(), Failure> {
        self.0
            .keys()
            .next()
            .map_or(Ok(()), |seq| Err(wrong(format!("event {seq} has no text, and there is one beside it"))))
    }
}

/// The envelopes that the events of a game closed, by commitment.
#[derive(Default)]
struct Envelopes {
    /// The event that closed each, and the digest of the ciphertext.
    closed: BTreeMap<[u8; 32], (u32, Digest)>,
    /// Drafts that were replaced: the service forgets them.
    forgotten: BTreeSet<[u8; 32]>,
}

impl Envelopes {
    /// `draft` is the one before the event.
    fn follow(&mut self, recorded: &Recorded, draft: Option<Digest>, after: &Game) {
        if let EventKind::Drafted { envelope, .. } | EventKind::Sealed { envelope, .. } = &recorded.event.kind
        {
            let commitment = envelope.commitment.0;
            self.closed.insert(commitment, (recorded.seq, envelope.ciphertext));
            self.forgotten.remove(&commitment);
        }
        let replaced = envelopes::replaced_draft(draft, after, recorded.event.at);
        self.forgotten.extend(replaced.map(|draft| draft.0));
    }

    /// Every envelope that was not forgotten is stored, as it was closed, and no other is; with `strict` a lost one is
    /// a fault.
    fn compare(&self, view: &mut dyn View, id: GameId, strict: bool) -> Result<(), Failure> {
        for (commitment, (seq, ciphertext)) in &self.closed {
            match view.envelope(id, Digest(*commitment))? {
                Some(stored) if envelopes::digest(&stored) != *ciphertext => {
                    return Err(wrong(format!(
                        "event {seq}: the envelope that is kept is not the one that was sealed"
                    )));
                }
                None if strict && !self.forgotten.contains(commitment) => {
                    return Err(wrong(format!("event {seq}: its envelope is missing")));
                }
                _ => {}
            }
        }
        let stray = view.envelopes(id)?.into_iter().find(|stored| !self.closed.contains_key(&stored.0));
        stray.map_or(Ok(()), |stray| Err(wrong(format!("no event closed the envelope {stray}"))))
    }
}

fn wrong(what: impl Into<String>) -> Failure {
    Failure::Damaged(what.into())
}

fn json(state: &Game) -> Result<String, Failure> {
    serde_json::to_string(state)
        .map_err(|error| Failure::Other("a state could not be written", Box::new(error)))
}
