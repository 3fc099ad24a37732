//! The arbiter queue in sentences: what waits, what can be done about it, and what was done.

use std::{collections::BTreeMap, fmt::Write as _};

use api::v1::{
    AdjournedBody, AppealInQueue, ArbiterQueueBody, ClaimInQueue, FlagInQueue, QuestionInQueue, Time,
    TrailBody, TrailsBody, WithdrawalInQueue,
};
use app::{outbox::GameContext, ports::Player};
use domain::{Actor, Appeal, ClaimBasis, GameId, Holders, Instant, PlayerId, Refusal, Span, wire::Length};
use messages::Sentence;

/// The text of an empty queue.
const NOTHING: &str = "Nothing waits for you.";

/// Says everything to one arbiter.
pub(super) struct QueueText<'a> {
    pub(super) arbiter: &'a Player,
    /// The arbiter's own address, which takes the same lines by mail.
    pub(super) address: String,
}

impl QueueText<'_> {
    /// Everything that waits, and how to settle it.
    pub(super) fn queue(&self, queue: &ArbiterQueueBody) -> String {
        let said = self.waiting(queue, None);
        if said.is_empty() {
            return NOTHING.to_owned();
        }
        format!("{}\n\n{}", said.join("\n\n"), self.by_mail())
    }

    /// Lists what waits in one game after an act; empty if nothing does.
    pub(super) fn next(&self, queue: &ArbiterQueueBody, game: GameId) -> String {
        let said = self.waiting(queue, Some(game));
        if said.is_empty() {
            return String::new();
        }
        format!("\n\nNow:\n\n{}\n\n{}", said.join("\n\n"), self.by_mail())
    }

    /// Says what was done in a game.
    pub(super) fn done<'a>(
        &self,
        context: &GameContext,
        sentences: impl Iterator<Item = &'a String>,
    ) -> String {
        let names = &context.names;
        let sentences = sentences.map(String::as_str).collect::<Vec<_>>().join(" ");
        format!("{}, {} - {}: {sentences}", context.id, names.white, names.black)
    }

    fn by_mail(&self) -> String {
        format!(
            "Each line \"postzug arbiter do\" can also be sent by mail: write what stands between the quotation marks, \
             after the word arbiter, to\n  {}",
            self.address
        )
    }

    fn waiting(&self, queue: &ArbiterQueueBody, only: Option<GameId>) -> Vec<String> {
        let of = |game: i64| only.is_none_or(|only| only.0 == game);
        let mut said: Vec<(i64, String)> = Vec::new();
        said.extend(queue.games.iter().filter(|one| of(one.game)).map(|one| (one.game, self.adjourned(one))));
        said.extend(queue.claims.iter().filter(|one| of(one.game)).map(|one| (one.game, self.claim(one))));
        said.extend(queue.flags.iter().filter(|one| of(one.game)).map(|one| (one.game, self.flag(one))));
        let withdrawals = queue.withdrawals.iter().filter(|one| of(one.game));
        said.extend(withdrawals.map(|one| (one.game, self.withdrawal(one))));
        said.extend(queue.appeals.iter().filter(|one| of(one.game)).map(|one| (one.game, self.appeal(one))));
        let questions = queue.questions.iter().filter(|one| of(one.game));
        said.extend(questions.map(|one| (one.game, self.question(one))));
        said.sort_by_key(|(game, _)| *game);
        said.into_iter().map(|(_, said)| said).collect()
    }

    fn name(&self) -> String {
        let name = &self.arbiter.name;
        let plain = name.chars().all(|c| c.is_alphanumeric() || "-_.".contains(c));
        if plain { name.clone() } else { format!("'{}'", name.replace('\'', r"'\''")) }
    }

    /// The line that does something in a game, as it is typed.
    fn act(&self, game: i64, what: &str) -> String {
        format!("postzug arbiter do --as {} \"G{game} {what}\"", self.name())
    }

    fn adjourned(&self, game: &AdjournedBody) -> String {
        let sealer = if game.sealed_by == "white" { &game.white } else { &game.black };
        let what = match game.state {
            "sealing" => format!("{sealer} has a draft in the envelope."),
            "ended" => format!("The game is over, and the envelope with the move of {sealer} stayed shut."),
            _ => format!("{sealer} has sealed a move; the envelope waits."),
        };
        let resumes =
            game.resume_at.as_ref().map_or_else(String::new, |at| format!(" The game resumes {}.", date(at)));
        let mut said = format!(
            "{} {what} It waits for {}.{resumes}\nThe commitment is {}.",
            head(game.game, &game.white, &game.black),
            game.waits_for,
            game.commitment
        );
        let act = |what: &str| self.act(game.game, what);
        let steps = match game.state {
            "waiting" => {
                let mut steps = vec![
                    ("The envelope may be opened before its time:", act("approve early: REASON")),
                    ("The game resumes at another time (UTC):", act("resumption 2026-12-24 10:00: REASON")),
                ];
                if game.acknowledged_by.is_none() {
                    steps.insert(0, ("What stands on the envelope is in order:", act("acknowledge")));
                }
                steps
            }
            "due" | "late" | "ended" => self.opening(game),
            "missing" => vec![
                ("You decide what the game counts (1-0, 0-1, 1/2 or 0-0):", act("adjudicate 1/2: REASON")),
                ("The envelope was found:", act("open")),
            ],
            _ => Vec::new(),
        };
        said += &written(&steps);
        said
    }

    /// The steps that open an envelope that is due.
    fn opening(&self, game: &AdjournedBody) -> Vec<(&'static str, String)> {
        let Holders::Arbiters { .. } = &game.holders else {
            return vec![("Open it:", self.act(game.game, "open"))];
        };
        let (name, number) = (self.name(), game.game);
        vec![
            ("Fetch the envelope:", format!("postzug arbiter envelope --as {name} G{number} envelope.age")),
            ("Open it with your key:", OPEN.to_owned()),
            ("Show what was in it:", format!("postzug arbiter open --as {name} G{number} envelope.txt")),
            ("It does not open:", self.act(number, "missing: REASON")),
        ]
    }

    fn claim(&self, claim: &ClaimInQueue) -> String {
        let by = side(claim.by, &claim.white, &claim.black);
        let basis = match claim.basis {
            ClaimBasis::ThreefoldRepetition => "claims a draw by threefold repetition",
            ClaimBasis::FiftyMoves => "claims a draw by the fifty-move rule",
            ClaimBasis::TablebaseWin => "claims a win by an endgame tablebase",
            ClaimBasis::TablebaseDraw => "claims a draw by an endgame tablebase",
            ClaimBasis::AdjudicatedWin => "asks for adjudication as a win",
            ClaimBasis::AdjudicatedDraw => "asks for adjudication as a draw",
        };
        let announced =
            claim.announced.as_ref().map_or_else(String::new, |uci| format!(" after the move {uci}"));
        let clock = match &claim.since {
            Some(since) => format!("No clock runs since {}.", date(since)),
            None => "Meanwhile the clock runs.".to_owned(),
        };
        let said = format!(
            "{} {by} {basis}{announced}. {clock} Without a decision the claim lapses {}.\nThe position, as FEN: {}",
            head(claim.game, &claim.white, &claim.black),
            date(&claim.until),
            claim.fen
        );
        let (uphold, reject) =
            (format!("uphold {}: REASON", claim.claim), format!("reject {}: REASON", claim.claim));
        said + &written(&[
            ("It is right:", self.act(claim.game, &uphold)),
            ("It is not:", self.act(claim.game, &reject)),
        ])
    }

    fn flag(&self, flag: &FlagInQueue) -> String {
        let said = format!(
            "{} The flag of {} fell {}. Until you claim it, a move still counts.",
            head(flag.game, &flag.white, &flag.black),
            side(flag.side, &flag.white, &flag.black),
            date(&flag.deadline)
        );
        said + &written(&[("End the game by it:", self.act(flag.game, "flag"))])
    }

    fn withdrawal(&self, left: &WithdrawalInQueue) -> String {
        let how = if left.silent { " by silence" } else { "" };
        let said = format!(
            "{} {} has withdrawn{how}. Since {} no clock runs.",
            head(left.game, &left.white, &left.black),
            side(left.side, &left.white, &left.black),
            date(&left.since)
        );
        let replace = format!("replace {} NAME: REASON", left.side);
        said + &written(&[
            (
                "You decide what the game counts (1-0, 0-1, 1/2 or 0-0):",
                self.act(left.game, "adjudicate 1-0: REASON"),
            ),
            ("Somebody else plays on:", self.act(left.game, &replace)),
        ])
    }

    fn question(&self, question: &QuestionInQueue) -> String {
        let said = format!(
            "{} {} reported wrong clocks {}.",
            head(question.game, &question.white, &question.black),
            side(question.by, &question.white, &question.black),
            date(&question.since)
        );
        let used = |ms| Length(Span(ms)).to_string().replace(' ', "");
        let (white, black) = (used(question.used.white.ms), used(question.used.black.ms));
        said + &written(&[
            ("What was done:", format!("postzug arbiter trail --as {} G{}", self.name(), question.game)),
            (
                "They show this time used by White and by Black; correct it, or confirm it:",
                self.act(question.game, &format!("clocks {white} {black}: REASON")),
            ),
        ])
    }

    fn appeal(&self, appeal: &AppealInQueue) -> String {
        let who = match (appeal.appeals.white, appeal.appeals.black) {
            (Appeal::Waits, Appeal::Waits) => "Both players appeal".to_owned(),
            (Appeal::Waits, _) => format!("{} appeals", appeal.white),
            _ => format!("{} appeals", appeal.black),
        };
        let said = format!(
            "{} {who} against act {} of an arbiter, since {}.",
            head(appeal.game, &appeal.white, &appeal.black),
            appeal.number,
            date(&appeal.since)
        );
        if appeal.by == self.arbiter.id.0 {
            return said + " You acted, so another arbiter decides.";
        }
        let (confirm, reverse) =
            (format!("confirm {}: REASON", appeal.number), format!("reverse {}: REASON", appeal.number));
        said + &written(&[
            ("What was done:", format!("postzug arbiter trail --as {} G{}", self.name(), appeal.game)),
            ("The act stands:", self.act(appeal.game, &confirm)),
            ("The act is undone:", self.act(appeal.game, &reverse)),
        ])
    }

    /// Says where the closed envelope lies and who opens it.
    pub(super) fn envelope(&self, game: &AdjournedBody, file: &str) -> String {
        let head = head(game.game, &game.white, &game.black);
        let said = format!("{head} The closed envelope is in {file}. Its commitment is {}.", game.commitment);
        match &game.holders {
            Holders::Vault => said + " The service opens it.",
            Holders::Arbiters { arbiters, needed } => {
                let numbers: Vec<String> = arbiters.iter().map(|id| id.0.to_string()).collect();
                let keys = format!(" It takes {needed} of the keys of players {}.", numbers.join(", "));
                said + &keys + &written(&self.opening(game)[1..])
            }
        }
    }

    /// Everything that was done or tried in a game, one line each, with its evidence below.
    pub(super) fn trail(
        &self,
        trail: &TrailsBody,
        sentences: &BTreeMap<u32, String>,
        name: impl Fn(PlayerId) -> anyhow::Result<String>,
    ) -> anyhow::Result<String> {
        let mut said = String::new();
        for line in &trail.lines {
            let who = match line.actor {
                Actor::Player(id) => name(id)?,
                Actor::Arbiter(id) => format!("{}, arbiter", name(id)?),
                Actor::Timekeeper => "the service".to_owned(),
            };
            let what = match (line.seq, &line.refusal) {
                (Some(seq), _) => {
                    let sentence = sentences.get(&seq).map_or("Something else was recorded.", String::as_str);
                    format!("{seq}. {sentence}")
                }
                (None, Some(refusal)) => format!("Refused: {}", refusal.sentence()),
                (None, None) => String::new(),
            };
            writeln!(said, "{}  {what}", date(&line.at))?;
            writeln!(said, "    {}", evidence(line, &who)?)?;
        }
        if trail.left_off > 0 {
            writeln!(said, "{} more attempts were refused and are left off.", trail.left_off)?;
        }
        Ok(said.trim_end().to_owned())
    }
}

const OPEN: &str = "postzug open -i arbiter.key envelope.age >envelope.txt";

/// A refusal, with the time where one matters: past, if somebody has not come.
pub(super) fn refused(refusal: &Refusal, now: Instant) -> String {
    match refusal {
        Refusal::ApprovalNeeded { resume_at } if *resume_at > now => {
            let at = jiff::Timestamp::from_millisecond(resume_at.0).unwrap_or_default();
            format!("{} The game resumes at {at}.", refusal.sentence())
        }
        _ => refusal.sentence(),
    }
}

fn evidence(line: &TrailBody, who: &str) -> anyhow::Result<String> {
    let mut said = format!("by {who}");
    if let Some(channel) = &line.channel {
        write!(said, ", through {}", format!("{channel:?}").to_lowercase())?;
    }
    if let Some(at) = &line.received_at {
        write!(said, "; received {}", at.utc)?;
    }
    if let Some(used) = line.used {
        write!(said, "; used {used} ms")?;
    }
    if let Some(mail) = line.mail {
        write!(said, "; mail {mail}")?;
    }
    for (what, value) in
        [("digest", &line.mail_digest), ("SHA-256", &line.mail_sha256), ("Message-ID", &line.message_id)]
    {
        if let Some(value) = value {
            write!(said, ", {what} {value}")?;
        }
    }
    Ok(said)
}

fn head(game: i64, white: &str, black: &str) -> String {
    format!("G{game}, {white} - {black}:")
}

fn side(side: &str, white: &str, black: &str) -> String {
    if side == "white" { format!("White ({white})") } else { format!("Black ({black})") }
}

/// The acts that are possible, each with its line.
fn written(steps: &[(&str, String)]) -> String {
    let lines = steps.iter().map(|(when, line)| format!("\n  {when}\n    {line}"));
    let lines: String = lines.collect();
    if lines.is_empty() { "\nThere is nothing for you to do now.".to_owned() } else { lines }
}

/// Writes a date such as `2026-12-24 10:00 +01:00`, in the arbiter's time zone.
fn date(at: &Time) -> String {
    let part = |range: std::ops::RangeFrom<usize>, most: usize| {
        at.local.get(range).map_or("", |text| text.get(..most.min(text.len())).unwrap_or(""))
    };
    format!("{} {} {}", part(0.., 10), part(11.., 5), part(19.., 6))
}

#[cfg(test)]
mod tests {
    use app::ports::Role;

    use super::*;

    /// No flag falls within the time of a test that starts a service.
    #[test]
    fn flag_names_player_and_allows_move() {
        let arbiter = Player::new("Eva Chief".into(), "eva@example.org".into(), Role::Arbiter, Instant(0));
        let deadline = Time {
            ms: 0,
            utc: "2026-12-24T09:00:00Z".into(),
            local: "2026-12-24T10:00:00+01:00".into(),
            zone: "Europe/Berlin".into(),
        };
        let flag =
            FlagInQueue { game: 42, white: "Ann".into(), black: "Ben".into(), side: "black", deadline };
        let queue = ArbiterQueueBody {
            games: vec![],
            claims: vec![],
            flags: vec![flag],
            withdrawals: vec![],
            appeals: vec![],
            questions: vec![],
        };
        let said = QueueText { arbiter: &arbiter, address: "account@example.org".into() }.queue(&queue);
        assert_eq!(
            said.split("\n\n").next(),
            Some(
                "G42, Ann - Ben: The flag of Black (Ben) fell 2026-12-24 10:00 +01:00. Until you claim it, a move \
                 still counts.\n  End the game by it:\n    postzug arbiter do --as 'Eva Chief' \"G42 flag\""
            )
        );
    }
}
