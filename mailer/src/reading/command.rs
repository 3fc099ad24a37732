//! The commands a player writes, each on a line of its own, in any case. English words, and the German ones.

use app::{
    Request, Scope, Unresolved,
    people::SettingsPatch,
    ports::{BulkAct, StartWish, Terms},
};
use domain::{self, ClaimBasis, Color, GameId, Regulations, Start, clock::Date};

use super::{arbiter, control, settings};

/// What one line asks for.
#[derive(Eq, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "a mail holds ten at most")]
pub enum Command {
    /// Play this; only after the word `move`.
    Move(String),
    /// A draw offer that goes with the move of the mail.
    DrawOffer,
    /// Accept what the opponent offers.
    Accept,
    /// Accept the draw.
    AcceptDraw,
    /// Decline what the opponent offers.
    Decline,
    /// Decline the draw.
    DeclineDraw,
    /// Resign this game; `None` lacks the confirmation.
    Resign(Option<Confirmed>),
    /// Claim a draw.
    Claim(ClaimBasis, Option<String>),
    /// Propose to adjourn, or agree.
    Adjourn,
    /// Something about the clocks: refill, leave, a flag, silence; or an appeal.
    Clock(Request),
    /// What an arbiter does in a game.
    Arbiter(GameId, Box<Request>),
    /// Withdraw from these games, with the reason; confirmed.
    WithdrawFrom(Scope, String),
    /// Leave in all one's games: booked or taken back.
    Everywhere(BulkAct),
    /// How the sides of a game have used their time, for an arbiter.
    Pace(GameId),
    /// Decline to adjourn.
    DeclineAdjournment,
    /// Adjourn before the session is over.
    AdjournEarly,
    /// Seal this move.
    Seal(String),
    /// Put a draft of the move to be sealed into an envelope.
    Draft(String),
    /// Seal the draft.
    SealDraft,
    /// Take this reading of an ambiguous sealed move.
    Choose(String),
    /// The clocks are wrong.
    QuestionClocks,
    /// Ready to resume.
    Resume,
    /// The envelope of a game that is over may be shown.
    Publish,
    /// Conditional moves, one line each; none withdraws those given before.
    Conditions(Vec<String>),
    /// Ask for adjudication; the analysis stands below.
    Adjudicate(ClaimBasis),
    /// A message for the opponent.
    Say(String),
    /// Challenge somebody.
    Challenge(String, Box<Terms>),
    /// Post a seek that anybody may accept.
    Seek(Box<Terms>),
    /// Take back one's own challenge or seek.
    Withdraw(i64),
    /// Accept challenge or seek of this number.
    AcceptChallenge(i64),
    /// Decline the challenge of this number.
    DeclineChallenge(i64),
    /// List the seeks.
    Seeks,
    /// Show something of the game.
    Show(Show),
    /// Shows the settings and how to change them.
    Settings,
    /// Changes settings; List-Unsubscribe of our mails asks for it too.
    Set(Box<SettingsPatch>),
    /// Lists one's own games.
    Games,
    /// Challenges the opponent of a game that is over to another one.
    Rematch,
    /// How this works.
    Help,
}

impl Command {
    /// Asks for something to read and changes nothing.
    #[must_use]
    pub const fn only_shows(&self) -> bool {
        matches!(
            self,
            Self::Show(_) | Self::Pace(_) | Self::Help | Self::Settings | Self::Games | Self::Seeks
        )
    }
}

/// How a resignation was confirmed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Confirmed {
    /// `resign yes`
    Yes,
    /// `resign G42`
    Game(i64),
}

/// What can be shown of a game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Show {
    /// The board.
    Board,
    /// The moves so far.
    Moves,
    /// Both clocks.
    Clocks,
    /// The legal moves.
    Legal,
    /// The game as PGN.
    Pgn,
    /// One's own conditional moves, and the opponent's where they are visible.
    Conditions,
}

/// A line understood, or a mistake that can be named.
pub type Understood = Result<Command, &'static str>;

/// A command behind which a text stands.
fn textual(line: &str) -> Option<Understood> {
    [arbiter::act, arbiter::appeal, arbiter::withdrawal].into_iter().find_map(|read| read(line))
}

/// Whether a text, which a mail program may have broken into lines, follows a command or would follow it without its mistake.
pub(super) fn is_reasoned(line: &str) -> bool {
    textual(line).is_some_and(|understood| match understood {
        Ok(Command::Pace(_)) => false,
        Ok(_) => true,
        Err(_) => arbiter::begins_text(line),
    })
}

/// What a line that begins with a command's word means; `None` if it is no command. A word of prose that happens
/// to be a command ("help me please") is one only when nothing but its arguments follows.
#[must_use]
pub fn command(line: &str) -> Option<Understood> {
    if let Some(understood) = textual(line) {
        return Some(understood);
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let lower: Vec<String> =
        words.iter().map(|word| word.trim_end_matches(['.', '!', ',']).to_lowercase()).collect();
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    let rest = |from: usize| words[from.min(words.len())..].join(" ");
    Some(Ok(match lower.as_slice() {
        ["move" | "zug", _, ..] if words.len() <= 6 => Command::Move(rest(1)),
        ["move" | "zug"] => return Some(Err("Write the move after the word, such as: move 5254")),
        ["draw" | "draw?" | "remis" | "remis?" | "(=)" | "="]
        | ["draw" | "remis", "offer" | "angebot"]
        | ["offer" | "biete", "draw" | "remis"]
        | ["i", "offer", "a", "draw"]
        | ["ich", "biete", "remis"] => Command::DrawOffer,
        ["accept" | "angenommen"] => Command::Accept,
        ["accept", "draw"] | ["accept", "the", "draw"] | ["remis", "angenommen"] | ["draw", "accepted"] => {
            Command::AcceptDraw
        }
        ["decline" | "abgelehnt"] => Command::Decline,
        ["decline", "draw"] | ["decline", "the", "draw"] | ["remis", "abgelehnt"] => Command::DeclineDraw,
        ["resign" | "aufgeben" | "aufgabe"] | ["i" | "ich", "resign"] => Command::Resign(None),
        ["resign" | "aufgeben", "yes" | "ja"] => Command::Resign(Some(Confirmed::Yes)),
        ["resign" | "aufgeben", game] => match number(game, 'g') {
            Some(game) if game_marked(words[1]) => Command::Resign(Some(Confirmed::Game(game))),
            _ => return None,
        },
        ["refill"] | ["refill", "clock"] | ["refill", "my" | "the", "clock"] => {
            Command::Clock(domain::Command::RefillClock.into())
        }
        ["claim", "time" | "flag"] | ["claim", "time" | "flag", "please"] => {
            Command::Clock(domain::Command::ClaimFlag.into())
        }
        ["reflect" | "reflection"]
        | ["reflect", "please"]
        | ["40+" | "declare", "reflection"]
        | ["use", "40+", "reflection"] => Command::Clock(domain::Command::DeclareReflection.into()),
        ["leave", "all" | "everywhere", days @ ..] => match days_of_leave(days)? {
            Ok((first, last)) => Command::Everywhere(BulkAct::BookLeave { first, last }),
            Err(()) => return Some(Err("Write the first and the last day: leave all 2026-12-24 2027-01-02")),
        },
        ["cancel", "leave", "all" | "everywhere", first]
        | ["cancel", "leave", "all" | "everywhere", "from", first] => match first.parse() {
            Ok(first) => Command::Everywhere(BulkAct::CancelLeave { first }),
            Err(_) => return Some(Err("Write the first day of the leave: cancel leave all 2026-12-24")),
        },
        ["leave" | "leave:", days @ ..] => match days_of_leave(days)? {
            Ok((first, last)) => Command::Clock(Unresolved::BookLeave { first, last }.into()),
            Err(()) => return Some(Err("Write the first and the last day: leave 2026-12-24 2027-01-02")),
        },
        ["cancel", "leave", first]
        | ["cancel", "leave", "from", first]
        | ["cancel", "my", "leave", first]
        | ["cancel", "my", "leave", "from", first] => match first.parse() {
            Ok(first) => Command::Clock(domain::Command::CancelLeave { first }.into()),
            Err(_) => return Some(Err("Write the first day of the leave: cancel leave 2026-12-24")),
        },
        ["claim", basis, ..] if words.len() <= 6 => {
            let basis = match *basis {
                "threefold" | "3fold" | "repetition" => ClaimBasis::ThreefoldRepetition,
                "fifty" | "50" | "fifty-move" | "fifty-moves" | "50-move" => ClaimBasis::FiftyMoves,
                "win" => ClaimBasis::TablebaseWin,
                "draw" => ClaimBasis::TablebaseDraw,
                _ => {
                    return Some(Err(
                        "Write: claim threefold, or: claim fifty; with a move you announce after it",
                    ));
                }
            };
            let filler =
                |word: &&str| matches!(*word, "repetition" | "move" | "moves" | "rule" | "with" | "please");
            let from = 2 + lower[2..].iter().take_while(|word| filler(word)).count();
            Command::Claim(basis, Some(rest(from)).filter(|text| !text.is_empty()))
        }
        ["adjudicate" | "adjudication", "win"] => Command::Adjudicate(ClaimBasis::AdjudicatedWin),
        ["adjudicate" | "adjudication", "draw"] => Command::Adjudicate(ClaimBasis::AdjudicatedDraw),
        ["adjudicate" | "adjudication"] => return Some(Err(ADJUDICATE)),
        ["claim"] => return Some(Err("Write: claim threefold, or: claim fifty")),
        ["adjourn" | "adjournment"] | ["accept" | "propose", "adjournment"] | ["hängepartie"] => {
            Command::Adjourn
        }
        ["decline", "adjournment"] => Command::DeclineAdjournment,
        ["seal" | "versiegeln"] | ["seal", "draft"] => Command::SealDraft,
        ["seal" | "versiegeln" | "abgabezug" | "abgabezug:" | "seal:", _, ..] => Command::Seal(rest(1)),
        // "Entwurf & Planung GmbH"
        ["draft" | "entwurf", "&" | "+" | "and" | "und" | "u.", ..] => return None,
        ["draft" | "entwurf" | "draft:", _, ..] if words.len() <= 6 => Command::Draft(rest(1)),
        ["adjourn", "early"] => Command::AdjournEarly,
        ["choose", _, ..] if words.len() <= 4 => Command::Choose(rest(1)),
        ["clocks", "wrong"] | ["question", "clocks"] => Command::QuestionClocks,
        ["resume" | "fortsetzen"] => Command::Resume,
        ["publish"] | ["publish", "envelope"] => Command::Publish,
        ["challenge", _, ..] if words.len() <= 12 => return Some(challenge(&words)),
        ["seek"] => Command::Seek(Box::default()),
        ["seek", term, ..] if words.len() <= 11 && is_term(term) => {
            return Some(terms(&lower[1..], SEEK).map(Command::Seek));
        }
        ["withdraw" | "cancel" | "no", "conditions"] | ["if", "none"] => Command::Conditions(Vec::new()),
        ["withdraw", id] => Command::Withdraw(number(id, 'c')?),
        ["withdraw", "challenge" | "seek", id] => Command::Withdraw(number(id, 'c')?),
        // As the mail about the challenge says it.
        ["accept", id] if challenge_marked(id) => Command::AcceptChallenge(number(id, 'c')?),
        ["decline", id] if challenge_marked(id) => Command::DeclineChallenge(number(id, 'c')?),
        ["accept", "challenge" | "seek", id] => Command::AcceptChallenge(number(id, 'c')?),
        ["decline", "challenge", id] => Command::DeclineChallenge(number(id, 'c')?),
        ["accept" | "decline", "challenge"] => {
            return Some(Err("Write the number of the challenge, such as: accept challenge C7"));
        }
        ["seeks"] => Command::Seeks,
        ["show" | "board" | "brett"] | ["show", "board"] => Command::Show(Show::Board),
        ["moves" | "züge"] | ["show", "moves"] => Command::Show(Show::Moves),
        ["clocks" | "clock" | "status" | "uhren"] | ["show", "clocks"] => Command::Show(Show::Clocks),
        ["legal"] | ["legal", "moves"] => Command::Show(Show::Legal),
        ["pgn"] | ["show", "pgn"] => Command::Show(Show::Pgn),
        ["pgn", "attached"] | ["pgn", "not", "attached"] => {
            return Some(settings::read(&words).map(|patch| Command::Set(Box::new(patch))));
        }
        ["conditions"] | ["show", "conditions"] => Command::Show(Show::Conditions),
        ["settings" | "einstellungen" | "notices"] => Command::Settings,
        ["unsubscribe", kind] if settings::is_notice(kind) => {
            return Some(settings::notices(&["off", *kind]).map(|patch| Command::Set(Box::new(patch))));
        }
        ["notices", rest @ ..]
            if rest.len() <= 8 && rest.first().is_some_and(|word| matches!(*word, "on" | "off")) =>
        {
            return Some(settings::notices(rest).map(|patch| Command::Set(Box::new(patch))));
        }
        ["unsubscribe"] => Command::Set(Box::new(settings::unsubscribed())),
        ["set", name, ..] if words.len() <= 5 && settings::is_name(name) => {
            return Some(settings::read(&words[1..]).map(|patch| Command::Set(Box::new(patch))));
        }
        ["games"] | ["my", "games"] => Command::Games,
        ["rematch"] | ["rematch", "please"] => Command::Rematch,
        ["help" | "hilfe"] => Command::Help,
        _ => return None,
    }))
}

/// Whether a line is a command and can hardly be a piece of prose that a mail program broke: "move was late", "claim that he
/// won" and "arbiter was told" may be.
pub(super) fn is_plain(line: &str) -> bool {
    match command(line) {
        Some(Ok(Command::Move(_) | Command::Choose(_) | Command::Claim(_, Some(_))) | Err(_)) => {
            line.bytes().any(|byte| byte.is_ascii_digit()) || is_reasoned(line)
        }
        understood => understood.is_some(),
    }
}

/// The same below a text that may have been broken there: "draw.", "moves" and "move 23 on Sunday." do no harm where they are
/// a part of it, so they are one. A move to be sealed would, however it is written: somebody else reads the text.
pub(super) fn is_plain_below_text(line: &str) -> bool {
    match command(line) {
        Some(Ok(Command::Move(text) | Command::Choose(text) | Command::Claim(_, Some(text)))) => {
            holds_move(&text) || text.bytes().filter(u8::is_ascii_digit).count() >= 4
        }
        Some(Ok(
            Command::Show(_)
            | Command::Help
            | Command::Settings
            | Command::Set(_)
            | Command::Games
            | Command::Seeks
            | Command::DrawOffer
            | Command::Challenge(..),
        )) => false,
        Some(Err(_)) => is_reasoned(line) || holds_move(line),
        understood => understood.is_some(),
    }
}

/// Whether a move to be sealed may stand in a line, however it is written: nothing of it is repeated or kept.
pub(super) fn may_seal(line: &str) -> bool {
    let commands = || matches!(command(line), Some(Ok(Command::Seal(_) | Command::Draft(_))));
    names_sealing(line) && (holds_move(line) || commands())
}

/// Whether some line of a text may have a word of sealing; a look that is cheap where none has.
pub(super) fn may_name_sealing(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    let stems = ["seal", "versiegel", "abgabez", "draft", "entwurf"];
    stems.iter().any(|stem| memchr::memmem::find(lower.as_bytes(), stem.as_bytes()).is_some())
}

/// Whether a line has a word of sealing. Names are none: they stand below every mail of who has one.
pub(super) fn names_sealing(line: &str) -> bool {
    speaks_of_sealing(line, &[])
}

/// The same, without words of `names`, written as in them, and what only a firm is called.
pub(super) fn speaks_of_sealing(line: &str, names: &[String]) -> bool {
    has_word(line, names, &["seal", "seals"], &["sealed", "sealing", "versiegel", "abgabez"])
        || speaks_of_drafts(line, names)
}

/// The same of a line to the opponent: drafts there are of many kinds.
pub(super) fn tells_of_sealing(line: &str, names: &[String]) -> bool {
    speaks_of_sealing(line, names) && !speaks_of_drafts(line, names)
}

fn speaks_of_drafts(line: &str, names: &[String]) -> bool {
    // "Entwurf & Planung GmbH"
    let firm = || {
        let mut words = line.split_whitespace().map(str::to_lowercase);
        matches!(words.next().as_deref(), Some("draft" | "entwurf"))
            && matches!(words.next().as_deref(), Some("&" | "+" | "and" | "und" | "u."))
    };
    has_word(line, names, &["draft", "drafts", "drafted", "drafting"], &["entwurf"]) && !firm()
}

fn has_word(line: &str, names: &[String], whole: &[&str], begins: &[&str]) -> bool {
    let is_name = |word: &str| {
        names.iter().any(|name| name.split(|c: char| !c.is_alphabetic()).any(|part| part == word))
    };
    let mut words = line.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty());
    words.any(|word| {
        let lower = word.to_lowercase();
        (whole.contains(&lower.as_str()) || begins.iter().any(|begins| lower.starts_with(begins)))
            && !is_name(word)
    })
}

/// Whether a word of a line has the shape of a move.
pub(super) fn holds_move(line: &str) -> bool {
    let is_move = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        let square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
        let numeric = matches!(word.len(), 4 | 5) && word.bytes().all(|digit| matches!(digit, b'1'..=b'8'));
        numeric
            || word.as_bytes().windows(2).any(square)
            || ["o-o", "0-0"].iter().any(|o| word.starts_with(o))
    };
    line.to_lowercase().split_whitespace().any(is_move)
}

/// `FIRST LAST`, `from FIRST to LAST`, `FIRST - LAST`; an error if it is about days but not so. `None` for prose.
pub(super) fn days_of_leave(words: &[&str]) -> Option<Result<(Date, Date), ()>> {
    let words = words.strip_prefix(&["from"]).unwrap_or(words);
    let starts =
        |words: &&[&str]| words.first().is_some_and(|day| day.starts_with(|c: char| c.is_ascii_digit()));
    let words = words.strip_suffix(&["please"]).filter(starts).unwrap_or(words);
    let (first, last) = match words {
        [first, "to" | "until" | "till" | "through" | "bis" | "-" | "\u{2013}" | "\u{2014}", last]
        | [first, last] => (first, last),
        [first, ..] => (first, &""),
        [] => return None,
    };
    match (first.parse(), last.parse()) {
        (Ok(first), Ok(last)) => Some(Ok((first, last))),
        _ => {
            let about_days = first.starts_with(|c: char| c.is_ascii_digit());
            (words.len() == 2 || about_days && words.len() <= 6).then_some(Err(()))
        }
    }
}

/// What is missing of a request for adjudication.
pub(super) const ADJUDICATE: &str =
    "Write adjudicate win or adjudicate draw, then a line with analysis: and your analysis below it";

/// What is said when a part of it would be lost.
pub const ANALYSIS_IS_CUT: &str = "A part of the analysis looks like a quotation or a signature. Put a line with nothing but a full stop at its end, \
     and send it again; then all of it is taken word for word";

/// The text after `analysis:`, as the line begins it; `None` if it begins none.
#[must_use]
pub fn analysis_begins(line: &str) -> Option<&str> {
    let (word, rest) = line.split_once(':')?;
    ["analysis", "analyse"].iter().any(|known| word.eq_ignore_ascii_case(known)).then(|| rest.trim_start())
}

fn challenge_marked(word: &str) -> bool {
    word.trim_start_matches(['[', '<']).starts_with('c') && number(word, 'c').is_some()
}

fn game_marked(word: &str) -> bool {
    word.trim_start_matches(['[', '<']).starts_with(['g', 'G'])
}

/// `C7`, `c7`, `7`, `[G42]`.
fn number(word: &str, letter: char) -> Option<i64> {
    let word = word.trim_matches(['[', ']', '<', '>', '#']);
    let digits = word.strip_prefix(letter).unwrap_or(word);
    digits.parse().ok().filter(|number| *number > 0 && digits.bytes().all(|byte| byte.is_ascii_digit()))
}

const CHALLENGE: &str =
    "Write: challenge NAME, and if you like: white or black, 5 days or another time control, 960";
const SEEK: &str = "Write: seek, and if you like: white or black, 5 days or another time control, 960";

fn is_term(word: &str) -> bool {
    matches!(word, "white" | "black" | "random" | "960")
        || word.parse::<u16>().is_ok()
        || control::begins(word)
}

/// `challenge NAME [white|black|random] [N days] [960 [n]]`: the name is what stands before the terms.
fn challenge(words: &[&str]) -> Understood {
    let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    let name_end = (2..words.len()).find(|&at| is_term(lower[at])).unwrap_or(words.len());
    Ok(Command::Challenge(words[1..name_end].join(" "), terms(&lower[name_end..], CHALLENGE)?))
}

fn terms(words: &[&str], how: &'static str) -> Result<Box<Terms>, &'static str> {
    let mut terms = Terms::default();
    let (mut colors, mut controls, mut starts) = (0, 0, 0);
    let mut at = 0;
    while at < words.len() {
        match words[at] {
            "white" | "black" | "random" => colors += 1,
            "960" => starts += 1,
            _ => controls += 1,
        }
        if colors > 1 {
            return Err("You named more than one colour. Write one of: white, black, random");
        }
        if controls > 1 {
            return Err("You named more than one time control. Write one of them");
        }
        if starts > 1 {
            return Err("You named more than one starting position. Write 960 once");
        }
        match (words[at], words.get(at + 1).copied().unwrap_or_default()) {
            ("white", _) => terms.color = Some(Color::White),
            ("black", _) => terms.color = Some(Color::Black),
            ("random", _) => terms.color = None,
            (days, "day" | "days") => {
                let days = days.parse().map_err(|_number| how)?;
                terms.regulations = Regulations::per_move(days);
                if terms.regulations.check().is_err() {
                    return Err("The limit is 1 to 60 days for a move");
                }
                at += 1;
            }
            ("960", position) => {
                terms.start = match position.parse::<u16>() {
                    Ok(number) if words.get(at + 2).is_none_or(|word| !word.starts_with("day")) => {
                        at += 1;
                        if number > 959 {
                            return Err("Chess960 positions have the numbers 0 to 959");
                        }
                        StartWish::At(Start::Chess960 { number })
                    }
                    _ => StartWish::DrawnChess960,
                };
            }
            _ => {
                let (control, taken) = control::read(&words[at..]).ok_or(how)?;
                terms.regulations = Regulations { time_control: control, ..Regulations::default() };
                if terms.regulations.check().is_err() {
                    return Err("This time control is out of bounds: see docs/arbitrate/clocks.md");
                }
                at += taken - 1;
            }
        }
        at += 1;
    }
    Ok(Box::new(terms))
}

/// The text after `message:` or `say`, as the line begins it; `None` if it begins no message.
#[must_use]
pub fn message_begins(line: &str) -> Option<&str> {
    let (word, rest) = line.split_once([':', ' ']).unwrap_or((line, ""));
    let has_colon = line[word.len()..].starts_with(':');
    let is_message = ["message", "msg", "nachricht", "comment", "kommentar"]
        .iter()
        .any(|known| word.eq_ignore_ascii_case(known));
    ((is_message && has_colon) || word.eq_ignore_ascii_case("say"))
        .then(|| rest.trim_start_matches([':', ' ']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leave_is_read_as_players_write_it() {
        let (first, last) = ("2026-12-24".parse().expect("a day"), "2027-01-02".parse().expect("a day"));
        for line in [
            "leave 2026-12-24 2027-01-02",
            "leave: 2026-12-24 2027-01-02",
            "Leave from 2026-12-24 to 2027-01-02, please",
            "leave 2026-12-24 - 2027-01-02.",
        ] {
            assert_eq!(
                command(line),
                Some(Ok(Command::Clock(Unresolved::BookLeave { first, last }.into()))),
                "{line}"
            );
        }
        for line in ["cancel leave 2026-12-24", "cancel leave from 2026-12-24", "cancel my leave 2026-12-24"]
        {
            assert_eq!(
                command(line),
                Some(Ok(Command::Clock(domain::Command::CancelLeave { first }.into()))),
                "{line}"
            );
        }
        let all = Command::Everywhere(BulkAct::BookLeave { first, last });
        assert_eq!(command("leave all 2026-12-24 to 2027-01-02 please"), Some(Ok(all)));
        assert_eq!(command("leave me alone, please"), None);
    }

    #[test]
    fn contradictory_terms_are_asked_about() {
        for line in [
            "challenge Boris 10/50 20/40",
            "challenge Boris 5 days 10/50",
            "challenge Boris white black",
            "challenge Boris white 10/50 random",
            "challenge Boris 960 10/50 960",
            "seek 10/50 3 days",
            "seek black white",
        ] {
            let understood = command(line);
            assert!(
                matches!(understood, Some(Err(how)) if how.starts_with("You named more than one")),
                "{line}: {understood:?}"
            );
        }
        for line in
            ["challenge Boris white 10/50 960", "challenge Boris 960 12 5 days black", "seek 10/40 double 15"]
        {
            assert!(matches!(command(line), Some(Ok(_))), "{line}");
        }
    }

    #[test]
    fn a_claim_is_read_as_players_write_it() {
        let threefold = |announced: Option<&str>| {
            Command::Claim(ClaimBasis::ThreefoldRepetition, announced.map(str::to_owned))
        };
        let fifty =
            |announced: Option<&str>| Command::Claim(ClaimBasis::FiftyMoves, announced.map(str::to_owned));
        for (line, expected) in [
            ("claim threefold", threefold(None)),
            ("claim threefold Nf3", threefold(Some("Nf3"))),
            ("claim threefold repetition", threefold(None)),
            ("Claim threefold repetition with Nf3", threefold(Some("Nf3"))),
            ("claim repetition, please", threefold(None)),
            ("claim fifty", fifty(None)),
            ("claim fifty move", fifty(None)),
            ("claim fifty moves", fifty(None)),
            ("claim fifty move rule", fifty(None)),
            ("claim fifty-move rule with 5254", fifty(Some("5254"))),
            ("claim 50 moves rule Kd2", fifty(Some("Kd2"))),
            ("claim time please", Command::Clock(domain::Command::ClaimFlag.into())),
        ] {
            assert_eq!(command(line), Some(Ok(expected)), "{line}");
        }
    }
}
