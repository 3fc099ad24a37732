//! Submissions of a batch share their statements on PostgreSQL. Whatever comes together must leave the rows and give the
//! answers that it leaves and gives when it comes one by one.

use std::sync::mpsc::{Receiver, sync_channel};

use app::{
    Channel, Failure, Key, Preconditions, Receipt, Request, Submission,
    outbox::MailDetails,
    ports::{Ledger as _, LockScope, MailKind, NewMail, Recipient, Role, SessionId, StoredReceipt, Tx, Work},
};
use domain::{Actor, Command, Digest, GameId, PlayerId, Ply, Regulations};
use store::testing::{Dice, SERVER, TestInstance, seed, seen, tell_skipped};

/// Knights go out and home until the position stands for the fifth time, which ends the game.
const MOVES: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];
const TABLES: [&str; 6] = ["game", "event", "message", "receipt", "outbox", "session"];
/// The tables in which every round leaves something.
const GROWING: [&str; 4] = ["event", "message", "receipt", "outbox"];
const PLAYERS: usize = 4;
const GAMES: usize = 6;

/// An instance with players in their sessions and games under way.
struct Club {
    instance: TestInstance,
    players: Vec<(PlayerId, SessionId)>,
    arbiter: PlayerId,
    games: Vec<(GameId, [usize; 2])>,
}

/// A piece of work for the writer.
#[derive(Clone)]
#[expect(clippy::large_enum_variant, reason = "a test holds a few of them")]
enum Piece {
    Submit(Submission, Preconditions),
    /// Keeps a receipt, writes a mail, and fails if it shall.
    Raw {
        game: GameId,
        player: PlayerId,
        key: String,
        fails: bool,
    },
    EndSession(PlayerId, SessionId),
    /// Reads rows that others may just have written, and writes them.
    Look(GameId),
}

impl Club {
    fn new() -> Self {
        let instance = TestInstance::new();
        let arbiter = instance.add("Arbiter", Role::Arbiter).id;
        let names: Vec<String> = (0..PLAYERS).map(|n| format!("Player{n}")).collect();
        let players: Vec<_> =
            names.iter().map(|name| instance.player(name)).map(|id| (id, instance.session(id))).collect();
        let games = (0..GAMES).map(|n| {
            let (white, black) = (n % PLAYERS, (n + 1 + n / PLAYERS) % PLAYERS);
            let pair = [white, black].map(|player: usize| &names[player][..]);
            (instance.game(arbiter, pair, Regulations::default()), [white, black])
        });
        let games = games.collect();
        Self { instance, players, arbiter, games }
    }

    /// The next piece. `plies` is how far the games are if everything legal was accepted, `keys` what was submitted.
    fn piece(&self, dice: &Dice, plies: &mut [u16], said: &mut Vec<Submission>) -> Piece {
        let at = dice.below(GAMES);
        let (game, seats) = self.games[at];
        let ply = plies[at];
        let (player, session) = self.players[seats[usize::from(ply) % 2]];
        let text = MOVES[usize::from(ply) % 4].to_owned();
        let by_http = dice.below(2) == 0;
        let mut command = Request::play(text, dice.below(8) == 0);
        let mut submission = Submission {
            game,
            actor: Actor::Player(player),
            request: command.clone(),
            seen: seen(Ply(ply)),
            received_at: self.instance.clock_now(),
            channel: if by_http { Channel::Http } else { Channel::Mail },
            key: Key::Named(format!("key {}", said.len())),
        };
        let session = by_http.then_some(session);
        match dice.below(24) {
            0 if !said.is_empty() => submission = said[dice.below(said.len())].clone(),
            1 if !said.is_empty() => submission.key = said[dice.below(said.len())].key.clone(),
            2 => submission.seen = seen(Ply(ply + 2)),
            3 => submission.request = Request::say("Good luck!"),
            4 => submission.game = GameId(999_999),
            5 => submission.actor = Actor::Arbiter(self.arbiter),
            6 => submission.request = Request::from(Command::AcceptDraw),
            7 if dice.below(8) == 0 => submission.request = Request::from(Command::Resign),
            8 => return Piece::Look(game),
            9 if dice.below(8) == 0 => {
                let (player, session) = self.players[dice.below(PLAYERS)];
                return Piece::EndSession(player, session);
            }
            10 => {
                let key = format!("raw {}", dice.below(20));
                return Piece::Raw { game, player, key, fails: dice.below(4) == 0 };
            }
            n => {
                command.text = (n == 11).then(|| "What a move.".into());
                submission.request = command;
                plies[at] += 1;
            }
        }
        said.push(submission.clone());
        Piece::Submit(submission, Preconditions { session, ..Preconditions::default() })
    }

    /// Puts it into the queue of the writer.
    fn begin(&self, piece: Piece) -> Receiver<String> {
        let (done, answer) = sync_channel(1);
        match piece {
            Piece::Submit(submission, conditions) => {
                self.instance.service.games.submit_then(submission, conditions, move |submitted| {
                    done.send(submitted.map_or_else(|_failed| "failed".into(), |it| format!("{it:?}")))
                        .unwrap();
                });
            }
            other => {
                let (scope, work) = self.work(other);
                let done = move |result: Result<(), Failure>| {
                    done.send(result.map_or_else(|_failed| "failed".into(), |()| "done".into())).unwrap();
                };
                self.instance.store.enqueue(scope, work, Box::new(done));
            }
        }
        answer
    }

    fn work(&self, piece: Piece) -> (LockScope, Work) {
        let now = self.instance.clock_now();
        match piece {
            Piece::Submit(..) => unreachable!("begun otherwise"),
            Piece::EndSession(player, session) => {
                (LockScope::Anything, Box::new(move |tx| tx.end_session(player, session).map(drop)))
            }
            Piece::Look(game) => {
                let look = move |tx: &mut dyn Tx| {
                    let row = tx.game(game)?.unwrap();
                    let events = tx.events(game, 0, u32::MAX)?.len();
                    assert_eq!(
                        usize::try_from(row.state.events).unwrap(),
                        events,
                        "a row lags behind its record"
                    );
                    tx.enqueue(&NewMail {
                        details: MailDetails::PassedOn { inbox: i64::try_from(events).unwrap() },
                        ..mail(format!("look {game} {events}"), Recipient::Player(PlayerId(1)), now)
                    })
                };
                (LockScope::Anything, Box::new(look))
            }
            Piece::Raw { game, player, key, fails } => {
                let actor = Actor::Player(player);
                let key = Key::Named(key);
                let scope = LockScope::Submission { game, actor, key: key.clone(), session: None };
                let work = move |tx: &mut dyn Tx| {
                    let refusal = Some(domain::Refusal::UnknownGame);
                    let receipt = Receipt { refusal, ..Receipt::nothing(game, 0, Ply(0)) };
                    let stored = StoredReceipt { request: Digest([3; 32]), receipt };
                    // Without a look whether there is one: the second under this key must fail.
                    tx.insert_receipt(actor, &key, Channel::Console, now, &stored)?;
                    tx.enqueue(&mail(key.text().into_owned(), Recipient::Player(player), now))?;
                    if fails { Err(Failure::Busy) } else { Ok(()) }
                };
                (scope, Box::new(work))
            }
        }
    }

    /// All in one batch: the writer is held until they wait.
    fn together(&self, pieces: Vec<Piece>) -> Vec<String> {
        let (held, holds) = sync_channel(1);
        let (release, released) = sync_channel::<()>(1);
        let hold = move |_tx: &mut dyn Tx| {
            held.send(()).unwrap();
            released.recv().unwrap();
            Ok(())
        };
        self.instance.store.enqueue(LockScope::Anything, Box::new(hold), Box::new(|result| result.unwrap()));
        holds.recv().unwrap();
        let answers: Vec<_> = pieces.into_iter().map(|piece| self.begin(piece)).collect();
        release.send(()).unwrap();
        answers.into_iter().map(|answer| answer.recv().unwrap()).collect()
    }

    fn one_by_one(&self, pieces: Vec<Piece>) -> Vec<String> {
        pieces.into_iter().map(|piece| self.begin(piece).recv().unwrap()).collect()
    }

    /// The rows of a table, as a number; without the numbers of mails, which a repeated attempt uses up.
    fn rows(&self, table: &str) -> i64 {
        let rows = format!(
            "SELECT coalesce(string_agg(row, E'\\n' ORDER BY row), '') FROM \
             (SELECT (to_jsonb({table}) - CASE '{table}' WHEN 'outbox' THEN 'id' ELSE '' END)::text AS row \
             FROM {table}) AS rows"
        );
        self.instance.number(&format!("('x' || substr(md5(({rows})), 1, 15))::bit(60)::bigint"))
    }
}

fn mail(key: String, to: Recipient, now: domain::Instant) -> NewMail {
    NewMail::new(key, to, MailKind::YourMove, now)
}

#[test]
fn batches_act_like_single_pieces() {
    if std::env::var_os(SERVER).is_none() {
        return tell_skipped("statements are shared on PostgreSQL alone; .ci/postgres cargo test does it");
    }
    let seed = seed();
    println!("POSTZUG_SEED={seed}");
    let dice = Dice::new(seed);
    for round in 0..4 {
        let (grouped, serial) = (Club::new(), Club::new());
        let (mut plies, mut said) = (vec![0; GAMES], Vec::new());
        let counts =
            || GROWING.map(|table| grouped.instance.number(&format!("SELECT count(*) FROM {table}")));
        let before = counts();
        for batch in 0..6 {
            let size = 1 + dice.below(64);
            let pieces: Vec<_> = (0..size).map(|_| grouped.piece(&dice, &mut plies, &mut said)).collect();
            assert_eq!(
                grouped.together(pieces.clone()),
                serial.one_by_one(pieces),
                "the answers differ: POSTZUG_SEED={seed}, round {round}, batch {batch}"
            );
            for table in TABLES {
                let rows = [&grouped, &serial].map(|club| club.rows(table));
                assert_eq!(
                    rows[0], rows[1],
                    "{table} differs: POSTZUG_SEED={seed}, round {round}, batch {batch}"
                );
            }
        }
        // Rows that neither of them writes would be equal too.
        for ((table, before), after) in GROWING.iter().zip(before).zip(counts()) {
            assert!(after > before, "nothing was written to {table}: POSTZUG_SEED={seed}, round {round}");
        }
    }
}
