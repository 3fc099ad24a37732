//! The acts of players and of the machine.

use super::*;

impl World {
    pub(super) fn begin(&mut self, n: usize, step: i64) {
        let words = controls()[n % controls().len()].clone();
        let night = |from, until| Some(Night { from: TimeOfDay(from), until: TimeOfDay(until) });
        let free_time = match n % 5 {
            0 => FreeTime { weekdays: vec![Weekday::Saturday, Weekday::Sunday], ..FreeTime::default() },
            1 => FreeTime { night: night(22 * 60, 7 * 60), ..FreeTime::default() },
            2 => FreeTime {
                weekdays: vec![Weekday::Friday],
                dates: vec!["2026-03-29".parse().unwrap(), "2026-12-25".parse().unwrap()],
                night: night(30, 2 * 60 + 30),
            },
            _ => FreeTime::default(),
        };
        let control = words.control();
        let silence = (words.has_periods() && n.is_multiple_of(3)).then(SilenceRule::default);
        let knows_leave = !matches!(control, TimeControl::TripleBlock { .. });
        let leave = (knows_leave && n.is_multiple_of(2)).then(LeaveRules::default);
        let regulations = Regulations {
            time_control: control,
            free_time: free_time.clone(),
            silence,
            leave,
            ..Regulations::default()
        };
        let players = [(2 * n) % self.people.len(), (2 * n + 1) % self.people.len()];
        let [white, black] = players.map(|n| self.people[n].name.as_str());
        let (service, start) = (self.service().unwrap(), StartChoice::default());
        let game = TestInstance::game_on(&service, self.arbiter, [white, black], start, regulations, "");
        let places =
            players.map(|n| Place::new(&self.people[n].zone, free_time.clone(), self.start - 4 * DAY));
        let board = Board::new(words, silence.is_some(), places, step);
        self.tables.insert(n, Table { game, players, board, mail: None, due: [None; 2] });
        self.by_game.insert(game, n);
        self.agrees(n);
        self.next(n, step);
        if leave.is_some() {
            let when = step + self.steps(60 * DAY);
            self.push(when, Do::Leave(n));
        }
    }

    fn submit(&mut self, n: usize, side: usize, command: Request, step: i64) -> Receipt {
        self.numbers += 1;
        let table = &self.tables[&n];
        let submission = Submission {
            game: table.game,
            actor: Actor::Player(self.people[table.players[side]].id),
            request: command,
            seen: seen(Ply(table.board.ply)),
            received_at: at(step),
            channel: Channel::Http,
            key: Key::Named(format!("{}", self.numbers)),
        };
        self.service().unwrap().games.submit(submission).unwrap()
    }

    /// Returns true if the player is still on move, in time, and has not written yet.
    fn may_act(&self, n: usize, ply: u16, step: i64) -> bool {
        let Table { board, mail, .. } = &self.tables[&n];
        board.runs() && board.ply == ply && mail.is_none() && step * STEP <= board.deadline
    }

    pub(super) fn think(&mut self, n: usize, ply: u16, step: i64) {
        if !self.may_act(n, ply, step) {
            return;
        }
        let table = self.tables.get_mut(&n).unwrap();
        let side = table.board.on_move();
        if let Some(until) = table.board.is_on_leave(side, step) {
            return self.push(until, Do::Think(n, ply));
        }
        let text = self.line[usize::from(ply)].clone();
        if self.dice.permille(250) {
            let Table { game, players, .. } = *table;
            table.mail = Some(step);
            let person = &self.people[players[side]];
            let from = format!("{}@example.org", person.name.to_lowercase());
            let address =
                Address::Play { game, player: person.id, seen: domain::PositionId::unrevised(Ply(ply)) };
            let raw = format!(
                "From: {from}\r\nMessage-ID: <{}.{ply}@example.org>\r\nSubject: Re\r\n\r\n{text}\r\n",
                game.0
            );
            let mail = Intake {
                sender: from,
                recipients: vec![address],
                raw: raw.into_bytes(),
                received_at: at(step),
            };
            self.service().unwrap().mail_in.intake(&mail).unwrap();
            self.figures.by_mail += 1;
            return;
        }
        let receipt = self.submit(n, side, Request::play(text, false), step);
        assert_eq!(receipt.refusal, None);
        self.moved(n, step, step);
    }

    fn moved(&mut self, n: usize, received: i64, acknowledged: i64) {
        let table = self.tables.get_mut(&n).unwrap();
        let spent = table.board.moved(received, acknowledged);
        table.mail = None;
        let game = table.game;
        let version = self.state(game).events;
        let last = self.service().unwrap().records.events_after(game, version - 1, 1).unwrap().pop().unwrap();
        let EventKind::Moved { reflection, charged, .. } = last.event.kind else { panic!("{last:?}") };
        assert_eq!((reflection, charged.unwrap_or(reflection)), spent, "{game} at {acknowledged}");
        self.figures.moves += 1;
        self.agrees(n);
        self.next(n, acknowledged);
    }

    /// All that has come is read; then for hours or days nothing is.
    pub(super) fn read(&mut self, step: i64) {
        self.reader.as_ref().unwrap().read_due().unwrap();
        let waiting: Vec<(usize, i64)> =
            self.tables.iter().filter_map(|(&n, table)| table.mail.map(|received| (n, received))).collect();
        for (n, received) in waiting {
            self.moved(n, received, step);
        }
        let pause = if self.dice.permille(20) { self.steps(3 * DAY) } else { self.steps(8) };
        self.push(step + 2 + pause, Do::Read);
    }

    pub(super) fn leave(&mut self, n: usize, step: i64) {
        let table = &self.tables[&n];
        if !table.board.runs() {
            return;
        }
        let side = self.dice.below(2);
        let person = &self.people[table.players[side]];
        let zone = TimeZone::get(&person.zone).unwrap();
        let today = zone.to_datetime(Timestamp::from_millisecond(step * STEP).unwrap()).date();
        let ahead = i64::try_from(2 + self.dice.below(20)).unwrap();
        let days = i64::try_from(self.dice.below(12)).unwrap();
        let (first, last) = (today + ahead.days(), today + (ahead + days).days());
        let midnight = |date: jiff::civil::Date| {
            let local = date.to_zoned(zone.clone()).unwrap().start_of_day().unwrap();
            local.timestamp().as_millisecond() / STEP
        };
        let interval = (midnight(first), midnight(last + 1.days()));
        let day = |date: jiff::civil::Date| date.to_string().parse().unwrap();
        let late = step * STEP > table.board.deadline;
        let receipt = if late {
            return;
        } else {
            self.submit(
                n,
                side,
                Request::from(Unresolved::BookLeave { first: day(first), last: day(last) }),
                step,
            )
        };
        if receipt.refusal.is_none() {
            self.figures.leaves += 1;
            self.tables.get_mut(&n).unwrap().board.book(side, interval, step);
            self.agrees(n);
        }
        let when = step + DAY + self.steps(60 * DAY);
        self.push(when, Do::Leave(n));
    }

    pub(super) fn refill(&mut self, n: usize, ply: u16, step: i64) {
        if !self.may_act(n, ply, step) {
            return;
        }
        let board = &mut self.tables.get_mut(&n).unwrap().board;
        let (side, amount) = (board.on_move(), board.refill(step));
        let receipt = self.submit(n, side, Request::from(Command::RefillClock), step);
        let refilled = receipt.events.iter().find_map(|event| match &event.kind {
            EventKind::ClockRefilled { amount, .. } => Some(*amount),
            _ => None,
        });
        assert_eq!(refilled, amount, "{:?}", receipt.refusal);
        self.figures.refills += u64::from(amount.is_some());
        self.agrees(n);
    }

    pub(super) fn declare(&mut self, n: usize, ply: u16, step: i64) {
        if !self.may_act(n, ply, step) {
            return;
        }
        let board = &mut self.tables.get_mut(&n).unwrap().board;
        let (side, declared) = (board.on_move(), board.declare(step));
        let receipt = self.submit(n, side, Request::from(Command::DeclareReflection), step);
        assert_eq!(receipt.refusal.is_none(), declared, "{:?}", receipt.refusal);
        self.figures.declared += u64::from(declared);
        self.agrees(n);
    }

    /// The process ends: for no time, or for longer than anybody takes for none.
    pub(super) fn down(&mut self, step: i64) {
        self.beat();
        self.service = None;
        self.reader = None;
        let away = if self.dice.permille(400) { 0 } else { 2 + self.steps(DAY / 2) };
        self.push(step + away, Do::Up { since: step });
    }

    pub(super) fn up(&mut self, since: i64, step: i64) {
        self.begin_service();
        let service = self.service().unwrap();
        service.time.return_downtime().unwrap();
        service.mail_in.release_mail_leases().unwrap();
        if (step - since) * STEP > OUTAGE {
            self.figures.outages += 1;
            for n in self.tables.keys().copied().collect::<Vec<_>>() {
                self.tables.get_mut(&n).unwrap().board.give_back(since, step);
                self.schedule(n);
            }
            for (game, _) in self.solo.grown() {
                self.agrees(self.by_game[&game]);
            }
        } else {
            self.figures.restarts += 1;
        }
        let when = step + DAY + self.steps(10 * DAY);
        self.push(when, Do::Down);
    }
}
