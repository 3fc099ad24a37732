//! The cost of writing a mail: a notice of a move, as text alone and with HTML beside it.

use app::{
    outbox::{GameContext, MailDetails, OutgoingMail},
    ports::{MailFormat, MailKind, MailState, NewMail, OutboxRow, Player, Recipient, Recorded, Role},
};
use divan::{Bencher, black_box};
use domain::{
    Actor, ByColor, Cause, Command, Digest, Event, Game, GameId, Regulations, Seen, Span, Start, decide,
};
use mailer::notice::compose;
use store::testing::TestInstance;

fn main() {
    divan::main();
}

const GAME: GameId = GameId(42);
const MOVES: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5";

/// The notice of the last move to White.
fn notice(instance: &TestInstance) -> OutgoingMail {
    let players: ByColor<Player> =
        ByColor { white: instance.add("Ann", Role::Player), black: instance.add("Bob", Role::Player) };
    let created = Command::Create {
        players: players.as_ref().map(|player| player.id),
        start: Start::Standard,
        regulations: Regulations::per_move(5),
        tournament: "Spring Cup".into(),
        zones: ByColor::default(),
    };
    let now = instance.clock_now();
    let mut events: Vec<Event> = decide(None, Actor::Timekeeper, &Cause::new(created, now), now).events;
    let mut game = Game::evolve(None, &events[0]).expect("a game");
    for text in MOVES.split(' ') {
        instance.clock.advance(Span::hours(5));
        let now = instance.clock_now();
        let actor = Actor::Player(players[game.position.side_to_move()].id);
        let cause = Cause {
            seen: Seen::Position(game.position_id()),
            style: domain::notation::Letters::English.into(),
            ..Cause::new(Command::Move { m: text.into(), draw_offer: false }, now)
        };
        for event in decide(Some(&game), actor, &cause, now).events {
            game = Game::evolve(Some(game), &event).expect("it follows");
            events.push(event);
        }
    }
    let told = vec![events.last().expect("a move").clone()];
    let recorded = |(n, event): (usize, Event)| Recorded {
        game: GAME,
        seq: u32::try_from(n).expect("few") + 1,
        actor: Actor::Timekeeper,
        cause: None,
        event,
        body: String::new(),
        ply: None,
        hash: Digest([0; 32]),
    };
    let events: Vec<Recorded> = events.into_iter().enumerate().map(recorded).collect();
    let last = events.last().expect("a move").seq;
    let mail = NewMail {
        game: Some(GAME),
        seq: Some(last),
        ply: Some(game.ply),
        details: MailDetails::Events { first: last, conditional: None },
        ..NewMail::new(
            "42.13.1.your-move".into(),
            Recipient::Player(players.white.id),
            MailKind::YourMove,
            instance.clock_now(),
        )
    };
    let row = OutboxRow {
        id: 9,
        mail,
        state: MailState::Waiting,
        reason: String::new(),
        attempts: 1,
        next_at: None,
        settled_at: None,
        told_by: None,
    };
    let context = GameContext {
        id: GAME,
        game,
        names: players.as_ref().map(|player| player.name.clone()),
        people: Default::default(),
        events,
        told,
        messages: Vec::new(),
        thread: vec!["42.1.1.game-started".into()],
    };
    OutgoingMail {
        row,
        to: "ann@example.org".into(),
        reader: Some(players.white),
        context: Some(context),
        challenge: None,
        checkpoint: None,
        receipt: None,
        secret: None,
        conditions: None,
        passed_on: None,
        digest: None,
        told: Vec::new(),
        unanswered: 0,
        now: instance.clock_now(),
    }
}

#[divan::bench]
fn notice_as_text(bencher: Bencher<'_, '_>) {
    let instance = TestInstance::new();
    let mail = notice(&instance);
    bencher.bench_local(|| compose(&instance.service, black_box(&mail)).expect("a mail").bytes.len());
}

#[divan::bench]
fn notice_with_html(bencher: Bencher<'_, '_>) {
    let instance = TestInstance::new();
    let mut mail = notice(&instance);
    mail.reader.as_mut().expect("a reader").mail_format = MailFormat::Html;
    bencher.bench_local(|| compose(&instance.service, black_box(&mail)).expect("a mail").bytes.len());
}

/// Hindi is translated, shaped by its widths, and in three bytes a letter.
#[divan::bench]
fn notice_in_hindi(bencher: Bencher<'_, '_>) {
    let instance = TestInstance::new();
    let mut mail = notice(&instance);
    mail.reader.as_mut().expect("a reader").language = "hi".into();
    bencher.bench_local(|| compose(&instance.service, black_box(&mail)).expect("a mail").bytes.len());
}
