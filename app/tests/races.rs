//! Two instances and many threads want different things of the same game at the same moment. One gets it, the others learn
//! the reason, and the record is whole. `POSTZUG_RACES` sets the number of rounds, `POSTZUG_SEED` what is drawn.

use std::sync::{
    Barrier,
    atomic::{AtomicUsize, Ordering},
};

use app::{
    Address, Channel, Failure, Key, LobbyCommand, LobbyRequest, Preconditions, Receipt, Request, Service,
    Submission, Submitted, Unresolved,
    inbox::{Disposition, Intake},
    ports::{InboxState, Role, StartChoice},
};
use domain::*;
use store::testing::{Dice, TestInstance, seed, seen};

/// Games in one batch: all begin at the same instant and have the same deadline.
const BATCH: usize = 250;

fn rounds() -> usize {
    std::env::var("POSTZUG_RACES").map_or(10_000, |rounds| rounds.parse().unwrap())
}

/// Draws that follow from a printed seed.
fn dice() -> Dice {
    let seed = seed();
    println!("POSTZUG_SEED={seed}");
    Dice::new(seed)
}

/// A store that two instances serve, and its people.
struct Arena {
    instance: TestInstance,
    instances: [Service; 2],
    players: ByColor<PlayerId>,
    arbiter: PlayerId,
    keys: AtomicUsize,
}

/// One of those who want something of a game.
#[derive(Clone)]
struct Contender {
    submission: Submission,
    /// Acts only on this version of the game, as `If-Match` asks for.
    version: Option<u32>,
}

/// The answer that they got.
#[derive(Clone, Debug)]
enum Told {
    Receipt(Receipt),
    /// The game is no longer as they have seen it: 412.
    OtherVersion,
}

impl Told {
    fn won(&self) -> bool {
        matches!(self, Self::Receipt(receipt) if receipt.refusal.is_none() && !receipt.repeated)
    }

    /// The stable code; none for a winner.
    fn code(&self) -> String {
        match self {
            Self::OtherVersion => "version_mismatch".into(),
            Self::Receipt(receipt) => receipt.refusal.as_ref().map(code).unwrap_or_default(),
        }
    }
}

fn code(refusal: &Refusal) -> String {
    serde_json::to_value(refusal).unwrap()["code"].as_str().unwrap().to_owned()
}

fn mv(text: &str) -> Request {
    Request::play(text, false)
}

fn seal(text: &str) -> Request {
    Request::seal(text, false)
}

impl Arena {
    fn new() -> Self {
        let instance = TestInstance::new();
        let players = ByColor { white: instance.player("Anna"), black: instance.player("Boris") };
        let arbiter = instance.add("Carla", Role::Arbiter).id;
        let other = TestInstance::service_on(&instance.instance(), &instance.clock);
        let instances = [instance.service.clone(), other];
        Self { instance, instances, players, arbiter, keys: AtomicUsize::new(0) }
    }

    fn key(&self) -> Key {
        Key::Named(format!("key {}", self.keys.fetch_add(1, Ordering::Relaxed)))
    }

    /// New games with a day for each move, all begun now.
    fn games(&self, n: usize) -> Vec<GameId> {
        let create = |_| {
            let command = LobbyCommand::Create {
                white: "Anna".into(),
                black: "Boris".into(),
                start: StartChoice::default(),
                regulations: Regulations::per_move(1),
                tournament: String::new(),
            };
            let lobby_request = LobbyRequest {
                actor: Actor::Arbiter(self.arbiter),
                command,
                received_at: self.instance.clock_now(),
                channel: Channel::Http,
                key: self.key(),
            };
            patiently(|| self.instance.service.lobby.arrange(lobby_request.clone())).game.unwrap()
        };
        let share = n.div_ceil(8);
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..n)
                .step_by(share.max(1))
                .map(|from| scope.spawn(move || (from..n.min(from + share)).map(create).collect::<Vec<_>>()))
                .collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
        })
    }

    fn state(&self, game: GameId) -> Game {
        self.instance.state(game)
    }

    fn white(&self, game: GameId, request: Request, ply: Option<u16>) -> Contender {
        self.by(Actor::Player(self.players.white), game, request, ply)
    }

    fn by(&self, actor: Actor, game: GameId, request: Request, ply: Option<u16>) -> Contender {
        let submission = Submission {
            game,
            actor,
            request,
            seen: ply.map_or(Seen::Nothing, |ply| seen(Ply(ply))),
            received_at: self.instance.clock_now(),
            channel: if actor == Actor::Timekeeper { Channel::Timekeeper } else { Channel::Http },
            key: self.key(),
        };
        Contender { submission, version: None }
    }

    fn act(&self, instance: usize, contender: &Contender) -> Told {
        let service = &self.instances[instance % 2];
        let conditions = Preconditions {
            versions: contender.version.map(|version| vec![version]),
            ..Preconditions::default()
        };
        match patiently(|| service.games.submit_if(contender.submission.clone(), conditions.clone())) {
            Submitted::Judged(receipt) => Told::Receipt(receipt),
            Submitted::OtherVersion => Told::OtherVersion,
            Submitted::SessionEnded => unreachable!("nobody acts by a session here"),
        }
    }

    /// Everybody at once, game after game: the k-th of each round runs in thread k, half of them through each
    /// instance. What each was told, by round.
    fn race(&self, rounds: &[Vec<Contender>]) -> Vec<Vec<Told>> {
        let width = rounds.iter().map(Vec::len).max().unwrap_or(0);
        let start = Barrier::new(width);
        let run = &|k: usize| -> Vec<Told> {
            start.wait();
            rounds.iter().filter_map(|round| round.get(k)).map(|one| self.act(k, one)).collect()
        };
        let by_thread: Vec<Vec<Told>> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..width).map(|k| scope.spawn(move || run(k))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        let mut told: Vec<_> = by_thread.into_iter().map(Vec::into_iter).collect();
        rounds.iter().map(|round| (0..round.len()).map(|k| told[k].next().unwrap()).collect()).collect()
    }

    /// The record is whole: chains, folds, one move a ply, one notice for each player and event.
    fn verify(&self) {
        self.instance.verify();
        let twice = "SELECT count(*) FROM (SELECT 1 FROM outbox WHERE game IS NOT NULL
             GROUP BY game, seq, player HAVING count(*) > 1) AS twice";
        assert_eq!(self.instance.number(twice), 0, "two notices about one event");
        let unmatched = "SELECT count(*) FROM game WHERE version <>
             (SELECT count(*) FROM event WHERE event.game = game.id)";
        assert_eq!(self.instance.number(unmatched), 0, "versions");
    }
}

/// Repeats as a client does that gets 503 or 451, with the same key.
fn patiently<T>(mut attempt: impl FnMut() -> Result<T, Failure>) -> T {
    loop {
        match attempt() {
            Ok(value) => return value,
            Err(Failure::Busy) => std::thread::yield_now(),
            Err(failure) => panic!("{failure}"),
        }
    }
}

/// Batches of a share of all rounds.
fn batches(share: usize) -> impl Iterator<Item = usize> {
    let mut left = rounds() * share / 100;
    std::iter::from_fn(move || {
        let batch = left.min(BATCH);
        left -= batch;
        (batch > 0).then_some(batch)
    })
}

/// The move that a submission plays, as it is written.
fn move_of(submission: &Submission) -> Option<&String> {
    match &submission.request.command {
        Unresolved::Command(Command::Move { m: MoveText::Written(text), .. }) => Some(text),
        _ => None,
    }
}

#[test]
fn one_move_per_ply() {
    let (arena, dice) = (Arena::new(), dice());
    let moves = [["e2e4", "5254", "d4", "4244"], ["e7e5", "5755", "c5", "3735"]];
    let uci = |text: &str| match text {
        "5254" => "e2e4",
        "d4" | "4244" => "d2d4",
        "5755" => "e7e5",
        "c5" | "3735" => "c7c5",
        text => Box::leak(text.to_owned().into_boxed_str()),
    };
    for batch in batches(40) {
        // Both sides' first moves: two rounds for each game.
        let games = arena.games(batch.div_ceil(2));
        for ply in 0..2_u16 {
            let actor = Actor::Player(if ply == 0 { arena.players.white } else { arena.players.black });
            let rounds: Vec<Vec<Contender>> = games
                .iter()
                .map(|&game| {
                    let mut round: Vec<_> = (0..4)
                        .map(|_| {
                            let text = dice.one_of(&moves[usize::from(ply)]);
                            arena.by(actor, game, mv(text), Some(ply))
                        })
                        .collect();
                    // The same request twice, through both instances.
                    round.push(round[0].clone());
                    round
                })
                .collect();
            let told = arena.race(&rounds);
            for (round, told) in rounds.iter().zip(&told) {
                let played = arena.state(round[0].submission.game).move_at(Ply(ply)).unwrap();
                let played = played.0.uci(played.1);
                let winners: Vec<_> = told.iter().filter(|told| told.won()).collect();
                assert_eq!(winners.len(), 1, "{told:?}");
                let version = u32::from(ply) + 2;
                for (one, told) in round.iter().zip(told) {
                    let Some(text) = move_of(&one.submission) else { continue };
                    let Told::Receipt(receipt) = told else { panic!("no version was named") };
                    assert_eq!(receipt.version, version, "{told:?}");
                    match &receipt.refusal {
                        None => assert_eq!(played, uci(text), "who is told so has played"),
                        Some(refusal) if played == uci(text) => {
                            assert_eq!(*refusal, Refusal::AlreadyPlayed { ply: Ply(ply + 1) });
                        }
                        Some(refusal) => {
                            assert_eq!(*refusal, Refusal::WrongPly { expected: ply, current: ply + 1 });
                        }
                    }
                }
                // The repeated request was told the same as the first.
                let (Told::Receipt(first), Told::Receipt(again)) = (&told[0], &told[4]) else { panic!() };
                assert!(first.repeated != again.repeated, "{told:?}");
                assert_eq!(Receipt { repeated: again.repeated, ..first.clone() }, *again);
            }
        }
    }
    arena.verify();
}

#[test]
fn resignation_or_move_happens_once() {
    let (arena, dice) = (Arena::new(), dice());
    for batch in batches(20) {
        let games = arena.games(batch);
        let bound = |at: usize| at.is_multiple_of(2);
        let rounds: Vec<Vec<Contender>> = games
            .iter()
            .enumerate()
            .map(|(at, &game)| {
                let who = Actor::Player(arena.players[dice.one_of(&Color::ALL)]);
                let ply = bound(at).then_some(0);
                let mut round = vec![
                    arena.white(game, mv("e4"), Some(0)),
                    arena.by(who, game, Request::from(Command::Resign), ply),
                    arena.by(who, game, Request::from(Command::Resign), ply),
                    arena.white(game, mv("d4"), Some(0)),
                ];
                let swapped = dice.below(4);
                round.swap(0, swapped);
                round
            })
            .collect();
        for (at, (round, told)) in rounds.iter().zip(arena.race(&rounds)).enumerate() {
            let state = arena.state(round[0].submission.game);
            let (mut moved, mut resigned) = (0, 0);
            for (one, told) in round.iter().zip(&told) {
                let is_move = move_of(&one.submission).is_some();
                if told.won() {
                    *if is_move { &mut moved } else { &mut resigned } += 1;
                } else {
                    let expected = match (state.ply, is_move) {
                        (Ply(0), _) | (_, false)
                            if state.is_over() && (!bound(at) || state.ply == Ply(0)) =>
                        {
                            &["game_over"][..]
                        }
                        // After another move, and perhaps after the resignation that came after it.
                        _ => &["wrong_ply"],
                    };
                    let expected = if is_move && !bound(at) { &["game_over", "wrong_ply"] } else { expected };
                    assert!(expected.contains(&told.code().as_str()), "{}: {state:?}", told.code());
                }
            }
            assert_eq!((moved, resigned), (usize::from(state.ply.0), usize::from(state.is_over())));
            // Unbound, a resignation after the move is one all the same; a move after it is none.
            assert!(if bound(at) { moved + resigned == 1 } else { resigned == 1 && moved <= 1 }, "{told:?}");
        }
    }
    arena.verify();
}

#[test]
fn flag_or_move_at_deadline() {
    let (arena, dice) = (Arena::new(), dice());
    let mut fell = 0;
    for batch in batches(15) {
        let games = arena.games(batch);
        let deadline = arena.state(games[0]).deadline().unwrap();
        // Nobody was away.
        arena.instance.clock.set(deadline + Span(5_000));
        let now = arena.instance.clock_now();
        app::ports::write(&*arena.instance.store, move |tx| tx.beat(now)).unwrap();
        arena.instance.service.time.tick().unwrap();
        assert!(games.iter().all(|&game| !arena.state(game).is_over()), "not before the grace has passed");
        arena.instance.clock.advance(Span(1));
        let rounds: Vec<Vec<Contender>> = games
            .iter()
            .map(|&game| {
                let mut round = vec![
                    arena.white(game, mv("e4"), Some(0)),
                    arena.by(Actor::Timekeeper, game, Request::from(Command::FlagFall), None),
                    arena.by(Actor::Timekeeper, game, Request::from(Command::FlagFall), None),
                    arena.white(game, mv("d4"), Some(0)),
                ];
                let stamp = deadline + Span(dice.one_of(&[-1, 0, 1]));
                round[0].submission.received_at = stamp;
                round[3].submission.received_at = stamp;
                // Both instances name the same fall alike, as their timekeepers do.
                round[1].submission.key = Key::Named(format!("due.{game}.1"));
                round[2].submission.key = round[1].submission.key.clone();
                let swapped = dice.below(4);
                round.swap(0, swapped);
                round
            })
            .collect();
        let told = arena.race(&rounds);
        for (round, told) in rounds.iter().zip(told) {
            let state = arena.state(round[0].submission.game);
            let moves = round.iter().zip(&told).filter(|(one, _)| !one.submission.seen.is_nothing());
            let (stamped, codes): (Vec<_>, Vec<_>) =
                moves.map(|(one, told)| (one.submission.received_at, told.code())).unzip();
            let in_time = stamped[0] <= deadline;
            if state.ply == Ply(1) {
                assert!(in_time && !state.is_over(), "a late move was played");
                assert!(codes.contains(&String::new()) && codes.contains(&"wrong_ply".into()), "{codes:?}");
                let (flag, Told::Receipt(receipt)) = round
                    .iter()
                    .zip(&told)
                    .find(|(one, _)| one.submission.actor == Actor::Timekeeper)
                    .unwrap()
                else {
                    panic!("no version was named")
                };
                assert_eq!(receipt.refusal, Some(Refusal::FlagNotFallen), "{:?}", flag.submission.key);
            } else {
                fell += 1;
                assert_eq!(state.result(), Some((Outcome::BlackWins, Termination::TimeLimitExceeded)));
                let allowed: &[&str] = if in_time { &["game_over"] } else { &["too_late", "game_over"] };
                assert!(codes.iter().all(|code| allowed.contains(&code.as_str())), "{codes:?}");
            }
        }
        let now = arena.instance.clock_now() + Span::minutes(1);
        arena.instance.clock.set(now);
        arena.instance.service.time.tick().unwrap();
    }
    assert!(fell > 0 || rounds() < 100, "the flag never won");
    let falls = "SELECT count(*) FROM event WHERE body LIKE '%flag_fell%'";
    let ended = "SELECT count(*) FROM game WHERE termination = 'time_limit_exceeded'";
    assert_eq!(arena.instance.number(falls), arena.instance.number(ended));
    arena.verify();
}

#[test]
fn mail_stored_in_time_beats_flag() {
    let (arena, dice) = (Arena::new(), dice());
    for batch in batches(5) {
        let games = arena.games(batch);
        let deadline = arena.state(games[0]).deadline().unwrap();
        let mut mails = Vec::new();
        for &game in &games {
            let received_at = deadline + Span(dice.one_of(&[-1, 0, 1]));
            let address =
                Address::Play { game, player: arena.players.white, seen: PositionId::unrevised(Ply(0)) };
            let raw = format!("Message-ID: <{}@example.org>\r\n\r\n5254\r\n", game.0).into_bytes();
            let mail =
                Intake { sender: "anna@example.org".into(), recipients: vec![address], raw, received_at };
            let id = arena.instance.service.mail_in.intake(&mail).unwrap()[0];
            mails.push((game, id, received_at));
        }
        // In the order of arrival: a late mail waits for earlier mails of the player about any game.
        mails.sort_by_key(|&(_, _, received_at)| received_at);
        arena.instance.clock.set(deadline + Span(5_001));
        let now = arena.instance.clock_now();
        app::ports::write(&*arena.instance.store, move |tx| tx.beat(now)).unwrap();
        let read = |(game, id, received_at): (GameId, i64, Instant)| {
            let mut mail = arena.white(game, mv("5254"), Some(0));
            mail.submission = Submission {
                received_at,
                channel: Channel::Mail,
                key: Key::Mail { inbox: id, line: 0 },
                ..mail.submission
            };
            let told = arena.act(0, &mail);
            arena
                .instance
                .service
                .mail_in
                .file_mails(vec![(id, Disposition::quiet(InboxState::Applied, ""))], None)
                .unwrap();
            told
        };
        std::thread::scope(|scope| {
            for instance in &arena.instances {
                scope.spawn(|| (0..3).map(|_| instance.time.tick().unwrap().acted).sum::<u32>());
            }
            scope.spawn(|| {
                for &mail in &mails {
                    let told = read(mail);
                    assert_eq!(told.won(), mail.2 <= deadline, "{told:?} {:?}", mail.2 - deadline);
                }
            });
        });
        arena.instance.service.time.tick().unwrap();
        for (game, _, received_at) in mails {
            assert_eq!(arena.state(game).is_over(), received_at > deadline);
        }
    }
    arena.verify();
}

#[test]
fn decision_or_move_happens_once() {
    let (arena, dice) = (Arena::new(), dice());
    for batch in batches(10) {
        let games = arena.games(batch);
        let rounds: Vec<Vec<Contender>> = games
            .iter()
            .map(|&game| {
                let arbiter = Actor::Arbiter(arena.arbiter);
                let decision = dice.one_of(&[0, 1, 2]);
                let command = match decision {
                    0 => Request::act(Act::Adjudicate { outcome: Outcome::Draw }, "by the table base"),
                    1 => Request::act(Act::Forfeit { loser: Color::White }, "conduct"),
                    _ => Request::act(domain::Act::Adjourn, "Late."),
                };
                // As they have seen the game.
                let decision = Contender { version: Some(1), ..arena.by(arbiter, game, command, None) };
                let mut round = vec![
                    arena.white(game, mv("e4"), Some(0)),
                    decision.clone(),
                    Contender {
                        submission: Submission { key: arena.key(), ..decision.submission.clone() },
                        ..decision
                    },
                    arena.white(game, mv("d4"), Some(0)),
                ];
                let swapped = dice.below(4);
                round.swap(0, swapped);
                round
            })
            .collect();
        for (round, told) in rounds.iter().zip(arena.race(&rounds)) {
            let state = arena.state(round[0].submission.game);
            assert_eq!(told.iter().filter(|told| told.won()).count(), 1, "{told:?}");
            for (one, told) in round.iter().zip(&told).filter(|(_, told)| !told.won()) {
                let expected = match (move_of(&one.submission).is_some(), &state.phase) {
                    (true, Phase::Ended { .. }) => "game_over",
                    (true, Phase::Sealing) => "must_seal",
                    (true, _) => "wrong_ply",
                    _ => "version_mismatch",
                };
                assert_eq!(told.code(), expected, "{state:?}");
            }
        }
    }
    arena.verify();
}

#[test]
fn one_of_competing_seals_counts() {
    let (arena, dice) = (Arena::new(), dice());
    for batch in batches(10) {
        let games = arena.games(batch);
        for &game in &games {
            let order = arena.by(
                Actor::Arbiter(arena.arbiter),
                game,
                Request::act(domain::Act::Adjourn, "Late."),
                None,
            );
            assert!(arena.act(0, &order).won());
        }
        let rounds: Vec<Vec<Contender>> = games
            .iter()
            .map(|&game| {
                let mut round = vec![
                    arena.white(game, seal("5254"), Some(0)),
                    arena.white(game, seal("d2-d4"), Some(0)),
                    arena.white(game, mv("Nf3"), Some(0)),
                    arena.white(game, mv("5254"), Some(0)),
                ];
                let swapped = dice.below(4);
                round.swap(0, swapped);
                round
            })
            .collect();
        for (round, told) in rounds.iter().zip(arena.race(&rounds)) {
            let game = round[0].submission.game;
            let mut sealed = None;
            for (one, told) in round.iter().zip(&told) {
                match (&one.submission.request.command, told.won()) {
                    (Unresolved::Seal { text, .. }, true) => {
                        assert!(sealed.replace(text.expose().to_owned()).is_none(), "two sealed");
                    }
                    (Unresolved::Seal { .. }, false) => assert_eq!(told.code(), "adjourned"),
                    (_, won) => {
                        assert!(
                            !won && ["must_seal", "adjourned"].contains(&told.code().as_str()),
                            "{told:?}"
                        );
                    }
                }
            }
            let sealed = sealed.expect("one sealed");
            assert!(matches!(arena.state(game).phase, Phase::Adjourned { .. }));
            // What was opened is what the winner was told was sealed.
            let resume = arena.by(
                Actor::Player(arena.players.black),
                game,
                Request::from(Command::Resume { envelope: None }),
                None,
            );
            let Told::Receipt(opened) = arena.act(1, &resume) else { panic!("no version was named") };
            let Some(Event { kind: EventKind::Opened { envelope, .. }, .. }) = opened.events.first() else {
                panic!("{opened:?}")
            };
            assert!(envelope.contains(&format!("written: {sealed}\n")));
        }
    }
    arena.verify();
}

/// Words are for games under way, and nobody leaves while they have one: when they have left, nothing they wrote is
/// there.
#[test]
fn deletion_race_leaves_no_text() {
    let (arena, dice) = (Arena::new(), dice());
    let mut cut_short = 0;
    for round in 0..rounds().div_ceil(250).max(20) {
        let name = format!("Dora{round}");
        let dora = arena.instance.player(&name);
        let command = LobbyCommand::Create {
            white: name,
            black: "Boris".into(),
            start: StartChoice::default(),
            regulations: Regulations::default(),
            tournament: String::new(),
        };
        let begin = LobbyRequest {
            actor: Actor::Arbiter(arena.arbiter),
            command,
            received_at: arena.instance.clock_now(),
            channel: Channel::Http,
            key: arena.key(),
        };
        let game = patiently(|| arena.instance.service.lobby.arrange(begin.clone())).game.unwrap();
        let (start, first) = (Barrier::new(3), dice.below(20));
        let said = std::thread::scope(|scope| {
            let say = |from: usize| {
                start.wait();
                let say = |n| {
                    let command = Request::say(format!("words {n}"));
                    arena.act(n, &arena.by(Actor::Player(dora), game, command, None)).won()
                };
                (from..from + 20).take_while(|&n| say(n)).count()
            };
            let writers = [scope.spawn(move || say(0)), scope.spawn(move || say(21))];
            start.wait();
            for _ in 0..first {
                std::thread::yield_now();
            }
            let leave = || match patiently(|| arena.instances[1].accounts.delete_account(dora, None, true)) {
                Ok(()) => true,
                Err(refusal) => panic!("{refusal:?}"),
            };
            assert!(leave());
            writers.map(|writer| writer.join().unwrap())
        });
        let written = format!("SELECT count(*) FROM message WHERE author = {}", dora.0);
        let taken = said.iter().sum::<usize>();
        assert_eq!(arena.instance.number(&written), i64::try_from(taken).unwrap(), "round {round}");
        let left = format!("{written} AND text <> ''");
        assert_eq!(arena.instance.number(&left), 0, "round {round}: {said:?} were taken");
        cut_short += usize::from(taken > 0 && said.iter().any(|&taken| taken < 20));
    }
    assert!(cut_short > 0, "nobody was still writing when the account went");
    arena.verify();
}
