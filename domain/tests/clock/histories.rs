//! Random histories of every control, beside a plain count by the hour: time used, its price, time left and the fall of
//! the flag. Leave, free days, nights, outages and corrections overlap at random.

use domain::{
    Instant, Span, TimeControl,
    clock::{
        Date, FreeTime, Gap, Leave, Night, Pauses, Period, SideClock, Thinking, TimeOfDay, Weekday, Zone,
        reading,
    },
};

use crate::table::Dice;

const HOUR: Span = Span::hours(1);
const HISTORIES: u64 = 10_000;
/// The number of moves: one of every sixteen histories is long, with shorter moves, so that periods end and increments run
/// out.
const MOVES: usize = 4;
const LONG: usize = 30;

/// The time of a side, reckoned by hand.
#[derive(Clone, Debug, Default)]
struct Plain {
    left: i64,
    bank: i64,
    made: i64,
}

/// A control in hours, as its regulation words it.
#[derive(Clone, Debug)]
enum Words {
    PerMove { limit: i64 },
    MovesInDays { moves: i64, time: i64, whole_days: bool, double: Option<i64> },
    Fischer { initial: i64, increment: i64, cap: Option<i64>, whole_days: bool, double: Option<i64> },
    Delay { time: i64, delay: i64 },
    Sequence { periods: Vec<(i64, i64)> },
    Blocks { clock: i64, bank: i64, increment: i64, until_move: i64, protection: bool },
}

impl Words {
    fn control(&self) -> TimeControl {
        let hours = |hours: i64| Span(hours * HOUR.0);
        let number = |n: i64| u16::try_from(n).unwrap();
        let periods = |period, whole_days, double: Option<i64>| TimeControl::Periods {
            periods: vec![period],
            whole_days,
            double_after_days: double.map(number),
            thematic: false,
        };
        match *self {
            Self::PerMove { limit } => TimeControl::PerMove { days: u8::try_from(limit / 24).unwrap() },
            Self::MovesInDays { moves, time, whole_days, double } => {
                periods(Period::new(Some(number(moves)), hours(time)), whole_days, double)
            }
            Self::Fischer { initial, increment, cap, whole_days, double } => {
                let plain = Period::new(None, hours(initial));
                let period = Period { increment: hours(increment), cap: cap.map(hours), ..plain };
                periods(period, whole_days, double)
            }
            Self::Delay { time, delay } => {
                periods(Period { delay: hours(delay), ..Period::new(None, hours(time)) }, false, None)
            }
            Self::Sequence { ref periods } => {
                let period = |&(moves, time): &(i64, i64)| Period::new(Some(number(moves)), hours(time));
                TimeControl::exact(periods.iter().map(period).collect())
            }
            Self::Blocks { clock, bank, increment, until_move, protection } => TimeControl::TripleBlock {
                clock_days: number(clock / 24),
                bank_days: number(bank / 24),
                increment_days: number(increment / 24),
                increment_moves: number(until_move),
                sudden_death_protection: protection,
            },
        }
    }

    fn start(&self) -> Plain {
        let (left, bank) = match *self {
            Self::PerMove { limit } => (limit, 0),
            Self::MovesInDays { time, .. } | Self::Delay { time, .. } => (time, 0),
            Self::Fischer { initial, .. } => (initial, 0),
            Self::Sequence { ref periods } => (periods[0].1, 0),
            Self::Blocks { clock, bank, .. } => (clock, bank),
        };
        Plain { left, bank, made: 0 }
    }

    /// Returns the price of hours, hour by hour and day by day.
    fn price(&self, used: i64) -> i64 {
        let (whole_days, double, delay) = match *self {
            Self::MovesInDays { whole_days, double, .. } | Self::Fischer { whole_days, double, .. } => {
                (whole_days, double, 0)
            }
            Self::Delay { delay, .. } => (false, None, delay),
            _ => (false, None, 0),
        };
        let mut price = 0;
        for hour in 1..=used - delay {
            let once_more = if double.is_some_and(|days| hour > days * 24) { 2 } else { 1 };
            if !whole_days {
                price += once_more;
            } else if hour % 24 == 0 {
                price += 24 * once_more;
            }
        }
        price
    }

    fn complete(&self, plain: &mut Plain, price: i64) {
        plain.made += 1;
        plain.left -= price;
        match *self {
            Self::PerMove { limit } => plain.left = limit,
            Self::MovesInDays { moves, time, .. } => {
                if plain.made % moves == 0 {
                    plain.left += time;
                }
            }
            Self::Fischer { increment, cap, .. } => {
                let with = plain.left + increment;
                plain.left = cap.map_or(with, |cap| with.min(cap.max(plain.left)));
            }
            Self::Delay { .. } => {}
            Self::Sequence { ref periods } => {
                let mut end = 0;
                for i in 0.. {
                    let &(moves, _) = periods.get(i).unwrap_or(periods.last().unwrap());
                    end += moves;
                    if end >= plain.made {
                        if end == plain.made {
                            plain.left += periods.get(i + 1).unwrap_or(periods.last().unwrap()).1;
                        }
                        break;
                    }
                }
            }
            Self::Blocks { clock, increment, until_move, protection, .. } => {
                // Clock and bank are one purse of which the clock shows as much as it can.
                let mut purse = plain.left + plain.bank;
                if plain.made <= until_move {
                    purse += increment;
                }
                if protection && plain.made > until_move {
                    purse = purse.max(72);
                }
                plain.left = purse.min(clock);
                plain.bank = purse - plain.left;
            }
        }
    }
}

fn controls() -> Vec<Words> {
    let day = 24;
    vec![
        Words::PerMove { limit: 7 * day },
        Words::MovesInDays { moves: 3, time: 20 * day, whole_days: true, double: Some(5) },
        Words::MovesInDays { moves: 10, time: 50 * day, whole_days: true, double: Some(20) },
        Words::MovesInDays { moves: 4, time: 20 * day, whole_days: false, double: Some(3) },
        Words::MovesInDays { moves: 5, time: 15 * day, whole_days: true, double: None },
        Words::Fischer {
            initial: 30 * day,
            increment: 3 * day,
            cap: None,
            whole_days: true,
            double: Some(20),
        },
        Words::Fischer {
            initial: 5 * day,
            increment: 12,
            cap: Some(10 * day),
            whole_days: false,
            double: None,
        },
        Words::Delay { time: 30 * day, delay: 2 * day },
        Words::Sequence { periods: vec![(4, 20 * day), (3, 10 * day), (2, 5 * day)] },
        Words::Blocks { clock: 20 * day, bank: 30 * day, increment: day, until_move: 6, protection: false },
        Words::Blocks { clock: 10 * day, bank: 5 * day, increment: 2 * day, until_move: 4, protection: true },
    ]
}

/// Its days are not looked at here.
fn interval(from: Instant, until: Instant) -> Leave {
    Leave { first: Date(0), last: Date(0), from, until, special: false }
}

/// The pauses of the clock, hour by hour.
struct Stops {
    asleep: [bool; 24],
    free: [bool; 7],
    offset_hours: i64,
    leave: Vec<Leave>,
    away: Vec<Leave>,
}

impl Stops {
    fn new(free_time: &FreeTime, offset_hours: i64) -> Self {
        let mut asleep = [false; 24];
        if let Some(Night { from, until }) = free_time.night {
            let (mut hour, until) = (usize::from(from.0 / 60), usize::from(until.0 / 60));
            while hour != until {
                asleep[hour] = true;
                hour = (hour + 1) % 24;
            }
        }
        let free = Weekday::ALL.map(|day| free_time.weekdays.contains(&day));
        Self { asleep, free, offset_hours, leave: vec![], away: vec![] }
    }

    fn counted(&self, from: Instant, until: Instant) -> i64 {
        let mut counted = 0;
        for hour in from.0 / HOUR.0..until.0 / HOUR.0 {
            let local = hour + self.offset_hours;
            // 1970-01-01 was a Thursday.
            let stands = self.free[usize::try_from((local / 24 + 3) % 7).unwrap()]
                || self.asleep[usize::try_from(local % 24).unwrap()]
                || self
                    .leave
                    .iter()
                    .chain(&self.away)
                    .any(|i| i.from.0 <= hour * HOUR.0 && hour * HOUR.0 < i.until.0);
            counted += i64::from(!stands);
        }
        counted
    }
}

fn some_free_time(dice: &mut Dice) -> FreeTime {
    let mut free = FreeTime::default();
    if !dice.one_in(3) {
        return free;
    }
    if dice.one_in(2) {
        free.weekdays = vec![Weekday::Saturday, Weekday::Sunday];
    }
    if dice.one_in(2) {
        let hour = |dice: &mut Dice| TimeOfDay(u16::try_from(dice.below(24)).unwrap() * 60);
        let night = Night { from: hour(dice), until: hour(dice) };
        let night = FreeTime { night: Some(night), ..free.clone() };
        if night.check().is_ok() {
            free = night;
        }
    }
    free
}

fn hours(dice: &mut Dice, most: i64) -> Span {
    Span(i64::try_from(dice.below(usize::try_from(most).unwrap())).unwrap() * HOUR.0)
}

/// A millisecond later the move could not be paid any more.
fn check_deadline(thinking: &Thinking<'_>) {
    let deadline = thinking.deadline();
    let price = |at| thinking.price(thinking.used(at));
    assert!(price(deadline) <= thinking.side.left, "in time");
    assert!(price(deadline + Span(1)) > thinking.side.left, "and not a millisecond later");
    assert_eq!(reading(thinking, deadline).left, thinking.side.left - price(deadline));
}

/// Plays a history and returns the number of moves.
fn history(words: &Words, dice: &mut Dice) -> i64 {
    let control = words.control();
    let per_move = matches!(control, TimeControl::PerMove { .. });
    let blocks = matches!(control, TimeControl::TripleBlock { .. });
    let offset_hours = i64::try_from(dice.below(25)).unwrap() - 11;
    let zone = Zone::fixed(i32::try_from(offset_hours * 3600).unwrap());
    let free_time = some_free_time(dice);
    let mut stops = Stops::new(&free_time, offset_hours);
    let (mut side, mut plain) = (SideClock::new(&control, 0), words.start());
    let mut now = Instant(500_000 * HOUR.0) + hours(dice, 10_000);
    let (mut paid, mut granted) = (0, 0);
    let is_long = dice.one_in(16);
    let (moves, longest) = if is_long { (LONG, 24 * 3) } else { (MOVES, 24 * 20) };
    for _ in 0..1 + dice.below(moves) {
        now = now + hours(dice, 100);
        let since = now;
        for over in [&mut stops.leave, &mut stops.away] {
            over.retain(|time| time.until > since);
        }
        let gained = if dice.one_in(5) { 24 * (1 + i64::try_from(dice.below(3)).unwrap()) } else { 0 };
        let mut clock = side.begin(&control, Span(gained * HOUR.0));
        plain.left += gained;
        granted += gained;
        if let Words::Blocks { clock, .. } = *words {
            plain.bank += (plain.left - clock).max(0);
            plain.left = plain.left.min(clock);
        }
        // A correction by the arbiter.
        if !per_move && dice.one_in(8) && plain.left > 48 {
            side.grant(&control, Span(-24 * HOUR.0));
            clock = side;
            plain.left -= 24;
            granted -= 24;
        }
        let (mut returned, mut gaps) = (Span::ZERO, vec![]);
        if !blocks && dice.one_in(3) {
            let from = now + hours(dice, 200);
            stops.leave.push(interval(from, from + hours(dice, 300)));
        }
        for _ in 0..dice.below(3) {
            let pauses = Pauses { free_time: &free_time, zone: &zone, leave: &stops.leave };
            let thinking = Thinking {
                control: &control,
                side: clock,
                since,
                returned,
                gaps: &gaps,
                pauses,
                at_most: None,
            };
            check_deadline(&thinking);
            // An outage that begins in time is given back; time that did not count is not given twice.
            let from = now + hours(dice, 60);
            if from > thinking.deadline() {
                break;
            }
            let until = from + hours(dice, 80);
            let gained = pauses.counted(from, until);
            returned += gained;
            gaps.push(Gap { from, until, gained });
            stops.away.push(interval(from, until));
            now = until.max(now);
            if !blocks && dice.one_in(4) {
                let from = now + hours(dice, 50);
                stops.leave.push(interval(from, from + hours(dice, 100)));
            }
        }
        let pauses = Pauses { free_time: &free_time, zone: &zone, leave: &stops.leave };
        let thinking =
            Thinking { control: &control, side: clock, since, returned, gaps: &gaps, pauses, at_most: None };
        check_deadline(&thinking);
        let before = (since + hours(dice, 500)).min(now);
        let used = Span(stops.counted(since, before) * HOUR.0);
        assert_eq!(thinking.used(before), used, "time used before or in an outage");
        let deadline = thinking.deadline();
        let at = (now + hours(dice, longest)).min(Instant(deadline.0 / HOUR.0 * HOUR.0)).max(now);
        let used = stops.counted(since, at);
        assert_eq!(thinking.used(at), Span(used * HOUR.0), "time used");
        let shown = reading(&thinking, at);
        let price = words.price(used);
        assert_eq!(shown.charged, Span(price * HOUR.0), "time charged");
        assert_eq!((shown.left, shown.deadline), (Span((plain.left - price) * HOUR.0), deadline));
        assert_eq!(at <= deadline, shown.left >= Span::ZERO, "who can pay is in time");
        if at > deadline {
            break;
        }
        if let Some(next) = shown.next {
            assert!(next.at > at);
            let before = reading(&thinking, next.at - Span(1));
            assert_eq!(before.paused, shown.paused, "nothing changes before");
            assert!(before.charged >= shown.charged);
        }
        side.complete(&control, shown.charged);
        words.complete(&mut plain, price);
        paid += price;
        assert!(side.balances());
        if !per_move {
            let of = |hours: i64| Span(hours * HOUR.0);
            assert_eq!((side.left, side.bank), (of(plain.left), of(plain.bank)), "time left");
            assert_eq!((side.charged, side.granted), (of(paid), of(granted)));
        }
        now = at;
    }
    plain.made
}

/// Time used, left and lapsed equals the time given; deadlines are exact.
#[test]
fn every_control_balances() {
    let seed = 0x1cc5_2026;
    std::thread::scope(|scope| {
        for (n, words) in controls().into_iter().enumerate() {
            scope.spawn(move || {
                words.control().check().unwrap();
                let mut made = 0;
                for i in 0..HISTORIES {
                    let seed = seed + (n as u64) * HISTORIES + i;
                    let run = std::panic::catch_unwind(|| history(&words, &mut Dice(seed)));
                    made = made.max(run.unwrap_or_else(|_| panic!("seed {seed}: {words:?}")));
                }
                assert!(made > 20, "{words:?}: no period of ten moves ends in {made}");
            });
        }
    });
}
