//! The questions that a mail is answered with when nothing of it is done.

use domain::{Game, Phase, PlayerId};

use super::meaning::Question;

/// Lines of the mail that a question repeats.
const MAX_REPEATED: usize = 5;
/// Characters of one of them.
const MAX_CHARACTERS: usize = 80;

/// Asks back, about a game or none. `secret`: no line of the mail is repeated.
pub(super) fn question(question: &Question, secret: bool, game: Option<&Game>, player: PlayerId) -> String {
    if *question == Question::Sealing {
        return sealing(game, player);
    }
    let (begin, end) = sentences(question);
    question.lines().map_or(begin.to_owned(), |lines| format!("{begin}: {}. {end}", repeated(lines, secret)))
}

fn repeated(lines: &[String], secret: bool) -> String {
    if secret {
        return "(not repeated)".to_owned();
    }
    let shortened = |line: &String| format!("\"{}\"", line.chars().take(MAX_CHARACTERS).collect::<String>());
    lines.iter().take(MAX_REPEATED).map(shortened).collect::<Vec<_>>().join(", ")
}

/// The sentences before and behind the lines that a question repeats; one alone if it repeats none.
const fn sentences(question: &Question) -> (&'static str, &'static str) {
    match question {
        Question::Several(_) => (
            "I found more than one move in your mail",
            "Nothing was played. Reply with the one move on a line of its own.",
        ),
        Question::InProse(_) => (
            "I saw what may be a move within other words",
            "Nothing was played. Write the move alone on a line.",
        ),
        Question::OtherNumber(_) => {
            ("The number before your move is not that of your next move", "Nothing was played.")
        }
        Question::TakenBack(_) => ("I read what may take back the rest of your mail", "Nothing was done."),
        Question::NamesAnotherGame(_) => {
            ("Your mail came to the address of another game than the one it names", "Nothing was done.")
        }
        Question::InSignature(_) => (
            "Below the line that begins your signature I saw what may be a move",
            "A signature is not read, so nothing was played.",
        ),
        Question::InSubject(_) => {
            ("I found no move in the text of your mail; in its subject I saw", "Nothing was played.")
        }
        Question::InOtherLetters(_) => (
            "I found no move in your piece letters, but one in those of another language",
            "Nothing was played. To be read so from now on, write for example: set letters german",
        ),
        Question::Contradiction(_) => {
            ("Your mail asks for things that exclude each other", "Nothing was done. Reply with one of them.")
        }
        Question::InMessage(_) => (
            "The message to your opponent holds a line that is a move or a command",
            "Nothing was done and nothing was sent. Write it above the message.",
        ),
        Question::BelowText(_) => (
            "Below the text of an appeal, of a withdrawal or of an arbiter stands what may be a move or a command, or a \
             part of the text",
            "Nothing was done. If it is part of the text, put a line with nothing but a full stop at its end, and send it \
             again; if not, write it above the text or in a mail of its own.",
        ),
        Question::OtherGame => (
            "The game you sent back does not continue the recorded one by exactly one half-move. Nothing was played.",
            "",
        ),
        Question::GameAttached => (
            "I found a game (PGN) attached and no move in the text of your mail. It does not continue this game by exactly \
             one half-move, or does not bear its number (CmailGameName), so nothing was done. Write your move on a line of \
             its own in the text, such as 5254 or e4.",
            "",
        ),
        Question::SeveralGames => (
            "Your mail is addressed to several games, and the same words can mean a move in each of them, so nothing was \
             done in this one. Write to each game alone: reply to its own mail.",
            "",
        ),
        Question::TooMany => ("Your mail holds more than ten commands. Nothing was done.", ""),
        Question::Nothing | Question::Sealing => (
            "I found no move and no command in your mail. Nothing was done. Write your \
             move or a command on a line of its own, above any quotation.",
            "",
        ),
    }
}

fn sealing(game: Option<&Game>, player: PlayerId) -> String {
    let play =
        "send the move alone, without words such as \"sealed\" or \"draft\" in the text or in the subject.";
    let seal = "To seal the move, write \"seal\" and the move on one line.";
    let how = match game {
        Some(game) if game.phase == Phase::Sealing => seal.to_owned(),
        Some(game) if game.is_sealing() => format!("{seal} To play it, {play}"),
        _ => format!("Nothing can be sealed now. To play the move, {play}"),
    };
    let clock = game.and_then(|game| Some((game.clock.running?.side, game.color_of(player)?)));
    let clock = clock.filter(|(runs, color)| runs == color).map_or("", |_| " Your clock goes on.");
    format!(
        "Your mail speaks of sealing, and what may be a move stands in it without \"seal\" before it. Nothing was \
         sealed and nothing was played. {how}{clock}"
    )
}
