//! The machine the service runs on: it starts, looks at the clocks, fails and dies.

use super::*;

impl World {
    pub(super) fn start(&mut self) {
        let ledger = Arc::new(Mortal::new(self.solo.clone()));
        let service = TestInstance::service_with(ledger.clone(), &self.clock);
        let reader = reading::Worker::new(service.clone(), None).one_at_a_time();
        let transport = delivery::Transport::Memory(self.relay.clone());
        let sender = delivery::Worker::new(service.clone(), transport);
        if let Some(since) = self.away_since.take() {
            self.away.push((since, self.truly));
        }
        let outage = self.note_outage();
        let began = (|| {
            service.time.return_downtime()?;
            service.mail_in.release_mail_leases()?;
            service.mail_out.release_outbox_leases()
        })();
        assert!(began.is_ok(), "nothing was wrong with the store: {began:?}");
        self.last_beat = Some(self.wall());
        self.process = Some(Process { ledger, service, reader, sender });
        self.sync_all();
        self.everybody_has_it_back(outage);
        self.giving_back = false;
        self.look_at_inbox();
        self.deliver = true;
        self.schedule_tick(1_000);
        self.later(1_500, Do::Read);
    }

    pub(super) fn died(&mut self) {
        self.figures.crashes += 1;
        self.process = None;
        self.away_since = Some(self.truly);
        self.look_at_beat();
        self.sync_all();
        self.look_at_inbox();
        for request in 0..self.requests.len() {
            self.look_at_request(request);
        }
        let down = if self.dice.permille(700) {
            self.dice.span(Span(1_000), Span(4 * MINUTE))
        } else {
            self.dice.span(Span(4 * MINUTE), Span(8 * HOUR))
        };
        self.later(down.0, Do::Restart);
    }

    pub(super) fn schedule_tick(&mut self, after: i64) {
        self.next_tick = self.truly + after;
        self.later(after, Do::Tick);
    }

    /// Notes an outage, real or seen by a changed clock.
    pub(super) fn note_outage(&mut self) -> Option<(Instant, Instant)> {
        let now = self.wall();
        let outage = self.last_beat.filter(|&last| now - last > OUTAGE).map(|from| (from, now));
        self.downtimes.extend(outage);
        self.giving_back |= outage.is_some();
        outage
    }

    /// While an outage is noticed or being given back, any call that would let a flag fall may go on with it, in
    /// whatever game. What such a call itself was about has been looked at before.
    pub(super) fn look_at_what_was_given_back(&mut self) {
        if self.giving_back {
            self.look_at_beat();
            self.sync_all();
            self.giving_back =
                self.solo.number("SELECT count(*) FROM downtime WHERE returned_at IS NULL") > 0;
        }
    }

    /// Reads the heartbeat after a failed call, which may have stored it.
    pub(super) fn look_at_beat(&mut self) {
        let beat = ports::read(&*self.solo, |view| view.heartbeat()).unwrap();
        let now = self.wall();
        assert!(beat == self.last_beat || beat == Some(now), "{beat:?} {:?} {now:?}", self.last_beat);
        self.last_beat = beat;
    }

    /// Gives the heartbeat of the timekeeper.
    pub(super) fn beat(&mut self) {
        let now = self.wall();
        if self.last_beat.is_none_or(|last| now > last || last - now > OUTAGE) {
            self.last_beat = Some(now);
        }
    }

    pub(super) fn tick(&mut self) {
        // A tick that was put off by an earlier one.
        if self.truly != self.next_tick {
            return;
        }
        let Some(process) = &self.process else { return };
        let service = process.service.clone();
        self.figures.ticks += 1;
        self.note_outage();
        let now = self.wall();
        let ticked = service.time.tick();
        let busy = self.due.range(..(now - GRACE, 0)).next().is_some();
        let nap = match &ticked {
            Ok(tick) => tick.next_due.map_or(NAP, |due| (due - now).0.clamp(50, NAP)),
            Err(_) => 1_000,
        };
        if ticked.is_ok() {
            self.beat();
        } else {
            self.look_at_beat();
        }
        if ticked.is_err() || busy || ticked.as_ref().is_ok_and(|tick| tick.acted > 0) {
            self.sync_all();
        }
        self.look_at_what_was_given_back();
        let mut nap = nap;
        if let Ok(tick) = ticked {
            self.deliver |= tick.acted > 0 || tick.reminded > 0;
            if self.everything_due_is_done(now) {
                // A mail may wait for days. The service would look every five seconds, and find nothing.
                let next = self.due.range((now - GRACE, 0)..).next();
                nap = next.map_or(MINUTE, |(at, _)| (*at + GRACE - now).0 + 1).clamp(50, MINUTE);
            }
        }
        if self.deliver || self.figures.ticks.is_multiple_of(10) {
            self.deliver();
        }
        self.read();
        if self.process.is_some() {
            self.schedule_tick(nap);
        }
    }

    /// After a tick that went well nothing is left but flags that wait for a mail; whether there are any.
    pub(super) fn everything_due_is_done(&self, now: Instant) -> bool {
        let late: Vec<_> = self.due.range(..(now - GRACE, 0)).copied().collect();
        for &(due_at, table) in &late {
            let model = &self.tables[table].model;
            let waits =
                !matches!(model.stage, Stage::Adjourned { .. }) && self.held_up_by(model, due_at).is_some();
            assert!(waits, "due at {due_at:?}, now {now:?}: {model:?}");
        }
        !late.is_empty()
    }

    /// A mail in the inbox that was received by then and holds the flag up. It is about this game: from either player, as the
    /// opponent may have resigned. It is from the player on move, unless it waits for a yes.
    pub(super) fn held_up_by(&self, model: &Model, by: Instant) -> Option<i64> {
        let late = model.players[model.on_move()];
        let holds_up = |(_, received_at, id): &&(Instant, Instant, i64)| {
            let row = &self.rows[id];
            *received_at <= by
                && matches!(self.letters[row.letter].address, Address::Play { game, player, .. }
                    if game == model.id || player == late && !row.confirming)
        };
        self.waiting.iter().find(holds_up).map(|(.., id)| *id)
    }

    /// Checks after a start that nobody's clock misses the outage.
    pub(super) fn everybody_has_it_back(&self, outage: Option<(Instant, Instant)>) {
        assert_eq!(self.solo.number("SELECT count(*) FROM downtime WHERE returned_at IS NULL"), 0);
        let Some((from, until)) = outage else { return };
        for table in &self.tables {
            let missing = table.model.give_back(from, until, self.when(self.wall()));
            assert_eq!(missing, None, "{:?}", table.model);
        }
    }

    pub(super) fn daily(&mut self) {
        self.later(DAY, Do::Daily);
        if let Some(process) = &self.process {
            let service = process.service.clone();
            while service.ops.prune_mail().unwrap_or(0) == 500 {}
            while service.ops.prune_outbox().unwrap_or(0) == 500 {}
            while service.ops.prune_receipts().unwrap_or(0) == 500 {}
        }
        let poisoned: Vec<i64> = self
            .solo
            .texts("SELECT CAST(id AS TEXT) AS text FROM inbox WHERE state = 'poison'")
            .iter()
            .map(|id| id.parse().unwrap())
            .collect();
        for id in poisoned {
            // The operator lets it be read again.
            self.figures.operator += 1;
            if let Some(process) = &self.process
                && process.service.inbox.replay(id).is_ok_and(|found| found)
            {
                let now = self.wall();
                self.wait(id, Some(now));
            }
        }
        self.look_for_secrets();
        if self.ending {
            return;
        }
        let weather = self.weather.clone();
        let sometime = |dice: &Dice| dice.span(Span(0), Span(DAY)).0;
        for (chances, n) in [(weather.crashes, 0), (weather.outages, 1), (weather.clock_steps, 2)] {
            if self.dice.permille(chances.min(1000)) || chances > 1000 && self.dice.permille(chances - 1000) {
                let at = sometime(&self.dice);
                let what = match n {
                    0 => Do::Die,
                    1 => {
                        self.figures.outages += 1;
                        Do::Die
                    }
                    _ => {
                        let by =
                            self.dice.one_of(&[HOUR, -HOUR, 27 * DAY, -27 * DAY, 2_000, -2_000, 4 * MINUTE]);
                        // Set right again later.
                        self.later(at + self.dice.span(Span(MINUTE), Span(2 * DAY)).0, Do::SetClock(-by));
                        Do::SetClock(by)
                    }
                };
                self.later(at, what);
            }
        }
        for _ in 0..2 {
            if self.dice.permille(weather.relay_failures) {
                self.relay_fails();
            }
            if self.dice.permille(weather.disk_failures)
                && let Some(process) = &self.process
            {
                process.ledger.fail_next(1 + u32::try_from(self.dice.below(3)).unwrap());
            }
        }
        if self.dice.permille(20) && self.people.len() > 4 {
            let person = self.dice.below(self.people.len());
            let at = sometime(&self.dice);
            self.later(at, Do::Leave { person });
        }
    }

    pub(super) fn relay_fails(&self) {
        for _ in 0..=self.dice.below(5) {
            let arrives = self.dice.permille(500);
            let error = match self.dice.below(3) {
                0 => delivery::SendError::Unreachable("timeout".into()),
                1 => delivery::SendError::Transient("451".into()),
                _ => delivery::SendError::Unreachable("421".into()),
            };
            self.relay.fail_next(arrives, error);
        }
    }
}
