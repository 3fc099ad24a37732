//! What an arbiter writes, to his own address or to that of a game: `arbiter G42 warn white: the reason`.

use app::{Scope, Who, Wish};
use domain::{Act, ByColor, Color, GameId, Outcome, Ply, Span, wire};
use serde::de::value::{Error, StrDeserializer};

use super::command::{Command, Understood};

const HOW: &str = "Write: arbiter G42 WHAT: the reason. WHAT is: warn white, give white 2d, take white 12h, clocks 3d 4d, \
    adjudicate 1-0 (0-1, 1/2, 0-0), forfeit white, cancel, replay, annul, points 1 0, leave white 2026-12-24 2027-01-02, \
    adjourn, takeback 12, replace white NAME, withdraw white, expel white (with all his games of the event; expel white \
    everywhere: all his games); or confirm 17, reverse 17 about an appeal; uphold 17, reject 17 about a claim; or pace, without a reason";

/// What a line that begins with the word means; `None` if it does not begin so.
pub(super) fn act(line: &str) -> Option<Understood> {
    let (head, reason) = line.split_once(':').unwrap_or((line, ""));
    let words: Vec<&str> = head.split_whitespace().collect();
    let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    let ["arbiter" | "schiedsrichter", game, what @ ..] = lower.as_slice() else { return None };
    let number = game.trim_matches(['[', ']']).strip_prefix('g').and_then(|number| number.parse().ok());
    let name = words.get(4..).unwrap_or_default().join(" ");
    if let (Some(game), ["pace"] | ["slow", "play"]) = (number, what) {
        return Some(Ok(Command::Pace(GameId(game))));
    }
    let wish = wish(what, &name, reason.trim());
    Some(match (number, wish) {
        (Some(game), Some(wish)) => Ok(Command::Arbiter(GameId(game), Box::new(wish))),
        _ => Err(HOW),
    })
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
    let act = rest.first().and_then(|number| number.parse().ok());
    Some(match act {
        Some(act) if !grounds.trim().is_empty() => {
            Ok(Command::Clock(Wish::Appeal { act, message: grounds.trim().to_owned() }))
        }
        _ => Err("Write the number of the act and your grounds: appeal 17: I was not told"),
    })
}

fn wish(what: &[&str], name: &str, reason: &str) -> Option<Wish> {
    let reason = reason.to_owned();
    let act = match what {
        ["warn", side] => Act::Warn { side: color(side)? },
        ["give", side, length @ ..] => Act::Time { side: color(side)?, span: span(length)? },
        ["take", side, length @ ..] => Act::Time { side: color(side)?, span: Span::ZERO - span(length)? },
        ["clocks", white, black] => {
            Act::Clocks { used: ByColor { white: span(&[white])?, black: span(&[black])? }, deadline: None }
        }
        ["adjudicate", result] => Act::Adjudicate { outcome: outcome(result)? },
        ["forfeit", side] => Act::Forfeit { loser: color(side)? },
        ["cancel"] => Act::Cancel { replayed_as: None },
        ["replay"] => return Some(Wish::Replay { reason }),
        ["annul"] => Act::Annul,
        ["points", white, black] => {
            Act::Points { half_points: ByColor { white: half_points(white)?, black: half_points(black)? } }
        }
        ["leave", side, first, last] => {
            let (first, last) = (first.parse().ok()?, last.parse().ok()?);
            return Some(Wish::GrantLeave { side: color(side)?, first, last, reason });
        }
        ["adjourn"] => Act::Adjourn,
        ["takeback", ply] => Act::TakeBack { to: Ply(ply.parse().ok()?) },
        ["replace", side, _, ..] => {
            return Some(Wish::Replace { side: color(side)?, player: name.to_owned(), reason });
        }
        ["expel", side, rest @ ..] => {
            let (who, scope) = (Who::Side(color(side)?), scope(rest)?);
            return Some(Wish::Expel { who, scope, reason });
        }
        ["withdraw", side, rest @ ..] => {
            let (who, scope) = (Who::Side(color(side)?), scope(rest)?);
            return Some(Wish::Withdraw { who, scope, reason });
        }
        ["confirm", act] => {
            return Some(Wish::DecideAppeal { act: act.parse().ok()?, reverse: false, reason });
        }
        ["reverse", act] => {
            return Some(Wish::DecideAppeal { act: act.parse().ok()?, reverse: true, reason });
        }
        [word @ ("uphold" | "reject"), claim] => {
            let (claim, upheld) = (claim.parse().ok()?, *word == "uphold");
            return Some(Wish::DecideClaim { claim, upheld, reason });
        }
        _ => return None,
    };
    Some(Wish::Act { act, reason })
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

/// `2d`, `1d 12h`.
fn span(words: &[&str]) -> Option<Span> {
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
        let act = |act| Some(Wish::Act { act, reason: "Because: so".into() });
        let white = Color::White;
        for (what, wish) in [
            ("warn white", act(Act::Warn { side: white })),
            ("give white 1d 12h", act(Act::Time { side: white, span: Span::hours(36) })),
            ("take white 12h", act(Act::Time { side: white, span: Span(-12 * 3_600_000) })),
            ("adjudicate 1/2", act(Act::Adjudicate { outcome: Outcome::Draw })),
            ("forfeit white", act(Act::Forfeit { loser: white })),
            ("cancel", act(Act::Cancel { replayed_as: None })),
            ("replay", Some(Wish::Replay { reason: "Because: so".into() })),
            ("annul", act(Act::Annul)),
            ("points 0.5 0", act(Act::Points { half_points: ByColor { white: 1, black: 0 } })),
            ("adjourn", act(Act::Adjourn)),
            ("takeback 12", act(Act::TakeBack { to: Ply(12) })),
            (
                "expel white",
                Some(Wish::Expel {
                    who: Who::Side(white),
                    scope: Scope::Event,
                    reason: "Because: so".into(),
                }),
            ),
            (
                "withdraw white everywhere",
                Some(Wish::Withdraw {
                    who: Who::Side(white),
                    scope: Scope::All,
                    reason: "Because: so".into(),
                }),
            ),
            (
                "replace white Dora von Berg",
                Some(Wish::Replace {
                    side: white,
                    player: "Dora von Berg".into(),
                    reason: "Because: so".into(),
                }),
            ),
            ("reverse 17", Some(Wish::DecideAppeal { act: 17, reverse: true, reason: "Because: so".into() })),
            (
                "confirm 17",
                Some(Wish::DecideAppeal { act: 17, reverse: false, reason: "Because: so".into() }),
            ),
            ("uphold 12", Some(Wish::DecideClaim { claim: 12, upheld: true, reason: "Because: so".into() })),
            ("reject 12", Some(Wish::DecideClaim { claim: 12, upheld: false, reason: "Because: so".into() })),
            ("warn", None),
            ("give white much", None),
            ("points 2 0", None),
            ("hang white", None),
        ] {
            let line = format!("Arbiter G42 {what}: Because: so");
            let understood = super::act(&line).expect("a line for an arbiter");
            let expected = wish.map(|wish| Command::Arbiter(GameId(42), Box::new(wish))).ok_or(HOW);
            assert_eq!(understood, expected, "{line}");
        }
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
        let message = "I was not told: at all".to_owned();
        let appeal = super::appeal("appeal 17: I was not told: at all");
        assert_eq!(appeal, Some(Ok(Command::Clock(Wish::Appeal { act: 17, message }))));
        assert!(matches!(super::appeal("appeal 17"), Some(Err(_))));
        assert_eq!(super::appeal("appeal to you: be nice"), None);
    }
}
