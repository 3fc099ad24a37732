//! The world around one service, in one thread: people, their mail programs, the wire between, the machine it runs
//! on, and time. Everything follows from the seed.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet},
    fmt::Write as _,
    rc::Rc,
    sync::Arc,
};

use app::{
    Address, Arrangement, Channel, Failure, Key, NewGameWish, Receipt, Service, Submission, Wish,
    inbox::Intake,
    ports::{self, InboxState, Role, StartWish, Terms},
};
use domain::{notation::Letters, *};
use mailer::{delivery, reading};
use store::testing::{House, ManualClock, Mortal, Solo};

use crate::{
    dice::Dice,
    mails::{self, Notice, Style},
    model::{Intent, Model, Party, REASON, Stage, Verdict, When, letters, plain},
};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// The timekeeper of the binary naps at most half a minute. Here it looks as seldom as it may without being taken
/// for absent.
const NAP: i64 = 285_000;
const ABSENCE: Span = Span(5 * MINUTE);
const GRACE: Span = Span(5_000);

/// What is simulated and how rough it is.
#[derive(Clone, Debug)]
pub struct Weather {
    pub seed: u64,
    pub boards: usize,
    pub days: u64,
    /// How long people think about a move at most, in the mean half of it.
    pub pace: i64,
    /// In a thousand.
    pub by_mail: u32,
    pub copies: u32,
    pub lost: u32,
    pub slow: u32,
    /// A thousandth of chances a day.
    pub crashes: u32,
    pub outages: u32,
    pub clock_steps: u32,
    pub relay_failures: u32,
    pub disk_failures: u32,
}

impl Weather {
    /// From calm to rough, by the seed.
    pub fn new(seed: u64, boards: usize, days: u64) -> Self {
        let dice = Dice::new(seed ^ 0x5eed);
        let upto = |most: u32| u32::try_from(dice.below(most as usize + 1)).unwrap();
        Self {
            seed,
            boards,
            days,
            pace: DAY,
            by_mail: 500 + upto(400),
            copies: upto(150),
            lost: upto(20),
            slow: upto(100),
            crashes: upto(1500),
            outages: upto(150),
            clock_steps: if seed % 3 == 0 { upto(300) } else { 0 },
            relay_failures: upto(1000),
            disk_failures: upto(500),
        }
    }
}

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Door {
    Mail,
    Http,
    Both,
}

struct Person {
    id: PlayerId,
    name: String,
    email: String,
    door: Door,
    letters: Letters,
    style: Style,
    gone: bool,
    /// The plies acted on, and when.
    acted: HashMap<i64, (u16, i64)>,
}

/// One mail somebody wrote, however often it arrives.
struct Letter {
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
    /// Refused or asked about: it deserves an answer.
    answered: bool,
}

/// Something asked over HTTP, with the same key however often.
struct Request {
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
    /// People who never move here again.
    silent: Option<Color>,
    /// What is in the envelope, and how it was spelled.
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

/// How much happened.
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
    /// By a clock nobody sets.
    truly: i64,
    /// What ours shows more.
    offset: i64,
    clock: Arc<ManualClock>,
    pub solo: Arc<Solo>,
    process: Option<Process>,
    /// Reads what stands in a mail, whatever happens to the process.
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
    /// When the timekeeper must have acted, by table.
    due: BTreeSet<(Instant, usize)>,
    due_of: HashMap<usize, Instant>,
    running: usize,
    letters: Vec<Letter>,
    rows: BTreeMap<i64, Row>,
    waiting: BTreeSet<(Instant, Instant, i64)>,
    requests: Vec<Request>,
    deliver: bool,
    next_tick: i64,
    last_beat: Option<Instant>,
    downtimes: HashSet<(Instant, Instant)>,
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
        let post_office = House::service_with(solo.clone(), &clock);
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
        House::add_to(&*self.solo, House::someone(name, role, self.wall()))
    }

    fn welcome(&mut self, n: usize) {
        let name = format!("P{n}");
        let mut player = House::someone(&name, Role::Player, self.wall());
        player.letters = letters(&self.dice);
        player.notation = self.dice.one_of(&domain::notation::Notation::ALL);
        player.acknowledge = self.dice.permille(600);
        player.time_zone =
            (*self.dice.one_of(&[&"UTC", &"Europe/Berlin", &"Australia/Lord_Howe", &"Asia/Kathmandu"]))
                .into();
        let player = House::add_to(&*self.solo, player);
        let by_mail = self.weather.by_mail;
        let door = if self.dice.permille(by_mail) {
            if self.dice.permille(200) { Door::Both } else { Door::Mail }
        } else {
            Door::Http
        };
        let email = player.email.clone().unwrap();
        self.by_email.insert(email.clone(), self.people.len());
        self.people.push(Person {
            id: player.id,
            name,
            email,
            door,
            letters: player.letters,
            style: self.dice.one_of(&Style::ALL),
            gone: false,
            acted: HashMap::new(),
        });
    }

    // Time.

    /// What our clock shows.
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

    /// Lets everything happen until the days are over, then lets what waits come to an end.
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
        self.finish();
    }

    /// Nothing is under way, in the wire or in the inbox.
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

    // The machine.

    fn start(&mut self) {
        let ledger = Arc::new(Mortal::new(self.solo.clone()));
        let service = House::service_with(ledger.clone(), &self.clock);
        let reader = reading::Worker::new(service.clone(), None);
        let transport = delivery::Transport::Memory(self.relay.clone());
        let sender = delivery::Worker::new(service.clone(), transport);
        if let Some(since) = self.away_since.take() {
            self.away.push((since, self.truly));
        }
        let absence = self.note_absence();
        let began = (|| {
            service.return_downtime()?;
            service.release_mail_leases()?;
            service.release_outbox_leases()
        })();
        assert!(began.is_ok(), "nothing was wrong with the store: {began:?}");
        self.last_beat = Some(self.wall());
        self.process = Some(Process { ledger, service, reader, sender });
        self.sync_all();
        self.everybody_has_it_back(absence);
        self.look_at_inbox();
        self.deliver = true;
        self.schedule_tick(1_000);
        self.later(1_500, Do::Read);
    }

    fn died(&mut self) {
        self.figures.crashes += 1;
        self.process = None;
        self.away_since = Some(self.truly);
        self.look_at_beat();
        self.sync_all();
        self.look_at_inbox();
        for request in 0..self.requests.len() {
            self.look_at_request(request);
        }
        let down = if self.dice.permille(700) {
            self.dice.span(Span(1_000), Span(4 * MINUTE))
        } else {
            self.dice.span(Span(4 * MINUTE), Span(8 * HOUR))
        };
        self.later(down.0, Do::Restart);
    }

    fn schedule_tick(&mut self, after: i64) {
        self.next_tick = self.truly + after;
        self.later(after, Do::Tick);
    }

    /// The service was away, or takes itself to have been.
    fn note_absence(&mut self) -> Option<(Instant, Instant)> {
        let now = self.wall();
        let absence = self.last_beat.filter(|&last| now - last > ABSENCE).map(|from| (from, now));
        self.downtimes.extend(absence);
        absence
    }

    /// Whether the sign of life of a call that failed was kept.
    fn look_at_beat(&mut self) {
        let beat = ports::read(&*self.solo, |view| view.heartbeat()).unwrap();
        let now = self.wall();
        assert!(beat == self.last_beat || beat == Some(now), "{beat:?} {:?} {now:?}", self.last_beat);
        self.last_beat = beat;
    }

    /// As the timekeeper gives it.
    fn beat(&mut self) {
        let now = self.wall();
        if self.last_beat.is_none_or(|last| now > last || last - now > ABSENCE) {
            self.last_beat = Some(now);
        }
    }

    fn tick(&mut self) {
        // A tick that was put off by an earlier one.
        if self.truly != self.next_tick {
            return;
        }
        let Some(process) = &self.process else { return };
        let service = process.service.clone();
        self.figures.ticks += 1;
        let absent = self.note_absence().is_some();
        let now = self.wall();
        let ticked = service.tick();
        let busy = self.due.range(..(now - GRACE, 0)).next().is_some();
        let nap = match &ticked {
            Ok(tick) => tick.next_due.map_or(NAP, |due| (due - now).0.clamp(50, NAP)),
            Err(_) => 1_000,
        };
        if ticked.is_ok() {
            self.beat();
        } else {
            self.look_at_beat();
        }
        if absent || ticked.is_err() || busy || ticked.as_ref().is_ok_and(|tick| tick.acted > 0) {
            self.sync_all();
        }
        if let Ok(tick) = ticked {
            self.deliver |= tick.acted > 0 || tick.reminded > 0;
            self.everything_due_is_done(now);
        }
        if self.deliver || self.figures.ticks % 10 == 0 {
            self.deliver();
        }
        self.read();
        if self.process.is_some() {
            self.schedule_tick(nap);
        }
    }

    /// After a tick that went well nothing is left but flags that wait for a mail.
    fn everything_due_is_done(&mut self, now: Instant) {
        let late: Vec<_> = self.due.range(..(now - GRACE, 0)).copied().collect();
        for (due_at, table) in late {
            let model = &self.tables[table].model;
            let waits = !matches!(model.stage, Stage::Adjourned { .. })
                && self.waits(model.id, model.players[model.on_move()], due_at);
            assert!(waits, "due at {due_at:?}, now {now:?}: {model:?}");
        }
    }

    /// A mail of the player in the inbox that was received in time.
    fn waits(&self, game: GameId, player: PlayerId, by: Instant) -> bool {
        self.waiting.iter().any(|(_, received_at, id)| {
            let letter = &self.letters[self.rows[id].letter];
            *received_at <= by
                && matches!(letter.address, Address::Play { game: g, player: p, .. } if (g, p) == (game, player))
        })
    }

    /// After a start: nobody's clock misses the absence.
    fn everybody_has_it_back(&self, absence: Option<(Instant, Instant)>) {
        assert_eq!(self.solo.number("SELECT count(*) FROM downtime WHERE returned_at IS NULL"), 0);
        let Some((from, until)) = absence else { return };
        for table in &self.tables {
            let missing = table.model.give_back(from, until, self.when(self.wall()));
            assert_eq!(missing, None, "{:?}", table.model);
        }
    }

    fn daily(&mut self) {
        self.later(DAY, Do::Daily);
        if let Some(process) = &self.process {
            let service = process.service.clone();
            while service.prune_mail().unwrap_or(0) == 500 {}
            while service.prune_outbox().unwrap_or(0) == 500 {}
        }
        let poisoned: Vec<i64> = self
            .solo
            .texts("SELECT CAST(id AS TEXT) AS text FROM inbox WHERE state = 'poison'")
            .iter()
            .map(|id| id.parse().unwrap())
            .collect();
        for id in poisoned {
            // The operator lets it be read again.
            self.figures.operator += 1;
            if let Some(process) = &self.process
                && process.service.replay_mail(id).is_ok_and(|found| found)
            {
                let now = self.wall();
                self.wait(id, Some(now));
            }
        }
        self.look_for_secrets();
        if self.ending {
            return;
        }
        let weather = self.weather.clone();
        let sometime = |dice: &Dice| dice.span(Span(0), Span(DAY)).0;
        for (chances, n) in [(weather.crashes, 0), (weather.outages, 1), (weather.clock_steps, 2)] {
            if self.dice.permille(chances.min(1000)) || chances > 1000 && self.dice.permille(chances - 1000) {
                let at = sometime(&self.dice);
                let what = match n {
                    0 => Do::Die,
                    1 => {
                        self.figures.outages += 1;
                        Do::Die
                    }
                    _ => {
                        let by =
                            self.dice.one_of(&[HOUR, -HOUR, 27 * DAY, -27 * DAY, 2_000, -2_000, 4 * MINUTE]);
                        // Set right again later.
                        self.later(at + self.dice.span(Span(MINUTE), Span(2 * DAY)).0, Do::SetClock(-by));
                        Do::SetClock(by)
                    }
                };
                self.later(at, what);
            }
        }
        for _ in 0..2 {
            if self.dice.permille(weather.relay_failures) {
                self.relay_fails();
            }
            if self.dice.permille(weather.disk_failures)
                && let Some(process) = &self.process
            {
                process.ledger.fail_next(1 + u32::try_from(self.dice.below(3)).unwrap());
            }
        }
        if self.dice.permille(20) && self.people.len() > 4 {
            let person = self.dice.below(self.people.len());
            let at = sometime(&self.dice);
            self.later(at, Do::Leave { person });
        }
    }

    fn relay_fails(&self) {
        for _ in 0..=self.dice.below(5) {
            let arrives = self.dice.permille(500);
            let error = match self.dice.below(3) {
                0 => delivery::SendError::Unreachable("timeout".into()),
                1 => delivery::SendError::Transient("451".into()),
                _ => delivery::SendError::Unreachable("421".into()),
            };
            self.relay.fail_next(arrives, error);
        }
    }

    // What happened in the games.

    /// Events of the timekeeper, and of an account that was deleted, that the model has not seen yet.
    fn sync(&mut self, table: usize, upto: u32) {
        loop {
            let model = &self.tables[table].model;
            if model.events >= upto {
                return;
            }
            let (id, after) = (model.id, model.events);
            let events = ports::read(&*self.solo, |view| view.events(id, after, upto - after)).unwrap();
            let when = self.when(self.wall());
            let first = &events[0];
            let verdict: Verdict = match (&first.event, first.actor) {
                (Event::DowntimeReturned { from, until, .. }, Actor::Timekeeper) => {
                    assert!(self.downtimes.contains(&(*from, *until)), "{first:?} {:?}", self.downtimes);
                    vec![model.give_back(*from, *until, when).expect("something to give back")].into()
                }
                (Event::FlagFell { .. }, Actor::Timekeeper) => {
                    self.flag_is_just(table, when);
                    self.tables[table].model.flag(when)
                }
                (Event::Opened { .. }, Actor::Timekeeper) => {
                    let Stage::Adjourned { resume_at, .. } = model.stage else { panic!("{model:?}") };
                    assert!(when.now > resume_at + GRACE, "{model:?}");
                    model.resume_by_time(when)
                }
                (Event::Ended { .. }, Actor::Player(player)) => {
                    assert!(self.people.iter().any(|person| person.id == player && person.gone), "{first:?}");
                    model.judge(Party::Player(model.color_of(player).unwrap()), &Intent::Resign, None, when)
                }
                other => panic!("who did this? {other:?} {model:?}"),
            };
            let channel = if first.actor == Actor::Timekeeper { Channel::Timekeeper } else { Channel::Http };
            let found: Vec<Event> =
                events.iter().take(verdict.events.len()).map(|e| e.event.clone()).collect();
            let actor = first.actor;
            self.happened(table, &found, &verdict, actor, channel, None);
        }
    }

    /// All games that are not as the model has them.
    fn sync_all(&mut self) {
        let versions = self.solo.texts(
            "SELECT id || ' ' || version AS text FROM game WHERE ended_at IS NULL OR ended_at >= 
             (SELECT max(ended_at) FROM game) - 200000",
        );
        for line in versions {
            let (id, version) = line.split_once(' ').unwrap();
            let Some(&table) = self.by_game.get(&id.parse::<i64>().unwrap()) else { continue };
            self.sync(table, version.parse().unwrap());
        }
    }

    /// Nobody is flagged before his time is over, not counting when the service was away, nor while a mail waits.
    fn flag_is_just(&mut self, table: usize, when: When) {
        let model = &self.tables[table].model;
        let ticking = model.ticking.unwrap();
        assert!(when.now > ticking.deadline + GRACE, "{model:?}");
        assert!(!self.waits(model.id, model.players[model.on_move()], ticking.deadline), "{model:?}");
        self.time_is_up(table);
    }

    /// By a clock nobody sets, with five minutes of patience for each absence that is too short to be noticed.
    fn time_is_up(&mut self, table: usize) {
        self.figures.flags += 1;
        let model = &self.tables[table].model;
        let ticking = model.ticking.unwrap();
        let limit = (ticking.deadline - ticking.since - ticking.returned).0;
        let (mut away, mut patience) = (0, 0);
        for &(from, until) in &self.away {
            if until > ticking.truly_since {
                away += if until - from > ABSENCE.0 { until - from.max(ticking.truly_since) } else { 0 };
                patience += 2 * ABSENCE.0;
            }
        }
        let steps = self.stepped.iter().filter(|&&at| at >= ticking.truly_since).count();
        patience += 2 * ABSENCE.0 * i64::try_from(steps).unwrap();
        let spent = self.truly - ticking.truly_since - away;
        assert!(spent + patience >= limit, "{spent} of {limit} (+{patience}): {model:?}");
    }

    /// Compares what happened with what should have, and takes note of it.
    fn happened(
        &mut self,
        table: usize,
        found: &[Event],
        verdict: &Verdict,
        actor: Actor,
        channel: Channel,
        sealing: Option<(String, bool, String)>,
    ) {
        let plainly: Vec<Event> = found.iter().map(plain).collect();
        let seed = self.weather.seed;
        let entry = &mut self.tables[table];
        assert_eq!(plainly, verdict.events, "seed {seed}: {:?}", entry.model);
        if found.is_empty() {
            return;
        }
        self.deliver = true;
        if sealing.is_some() {
            entry.sealed = sealing;
        }
        for event in found {
            if let Event::Opened { envelope, .. } = event {
                let (_, _, written) = entry.sealed.as_ref().unwrap();
                assert!(envelope.contains(&format!("written: {written}\n")), "{envelope}");
            }
            if let Event::Moved { .. } = event {
                self.figures.moves += 1;
                self.figures.moves_by_mail += u64::from(channel == Channel::Mail);
            }
            let sealed = entry.sealed.as_ref().map(|(uci, offer, _)| (uci.as_str(), *offer));
            entry.model.apply(event, sealed, self.truly);
        }
        let notices = notices(&entry.model, found, actor, channel);
        let (model, silent) = (entry.model.clone_state(), entry.silent);
        for key in notices {
            assert!(self.notices.insert(key.clone()), "{key} twice");
        }
        if let Some(due) = self.due_of.remove(&table) {
            self.due.remove(&(due, table));
        }
        if let Some(due) = model.due_at {
            self.due.insert((due, table));
            self.due_of.insert(table, due);
        }
        if let Some(ending) = model.ending {
            *self.figures.ended.entry(ending).or_default() += 1;
            self.running -= 1;
            if !self.ending {
                let after = self.dice.span(Span(HOUR), Span(2 * DAY)).0;
                self.later(after, Do::Begin);
            }
            return;
        }
        // Whoever looks at his games on the web sees it some time later.
        let moved = found.iter().any(|event| {
            matches!(
                event,
                Event::Created { .. }
                    | Event::Moved { .. }
                    | Event::Opened { .. }
                    | Event::SealingBegan { .. }
                    | Event::Sealed { .. }
            )
        });
        if moved && silent != Some(model.on_move) {
            let player = model.players[model.on_move];
            if let Some(person) = self.people.iter().position(|person| person.id == player)
                && self.people[person].door != Door::Mail
            {
                let after = self.think(model.limit);
                self.later(after, Do::Poll { person, table, ply: model.ply });
            }
        }
    }

    fn think(&self, limit: Span) -> i64 {
        if self.dice.permille(10) {
            // To the last minute, and beyond.
            return self.dice.span(Span(limit.0 - 10 * MINUTE), Span(limit.0 + 5 * MINUTE)).0;
        }
        let most = self.weather.pace.min(limit.0 / 2);
        self.dice.span(Span(MINUTE), Span(most)).0
    }

    // Mail in.

    fn wait(&mut self, id: i64, next_at: Option<Instant>) {
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
    fn arrive(&mut self, letter: usize, raw: Rc<str>, tries: u32) {
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
        let taken = service.intake(&intake);
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

    fn took(&mut self, id: i64, letter: usize, received_at: Instant) {
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
            answered: false,
        };
        self.rows.insert(id, row);
        self.wait(id, Some(received_at));
    }

    fn read(&mut self) {
        let Some(process) = &self.process else { return };
        let now = self.wall();
        if self.waiting.first().is_none_or(|(next_at, ..)| *next_at > now) {
            return;
        }
        let reader = process.reader.clone();
        self.note_absence();
        let outcome = reader.read_due();
        if self.last_beat.is_some_and(|last| now - last > ABSENCE) {
            self.look_at_beat();
        }
        self.look_at_inbox();
        if outcome.is_ok() {
            let left = self.waiting.first().filter(|(next_at, ..)| *next_at <= now);
            assert_eq!(left, None, "something due was not read");
        }
    }

    /// What became of the mails that wait, in the order in which they are read.
    fn look_at_inbox(&mut self) {
        let now = self.wall();
        let mut seen = HashSet::new();
        while let Some((_, _, id)) =
            self.waiting.iter().find(|(next_at, _, id)| *next_at <= now && !seen.contains(id)).copied()
        {
            seen.insert(id);
            let stored = ports::read(&*self.solo, |view| view.inbound(id)).unwrap().unwrap();
            let is_over = stored.next_at.is_none() || stored.state == InboxState::PendingConfirm;
            self.steps_of(id, is_over, &stored);
            if stored.state == InboxState::Received {
                self.wait(id, stored.next_at);
            } else {
                self.filed(id, &stored);
            }
        }
        // Leases a new process let go, and mails given back.
        let ahead: Vec<i64> =
            self.waiting.iter().map(|(_, _, id)| *id).filter(|id| !seen.contains(id)).collect();
        for id in ahead {
            if self.rows[&id].confirming {
                continue;
            }
            let stored = ports::read(&*self.solo, |view| view.inbound(id)).unwrap().unwrap();
            self.wait(id, stored.next_at);
        }
    }

    /// Judges the steps of a mail that went through the door.
    fn steps_of(&mut self, id: i64, is_over: bool, stored: &ports::Inbound) {
        let row = &self.rows[&id];
        let (letter, received_at) = (row.letter, row.received_at);
        let Letter { person, address, .. } = self.letters[letter];
        let Address::Play { game, player, .. } = address else { return };
        let table = self.by_game[&game.0];
        let actor = Actor::Player(player);
        for n in row.judged..self.letters[letter].steps.len() {
            let key = Key(format!("mail:{id}:{n}"));
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
            let row = self.rows.get_mut(&id).unwrap();
            row.judged = n + 1;
            row.answered |= refusal.is_some();
            if refusal == Some("illegal_move") {
                // He sees it when he is told.
                self.people[person].acted.remove(&game.0);
            }
        }
    }

    /// Compares a receipt that is new with the model.
    fn judged(
        &mut self,
        table: usize,
        party: Party,
        intent: &Intent,
        expected: Option<u16>,
        when: When,
        receipt: &Receipt,
        channel: Channel,
    ) -> Option<&'static str> {
        let events = u32::try_from(receipt.events.len()).unwrap();
        // What the timekeeper did before it in the same call.
        self.sync(table, receipt.version - events);
        let model = &self.tables[table].model;
        let verdict = model.judge(party, intent, expected, when);
        let code = receipt
            .refusal
            .as_ref()
            .map(|refusal| serde_json::to_value(refusal).unwrap()["code"].as_str().unwrap().to_owned());
        assert_eq!(
            code.as_deref(),
            verdict.refusal,
            "seed {}: {party:?} {intent:?} at {expected:?}, {when:?}: {model:?}",
            self.weather.seed
        );
        if matches!(verdict.events.first(), Some(Event::FlagFell { .. })) {
            self.flag_is_just(table, when);
        }
        let (actor, sealing) = (
            self.actor(table, party),
            match intent {
                Intent::Seal { uci, draw_offer, written } if verdict.refusal.is_none() => {
                    Some((uci.clone(), *draw_offer, written.clone()))
                }
                _ => None,
            },
        );
        self.happened(table, &receipt.events, &verdict, actor, channel, sealing);
        let model = &self.tables[table].model;
        assert_eq!((receipt.version, receipt.ply.0), (model.events, model.ply()), "{model:?}");
        if let Some(code) = verdict.refusal {
            *self.figures.refused.entry(code).or_default() += 1;
        }
        verdict.refusal
    }

    fn actor(&self, table: usize, party: Party) -> Actor {
        match party {
            Party::Player(color) => Actor::Player(self.tables[table].model.players[color]),
            Party::Arbiter(id) => Actor::Arbiter(id),
        }
    }

    /// Every mail ends in one way, and in the one it should.
    fn filed(&mut self, id: i64, stored: &ports::Inbound) {
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
            }
            (InboxState::Duplicate, "message_id") => assert!(letter.ids.len() > 1 && row.judged == 0),
            (InboxState::Duplicate, "nothing_waits") => assert!(letter.confirms.is_some()),
            (InboxState::Rejected, "nothing_to_confirm" | "not_the_player" | "no_player") => {
                assert!(person.gone, "{}", person.name);
            }
            (InboxState::Rejected, "not_confirmed") => assert!(row.confirming),
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
        if self.rows[&id].answered && !self.rows[&id].confirmed {
            self.is_answered(id);
        }
        self.wait(id, None);
    }

    // Mail out.

    fn deliver(&mut self) {
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

    /// How long the wire takes.
    fn transit(&self) -> i64 {
        if self.dice.permille(self.weather.slow) {
            self.dice.span(Span(0), Span(3 * DAY)).0
        } else {
            self.dice.span(Span(1_000), Span(10 * MINUTE)).0
        }
    }

    // People.

    /// Somebody finds a mail of ours.
    fn noticed(&mut self, person: usize, notice: &Rc<Notice>, again: bool) {
        let who = &self.people[person];
        if who.gone || self.ending {
            return;
        }
        if notice.kind == "confirmation" {
            if self.dice.permille(850) {
                let after = self.dice.span(Span(MINUTE), Span(2 * DAY)).0;
                self.later(after, Do::Answer { person, notice: notice.clone(), bare: true });
            }
            return;
        }
        let (Some(game), Some(ply)) = (notice.game, notice.ply) else { return };
        if who.door == Door::Http || notice.kind == "game-over" || notice.kind == "move-recorded" {
            return;
        }
        // Whoever has answered does not answer the reminder, unless it comes long after.
        if let Some((acted, at)) = who.acted.get(&game)
            && *acted >= ply
            && (!again || !self.dice.permille(100))
            && (notice.kind != "reminder" || self.truly - at < DAY)
        {
            return;
        }
        let table = self.by_game[&game];
        let TimeControl::PerMove { days } = self.tables[table].model.rules.time_control;
        let mut after = self.think(Span::days(days.into()));
        if notice.kind == "reminder" {
            after = after.min(2 * HOUR);
        }
        let bare = notice.kind == "transcript";
        self.later(after, Do::Answer { person, notice: notice.clone(), bare });
    }

    /// He answers it by mail, from what the mail shows.
    fn answer(&mut self, person: usize, notice: &Rc<Notice>, bare: bool) {
        if self.people[person].gone || self.ending {
            return;
        }
        let address = self.post_office.read_mail_address(&notice.reply_to).unwrap();
        if let Address::Confirm { inbox } = address {
            let letter = Letter {
                person,
                address,
                steps: Vec::new(),
                bare: true,
                foreign: false,
                confirms: Some(inbox),
                ids: BTreeSet::new(),
            };
            return self.post(letter, notice, "yes", Style::Bare);
        }
        let Address::Play { game, ply, .. } = address else { return };
        let table = self.by_game[&game.0];
        let who = &self.people[person];
        let id = who.id;
        // He may have answered another copy meanwhile, and sometimes forgets that.
        if who.acted.get(&game.0).is_some_and(|(acted, _)| *acted >= ply.0)
            && notice.kind != "reminder"
            && !self.dice.permille(50)
        {
            return;
        }
        let Some((steps, text)) = self.decide(person, table, id, ply.0, &flat(&notice.text)) else { return };
        let acts =
            steps.iter().any(|(intent, _)| matches!(intent, Intent::Move { .. } | Intent::Seal { .. }));
        if acts {
            self.people[person].acted.insert(game.0, (ply.0, self.truly));
        } else {
            // He comes back to it.
            let after = self.think(Span::days(2));
            self.later(after, Do::Answer { person, notice: notice.clone(), bare });
        }
        let style = if bare || self.dice.permille(100) { Style::Bare } else { self.people[person].style };
        let letter = Letter {
            person,
            address,
            steps,
            bare: style == Style::Bare,
            foreign: self.dice.permille(10),
            confirms: None,
            ids: BTreeSet::new(),
        };
        self.post(letter, notice, &text, style);
    }

    fn post(&mut self, letter: Letter, notice: &Notice, text: &str, style: Style) {
        let n = self.letters.len();
        let from = if letter.foreign {
            format!("other{n}@example.net")
        } else {
            self.people[letter.person].email.clone()
        };
        let message_id = format!("<{n}.{}@example.org>", self.weather.seed);
        let raw: Rc<str> = mails::reply(style, &from, &message_id, notice, text).into();
        self.letters.push(letter);
        if self.dice.permille(self.weather.lost / 2) {
            return;
        }
        let after = self.transit();
        self.later(after, Do::Arrive { letter: n, raw: raw.clone(), tries: 0 });
        if self.dice.permille(self.weather.copies) {
            for copy in 0..=self.dice.below(4) {
                let raw: Rc<str> = match self.dice.below(3) {
                    0 => raw.clone(),
                    1 => mails::with_trace(&raw, copy).into(),
                    _ => mails::with_field(&raw, copy).into(),
                };
                let after = self.dice.span(Span(0), Span(3 * DAY)).0;
                self.later(after, Do::Arrive { letter: n, raw, tries: 0 });
            }
        }
    }

    /// What somebody wants in the position after `ply`, having read `text`; and how he writes it.
    #[expect(clippy::type_complexity, reason = "used once")]
    fn decide(
        &mut self,
        person: usize,
        table: usize,
        player: PlayerId,
        ply: u16,
        text: &str,
    ) -> Option<(Vec<(Intent, Option<u16>)>, String)> {
        let letters = self.people[person].letters;
        let (dice, entry) = (&self.dice, &self.tables[table]);
        let model = &entry.model;
        let color = model.color_of(player)?;
        if entry.silent == Some(color) {
            return None;
        }
        let position = model.positions.get(usize::from(ply))?.clone();
        let shows = |words: &str| text.contains(words);
        let on_move = position.side_to_move() == color && !position.legal_moves().is_empty();
        let bound = Some(ply);
        if shows("Seal your move") && on_move {
            let uci = choose(dice, &position, None);
            let draw_offer = dice.permille(100);
            // Spelled as nobody else does, to look for it.
            let marks: String = (0..8).map(|_| if dice.permille(500) { '!' } else { '?' }).collect();
            let written = format!("{uci}{marks}");
            let line = format!("seal {written}{}", if draw_offer { " (=)" } else { "" });
            return Some((vec![(Intent::Seal { uci, draw_offer, written }, bound)], line));
        }
        if shows("Reply \"resume\"") {
            return dice.permille(800).then(|| (vec![(Intent::Resume, None)], "resume".into()));
        }
        if shows("proposes to adjourn") && dice.permille(600) {
            return Some(if dice.permille(600) {
                (vec![(Intent::Adjourn, None)], "adjourn".into())
            } else {
                (vec![(Intent::DeclineAdjournment, bound)], "decline adjournment".into())
            });
        }
        let mut steps = Vec::new();
        let mut lines = Vec::new();
        if shows("offers a draw: reply") {
            if dice.permille(300) {
                return Some((vec![(Intent::AcceptDraw, bound)], "accept draw".into()));
            }
            if dice.permille(200) && !shows("proposes to adjourn") {
                steps.push((Intent::DeclineDraw, bound));
                lines.push("decline draw".to_owned());
            }
        }
        if on_move {
            let plies = model.moves.len();
            if dice.permille(if plies > 30 { 12 } else { 2 }) {
                return Some((vec![(Intent::Resign, None)], "resign yes".into()));
            }
            if dice.permille(8)
                && let Some(text) = mails::illegal(dice, &position, letters)
            {
                return Some((vec![(Intent::Illegal, bound)], text));
            }
            if let Some((claim, text)) = self.claim(&position, ply, table, letters) {
                return Some((vec![(claim, bound)], text));
            }
            let back = back(model, ply);
            let uci = choose(dice, &position, back.as_deref());
            let draw_offer = dice.permille(20);
            let message = dice.permille(30);
            let text = mails::written(dice, &position, &uci, letters, true);
            lines.push(format!("{text}{}", if draw_offer { " (=)" } else { "" }));
            if message {
                lines.push(format!("message: Good luck, {}!", self.figures.moves));
            }
            steps.push((Intent::Move { uci, draw_offer, message }, bound));
            if dice.permille(5) {
                steps.push((Intent::Adjourn, None));
                lines.insert(lines.len() - usize::from(message), "adjourn".into());
            }
        } else if dice.permille(30) {
            steps.push((Intent::Say, None));
            lines.push("say What a game".into());
        }
        (!steps.is_empty()).then(|| (steps, lines.join("\n")))
    }

    fn claim(
        &self,
        position: &Position,
        ply: u16,
        table: usize,
        letters: Letters,
    ) -> Option<(Intent, String)> {
        let model = &self.tables[table].model;
        let before = &model.positions[..=usize::from(ply)];
        let times = before.iter().filter(|other| *other == position).count();
        let dice = &self.dice;
        let right = times >= 3 || position.halfmoves() >= 100;
        if !(right && dice.permille(400) || dice.permille(2)) {
            return None;
        }
        let (basis, word) = if position.halfmoves() >= 100 {
            (ClaimBasis::FiftyMoves, "fifty")
        } else {
            (ClaimBasis::ThreefoldRepetition, "threefold")
        };
        if dice.permille(300) {
            let uci = choose(dice, position, None);
            let text = format!("claim {word} {}", mails::written(dice, position, &uci, letters, true));
            // The words of a move number are no part of an announced move here.
            if text.split_whitespace().count() == 3 {
                return Some((Intent::Claim { basis, announced: Some(uci) }, text));
            }
        }
        Some((Intent::Claim { basis, announced: None }, format!("claim {word}")))
    }

    /// Somebody looks at a game on the web and acts on what he sees.
    fn poll(&mut self, person: usize, table: usize, ply: u16) {
        let who = &self.people[person];
        if who.gone || self.ending {
            return;
        }
        let id = who.id;
        let entry = &self.tables[table];
        let model = &entry.model;
        let color = model.color_of(id).unwrap();
        if model.is_over() || entry.silent == Some(color) || model.ply() != ply {
            return;
        }
        let (letters, position) = (who.letters, model.position().clone());
        let on_move = position.side_to_move() == color;
        let offered = model.offer == Some(!color);
        let dice = &self.dice;
        let (intent, wish, bound) = match &model.stage {
            Stage::Sealing if on_move => {
                let uci = choose(dice, &position, None);
                let marks: String = (0..8).map(|_| if dice.permille(500) { '!' } else { '?' }).collect();
                let written = format!("{uci}{marks}");
                let wish = Wish::Seal { text: written.clone(), draw_offer: false };
                (Intent::Seal { uci, draw_offer: false, written }, wish, true)
            }
            Stage::Adjourned { .. } if offered && dice.permille(300) => {
                (Intent::AcceptDraw, Wish::AcceptDraw, false)
            }
            Stage::Adjourned { .. } if dice.permille(100) => (Intent::OfferDraw, Wish::OfferDraw, false),
            Stage::Adjourned { .. } => (Intent::Resume, Wish::Resume, false),
            Stage::Playing { proposed_by: Some(by) } if *by != color && dice.permille(500) => {
                (Intent::Adjourn, Wish::Adjourn, false)
            }
            _ if offered && dice.permille(250) => (Intent::AcceptDraw, Wish::AcceptDraw, dice.permille(500)),
            _ if offered && dice.permille(100) => (Intent::DeclineDraw, Wish::DeclineDraw, true),
            Stage::Playing { proposed_by: None } if dice.permille(3) => {
                (Intent::Adjourn, Wish::Adjourn, false)
            }
            _ if on_move && dice.permille(if ply > 30 { 12 } else { 2 }) => {
                (Intent::Resign, Wish::Resign, dice.permille(500))
            }
            _ if on_move => {
                if let Some((claim, text)) = self.claim(&position, ply, table, letters) {
                    let Intent::Claim { basis, announced } = &claim else { return };
                    let announced =
                        announced.as_ref().map(|_| text.split_once("fold ").or(text.split_once("fifty ")));
                    let announced = announced.map(|split| split.unwrap().1.to_owned());
                    let wish = Wish::Claim { basis: *basis, announced };
                    (claim, wish, true)
                } else {
                    let back = back(model, ply);
                    let uci = choose(dice, &position, back.as_deref());
                    let text = mails::written(dice, &position, &uci, letters, false);
                    let (draw_offer, message) = (dice.permille(20), dice.permille(30));
                    let said = message.then(|| "Good luck!".to_owned());
                    (
                        Intent::Move { uci, draw_offer, message },
                        Wish::Move { text, draw_offer, message: said },
                        true,
                    )
                }
            }
            _ => return,
        };
        let version = dice.permille(300).then_some(model.events);
        let request = self.request(
            Some(person),
            table,
            Party::Player(color),
            intent,
            wish,
            bound.then_some(ply),
            version,
        );
        self.later(0, Do::Ask { request });
        if self.dice.permille(30) {
            // A proxy asks the same once more.
            let after = self.dice.span(Span(0), Span(DAY)).0;
            self.later(after, Do::Ask { request });
        }
        // He looks again, should nothing have come of it.
        let after = self.think(Span::days(2));
        self.later(after, Do::Poll { person, table, ply });
    }

    fn request(
        &mut self,
        person: Option<usize>,
        table: usize,
        party: Party,
        intent: Intent,
        wish: Wish,
        expected: Option<u16>,
        version: Option<u32>,
    ) -> usize {
        let submission = Submission {
            game: self.tables[table].model.id,
            actor: self.actor(table, party),
            wish,
            expected_ply: expected.map(Ply),
            received_at: self.wall(),
            channel: Channel::Http,
            key: Key(format!("request {}", self.requests.len())),
        };
        self.requests.push(Request { person, submission, intent, party, version, first: None, tries: 0 });
        self.requests.len() - 1
    }

    fn ask(&mut self, request: usize) {
        let again = |world: &mut Self| {
            let after = world.dice.span(Span(2_000), Span(20 * MINUTE)).0;
            world.later(after, Do::Ask { request });
        };
        self.requests[request].tries += 1;
        if self.requests[request].tries > 60 {
            return;
        }
        let Some(process) = &self.process else { return again(self) };
        let service = process.service.clone();
        let now = self.wall();
        let entry = &mut self.requests[request];
        entry.submission.received_at = now;
        let table = self.by_game[&entry.submission.game.0];
        let (submission, version) = (entry.submission.clone(), entry.version);
        self.note_absence();
        let answer = service.submit_at(submission, version);
        if self.last_beat.is_some_and(|last| now - last > ABSENCE) {
            // It gave time back before it let a flag fall.
            self.look_at_beat();
            self.sync_all();
        }
        match answer {
            Ok(Some(receipt)) if receipt.repeated => {
                let first = self.requests[request].first.as_ref().expect("it was answered before");
                assert_eq!(Receipt { repeated: false, ..receipt }, *first);
            }
            Ok(Some(receipt)) => self.answered(request, receipt),
            Ok(None) => {
                assert_ne!(version, Some(self.tables[table].model.events));
                *self.figures.refused.entry("version_mismatch").or_default() += 1;
                if let Some(person) = self.requests[request].person {
                    let ply = self.tables[table].model.ply();
                    self.later(MINUTE, Do::Poll { person, table, ply });
                }
            }
            Err(Failure::Busy) => {
                self.figures.busy += 1;
                let model = &self.tables[table].model;
                let deadline = model.ticking.map(|ticking| ticking.deadline);
                assert!(deadline.is_some_and(|deadline| now > deadline), "{model:?}");
                again(self);
            }
            Err(_failure) => {
                self.look_at_request(request);
                again(self);
            }
        }
    }

    /// Whether a request whose answer was lost was judged.
    fn look_at_request(&mut self, request: usize) {
        let entry = &self.requests[request];
        if entry.first.is_some() || entry.tries == 0 {
            return;
        }
        let (actor, key) = (entry.submission.actor, entry.submission.key.clone());
        if let Some(stored) = ports::read(&*self.solo, |view| view.receipt(actor, &key)).unwrap() {
            self.answered(request, stored.receipt);
        }
    }

    fn answered(&mut self, request: usize, receipt: Receipt) {
        let entry = &self.requests[request];
        let table = self.by_game[&entry.submission.game.0];
        let (party, intent) = (entry.party, entry.intent.clone());
        let expected = entry.submission.expected_ply.map(|ply| ply.0);
        let when = self.when(entry.submission.received_at);
        if self.requests[request].person.is_some_and(|person| self.people[person].gone) {
            assert_eq!(receipt.refusal, Some(Refusal::NotAPlayer));
        } else {
            self.judged(table, party, &intent, expected, when, &receipt, Channel::Http);
        }
        self.requests[request].first = Some(receipt);
    }

    // Games.

    fn begin(&mut self) {
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
            StartWish::At(Start::Chess960 { number: u16::try_from(dice.below(960)).unwrap() })
        } else {
            StartWish::default()
        };
        let now = self.wall();
        let arranged = |actor, wish: NewGameWish, key: String| {
            let arrangement =
                Arrangement { actor, wish, received_at: now, channel: Channel::Http, key: Key(key) };
            service.arrange(arrangement)
        };
        self.numbers += 1;
        let n = self.numbers;
        let (names, ids) = (
            [self.people[white].name.clone(), self.people[black].name.clone()],
            [self.people[white].id, self.people[black].id],
        );
        let game = if dice.permille(850) {
            let [white, black] = names;
            let wish =
                NewGameWish::Create { white, black, start, regulations, tournament: "Simulation".into() };
            arranged(Actor::Arbiter(self.arbiter), wish, format!("create {n}"))
        } else {
            let terms = Terms { color: Some(Color::White), start, regulations };
            arranged(Actor::Player(ids[0]), NewGameWish::Seek { terms }, format!("seek {n}")).and_then(
                |seek| {
                    let challenge = seek.challenge.expect("a seek");
                    arranged(Actor::Player(ids[1]), NewGameWish::Accept { challenge }, format!("accept {n}"))
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
        let (on_move, days) = (model.on_move(), model.rules.time_control.limit());
        self.tables.push(Table { model, silent, sealed: None });
        let person = if on_move == Color::White { white } else { black };
        if self.people[person].door != Door::Mail {
            let after = self.think(days);
            self.later(after, Do::Poll { person, table, ply: 0 });
        }
        if self.dice.permille(20) {
            let after = self.dice.span(Span(DAY), Span(30 * DAY)).0;
            let (intent, wish) = match self.dice.below(3) {
                0 => (Intent::OrderAdjournment, Wish::Adjourn),
                1 => {
                    let outcome = self.dice.one_of(&[Outcome::Draw, Outcome::WhiteWins, Outcome::BothLose]);
                    (Intent::Adjudicate { outcome }, Wish::Adjudicate { outcome, reason: REASON.into() })
                }
                _ => {
                    let loser = self.dice.one_of(&Color::ALL);
                    (Intent::Forfeit { loser }, Wish::Forfeit { loser, reason: REASON.into() })
                }
            };
            let request = self.request(None, table, Party::Arbiter(self.arbiter), intent, wish, None, None);
            self.later(after, Do::Ask { request });
        }
    }

    /// Somebody leaves for good; the operator deletes his account.
    fn leave(&mut self, person: usize) {
        let Some(process) = &self.process else { return self.later(HOUR, Do::Leave { person }) };
        if self.people.iter().filter(|person| !person.gone).count() < 4 {
            return;
        }
        let service = process.service.clone();
        let id = self.people[person].id;
        self.people[person].gone = true;
        self.note_absence();
        let left = service.delete_account(id, None, true);
        self.look_at_beat();
        self.sync_all();
        self.deliver = true;
        match left {
            Ok(Ok(())) => {
                let n = self.people.len();
                self.welcome(n);
            }
            // A flag waits for a mail, or the machine failed.
            _ => {
                let deleted = format!("SELECT count(*) FROM player WHERE id = {} AND email IS NULL", id.0);
                self.people[person].gone = self.solo.number(&deleted) == 1;
                if self.people[person].gone {
                    let n = self.people.len();
                    self.welcome(n);
                } else {
                    self.later(HOUR, Do::Leave { person });
                }
            }
        }
    }

    // The end.

    /// What is sealed now stands nowhere in the database.
    fn look_for_secrets(&mut self) {
        // Looking through everything takes long; a few times are enough.
        if self.figures.secrets >= 10 {
            return;
        }
        let secrets: Vec<&str> = self
            .tables
            .iter()
            .filter(|table| matches!(table.model.stage, Stage::Adjourned { .. }))
            .filter_map(|table| table.sealed.as_ref().map(|(_, _, written)| written.as_str()))
            .take(2)
            .collect();
        if secrets.is_empty() {
            return;
        }
        let image = self.solo.image();
        for secret in secrets {
            self.figures.secrets += 1;
            let last = *secret.as_bytes().last().unwrap();
            let stands = |at: usize| at + 1 >= secret.len() && image[..=at].ends_with(secret.as_bytes());
            let found = image.iter().enumerate().any(|(at, byte)| *byte == last && stands(at));
            assert!(!found, "{secret} stands in the database");
        }
    }

    fn finish(&mut self) {
        self.relay = delivery::Memory::default();
        self.process = None;
        self.start();
        // Long enough for what is to be tried again.
        self.until(self.truly + 6 * HOUR);
        // INV1, INV6: the record folds to what is stored, and its chain is whole.
        let service = self.process.as_ref().unwrap().service.clone();
        let verified = service.verify_all().unwrap();
        assert_eq!(verified.faults, [], "seed {}", self.weather.seed);
        assert_eq!(verified.games, self.tables.len() as u64);
        // INV4, INV5: the model has the same position, clocks and outcome.
        for table in &self.tables {
            let row = ports::read(&*self.solo, |view| view.game(table.model.id)).unwrap().unwrap();
            if let Err(differs) = table.model.agrees(&row.state) {
                panic!("seed {}: {differs}", self.weather.seed);
            }
        }
        // INV2: every mail has come to its one end.
        let open: Vec<_> =
            self.rows.iter().filter(|(_, row)| row.next_at.is_some()).map(|(id, _)| id).collect();
        assert_eq!(open, Vec::<&i64>::new());
        let sql = "SELECT count(*) FROM inbox WHERE next_at IS NOT NULL OR state = 'received'";
        assert_eq!(self.solo.number(sql), 0);
        assert_eq!(self.solo.number("SELECT count(*) FROM inbox"), i64::try_from(self.rows.len()).unwrap());
        // INV3: one notice for each recipient and event, no more and no less.
        let found: HashSet<String> = self
            .solo
            .texts("SELECT key AS text FROM outbox WHERE game IS NOT NULL AND seq IS NOT NULL AND kind <> 'reminder'")
            .into_iter()
            .collect();
        let mut differ: Vec<_> = found.symmetric_difference(&self.notices).collect();
        differ.sort();
        assert_eq!(differ, Vec::<&String>::new(), "seed {}", self.weather.seed);
        let most = self.figures.mails_in / 50 + 5;
        assert!(self.figures.asked <= most, "{} mails asked about", self.figures.asked);
        // INV7: nothing waits longer than it may.
        let sql = "SELECT count(*) FROM outbox WHERE state = 'waiting'";
        assert_eq!(self.solo.number(sql), 0);
        let dead = self.solo.texts("SELECT key || ' ' || reason AS text FROM outbox WHERE state = 'dead'");
        assert_eq!(dead, Vec::<String>::new());
        // Whoever lost on time had been reminded, or the service was away.
        let unreminded = "SELECT count(*) FROM game WHERE termination = 'time_limit_exceeded' AND NOT EXISTS
             (SELECT 1 FROM outbox WHERE outbox.game = game.id AND outbox.ply = game.ply AND kind = 'reminder')";
        if self.weather.clock_steps == 0 {
            assert_eq!(self.solo.number(unreminded), 0, "seed {}", self.weather.seed);
        }
    }

    /// A mail that did not lead to what it asked for was answered, unless the fuse against robots held the answer
    /// back: then somebody had answers in the last day.
    fn is_answered(&mut self, id: i64) {
        let answer =
            "SELECT count(*) FROM outbox WHERE key IN ('inbox.ID.transcript', 'inbox.ID.confirmation')";
        if self.solo.number(&answer.replace("ID", &id.to_string())) == 1 {
            return;
        }
        self.figures.withheld += 1;
        let player = self.people[self.letters[self.rows[&id].letter].person].id.0;
        let since = (self.wall() - Span::days(1)).0;
        let earlier = format!("SELECT count(*) FROM inbox_answers WHERE player = {player} AND at > {since}");
        assert!(self.solo.number(&earlier) > 0, "mail {id} was not answered");
    }

    /// What happened, for people.
    pub fn report(&self) -> String {
        let mut text = String::new();
        let figures = &self.figures;
        writeln!(text, "{:?}", self.weather).unwrap();
        writeln!(text, "{figures:?}").unwrap();
        text
    }

    /// Everything the record holds, to compare two runs.
    pub fn fingerprint(&self) -> Vec<String> {
        self.solo.texts("SELECT id || ' ' || version || ' ' || hex(head) AS text FROM game ORDER BY id")
    }
}

/// The keys of the mails that events cause: one for each player whom they concern.
fn notices(model: &Model, events: &[Event], actor: Actor, channel: Channel) -> Vec<String> {
    let seq = model.events;
    let concern = |event: &Event, to: Color| -> Option<(u8, &'static str)> {
        let acted = actor == Actor::Player(model.players[to]);
        Some(match event {
            Event::Ended { .. } => (0, "game-over"),
            Event::Created { .. } => (1, "game-started"),
            Event::SealingBegan { .. } | Event::Sealed { .. } | Event::Opened { .. } => (2, "adjournment"),
            Event::AdjournmentProposed { by, .. }
            | Event::AdjournmentDeclined { by, .. }
            | Event::ResumptionRequested { by, .. }
                if *by != to =>
            {
                (2, "adjournment")
            }
            Event::Moved { .. } if !acted => (3, "your-move"),
            Event::Moved { .. } if channel == Channel::Mail => (4, "move-recorded"),
            Event::Said { by, .. }
            | Event::DrawOffered { by, .. }
            | Event::DrawDeclined { by, .. }
            | Event::ClaimRejected { by, .. }
                if *by != to =>
            {
                (5, "game-news")
            }
            Event::IllegalMove { by, gained, .. } if *by != to && gained.0 > 0 => (5, "game-news"),
            _ => return None,
        })
    };
    Color::ALL
        .into_iter()
        .filter_map(|to| {
            let (_, kind) = events.iter().filter_map(|event| concern(event, to)).min()?;
            Some(format!("{}.{seq}.{}.{kind}", model.id.0, model.players[to].0))
        })
        .collect()
}

/// A legal move: mate if there is one, now and then the one that takes the last one back, else any.
fn choose(dice: &Dice, position: &Position, back: Option<&str>) -> String {
    let legal = position.legal_moves();
    if let Some(back) = back
        && dice.permille(60)
        && position.from_uci(back).is_some()
    {
        return back.to_owned();
    }
    let takes: Vec<_> = legal.iter().copied().filter(|m| m.is_capture()).collect();
    let m = if !takes.is_empty() && dice.permille(300) { dice.one_of(&takes) } else { dice.one_of(&legal) };
    position.uci(m)
}

/// The move that takes back the last move of whoever is on move.
fn back(model: &Model, ply: u16) -> Option<String> {
    let last = model.moves.get(usize::from(ply).checked_sub(2)?)?;
    (last.len() == 4).then(|| format!("{}{}", &last[2..], &last[..2]))
}

/// Without the line breaks.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What `happened` needs of a model once it changed.
struct State {
    due_at: Option<Instant>,
    ending: Option<String>,
    on_move: Color,
    players: ByColor<PlayerId>,
    limit: Span,
    ply: u16,
}

impl Model {
    fn clone_state(&self) -> State {
        State {
            due_at: self.due_at(),
            ending: match self.stage {
                Stage::Over(_, termination) => Some(format!("{termination:?}")),
                _ => None,
            },
            on_move: self.on_move(),
            players: self.players,
            limit: self.rules.time_control.limit(),
            ply: self.ply(),
        }
    }
}
