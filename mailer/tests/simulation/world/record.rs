//! Comparison of recorded events with the expected ones.

use super::*;

impl World {
    /// Events of the timekeeper, and of an account that was deleted, that the model has not seen yet.
    pub(super) fn sync(&mut self, table: usize, upto: u32) {
        loop {
            let model = &self.tables[table].model;
            if model.events >= upto {
                return;
            }
            let (id, after) = (model.id, model.events);
            let events = ports::read(&*self.solo, |view| view.events(id, after, upto - after)).unwrap();
            let when = self.when(self.wall());
            let first = &events[0];
            // Five days of trying may seem over when the clock is set ahead.
            if let (EventKind::MailProblem { .. }, Actor::Timekeeper) = (&first.event.kind, first.actor) {
                assert!(!self.stepped.is_empty(), "{first:?}");
                self.tables[table].model.apply(&first.event, None, self.truly);
                continue;
            }
            let verdict: Verdict = match (&first.event.kind, first.actor) {
                (EventKind::DowntimeReturned { from, until, .. }, Actor::Timekeeper) => {
                    assert!(self.downtimes.contains(&(*from, *until)), "{first:?} {:?}", self.downtimes);
                    vec![model.give_back(*from, *until, when).expect("something to give back")].into()
                }
                (EventKind::FlagFell { .. }, Actor::Timekeeper) => {
                    self.flag_is_just(table, when);
                    self.tables[table].model.flag(when)
                }
                (EventKind::Opened { .. }, Actor::Timekeeper) => {
                    let Stage::Adjourned { resume_at, .. } = model.stage else { panic!("{model:?}") };
                    assert!(when.now > resume_at + GRACE, "{model:?}");
                    model.resume_by_time(when)
                }
                (EventKind::Ended { .. }, Actor::Player(player)) => {
                    assert!(self.people.iter().any(|person| person.id == player && person.gone), "{first:?}");
                    model.judge(Party::Player(model.color_of(player).unwrap()), &Intent::Resign, None, when)
                }
                other => panic!("who did this? {other:?} {model:?}"),
            };
            let channel = if first.actor == Actor::Timekeeper { Channel::Timekeeper } else { Channel::Http };
            let found: Vec<Event> =
                events.iter().take(verdict.events.len()).map(|e| e.event.clone()).collect();
            let actor = first.actor;
            self.happened(table, &found, &verdict, actor, channel, None);
        }
    }

    /// All games that are not as the model has them.
    pub(super) fn sync_all(&mut self) {
        for (game, version) in self.solo.grown() {
            if let Some(&table) = self.by_game.get(&game.0) {
                self.sync(table, version);
            }
        }
    }

    /// Checks that no flag falls before the time is over, outages excluded, nor while a mail waits.
    pub(super) fn flag_is_just(&mut self, table: usize, when: When) {
        let model = &self.tables[table].model;
        let ticking = model.ticking.unwrap();
        assert!(when.now > ticking.deadline + GRACE, "{model:?}");
        assert_eq!(self.held_up_by(model, ticking.deadline), None, "{model:?}");
        self.time_is_up(table);
    }

    /// Checks the time by a clock that nobody sets, with five minutes of patience for each outage that is too short to be
    /// noticed.
    pub(super) fn time_is_up(&mut self, table: usize) {
        self.figures.flags += 1;
        let model = &self.tables[table].model;
        let ticking = model.ticking.unwrap();
        let limit = (ticking.deadline - ticking.since - ticking.returned).0;
        let (mut away, mut patience) = (0, 0);
        for &(from, until) in &self.away {
            if until > ticking.truly_since {
                away += if until - from > OUTAGE.0 { until - from.max(ticking.truly_since) } else { 0 };
                patience += 2 * OUTAGE.0;
            }
        }
        let steps = self.stepped.iter().filter(|&&at| at >= ticking.truly_since).count();
        patience += 2 * OUTAGE.0 * i64::try_from(steps).unwrap();
        let spent = self.truly - ticking.truly_since - away;
        assert!(spent + patience >= limit, "{spent} of {limit} (+{patience}): {model:?}");
    }

    /// Compares what happened with what should have, and takes note of it.
    pub(super) fn happened(
        &mut self,
        table: usize,
        found: &[Event],
        verdict: &Verdict,
        actor: Actor,
        channel: Channel,
        sealing: Option<(String, bool, String)>,
    ) {
        let plainly: Vec<Event> = found.iter().map(plain).collect();
        let seed = self.weather.seed;
        let entry = &mut self.tables[table];
        assert_eq!(plainly, verdict.events, "seed {seed}: {:?}", entry.model);
        if found.is_empty() {
            return;
        }
        self.deliver = true;
        if sealing.is_some() {
            entry.sealed = sealing;
        }
        for event in found {
            if let EventKind::Opened { envelope, .. } = &event.kind {
                let (_, _, written) = entry.sealed.as_ref().unwrap();
                assert!(envelope.contains(&format!("written: {written}\n")), "{envelope}");
            }
            if let EventKind::Moved { .. } = &event.kind {
                self.figures.moves += 1;
                self.figures.moves_by_mail += u64::from(channel == Channel::Mail);
            }
            let sealed = entry.sealed.as_ref().map(|(uci, offer, _)| (uci.as_str(), *offer));
            entry.model.apply(event, sealed, self.truly);
        }
        let notices = notices(&entry.model, found, actor, channel);
        let (model, silent) = (entry.model.clone_state(), entry.silent);
        for key in notices {
            assert!(self.notices.insert(key.clone()), "{key} twice");
        }
        if let Some(due) = self.due_of.remove(&table) {
            self.due.remove(&(due, table));
        }
        if let Some(due) = model.due_at {
            self.due.insert((due, table));
            self.due_of.insert(table, due);
        }
        if let Some(ending) = model.ending {
            *self.figures.ended.entry(ending).or_default() += 1;
            self.running -= 1;
            if !self.ending {
                let after = self.dice.span(Span(HOUR), Span(2 * DAY)).0;
                self.later(after, Do::Begin);
            }
            return;
        }
        // Players on the web notice it some time later.
        let moved = found.iter().any(|event| {
            matches!(
                event.kind,
                EventKind::Created { .. }
                    | EventKind::Moved { .. }
                    | EventKind::Opened { .. }
                    | EventKind::SealingBegan { .. }
                    | EventKind::Sealed { .. }
            )
        });
        if moved && silent != Some(model.on_move) {
            let player = model.players[model.on_move];
            if let Some(person) = self.people.iter().position(|person| person.id == player)
                && self.people[person].entry_point != EntryPoint::Mail
            {
                let after = self.think(model.limit);
                self.later(after, Do::Poll { person, table, ply: model.ply });
            }
        }
    }

    pub(super) fn think(&self, limit: Span) -> i64 {
        if self.dice.permille(10) {
            // To the last minute, and beyond.
            return self.dice.span(Span(limit.0 - 10 * MINUTE), Span(limit.0 + 5 * MINUTE)).0;
        }
        let most = self.weather.pace.min(limit.0 / 2);
        self.dice.span(Span(MINUTE), Span(most)).0
    }

    /// Compares a receipt that is new with the model.
    #[expect(clippy::too_many_arguments, reason = "all of it is one event")]
    pub(super) fn judged(
        &mut self,
        table: usize,
        party: Party,
        intent: &Intent,
        expected: Option<u16>,
        when: When,
        receipt: &Receipt,
        channel: Channel,
    ) -> Option<&'static str> {
        let events = u32::try_from(receipt.events.len()).unwrap();
        // Earlier events of the timekeeper in the same call.
        self.sync(table, receipt.version - events);
        let model = &self.tables[table].model;
        // By mail one proposes in any position, and agrees in the one that the mail is about.
        let proposes = channel == Channel::Mail && matches!(intent, Intent::Adjourn);
        let expected = expected.filter(|&ply| !proposes || ply == model.ply());
        let verdict = model.judge(party, intent, expected, when);
        let code = receipt
            .refusal
            .as_ref()
            .map(|refusal| serde_json::to_value(refusal).unwrap()["code"].as_str().unwrap().to_owned());
        assert_eq!(
            code.as_deref(),
            verdict.refusal,
            "seed {}: {party:?} {intent:?} at {expected:?}, {when:?}: {model:?}",
            self.weather.seed
        );
        if matches!(verdict.events.first(), Some(Event { kind: EventKind::FlagFell { .. }, .. })) {
            self.flag_is_just(table, when);
        }
        let (actor, sealing) = (
            self.actor(table, party),
            match intent {
                Intent::Seal { uci, draw_offer, written } if verdict.refusal.is_none() => {
                    Some((uci.clone(), *draw_offer, written.clone()))
                }
                _ => None,
            },
        );
        self.happened(table, &receipt.events, &verdict, actor, channel, sealing);
        let model = &self.tables[table].model;
        assert_eq!((receipt.version, receipt.ply.0), (model.events, model.ply()), "{model:?}");
        if let Some(code) = verdict.refusal {
            *self.figures.refused.entry(code).or_default() += 1;
        }
        verdict.refusal
    }

    pub(super) fn actor(&self, table: usize, party: Party) -> Actor {
        match party {
            Party::Player(color) => Actor::Player(self.tables[table].model.players[color]),
            Party::Arbiter(id) => Actor::Arbiter(id),
        }
    }
}

/// The keys of the mails that events cause: one for each player whom they concern.
pub(super) fn notices(model: &Model, events: &[Event], actor: Actor, channel: Channel) -> Vec<String> {
    let seq = model.events;
    let concern = |event: &Event, to: Color| -> Option<(u8, &'static str)> {
        let acted = actor == Actor::Player(model.players[to]);
        Some(match &event.kind {
            EventKind::Ended { .. } => (0, "game-over"),
            EventKind::Act { act, .. } if act.ended().is_some() => (0, "game-over"),
            EventKind::Created { .. } => (1, "game-started"),
            EventKind::Act { .. }
            | EventKind::SealingBegan { .. }
            | EventKind::Sealed { .. }
            | EventKind::Opened { .. } => (2, "adjournment"),
            EventKind::AdjournmentProposed { by }
            | EventKind::AdjournmentDeclined { by }
            | EventKind::ResumptionRequested { by, .. }
                if *by != to =>
            {
                (2, "adjournment")
            }
            EventKind::Moved { .. } if !acted => (3, "your-move"),
            EventKind::Moved { .. } if channel == Channel::Mail => (4, "move-recorded"),
            EventKind::Said { by, .. }
            | EventKind::DrawOffered { by }
            | EventKind::DrawDeclined { by }
            | EventKind::ClaimRejected { by, .. }
                if *by != to =>
            {
                (5, "game-news")
            }
            EventKind::IllegalMove { by, gained, .. } if *by != to && gained.0 > 0 => (5, "game-news"),
            _ => return None,
        })
    };
    Color::ALL
        .into_iter()
        .filter_map(|to| {
            let (_, kind) = events.iter().filter_map(|event| concern(event, to)).min()?;
            Some(format!("{}.{seq}.{}.{kind}", model.id.0, model.players[to].0))
        })
        .collect()
}

/// The state of a changed model that `happened` needs.
struct State {
    due_at: Option<Instant>,
    ending: Option<String>,
    on_move: Color,
    players: ByColor<PlayerId>,
    limit: Span,
    ply: u16,
}

impl Model {
    fn clone_state(&self) -> State {
        State {
            due_at: self.due_at(),
            ending: match self.stage {
                Stage::Over(_, termination) => Some(format!("{termination:?}")),
                _ => None,
            },
            on_move: self.on_move(),
            players: self.players,
            limit: self.limit(),
            ply: self.ply(),
        }
    }
}
