//! The wire: mails come in and go out.

use super::*;

impl World {
    pub(super) fn wait(&mut self, id: i64, next_at: Option<Instant>) {
        let row = self.rows.get_mut(&id).unwrap();
        if let Some(next_at) = row.next_at {
            self.waiting.remove(&(next_at, row.received_at, id));
        }
        row.next_at = next_at;
        if let Some(next_at) = next_at {
            self.waiting.insert((next_at, row.received_at, id));
        }
    }

    /// A mail server brings a mail, and comes again until it hears 250.
    pub(super) fn arrive(&mut self, letter: usize, raw: Rc<str>, tries: u32) {
        let again = |world: &mut Self| {
            let after = world.dice.span(Span(5 * MINUTE), Span(HOUR)).0;
            // After five days the sender is told; nobody here is.
            if tries < 120 {
                world.later(after, Do::Arrive { letter, raw: raw.clone(), tries: tries + 1 });
            }
        };
        let Some(process) = &self.process else { return again(self) };
        let service = process.service.clone();
        let entry = &self.letters[letter];
        let received_at = self.wall();
        let intake = Intake {
            sender: self.people[entry.person].email.clone(),
            recipients: vec![entry.address],
            raw: raw.as_bytes().to_vec(),
            received_at,
        };
        let taken = service.mail_in.intake(&intake);
        let stored = match &taken {
            Ok(ids) => Some(ids[0]),
            // Stored, but the answer was lost with the process.
            Err(_) => None,
        };
        if let Some(id) = stored {
            self.took(id, letter, received_at);
            if self.dice.permille(30) {
                again(self);
            }
            if self.dice.permille(700) {
                self.read();
            } else {
                let after = self.dice.span(Span(1_000), Span(20 * MINUTE)).0;
                self.later(after, Do::Read);
            }
        } else {
            let sql = "SELECT coalesce(max(id), 0) FROM inbox";
            let last = self.solo.number(sql);
            if last > 0 && !self.rows.contains_key(&last) {
                self.took(last, letter, received_at);
            }
            again(self);
        }
    }

    pub(super) fn took(&mut self, id: i64, letter: usize, received_at: Instant) {
        self.figures.copies += 1;
        self.letters[letter].ids.insert(id);
        if let Some(row) = self.rows.get(&id) {
            assert_eq!(row.letter, letter, "two mails in one row");
            return;
        }
        self.figures.mails_in += 1;
        let row = Row {
            letter,
            received_at,
            next_at: None,
            confirming: false,
            confirmed: false,
            judged: 0,
            repeated: None,
            answered: false,
        };
        self.rows.insert(id, row);
        self.wait(id, Some(received_at));
    }

    pub(super) fn read(&mut self) {
        let Some(process) = &self.process else { return };
        let now = self.wall();
        if self.waiting.first().is_none_or(|(next_at, ..)| *next_at > now) {
            return;
        }
        let reader = process.reader.clone();
        self.note_outage();
        let outcome = reader.read_due();
        self.look_at_inbox();
        self.look_at_what_was_given_back();
        if outcome.is_ok() {
            let left = self.waiting.iter().find(|(next_at, _, id)| *next_at <= now && self.in_turn(*id));
            assert_eq!(left, None, "something due was not read");
        }
    }

    /// Returns the game of a mail and its author.
    fn about(&self, id: i64) -> Option<(GameId, PlayerId)> {
        match self.letters[self.rows[&id].letter].address {
            Address::Play { game, player, .. } => Some((game, player)),
            _ => None,
        }
    }

    /// Returns the due mails that are not in `seen`, the oldest first.
    fn due<'a>(&'a self, seen: &'a HashSet<i64>) -> impl Iterator<Item = i64> + 'a {
        let now = self.wall();
        let due = self.waiting.iter().take_while(move |(next_at, ..)| *next_at <= now);
        due.map(|(.., id)| *id).filter(|id| !seen.contains(id) && self.in_turn(*id))
    }

    /// Finds the mail of a game that was read first. After a failed reading the opponent's mails may be read before or after:
    /// the record tells the order. A mail without effect, such as one without its yes, came before them. The mails of one
    /// player stay in order.
    fn acted_on_first(&self, round: &[i64], game: GameId) -> i64 {
        let acted_on = |id: &i64| {
            let (_, player) = self.about(*id).unwrap();
            let key = Key::Mail { inbox: *id, line: self.rows[id].judged };
            let stored = ports::read(&*self.solo, |view| view.receipt(Actor::Player(player), &key)).unwrap();
            stored.map_or((0, false), |ports::StoredReceipt { receipt, .. }| {
                (receipt.version, receipt.events.is_empty())
            })
        };
        let same_game = |id: &i64| self.about(*id).is_some_and(|(about, _)| about == game);
        round.iter().copied().filter(same_game).min_by_key(acted_on).unwrap()
    }

    /// Returns true if no earlier mail of the same player about the same game is read again soon.
    pub(super) fn in_turn(&self, id: i64) -> bool {
        let soon = self.wall() + Span(20 * MINUTE);
        let row = &self.rows[&id];
        self.about(id).is_none()
            || !self.waiting.iter().any(|&(next_at, received_at, earlier)| {
                earlier < id
                    && received_at <= row.received_at
                    && row.next_at.is_some_and(|mine| next_at > mine)
                    && next_at <= soon
                    && !self.rows[&earlier].confirming
                    && self.about(earlier) == self.about(id)
            })
    }

    /// Compares the outcome of waiting mails, in their order of reading.
    pub(super) fn look_at_inbox(&mut self) {
        let now = self.wall();
        let mut seen = HashSet::new();
        let put_back: HashSet<GameId> = self
            .waiting
            .iter()
            .filter(|(next_at, received_at, _)| next_at <= &now && next_at != received_at)
            .filter_map(|(_, _, id)| Some(self.about(*id)?.0))
            .collect();
        loop {
            // Mails claimed together. A mail that one of them delays follows after all of them.
            let mut round: Vec<i64> = self.due(&seen).collect();
            if round.is_empty() {
                break;
            }
            seen.extend(&round);
            while let Some(&first) = round.first() {
                let id = match self.about(first) {
                    Some((game, _)) if put_back.contains(&game) => self.acted_on_first(&round, game),
                    _ => first,
                };
                round.retain(|other| *other != id);
                let stored = ports::read(&*self.solo, |view| view.inbound(id)).unwrap().unwrap();
                let is_over = stored.next_at.is_none() || stored.state == InboxState::PendingConfirm;
                self.steps_of(id, is_over, &stored);
                if stored.state == InboxState::Received {
                    self.wait(id, stored.next_at);
                } else {
                    self.filed(id, &stored);
                }
            }
        }
        // Leases a new process let go, mails given back, and what was confirmed by a mail that did not come to its own end.
        let yes: HashSet<i64> =
            self.waiting.iter().filter_map(|(.., id)| self.letters[self.rows[id].letter].confirms).collect();
        let ahead: Vec<i64> =
            self.waiting.iter().map(|(_, _, id)| *id).filter(|id| !seen.contains(id)).collect();
        for id in ahead {
            let confirming = self.rows[&id].confirming;
            if confirming && !yes.contains(&id) {
                continue;
            }
            let stored = ports::read(&*self.solo, |view| view.inbound(id)).unwrap().unwrap();
            if confirming && stored.state != InboxState::PendingConfirm {
                let row = self.rows.get_mut(&id).unwrap();
                (row.confirming, row.confirmed) = (false, true);
            }
            self.wait(id, stored.next_at);
        }
    }

    /// Judges the submitted steps of a mail.
    pub(super) fn steps_of(&mut self, id: i64, is_over: bool, stored: &ports::Inbound) {
        let row = &self.rows[&id];
        let (letter, received_at) = (row.letter, row.received_at);
        let OutgoingMail { person, address, .. } = self.letters[letter];
        let Address::Play { game, player, .. } = address else { return };
        let table = self.by_game[&game.0];
        let actor = Actor::Player(player);
        self.message_below(id, player, table);
        for n in self.rows[&id].judged..self.letters[letter].steps.len() {
            let key = Key::Mail { inbox: id, line: n };
            let Some(stored) = ports::read(&*self.solo, |view| view.receipt(actor, &key)).unwrap() else {
                let told = matches!(stored.state, InboxState::Applied) && stored.reason.is_empty();
                assert!(
                    !(is_over && told),
                    "step {n} of mail {id} was not done: {:?}",
                    self.letters[letter].steps
                );
                return;
            };
            let (intent, expected) = self.letters[letter].steps[n].clone();
            let party = Party::Player(self.tables[table].model.color_of(player).unwrap());
            let when = self.when(received_at);
            let refusal = self.judged(table, party, &intent, expected, when, &stored.receipt, Channel::Mail);
            let moves = &self.tables[table].model.moves;
            let stands = |uci| expected.and_then(|ply| moves.get(usize::from(ply))) == Some(uci);
            let is_repeated = matches!(refusal, Some("already_played" | "wrong_ply"))
                && matches!(&intent, Intent::Move { uci, message: Some(_), .. } if stands(uci));
            let row = self.rows.get_mut(&id).unwrap();
            row.judged = n + 1;
            row.repeated = is_repeated.then_some(n).or(row.repeated);
            row.answered |= refusal.is_some();
            if refusal == Some("illegal_move") {
                // The player sees it in the answer.
                self.people[person].acted.remove(&game.0);
            }
            self.message_below(id, player, table);
        }
    }

    /// Judges the message below a move that stands already. It is not sent where it is on record.
    fn message_below(&mut self, id: i64, player: PlayerId, table: usize) {
        let row = &self.rows[&id];
        let Some(n) = row.repeated else { return };
        let key = Key::Mail { inbox: id, line: n + reading::BELOW_MOVE };
        let actor = Actor::Player(player);
        let Some(stored) = ports::read(&*self.solo, |view| view.receipt(actor, &key)).unwrap() else {
            return;
        };
        let when = self.when(row.received_at);
        self.rows.get_mut(&id).unwrap().repeated = None;
        self.figures.below += 1;
        let party = Party::Player(self.tables[table].model.color_of(player).unwrap());
        let refusal = self.judged(table, party, &Intent::Say, None, when, &stored.receipt, Channel::Mail);
        self.rows.get_mut(&id).unwrap().answered |= refusal.is_some();
    }

    /// A message below a move that stands already was not sent: it is on record since that move, once.
    fn message_is_on_record(&mut self, id: i64) {
        let row = &self.rows[&id];
        let Some(n) = row.repeated else { return };
        let (Intent::Move { message: Some(message), .. }, Some(ply)) = &self.letters[row.letter].steps[n]
        else {
            panic!("only such a move is repeated");
        };
        let (game, player) = self.about(id).unwrap();
        let (record, mut texts) =
            ports::read(&*self.solo, |view| Ok((view.events(game, 0, u32::MAX)?, view.messages(game)?)))
                .unwrap();
        let mut moves = record.iter().filter(|recorded| recorded.event.played().is_some());
        let since = moves.nth(usize::from(*ply)).unwrap().seq;
        texts.retain(|text| text.seq >= since && text.author == player && text.text == *message);
        assert_eq!(texts.len(), 1, "seed {}: mail {id}, {message:?} since {since}", self.weather.seed);
        self.figures.on_record += 1;
    }

    /// Every mail ends in one way, and in the one it should.
    pub(super) fn filed(&mut self, id: i64, stored: &ports::Inbound) {
        let now = self.wall();
        let row = &self.rows[&id];
        let letter = &self.letters[row.letter];
        let person = &self.people[letter.person];
        let all_judged = row.judged == letter.steps.len();
        let bare = letter.bare;
        self.deliver = true;
        match (stored.state, stored.reason.as_str()) {
            (InboxState::Applied, "asked") => {
                assert!(!bare && row.judged == 0, "seed {}: {:?}", self.weather.seed, letter.steps);
                self.figures.asked += 1;
                let row = self.rows.get_mut(&id).unwrap();
                row.answered = true;
                let letter = &self.letters[row.letter];
                if let Address::Play { game, .. } = letter.address {
                    self.people[letter.person].acted.remove(&game.0);
                }
            }
            (InboxState::Applied, "confirmed") => {
                let waited = letter.confirms.expect("it says yes");
                let other = &self.rows[&waited];
                assert!(other.confirming, "nothing was to be confirmed");
                let row = self.rows.get_mut(&waited).unwrap();
                (row.confirming, row.confirmed) = (false, true);
                self.wait(waited, Some(now));
            }
            (InboxState::Applied | InboxState::Duplicate, "") => {
                assert!(all_judged && letter.confirms.is_none(), "{:?}", letter.steps);
                self.message_is_on_record(id);
            }
            (InboxState::Duplicate, "message_id") => assert!(letter.ids.len() > 1 && row.judged == 0),
            (InboxState::Duplicate, "nothing_waits") => assert!(letter.confirms.is_some()),
            (InboxState::Rejected, "nothing_to_confirm" | "not_the_player" | "no_player") => {
                assert!(person.gone, "{}", person.name);
            }
            (InboxState::Rejected, "not_confirmed") => assert!(row.confirming),
            (InboxState::Rejected, "another_waits") => {
                assert!(letter.foreign && !row.confirmed && row.judged == 0, "{:?}", letter.steps);
                let row = self.rows.get_mut(&id).unwrap();
                row.answered = true;
                let letter = &self.letters[row.letter];
                if let Address::Play { game, .. } = letter.address {
                    self.people[letter.person].acted.remove(&game.0);
                }
            }
            // Its time may be over by a clock that was set, before anybody has looked.
            (InboxState::PendingConfirm, _) if row.confirming => return self.wait(id, stored.next_at),
            (InboxState::PendingConfirm, _) => {
                assert!(letter.foreign && !row.confirmed, "{:?}", letter.steps);
                let row = self.rows.get_mut(&id).unwrap();
                row.confirming = true;
                row.answered = true;
                self.is_answered(id);
                return self.wait(id, stored.next_at);
            }
            (InboxState::Poison, "deaths") => {
                assert!(stored.deaths() >= app::inbox::MAX_DEATHS && self.figures.crashes > 0);
            }
            other => panic!("mail {id}: {other:?} {:?}", letter.steps),
        }
        // A mail that waited for a yes was checked at the question.
        let row = &self.rows[&id];
        if row.answered && !row.confirmed && !row.confirming {
            self.is_answered(id);
        }
        self.wait(id, None);
    }

    pub(super) fn deliver(&mut self) {
        let Some(process) = &self.process else { return };
        let sender = process.sender.clone();
        self.deliver = false;
        let delivered = sender.deliver_due();
        let failing = delivered.is_err()
            || self.solo.number("SELECT count(*) FROM outbox WHERE next_at IS NOT NULL AND attempts > 0") > 0;
        self.deliver = failing;
        for mail in self.relay.take() {
            let notice = Notice::read(&mail);
            self.figures.mails_sent += 1;
            let sent = self.sent.entry(notice.message_id.clone()).or_default();
            *sent += 1;
            if *sent > 1 {
                self.figures.sent_twice += 1;
                assert!(self.may_repeat.remove(&notice.message_id), "{} was sent again", notice.message_id);
            }
            if failing {
                self.may_repeat.insert(notice.message_id.clone());
            }
            let Some(&person) = self.by_email.get(&notice.to) else { continue };
            if self.dice.permille(self.weather.lost) {
                continue;
            }
            let notice = Rc::new(notice);
            let after = self.transit();
            self.later(after, Do::Notice { person, notice: notice.clone(), again: false });
            if self.dice.permille(self.weather.copies) {
                let after = self.dice.span(Span(0), Span(3 * DAY)).0;
                self.later(after, Do::Notice { person, notice, again: true });
            }
        }
    }

    /// Returns the time of transit.
    pub(super) fn transit(&self) -> i64 {
        if self.dice.permille(self.weather.slow) {
            self.dice.span(Span(0), Span(3 * DAY)).0
        } else {
            self.dice.span(Span(1_000), Span(10 * MINUTE)).0
        }
    }
}
