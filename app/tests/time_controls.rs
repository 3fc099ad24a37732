//! Time controls through the one entry point: free time where the players are, leave, silence and flags that are
//! claimed.

use app::{Failure, Receipt, Request, Unresolved, ports::Role};
use domain::{
    Command,
    clock::{Cause, FreeTime, Night, Pause, Period, TimeOfDay},
    *,
};
use store::testing::TestInstance;

struct Board {
    instance: TestInstance,
    arbiter: PlayerId,
    players: ByColor<PlayerId>,
    game: GameId,
}

impl Board {
    fn new(regulations: Regulations) -> Self {
        let instance = TestInstance::new();
        let arbiter = instance.add("Carla", Role::Arbiter).id;
        let mut anna = TestInstance::someone("Anna", Role::Player, instance.clock_now());
        anna.time_zone = "Europe/Berlin".into();
        let players = ByColor {
            white: TestInstance::add_to(&*instance.store, anna).id,
            black: instance.player("Boris"),
        };
        let game = instance.game(arbiter, ["Anna", "Boris"], regulations);
        instance.service.time.tick().unwrap();
        Self { instance, arbiter, players, game }
    }

    fn submit(&self, actor: Actor, command: Request) -> Receipt {
        self.instance.submit(self.game, actor, command)
    }

    fn play(&self, text: &str) -> Receipt {
        let by = Actor::Player(self.players[self.state().position.side_to_move()]);
        self.submit(by, Request::play(text, false))
    }

    fn state(&self) -> Game {
        self.instance.state(self.game)
    }

    fn mails(&self, what: &str) -> i64 {
        self.instance.number(&format!("SELECT count(*) FROM outbox WHERE {what}"))
    }
}

fn with(time_control: TimeControl) -> Regulations {
    Regulations { time_control, ..Regulations::default() }
}

#[test]
fn nights_are_where_the_players_are() {
    let night = Some(Night { from: TimeOfDay(22 * 60), until: TimeOfDay(8 * 60) });
    let free_time = FreeTime { night, ..FreeTime::default() };
    let board = Board::new(Regulations { free_time, ..Regulations::per_move(2) });
    let zones = board.state().clock.zones;
    assert!(!zones.white.0.is_empty() && zones.black.0.is_empty(), "Berlin and UTC: {zones:?}");
    // It is 11:00 in Berlin: 11 hours, two days of 14, and 9 more are two days.
    let start = board.instance.clock_now();
    let deadline = board.state().deadline().unwrap();
    assert_eq!(deadline, start + Span::hours(78));
    board.instance.pass(Span::days(2));
    let before = board.state().events;
    assert_eq!(board.play("e4").refusal, None);
    assert_eq!(board.state().events, before + 1, "what is known is not said again");
    // White moves to Tokyo: it is on record before White's clock starts again.
    let white = board.players.white.0;
    board
        .instance
        .execute(&format!("UPDATE player SET time_zone = 'Asia/Tokyo' WHERE id = {white}"))
        .unwrap();
    let events = board.play("e5").events;
    assert!(
        matches!(
            events[..],
            [
                Event { kind: EventKind::ZoneNoted { of: Color::White, .. }, .. },
                Event { kind: EventKind::Moved { .. }, .. }
            ]
        ),
        "{events:?}"
    );
    let view = board.instance.service.games.clock(board.game, None).unwrap().unwrap();
    let (side, shown) = view.thinking.unwrap();
    assert_eq!(
        (side, shown.used, shown.deadline),
        (Color::White, Span::ZERO, board.state().deadline().unwrap())
    );
    let ahead = shown.next.unwrap();
    let then =
        board.instance.service.games.clock(board.game, Some(ahead.at)).unwrap().unwrap().thinking.unwrap().1;
    let pause = if ahead.why == Cause::NightBegins { Some(Pause::Night) } else { None };
    assert_eq!(then.paused, pause);
    // A flag falls at its instant and not before.
    board.instance.pass(shown.deadline - board.instance.clock_now());
    assert!(!board.state().is_over());
    board.instance.pass(Span::minutes(1));
    assert!(board.state().is_over());
    assert_eq!(board.instance.service.games.clock(board.game, None).unwrap().unwrap().thinking, None);
    board.instance.verify();
}

/// A clock that starts stands still at night where its player is then, by whatever it is started.
#[test]
fn started_clocks_know_their_zone() {
    let night = Some(Night { from: TimeOfDay(22 * 60), until: TimeOfDay(8 * 60) });
    let free_time = FreeTime { night, ..FreeTime::default() };
    let board = Board::new(Regulations { free_time, ..Regulations::per_move(20) });
    let in_tokyo = |board: &Board, player: PlayerId| {
        let moves = format!("UPDATE player SET time_zone = 'Asia/Tokyo' WHERE id = {}", player.0);
        board.instance.execute(&moves).unwrap();
    };
    let [white, black] = [board.players.white, board.players.black];
    // A conditional move
    board.play("e4");
    assert_eq!(board.submit(Actor::Player(white), Request::conditional(vec!["e5 Nf3".into()])).refusal, None);
    in_tokyo(&board, black);
    let events = board.play("e5").events;
    let noted =
        events.iter().position(|event| matches!(event.kind, EventKind::ZoneNoted { of: Color::Black, .. }));
    assert_eq!((noted, events.len()), (Some(1), 3), "before the answer: {events:?}");
    // a substitute
    let mut dora = TestInstance::someone("Dora", Role::Player, board.instance.clock_now());
    dora.time_zone = "Australia/Sydney".into();
    let dora = TestInstance::add_to(&*board.instance.store, dora).id;
    let before = board.state().clock.zones.black.clone();
    let replace =
        Request::from(Unresolved::Replace { side: Color::Black, player: "Dora".into() }).with("Ill.");
    assert_eq!(board.submit(Actor::Arbiter(board.arbiter), replace).refusal, None);
    let state = board.state();
    assert_eq!(state.players.black, dora);
    assert!(
        !state.clock.zones.black.0.is_empty() && state.clock.zones.black != before,
        "{:?}",
        state.clock.zones
    );
    // and a game that is replayed.
    let replay = Request::from(Unresolved::Replay).with("The position was wrong.");
    let cancelled = board.submit(Actor::Arbiter(board.arbiter), replay);
    let [Event { kind: EventKind::Act { act: Act::Cancel { replayed_as: Some(game) }, .. }, .. }, ..] =
        cancelled.events[..]
    else {
        panic!("{cancelled:?}")
    };
    let zones = board.instance.state(game).clock.zones;
    assert!(!zones.white.0.is_empty(), "Berlin: {zones:?}");
    board.instance.verify();
}

#[test]
fn leave_is_booked_and_told() {
    let leave = Some(LeaveRules::default());
    let board = Board::new(Regulations { leave, ..with(TimeControl::iccf(10, 50)) });
    let [anna, boris] = [board.players.white, board.players.black].map(Actor::Player);
    let day = |ahead: i64| {
        let days = (board.instance.clock_now().0 / Span::days(1).0) + ahead;
        clock::Date(i32::try_from(days).unwrap())
    };
    let (first, last) = (day(10), day(19));
    let deadline = board.state().deadline().unwrap();
    let booked = board.submit(anna, Request::from(Unresolved::BookLeave { first, last }));
    let EventKind::LeaveBooked { leave, .. } = booked.events[0].kind else { panic!("{booked:?}") };
    assert_eq!(
        leave.from.0 % Span::days(1).0,
        Span::hours(if leave.from.0 % 86_400_000 == 79_200_000 { 22 } else { 23 }).0
    );
    assert_eq!(board.state().deadline().unwrap(), deadline + (leave.until - leave.from));
    assert_eq!(board.mails("kind = 'game-news'"), 1, "only the opponent is told");
    let again = board.submit(boris, Request::from(Unresolved::BookLeave { first: last, last: first }));
    assert_eq!(again.refusal, Some(Refusal::BadLeave));
    let far = clock::Date(i32::MAX);
    assert_eq!(
        board.submit(boris, Request::from(Unresolved::BookLeave { first: far, last: far })).refusal,
        Some(Refusal::BadLeave)
    );
    board.submit(anna, Request::from(Command::CancelLeave { first }));
    assert_eq!(board.state().deadline().unwrap(), deadline);
    board.submit(anna, Request::from(Unresolved::BookLeave { first, last }));
    board.instance.pass(leave.from - board.instance.clock_now());
    assert_eq!(board.play("e4").refusal, Some(Refusal::OnLeave { until: leave.until }));
    board.instance.pass(leave.until - board.instance.clock_now());
    assert_eq!(board.play("e4").refusal, None);
    board.instance.verify();
}

/// Reminders after 14, 28 and 35 days, each once; lost when 40 days are full.
#[test]
fn silence_loses_after_three_reminders() {
    let control = TimeControl::exact(vec![Period::new(None, Span::days(90))]);
    let board = Board::new(Regulations { silence: Some(SilenceRule::default()), ..with(control) });
    let started = board.instance.clock_now();
    for (day, reminders) in [(13, 0), (14, 1), (27, 1), (28, 2), (31, 2), (35, 3), (39, 3)] {
        board.instance.pass(started + Span::days(day) + Span::minutes(1) - board.instance.clock_now());
        assert_eq!(board.mails("details LIKE '%silent%'"), reminders, "day {day}");
    }
    let anna = Actor::Player(board.players.white);
    assert_eq!(board.submit(anna, Request::from(Command::DeclareReflection)).refusal, None);
    board.instance.pass(Span::days(10));
    assert_eq!(board.play("e4").refusal, None);
    let told = board.instance.clock_now();
    board.instance.pass(Span::days(40) - Span::minutes(2));
    assert!(!board.state().is_over());
    board.instance.pass(Span::minutes(3));
    assert!(board.state().is_over(), "{told:?}");
    board.instance.verify();
}

#[test]
fn due_reminder_survives_clock_change() {
    let control = TimeControl::exact(vec![Period::new(None, Span::days(90))]);
    let leave = Some(LeaveRules::default());
    let board = Board::new(Regulations { silence: Some(SilenceRule::default()), leave, ..with(control) });
    let due = board.instance.clock_now() + Span::days(14);
    board.instance.pass(due - Span::minutes(1) - board.instance.clock_now());
    board.instance.clock.advance(due + Span(1000) - board.instance.clock_now());
    let first = domain::clock::Date(i32::try_from(due.0 / 86_400_000).unwrap() + 6);
    let last = domain::clock::Date(first.0 + 3);
    let anna = Actor::Player(board.players.white);
    assert_eq!(board.submit(anna, Request::from(Unresolved::BookLeave { first, last })).refusal, None);
    assert_eq!(board.mails("details LIKE '%silent%'"), 0);
    board.instance.pass(Span::minutes(5));
    assert_eq!(board.mails("details LIKE '%silent%'"), 1);
    board.instance.verify();
}

#[test]
fn a_flag_waits_for_its_claim() {
    let control = TimeControl::fischer(Span::days(2), Span::days(1), None);
    let board = Board::new(Regulations { flags: FlagRule::OnClaim, ..with(control) });
    let [anna, boris] = [board.players.white, board.players.black].map(Actor::Player);
    assert_eq!(board.submit(boris, Request::from(Command::ClaimFlag)).refusal, Some(Refusal::FlagNotFallen));
    board.instance.pass(Span::days(2) + Span::minutes(1));
    let state = board.state();
    assert!(!state.is_over() && state.clock.running.unwrap().flagged);
    assert_eq!(board.mails("kind = 'game-news'"), 2, "both are told");
    let events = state.events;
    board.instance.pass(Span::hours(1));
    assert_eq!(board.state().events, events, "once");
    assert_eq!(board.submit(anna, Request::from(Command::ClaimFlag)).refusal, Some(Refusal::FlagNotFallen));
    assert_eq!(board.play("e4").refusal, None, "until then they may move");
    board.instance.pass(Span::days(2) + Span::minutes(1));
    let arbiter = Actor::Arbiter(board.arbiter);
    assert_eq!(board.submit(arbiter, Request::from(Command::ClaimFlag)).refusal, None);
    assert!(board.state().is_over());
    board.instance.verify();
}

impl Board {
    /// A mail of White, received now, that waits in the inbox or does not wait any more.
    fn mail_of_white(&self, received_at: Instant, waits: bool) {
        let (state, next, filed) = if waits { ("received", "1", "NULL") } else { ("applied", "NULL", "1") };
        let (game, white) = (self.game.0, self.players.white.0);
        let mail = format!(
            "INSERT INTO inbox (id, received_at, sender, address, game, player, digest, state, next_at, filed_at)
             VALUES (1, {}, 'anna@example.org', 'play+{game}-{white}-1', {game}, {white}, (SELECT head FROM game),
             '{state}', {next}, {filed})
             ON CONFLICT (id) DO UPDATE
             SET state = excluded.state, next_at = excluded.next_at, filed_at = excluded.filed_at",
            received_at.0
        );
        self.instance.execute(&mail).unwrap();
    }

    fn claim(&self, actor: Actor) -> Result<Receipt, Failure> {
        self.instance.service.games.submit(self.instance.submission(self.game, actor, Command::ClaimFlag))
    }
}

/// A move is in time until somebody claims. A mail that came before the claim is judged before it, whether the flag has been
/// noted or not.
#[test]
fn claim_waits_for_earlier_mail() {
    for (flags, noted) in [(FlagRule::OnClaim, false), (FlagRule::OnClaim, true), (FlagRule::ByArbiter, true)]
    {
        let board = Board::new(Regulations { flags, ..Regulations::per_move(1) });
        let claimant = match flags {
            FlagRule::OnClaim => Actor::Player(board.players.black),
            _ => Actor::Arbiter(board.arbiter),
        };
        if noted {
            board.instance.pass(Span::days(1) + Span::minutes(1));
        } else {
            board.instance.clock.advance(Span::days(1) + Span::minutes(1));
            let now = board.instance.clock_now();
            app::ports::write(&*board.instance.store, move |tx| tx.beat(now)).unwrap();
        }
        assert_eq!(board.state().clock.running.unwrap().flagged, noted);
        let now = board.instance.clock_now();
        board.mail_of_white(now - Span(1), true);
        let early = board.claim(claimant);
        assert!(matches!(early, Err(Failure::Busy)), "{early:?}");
        assert!(!board.state().is_over());
        board.mail_of_white(now - Span(1), false);
        assert_eq!(board.claim(claimant).unwrap().refusal, None);
        assert!(board.state().is_over());
        board.instance.verify();
    }
}

/// A session that is over ends, whether a flag waits for its claim or not.
#[test]
fn noted_flag_holds_up_nothing() {
    let mut regulations = Regulations { flags: FlagRule::OnClaim, ..Regulations::per_move(3) };
    regulations.adjournment.session_days = Some(5);
    let board = Board::new(regulations);
    board.instance.pass(Span::days(3) + Span::minutes(1));
    assert!(board.state().clock.running.unwrap().flagged);
    assert_eq!(board.state().state(), State::Playing);
    board.instance.pass(Span::days(2));
    assert_eq!(board.state().state(), State::Sealing);
    assert!(board.state().clock.running.unwrap().flagged);
    board.instance.verify();
}
