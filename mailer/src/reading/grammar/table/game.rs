//! The move, the end of a game, and what is shown of it.

use domain::{ClaimBasis, GameId, notation::is_announcement};
use messages::{Question, msg, sealing::holds_move};

use crate::reading::{
    command::{Confirmed, Effect, MailCommand, Show},
    grammar::{
        entry::{Entry, Read},
        line::{self, Line},
    },
};

/// The move and the end of a game.
pub(super) const GAME: &[Entry] = &[
    Entry::new("command-move", &["move _ ..", "move"], is!(MailCommand::Move(_)), |line| {
        match line.words.len() {
            1 => Read::Meant(Err(msg!("hint-move").into())),
            2..=6 => MailCommand::Move(line.rest(1)).into(),
            _ => Read::Other,
        }
    })
    .help(&["help-e2e4"]),
    plain!("command-draw", messages::DRAW, MailCommand::DrawOffer).harmless().help(&["help-5254"]),
    plain!("command-accept", &["accept"], MailCommand::Accept).effect(Effect::Decides).help(&["help-accept"]),
    plain_in_game!("command-accept", &["accept draw", "accept the draw", "draw accepted"], AcceptDraw)
        .effect(Effect::Decides),
    plain!("command-decline", &["decline"], MailCommand::Decline).effect(Effect::ActsFirst),
    plain_in_game!("command-decline", &["decline draw", "decline the draw"], DeclineDraw)
        .effect(Effect::ActsFirst),
    Entry::new("command-resign", messages::RESIGN, is!(MailCommand::Resign(_)), resign)
        .effect(Effect::Decides)
        .help(&["help-resign"]),
    Entry::new(
        "line-claim",
        &["claim threefold|3fold|repetition ..", "claim fifty|50|fifty-move|fifty-moves|50-move .."],
        is!(MailCommand::Claim(..)),
        claim,
    )
    .effect(Effect::Decides)
    .help(&["help-claim"]),
    plain_in_game!("command-claim-time", &["claim time|flag", "claim time|flag please"], ClaimFlag)
        .help(&["help-claim-time"]),
    Entry::new("line-claim", &["claim ..", "claim"], is!(MailCommand::Claim(..)), claim)
        .effect(Effect::Decides)
        .help(&["help-claim-win"]),
    Entry::new(
        "line-adjudicate",
        &["adjudicate|adjudication", "adjudicate|adjudication win|draw"],
        |command| {
            matches!(command, MailCommand::Adjudicate(_))
                || matches!(command.in_game(), Some(domain::Command::AskAdjudication { .. }))
        },
        |line| match line.lower.get(1) {
            Some(&"win") => MailCommand::Adjudicate(ClaimBasis::AdjudicatedWin).into(),
            Some(_) => MailCommand::Adjudicate(ClaimBasis::AdjudicatedDraw).into(),
            None => Read::Meant(Err(msg!("hint-adjudicate").into())),
        },
    )
    .effect(Effect::Decides)
    .help(&["help-adjudicate"]),
    Entry::without_words("command-analysis", in_game!(domain::Command::Analyse)),
    Entry::new(
        CONDITIONS,
        &["withdraw|cancel|no conditions", "if none"],
        |command| matches!(command, MailCommand::Conditions(lines) if lines.is_empty()),
        |_| MailCommand::Conditions(Vec::new()).into(),
    )
    .effect(Effect::ActsFirst)
    .help(&["help-if"]),
    Entry::without_words(CONDITIONS, is!(MailCommand::Conditions(_))),
    Entry::without_words("line-say", is!(MailCommand::Say(_))).help(&["help-say"]),
    plain!("command-rematch", &["rematch", "rematch please"], MailCommand::Rematch).help(&["help-rematch"]),
];

/// Commands that show something.
pub(super) const SHOWN: &[Entry] = &[
    plain!("command-show", &["show|board", "show board"], MailCommand::Show(Show::Board))
        .shows()
        .help(&["help-show"]),
    asks("command-where", messages::WHERE, is!(MailCommand::Show(Show::Asked(Question::Where(_)))))
        .help(&["help-where"]),
    asks("command-file", messages::FILE, is!(MailCommand::Show(Show::Asked(Question::File(_))))),
    asks("command-rank", messages::RANK, is!(MailCommand::Show(Show::Asked(Question::Rank(_))))),
    asks("command-last", messages::LAST, is!(MailCommand::Show(Show::Asked(Question::Last))))
        .help(&["help-last"]),
    plain!("command-moves", &["moves", "show moves"], MailCommand::Show(Show::Moves)).shows(),
    plain!("command-legal", &["legal", "legal moves"], MailCommand::Show(Show::Legal)).shows(),
    plain!("command-pgn", &["pgn", "show pgn"], MailCommand::Show(Show::Pgn)).shows(),
    Entry::new(
        "command-pgn-all",
        &["pgn all", "pgn all before _"],
        is!(MailCommand::Show(Show::AllPgn(_))),
        |line| below(line, Show::AllPgn),
    )
    .shows()
    .help(&["help-pgn-all"]),
    Entry::new("command-pgn", &["pgn _"], is!(MailCommand::Show(Show::PgnOf(_))), |line| {
        game(line).map_or(Read::Other, |game| MailCommand::Show(Show::PgnOf(game)).into())
    })
    .shows(),
    asks("line-clocks", messages::CLOCKS, is!(MailCommand::Show(Show::Asked(Question::Clocks))))
        .help(&["help-status"]),
    plain!("command-games", &["games", "my games"], MailCommand::Show(Show::Games))
        .shows()
        .help(&["help-games"]),
    Entry::new(
        "command-games-over",
        &["games over|finished", "finished games", "games over|finished before _"],
        is!(MailCommand::Show(Show::Over(_))),
        |line| below(line, Show::Over),
    )
    .shows()
    .help(&["help-games-over"]),
    plain!("command-conditions", &["conditions", "show conditions"], MailCommand::Show(Show::Conditions))
        .shows(),
];

/// An entry that asks about the game as it stands.
const fn asks(name: &'static str, forms: messages::Forms, is: fn(&MailCommand) -> bool) -> Entry {
    let read = |line: &Line<'_>| {
        let question = Question::read(line.lower, line.letters);
        question.map_or(Read::Other, |question| MailCommand::Show(Show::Asked(question)).into())
    };
    Entry::new(name, forms, is, read).shows()
}

/// The name of conditional moves, which are not repeated.
const CONDITIONS: &str = "line-conditions";

/// The game that ends a line, such as `G42`.
fn game(line: &Line<'_>) -> Option<GameId> {
    let written = line.words.last()?;
    line::marked_game(line.last(), written).map(GameId)
}

/// A list that may go on below a game: `before G42`.
fn below(line: &Line<'_>, show: fn(Option<GameId>) -> Show) -> Read {
    match (line.lower.contains(&"before"), game(line)) {
        (false, _) => MailCommand::Show(show(None)).into(),
        (true, Some(game)) => MailCommand::Show(show(Some(game))).into(),
        (true, None) => Read::Other,
    }
}

fn resign(line: &Line<'_>) -> Read {
    let confirmed = match line.lower {
        [_] | ["i", _] => None,
        [_, "yes"] => Some(Confirmed::Yes),
        [_, game] => match line::marked_game(game, line.words[1]) {
            Some(game) => Some(Confirmed::Game(game)),
            None => return Read::Prose,
        },
        _ => return Read::Other,
    };
    MailCommand::Resign(confirmed).into()
}

fn claim(line: &Line<'_>) -> Read {
    let Some(basis) = line.lower.get(1) else {
        return Read::Meant(Err(msg!("hint-claim").into()));
    };
    if line.words.len() > 6 {
        return Read::Other;
    }
    let basis = match *basis {
        "threefold" | "3fold" | "repetition" => ClaimBasis::ThreefoldRepetition,
        "fifty" | "50" | "fifty-move" | "fifty-moves" | "50-move" => ClaimBasis::FiftyMoves,
        "win" => ClaimBasis::TablebaseWin,
        "draw" => ClaimBasis::TablebaseDraw,
        _ => {
            return Read::Meant(Err(msg!("hint-claim-announced").into()));
        }
    };
    let filler = |word: &&str| matches!(*word, "repetition" | "move" | "moves" | "rule" | "with" | "please");
    let from = 2 + line.lower[2..].iter().take_while(|word| filler(word)).count();
    let announced = Some(line.rest(from)).filter(|text| !text.is_empty());
    if announced.as_ref().is_some_and(|text| !holds_move(text) && !is_announcement(text)) {
        return Read::Meant(Err(msg!("hint-claim-announced").into()));
    }
    MailCommand::Claim(basis, announced).into()
}
