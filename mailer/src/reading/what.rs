//! What a player wants, from the text of his mail. The safe rule: exactly one candidate for the expected move, on a
//! line of its own, or a question that shows what was seen. A wrong move played from a mail is the worst that can
//! happen here; asking once too often is not.

mod conclude;
mod scanned;
pub(super) mod speech;

use app::{Request, Unresolved};
use domain::{
    GameId, Move, Position,
    notation::{
        self, Below, Letters, NotationStyle, before_hint, begins_condition, below_condition, condition,
        hints_at_condition, scan_line, with_condition,
    },
};

use super::{
    body::cleaned,
    command::{Command, Understood},
    grammar::{
        ANALYSIS_IS_CUT, analysis_begins, command, has_reason, is_plain, is_plain_below_text, is_reasoned,
        may_seal, message_begins,
    },
    pgn::{self, Record, Returned},
    quoting::{MAX_WRITTEN, Written, written},
    sealing::{holds_move, speaks_of_sealing, tells_of_sealing},
};
use crate::notice::subject::around_ours;
use scanned::{Scanned, without_comment};

/// Commands obeyed in one mail.
const MAX_COMMANDS: usize = 10;
/// Lines shown that were not understood.
const MAX_SHOWN: usize = 5;
/// Lines of prose of which closing lines are sought.
const MAX_PROSE: usize = 50;
/// A mail program breaks no shorter line.
const BROKEN: usize = 55;
/// The longest message between players.
const MAX_MESSAGE: usize = 2_000;

/// What the mail is read against.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// The game the reply address names.
    pub game: Option<GameId>,
    /// The position on the board, if the mail is about a game and the sender is on move in it.
    pub position: Option<Position>,
    /// How the sender writes.
    pub style: NotationStyle,
    /// The texts we sent him about this game.
    pub sent: Vec<String>,
    /// The game as recorded; needed only when the mail holds a PGN.
    pub record: Option<Record>,
    /// The players' names: a name that sounds like a word of sealing is none, and a line of a name greets or closes.
    pub names: Vec<String>,
    /// Lines that are known to close the player's mails.
    pub closing: Vec<String>,
    /// The games attached to the mail, as PGN.
    pub games: Vec<String>,
}

/// One thing to do.
#[derive(Eq, PartialEq, Debug)]
#[expect(clippy::large_enum_variant, reason = "a mail holds ten at most")]
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
    pub fn only_shows(&self) -> bool {
        matches!(self, Self::Do(command) if command.only_shows())
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
    /// Words that take back what the mail asks for.
    TakenBack(Vec<String>),
    /// The mail names another game than the one it is addressed to.
    NamesAnotherGame(Vec<String>),
    /// A move below the line that begins a signature, and nowhere else.
    InSignature(Vec<String>),
    /// A move in the subject, and nowhere else.
    InSubject(Vec<String>),
    /// A move in the piece letters of another language, and nowhere else.
    InOtherLetters(Vec<String>),
    /// A move without the word that seals it, in a mail that speaks of sealing.
    Sealing,
    /// Two things that exclude each other.
    Contradiction(Vec<String>),
    /// A move inside the message to the opponent.
    InMessage(Vec<String>),
    /// A move or a command below the text of an appeal, of a withdrawal or of an arbiter.
    BelowText(Vec<String>),
    /// A returned game that does not continue the recorded one.
    OtherGame,
    /// More commands than one mail may hold.
    TooMany,
    /// Nothing in the text, but a game is attached.
    GameAttached,
    /// The mail is addressed to several games.
    SeveralGames,
}

impl Question {
    /// The question is whether a move is meant, not what the mail asks for.
    const fn is_about_one_move(&self) -> bool {
        matches!(
            self,
            Self::InProse(_)
                | Self::Several(_)
                | Self::OtherNumber(_)
                | Self::TakenBack(_)
                | Self::NamesAnotherGame(_)
                | Self::InSignature(_)
                | Self::InSubject(_)
                | Self::InOtherLetters(_)
                | Self::GameAttached
        )
    }
}

/// A mail understood, or not.
#[derive(Eq, PartialEq, Debug, Default)]
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
    /// The one legal move in a mail about which there is a question: a yes plays it.
    pub suggestion: Option<Move>,
    /// Words to the opponent stand beside the move, which nobody sends.
    pub unsent_words: bool,
    /// Lines of prose: some of them may be known to close the player's mails.
    pub prose: Vec<String>,
    /// Those below the move that can be learned as closing lines.
    pub closing: Vec<String>,
}

/// A move found in a line.
#[derive(Clone)]
struct Candidate {
    text: String,
    draw_offer: bool,
    number: Option<(u16, bool)>,
    reading: Option<Move>,
}

/// Why conditions are not taken that a line goes on with, or not, or that are not written as such.
const UNCLEAR_CONDITIONS: &str = "Your conditional moves were not kept: it is not clear where one of them ends or how it is meant, because of a comma at \
     the end of its line, of a line that is indented or that may have been broken by your mail program, or of other words \
     around the moves. What was kept before stays. Write each from its first move on a line of its own, such as: if 5755 \
     then 7163, if 2836 then 6125; with no comma at its end and a blank line between two of them, and where a long one has \
     to go on in the next line, break it behind \"then\"";

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
    /// A command below the line of a message, which may have been broken there.
    below_say: Vec<String>,
    /// Conditions within other words, below a message.
    half_told: Vec<String>,
    unknown: Vec<String>,
    conditions: Vec<String>,
    /// The line that withdraws them again.
    withdrawn: Option<String>,
    /// Where one of them ends is not clear, or what it is.
    unclear_conditions: bool,
    /// A line began with "if" and a move.
    has_if: bool,
    /// What stands below it may be the answer.
    below_if: bool,
    /// A move stands below such a line, or below one about sealing.
    is_doubtful: bool,
    /// A text that somebody else will read may go on.
    below_text: bool,
    in_text: Vec<String>,
    /// A move to be sealed may stand somewhere.
    is_secret: bool,
    /// The sender speaks of sealing, in a line of his own or in the subject.
    names_sealing: bool,
    /// Lines of prose: what they take back matters only if the mail acts.
    prose: Vec<String>,
    /// A line after a move closed the letter: names and addresses follow.
    has_closed: bool,
    /// Moves below the line that begins a signature.
    in_signature: Vec<Candidate>,
    /// Moves in the subject.
    in_subject: Vec<Candidate>,
    /// Moves alone on their lines, in the piece letters of another language than the player's.
    in_other_letters: Vec<Candidate>,
    /// Moves by which an attached game goes on that does not say which game it is.
    in_attachment: Vec<Candidate>,
    /// Good wishes or a letter stand beside the move.
    wishes: bool,
    /// Lines below the move that may close every mail of the player's.
    closing: Vec<String>,
    /// A line of prose speaks of a move.
    speaks_of_moves: bool,
}

/// Reads a mail: its text first, its subject only if the text says nothing.
#[must_use]
pub fn understand(body: &str, subject: &str, is_game: bool, context: &Context) -> Understanding {
    let mut reader = Reader::default();
    let game_at = body
        .match_indices("[Event ")
        .map(|(at, _)| at)
        .filter(|_| body.contains("[CmailGameName"))
        .find(|&at| body[..at].ends_with('\n') || at == 0);
    let sent_back = game_at.zip(context.record.as_ref()).map(|(at, record)| {
        let game = if is_game { &body[at..] } else { pgn::first_game(&body[at..]) };
        (pgn::returned(game, record, is_game), [&body[..at], &body[at + game.len()..]].join("\n"))
    });
    let text = match &sent_back {
        Some((Returned::OneMore { san, draw_offer }, around)) => {
            reader.moves.push(returned_move(san, *draw_offer, context));
            around
        }
        Some((Returned::DrawAgreed, around)) => {
            reader.commands.push(("{Draw agreed}".into(), Ok(Command::AcceptDraw)));
            around
        }
        // Without its word it is a question, as from anybody.
        Some((Returned::Resigns, around)) => {
            reader.commands.push(("{resigns}".into(), Ok(Command::Resign(None))));
            around
        }
        other if is_game => {
            let is_other = other.as_ref().is_some_and(|(returned, _)| *returned == Returned::Other);
            let question = is_other.then_some(Question::OtherGame);
            return Understanding { question, ..Understanding::default() };
        }
        _ => body,
    };
    reader.read_games(context);
    let (signature, lines): (Vec<_>, Vec<Written>) =
        written(text, &context.sent).into_iter().partition(|line| line.in_signature);
    // They close what stands above them.
    let first = lines.first().map(|line| line.at);
    let is_closing = |line: &Written| Some(line.at) != first && context.closing.contains(&line.text);
    let lines = lines.into_iter().filter(|line| !is_closing(line)).collect();
    reader.read(lines, text, context);
    reader.read_signature(signature, context);
    let headline = Written { text: cleaned(subject).into_owned(), ..Written::default() };
    reader.is_secret |= may_seal(&headline.text);
    reader.names_sealing |= seals_by_subject(&headline.text, context);
    // A subject is a headline: only a command in it is meant for us.
    if reader.is_silent() && !is_reply(subject) && command(&headline.text).is_some() {
        reader.read(vec![headline], "", context);
    } else {
        reader.read_subject(&headline, context);
    }
    reader.conclude(context)
}

/// The move by which a game that came back goes on. Programs write English letters.
fn returned_move(san: &str, draw_offer: bool, context: &Context) -> Candidate {
    let position = context.position.as_ref();
    let reading = position.and_then(|position| notation::read(san, position, Letters::English).ok());
    Candidate { text: san.to_owned(), draw_offer, number: None, reading }
}

fn begins_analysis(line: &Written) -> bool {
    analysis_begins(&line.text).is_some() && !line.foreign
}

/// A whole sentence about moves, and not half a condition: "If I remember correctly, 11. Bg5 was played by Fischer.", but not
/// "If he takes Qxd4?".
fn is_sentence(line: &Written) -> bool {
    let text = &line.text;
    begins_condition(text)
        && text.ends_with('.')
        && !text.ends_with("..")
        && !text.split_whitespace().next_back().is_some_and(holds_move)
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

/// What is followed by a text and the line below it. The reason may begin there ("withdraw from event yes" on a line, and why
/// on the next), or what stands before it goes on ("until ...").
fn joined(text: &str, next: &str) -> String {
    let whole = format!("{text} {next}");
    let understood = command(&whole);
    // A name would go on to its end.
    let is_reason =
        |request: &Request| matches!(request.command, Unresolved::Replace { .. }) && !has_reason(next);
    let goes_on = match &understood {
        Some(Ok(Command::Arbiter(_, request))) => !is_reason(request),
        understood => matches!(understood, Some(Ok(_))),
    };
    if has_reason(text) || goes_on { whole } else { format!("{text}: {next}") }
}

/// The line with nothing but a full stop that ends a text of several paragraphs, if one does before another text begins.
fn stop_behind(lines: &[Written]) -> Option<usize> {
    let begins =
        |line: &Written| is_reasoned(&line.text) && command(&line.text).is_some_and(|found| found.is_ok());
    lines
        .iter()
        .take_while(|line| !line.foreign && !begins(line))
        .find(|line| line.text == ".")
        .map(|line| line.at)
}

fn shows(understood: &Understood) -> bool {
    understood.as_ref().is_ok_and(Command::only_shows)
}

/// Subjects that repeat ours or somebody else's.
fn is_reply(subject: &str) -> bool {
    subject.contains('[') || subject.split_whitespace().next().is_none_or(|word| word.ends_with(':'))
}

/// Whether the subject speaks of sealing. Behind the number of a game stand names, which may sound so ("Seal - Boris
/// (Cup)"): there only a command counts, and what looks like two names only with a move in it.
fn seals_by_subject(subject: &str, context: &Context) -> bool {
    let (before, behind) = match context.game.and_then(|game| around_ours(subject, game)) {
        Some((before, behind)) => (Some(before), Some(behind)),
        None => (subject.split('[').next(), subject.rsplit(']').next()),
    };
    let is_move = |text: &str| {
        let legal = context.position.as_ref().is_some_and(|position| {
            let found = scan_line(text, position, context.style).candidates;
            found.iter().any(|candidate| candidate.reading.is_ok())
        });
        legal || text.split_whitespace().next().is_some_and(holds_move)
    };
    let seals = |text: &str| match command(text.trim()) {
        Some(Ok(Command::Seal(text) | Command::Draft(text))) => !text.contains("- ") || is_move(&text),
        _ => false,
    };
    before.is_some_and(|text| speaks_of_sealing(text, &context.names)) || behind.is_some_and(seals)
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

    fn read(&mut self, mut all: Vec<Written>, body: &str, context: &Context) {
        self.is_secret |= all.iter().any(|line| may_seal(&line.text));
        let speaks = |line: &Written, of: fn(&str, &[String]) -> bool| {
            !line.foreign && !line.echoes && of(&line.text, &context.names)
        };
        // What the opponent is told: whether below a move, and then it is not about that.
        let mut told: Vec<Option<bool>> = vec![None; all.len()];
        let end = all.len().min(MAX_WRITTEN);
        let (mut at, mut is_apart) = (0, false);
        while at < end {
            // What stands below a whole command, condition or move does not go on from it.
            all[at].in_paragraph &= !is_apart;
            let (line, below) = (&all[at], &all[at + 1..end]);
            let above = at.checked_sub(1).map(|above| &all[above]);
            let is_below_told = at.checked_sub(1).is_some_and(|above| told[above].is_some());
            self.below_if &= !(line.after_gap && above.is_some_and(is_sentence));
            is_apart = false;
            at += 1;
            self.has_closed |= self.closes(line, context);
            if begins_analysis(line) {
                let (text, next) = read_analysis(&all, at - 1, body);
                at = next;
                self.analysis = Some(match self.analysis.take() {
                    Some(before) => before.and_then(|before| Ok(format!("{before}\n\n{}", text?))),
                    None => text,
                });
            } else if let Some(first) = message_begins(&line.text).filter(|_| !line.foreign) {
                let (begins_at, is_below_move) = (at - 1, !self.moves.is_empty());
                at += self.take_message(first, line, below, context);
                told[begins_at..at].fill(Some(is_below_move));
            } else if let Some(understood) =
                command(&line.text).filter(|_| !line.in_paragraph && !line.echoes && !line.foreign)
            {
                let taken;
                (taken, is_apart) = self.take_command(understood, line, below, context);
                at += taken;
            } else if let Some(first) = condition(&line.text).filter(|_| !line.echoes && !line.foreign) {
                // Their lines are alike and close together, as those of a paragraph.
                self.in_text.extend(self.below_text.then(|| line.text.clone()));
                at += self.take_condition(first, line, below);
                is_apart = true;
            } else {
                let below_seal = above
                    .is_some_and(|above| speaks(above, speaks_of_sealing) && !may_seal(&above.text))
                    && !is_below_told;
                let taken;
                let is_prose = |above: &&Written| self.prose.last() == Some(&above.text);
                let above = above.filter(|_| !is_below_told).filter(is_prose);
                (taken, is_apart) = self.take_moves(below_seal, above, line, below, context);
                at += taken;
            }
        }
        self.names_sealing |= all.iter().zip(told).any(|(line, told)| match told {
            None => speaks(line, speaks_of_sealing),
            Some(false) => speaks(line, tells_of_sealing),
            Some(true) => false,
        });
    }

    /// The message that begins on a line, and how many of those below belong to it. `say` is one line; `message: text` goes on
    /// to a blank line; `message:` alone to the end. None to a condition or to analysis, which the opponent must not read.
    fn take_message(&mut self, first: &str, line: &Written, below: &[Written], context: &Context) -> usize {
        let own_line = first.is_empty();
        let is_say = line.text.to_lowercase().starts_with("say");
        let mut message = first.to_string();
        let mut taken = 0;
        while let Some(next) = below.get(taken).filter(|next| {
            !is_say
                && next.below == line.below
                && (own_line || !next.after_gap)
                && next.text != "."
                && !begins_analysis(next)
                && condition(&next.text).is_none()
                && with_condition(&next.text).is_none()
        }) {
            if let [lone] = self.moves_on(next, context).as_slice() {
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
            taken += 1;
        }
        taken += usize::from(below.get(taken).is_some_and(|line| line.text == "."));
        let goes_on = |next: &&Written| is_say && next.in_paragraph && is_plain_below_text(&next.text);
        self.below_say.extend(below.get(taken).filter(goes_on).map(|next| next.text.clone()));
        self.half_told.extend(hints_at_condition(&message).then(|| message.clone()));
        let ends_empty = message.is_empty() && taken < below.len();
        self.message = (!ends_empty).then(|| message.chars().take(MAX_MESSAGE).collect());
        taken
    }

    /// A command with the text that belongs to it: of how many of the lines below, and whether what stands below them is apart.
    fn take_command(
        &mut self,
        understood: Understood,
        line: &Written,
        below: &[Written],
        context: &Context,
    ) -> (usize, bool) {
        let mut text = line.text.clone();
        let is_text = is_reasoned(&line.text);
        let (mut taken, mut is_apart) = (0, is_plain(&line.text));
        if is_text {
            let stop = stop_behind(below);
            while let Some(next) = below.get(taken).filter(|next| {
                stop.is_some_and(|stop| next.at < stop) || self.goes_on(line, &text, next, context)
            }) {
                text = joined(&text, &next.text);
                taken += 1;
            }
            taken += usize::from(stop.is_some());
            self.below_text = stop.is_none();
            // It may belong to the reason, if one was begun.
            let next = below.get(taken).filter(|next| next.in_paragraph);
            if has_reason(&text) {
                let next = next.filter(|next| is_plain_below_text(&next.text));
                self.in_text.extend(next.map(|next| next.text.clone()));
                is_apart = false;
            } else {
                is_apart = next.is_some_and(|next| is_plain(&next.text));
            }
        }
        let understood = command(&text).unwrap_or(understood);
        is_apart |= understood.is_err() && below.first().is_some_and(|next| is_plain(&next.text));
        if !is_text && self.below_text && !shows(&understood) {
            self.in_text.push(line.text.clone());
        }
        if understood == Ok(Command::Conditions(Vec::new())) && !self.conditions.is_empty() {
            self.withdrawn = Some(line.text.clone());
        }
        self.commands.push((line.text.clone(), understood));
        (taken, is_apart)
    }

    /// What moves stand on a line, with or without conditions behind them: how many of the lines below belong to those, and
    /// whether what stands below them is apart. `below_seal`: the line above is about sealing. `above`: the line before it.
    fn take_moves(
        &mut self,
        below_seal: bool,
        above: Option<&Written>,
        line: &Written,
        below: &[Written],
        context: &Context,
    ) -> (usize, bool) {
        let cut = |text: &str| Written { text: text.to_owned(), ..line.clone() };
        if let Some((before, behind)) = with_condition(&line.text).filter(|_| !line.foreign) {
            let found = self.moves_on(&cut(before), context);
            if !found.is_empty() {
                self.in_text.extend(self.below_text.then(|| line.text.clone()));
                self.ask_below(below_seal, line);
                self.moves.extend(found);
                return (self.take_condition(behind, line, below), true);
            }
            // Meant for the opponent or for us?
            if self.message.is_some() {
                self.half_told.push(line.text.clone());
                return (0, false);
            }
        }
        // "e4 (if e5 then Nf3)": of the conditions nothing is taken, but the move is clear.
        let before = before_hint(&line.text).map(|text| self.moves_on(&cut(text), context));
        let before = before.filter(|found| !found.is_empty());
        let mentions = self.mentions.len();
        let is_whole = before.is_none() && without_comment(&line.text).1.is_none();
        let found = before.unwrap_or_else(|| {
            let scanned = Scanned::between(above, line, below.first(), context);
            self.note(scanned, line)
        });
        if found.is_empty() && !line.below {
            self.unknown.push(line.text.clone());
            if !line.foreign && !line.echoes && self.unknown.len() <= MAX_SHOWN {
                self.in_other_letters.extend(Scanned::in_other_letters(line, context));
            }
        }
        if !line.foreign && !line.echoes {
            if found.is_empty() {
                self.take_prose(line, context);
            } else {
                self.closing.clear();
            }
            self.unclear_conditions |= hints_at_condition(&line.text);
            self.has_if |= begins_condition(&line.text);
            self.below_if |= begins_condition(&line.text);
        }
        self.is_secret |= below_seal && self.mentions.len() > mentions;
        if found.is_empty() {
            return (0, false);
        }
        self.ask_below(below_seal, line);
        self.in_text.extend(self.below_text.then(|| line.text.clone()));
        self.moves.extend(found);
        // "12. Nf3 ; thank you, to me it looks like a dead" goes on with "draw."
        let is_plain = below.first().is_some_and(|next| is_plain_below_text(&next.text));
        (0, is_plain || is_whole && line.text.chars().count() < BROKEN)
    }

    /// A line without a move of the sender's.
    fn take_prose(&mut self, line: &Written, context: &Context) {
        self.prose.push(line.text.clone());
        self.closing.extend(
            (!self.moves.is_empty() && speech::may_close_every_mail(&line.text)).then(|| line.text.clone()),
        );
        self.wishes |= !line.below && !self.has_closed && speech::is_for_somebody(&line.text, &context.names);
    }

    /// A move on this line may be meant otherwise: as the answer to what stands above, or to be sealed.
    fn ask_below(&mut self, below_seal: bool, line: &Written) {
        self.is_secret |= below_seal;
        if below_seal || self.below_if {
            self.is_doubtful = true;
            self.mentions.push(line.text.clone());
        }
    }

    /// A condition that begins on a line, and how many of those below it are its rest.
    fn take_condition(&mut self, begins: &str, line: &Written, below: &[Written]) -> usize {
        let (mut text, mut last) = (begins.to_owned(), line.text.as_str());
        for (taken, next) in below.iter().enumerate() {
            if next.foreign || next.echoes {
                self.conditions.push(text);
                return taken;
            }
            match below_condition(&text, last, &next.text, next.after_gap) {
                Below::Apart => {
                    // An indented one may be meant to stand under the one above.
                    self.unclear_conditions |= next.indent > line.indent && condition(&next.text).is_some();
                    self.conditions.push(text);
                    return taken;
                }
                Below::Rest => {}
                Below::Unclear => self.unclear_conditions = true,
            }
            text = format!("{text} {}", next.text);
            last = &next.text;
        }
        self.conditions.push(text);
        below.len()
    }

    /// Whether the reason on a line goes on with the next: to the end of the paragraph, if nothing else begins.
    fn goes_on(&self, line: &Written, text: &str, next: &Written, context: &Context) -> bool {
        let is_apart = if has_reason(text) { is_plain_below_text } else { is_plain };
        let moves = !next.in_paragraph && Scanned::new(next, context).has_own();
        !next.after_gap
            && (next.below, next.echoes, next.foreign) == (line.below, false, false)
            && next.text != "."
            && !moves
            && if next.in_paragraph { !is_apart(&next.text) } else { command(&next.text).is_none() }
            && message_begins(&next.text).is_none()
            && condition(&next.text).is_none()
    }

    /// The moves on a line of their own; what only looks like one is remembered as seen.
    fn moves_on(&mut self, line: &Written, context: &Context) -> Vec<Candidate> {
        self.note(Scanned::new(line, context), line)
    }

    /// Remembers moves that are not on a line of their own as seen, and returns those that are.
    fn note(&mut self, scanned: Scanned, line: &Written) -> Vec<Candidate> {
        if scanned.has_own() {
            self.wishes |= scanned.has_wishes;
            return scanned.found;
        }
        if scanned.is_aside {
            // An address below "Best regards" is no second thought.
            if !self.has_closed || speech::speaks_of_a_move(&line.text) {
                self.speaks_of_moves |= speech::speaks_of_a_move(&line.text);
                self.doubts.extend(scanned.doubts(&line.text));
            }
            self.mentions.push(line.text.clone());
        }
        Vec::new()
    }

    fn closes(&self, line: &Written, context: &Context) -> bool {
        !self.moves.is_empty()
            && !line.foreign
            && speech::closes(&line.text, &context.names)
            && Scanned::new(line, context).found.is_empty()
    }

    /// A signature is not read. A move that stands nowhere else is asked about all the same.
    fn read_signature(&mut self, lines: Vec<Written>, context: &Context) {
        for line in lines.iter().take(MAX_WRITTEN) {
            let scanned = Scanned::new(line, context);
            let own = scanned.has_own();
            self.in_signature.extend(scanned.found.into_iter().filter(|_| own));
        }
    }

    /// Attached games, as programs send them back. One that bears the number of this game plays as one in the text does.
    fn read_games(&mut self, context: &Context) {
        let (Some(game), Some(record)) = (context.game, context.record.as_ref()) else { return };
        for attached in context.games.iter().filter_map(|text| pgn::game_of_file(text, game)) {
            let once = |commands: &[(String, Understood)], line: &str| {
                commands.iter().all(|(known, _)| known != line)
            };
            match (pgn::returned(&attached.text, record, true), attached.is_named) {
                (Returned::OneMore { san, draw_offer }, true) => {
                    self.moves.push(returned_move(&san, draw_offer, context));
                }
                (Returned::OneMore { san, draw_offer }, false) => {
                    self.in_attachment.push(returned_move(&san, draw_offer, context));
                }
                (Returned::DrawAgreed, true) if once(&self.commands, "{Draw agreed}") => {
                    self.commands.push(("{Draw agreed}".into(), Ok(Command::AcceptDraw)));
                }
                (Returned::Resigns, true) if once(&self.commands, "{resigns}") => {
                    self.commands.push(("{resigns}".into(), Ok(Command::Resign(None))));
                }
                _ => {}
            }
        }
    }

    /// Moves in the subject, behind what it repeats of ours, and the number of another game.
    fn read_subject(&mut self, headline: &Written, context: &Context) {
        let Some(game) = context.game else { return };
        // Names of players and events may sound like a game's number; our own mark may not.
        let mark = |word: &str| {
            word.strip_prefix("[G").is_some_and(|rest| rest.trim_end_matches(':').ends_with(']'))
        };
        let is_ours = |word: &str| word.trim_end_matches(':') == format!("[{game}]");
        let mut marks = headline.text.split_whitespace().filter(|word| mark(word)).peekable();
        let names_another = marks.peek().is_some() && !marks.any(is_ours);
        self.prose.extend(names_another.then(|| headline.text.clone()));
        let ours = |word: &&str| is_ours(word) || word.ends_with(':');
        let (before, behind) = around_ours(&headline.text, game).unwrap_or((&headline.text, ""));
        let words = before.split_whitespace().chain(behind.split_whitespace());
        let text: Vec<&str> = words.filter(|word| !ours(word)).collect();
        let scanned = Scanned::new(&Written { text: text.join(" "), ..Written::default() }, context);
        self.in_subject.extend(scanned.found.into_iter().filter(|candidate| candidate.reading.is_some()));
    }
}
