//! Time controls as they are written in a challenge: `10/50`, `30d+3d cap 60d`, `40/60d:30d`, `30d delay 2d`, `50/75/3`.

use domain::{Span, TimeControl, clock::Period};

/// Tells whether a word can begin one.
pub(super) fn begins(word: &str) -> bool {
    read(&[word]).is_some()
}

/// The time control that the words begin with, and how many of them it takes.
pub(super) fn read(words: &[&str]) -> Option<(TimeControl, usize)> {
    let first = words.first()?;
    let numbers: Option<Vec<u16>> = first.split('/').map(|number| number.parse().ok()).collect();
    let (mut periods, mut whole_days, mut double_after_days) = match numbers.as_deref() {
        // ICCF's clocks count whole days, and twice beyond the twentieth.
        Some(&[moves, days]) => (vec![Period::new(Some(moves), Span::days(days))], true, Some(20)),
        Some(&[clock, bank, increment]) => {
            return Some((TimeControl::triple_block(clock, bank, increment), 1));
        }
        _ => (first.split(':').map(period).collect::<Option<Vec<_>>>()?, false, None),
    };
    let mut taken = 1;
    loop {
        match words.get(taken..).unwrap_or_default() {
            ["whole", ..] => whole_days = true,
            ["exact", ..] => whole_days = false,
            ["undoubled", ..] => double_after_days = None,
            ["double", after, ..] => {
                double_after_days = Some(after.parse().ok()?);
                taken += 1;
            }
            ["cap", cap, ..] => {
                let cap = length(cap)?;
                periods.iter_mut().for_each(|period| period.cap = Some(cap));
                taken += 1;
            }
            ["delay", delay, ..] => {
                let delay = length(delay)?;
                periods.iter_mut().for_each(|period| period.delay = delay);
                taken += 1;
            }
            _ => break,
        }
        taken += 1;
    }
    Some((TimeControl::Periods { periods, whole_days, double_after_days, thematic: false }, taken))
}

/// The moves that a length of time is for, as the words behind it say.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Share {
    /// Each move.
    Move,
    /// This number of moves.
    Moves(u16),
    /// All moves.
    Game,
}

/// The share that the words begin with, and how many of them it takes.
pub(super) fn share(words: &[&str]) -> Option<(Share, usize)> {
    Some(match words {
        ["for", "a" | "each" | "every" | "one", "move", ..] => (Share::Move, 3),
        ["a" | "per" | "each" | "every", "move", ..] => (Share::Move, 2),
        ["for", moves, "move" | "moves", ..] => match moves.parse() {
            Ok(moves) => (Share::Moves(moves), 3),
            Err(_) if *moves == "all" => (Share::Game, 3),
            Err(_) => return None,
        },
        ["for", "the", "whole", "game", ..] => (Share::Game, 4),
        ["for", "the", "game", ..] => (Share::Game, 3),
        ["in", "all", ..] => (Share::Game, 2),
        _ => return None,
    })
}

/// The length that the words begin with, such as `5d`, where it is the whole time control.
pub(super) fn bare_length(words: &[&str]) -> Option<Span> {
    read(words).filter(|(_, taken)| *taken == 1)?;
    length(words.first()?)
}

/// A length for this number of moves, or for all, on exact clocks.
pub(super) fn of_length(moves: Option<u16>, length: Span) -> TimeControl {
    TimeControl::exact(vec![Period::new(moves, length)])
}

/// `40/60d`, `60d` for the rest of the game, and either with an increment: `30d+3d`.
fn period(text: &str) -> Option<Period> {
    let (text, increment) = match text.split_once('+') {
        Some((text, increment)) => (text, length(increment)?),
        None => (text, Span::ZERO),
    };
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => (Some(moves.parse().ok()?), time),
        None => (None, text),
    };
    Some(Period { increment, ..Period::new(moves, length(time)?) })
}

/// `30d`, `12h`, `5d12h`.
fn length(text: &str) -> Option<Span> {
    let mut sum = Span::ZERO;
    let mut rest = text;
    let mut units = [('d', Span::days(1)), ('h', Span::hours(1))].into_iter();
    while !rest.is_empty() {
        let end = rest.find(|c: char| !c.is_ascii_digit())?;
        let number: u16 = rest[..end].parse().ok()?;
        let unit = rest[end..].chars().next()?;
        let (_, length) = units.find(|&(name, _)| name == unit)?;
        sum += Span(length.0 * i64::from(number));
        rest = &rest[end + unit.len_utf8()..];
    }
    (sum > Span::ZERO).then_some(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_control_can_be_written() {
        let (days, hours) = (|n: u16| Span::days(n), |n| Span::hours(n));
        let periods = |moves, time, whole_days, double_after_days| TimeControl::Periods {
            periods: vec![Period::new(Some(moves), days(time))],
            whole_days,
            double_after_days,
            thematic: false,
        };
        for (text, control, taken) in [
            ("10/50", TimeControl::iccf(10, 50), 1),
            ("10/50 white", TimeControl::iccf(10, 50), 1),
            ("10/40 double 15", periods(10, 40, true, Some(15)), 3),
            ("10/40 undoubled exact 960", periods(10, 40, false, None), 3),
            ("50/75/3", TimeControl::triple_block(50, 75, 3), 1),
            ("30d+3d", TimeControl::fischer(days(30), days(3), None), 1),
            (
                "30d+3d whole double 20",
                TimeControl::Periods {
                    periods: vec![Period { increment: days(3), ..Period::new(None, days(30)) }],
                    whole_days: true,
                    double_after_days: Some(20),
                    thematic: false,
                },
                4,
            ),
            ("5d+12h cap 10d black", TimeControl::fischer(days(5), hours(12), Some(days(10))), 3),
            (
                "30d delay 2d",
                TimeControl::exact(vec![Period { delay: days(2), ..Period::new(None, days(30)) }]),
                3,
            ),
            ("60d", TimeControl::exact(vec![Period::new(None, days(60))]), 1),
            (
                "40/60d:20/20d12h:30d",
                TimeControl::exact(vec![
                    Period::new(Some(40), days(60)),
                    Period::new(Some(20), days(20) + hours(12)),
                    Period::new(None, days(30)),
                ]),
                1,
            ),
        ] {
            let words: Vec<&str> = text.split(' ').collect();
            assert_eq!(read(&words), Some((control, taken)), "{text}");
        }
        for text in ["boris", "5", "10/50d/3", "d", "3h2d", "30d+", "+3d", "10/", "1/2/3/4", "30d+3d cap x"] {
            let words: Vec<&str> = text.split(' ').collect();
            assert_eq!(read(&words), None, "{text}");
        }
    }
}
