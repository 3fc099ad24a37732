//! The same things asked by mail and over HTTP leave the same record, byte for byte.

use std::sync::Arc;

use app::{
    Address, Channel, Key, Request, Service, Submission,
    inbox::Intake,
    ports::{Role, StartChoice},
};
use domain::{Command, Seen, notation::Letters, *};
use mailer::reading::Worker;
use store::testing::{Dice, ManualClock, Solo, TestInstance, seed, seen};

use crate::{
    mails::{self, Style},
    setting,
};

/// One instance with one game, asked through one channel.
struct Table {
    service: Service,
    reader: Worker,
    solo: Arc<Solo>,
    clock: Arc<ManualClock>,
    players: ByColor<PlayerId>,
    game: GameId,
    keys: u32,
}

/// A request, in the words of both channels.
struct Asked {
    by: Color,
    command: Request,
    line: String,
    bound: bool,
}

impl Table {
    fn new(letters: Letters, start: Start) -> Self {
        let (solo, clock) = (Arc::new(Solo::new()), Arc::new(ManualClock::default()));
        clock.set(Instant(1_767_607_200_000));
        let service = TestInstance::service_with(solo.clone(), &clock);
        let add = |name: &str, role| {
            let mut someone = TestInstance::someone(name, role, service.time.now());
            someone.letters = letters;
            TestInstance::add_to(&*solo, someone).id
        };
        let players = ByColor { white: add("Anna", Role::Player), black: add("Boris", Role::Player) };
        let (carla, start) = (add("Carla", Role::Arbiter), StartChoice::At(start));
        let game =
            TestInstance::game_on(&service, carla, ["Anna", "Boris"], start, Regulations::default(), "");
        let reader = Worker::new(service.clone(), None);
        Self { service, reader, solo, clock, players, game, keys: 0 }
    }

    fn state(&self) -> Game {
        self.service.games.game(self.game).unwrap().unwrap().row.state
    }

    fn by_http(&mut self, asked: &Asked) {
        self.keys += 1;
        let submission = Submission {
            game: self.game,
            actor: Actor::Player(self.players[asked.by]),
            request: asked.command.clone(),
            seen: (asked.bound.then_some(self.state().ply)).map_or(Seen::Nothing, seen),
            received_at: self.service.time.now(),
            channel: Channel::Http,
            key: Key::Named(self.keys.to_string()),
        };
        self.service.games.submit(submission).unwrap();
    }

    fn by_mail(&mut self, asked: &Asked) {
        self.keys += 1;
        let address = Address::Play {
            game: self.game,
            player: self.players[asked.by],
            seen: PositionId::unrevised(self.state().ply),
        };
        let from = asked.by.fold_wb("anna@example.org", "boris@example.org");
        let notice = mails::blank(&self.service, address);
        let id = format!("<{}@example.org>", self.keys);
        let raw = mails::reply(Style::Bare, from, &id, &notice, &asked.line).into_bytes();
        let received_at = self.service.time.now();
        let mail = Intake { sender: from.into(), recipients: vec![address], raw, received_at };
        self.service.mail_in.intake(&mail).unwrap();
        assert_eq!(self.reader.read_due().unwrap(), 1);
    }

    /// Every event as recorded, with its hash. What encrypts an envelope is drawn anew each time, and all hashes from there
    /// on are over it.
    fn record(&self) -> Vec<String> {
        const DRAWN: &str = "\"ciphertext\":\"";
        let recorded = self.solo.texts(
            "SELECT actor_kind || ' ' || actor_id || ' ' || body || ' ' || hex(hash) AS text FROM event ORDER BY seq",
        );
        let mut is_drawn = false;
        let shown = |text: String| {
            let (mut body, hash) = text.rsplit_once(' ').map(|(body, hash)| (body.to_owned(), hash)).unwrap();
            if let Some(at) = body.find(DRAWN) {
                let from = at + DRAWN.len();
                body.replace_range(from..from + hash.len(), "drawn");
                is_drawn = true;
            }
            if is_drawn { body } else { text }
        };
        recorded.into_iter().map(shown).collect()
    }
}

fn asked(by: Color, command: Request, line: &str, bound: bool) -> Asked {
    Asked { by, command, line: line.into(), bound }
}

/// Anything somebody may ask for now, in turn or out of it.
fn anything(dice: &Dice, game: &Game, letters: Letters) -> Asked {
    let position = &game.position;
    let on_move = position.side_to_move();
    let either = dice.one_of(&Color::ALL);
    let legal = position.legal_moves();
    let m = dice.one_of(&legal);
    let text = mails::written(dice, position, &position.uci(m), letters, true);
    match dice.below(40) {
        0 => {
            let agrees =
                matches!(game.phase, Phase::Playing { adjournment_proposed_by: Some(by) } if by != either);
            asked(either, Request::from(Command::Adjourn), "adjourn", agrees)
        }
        1 => asked(either, Request::from(Command::DeclineAdjournment), "decline adjournment", true),
        2 if dice.permille(200) => asked(either, Request::from(Command::Resign), "resign yes", false),
        3 => asked(either, Request::from(Command::AcceptDraw), "accept draw", true),
        4 => asked(either, Request::from(Command::DeclineDraw), "decline draw", true),
        5 | 6 => asked(either, Request::say("What a game"), "say What a game", false),
        7 => {
            let basis = dice.one_of(&[ClaimBasis::ThreefoldRepetition, ClaimBasis::FiftyMoves]);
            let line = if basis == ClaimBasis::FiftyMoves { "claim fifty" } else { "claim threefold" };
            asked(either, Request::claim(basis, None), line, true)
        }
        8 => match mails::illegal(dice, position, letters) {
            Some(text) => {
                let command = Request::play(text.clone(), false);
                asked(on_move, command, &text, true)
            }
            None => asked(either, Request::from(Command::Resume { envelope: None }), "resume", false),
        },
        9..=11 => asked(either, Request::from(Command::Resume { envelope: None }), "resume", false),
        12..=15 => {
            let command = Request::seal(text.clone(), false);
            asked(on_move, command, &format!("seal {text}"), true)
        }
        n => {
            let (draw_offer, message) = (n < 18, n % 7 == 0);
            let mut line = text.clone();
            if draw_offer {
                line.push_str(" (=)");
            }
            if message {
                line.push_str("\nmessage: Good luck!");
            }
            let message = message.then(|| "Good luck!".to_owned());
            let by = if n < 38 { on_move } else { !on_move };
            asked(by, Request { text: message, ..Request::play(text, draw_offer) }, &line, true)
        }
    }
}

#[test]
fn mail_and_http_leave_equal_records() {
    let seed = seed();
    println!("POSTZUG_SEED={seed}");
    let dice = Dice::new(seed);
    let (mut events, mut kinds) = (0, std::collections::BTreeSet::new());
    for _ in 0..setting("POSTZUG_CHANNELS", 12) {
        let letters = dice.one_of(&[Letters::English, Letters::German, Letters::French, Letters::Russian]);
        let start = if dice.permille(300) {
            Start::Chess960 { number: u16::try_from(dice.below(960)).unwrap() }
        } else {
            Start::Standard
        };
        let mut by_http = Table::new(letters, start.clone());
        let mut by_mail = Table::new(letters, start);
        let mut lines = Vec::new();
        for _ in 0..50 {
            let game = by_http.state();
            if game.is_over() {
                break;
            }
            let pause = dice.span(Span::minutes(1), Span::hours(30));
            by_http.clock.advance(pause);
            by_mail.clock.advance(pause);
            let asked = anything(&dice, &game, letters);
            lines.push(format!("{:?} {}", asked.by, asked.line));
            by_http.by_http(&asked);
            by_mail.by_mail(&asked);
            assert_eq!(by_mail.record(), by_http.record(), "seed {seed}: {lines:#?}");
        }
        let record = by_http.record();
        events += record.len();
        kinds.extend(record.iter().map(|event| event.split('"').nth(3).unwrap().to_owned()));
        for table in [by_http, by_mail] {
            assert_eq!(table.service.ops.verify_all().unwrap().faults, []);
        }
    }
    println!("{events} events of {kinds:?}");
    assert!(events > 100 && kinds.len() > 5, "{kinds:?}");
}
