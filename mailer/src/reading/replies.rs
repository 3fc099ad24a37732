//! The answers that show something: the help text, and a game as it stands.

use app::{
    Failure, GameView, Service,
    ports::{ChallengeFilter, Player, Role, StartChoice, Terms},
};
use domain::{Color, Game, GameId, Instant, Move, Position, Span, Start, notation, wire};
use messages::Sentence;

use super::{
    command::Show,
    grammar::{HELP, usage_for_arbiters},
    record::record,
    settings,
};
use crate::notice::{clocks, when};

/// Returns the answer to `help`.
pub(super) fn help(player: &Player) -> String {
    let help = HELP.as_str();
    if player.role >= Role::Arbiter {
        format!("{help}\nAs an arbiter. {}", usage_for_arbiters())
    } else {
        help.into()
    }
}

/// Tells that the words beside a move were sent to nobody.
pub(super) const UNSENT_WORDS: &str = "Your move was played. The other words of your mail were sent to nobody: for your opponent, write them below a line \
     \"message:\" under your move, or on one line after \"say\".";

/// Writes a move with its number, in the player's notation.
pub(super) fn numbered(m: Move, position: &Position, player: &Player) -> String {
    let dots = if position.side_to_move() == Color::White { "." } else { "..." };
    let written = notation::write(m, position, player.notation, player.letters);
    format!("{}{dots} {written}", position.fullmoves())
}

/// Seeks listed in one answer.
const MAX_SEEKS: u32 = 20;

/// Describes how both sides have used their time.
fn pace(service: &Service, id: GameId, player: &Player) -> Result<Option<String>, Failure> {
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

/// Lists open seeks, a line each.
fn seeks(service: &Service, player: &Player) -> Result<String, Failure> {
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
        StartChoice::At(Start::Standard) => String::new(),
        StartChoice::At(Start::Chess960 { number }) => format!(", Chess960 position {number}"),
        StartChoice::At(Start::Fen { .. }) => ", from a set position".into(),
        StartChoice::DrawnChess960 => ", Chess960".into(),
    };
    format!("{}, {color}{start}", terms.regulations.time_control.sentence())
}

/// Returns what the player asked to see; `None` without the game that it needs, or the right to see it.
pub(super) fn show(
    service: &Service,
    game: Option<GameId>,
    player: &Player,
    what: Show,
) -> Result<Option<String>, Failure> {
    match what {
        Show::Help => return Ok(Some(help(player))),
        Show::Settings => return Ok(Some(settings::list(service, player))),
        Show::Games => return settings::games(service, player).map(Some),
        Show::Seeks => return seeks(service, player).map(Some),
        Show::Pace(game) => return pace(service, game, player),
        _ => {}
    }
    let Some(id) = game else { return Ok(None) };
    let missing = || Failure::Damaged(format!("no game {id}"));
    let view = service.games.game(id)?.ok_or_else(missing)?;
    let game = &view.row.state;
    let side = game.color_of(player.id).unwrap_or(Color::White);
    Ok(Some(match what {
        Show::Legal => {
            let moves = service.games.legal_moves(id, player.notation, player.letters)?.unwrap_or_default();
            let moves: Vec<String> = moves.into_iter().map(|m| m.written).collect();
            if moves.is_empty() { "There is no legal move.".into() } else { wrapped(&moves) }
        }
        Show::Conditions => conditions(service, id, player)?,
        Show::Pgn => service.games.pgn(id, Some(player.id.into()), Sentence::sentence)?.unwrap_or_default(),
        Show::Clocks => clocks_of(service, &view, player),
        Show::Moves => moves(service, id, game, player)?,
        // The board.
        _ if player.no_board => notation::piece_list(&game.position),
        _ => notation::board(&game.position, side),
    }))
}

fn clocks_of(service: &Service, view: &GameView, player: &Player) -> String {
    let game = &view.row.state;
    let until = match game.clock.running {
        Some(running) if running.flagged => format!(
            "The flag of {} fell on {}; until it is claimed a move still counts.",
            view.names[running.side],
            local(running.deadline, player)
        ),
        Some(running) => {
            format!("{} moves until {}", view.names[running.side], local(running.deadline, player))
        }
        None => "No clock is running.".into(),
    };
    let mut lines = clocks::describe(game, &view.names, service.time.now(), |at| local(at, player));
    lines.insert(1, until);
    let words = |line: &String| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
    lines.iter().map(|line| wrapped(&words(line))).collect::<Vec<_>>().join("\n")
}

fn moves(service: &Service, id: GameId, game: &Game, player: &Player) -> Result<String, Failure> {
    let record = record(service, id, game)?;
    let mut position = record.start;
    let mut words = Vec::new();
    for uci in &record.moves {
        let broken = || Failure::Damaged(format!("a move of {id}"));
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
    Ok(if words.is_empty() { "No move has been made.".into() } else { wrapped(&words) })
}

/// Counts conditional moves, and shows the opponent's where they are no secret. The player's own are written into the mail
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

/// Writes `if 5755 then 7163, 2836 then 6125`.
fn line_of_conditions(line: &[String]) -> String {
    let pairs: Vec<String> = line.chunks(2).map(|pair| pair.join(" then ")).collect();
    let words: Vec<String> = format!("if {}", pairs.join(", ")).split(' ').map(str::to_owned).collect();
    wrapped(&words)
}

/// Breaks words into lines that a mail can carry.
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

/// Writes an instant in the player's time zone, as notices do.
pub(super) fn local(at: Instant, player: &Player) -> String {
    when::Calendar::of(Some(player)).date(at)
}
