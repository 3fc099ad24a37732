//! The lines of arbiters, `arbiter G42 warn white: the reason`, and those of players that have a reason too.

use app::{Request, Scope};
use domain::GameId;
use messages::{Arg, msg};

use super::acts::{ACTS, ActEntry, Details, request};
use crate::reading::command::{MailCommand, Show, Understood};

/// The reason why a line for arbiters is not understood.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum UnclearAct {
    /// No act, or an incomplete one.
    Act,
    /// Opening an envelope.
    Opening,
    /// Setting the time of a resumption.
    Resumption,
}

impl UnclearAct {
    fn of(what: &[&str]) -> Self {
        match what {
            ["open"] => Self::Opening,
            ["resumption", ..] => Self::Resumption,
            _ => Self::Act,
        }
    }

    /// Returns the usage of acts behind the words that a line begins with: `arbiter` in a mail.
    #[must_use]
    pub fn usage(self, begins: &str) -> Arg {
        match self {
            Self::Act => {
                let mut lines = vec![msg!("act-usage", begins = begins.to_owned()).into()];
                lines.extend(usages(|act| act.has_reason));
                lines.push(msg!("act-usage-bare").into());
                lines.extend(usages(|act| !act.has_reason));
                Arg::Lines { lines }
            }
            Self::Opening => msg!("act-usage-opening", begins = begins.to_owned()).into(),
            Self::Resumption => msg!("act-usage-resumption-time", begins = begins.to_owned()).into(),
        }
    }

    fn in_mail(self) -> Arg {
        match self.usage(IN_MAIL) {
            Arg::Lines { .. } => Arg::Lines { lines: usage() },
            usage => usage,
        }
    }
}

/// Begins a line for arbiters in a mail.
const IN_MAIL: &str = "arbiter";

fn usages(of: fn(&ActEntry) -> bool) -> impl Iterator<Item = Arg> {
    ACTS.iter().filter(move |act| of(act)).flat_map(|act| act.usage).map(|id| messages::usage(id))
}

/// Returns the usage of every act, as the help text for arbiters has it. The last one shows and acts not.
pub(super) fn usage() -> Vec<Arg> {
    let mut lines = match UnclearAct::Act.usage(IN_MAIL) {
        Arg::Lines { lines } => lines,
        line => vec![line],
    };
    lines.push(messages::usage("act-usage-pace"));
    lines
}

/// Reads what `G42 warn white: the reason` asks for, wherever it is written.
///
/// # Errors
///
/// The line is no act, or lacks something.
pub fn act_of_arbiter(line: &str) -> Result<(GameId, Request), UnclearAct> {
    match judged(&format!("arbiter {line}")) {
        Some(Ok(MailCommand::Arbiter(game, request))) => Ok((game, *request)),
        Some(Err(unclear)) => Err(unclear),
        _ => Err(UnclearAct::Act),
    }
}

/// Reads a line that begins with the word; `None` if it does not begin so.
pub(super) fn act(line: &str) -> Option<Understood> {
    Some(judged(line)?.map_err(UnclearAct::in_mail))
}

fn judged(line: &str) -> Option<Result<MailCommand, UnclearAct>> {
    let (head, reason) = line.split_at(reason_begins(line));
    let reason = reason.strip_prefix(':').unwrap_or(reason);
    let words: Vec<&str> = head.split_whitespace().collect();
    let lower = head.trim_end_matches(['.', ' ']).to_lowercase();
    let lower: Vec<&str> = lower.split_whitespace().collect();
    let ["arbiter", game, what @ ..] = lower.as_slice() else { return None };
    let number = game_number(game);
    if let (Some(game), ["pace"] | ["slow", "play"]) = (number, what) {
        return Some(Ok(MailCommand::Show(Show::Pace(GameId(game)))));
    }
    let name = words.get(4..).unwrap_or_default().join(" ");
    let request = request(what, &Details { name: &name, reason: reason.trim() });
    Some(match (number, request) {
        (Some(game), Some(request)) => Ok(MailCommand::Arbiter(GameId(game), Box::new(request))),
        (Some(_), None) => Err(UnclearAct::of(what)),
        _ => Err(UnclearAct::Act),
    })
}

fn game_number(word: &str) -> Option<i64> {
    word.trim_matches(['[', ']']).strip_prefix('g').and_then(|number| number.parse().ok())
}

/// Tells whether a text begins on a line that is meant for us and lacks something. Prose has a colon, too: "Appeal
/// rejected: fine with me."
pub(super) fn begins_text(line: &str) -> bool {
    let is_act = |word: &&str| ACTS.iter().any(|act| act.word == *word && act.may_have_text);
    let lower = line[..reason_begins(line)].to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    has_reason(line)
        && match words.as_slice() {
            ["arbiter", what @ ..] => {
                what.first().is_some_and(|word| game_number(word).is_some())
                    || what.iter().take(2).any(is_act)
            }
            ["appeal", act, ..] => act.contains(|c: char| c.is_ascii_digit() || c == '#'),
            _ => true,
        }
}

/// Reads `withdraw from event yes: the reason`, of a player.
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
        (["yes" | "yes."], _) => Ok(MailCommand::WithdrawFrom(scope, reason.trim().to_owned())),
        ([], Scope::All) => Err(msg!("hint-withdraw-all").into()),
        ([], _) => Err(msg!("hint-withdraw-event").into()),
        _ => return None,
    })
}

/// Reads `appeal 17: the grounds`, of a player.
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
            Ok(MailCommand::Game(Request::from(domain::Command::Appeal { act }).with(grounds.trim())))
        }
        _ => Err(msg!("hint-appeal").into()),
    })
}

/// Tells whether a reason was begun on the line.
pub(super) fn has_reason(line: &str) -> bool {
    reason_begins(line) < line.len()
}

/// Finds the first colon that is not that of a time of day; the end if there is none.
fn reason_begins(line: &str) -> usize {
    let bytes = line.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let of_time = |at: usize| at > 0 && is_digit(at - 1) && is_digit(at + 1);
    line.match_indices(':').map(|(at, _)| at).find(|&at| !of_time(at)).unwrap_or(line.len())
}

#[cfg(test)]
mod tests {
    use app::{Unresolved, Who};
    use domain::{Act, ByColor, Color, Instant, Outcome, Ply, Span};
    use jiff::Timestamp;

    use super::*;

    /// An arbiter's words behind the number of the game, and the request that they are.
    type Line = (&'static str, Option<Request>);

    fn reasoned(command: Unresolved) -> Option<Request> {
        Some(Request::from(command).with("Because: so"))
    }

    fn act(act: Act) -> Option<Request> {
        Some(Request::act(act, "Because: so"))
    }

    const WHITE: Color = Color::White;

    /// Lines about clocks, results and leave.
    fn of_the_game() -> Vec<Line> {
        let clocks = |until: Option<&str>| {
            let used = ByColor { white: Span::hours(36), black: Span::days(2) };
            let until = until.map(|at| at.parse::<Timestamp>().expect("an instant").as_millisecond());
            act(Act::Clocks { used, deadline: until.map(Instant) })
        };
        vec![
            ("warn white", act(Act::Warn { side: WHITE })),
            ("give white 1d 12h", act(Act::Time { side: WHITE, span: Span::hours(36) })),
            ("take white 12h", act(Act::Time { side: WHITE, span: Span(-12 * 3_600_000) })),
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
            ("forfeit white", act(Act::Forfeit { loser: WHITE })),
            ("cancel", act(Act::Cancel { replayed_as: None })),
            ("replay", reasoned(Unresolved::Replay)),
            ("annul", act(Act::Annul)),
            ("points 0.5 0", act(Act::Points { half_points: ByColor { white: 1, black: 0 } })),
            ("adjourn", act(Act::Adjourn)),
            (
                "end leave white 2026-12-24",
                act(Act::EndLeave { side: WHITE, first: "2026-12-24".parse().unwrap() }),
            ),
        ]
    }

    /// Lines about envelopes, players, appeals and claims.
    fn of_the_procedure() -> Vec<Line> {
        vec![
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
            ("expel white", reasoned(Unresolved::Expel { who: Who::Side(WHITE), scope: Scope::Event })),
            (
                "withdraw white everywhere",
                reasoned(Unresolved::Withdraw { who: Who::Side(WHITE), scope: Scope::All }),
            ),
            (
                "replace white Dora von Berg",
                reasoned(Unresolved::Replace { side: WHITE, player: "Dora von Berg".into() }),
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
        ]
    }

    #[test]
    fn every_act_can_be_written() {
        let usage = messages::Voice::english().print(&Arg::Lines { lines: usage() });
        for (what, request) in of_the_game().into_iter().chain(of_the_procedure()) {
            let line = format!("Arbiter G42 {what}: Because: so");
            let understood = super::act(&line).expect("a line for an arbiter");
            let words: Vec<&str> = what.split(' ').collect();
            let expected = request
                .map(|request| MailCommand::Arbiter(GameId(42), Box::new(request)))
                .ok_or_else(|| UnclearAct::of(&words).in_mail());
            assert_eq!(understood, expected, "{line}");
            let first = what.split_whitespace().next().expect("a word").trim_end_matches('.');
            assert!(
                understood.is_err() || usage.contains(&format!(" {first}")),
                "{first} is not in the help"
            );
        }
        assert_eq!(UnclearAct::of(&["open"]), UnclearAct::Opening);
        assert_eq!(UnclearAct::of(&["resumption", "2026-12-24"]), UnclearAct::Resumption);
        assert_eq!(super::act("The arbiter G42 warn white: x"), None);
        assert!(matches!(super::act("arbiter warn white"), Some(Err(_))), "which game?");
    }

    #[test]
    fn withdrawal_is_confirmed_in_line() {
        let from = |scope, reason: &str| Some(Ok(MailCommand::WithdrawFrom(scope, reason.into())));
        assert_eq!(super::withdrawal("Withdraw from event yes: I am ill"), from(Scope::Event, "I am ill"));
        assert_eq!(super::withdrawal("withdraw from all games yes"), from(Scope::All, ""));
        assert!(matches!(super::withdrawal("withdraw from event"), Some(Err(_))));
        assert!(matches!(super::withdrawal("withdraw from all games: I am ill"), Some(Err(_))));
        assert_eq!(super::withdrawal("withdraw from my last remark"), None);
        assert_eq!(super::withdrawal("withdraw C7"), None);
    }

    #[test]
    fn appeal_names_act_and_grounds() {
        let request = || Request::from(domain::Command::Appeal { act: 17 }).with("I was not told: at all");
        let appeal = super::appeal("appeal 17: I was not told: at all");
        assert_eq!(appeal, Some(Ok(MailCommand::Game(request()))));
        assert!(matches!(super::appeal("appeal 17"), Some(Err(_))));
        assert_eq!(super::appeal("Appeal #17: I was not told: at all"), appeal);
        assert_eq!(super::appeal("appeal to you: be nice"), None);
    }
}
