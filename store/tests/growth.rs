//! The cost of growth. A move among a million live games is beside a move among a thousand, ply 400 beside ply 4. A look at
//! the clocks is measured, too. Ratios, taken in turn in one process.
//!
//!     cargo test --profile dist -p postzug-store --features testing --test it growth:: -- --ignored --nocapture

use std::{
    sync::atomic::{AtomicI64, Ordering},
    time::{Duration, Instant},
};

use app::{Channel, Key, Request, Submission, ports::Role};
use domain::{
    Actor, ByColor, GameId, PlayerId, Ply, Position, Regulations,
    notation::{self, Letters, Notation},
};
use store::testing::{TestInstance, seen};

/// Clients at once: somebody who waits for each move before the next, and as many as keep both sides busy.
const CLIENTS: [usize; 2] = [1, 64];
/// Games of a small instance, one of which is the pattern; a round is a move in each of the others.
const SMALL: i64 = 1000;
/// Measurements of each side with each number of clients, after a run that warms up.
const ROUNDS: i64 = 7;

/// An instance full of copies of one game.
struct Hall {
    instance: TestInstance,
    players: ByColor<PlayerId>,
    games: i64,
    script: &'static [String],
    ply: u16,
    rounds: i64,
}

impl Hall {
    fn of(games: i64, script: &'static [String], ply: u16) -> Self {
        let instance = TestInstance::new();
        let players = ByColor { white: instance.player("White"), black: instance.player("Black") };
        let arbiter = instance.add("Arbiter", Role::Arbiter).id;
        assert_eq!(instance.game(arbiter, ["White", "Black"], Regulations::default()), GameId(1));
        let hall = Self { instance, players, games, script, ply, rounds: 0 };
        (0..ply).for_each(|ply| hall.play(GameId(1), ply, &script[usize::from(ply)]));
        hall.fill();
        hall
    }

    /// Copies the game with its last events, straight into the tables.
    fn fill(&self) {
        let copies = self.games - 1;
        let numbers =
            format!("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {copies})");
        let filled = self.instance.execute(&format!(
            "PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; BEGIN;
             {numbers} INSERT INTO game (id, version, ply, white, black, due_at, remind_at, look_at, started_at, head, state)
               SELECT 1 + i, version, ply, white, black, due_at + i, remind_at + i, look_at + i, started_at, head, state
               FROM n, game WHERE id = 1;
             {numbers} INSERT INTO event (game, seq, ply, actor_kind, actor_id, cause, body, hash)
               SELECT 1 + i, seq, event.ply, actor_kind, actor_id, cause, body, hash
               FROM n, event, game WHERE game = 1 AND game.id = 1 AND seq > version - 4;
             COMMIT; PRAGMA wal_checkpoint(TRUNCATE);"
        ));
        filled.unwrap();
        // Or the disk would still be busy with it.
        std::fs::File::open(self.instance.folder.path().join("postzug.db")).unwrap().sync_all().unwrap();
        assert_eq!(self.instance.number("SELECT count(*) FROM game"), self.games);
    }

    fn play(&self, game: GameId, ply: u16, text: &str) {
        let color = if ply.is_multiple_of(2) { domain::Color::White } else { domain::Color::Black };
        let receipt = self.instance.service.games.submit(Submission {
            game,
            actor: Actor::Player(self.players[color]),
            request: Request::play(text, false),
            seen: seen(Ply(ply)),
            received_at: self.instance.clock_now(),
            channel: Channel::Http,
            key: Key::Named(format!("{game}.{ply}")),
        });
        assert_eq!(receipt.unwrap().refusal, None, "{text} at {ply} in {game}");
    }

    /// The next move in all games of a small instance; in a large one, in games far apart that nobody moved in before.
    fn round(&mut self, clients: usize) -> Duration {
        let moves = SMALL - 1;
        let apart = (self.games - 1) / (moves * (2 * ROUNDS + 1));
        let (first, ply) = match apart {
            0 => (0, self.ply + u16::try_from(self.rounds).unwrap()),
            _ => (self.rounds * moves, self.ply),
        };
        self.rounds += 1;
        let text = &self.script[usize::from(ply)];
        let (taken, began) = (AtomicI64::new(0), Instant::now());
        std::thread::scope(|scope| {
            for _ in 0..clients {
                scope.spawn(|| {
                    loop {
                        let turn = taken.fetch_add(1, Ordering::SeqCst);
                        if turn >= moves {
                            break;
                        }
                        self.play(GameId(2 + (first + turn) * apart.max(1)), ply, text);
                    }
                });
            }
        });
        began.elapsed() / u32::try_from(moves).unwrap()
    }

    fn tick(&self) -> Duration {
        let began = Instant::now();
        self.instance.service.time.tick().unwrap();
        began.elapsed()
    }
}

fn median(mut of: Vec<f64>) -> f64 {
    of.sort_unstable_by(f64::total_cmp);
    of[of.len() / 2]
}

/// Random legal moves that repeat nothing and go on for more than 400 half-moves.
fn long_game() -> &'static [String] {
    for mut random in 0_u64..10_000 {
        let (mut position, mut moves) = (Position::default(), Vec::new());
        let mut seen = vec![position.key()];
        while moves.len() < 402 && !position.is_dead() && position.halfmoves() < 90 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let legal = position.legal_moves();
            let Some(index) = usize::try_from(random >> 33).unwrap().checked_rem(legal.len()) else { break };
            let next = position.play(legal[index]).unwrap();
            if seen.iter().filter(|&&key| key == next.key()).count() > 1 {
                break;
            }
            moves.push(notation::write(legal[index], &position, Notation::Numeric, Letters::default()));
            seen.push(next.key());
            position = next;
        }
        if moves.len() == 402 {
            return Vec::leak(moves);
        }
    }
    panic!("no game is long enough");
}

/// The ratios with one client and with many.
fn compare(what: &str, small: &mut Hall, large: &mut Hall) -> [f64; 2] {
    small.round(64);
    large.round(64);
    CLIENTS.map(|clients| {
        let ratios: Vec<f64> = (0..ROUNDS)
            .map(|_| {
                let (small, large) = (small.round(clients), large.round(clients));
                println!("{what}, {clients} clients: {small:?} and {large:?} a move");
                large.as_secs_f64() / small.as_secs_f64()
            })
            .collect();
        let ratio = median(ratios);
        println!("{what}, {clients} clients: {ratio:.2} (median)");
        ratio
    })
}

#[test]
#[ignore = "writes some gigabytes and takes minutes; see the top of this file"]
fn move_cost_is_independent_of_size() {
    let games = std::env::var("POSTZUG_GAMES").map_or(1_000_000, |games| games.parse().unwrap());
    let script = long_game();
    let mut late = Hall::of(SMALL, script, 384);
    let ply = compare("ply 400 beside ply 4", &mut Hall::of(SMALL, script, 4), &mut late);
    let (mut small, mut large) = (Hall::of(SMALL, script, 4), Hall::of(games, script, 4));
    let size = compare(&format!("{games} games beside {SMALL}"), &mut small, &mut large);
    println!("a look at the clocks: {:?} and {:?}", small.tick(), large.tick());
    let met = ply.iter().chain(&size).all(|ratio| *ratio <= 1.15);
    assert!(met, "with 1 and 64 clients: {ply:.2?} late in a game, {size:.2?} among many");
}
