//! A game on the table and the hands that play it.

use domain::*;

pub const WHITE: Actor = Actor::Player(PlayerId(1));
pub const BLACK: Actor = Actor::Player(PlayerId(2));
pub const ARBITER: Actor = Actor::Arbiter(PlayerId(9));
pub const STRANGER: Actor = Actor::Player(PlayerId(7));

/// A game, its record and a clock that goes where it is told.
#[derive(Clone)]
pub struct Table {
    pub events: Vec<Event>,
    /// The author and the cause of each event.
    pub causes: Vec<(Actor, Option<Cause>)>,
    pub game: Game,
    pub now: Instant,
}

pub fn create(start: Start, regulations: Regulations) -> Command {
    Command::Create {
        players: ByColor { white: PlayerId(1), black: PlayerId(2) },
        start,
        regulations,
        tournament: "Test".into(),
        zones: ByColor::default(),
    }
}

impl Table {
    pub fn with(start: Start, regulations: Regulations) -> Self {
        let now = Instant(1_800_000_000_000);
        let decision = decide(None, WHITE, &Cause::new(create(start, regulations), now), now);
        assert_eq!(decision.refusal, None);
        let game = Game::fold(&decision.events).unwrap();
        Self { events: decision.events, causes: vec![(WHITE, None)], game, now }
    }

    pub fn standard() -> Self {
        Self::with(Start::Standard, Regulations::default())
    }

    pub fn fen(fen: &str) -> Self {
        Self::ruled(fen, Regulations::default())
    }

    pub fn ruled(fen: &str, regulations: Regulations) -> Self {
        Self::with(Start::Fen { fen: fen.into(), chess960: false }, regulations)
    }

    /// A second later, at once judged.
    pub fn act(&mut self, actor: Actor, command: impl Into<Asked>) -> Decision {
        self.now = self.now + Span(1000);
        self.act_at(actor, command, Stamp::at(self.now))
    }

    pub fn act_at(&mut self, actor: Actor, command: impl Into<Asked>, stamp: Stamp) -> Decision {
        let Asked(command, text) = command.into();
        let cause = cause(&self.game, command, stamp.received_at);
        let cause = Cause { text: text.or(cause.text), ..cause };
        self.act_with(actor, cause, stamp.judged_at)
    }

    /// With another text, or for another position.
    pub fn act_with(&mut self, actor: Actor, cause: Cause, judged_at: Instant) -> Decision {
        let decision = decide(Some(&self.game), actor, &cause, judged_at);
        let recorded = cause.on_record(&self.game, &decision.events);
        let entries = RecordEntry::of(actor, recorded, decision.events.clone());
        self.causes.extend(entries.into_iter().map(|entry| (entry.actor, entry.cause)));
        for event in &decision.events {
            let after = if event.rewrites() {
                Game::fold(self.events.iter().chain([event]))
                    .unwrap_or_else(|| panic!("after {event:?} {:?} cannot be folded", self.events))
            } else {
                Game::evolve(Some(self.game.clone()), event)
                    .unwrap_or_else(|| panic!("{cause:?} leads to {event:?}, which cannot follow"))
            };
            check_step(&self.game, event, &after);
            self.game = after;
            self.events.push(event.clone());
        }
        decision
    }

    /// The actor is refused and nothing happens.
    pub fn refused(&mut self, actor: Actor, command: impl Into<Asked>) -> Refusal {
        let decision = self.act(actor, command);
        assert_eq!(decision.events, [], "nothing happens");
        decision.refusal.unwrap()
    }

    /// The actor is not refused.
    pub fn done(&mut self, actor: Actor, command: impl Into<Asked>) -> Vec<Event> {
        let decision = self.act(actor, command);
        assert_eq!(decision.refusal, None);
        decision.events
    }

    pub fn on_move(&self) -> Actor {
        self.game.position.side_to_move().fold_wb(WHITE, BLACK)
    }

    /// Plays moves by the player on move.
    pub fn play(&mut self, moves: &str) -> &mut Self {
        for text in moves.split_whitespace() {
            let decision = self.act(self.on_move(), mv(text));
            assert_eq!(decision.refusal, None, "{text}");
        }
        self
    }

    /// Plays a move as a replacement.
    pub fn play_as(&mut self, player: Actor, text: &str) {
        let decision = self.act(player, mv(text));
        assert_eq!(decision.refusal, None, "{text}");
    }

    /// The record, as it is kept.
    pub fn entries(&self) -> Vec<RecordEntry> {
        let entry = |(event, (actor, cause)): (&Event, &(Actor, Option<Cause>))| RecordEntry {
            actor: *actor,
            cause: cause.clone(),
            event: event.clone(),
        };
        self.events.iter().zip(&self.causes).map(entry).collect()
    }

    pub fn ended(&self) -> Option<(Outcome, Termination)> {
        self.game.result()
    }

    pub fn deadline(&self) -> Instant {
        self.game.deadline().unwrap()
    }
}

/// A command with the digest of its text, where that is not [`REASON`].
#[derive(Clone, Debug)]
pub struct Asked(pub Command, pub Option<Digest>);

impl From<Command> for Asked {
    fn from(command: Command) -> Self {
        Self(command, None)
    }
}

/// A command for the position on the board, with a text if it needs one.
pub fn cause(game: &Game, command: Command, received_at: Instant) -> Cause {
    let text = matches!(command.traits().text, TextRule::Required(_)).then_some(REASON);
    let id = PositionId { ply: game.ply, revision: game.revision };
    let is_answer = command.traits().seen == SeenRule::Position || command == Command::Adjourn;
    let seen = if is_answer { Seen::Position(id) } else { Seen::Nothing };
    Cause { text, seen, ..Cause::new(command, received_at) }
}

/// Judges a command for the position on the board, or for another ply.
pub fn decided(game: &Game, actor: Actor, command: &Command, ply: Option<Ply>, stamp: Stamp) -> Decision {
    let mut cause = cause(game, command.clone(), stamp.received_at);
    if let Some(ply) = ply {
        cause.seen = Seen::Position(PositionId { ply, revision: game.revision });
    }
    decide(Some(game), actor, &cause, stamp.judged_at)
}

pub fn mv(text: &str) -> Command {
    Command::Move { m: text.into(), draw_offer: false }
}

pub fn mv_offer(text: &str) -> Command {
    Command::Move { m: text.into(), draw_offer: true }
}

pub fn claim(basis: ClaimBasis, announced: Option<&str>) -> Command {
    Command::Claim { basis, announced: announced.map(MoveText::from), probed: None }
}

/// Numbers that look random and are the same for the same seed.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.roll() % n as u64).unwrap()
    }

    pub fn one_in(&mut self, n: u64) -> bool {
        self.roll().is_multiple_of(n)
    }

    /// A legal move, which there must be.
    pub fn legal_move(&mut self, position: &Position) -> Move {
        let moves = position.legal_moves();
        moves[self.below(moves.len())]
    }
}

/// Checks the invariants of every step of every game.
pub fn check_step(before: &Game, event: &Event, after: &Game) {
    let by_arbiter = matches!(
        event.kind,
        EventKind::Act { .. } | EventKind::Appealed { .. } | EventKind::AppealDecided { .. }
    );
    let shown =
        matches!(event.kind, EventKind::PublicationAgreed { .. } | EventKind::EnvelopePublished { .. });
    assert!(!before.is_over() || by_arbiter || shown, "nothing after the end");
    assert!(
        !shown || (before.phase == after.phase && before.position == after.position),
        "and nothing is changed"
    );
    assert!(before.last_at <= event.at && event.at == after.last_at, "time runs forwards");
    assert_eq!(after.events, before.events + 1);
    if event.rewrites() {
        assert_eq!((after.revision, after.reached), (before.revision + 1, before.reached.max(before.ply)));
        return;
    }
    assert_eq!(after.ply.0, before.ply.0 + u16::from(event.played().is_some()));
    let (was, is) = (before.state(), after.state());
    // The sealed move loses: the end follows at once, and no state in between is visible.
    let loses = matches!(&event.kind, EventKind::Opened { verdict, .. } if !matches!(verdict, OpenVerdict::Played { .. }))
        && is != State::Choosing;
    assert!(
        was == is || loses || is == State::Ended || was.next().contains(&is),
        "no arrow from {was:?} to {is:?} by {event:?}"
    );
    // Compares the side whose clock runs with the side to move on the board.
    let on_move = after.position.side_to_move();
    let runs = match is {
        _ if after.withdrawn.is_some() => None,
        State::Playing if after.claim.as_ref().is_some_and(|claim| claim.paused.is_some()) => None,
        State::Playing | State::Sealing => Some(on_move),
        // A sealer who did not encrypt it may not have the text.
        State::Missing => {
            matches!(&after.phase, Phase::Adjourned { envelope, .. } if envelope.strict).then_some(on_move)
        }
        // The sealed move is not on the board: the replier, or the awaited player.
        State::ReplierAbsent | State::SealerAbsent | State::Choosing => Some(!on_move),
        State::Waiting | State::Due | State::Late | State::Ended => None,
    };
    assert_eq!(after.clock.running.map(|running| running.side), runs, "the right clock runs: {is:?}");
    if let Some(running) = after.clock.running {
        // Before the agreed time no clock starts without the player.
        let agreed = match before.phase {
            Phase::Adjourned { resume_at, .. } => resume_at.max(after.last_at),
            _ => after.last_at.max(before.clock.running.map_or(after.last_at, |running| running.since)),
        };
        assert!(running.since <= agreed && running.since <= running.deadline);
        let shown = after.reading(after.last_at).unwrap();
        assert_eq!(shown.deadline, running.deadline, "the clock shows when the flag falls: {event:?}");
    }
    if let EventKind::Moved { received_at, reflection, .. }
    | EventKind::Sealed { received_at, reflection, .. } = &event.kind
        && before.session.charged_until.is_none()
    {
        // From before the request that stopped the clock.
        let mut before = before.clone();
        if let Some(paused) = before.claim.as_mut().and_then(|claim| claim.paused.take()) {
            assert!(*received_at < paused.at);
            before.clock.running = Some(paused.running);
        }
        let (running, cost) = (before.clock.running.unwrap(), before.reading(*received_at).unwrap());
        assert_eq!(*reflection, cost.used);
        let left = running.deadline - *received_at;
        assert!(
            *reflection >= Span::ZERO && (left >= Span::ZERO || !before.regulations.flags.is_automatic())
        );
        if matches!(before.regulations.time_control, TimeControl::PerMove { .. })
            && before.regulations.free_time.is_none()
            && before.clock.leave[running.side].is_empty()
            && before.clock.gaps[running.side].iter().all(|gap| gap.until <= *received_at)
        {
            let early = (running.since + running.returned - *received_at).or_zero();
            assert_eq!(*reflection + left, running.limit() + early, "time used and time left add up");
        }
        assert!(after.clock.sides.iter().all(clock::SideClock::balances));
        let used = after.clock.used[running.side] - before.clock.used[running.side];
        assert_eq!(used, *reflection);
    }
}

/// Folding the record from zero gives the running state, and both survive being written down.
pub fn check_record(table: &Table) {
    let json = serde_json::to_string(&table.game).unwrap();
    let folded = Game::fold(&table.events).unwrap();
    assert_eq!(folded, table.game);
    assert_eq!(serde_json::to_string(&folded).unwrap(), json, "counters too");
    let stored: Game = serde_json::from_str(&json).unwrap();
    assert_eq!(stored, table.game);
    assert_eq!(serde_json::to_string(&stored).unwrap(), json);
    let mut verifier = RecordVerifier::default();
    assert_eq!(table.events.len(), table.causes.len());
    for entry in table.entries() {
        let judged = verifier.push(id_of(&entry), &reread(&entry)).map(drop);
        assert_eq!(judged, Ok(()), "what is decided is what is right: {entry:?}");
    }
    assert_eq!(verifier.into_game().as_ref(), Ok(&table.game));
    let events = serde_json::to_string(&table.events).unwrap();
    assert_eq!(serde_json::from_str::<Vec<Event>>(&events).unwrap(), table.events);
}

/// An arbiter's act.
pub fn act(act: Act) -> Command {
    Command::Act { act }
}

/// The arbiter orders an adjournment.
pub fn order() -> Command {
    act(Act::Adjourn)
}

/// Seals into an envelope of the service with this text.
pub fn seal(text: &str) -> Command {
    Command::Seal { envelope: Some(closed(text)) }
}

/// Digest of a reason.
pub const REASON: Digest = Digest([9; 32]);

/// The envelope of a text; what encryption makes of it is no matter to the rules.
pub fn closed(text: &str) -> Envelope {
    Envelope::in_vault(domain::sealing::commitment(text), Digest([1; 32]))
}

/// The game whose envelope an entry shows.
pub fn id_of(entry: &RecordEntry) -> GameId {
    if let EventKind::Opened { envelope, .. } | EventKind::EnvelopePublished { envelope, .. } =
        &entry.event.kind
        && let Ok(text) = sealing::EnvelopeText::parse(envelope)
    {
        return text.game;
    }
    match entry.cause.as_ref().map(|cause| &cause.command) {
        Some(
            Command::Open { envelope: sealing::Disclosure::Text { game, .. }, .. }
            | Command::Resume { envelope: Some(sealing::Disclosure::Text { game, .. }) }
            | Command::Publish { envelope: Some(sealing::Disclosure::Text { game, .. }) },
        ) => *game,
        _ => GameId(0),
    }
}

/// The entry as it is read from storage.
pub fn reread(entry: &RecordEntry) -> RecordEntry {
    let cause = entry.cause.as_ref().map(|cause| {
        let json = serde_json::to_string(cause).unwrap();
        let again: Cause = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{json}: {error}"));
        assert_eq!(again, *cause, "{json}");
        again
    });
    RecordEntry { cause, ..entry.clone() }
}
