//! Beside the lines of the text: the signature, attached games and the subject.

use std::borrow::Cow;

use domain::notation::{self, Letters, scan_line};
use messages::sealing::{holds_move, speaks_of_sealing};

use super::{
    findings::{Candidate, Findings},
    moves::Scanned,
    types::{Context, Question},
};
use crate::{
    notice::subject::around_ours,
    reading::{
        command::MailCommand,
        grammar::command,
        language::begins_to_seal,
        pgn::{self, Returned},
        quoting::{MAX_WRITTEN, Written},
    },
};

/// Reads the move by which a game that came back goes on. Programs write English letters.
fn returned_move(san: &str, draw_offer: bool, context: &Context) -> Candidate {
    let position = context.position.as_ref();
    let reading = position.and_then(|position| notation::read(san, position, Letters::English).ok());
    Candidate { text: san.to_owned(), draw_offer, number: None, reading }
}

/// Tells whether a subject repeats ours or somebody else's.
pub(super) fn is_reply(subject: &str) -> bool {
    subject.contains('[') || subject.split_whitespace().next().is_none_or(|word| word.ends_with(':'))
}

/// Tells whether the subject speaks of sealing. Names are behind the number of a game, and may sound so ("Seal - Boris
/// (Cup)"). There only a command counts, and an apparent pair of names only with a move in it.
pub(super) fn seals_by_subject(subject: &str, context: &Context) -> bool {
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
        Some(Ok(MailCommand::Seal { text: sealed, .. } | MailCommand::Draft { text: sealed, .. })) => {
            !text.contains("- ") || is_move(sealed.expose())
        }
        _ => begins_to_seal(text).is_some_and(|rest| !text.contains("- ") || is_move(rest)),
    };
    before.is_some_and(|text| speaks_of_sealing(text, &context.names)) || behind.is_some_and(seals)
}

impl Findings {
    /// Takes a game that came back in the text, and returns the text around it. `Err`: the mail is nothing but a game, which
    /// does not go on, and that is the question about it.
    pub(super) fn take_returned_game<'a>(
        &mut self,
        body: &'a str,
        is_game: bool,
        context: &Context,
    ) -> Result<Cow<'a, str>, Option<Question>> {
        // The mark of a quoted mail is not that of a game that the player pasted.
        let came_back = body
            .match_indices("[Event ")
            .filter(|&(at, _)| body[..at].ends_with('\n') || at == 0)
            .map(|(at, _)| (at, if is_game { &body[at..] } else { pgn::first_game(&body[at..]) }))
            .find(|(_, game)| game.lines().any(|line| line.starts_with("[CmailGameName")));
        let sent_back = came_back.zip(context.record.as_ref()).map(|((at, game), record)| {
            let another = context.game.and_then(|id| pgn::other_name(game, id));
            let returned = match is_game {
                true => pgn::returned(&pgn::without_variations(game), record, true),
                false => pgn::returned(game, record, false),
            };
            (returned, another, [&body[..at], &body[at + game.len()..]].join("\n"))
        });
        match sent_back {
            Some((_, Some(name), _)) if is_game => {
                Err(Some(Question::NamesAnotherGame(vec![name.to_owned()])))
            }
            Some((Returned::Other | Returned::Unreadable, ..)) if is_game => Err(Some(Question::OtherGame)),
            Some((returned, None, around)) if returned.is_more() => {
                self.take_returned(&returned, context);
                Ok(around.into())
            }
            Some(_) if is_game => Err(Some(Question::SameGame)),
            // Its last line is no answer to this position.
            Some((Returned::Other, None, around)) => {
                self.seen.other_game = true;
                Ok(around.into())
            }
            // Without one, cmail says that it has seen the end.
            None if is_game => Err(body.contains("[Event ").then_some(Question::GameAttached)),
            _ => Ok(body.into()),
        }
    }

    /// Takes what a game that came back adds to the recorded one.
    fn take_returned(&mut self, returned: &Returned, context: &Context) {
        let (line, command) = match returned {
            Returned::OneMore { san, draw_offer } => {
                return self.seen.own.push(returned_move(san, *draw_offer, context));
            }
            Returned::DrawAgreed => ("{Draw agreed}", domain::Command::AcceptDraw.into()),
            // Without its word it is a question, as from anybody.
            Returned::Resigns => ("{resigns}", MailCommand::Resign(None)),
            Returned::Same | Returned::Other | Returned::Unreadable => return,
        };
        if self.commands.iter().all(|(known, _)| known != line) {
            self.commands.push((line.into(), Ok(command)));
        }
    }

    /// Looks for moves in a signature. It is not read, but a move that stands nowhere else is asked about.
    pub(super) fn read_signature(&mut self, lines: Vec<Written>, context: &Context) {
        for line in lines.iter().take(MAX_WRITTEN) {
            let scanned = Scanned::new(line, context);
            let own = scanned.has_own();
            self.seen.in_signature.extend(scanned.found.into_iter().filter(|_| own));
        }
    }

    /// Reads attached games, as programs send them back. A game file with the number of this game plays as a move in the text
    /// does. Returns the text without Scid's repetition of it there.
    pub(super) fn read_games<'a>(&mut self, mut text: Cow<'a, str>, context: &Context) -> Cow<'a, str> {
        let (Some(game), Some(record)) = (context.game, context.record.as_ref()) else { return text };
        for attached in context.games.iter().filter_map(|text| pgn::game_of_file(text, game)) {
            match pgn::returned(&attached.text, record, true) {
                returned if attached.is_named => {
                    self.take_returned(&returned, context);
                    text = pgn::without_repeated(&text, &attached.text).into();
                }
                Returned::OneMore { san, draw_offer } => {
                    self.seen.in_attachment.push(returned_move(&san, draw_offer, context));
                }
                _ => {}
            }
        }
        text
    }

    /// Looks in the subject for moves, behind what it repeats of ours, and for the number of another game.
    pub(super) fn read_subject(&mut self, subject_line: &Written, context: &Context) {
        let Some(game) = context.game else { return };
        // Names of players and events may sound like a game's number; our own mark may not.
        let mark = |word: &str| {
            word.strip_prefix("[G").is_some_and(|rest| rest.trim_end_matches(':').ends_with(']'))
        };
        let is_ours = |word: &str| word.trim_end_matches(':') == format!("[{game}]");
        let mut marks = subject_line.text.split_whitespace().filter(|word| mark(word)).peekable();
        let names_another = marks.peek().is_some() && !marks.any(is_ours);
        self.prose.lines.extend(names_another.then(|| subject_line.text.clone()));
        let ours = |word: &&str| is_ours(word) || word.ends_with(':');
        let (before, behind) = around_ours(&subject_line.text, game).unwrap_or((&subject_line.text, ""));
        let words = before.split_whitespace().chain(behind.split_whitespace());
        let text: Vec<&str> = words.filter(|word| !ours(word)).collect();
        let scanned = Scanned::new(&Written { text: text.join(" "), ..Written::default() }, context);
        self.seen
            .in_subject
            .extend(scanned.found.into_iter().filter(|candidate| candidate.reading.is_some()));
    }
}
