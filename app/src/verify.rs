use std::collections::BTreeMap;

use domain::{Digest, Event, Game, GameId, Phase, Trial};

use crate::{
    Failure, Service, envelopes,
    ports::{self, Message, View},
    record,
};

/// What a refold found wrong in a game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Fault {
    /// In which game.
    pub game: GameId,
    /// What is wrong, for the operator.
    pub what: String,
}

/// What a refold of every game found.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Verified {
    /// Games folded from zero.
    pub games: u64,
    /// Events folded.
    pub events: u64,
    /// What is wrong, at most one fault a game.
    pub faults: Vec<Fault>,
}

/// Rows in one page.
const PAGE: u32 = 200;

impl Service {
    /// Folds a game's events from zero, judges each by the rules, and compares state, plies, texts, envelopes and the hash
    /// chain with what is stored. `None` when all agrees.
    ///
    /// # Errors
    ///
    /// [`Failure`] when the database cannot be read; what is read and wrong is a [`Fault`].
    pub fn verify(&self, game: GameId) -> Result<Option<Fault>, Failure> {
        let verified = ports::read(&*self.ledger, |view| refold(view, game, true));
        match verified {
            Ok(_events) => Ok(None),
            Err(Failure::Inconsistent(what)) => Ok(Some(Fault { game, what })),
            Err(failure) => Err(failure),
        }
    }

    /// [`Service::verify`] for every game, each on a snapshot of its own.
    ///
    /// # Errors
    ///
    /// As [`Service::verify`].
    pub fn verify_all(&self) -> Result<Verified, Failure> {
        self.verify_each(true)
    }

    /// As [`Service::verify_all`], but no event is judged: whether a copy is whole. An earlier version may have written
    /// what the rules of this one do not lead to.
    ///
    /// # Errors
    ///
    /// As [`Service::verify`].
    pub fn verify_whole(&self) -> Result<Verified, Failure> {
        self.verify_each(false)
    }

    fn verify_each(&self, by_rules: bool) -> Result<Verified, Failure> {
        let mut verified = Verified::default();
        let mut last = GameId(0);
        loop {
            let page = ports::read(&*self.ledger, |view| view.game_ids(last, PAGE))?;
            let Some(&end) = page.last() else { return Ok(verified) };
            for game in page {
                verified.games += 1;
                match ports::read(&*self.ledger, |view| refold(view, game, by_rules)) {
                    Ok(events) => verified.events += u64::from(events),
                    Err(Failure::Inconsistent(what)) => verified.faults.push(Fault { game, what }),
                    Err(failure) => return Err(failure),
                }
            }
            last = end;
        }
    }
}

/// Folds a game from zero; how many events it has.
fn refold(view: &mut dyn View, id: GameId, by_rules: bool) -> Result<u32, Failure> {
    let wrong = |what: String| Failure::Inconsistent(what);
    let stored = view.game(id)?.ok_or_else(|| wrong("there is no such game".into()))?;
    let (mut trial, mut head, mut seq) = (Trial::default(), record::GENESIS, 0);
    let texts: BTreeMap<u32, Message> = view.messages(id)?.into_iter().map(|text| (text.seq, text)).collect();
    let mut closed: BTreeMap<[u8; 32], (u32, Digest)> = BTreeMap::new();
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
            let text = record::text(&head, id, seq, recorded.actor, &recorded.body)?;
            let is_whole = record::is_text_of(&text, &head, id, seq, recorded.actor, &recorded.event)?;
            head = record::sha256(text.as_bytes());
            if recorded.hash != head {
                return Err(wrong(format!("the hash of event {seq} is not that of the event")));
            }
            if by_rules && !is_whole {
                return Err(wrong(format!("event {seq} is not written as events are")));
            }
            let before = trial.game().map(|game| (game.ply, game.reached));
            let after = if by_rules {
                trial.push(id, recorded.actor, &recorded.event)
            } else {
                trial.fold(id, &recorded.event)
            };
            let after = after.map_err(|why| wrong(format!("event {seq}: {why}")))?;
            let kept = texts.get(&seq).and_then(Message::proof);
            if kept.is_some_and(|text| recorded.event.text() != Some(record::sha256(text.as_bytes()))) {
                return Err(wrong(format!("event {seq}: the text beside it is not the one that was given")));
            }
            // A draft that was replaced is not kept, and the same text can be in another envelope after that.
            if let Event::Drafted { envelope, .. } | Event::Sealed { envelope, .. } = &recorded.event {
                closed.insert(envelope.commitment.0, (seq, envelope.ciphertext));
            }
            if recorded.ply != record::new_ply(before, after) {
                return Err(wrong(format!("event {seq} stands at another ply")));
            }
        }
    }
    for (commitment, (seq, ciphertext)) in closed {
        let kept = view.envelope(id, Digest(commitment))?;
        if kept.is_some_and(|kept| envelopes::digest(&kept) != ciphertext) {
            return Err(wrong(format!(
                "event {seq}: the envelope that is kept is not the one that was sealed"
            )));
        }
    }
    let state = trial.into_game().map_err(|why| wrong(format!("after event {seq}: {why}")))?;
    // As JSON: positions are equal without regard to their counters.
    if json(&state)? != json(&stored.state)? {
        return Err(wrong("the stored state is not the fold of the events".into()));
    }
    let summary = view.summary(id)?.ok_or_else(|| wrong("there is no such game".into()))?;
    let ended = match state.phase {
        Phase::Ended { at, outcome, termination } => Some((at, outcome, termination)),
        _ => None,
    };
    let columns = (state.events, state.ply, state.players, state.due_at(), state.started_at, ended);
    let stored_columns =
        (summary.version, summary.ply, summary.players, summary.due_at, summary.started_at, summary.ended);
    if columns != stored_columns {
        return Err(wrong("the columns of the game are not those of its state".into()));
    }
    if head != stored.head {
        return Err(wrong("the stored head is not the last hash".into()));
    }
    Ok(seq)
}

fn json(state: &Game) -> Result<String, Failure> {
    serde_json::to_string(state)
        .map_err(|error| Failure::Other("a state could not be written", Box::new(error)))
}
