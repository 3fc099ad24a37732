//! What an arbiter writes, to his own address or to that of a game: `arbiter G42 warn white: the reason`.

use app::{Request, Scope, Unresolved, Who};
use domain::{self, Act, ByColor, Color, GameId, Instant, Outcome, Ply, Span, wire};
use jiff::{Timestamp, civil, tz::TimeZone};
use serde::de::value::{Error, StrDeserializer};

use super::command::{Command, Understood, days_of_leave};

/// The lines an arbiter may write.
pub(super) const HOW: &str = "\
Write: arbiter G42 WHAT: the reason. WHAT is
  warn white
  give white 2d, take white 12h
  clocks 3d 4d             what White and what Black have used so far
  clocks 3d 4d until 2026-12-24 10:00
                           and the deadline of the clock that runs, in UTC, or
                           with +01:00 behind it
  adjudicate 1-0           or 0-1, 1/2, 0-0
  forfeit white, cancel, replay, annul
  points 1 0               for White and for Black; 1/2 is one too
  leave white 2026-12-24 2027-01-02
  end leave white 2026-12-24      by its first day, whoever gave it
  adjourn
  resumption 2026-12-24 10:00
                           when an adjourned game resumes, in UTC, or
                           with +01:00 behind it
  approve early            the envelope may be opened before its time: by
                           you, or, where that takes two arbiters, by another
  missing                  the envelope is lost or does not open
  takeback 12              this number of half-moves stands
  replace white NAME, withdraw white
  expel white              from all games of the event; expel white everywhere
  confirm 17, reverse 17   about an appeal
  uphold 17, reject 17     about a claim
and without a reason
  acknowledge              the face of the envelope is in order
  open                     the envelope that the service holds; before its
                           time only after approve early
  flag                     it has fallen, and you end the game by it
  pace                     how both have used their time";

const OPEN: &str = "An envelope is opened without a reason on the same line. Write: arbiter G42 open. Before its time write \
    first: arbiter G42 approve early: the reason";

const RESUMPTION: &str = "Give the day and the time of day at which the game resumes, in UTC or with an offset behind it. \
    Write: arbiter G42 resumption 2026-12-24 10:00 +01:00: the reason";

/// What `G42 warn white: the reason` asks for, wherever it is written.
///
/// # Errors
///
/// How it is written.
pub fn act_of_arbiter(line: &str) -> Result<(GameId, Request), &'static str> {
    match act(&format!("arbiter {line}")) {
        Some(Ok(Command::Arbiter(game, request))) => Ok((game, *request)),
        Some(Err(how)) => Err(how),
        _ => Err(HOW),
    }
}

/// What a line that begins with the word means; `None` if it does not begin so.
pub(super) fn act(line: &str) -> Option<Understood> {
    let (head, reason) = line.split_at(reason_begins(line));
    let reason = reason.strip_prefix(':').unwrap_or(reason);
    let words: Vec<&str> = head.split_whitespace().collect();
    let lower = head.trim_end_matches(['.', ' ']).to_lowercase();
    let lower: Vec<&str> = lower.split_whitespace().collect();
    let ["arbiter" | "schiedsrichter", game, what @ ..] = lower.as_slice() else { return None };
    let number = game_number(game);
    let name = words.get(4..).unwrap_or_default().join(" ");
    if let (Some(game), ["pace"] | ["slow", "play"]) = (number, what) {
        return Some(Ok(Command::Pace(GameId(game))));
    }
    let request = request(what, &name, reason.trim());
    Some(match (number, request) {
        (Some(game), Some(request)) => Ok(Command::Arbiter(GameId(game), Box::new(request))),
        (Some(_), None) => Err(how(what)),
        _ => Err(HOW),
    })
}

/// How it is written, of an act that lacks something.
fn how(what: &[&str]) -> &'static str {
    match what {
        ["open"] => OPEN,
        ["resumption", ..] => RESUMPTION,
        _ => HOW,
    }
}

fn game_number(word: &str) -> Option<i64> {
    word.trim_matches(['[', ']']).strip_prefix('g').and_then(|number| number.parse().ok())
}

/// Whether a text begins on a line that is meant for us and lacks something. Prose has a colon, too: "Appeal rejected: fine
/// with me."
pub(super) fn begins_text(line: &str) -> bool {
    const ACTS: [&str; 25] = [
        "warn",
        "give",
        "take",
        "clocks",
        "adjudicate",
        "forfeit",
        "cancel",
        "replay",
        "annul",
        "flag",
        "points",
        "leave",
        "end",
        "adjourn",
        "resumption",
        "approve",
        "missing",
        "takeback",
        "replace",
        "expel",
        "withdraw",
        "confirm",
        "reverse",
        "uphold",
        "reject",
    ];
    let lower = line[..reason_begins(line)].to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    has_reason(line)
        && match words.as_slice() {
            ["arbiter" | "schiedsrichter", what @ ..] => {
                what.first().is_some_and(|word| game_number(word).is_some())
                    || what.iter().take(2).any(|word| ACTS.contains(word))
            }
            ["appeal", act, ..] => act.contains(|c: char| c.is_ascii_digit() || c == '#'),
            _ => true,
        }
}

/// `withdraw from event yes: the reason`, of a player.
pub(super) fn withdrawal(line: &str) -> Option<Understood> {
    let (head, reason) = line.split_once(':').unwrap_or((line, ""));
    let lower = head.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    let (scope, confirmed) = match words.as_slice() {
        ["withdraw", "from", "event" | "tournament", confirmed @ ..] => (Scope::Event, confirmed),
        ["withdraw", "from", "all", "games", confirmed @ ..] => (Scope::All, confirmed),
        _ => return None,
    };
    Some(match (confirmed, scope) {
        (["yes" | "yes."], _) => Ok(Command::WithdrawFrom(scope, reason.trim().to_owned())),
        ([], Scope::All) => {
            Err("You have not withdrawn. If you want to, write: withdraw from all games yes: and why")
        }
        ([], _) => Err("You have not withdrawn. If you want to, write: withdraw from event yes: and why"),
        _ => return None,
    })
}

/// `appeal 17: the grounds`, of a player.
pub(super) fn appeal(line: &str) -> Option<Understood> {
    let (head, grounds) = line.split_once(':').unwrap_or((line, ""));
    let words: Vec<&str> = head.split_whitespace().collect();
    let [word, rest @ ..] = words.as_slice() else { return None };
    if !word.eq_ignore_ascii_case("appeal") || rest.len() > 1 {
        return None;
    }
    let act = rest.first().and_then(|number| number.trim_start_matches('#').parse().ok());
    Some(match act {
        Some(act) if !grounds.trim().is_empty() => {
            Ok(Command::Clock(Request::from(domain::Command::Appeal { act }).with(grounds.trim())))
        }
        _ => Err("Write the number of the act and your grounds: appeal 17: I was not told"),
    })
}

fn request(what: &[&str], name: &str, reason: &str) -> Option<Request> {
    let reasoned = |command: Unresolved| Some(Request::from(command).with(reason));
    let act = match what {
        ["warn", side] => Act::Warn { side: color(side)? },
        ["give", side, length @ ..] => Act::Time { side: color(side)?, span: span(length)? },
        ["take", side, length @ ..] => Act::Time { side: color(side)?, span: Span::ZERO - span(length)? },
        ["clocks", white, black, rest @ ..] => {
            let deadline = match rest {
                [] => None,
                ["until", at @ ..] => Some(instant(at)?),
                _ => return None,
            };
            Act::Clocks { used: ByColor { white: span(&[white])?, black: span(&[black])? }, deadline }
        }
        ["adjudicate", result] => Act::Adjudicate { outcome: outcome(result)? },
        ["forfeit", side] => Act::Forfeit { loser: color(side)? },
        ["cancel"] => Act::Cancel { replayed_as: None },
        ["replay"] => return reasoned(Unresolved::Replay),
        ["annul"] => Act::Annul,
        ["flag"] => return Some(domain::Command::ClaimFlag.into()),
        ["points", white, black] => {
            Act::Points { half_points: ByColor { white: half_points(white)?, black: half_points(black)? } }
        }
        ["leave", side, days @ ..] => {
            let (first, last) = days_of_leave(days)?.ok()?;
            return reasoned(Unresolved::GrantLeave { side: color(side)?, first, last });
        }
        ["end", "leave", side, first] => Act::EndLeave { side: color(side)?, first: first.parse().ok()? },
        ["adjourn"] => Act::Adjourn,
        // What is written behind it may say that it is not.
        ["acknowledge" | "open"] if !reason.is_empty() => return None,
        ["acknowledge"] => return Some(domain::Command::AcknowledgeFace.into()),
        // The end of a day, as for a deadline, is no time for a session to begin.
        ["resumption", at @ ..] if at.concat().contains(':') => {
            return reasoned(domain::Command::SetResumption { resume_at: instant(at)? }.into());
        }
        ["approve", "early"] => return reasoned(domain::Command::ApproveEarlyOpening.into()),
        ["missing"] => return reasoned(domain::Command::DeclareMissing.into()),
        ["open"] => return Some(domain::Command::Resume { envelope: None }.into()),
        ["takeback", ply] => Act::TakeBack { to: Ply(ply.parse().ok()?) },
        ["replace", side, _, ..] => {
            return reasoned(Unresolved::Replace { side: color(side)?, player: name.to_owned() });
        }
        ["expel", side, rest @ ..] => {
            let (who, scope) = (Who::Side(color(side)?), scope(rest)?);
            return reasoned(Unresolved::Expel { who, scope });
        }
        ["withdraw", side, rest @ ..] => {
            let (who, scope) = (Who::Side(color(side)?), scope(rest)?);
            return reasoned(Unresolved::Withdraw { who, scope });
        }
        ["confirm", act] => {
            return reasoned(domain::Command::DecideAppeal { act: act.parse().ok()?, reverse: false }.into());
        }
        ["reverse", act] => {
            return reasoned(domain::Command::DecideAppeal { act: act.parse().ok()?, reverse: true }.into());
        }
        [word @ ("uphold" | "reject"), claim] => {
            let (claim, upheld) = (claim.parse().ok()?, *word == "uphold");
            return reasoned(domain::Command::DecideClaim { claim, upheld }.into());
        }
        _ => return None,
    };
    Some(Request::act(act, reason))
}

/// Which other games.
fn scope(words: &[&str]) -> Option<Scope> {
    match words {
        [] => Some(Scope::Event),
        ["everywhere"] => Some(Scope::All),
        ["here"] => Some(Scope::Game),
        _ => None,
    }
}

fn color(word: &str) -> Option<Color> {
    match word {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

/// Whether a reason was begun on the line.
pub(super) fn has_reason(line: &str) -> bool {
    reason_begins(line) < line.len()
}

/// Where the first colon stands that is not that of a time of day; the end if there is none.
fn reason_begins(line: &str) -> usize {
    let bytes = line.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let of_time = |at: usize| at > 0 && is_digit(at - 1) && is_digit(at + 1);
    line.match_indices(':').map(|(at, _)| at).find(|&at| !of_time(at)).unwrap_or(line.len())
}

/// `2026-12-24`, which is the end of that day, `2026-12-24 10:00`, `2026-12-24 10:00 +01:00`, or as RFC 3339 writes it; in
/// UTC where nothing else is said.
fn instant(words: &[&str]) -> Option<Instant> {
    let at = match words {
        [day] => match day.parse::<civil::Date>() {
            Ok(day) => {
                let next = day.tomorrow().ok()?.to_zoned(TimeZone::UTC).ok()?;
                return Some(Instant(next.timestamp().as_millisecond() - 1));
            }
            Err(_) => day.to_uppercase(),
        },
        [day, time] => format!("{day}T{time}Z"),
        [day, time, offset] => format!("{day}T{time}{offset}"),
        _ => return None,
    };
    at.parse::<Timestamp>().ok().map(|at| Instant(at.as_millisecond()))
}

/// `2d`, `1d 12h`, `0`.
fn span(words: &[&str]) -> Option<Span> {
    if words == ["0"] {
        return Some(Span::ZERO);
    }
    wire::length::deserialize(StrDeserializer::<Error>::new(&words.join(" "))).ok()
}

fn outcome(word: &str) -> Option<Outcome> {
    Some(match word {
        "1-0" => Outcome::WhiteWins,
        "0-1" => Outcome::BlackWins,
        "1/2" | "1/2-1/2" | "\u{bd}" => Outcome::Draw,
        "0-0" => Outcome::BothLose,
        _ => return None,
    })
}

fn half_points(word: &str) -> Option<u8> {
    match word {
        "0" => Some(0),
        "1/2" | "0.5" | "\u{bd}" => Some(1),
        "1" => Some(2),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_act_can_be_written() {
        let reasoned = |command: Unresolved| Some(Request::from(command).with("Because: so"));
        let act = |act| Some(Request::act(act, "Because: so"));
        let white = Color::White;
        let clocks = |until: Option<&str>| {
            let used = ByColor { white: Span::hours(36), black: Span::days(2) };
            let until = until.map(|at| at.parse::<Timestamp>().expect("an instant").as_millisecond());
            act(Act::Clocks { used, deadline: until.map(Instant) })
        };
        for (what, request) in [
            ("warn white", act(Act::Warn { side: white })),
            ("give white 1d 12h", act(Act::Time { side: white, span: Span::hours(36) })),
            ("take white 12h", act(Act::Time { side: white, span: Span(-12 * 3_600_000) })),
            ("adjudicate 1/2", act(Act::Adjudicate { outcome: Outcome::Draw })),
            ("adjudicate 1-0", act(Act::Adjudicate { outcome: Outcome::WhiteWins })),
            ("adjudicate 0-1", act(Act::Adjudicate { outcome: Outcome::BlackWins })),
            ("adjudicate 0-0", act(Act::Adjudicate { outcome: Outcome::BothLose })),
            ("clocks 1d12h 2d", clocks(None)),
            ("clocks 1d12h 2d until 2026-12-24", clocks(Some("2026-12-24T23:59:59.999Z"))),
            ("clocks 1d12h 2d until 2026-12-24 10:00", clocks(Some("2026-12-24T10:00:00Z"))),
            ("clocks 1d12h 2d until 2026-12-24 10:00 +01:00", clocks(Some("2026-12-24T09:00:00Z"))),
            ("clocks 1d12h 2d until 2026-12-24t10:00:30z", clocks(Some("2026-12-24T10:00:30Z"))),
            (
                "clocks 0 1d",
                act(Act::Clocks {
                    used: ByColor { white: Span::ZERO, black: Span::days(1) },
                    deadline: None,
                }),
            ),
            (
                "leave black 2026-12-24 2027-01-02",
                reasoned(Unresolved::GrantLeave {
                    side: Color::Black,
                    first: "2026-12-24".parse().expect("a day"),
                    last: "2027-01-02".parse().expect("a day"),
                }),
            ),
            ("clocks 1d 2d until never", None),
            ("clocks 1d 2d 3d", None),
            ("forfeit white", act(Act::Forfeit { loser: white })),
            ("cancel", act(Act::Cancel { replayed_as: None })),
            ("replay", reasoned(Unresolved::Replay)),
            ("annul", act(Act::Annul)),
            ("points 0.5 0", act(Act::Points { half_points: ByColor { white: 1, black: 0 } })),
            ("adjourn", act(Act::Adjourn)),
            (
                "end leave white 2026-12-24",
                act(Act::EndLeave { side: white, first: "2026-12-24".parse().unwrap() }),
            ),
            ("acknowledge", None),
            ("open", None),
            ("approve early", reasoned(domain::Command::ApproveEarlyOpening.into())),
            ("missing", reasoned(domain::Command::DeclareMissing.into())),
            (
                "resumption 2026-12-24 10:00",
                reasoned(domain::Command::SetResumption { resume_at: Instant(1_798_106_400_000) }.into()),
            ),
            (
                "resumption 2026-12-24 11:00 +01:00",
                reasoned(domain::Command::SetResumption { resume_at: Instant(1_798_106_400_000) }.into()),
            ),
            ("resumption soon", None),
            ("resumption 2026-12-24", None),
            ("approve", None),
            ("takeback 12", act(Act::TakeBack { to: Ply(12) })),
            ("expel white", reasoned(Unresolved::Expel { who: Who::Side(white), scope: Scope::Event })),
            (
                "withdraw white everywhere",
                reasoned(Unresolved::Withdraw { who: Who::Side(white), scope: Scope::All }),
            ),
            (
                "replace white Dora von Berg",
                reasoned(Unresolved::Replace { side: white, player: "Dora von Berg".into() }),
            ),
            ("reverse 17", reasoned(domain::Command::DecideAppeal { act: 17, reverse: true }.into())),
            ("confirm 17", reasoned(domain::Command::DecideAppeal { act: 17, reverse: false }.into())),
            ("uphold 12", reasoned(domain::Command::DecideClaim { claim: 12, upheld: true }.into())),
            ("reject 12", reasoned(domain::Command::DecideClaim { claim: 12, upheld: false }.into())),
            ("flag", Some(domain::Command::ClaimFlag.into())),
            ("flag.", Some(domain::Command::ClaimFlag.into())),
            ("warn", None),
            ("give white much", None),
            ("points 2 0", None),
            ("hang white", None),
        ] {
            let line = format!("Arbiter G42 {what}: Because: so");
            let understood = super::act(&line).expect("a line for an arbiter");
            let words: Vec<&str> = what.split(' ').collect();
            let expected = request
                .map(|request| Command::Arbiter(GameId(42), Box::new(request)))
                .ok_or_else(|| how(&words));
            assert_eq!(understood, expected, "{line}");
            let first = what.split_whitespace().next().expect("a word").trim_end_matches('.');
            assert!(understood.is_err() || HOW.contains(&format!(" {first}")), "{first} is not in the help");
        }
        assert_eq!((how(&["open"]), how(&["resumption", "2026-12-24"])), (OPEN, RESUMPTION));
        assert_eq!(super::act("The arbiter G42 warn white: x"), None);
        assert!(matches!(super::act("arbiter warn white"), Some(Err(_))), "which game?");
    }

    #[test]
    fn a_withdrawal_is_confirmed_in_the_line() {
        let from = |scope, reason: &str| Some(Ok(Command::WithdrawFrom(scope, reason.into())));
        assert_eq!(super::withdrawal("Withdraw from event yes: I am ill"), from(Scope::Event, "I am ill"));
        assert_eq!(super::withdrawal("withdraw from all games yes"), from(Scope::All, ""));
        assert!(matches!(super::withdrawal("withdraw from event"), Some(Err(_))));
        assert!(matches!(super::withdrawal("withdraw from all games: I am ill"), Some(Err(_))));
        assert_eq!(super::withdrawal("withdraw from my last remark"), None);
        assert_eq!(super::withdrawal("withdraw C7"), None);
    }

    #[test]
    fn an_appeal_names_the_act_and_the_grounds() {
        let request = || Request::from(domain::Command::Appeal { act: 17 }).with("I was not told: at all");
        let appeal = super::appeal("appeal 17: I was not told: at all");
        assert_eq!(appeal, Some(Ok(Command::Clock(request()))));
        assert!(matches!(super::appeal("appeal 17"), Some(Err(_))));
        assert_eq!(super::appeal("Appeal #17: I was not told: at all"), appeal);
        assert_eq!(super::appeal("appeal to you: be nice"), None);
    }
}
