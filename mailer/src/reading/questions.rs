//! The questions that a mail is answered with when nothing of it is done.

use domain::{Game, Phase, PlayerId};
use messages::{Arg, msg};

use super::meaning::Question;

/// Lines of the mail that a question repeats.
const MAX_REPEATED: usize = 5;
/// Characters of one of them.
const MAX_CHARACTERS: usize = 80;

/// Asks back, about a game or none. `secret`: no line of the mail is repeated.
pub(super) fn question(question: &Question, secret: bool, game: Option<&Game>, player: PlayerId) -> Arg {
    let lines = || question.lines().map_or_else(Arg::default, |lines| repeated(lines, secret));
    match question {
        Question::Sealing => return sealing(game, player),
        Question::Several(_) => msg!("question-several", lines = lines()),
        Question::InProse(_) => msg!("question-in-prose", lines = lines()),
        Question::OtherNumber(_) => msg!("question-other-number", lines = lines()),
        Question::TakenBack(_) => msg!("question-taken-back", lines = lines()),
        Question::NamesAnotherGame(_) => msg!("question-names-another-game", lines = lines()),
        Question::InSignature(_) => msg!("question-in-signature", lines = lines()),
        Question::InSubject(_) => msg!("question-in-subject", lines = lines()),
        Question::InOtherLetters(_) => msg!("question-in-other-letters", lines = lines()),
        Question::InCyrillic(_, moves) => {
            msg!("question-in-cyrillic", lines = lines(), moves = repeated(moves, secret))
        }
        Question::Contradiction(_) => msg!("question-contradiction", lines = lines()),
        Question::InMessage(_) => msg!("question-in-message", lines = lines()),
        Question::BelowText(_) => msg!("question-below-text", lines = lines()),
        Question::OtherGame => msg!("question-other-game"),
        Question::SameGame => msg!("game-has-no-new-move"),
        Question::GameAttached => msg!("question-game-attached"),
        Question::SeveralGames => msg!("question-several-games"),
        Question::TooMany => msg!("question-too-many"),
        Question::Nothing => msg!("question-nothing"),
    }
    .into()
}

fn repeated(lines: &[String], secret: bool) -> Arg {
    if secret {
        return msg!("not-repeated").into();
    }
    let shortened = |line: &String| {
        let line: String = line.chars().take(MAX_CHARACTERS).collect();
        msg!("quoted", text = line).into()
    };
    lines.iter().take(MAX_REPEATED).map(shortened).collect::<Vec<Arg>>().into()
}

fn sealing(game: Option<&Game>, player: PlayerId) -> Arg {
    let mut sentences = vec![match game {
        Some(game) if game.phase == Phase::Sealing => msg!("question-sealing"),
        Some(game) if game.is_sealing() => msg!("question-sealing-or-play"),
        _ => msg!("question-sealing-play"),
    }];
    let clock = game.and_then(|game| Some((game.clock.running?.side, game.color_of(player)?)));
    sentences.extend(clock.filter(|(runs, color)| runs == color).map(|_| msg!("your-clock-goes-on")));
    Arg::Sentences { sentences }
}
