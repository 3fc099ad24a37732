//! What a player wants, from the text of his mail. The safe rule: exactly one candidate for the expected move, on a
//! line of its own, or a question that shows what was seen. A wrong move played from a mail is the worst that can
//! happen here; asking once too often is not.

use app::Wish;
use domain::{
    Color, Move, Position,
    notation::{self, Letters, condition, continues_condition, scan_line, with_condition},
};

use super::{
    body::cleaned,
    command::{ADJUDICATE, ANALYSIS_IS_CUT, Command, Understood, analysis_begins, command, message_begins},
    pgn::{self, Record, Returned},
    quoting::{MAX_WRITTEN, Written, written},
};

/// Commands obeyed in one mail.
const MAX_COMMANDS: usize = 10;
/// Lines shown that were not understood.
const MAX_SHOWN: usize = 5;
/// The longest message between players.
const MAX_MESSAGE: usize = 2_000;

/// What the mail is read against.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// The position on the board, if the mail is about a game and the sender is on move in it.
    pub position: Option<Position>,
    /// The sender's piece letters.
    pub letters: Letters,
    /// The texts we sent him about this game.
    pub sent: Vec<String>,
    /// The game as recorded; needed only when the mail holds a PGN.
    pub record: Option<Record>,
    /// A request for adjudication waits: analysis can be handed in.
    pub adjudication: bool,
}

/// One thing to do.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Step {
    /// Play it.
    Move {
        /// As written, without its number.
        text: String,
        /// Offer a draw with it.
        draw_offer: bool,
        /// For the opponent.
        message: Option<String>,
        /// Conditional moves that are given with it.
        conditions: Vec<String>,
    },
    /// Obey it.
    Do(Command),
    /// A line that names a command and lacks something.
    Mistake {
        /// The line.
        line: String,
        /// What it lacks.
        hint: &'static str,
    },
}

impl Step {
    /// Asks for something to read and changes nothing.
    #[must_use]
    pub const fn only_shows(&self) -> bool {
        matches!(
            self,
            Self::Do(
                Command::Show(_) | Command::Pace(_) | Command::Help | Command::Settings | Command::Seeks
            )
        )
    }
}

/// Why nothing is done about the game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Question {
    /// Nothing in it is for us.
    Nothing,
    /// Several different moves.
    Several(Vec<String>),
    /// Something that looks like a move, but within a sentence.
    InProse(Vec<String>),
    /// A move numbered otherwise than the one expected.
    OtherNumber(Vec<String>),
    /// Two things that exclude each other.
    Contradiction(Vec<String>),
    /// A move inside the message to the opponent.
    InMessage(Vec<String>),
    /// A returned game that does not continue the recorded one.
    OtherGame,
    /// More commands than one mail may hold.
    TooMany,
    /// Nothing in the text, but a game is attached.
    GameAttached,
    /// The mail is addressed to several games.
    SeveralGames,
}

/// A mail understood, or not.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Understanding {
    /// What to do, in this order.
    pub steps: Vec<Step>,
    /// What to ask; then no step changes a game.
    pub question: Option<Question>,
    /// Lines of the sender that mean nothing to us, if nothing else was understood.
    pub unknown: Vec<String>,
    /// A move to be sealed stands somewhere: nothing of the mail is repeated.
    pub is_secret: bool,
    /// Conditional moves stand in it: the mail is not kept.
    pub is_private: bool,
}

/// A move found on a line of its own.
struct Candidate {
    text: String,
    draw_offer: bool,
    number: Option<(u16, bool)>,
    reading: Option<Move>,
}

/// A mail program breaks no shorter lines.
const BROKEN: usize = 45;

#[derive(Default)]
struct Reader {
    moves: Vec<Candidate>,
    mentions: Vec<String>,
    /// Legal moves among the mentions.
    doubts: Vec<Candidate>,
    commands: Vec<(String, Understood)>,
    message: Option<String>,
    /// Analysis, or why it is not taken.
    analysis: Option<Result<String, &'static str>>,
    in_message: Vec<String>,
    /// Conditions within other words, below a message.
    half_told: Vec<String>,
    unknown: Vec<String>,
    conditions: Vec<String>,
}

/// Reads a mail: its text first, its subject only if the text says nothing.
#[must_use]
pub fn understand(body: &str, subject: &str, is_game: bool, context: &Context) -> Understanding {
    let mut reader = Reader::default();
    let game_at = body.find("[Event ").filter(|_| body.contains("[CmailGameName"));
    let returned = game_at
        .filter(|&at| body[..at].ends_with('\n') || at == 0)
        .zip(context.record.as_ref())
        .map(|(at, record)| pgn::returned(&body[at..], record, is_game));
    let text = match (&returned, game_at) {
        (Some(Returned::OneMore { san, draw_offer }), Some(at)) => {
            let reading = context
                .position
                .as_ref()
                .and_then(|position| notation::read(san, position, Letters::English).ok());
            let (text, draw_offer) = (san.clone(), *draw_offer);
            reader.moves.push(Candidate { text, draw_offer, number: None, reading });
            &body[..at]
        }
        (Some(Returned::DrawAgreed), Some(at)) => {
            reader.commands.push(("{Draw agreed}".into(), Ok(Command::AcceptDraw)));
            &body[..at]
        }
        // Without its word it is a question, as from anybody.
        (Some(Returned::Resigns), Some(at)) => {
            reader.commands.push(("{resigns}".into(), Ok(Command::Resign(None))));
            &body[..at]
        }
        _ if is_game => {
            let question = (returned == Some(Returned::Other)).then_some(Question::OtherGame);
            return Understanding { question, ..Understanding::default() };
        }
        _ => body,
    };
    reader.read(&written(text, &context.sent), text, context);
    if reader.is_silent() && !is_reply(subject) {
        let subject = Written { text: cleaned(subject).into_owned(), ..Written::default() };
        // A subject is a headline: only a command in it is meant for us.
        if command(&subject.text).is_some() {
            reader.read(&[subject], "", context);
        }
    }
    reader.conclude(context)
}

/// The analysis that begins in this line of his, and the number of the next to be read. Moves and words of commands are
/// what analysis is made of: it goes on to a line with a full stop only, word for word, or without one to the end; then
/// nothing of it may have been taken for a quotation or for a signature.
fn read_analysis(lines: &[Written], at: usize, body: &str) -> (Result<String, &'static str>, usize) {
    let Some((line, rest)) = lines.get(at..).and_then(<[Written]>::split_first) else {
        return (Ok(String::new()), lines.len());
    };
    let mut text = analysis_begins(&line.text).unwrap_or_default().to_owned();
    let is_stop = |line: &str| cleaned(line) == ".";
    let behind = || body.lines().enumerate().skip(line.at + 1);
    if let Some((stop, _)) = behind().find(|(_, line)| is_stop(line)) {
        for (_, line) in behind().take_while(|(number, _)| *number < stop) {
            text.push('\n');
            text.push_str(line.trim_end());
        }
        let read = rest.iter().take_while(|line| line.at <= stop).count();
        return (Ok(text.trim().to_owned()), at + 1 + read);
    }
    for line in rest {
        if line.after_left_out || line.foreign {
            return (Err(ANALYSIS_IS_CUT), lines.len());
        }
        text.push_str(if line.after_gap { "\n\n" } else { "\n" });
        text.push_str(&line.text);
    }
    (Ok(text.trim().to_owned()), lines.len())
}

/// What is followed by a text, which a mail program may have broken into lines.
fn is_reasoned(understood: &Understood) -> bool {
    matches!(
        understood,
        Ok(Command::Arbiter(..) | Command::WithdrawFrom(..) | Command::Clock(Wish::Appeal { .. }))
    )
}

/// Subjects that repeat ours or somebody else's.
fn is_reply(subject: &str) -> bool {
    subject.contains('[') || subject.split_whitespace().next().is_none_or(|word| word.ends_with(':'))
}

impl Reader {
    fn is_silent(&self) -> bool {
        self.moves.is_empty()
            && self.commands.is_empty()
            && self.message.is_none()
            && self.analysis.is_none()
            && self.conditions.is_empty()
            && self.mentions.is_empty()
    }

    fn read(&mut self, all: &[Written], body: &str, context: &Context) {
        let lines = &all[..all.len().min(MAX_WRITTEN)];
        let asks = |line: &Written| matches!(command(&line.text), Some(Ok(Command::Adjudicate(_))));
        let takes_analysis = context.adjudication || lines.iter().any(|line| !line.foreign && asks(line));
        let analysis =
            |line: &Written| takes_analysis && analysis_begins(&line.text).is_some() && !line.foreign;
        let mut at = 0;
        while let Some(line) = lines.get(at) {
            at += 1;
            if analysis(line) {
                let (text, next) = read_analysis(all, at - 1, body);
                at = next;
                let before = self.analysis.take();
                self.analysis = Some(match before {
                    Some(before) => before.and_then(|before| Ok(format!("{before}\n\n{}", text?))),
                    None => text,
                });
                continue;
            }
            if let Some(first) = message_begins(&line.text).filter(|_| !line.foreign) {
                let own_line = first.is_empty();
                let is_say = line.text.to_lowercase().starts_with("say");
                let mut message = first.to_string();
                // `say` is one line; `message: text` goes on to a blank line; `message:` alone to the end. None to
                // a condition or to analysis, which the opponent must not read.
                while let Some(next) = lines.get(at).filter(|next| {
                    !is_say
                        && next.below == line.below
                        && (own_line || !next.after_gap)
                        && next.text != "."
                        && !analysis(next)
                        && condition(&next.text).is_none()
                        && with_condition(&next.text).is_none()
                }) {
                    if let [lone] = self.scan(next, context).as_slice() {
                        self.in_message.push(lone.text.clone());
                    } else if command(&next.text).is_some() {
                        self.in_message.push(next.text.clone());
                    }
                    message.push_str(if message.is_empty() {
                        ""
                    } else if next.after_gap {
                        "\n\n"
                    } else {
                        "\n"
                    });
                    message.push_str(&next.text);
                    at += 1;
                }
                at += usize::from(lines.get(at).is_some_and(|line| line.text == "."));
                let ends_empty = message.is_empty() && at < lines.len();
                self.message = (!ends_empty).then(|| message.chars().take(MAX_MESSAGE).collect());
                continue;
            }
            if let Some(understood) =
                command(&line.text).filter(|_| !line.in_paragraph && !line.echoes && !line.foreign)
            {
                let mut text = line.text.clone();
                if is_reasoned(&understood) {
                    while let Some(next) = lines.get(at).filter(|next| self.goes_on(line, next, context)) {
                        text = format!("{text} {}", next.text);
                        at += 1;
                    }
                }
                let understood = command(&text).unwrap_or(understood);
                self.commands.push((line.text.clone(), understood));
                continue;
            }
            // Their lines are alike and close together, as those of a paragraph.
            if let Some(first) = condition(&line.text).filter(|_| !line.echoes && !line.foreign) {
                let mut text = first.to_owned();
                while let Some(next) = lines.get(at).filter(|next| {
                    !next.after_gap && text.len() >= BROKEN && continues_condition(&text, &next.text)
                }) {
                    text = format!("{text} {}", next.text);
                    at += 1;
                }
                self.conditions.push(text);
                continue;
            }
            if let Some((before, behind)) = with_condition(&line.text).filter(|_| !line.foreign) {
                let before = Written { text: before.to_owned(), ..line.clone() };
                let found = self.scan(&before, context);
                if !found.is_empty() {
                    self.moves.extend(found);
                    self.conditions.push(behind.to_owned());
                    continue;
                }
                // Meant for the opponent or for us?
                if self.message.is_some() {
                    self.half_told.push(line.text.clone());
                    continue;
                }
            }
            let found = self.scan(line, context);
            if found.is_empty() && !line.below {
                self.unknown.push(line.text.clone());
            }
            self.moves.extend(found);
        }
    }

    /// Whether the reason on a line goes on with the next: to the end of the paragraph, if nothing else begins.
    fn goes_on(&mut self, line: &Written, next: &Written, context: &Context) -> bool {
        let (mentions, doubts) = (self.mentions.len(), self.doubts.len());
        let moves = !next.in_paragraph && !self.scan(next, context).is_empty();
        self.mentions.truncate(mentions);
        self.doubts.truncate(doubts);
        !next.after_gap
            && (next.below, next.echoes, next.foreign) == (line.below, false, false)
            && next.text != "."
            && !moves
            && (next.in_paragraph || command(&next.text).is_none())
            && message_begins(&next.text).is_none()
            && condition(&next.text).is_none()
    }

    /// The moves on a line of their own; what only looks like one is remembered as seen.
    fn scan(&mut self, line: &Written, context: &Context) -> Vec<Candidate> {
        let Some(position) = &context.position else { return Vec::new() };
        let (text, comment) = without_comment(&line.text);
        let scanned = scan_line(text, position, context.letters);
        let in_comment = comment.map(|text| scan_line(text, position, context.letters).candidates);
        let in_comment = in_comment.unwrap_or_default();
        if scanned.candidates.is_empty() && in_comment.is_empty() {
            return Vec::new();
        }
        // A legal move in the comment may be the one meant.
        let doubtful = in_comment.iter().any(|candidate| {
            candidate.reading.is_ok()
                && !scanned
                    .candidates
                    .iter()
                    .any(|other| other.reading.as_ref().ok() == candidate.reading.as_ref().ok())
        });
        let aside = scanned.prose || line.in_paragraph || line.foreign || doubtful;
        let found = scanned.candidates.into_iter().map(|candidate| Candidate {
            text: candidate.text,
            draw_offer: candidate.draw_offer,
            number: candidate.number,
            reading: candidate.reading.ok(),
        });
        if aside {
            let numbers = has_telephone(&line.text);
            self.doubts.extend(found.filter(|candidate| {
                let is_number = candidate.text.bytes().all(|byte| byte.is_ascii_digit());
                candidate.reading.is_some() && !(numbers && is_number)
            }));
            self.mentions.push(line.text.clone());
            return Vec::new();
        }
        found.collect()
    }

    fn conclude(mut self, context: &Context) -> Understanding {
        let position = context.position.as_ref();
        let explicit: Vec<String> = self
            .commands
            .iter()
            .filter_map(|(_, understood)| match understood {
                Ok(Command::Move(text)) => Some(text.clone()),
                _ => None,
            })
            .collect();
        self.commands.retain(|(_, understood)| !matches!(understood, Ok(Command::Move(_))));
        for text in explicit {
            let line = Written { text: text.clone(), ..Written::default() };
            let (mentions, doubts) = (self.mentions.len(), self.doubts.len());
            let found = self.scan(&line, context);
            self.mentions.truncate(mentions);
            self.doubts.truncate(doubts);
            match found.len() {
                // In the sender's own letters, perhaps: the one door reads it again.
                0 => {
                    self.moves.push(Candidate { text, draw_offer: false, number: None, reading: None });
                }
                _ => self.moves.extend(found),
            }
        }
        let is_secret = self
            .commands
            .iter()
            .any(|(_, understood)| matches!(understood, Ok(Command::Seal(_) | Command::Draft(_))));
        // A line that was not taken for one may be one all the same.
        let begins_so =
            |line: &String| ["if ", "wenn ", "falls "].iter().any(|word| line.to_lowercase().contains(word));
        let is_private =
            !self.conditions.is_empty() || !self.half_told.is_empty() || self.mentions.iter().any(begins_so);
        self.join_analysis();
        let question = self.question(position);
        let draw_offer = self.commands.iter().any(|(_, understood)| understood == &Ok(Command::DrawOffer));
        let mut steps = Vec::new();
        let is_decline = |understood: &Understood| {
            matches!(understood, Ok(Command::Decline | Command::DeclineDraw | Command::DeclineAdjournment))
        };
        let (declines, others): (Vec<_>, Vec<_>) =
            self.commands.into_iter().partition(|(_, understood)| is_decline(understood));
        let has_move = !self.moves.is_empty();
        let as_step = |(line, understood): (String, Understood)| match understood {
            Ok(command) => Step::Do(command),
            Err(hint) => Step::Mistake { line, hint },
        };
        steps.extend(declines.into_iter().map(as_step));
        let mut message = self.message;
        if let Some(candidate) = self.moves.first() {
            let draw_offer = draw_offer || self.moves.iter().any(|candidate| candidate.draw_offer);
            let conditions = std::mem::take(&mut self.conditions);
            let (text, message) = (candidate.text.clone(), message.take());
            steps.push(Step::Move { text, draw_offer, message, conditions });
        } else if !self.conditions.is_empty() {
            steps.push(Step::Do(Command::Conditions(std::mem::take(&mut self.conditions))));
        }
        steps.extend(message.map(|message| Step::Do(Command::Say(message))));
        let offers = |understood: &Understood| has_move && understood == &Ok(Command::DrawOffer);
        steps.extend(others.into_iter().filter(|(_, understood)| !offers(understood)).map(as_step));
        if question.is_some() {
            steps.retain(Step::only_shows);
        }
        let unknown = if steps.is_empty() && question.is_some() { self.unknown } else { Vec::new() };
        let unknown = unknown.into_iter().take(MAX_SHOWN).collect();
        Understanding { steps, question, unknown, is_secret, is_private }
    }

    /// A request for adjudication and its analysis are one step.
    fn join_analysis(&mut self) {
        let request =
            self.commands.iter_mut().find(|(_, understood)| matches!(understood, Ok(Command::Adjudicate(_))));
        let analysis = self
            .analysis
            .take()
            .filter(|text| text.as_ref().is_ok_and(|text| !text.is_empty()) || text.is_err());
        match (request, analysis) {
            (Some((_, understood)), Some(analysis)) => {
                if let Ok(Command::Adjudicate(basis)) = *understood {
                    *understood =
                        analysis.map(|analysis| Command::Clock(Wish::AskAdjudication { basis, analysis }));
                }
            }
            (Some((_, understood)), None) => *understood = Err(ADJUDICATE),
            (None, Some(analysis)) => {
                let analyse = analysis.map(|analysis| Command::Clock(Wish::Analyse { analysis }));
                self.commands.push(("analysis".into(), analyse));
            }
            (None, None) => {}
        }
    }

    /// What stands in the way, if anything does. Leaves one candidate at most among the moves.
    fn question(&mut self, position: Option<&Position>) -> Option<Question> {
        if self.commands.len() > MAX_COMMANDS {
            return Some(Question::TooMany);
        }
        if !self.half_told.is_empty() {
            return Some(Question::InProse(std::mem::take(&mut self.half_told)));
        }
        if !self.in_message.is_empty() && self.moves.is_empty() {
            return Some(Question::InMessage(std::mem::take(&mut self.in_message)));
        }
        if let Some(position) = position {
            let expected = (
                u16::try_from(position.fullmoves()).unwrap_or(u16::MAX),
                position.side_to_move() == Color::Black,
            );
            let is_other = |candidate: &Candidate| candidate.number.is_some_and(|number| number != expected);
            // "11... e5 12. Nf3" repeats the opponent's move first; what comes after ours is a question.
            let first = self.moves.iter().position(|candidate| !is_other(candidate));
            match first {
                None if !self.moves.is_empty() => return Some(Question::OtherNumber(self.take_texts())),
                Some(first) if self.moves[first..].iter().any(is_other) => {
                    return Some(Question::Several(self.take_texts()));
                }
                Some(first) => drop(self.moves.drain(..first)),
                None => {}
            }
            // "No wait, I play 5756 instead": the other move may be the one meant.
            self.doubts.retain(|candidate| !is_other(candidate));
            if let Some(Candidate { reading: Some(reading), .. }) = self.moves.first()
                && self.doubts.iter().any(|doubt| doubt.reading != Some(*reading))
            {
                self.moves.append(&mut self.doubts);
                return Some(Question::Several(self.take_texts()));
            }
        }
        let same = |a: &Candidate, b: &Candidate| match (a.reading, b.reading) {
            (Some(a), Some(b)) => a == b,
            _ => a.text == b.text,
        };
        if self.moves.iter().any(|candidate| !same(candidate, &self.moves[0])) {
            return Some(Question::Several(self.take_texts()));
        }
        let mut deciding: Vec<String> = Vec::new();
        if let Some(candidate) = self.moves.first() {
            deciding.push(candidate.text.clone());
        }
        for (line, understood) in &self.commands {
            let decides = matches!(
                understood,
                Ok(Command::Accept
                    | Command::AcceptDraw
                    | Command::Resign(_)
                    | Command::Claim(..)
                    | Command::Adjudicate(_)
                    | Command::Clock(Wish::AskAdjudication { .. })
                    | Command::Seal(_)
                    | Command::SealDraft
                    | Command::Draft(_)
                    | Command::Choose(_))
            );
            if decides && !deciding.contains(line) {
                deciding.push(line.clone());
            }
        }
        if deciding.len() > 1 {
            self.moves.clear();
            return Some(Question::Contradiction(deciding));
        }
        // Half of what was meant is not done: the move that stands in a sentence may belong to the rest.
        let declines = |(_, understood): &(String, Understood)| {
            matches!(understood, Ok(Command::Decline | Command::DeclineDraw | Command::DeclineAdjournment))
        };
        let is_half = deciding.is_empty()
            && !self.doubts.is_empty()
            && (self.message.is_some() || self.commands.iter().any(declines));
        if !is_half
            && (!self.moves.is_empty()
                || !self.commands.is_empty()
                || !self.conditions.is_empty()
                || self.message.is_some())
        {
            return None;
        }
        if self.mentions.is_empty() {
            return Some(Question::Nothing);
        }
        Some(Question::InProse(self.mentions.iter().take(MAX_SHOWN).cloned().collect()))
    }

    fn take_texts(&mut self) -> Vec<String> {
        let mut texts: Vec<String> = Vec::new();
        for candidate in self.moves.drain(..) {
            if !texts.contains(&candidate.text) && texts.len() < 2 * MAX_SHOWN {
                texts.push(candidate.text);
            }
        }
        texts
    }
}

/// Signatures and disclaimers hold numbers of four digits that are no moves.
fn has_telephone(line: &str) -> bool {
    const NAMES: [&str; 12] = [
        "tel", "tel.", "tel:", "telefon", "phone", "phone:", "fax", "fax:", "mobile:", "mobil:", "no.", "nr.",
    ];
    line.split_whitespace().any(|word| NAMES.contains(&word.to_lowercase().as_str()))
}

/// A comment after a clear separator: `5254 ; thanks`, `Nf3 {best}`, `Nf3 // book`.
fn without_comment(line: &str) -> (&str, Option<&str>) {
    let at = [" ;", " {", " //", "; "].iter().filter_map(|mark| line.find(mark)).min();
    at.map_or((line, None), |at| {
        (line[..at].trim_end(), Some(line[at..].trim_start_matches([' ', ';', '{', '/'])))
    })
}
