use domain::{Actor, Cause, Decision, Digest, Event, Game, Instant, RecordEntry, Refusal, decide};

/// A judged command, before it is recorded.
#[derive(Default)]
pub(crate) struct Judged {
    pub(crate) entries: Vec<RecordEntry>,
    pub(crate) refusal: Option<Refusal>,
    /// The refusal tells something of a move to be sealed: its author alone learns it, and the record has
    /// [`NotSealable::Withheld`](domain::sealing::NotSealable).
    pub(crate) is_withheld: bool,
    pub(crate) text: Option<String>,
    pub(crate) envelope: Option<(Digest, Vec<u8>)>,
    /// Conditional moves of the author, which replace those they had.
    pub(crate) given: Option<domain::ConditionalMoves>,
}

impl Judged {
    pub(crate) fn events(&self) -> impl Iterator<Item = &Event> {
        self.entries.iter().map(|entry| &entry.event)
    }
}

impl From<Refusal> for Judged {
    fn from(refusal: Refusal) -> Self {
        Self { refusal: Some(refusal), ..Self::default() }
    }
}

/// Judges a command, and writes down why its events happened.
pub(crate) fn decided(game: &Game, actor: Actor, cause: &Cause, judged_at: Instant) -> Judged {
    let Decision { events, refusal } = decide(Some(game), actor, cause, judged_at);
    if events.is_empty() {
        return Judged { refusal, ..Judged::default() };
    }
    let cause = cause.on_record(game, &events);
    Judged { entries: RecordEntry::of(actor, cause, events), refusal, ..Judged::default() }
}
