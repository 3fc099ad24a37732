//! The conflicts that make a mail a question, as a table.

use domain::{Color, Move, Position};

use super::{
    findings::{Candidate, Findings, MAX_SHOWN},
    types::{Context, Question},
};
use crate::reading::{
    command::{Effect, MailCommand},
    grammar::effect,
    speech,
};

/// Commands obeyed in one mail.
pub(in crate::reading) const MAX_COMMANDS: usize = 10;

/// One reason to ask.
struct Conflict {
    /// The condition, for the documentation.
    condition: &'static str,
    /// The subject of the question, for the documentation.
    question: &'static str,
    /// Finds it. Of the moves it leaves those that the question is not about.
    find: fn(&mut Findings, &Context) -> Option<Question>,
}

/// Every conflict; the first that is found is asked about.
static CONFLICTS: [Conflict; 14] = [
    Conflict {
        condition: "the mail has more than 10 commands",
        question: "too many commands",
        find: |findings, _context| (findings.commands.len() > MAX_COMMANDS).then_some(Question::TooMany),
    },
    Conflict {
        condition: "a move or a command is below a text that may go on there",
        question: "a line below a text",
        find: |findings, _context| {
            let lines = taken(&mut findings.reason.inside)?;
            findings.seen.own.clear();
            Some(Question::BelowText(lines))
        },
    },
    Conflict {
        condition: "the mail acts on the game, and a line of prose names another one",
        question: "another game",
        find: another_game,
    },
    Conflict {
        condition: "the mail acts, and a line of prose takes something back",
        question: "something taken back",
        find: taken_back,
    },
    Conflict {
        condition: "a line speaks of sealing, the mail has a move, and no command seals",
        question: "sealing",
        find: |findings, _context| {
            let may_move = !findings.seen.own.is_empty() || findings.seen.is_doubtful;
            (findings.sealing.is_named && may_move && !findings.seals()).then(|| findings.ask_sealing())
        },
    },
    Conflict {
        condition: "a move is below a line that begins with \"if\" or is about sealing",
        question: "a move in prose",
        find: |findings, _context| {
            findings.seen.is_doubtful.then(|| {
                findings.seen.own.clear();
                Question::InProse(std::mem::take(&mut findings.seen.mentions))
            })
        },
    },
    Conflict {
        condition: "a message to the opponent holds half a conditional move",
        question: "a move in prose",
        find: |findings, _context| taken(&mut findings.message.half_conditions).map(Question::InProse),
    },
    Conflict {
        condition: "a command is below a message of one line, which may have been broken there",
        question: "a line of the message",
        find: |findings, _context| taken(&mut findings.message.continues).map(Question::InMessage),
    },
    Conflict {
        condition: "the message has a move or a command, and no move above it, or a move may be sealed",
        question: "a line of the message",
        find: |findings, _context| {
            let is_asked = findings.seen.own.is_empty() || findings.sealing.is_secret;
            taken(&mut findings.message.inside).filter(|_| is_asked).map(Question::InMessage)
        },
    },
    Conflict {
        condition: "no move has the number that is due, or one below it has another",
        question: "another number, or several moves",
        find: other_number,
    },
    Conflict {
        condition: "prose mentions another legal move than the one on its line, or two lines have different moves",
        question: "several moves",
        find: several_moves,
    },
    Conflict {
        condition: "two commands decide the move or the game, or one does beside a move",
        question: "a contradiction",
        find: |findings, _context| {
            let deciding = findings.deciding();
            (deciding.len() > 1).then(|| {
                findings.seen.own.clear();
                Question::Contradiction(deciding)
            })
        },
    },
    Conflict {
        condition: "conditional moves are given and withdrawn below them",
        question: "a contradiction",
        find: |findings, context| {
            let withdrawn = findings.conditions.withdrawn.take();
            let withdrawn = withdrawn.filter(|_| !findings.conditions.lines.is_empty())?;
            let given = context.a_condition();
            Some(Question::Contradiction(vec![given, withdrawn]))
        },
    },
    Conflict {
        condition: "nothing is asked for, or only half of what may be meant",
        question: "nothing, sealing, or a move in prose",
        find: nothing_asked,
    },
];

/// Finds the conflict of a mail. Leaves one candidate at most among the moves.
pub(super) fn conflict(findings: &mut Findings, context: &Context) -> Option<Question> {
    CONFLICTS.iter().find_map(|conflict| (conflict.find)(findings, context))
}

/// Prints the conflicts in their order, as a table for the documentation.
#[must_use]
pub fn conflict_table() -> String {
    let mut table = "| first that is true | question about |\n|---|---|\n".to_owned();
    for Conflict { condition, question, .. } in &CONFLICTS {
        table += &format!("| {condition} | {question} |\n");
    }
    table
}

fn taken(lines: &mut Vec<String>) -> Option<Vec<String>> {
    (!lines.is_empty()).then(|| std::mem::take(lines))
}

/// Finds a line of prose that names another game.
fn another_game(findings: &mut Findings, context: &Context) -> Option<Question> {
    let acts_on_the_game =
        |command: &MailCommand| !matches!(effect(command), Effect::Shows | Effect::ActsElsewhere);
    let game = context.game.filter(|_| findings.asks_for(acts_on_the_game))?;
    let line = findings.prose.lines.iter().find(|line| speech::names_another_game(line, game))?;
    Some(Question::NamesAnotherGame(vec![line.clone()]))
}

/// Finds a line of prose that leaves open whether the rest is meant.
fn taken_back(findings: &mut Findings, _context: &Context) -> Option<Question> {
    if !findings.asks_for(|command| effect(command) != Effect::Shows) {
        return None;
    }
    let line = findings.prose.lines.iter().find(|line| speech::takes_back(line))?;
    Some(Question::TakenBack(vec![line.clone()]))
}

/// "11... e5 12. Nf3" repeats the opponent's move first; a number behind the player's move is a question.
fn other_number(findings: &mut Findings, context: &Context) -> Option<Question> {
    let position = context.position.as_ref()?;
    let is_other = |candidate: &Candidate| has_other_number(candidate, position);
    let moves = &mut findings.seen.own;
    match moves.iter().position(|candidate| !is_other(candidate)) {
        None if !moves.is_empty() => return Some(Question::OtherNumber(findings.take_texts())),
        Some(first) if moves[first..].iter().any(is_other) => {
            return Some(Question::Several(findings.take_texts()));
        }
        Some(first) => drop(moves.drain(..first)),
        None => {}
    }
    findings.seen.doubts.retain(|candidate| !is_other(candidate));
    None
}

/// "No wait, I play 5756 instead": the other move may be the one meant.
fn several_moves(findings: &mut Findings, context: &Context) -> Option<Question> {
    if context.position.is_some()
        && let Some(Candidate { reading: Some(reading), .. }) = findings.seen.own.first()
        && findings.seen.doubts.iter().any(|doubt| doubt.reading != Some(*reading))
    {
        findings.seen.own.append(&mut findings.seen.doubts);
        return Some(Question::Several(findings.take_texts()));
    }
    let same = |a: &Candidate, b: &Candidate| match (a.reading, b.reading) {
        (Some(a), Some(b)) => a == b,
        _ => a.text == b.text,
    };
    let moves = &findings.seen.own;
    let is_one = moves.iter().all(|candidate| same(candidate, &moves[0]));
    (!is_one).then(|| Question::Several(findings.take_texts()))
}

/// A mail is not executed by halves: the move in a sentence may belong to the rest.
fn nothing_asked(findings: &mut Findings, _context: &Context) -> Option<Question> {
    let has_message = findings.message.text.is_some();
    let declines =
        findings.commands.iter().any(|(_, command)| command.as_ref().is_ok_and(MailCommand::declines));
    let is_half =
        (has_message || declines) && !findings.seen.doubts.is_empty() && findings.deciding().is_empty();
    let asks = !findings.seen.own.is_empty()
        || !findings.commands.is_empty()
        || !findings.conditions.lines.is_empty()
        || has_message;
    if asks && !is_half {
        return None;
    }
    let mentions = &findings.seen.mentions;
    Some(if mentions.is_empty() {
        Question::Nothing
    } else if findings.sealing.is_named {
        findings.ask_sealing()
    } else {
        Question::InProse(mentions.iter().take(MAX_SHOWN).cloned().collect())
    })
}

impl Findings {
    /// Tells whether the mail contains a move, or a command of some kind.
    fn asks_for(&self, is_of_kind: impl Fn(&MailCommand) -> bool) -> bool {
        let mut commands = self.commands.iter().filter_map(|(_, understood)| understood.as_ref().ok());
        !self.seen.own.is_empty() || !self.conditions.lines.is_empty() || commands.any(is_of_kind)
    }

    /// Lists the move and the commands of which one excludes the other.
    fn deciding(&self) -> Vec<String> {
        let mut deciding: Vec<String> =
            self.seen.own.first().map(|one| one.text.clone()).into_iter().collect();
        for (line, understood) in &self.commands {
            let decides = understood.as_ref().is_ok_and(|command| effect(command) == Effect::Decides);
            if decides && !deciding.contains(line) {
                deciding.push(line.clone());
            }
        }
        deciding
    }

    /// Tells whether a command seals.
    fn seals(&self) -> bool {
        self.commands.iter().any(|(_, understood)| understood.as_ref().is_ok_and(MailCommand::seals))
    }

    /// Asks about a move that may be meant to be sealed: it is neither played nor repeated.
    fn ask_sealing(&mut self) -> Question {
        self.seen.own.clear();
        self.sealing.is_secret = true;
        Question::Sealing
    }

    fn take_texts(&mut self) -> Vec<String> {
        let mut texts: Vec<String> = Vec::new();
        for candidate in self.seen.own.drain(..) {
            if !texts.contains(&candidate.text) && texts.len() < 2 * MAX_SHOWN {
                texts.push(candidate.text);
            }
        }
        texts
    }
}

fn has_other_number(candidate: &Candidate, position: &Position) -> bool {
    let number = u16::try_from(position.fullmoves()).unwrap_or(u16::MAX);
    let expected = (number, position.side_to_move() == Color::Black);
    candidate.number.is_some_and(|number| number != expected) && !is_plain_number_of(candidate, position)
}

/// "1. e5" where Black's first move is due: a number without dots is Black's too, unless the text may repeat White's move
/// of that number.
fn is_plain_number_of(candidate: &Candidate, position: &Position) -> bool {
    let number = u16::try_from(position.fullmoves()).unwrap_or(u16::MAX);
    if position.side_to_move() == Color::White || candidate.number != Some((number, false)) {
        return false;
    }
    let repeats = |m: Move| match m {
        Move::Castle { .. } => true,
        m => m.capture() == Some(m.role()),
    };
    candidate.reading.is_some_and(|reading| !repeats(reading))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documentation_has_every_conflict() {
        let page = include_str!("../../../../docs/internals/questions.md");
        assert!(page.contains(&conflict_table()), "it has another table than:\n{}", conflict_table());
    }
}
