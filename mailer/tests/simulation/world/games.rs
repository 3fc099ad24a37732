//! Games begin, people leave.

use super::*;
use app::Request;

impl World {
    pub(super) fn begin(&mut self) {
        if self.ending {
            return;
        }
        let Some(process) = &self.process else { return self.later(10 * MINUTE, Do::Begin) };
        let service = process.service.clone();
        let dice = &self.dice;
        let here: Vec<usize> = (0..self.people.len()).filter(|&n| !self.people[n].gone).collect();
        let white = dice.one_of(&here);
        let black = loop {
            let black = dice.one_of(&here);
            if black != white {
                break black;
            }
        };
        let mut regulations = Regulations::per_move(u8::try_from(1 + dice.below(10)).unwrap());
        regulations.illegal_moves.opponent_gains_days = u8::try_from(dice.below(2)).unwrap();
        regulations.adjournment.resume_after_days = u16::try_from(1 + dice.below(14)).unwrap();
        let start = if dice.permille(150) {
            StartChoice::At(Start::Chess960 { number: u16::try_from(dice.below(960)).unwrap() })
        } else {
            StartChoice::default()
        };
        let now = self.wall();
        let arranged = |actor, command: LobbyCommand, key: String| {
            let lobby_request = LobbyRequest {
                actor,
                command,
                received_at: now,
                channel: Channel::Http,
                key: Key::Named(key),
            };
            service.lobby.arrange(lobby_request)
        };
        self.numbers += 1;
        let n = self.numbers;
        let (names, ids) = (
            [self.people[white].name.clone(), self.people[black].name.clone()],
            [self.people[white].id, self.people[black].id],
        );
        let game = if dice.permille(850) {
            let [white, black] = names;
            let command =
                LobbyCommand::Create { white, black, start, regulations, tournament: "Simulation".into() };
            arranged(Actor::Arbiter(self.arbiter), command, format!("create {n}"))
        } else {
            let terms = Terms { color: Some(Color::White), start, regulations };
            arranged(Actor::Player(ids[0]), LobbyCommand::Seek { terms }, format!("seek {n}")).and_then(
                |seek| {
                    let challenge = seek.challenge.expect("a seek");
                    arranged(Actor::Player(ids[1]), LobbyCommand::Accept { challenge }, format!("accept {n}"))
                },
            )
        };
        let game = match game {
            Ok(arranged) => arranged.game.unwrap_or_else(|| panic!("{:?}", arranged.refusal)),
            Err(_) => {
                // It may have begun all the same.
                let last = self.solo.number("SELECT coalesce(max(id), 0) FROM game");
                if last == 0 || self.by_game.contains_key(&last) {
                    return self.later(10 * MINUTE, Do::Begin);
                }
                GameId(last)
            }
        };
        let created = ports::read(&*self.solo, |view| view.events(game, 0, 1)).unwrap().remove(0);
        let model = Model::new(game, &created.event, self.truly);
        assert_eq!((model.players.white, model.players.black), (ids[0], ids[1]));
        assert_eq!(model.last_at, now);
        let table = self.tables.len();
        self.by_game.insert(game.0, table);
        let silent = self.dice.permille(30).then(|| self.dice.one_of(&Color::ALL));
        for key in notices(&model, &[created.event], created.actor, Channel::Http) {
            assert!(self.notices.insert(key));
        }
        let due = model.due_at().unwrap();
        self.due.insert((due, table));
        self.due_of.insert(table, due);
        self.running += 1;
        self.figures.games += 1;
        self.deliver = true;
        let (on_move, days) = (model.on_move(), model.limit());
        self.tables.push(Table { model, silent, sealed: None });
        let person = if on_move == Color::White { white } else { black };
        if self.people[person].entry_point != EntryPoint::Mail {
            let after = self.think(days);
            self.later(after, Do::Poll { person, table, ply: 0 });
        }
        if self.dice.permille(20) {
            let after = self.dice.span(Span(DAY), Span(30 * DAY)).0;
            let (intent, command) = match self.dice.below(3) {
                0 => (Intent::OrderAdjournment, Request::act(Act::Adjourn, REASON)),
                1 => {
                    let outcome = self.dice.one_of(&[Outcome::Draw, Outcome::WhiteWins, Outcome::BothLose]);
                    (Intent::Adjudicate { outcome }, Request::act(Act::Adjudicate { outcome }, REASON))
                }
                _ => {
                    let loser = self.dice.one_of(&Color::ALL);
                    (Intent::Forfeit { loser }, Request::act(Act::Forfeit { loser }, REASON))
                }
            };
            let request =
                self.request(None, table, Party::Arbiter(self.arbiter), intent, command, None, None);
            self.later(after, Do::Ask { request });
        }
    }

    /// Deletes the account of a person who leaves.
    pub(super) fn leave(&mut self, person: usize) {
        let Some(process) = &self.process else { return self.later(HOUR, Do::Leave { person }) };
        if self.people.iter().filter(|person| !person.gone).count() < 4 {
            return;
        }
        let service = process.service.clone();
        let id = self.people[person].id;
        self.people[person].gone = true;
        self.note_outage();
        let left = service.accounts.delete_account(id, None, true);
        self.sync_all();
        self.look_at_what_was_given_back();
        self.deliver = true;
        match left {
            Ok(Ok(())) => {
                let n = self.people.len();
                self.welcome(n);
            }
            // A flag waits for a mail, or the machine failed.
            _ => {
                let deleted = "SELECT count(*) FROM player WHERE id = ? AND email IS NULL";
                self.people[person].gone = self.solo.number_about(deleted, &[id.0]) == 1;
                if self.people[person].gone {
                    let n = self.people.len();
                    self.welcome(n);
                } else {
                    self.later(HOUR, Do::Leave { person });
                }
            }
        }
    }
}
