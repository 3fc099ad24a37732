//! The world around one service, in one thread: people, their mail programs, the wire between, the machine it runs
//! on, and time. Everything follows from the seed.

mod ending;
mod games;
mod machine;
mod people;
mod post;
mod record;
mod weather;
mod web;

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet},
    fmt::Write as _,
    rc::Rc,
    sync::Arc,
};

use app::{
    Address, Channel, Failure, Key, LobbyCommand, LobbyRequest, Preconditions, Receipt, Service, Submission,
    Submitted,
    inbox::Intake,
    ports::{self, InboxState, Role, StartChoice, Terms},
};
use domain::{notation::Letters, *};
use mailer::{delivery, reading};
use store::testing::{Dice, ManualClock, Mortal, Solo, TestInstance};

pub use self::weather::Weather;

use self::record::notices;
use crate::{
    mails::{self, Notice, Style},
    model::{Intent, Model, Party, REASON, Stage, Verdict, When, letters, plain},
};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// The timekeeper of the binary pauses for at most half a minute. Here it looks as rarely as possible without an
/// outage.
const NAP: i64 = 285_000;
const OUTAGE: Span = Span(5 * MINUTE);
const GRACE: Span = Span(5_000);

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum EntryPoint {
    Mail,
    Http,
    Both,
}

struct Person {
    id: PlayerId,
    name: String,
    email: String,
    entry_point: EntryPoint,
    letters: Letters,
    style: Style,
    gone: bool,
    /// The plies acted on, and when.
    acted: HashMap<i64, (u16, i64)>,
}

/// A mail that a person wrote; copies of it may arrive.
struct OutgoingMail {
    person: usize,
    address: Address,
    steps: Vec<(Intent, Option<u16>)>,
    /// Written so that nothing in it may be asked about.
    bare: bool,
    /// Not from the address on file.
    foreign: bool,
    /// Says yes to the mail of that number.
    confirms: Option<i64>,
    /// Its numbers in the inbox.
    ids: BTreeSet<i64>,
}

/// A mail in our inbox.
struct Row {
    letter: usize,
    received_at: Instant,
    next_at: Option<Instant>,
    confirming: bool,
    confirmed: bool,
    /// Steps that were judged.
    judged: usize,
    /// The step of a move that stands already, below which a message may still be sent.
    repeated: Option<usize>,
    /// Refused or asked about: it deserves an answer.
    answered: bool,
}

/// A request over HTTP, repeated under the same key.
struct WebRequest {
    person: Option<usize>,
    submission: Submission,
    intent: Intent,
    party: Party,
    version: Option<u32>,
    first: Option<Receipt>,
    tries: u32,
}

struct Table {
    model: Model,
    /// A player who never moves here again.
    silent: Option<Color>,
    /// The sealed move, its draw offer and its spelling.
    sealed: Option<(String, bool, String)>,
}

struct Process {
    ledger: Arc<Mortal>,
    service: Service,
    reader: reading::Worker,
    sender: delivery::Worker,
}

#[derive(Clone)]
enum Do {
    Tick,
    Read,
    Daily,
    Die,
    Restart,
    SetClock(i64),
    Arrive { letter: usize, raw: Rc<str>, tries: u32 },
    Notice { person: usize, notice: Rc<Notice>, again: bool },
    Answer { person: usize, notice: Rc<Notice>, bare: bool },
    Poll { person: usize, table: usize, ply: u16 },
    Ask { request: usize },
    Begin,
    Leave { person: usize },
}

/// Counts of events.
#[derive(Clone, Default, Debug)]
pub struct Figures {
    pub games: u64,
    pub ended: BTreeMap<String, u64>,
    pub moves: u64,
    pub moves_by_mail: u64,
    pub mails_sent: u64,
    pub mails_in: u64,
    pub copies: u64,
    pub asked: u64,
    /// Messages sent below a move that stood already, and those that were on record.
    pub below: u64,
    pub on_record: u64,
    pub refused: BTreeMap<&'static str, u64>,
    pub crashes: u64,
    pub outages: u64,
    pub clock_steps: u64,
    pub ticks: u64,
    pub flags: u64,
    pub sent_twice: u64,
    pub busy: u64,
    pub withheld: u64,
    pub operator: u64,
    pub secrets: u64,
}

pub struct World {
    pub weather: Weather,
    dice: Dice,
    /// True time.
    truly: i64,
    /// The error of the service's clock.
    offset: i64,
    clock: Arc<ManualClock>,
    pub solo: Arc<Solo>,
    process: Option<Process>,
    /// Reads a mail, even if the process dies.
    post_office: Service,
    relay: delivery::Memory,
    queue: BinaryHeap<Reverse<(i64, u64)>>,
    work: HashMap<u64, Do>,
    numbers: u64,
    people: Vec<Person>,
    by_email: HashMap<String, usize>,
    arbiter: PlayerId,
    tables: Vec<Table>,
    by_game: HashMap<i64, usize>,
    /// The instants by which the timekeeper must have acted, by table.
    due: BTreeSet<(Instant, usize)>,
    due_of: HashMap<usize, Instant>,
    running: usize,
    letters: Vec<OutgoingMail>,
    rows: BTreeMap<i64, Row>,
    waiting: BTreeSet<(Instant, Instant, i64)>,
    requests: Vec<WebRequest>,
    deliver: bool,
    next_tick: i64,
    last_beat: Option<Instant>,
    downtimes: HashSet<(Instant, Instant)>,
    /// One of them may not yet be given back to everybody.
    giving_back: bool,
    /// True beginnings and ends of what the service missed, and of sudden changes of its clock.
    away: Vec<(i64, i64)>,
    stepped: Vec<i64>,
    away_since: Option<i64>,
    /// Keys of the notices there should be.
    notices: HashSet<String>,
    sent: HashMap<String, u32>,
    may_repeat: HashSet<String>,
    ending: bool,
    pub figures: Figures,
}

impl World {
    pub fn new(weather: Weather) -> Self {
        let clock = Arc::new(ManualClock::default());
        let start = 1_767_607_200_000;
        clock.set(Instant(start));
        let solo = Arc::new(Solo::new());
        let post_office = TestInstance::service_with(solo.clone(), &clock);
        let mut world = Self {
            dice: Dice::new(weather.seed),
            truly: start,
            offset: 0,
            clock,
            solo,
            process: None,
            post_office,
            relay: delivery::Memory::default(),
            queue: BinaryHeap::new(),
            work: HashMap::new(),
            numbers: 0,
            people: Vec::new(),
            by_email: HashMap::new(),
            arbiter: PlayerId(0),
            tables: Vec::new(),
            by_game: HashMap::new(),
            due: BTreeSet::new(),
            due_of: HashMap::new(),
            running: 0,
            letters: Vec::new(),
            rows: BTreeMap::new(),
            waiting: BTreeSet::new(),
            requests: Vec::new(),
            deliver: false,
            next_tick: 0,
            last_beat: None,
            downtimes: HashSet::new(),
            giving_back: false,
            away: Vec::new(),
            stepped: Vec::new(),
            away_since: None,
            notices: HashSet::new(),
            sent: HashMap::new(),
            may_repeat: HashSet::new(),
            ending: false,
            figures: Figures::default(),
            weather,
        };
        world.arbiter = world.join("Arbiter", Role::Arbiter).id;
        for n in 0..(world.weather.boards / 3).max(4) {
            world.welcome(n);
        }
        world.start();
        for _ in 0..world.weather.boards {
            let after = world.dice.span(Span(0), Span(3 * DAY)).0;
            world.later(after, Do::Begin);
        }
        world.later(DAY, Do::Daily);
        world
    }

    fn join(&self, name: &str, role: Role) -> ports::Player {
        TestInstance::add_to(&*self.solo, TestInstance::someone(name, role, self.wall()))
    }

    fn welcome(&mut self, n: usize) {
        let name = format!("P{n}");
        let mut player = TestInstance::someone(&name, Role::Player, self.wall());
        player.letters = letters(&self.dice);
        player.notation = self.dice.one_of(&domain::notation::Notation::ALL);
        player.acknowledge = self.dice.permille(600);
        player.time_zone =
            (*self.dice.one_of(&[&"UTC", &"Europe/Berlin", &"Australia/Lord_Howe", &"Asia/Kathmandu"]))
                .into();
        let player = TestInstance::add_to(&*self.solo, player);
        let by_mail = self.weather.by_mail;
        let entry_point = if self.dice.permille(by_mail) {
            if self.dice.permille(200) { EntryPoint::Both } else { EntryPoint::Mail }
        } else {
            EntryPoint::Http
        };
        let email = player.email.clone().unwrap();
        self.by_email.insert(email.clone(), self.people.len());
        self.people.push(Person {
            id: player.id,
            name,
            email,
            entry_point,
            letters: player.letters,
            style: self.dice.one_of(&Style::ALL),
            gone: false,
            acted: HashMap::new(),
        });
    }

    /// Returns the time of the service's clock.
    fn wall(&self) -> Instant {
        Instant(self.truly + self.offset)
    }

    fn when(&self, received_at: Instant) -> When {
        When { received_at, now: self.wall().max(received_at) }
    }

    fn later(&mut self, after: i64, what: Do) {
        self.numbers += 1;
        self.work.insert(self.numbers, what);
        self.queue.push(Reverse((self.truly + after.max(0), self.numbers)));
    }

    /// Runs the days, then lets pending work finish.
    pub fn run(&mut self) {
        let end = self.truly + i64::try_from(self.weather.days).unwrap() * DAY;
        self.until(end);
        self.ending = true;
        // Nobody does anything new; mails under way arrive, confirmations run out.
        for _ in 0..9 {
            if self.is_quiet() {
                break;
            }
            self.until(self.truly + DAY);
        }
        if self.process.is_none() {
            self.start();
        }
        self.until(self.truly + HOUR);
        if !self.stepped.is_empty() {
            // Rows written while the clock was ahead are due later.
            self.step(Do::SetClock(28 * DAY));
            self.until(self.truly + 6 * HOUR);
        }
        self.finish();
    }

    /// Returns true if no mail is under way or waiting.
    fn is_quiet(&self) -> bool {
        self.waiting.is_empty()
            && !self.work.values().any(|what| matches!(what, Do::Arrive { .. } | Do::Restart))
    }

    fn until(&mut self, end: i64) {
        while let Some(&Reverse((at, number))) = self.queue.peek() {
            if at > end {
                break;
            }
            self.queue.pop();
            let what = self.work.remove(&number).unwrap();
            self.truly = self.truly.max(at);
            self.clock.set(self.wall());
            self.step(what);
            if self.process.as_ref().is_some_and(|process| process.ledger.is_dead()) {
                self.died();
            }
        }
        self.truly = self.truly.max(end);
        self.clock.set(self.wall());
    }

    fn step(&mut self, what: Do) {
        match what {
            Do::Tick => self.tick(),
            Do::Read => self.read(),
            Do::Daily => self.daily(),
            Do::Die => {
                if let Some(process) = &self.process {
                    let commits = u32::try_from(self.dice.below(12)).unwrap();
                    if self.dice.permille(500) {
                        process.ledger.die_after(commits + 1);
                    } else {
                        process.ledger.die_within(commits);
                    }
                }
            }
            Do::Restart => {
                if self.process.is_none() {
                    self.start();
                }
            }
            Do::SetClock(by) => {
                self.offset += by;
                self.figures.clock_steps += 1;
                self.stepped.push(self.truly);
                self.clock.set(self.wall());
            }
            Do::Arrive { letter, raw, tries } => self.arrive(letter, raw, tries),
            Do::Notice { person, notice, again } => self.noticed(person, &notice, again),
            Do::Answer { person, notice, bare } => self.answer(person, &notice, bare),
            Do::Poll { person, table, ply } => self.poll(person, table, ply),
            Do::Ask { request } => self.ask(request),
            Do::Begin => self.begin(),
            Do::Leave { person } => self.leave(person),
        }
    }
}
