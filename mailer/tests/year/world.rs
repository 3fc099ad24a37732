//! Players, their mails, the machine and the calendar around one service, in one thread.

mod actions;

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, BinaryHeap},
    sync::Arc,
};

use app::{
    Address, Channel, Key, Receipt, Request, Service, Submission, Unresolved,
    inbox::Intake,
    ports::{self, Role, StartChoice, WallClock as _},
};
use domain::{
    Command,
    clock::{FreeTime, Night, TimeOfDay, Weekday},
    *,
};
use jiff::{Timestamp, ToSpan as _, tz::TimeZone};
use mailer::reading::Worker;
use store::testing::{Dice, ManualClock, Solo, TestInstance, seen};

use crate::reckoning::{Board, Place, STEP, at, controls};

const DAY: i64 = 192;
/// A longer time without a heartbeat is an outage.
const OUTAGE: i64 = 5 * 60_000;
const GRACE: i64 = 5_000;

#[derive(Clone, Eq, PartialEq, Ord, PartialOrd)]
enum Do {
    Begin(usize),
    Think(usize, u16),
    Leave(usize),
    Refill(usize, u16),
    Declare(usize, u16),
    Read,
    Down,
    Up { since: i64 },
}

#[derive(Default, Debug)]
pub struct Figures {
    pub moves: u64,
    pub by_mail: u64,
    pub leaves: u64,
    pub refills: u64,
    pub declared: u64,
    pub outages: u64,
    pub restarts: u64,
    pub ticks: u64,
    pub flags: u64,
    pub reminders: u64,
    pub zones: usize,
}

struct Table {
    game: GameId,
    players: [usize; 2],
    board: Board,
    /// The receipt of the mail of the player on move.
    mail: Option<i64>,
    /// The next looks, for the clock and for a reminder.
    due: [Option<i64>; 2],
}

struct Person {
    id: PlayerId,
    name: String,
    zone: String,
}

pub struct World {
    dice: Dice,
    clock: Arc<ManualClock>,
    solo: Arc<Solo>,
    service: Option<Service>,
    reader: Option<Worker>,
    people: Vec<Person>,
    arbiter: PlayerId,
    tables: BTreeMap<usize, Table>,
    by_game: BTreeMap<GameId, usize>,
    queue: BinaryHeap<Reverse<(i64, u64, Do)>>,
    numbers: u64,
    /// The moves of every game.
    line: Vec<String>,
    start: i64,
    end: i64,
    /// The instant of the next look at each board, by the reckoning.
    due: BTreeSet<(i64, usize)>,
    pub figures: Figures,
}

/// Legal moves none of which ends a game.
fn line(dice: &Dice) -> Vec<String> {
    let mut position = Position::default();
    let (mut seen, mut moves) = (vec![position.clone()], Vec::new());
    while moves.len() < 240 {
        let legal = position.legal_moves();
        let continues = |after: &Position| {
            !after.legal_moves().is_empty()
                && !after.is_dead()
                && after.halfmoves() < 100
                && !seen.contains(after)
        };
        let first = dice.below(legal.len());
        let found = (0..legal.len()).map(|n| legal[(first + n) % legal.len()]).find_map(|m| {
            position
                .play(m)
                .filter(|after| after.men() > 12 || after.men() == position.men())
                .filter(continues)
                .map(|after| (m, after))
        });
        let Some((m, after)) = found else { break };
        moves.push(position.uci(m));
        seen.push(after.clone());
        position = after;
    }
    moves
}

impl World {
    pub fn new(seed: u64, games: usize, days: i64) -> Self {
        let dice = Dice::new(seed);
        let clock = Arc::new(ManualClock::default());
        let start = 1_767_607_200_000 / STEP;
        clock.set(at(start));
        let solo = Arc::new(Solo::new());
        let arbiter =
            TestInstance::add_to(&*solo, TestInstance::someone("Arbiter", Role::Arbiter, at(start))).id;
        let mut zones: Vec<String> = jiff::tz::db()
            .available()
            .map(|name| name.as_str().to_owned())
            .filter(|name| app_knows(name))
            .collect();
        dice.shuffle(&mut zones);
        let people: Vec<Person> = (0..zones.len().min(games))
            .map(|n| {
                let name = format!("P{n}");
                let mut player = TestInstance::someone(&name, Role::Player, at(start));
                player.time_zone = zones[n].clone();
                player.acknowledge = false;
                let id = TestInstance::add_to(&*solo, player).id;
                Person { id, name, zone: zones[n].clone() }
            })
            .collect();
        let figures = Figures { zones: people.len(), ..Figures::default() };
        let line = line(&dice);
        let mut world = Self {
            dice,
            clock,
            solo,
            service: None,
            reader: None,
            people,
            arbiter,
            tables: BTreeMap::new(),
            by_game: BTreeMap::new(),
            queue: BinaryHeap::new(),
            numbers: 0,
            line,
            start,
            end: start + days * DAY,
            due: BTreeSet::new(),
            figures,
        };
        world.begin_service();
        for n in 0..games {
            let when = start + world.steps(days * DAY * 2 / 3);
            world.push(when, Do::Begin(n));
        }
        world.push(start + 2, Do::Read);
        world.push(start + DAY, Do::Down);
        world
    }

    /// A number of steps on the quarter of an hour.
    fn steps(&self, most: i64) -> i64 {
        let quarters = usize::try_from(most / 2).unwrap().max(1);
        i64::try_from(self.dice.below(quarters)).unwrap() * 2
    }

    fn push(&mut self, step: i64, what: Do) {
        self.numbers += 1;
        self.queue.push(Reverse((step, self.numbers, what)));
    }

    fn now(&self) -> i64 {
        self.clock.now().0
    }

    fn begin_service(&mut self) {
        let service = TestInstance::service_with(self.solo.clone(), &self.clock);
        self.reader = Some(Worker::new(service.clone(), None));
        self.service = Some(service);
    }

    fn service(&self) -> Option<Service> {
        self.service.clone()
    }

    /// Writes the heartbeat of a timekeeper that finds nothing to do.
    fn beat(&self) {
        let now = self.clock.now();
        ports::write(&*self.solo, move |tx| tx.beat(now)).unwrap();
    }

    pub fn run(&mut self) {
        while let Some(Reverse((step, _, what))) = self.queue.pop() {
            if step > self.end {
                break;
            }
            self.pass_until(step * STEP);
            self.act(step, what);
        }
        self.check_reminders();
        let faults = self.service().map_or_else(Vec::new, |service| service.ops.verify_all().unwrap().faults);
        assert_eq!(faults, []);
    }

    /// The timekeeper looks whenever it is told to.
    fn pass_until(&mut self, until: i64) {
        while let Some(service) = self.service() {
            let after = Instant(self.now() - GRACE - 1);
            let next = ports::read(&*self.solo, |view| view.next_due(after)).unwrap();
            let Some(next) =
                next.map(|due| (due.0 + GRACE + 1).max(self.now() + 1)).filter(|&next| next <= until)
            else {
                break;
            };
            self.clock.set(Instant(next));
            self.beat();
            service.time.tick().unwrap();
            self.figures.ticks += 1;
            self.look();
        }
        self.clock.set(Instant(until));
        if self.service.is_some() {
            self.beat();
        }
    }

    /// After a look of the timekeeper: flags fell and reminders came where the reckoning says, and nowhere else.
    fn look(&mut self) {
        let now = self.now();
        let late: Vec<usize> = self.due.range(..(now + 1, 0)).map(|&(_, table)| table).collect();
        // The first mail of each person that is not read: it may be about all games.
        let mut unread: BTreeMap<usize, i64> = BTreeMap::new();
        for table in self.tables.values().filter(|_| !late.is_empty()) {
            if let Some(received) = table.mail {
                let first = unread.entry(table.players[table.board.on_move()]).or_insert(received);
                *first = received.min(*first);
            }
        }
        let mut fell = BTreeSet::new();
        for n in late {
            let table = self.tables.get_mut(&n).unwrap();
            let first = unread.get(&table.players[table.board.on_move()]);
            let waits = first.is_some_and(|received| received * STEP <= table.board.deadline);
            if table.board.look(now, waits) {
                fell.insert(table.game);
            }
            self.schedule(n);
        }
        for (game, _) in self.solo.grown() {
            let state = self.state(game);
            let table = &self.tables[&self.by_game[&game]];
            if state.is_over() && !fell.remove(&game) {
                panic!("{game} ended early, {now}: {:?} against {}", state.result(), table.board.deadline);
            }
        }
        assert!(fell.is_empty(), "{fell:?} go on at {now}");
    }

    fn schedule(&mut self, n: usize) {
        let table = self.tables.get_mut(&n).unwrap();
        for at in table.due.into_iter().flatten() {
            self.due.remove(&(at, n));
        }
        let board = &table.board;
        table.due = [board.runs().then_some(board.deadline + GRACE + 1), board.next_reminder];
        self.due.extend(table.due.into_iter().flatten().map(|at| (at, n)));
    }

    fn state(&self, game: GameId) -> Game {
        self.service().unwrap().games.game(game).unwrap().unwrap().row.state
    }

    fn act(&mut self, step: i64, what: Do) {
        if let Do::Up { since } = what {
            return self.up(since, step);
        }
        if self.service.is_none() {
            // Players wait for the service.
            return self.push(step + 2, what);
        }
        match what {
            Do::Begin(n) => self.begin(n, step),
            Do::Think(n, ply) => self.think(n, ply, step),
            Do::Leave(n) => self.leave(n, step),
            Do::Refill(n, ply) => self.refill(n, ply, step),
            Do::Declare(n, ply) => self.declare(n, ply, step),
            Do::Read => self.read(step),
            Do::Down => self.down(step),
            Do::Up { .. } => {}
        }
    }

    /// Compares the clock of the service with the reckoning.
    fn agrees(&mut self, n: usize) {
        let table = &self.tables[&n];
        let state = self.state(table.game);
        assert_eq!(
            state.deadline().map(|deadline| deadline.0),
            table.board.runs().then_some(table.board.deadline),
            "{} at {}: {:?}",
            table.game,
            self.now(),
            state.regulations
        );
        self.schedule(n);
    }

    /// Draws the time of thought of the player on move.
    fn next(&mut self, n: usize, step: i64) {
        let ply = self.tables[&n].board.ply;
        if usize::from(ply) >= self.line.len() {
            return;
        }
        let most = match self.dice.below(1000) {
            0..600 => 2 * DAY,
            600..950 => 8 * DAY,
            950..990 => 20 * DAY,
            _ => 70 * DAY,
        };
        let thinks = self.steps(most);
        self.push(step + 2 + thinks, Do::Think(n, ply));
        if thinks > 3 * DAY {
            let (refills, declares) = (self.steps(thinks), self.steps(thinks));
            self.push(step + 2 + refills, Do::Refill(n, ply));
            if self.dice.permille(500) {
                self.push(step + 2 + declares, Do::Declare(n, ply));
            }
        }
    }

    /// Each reminder once, and none but those.
    fn check_reminders(&mut self) {
        for table in self.tables.values() {
            let id = table.game.0;
            let sent = self.solo.texts(&format!(
                "SELECT ply || ' ' || details AS text FROM outbox WHERE kind = 'reminder' AND game = {id}"
            ));
            let mut sent: Vec<String> = sent;
            let mut expected: Vec<String> = table
                .board
                .reminded
                .iter()
                .map(|(ply, kind)| format!("{ply} {{\"reminder\":\"{kind}\"}}"))
                .collect();
            sent.sort();
            expected.sort();
            assert_eq!(sent, expected, "{}", table.game);
            self.figures.reminders += u64::try_from(sent.len()).unwrap();
        }
        let fell = "SELECT count(*) FROM event WHERE body LIKE '{\"type\":\"flag_fell\"%'";
        self.figures.flags = u64::try_from(self.solo.number(fell)).unwrap();
    }
}

/// Zones that go by the name of a place; the others are links to them or none.
fn app_knows(name: &str) -> bool {
    TimeZone::get(name).is_ok()
}
