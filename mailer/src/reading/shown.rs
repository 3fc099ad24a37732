//! The words of answers: questions, help, and what can be shown of a game.

use app::{
    Failure, Service, Unresolved,
    ports::{BulkAct, ChallengeFilter, Player, Role, StartWish, Terms},
};
use domain::{Color, Game, GameId, Instant, Move, Phase, PlayerId, Position, Span, Start, notation, wire};

use super::{
    act::record,
    arbiter,
    command::{Command, Show},
    what::Question,
};
use crate::notice::{clocks, when};

/// The answer to `help`.
pub(super) fn help(player: &Player) -> String {
    if player.role >= Role::Arbiter {
        format!("{HELP}\nAs an arbiter. {}", arbiter::HOW)
    } else {
        HELP.into()
    }
}

const HELP: &str = "\
Reply to a mail about a game. Each command stands on a line of its own.

Your move, and the end of a game:
  e2e4 or Nf3 or 5254    your move, in any notation
  5254 (=)               your move with a draw offer
  accept / decline       the draw that was offered
  resign yes             resign the game
  claim threefold / fifty
                         claim a draw; with a move you announce after it:
                         claim threefold Nf3
  claim time             claim that your opponent's flag has fallen
  claim win / claim draw
                         by an endgame tablebase, where the rules allow it
  adjudicate win / draw  ask an arbiter to decide, where the rules allow it;
                         below it a line with analysis: and your analysis
  if 5755 then 7163      your answer to a move of your opponent, beforehand;
                         several lines make a tree; conditions shows them,
                         no conditions withdraws them
  say TEXT               a message to your opponent; of several lines below
                         a line message:, under your move or alone
  rematch                another game with the same opponent and rules,
                         colours changed; in a reply about a game that is over

To look at:
  show, moves, legal, pgn
  status                 both clocks, what changes next and why
  games                  your games, with whose move it is and until when

Time and leave:
  refill                 fill your clock up from the bank (Triple Block)
  reflect                go on thinking where silence would lose the game
  leave 2026-12-24 2027-01-02
                         in this game; leave all ...: in all your games
  cancel leave 2026-12-24
                         what has not begun; cancel leave all ...

Adjournment:
  adjourn                propose to adjourn, or agree; or:
                         decline adjournment
  adjourn early          end the session now; the rest of it is charged to
                         you
  seal MOVE              seal the move of an adjournment
  draft MOVE, seal       the same in two steps: a draft can be replaced
  resume                 you are ready to resume
  choose MOVE            which move your opponent's ambiguous sealed move
                         means
  clocks wrong           when the game is resumed
  publish                the envelope of a game that is over may be shown

Games to come, and leaving:
  challenge NAME [white|black] [5 days or 10/50, 30d+3d, ...] [960]
  accept challenge C7, decline challenge C7
  seek [white|black] [5 days] [960], seeks, withdraw C7
  withdraw from event yes: TEXT
                         you leave all games of this event, with the reason
  withdraw from all games yes: TEXT
  appeal 17: TEXT        against what an arbiter did; the mail about it has
                         the number

Settings:
  settings               shows them; to change one, for example:
                         set time zone Europe/Berlin, set notation san,
                         set letters german, set board off,
                         set pgn attached
  notices off messages   no mail for each message; or: news, results,
                         challenges, proofs, acknowledgements;
                         notices on messages
  unsubscribe            none of these notices; unsubscribe messages

Everything below a line \"-- \" is ignored.";

/// What became of the words beside a move.
pub(super) const UNSENT_WORDS: &str = "Your move was played. The other words of your mail were sent to nobody: for your opponent, write them below a line \
     \"message:\" under your move, or on one line after \"say\".";

/// A move with its number, in the player's notation.
pub(super) fn numbered(m: Move, position: &Position, player: &Player) -> String {
    let dots = if position.side_to_move() == Color::White { "." } else { "..." };
    let written = notation::write(m, position, player.notation, player.letters);
    format!("{}{dots} {written}", position.fullmoves())
}

/// Seeks listed in one answer.
const MAX_SEEKS: u32 = 20;

/// What is asked back, about a game or none. Nothing was done about it.
pub(super) fn question(question: &Question, secret: bool, game: Option<&Game>, player: PlayerId) -> String {
    let list = |texts: &[String]| {
        if secret {
            return "(not repeated)".to_string();
        }
        let quoted =
            texts.iter().take(5).map(|text| format!("\"{}\"", text.chars().take(80).collect::<String>()));
        quoted.collect::<Vec<_>>().join(", ")
    };
    match question {
        Question::Nothing => {
            "I found no move and no command in your mail. Nothing was done. Write your \
             move or a command on a line of its own, above any quotation."
                .into()
        }
        Question::Several(texts) => format!(
            "I found more than one move in your mail: {}. Nothing was played. Reply with the one move on a line of \
             its own.",
            list(texts)
        ),
        Question::InProse(texts) => format!(
            "I saw what may be a move within other words: {}. Nothing was played. Write the move alone on a line.",
            list(texts)
        ),
        Question::Sealing => {
            let play = "send the move alone, without words such as \"sealed\" or \"draft\" in the text or in the subject.";
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
        Question::OtherNumber(texts) => format!(
            "The number before your move is not that of your next move: {}. Nothing was played.",
            list(texts)
        ),
        Question::TakenBack(texts) => format!(
            "I read what may take back the rest of your mail: {}. Nothing was done.",
            list(texts)
        ),
        Question::NamesAnotherGame(texts) => format!(
            "Your mail came to the address of another game than the one it names: {}. Nothing was done.",
            list(texts)
        ),
        Question::InSignature(texts) => format!(
            "Below the line that begins your signature I saw what may be a move: {}. A signature is not read, so nothing \
             was played.",
            list(texts)
        ),
        Question::InSubject(texts) => format!(
            "I found no move in the text of your mail; in its subject I saw: {}. Nothing was played.",
            list(texts)
        ),
        Question::InOtherLetters(texts) => format!(
            "I found no move in your piece letters, but one in those of another language: {}. Nothing was played. To be \
             read so from now on, write for example: set letters german",
            list(texts)
        ),
        Question::Contradiction(texts) => format!(
            "Your mail asks for things that exclude each other: {}. Nothing was done. Reply with one of them.",
            list(texts)
        ),
        Question::InMessage(texts) => format!(
            "The message to your opponent holds a line that is a move or a command: {}. Nothing was done and nothing \
             was sent. Write it above the message.",
            list(texts)
        ),
        Question::BelowText(texts) => format!(
            "Below the text of an appeal, of a withdrawal or of an arbiter stands what may be a move or a command, or a \
             part of the text: {}. Nothing was done. If it is part of the text, put a line with nothing but a full stop at \
             its end, and send it again; if not, write it above the text or in a mail of its own.",
            list(texts)
        ),
        Question::OtherGame => {
            "The game you sent back does not continue the recorded one by exactly one half-move. Nothing was played."
                .into()
        }
        Question::GameAttached => {
            "I found a game (PGN) attached and no move in the text of your mail. It does not continue this game by exactly \
             one half-move, or does not bear its number (CmailGameName), so nothing was done. Write your move on a line of \
             its own in the text, such as 5254 or e4."
                .into()
        }
        Question::SeveralGames => {
            "Your mail is addressed to several games, and the same words can mean a move in each of them, so nothing was \
             done in this one. Write to each game alone: reply to its own mail."
                .into()
        }
        Question::TooMany => "Your mail holds more than ten commands. Nothing was done.".into(),
    }
}

fn word_of(command: &domain::Command) -> &'static str {
    match command {
        domain::Command::RefillClock => "refill",
        domain::Command::ClaimFlag => "claim time",
        domain::Command::DeclareReflection => "reflect",
        domain::Command::CancelLeave { .. } => "cancel leave",
        domain::Command::Appeal { .. } => "appeal",
        domain::Command::Analyse => "analysis",
        domain::Command::AskAdjudication { .. } => "adjudicate",
        _ => "leave",
    }
}

/// A command as a transcript names it; never a move to be sealed.
pub(super) fn word(command: &Command) -> &'static str {
    match command {
        Command::Move(_) => "move",
        Command::DrawOffer => "draw",
        Command::Accept | Command::AcceptDraw => "accept",
        Command::Decline | Command::DeclineDraw => "decline",
        Command::Resign(_) => "resign",
        Command::Claim(..) => "claim",
        Command::Adjourn => "adjourn",
        Command::Clock(request) => match &request.command {
            Unresolved::Command(command) => word_of(command),
            _ => "leave",
        },
        Command::Adjudicate(_) => "adjudicate",
        Command::Arbiter(..) | Command::Pace(_) => "arbiter",
        Command::WithdrawFrom(..) => "withdraw from",
        Command::Everywhere(BulkAct::CancelLeave { .. }) => "cancel leave all",
        Command::Everywhere(_) => "leave all",
        Command::DeclineAdjournment => "decline adjournment",
        Command::Seal(_) => "seal (the move is not repeated)",
        Command::Draft(_) => "draft (the move is not repeated)",
        Command::SealDraft => "seal",
        Command::AdjournEarly => "adjourn early",
        Command::Choose(_) => "choose",
        Command::QuestionClocks => "clocks wrong",
        Command::Resume => "resume",
        Command::Publish => "publish",
        Command::Say(_) => "say ...",
        Command::Conditions(_) => "if ... (not repeated)",
        Command::Challenge(..) => "challenge",
        Command::Seek(_) => "seek",
        Command::Withdraw(_) => "withdraw",
        Command::AcceptChallenge(_) => "accept challenge",
        Command::DeclineChallenge(_) => "decline challenge",
        Command::Seeks => "seeks",
        Command::Show(Show::Board) => "show",
        Command::Show(Show::Moves) => "moves",
        Command::Show(Show::Clocks) => "clocks",
        Command::Show(Show::Legal) => "legal",
        Command::Show(Show::Pgn) => "pgn",
        Command::Show(Show::Conditions) => "conditions",
        Command::Settings => "settings",
        Command::Set(_) => "set",
        Command::Games => "games",
        Command::Rematch => "rematch",
        Command::Help => "help",
    }
}

/// How both sides have used their time.
pub(super) fn pace(service: &Service, id: GameId, player: &Player) -> Result<Option<String>, Failure> {
    let Some(sides) = service.games.pace(id, player.id)? else { return Ok(None) };
    let mut text = String::new();
    for color in Color::ALL {
        let (name, pace) = &sides[color];
        let mean = Span(pace.used.0 / i64::from(pace.moves.max(1)));
        let last = pace.last_at.map_or_else(|| "none".to_owned(), |at| local(at, player));
        text += &format!(
            "{name}: {} moves, {} of them in the last 30 days, the last one {last}; used {}, charged {}; for a move {} \
             on average, {} or less for half of them, at most {} (half-move {}); {} for the last ten; {} for \
             this move.\n",
            pace.moves,
            pace.in_thirty_days,
            when::length(pace.used),
            when::length(pace.charged),
            when::length(mean),
            when::length(pace.median),
            when::length(pace.longest),
            pace.longest_at.0,
            when::length(pace.last_ten),
            when::length(pace.thinking),
        );
    }
    Ok(Some(text))
}

/// Open seeks, a line each.
pub(super) fn seeks(service: &Service, player: &Player) -> Result<String, Failure> {
    let (mut text, mut example) = (String::new(), None);
    for seek in service.lobby.challenges(ChallengeFilter::Seeks, None, MAX_SEEKS)? {
        let own = if seek.challenge.by == player.id { " (yours)" } else { "" };
        let line = format!("{}: {}{own}, {}\n", seek.challenge.id, seek.by, terms(&seek.challenge.terms));
        text.push_str(&line);
        example = example.or_else(|| own.is_empty().then_some(seek.challenge.id));
    }
    if text.is_empty() {
        text.push_str("There are no open seeks.");
    } else if let Some(example) = example {
        text += &format!("To accept one, write for example: accept challenge {example}");
    }
    Ok(text)
}

fn terms(terms: &Terms) -> String {
    let color = match terms.color {
        Some(color) => format!("plays {}", wire::color_name(color)),
        None => "colours drawn".into(),
    };
    let start = match &terms.start {
        StartWish::At(Start::Standard) => String::new(),
        StartWish::At(Start::Chess960 { number }) => format!(", Chess960 position {number}"),
        StartWish::At(Start::Fen { .. }) => ", from a set position".into(),
        StartWish::DrawnChess960 => ", Chess960".into(),
    };
    format!("{}, {color}{start}", terms.regulations.time_control)
}

/// What the player asked to see.
pub(super) fn show(service: &Service, id: GameId, player: &Player, what: Show) -> Result<String, Failure> {
    let missing = || Failure::Inconsistent(format!("no game {id}"));
    let view = service.games.game(id)?.ok_or_else(missing)?;
    let game = &view.row.state;
    let side = game.color_of(player.id).unwrap_or(Color::White);
    Ok(match what {
        Show::Board if player.no_board => notation::piece_list(&game.position),
        Show::Board => notation::board(&game.position, side),
        Show::Legal => {
            let moves = service.games.legal_moves(id, player.notation, player.letters)?.unwrap_or_default();
            let moves: Vec<String> = moves.into_iter().map(|m| m.written).collect();
            if moves.is_empty() { "There is no legal move.".into() } else { wrapped(&moves) }
        }
        Show::Conditions => conditions(service, id, player)?,
        Show::Pgn => service.games.pgn(id, Some(player.id.into()))?.unwrap_or_default(),
        Show::Clocks => {
            let until = match game.clock.running {
                Some(running) if running.flagged => {
                    format!(
                        "The flag of {} fell on {}; until it is claimed a move still counts.",
                        view.names[running.side],
                        local(running.deadline, player)
                    )
                }
                Some(running) => {
                    format!("{} moves until {}", view.names[running.side], local(running.deadline, player))
                }
                None => "No clock is running.".into(),
            };
            let mut lines = clocks::told(game, &view.names, service.time.now(), |at| local(at, player));
            lines.insert(1, until);
            let words = |line: &String| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
            lines.iter().map(|line| wrapped(&words(line))).collect::<Vec<_>>().join("\n")
        }
        Show::Moves => {
            let record = record(service, id, game)?;
            let mut position = record.start;
            let mut words = Vec::new();
            for uci in &record.moves {
                let broken = || Failure::Inconsistent(format!("a move of {id}"));
                let m = position.from_uci(uci).ok_or_else(broken)?;
                let number = if position.side_to_move() == Color::White {
                    format!("{}. ", position.fullmoves())
                } else if words.is_empty() {
                    format!("{}... ", position.fullmoves())
                } else {
                    String::new()
                };
                let written = notation::write(m, &position, player.notation, player.letters);
                words.push(format!("{number}{written}"));
                position = position.play(m).ok_or_else(broken)?;
            }
            if words.is_empty() { "No move has been made.".into() } else { wrapped(&words) }
        }
    })
}

/// How many conditional moves there are, and the opponent's where they are no secret. One's own are written into the mail
/// when it is sent: what waits to go out is not encrypted.
fn conditions(service: &Service, id: GameId, player: &Player) -> Result<String, Failure> {
    let Some(view) = service.games.conditions(id, player.id)? else { return Ok(String::new()) };
    let mut text = match view.own.len() {
        0 => "You have given no conditional moves.".to_owned(),
        n => format!("You have given {n} line(s) of conditional moves; they stand below."),
    };
    if let Some(opponents) = view.opponents.filter(|lines| !lines.is_empty()) {
        text.push_str("\nYour opponent's, which you may see in this game:");
        for line in opponents {
            // Marked: quoted back they are nobody's conditions.
            for line in line_of_conditions(&line).lines() {
                text.push_str("\n| ");
                text.push_str(line);
            }
        }
    }
    Ok(text)
}

/// `if 5755 then 7163, 2836 then 6125`
fn line_of_conditions(line: &[String]) -> String {
    let pairs: Vec<String> = line.chunks(2).map(|pair| pair.join(" then ")).collect();
    let words: Vec<String> = format!("if {}", pairs.join(", ")).split(' ').map(str::to_owned).collect();
    wrapped(&words)
}

/// In lines a mail can carry.
fn wrapped(words: &[String]) -> String {
    const COLUMNS: usize = 72;
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        if column > 0 {
            let fits = column + 1 + length <= COLUMNS;
            text.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        text.push_str(word);
        column += length;
    }
    text
}

/// In the player's time zone, as notices write it.
pub(super) fn local(at: Instant, player: &Player) -> String {
    when::Calendar::of(Some(player)).date(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading::command::command;

    #[test]
    fn every_command_stands_in_the_help() {
        for (name, rest) in [
            ("accept", ""),
            ("decline", ""),
            ("resign yes", ""),
            ("claim threefold", ""),
            ("claim time", ""),
            ("claim win", ""),
            ("adjudicate win", ""),
            ("adjourn", ""),
            ("adjourn early", ""),
            ("decline adjournment", ""),
            ("seal", " e4"),
            ("draft", " e4"),
            ("choose", " e4"),
            ("clocks wrong", ""),
            ("resume", ""),
            ("publish", ""),
            ("refill", ""),
            ("reflect", ""),
            ("status", ""),
            ("leave", " 2026-12-24 2027-01-02"),
            ("leave all", " 2026-12-24 2027-01-02"),
            ("cancel leave", " 2026-12-24"),
            ("cancel leave all", " 2026-12-24"),
            ("withdraw from event yes", ": I am ill"),
            ("withdraw from all games yes", ": I am ill"),
            ("appeal 17", ": I was not told"),
            ("conditions", ""),
            ("no conditions", ""),
            ("challenge", " Boris"),
            ("accept challenge C7", ""),
            ("decline challenge C7", ""),
            ("seek", ""),
            ("seeks", ""),
            ("withdraw C7", ""),
            ("show", ""),
            ("moves", ""),
            ("legal", ""),
            ("pgn", ""),
            ("settings", ""),
            ("set time zone", " Europe/Berlin"),
            ("set notation", " san"),
            ("set letters", " german"),
            ("set board", " off"),
            ("unsubscribe", ""),
            ("games", ""),
            ("rematch", ""),
        ] {
            assert!(matches!(command(&format!("{name}{rest}")), Some(Ok(_))), "{name}");
            // It may go on in the next line.
            assert!(HELP.split_whitespace().collect::<Vec<_>>().join(" ").contains(name), "{name}");
        }
        assert!(HELP.contains("message:"));
        for line in HELP.lines().chain(arbiter::HOW.lines()) {
            assert!(line.chars().count() <= 78, "its columns would be lost: {line}");
        }
    }
}
