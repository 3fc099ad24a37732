//! The answers that show something: the help text, and a game as it stands.

use app::{
    Failure, GameView, Service,
    ports::{ChallengeFilter, Player, Role, StartChoice, Terms},
};
use domain::{
    Color, Game, GameId, Start,
    notation::{self, NotationStyle},
};
use messages::{
    Arg, Language, Question, Sentence, Voice, describe_clocks, describe_pace, describe_regulations, fill,
    glued, msg, numbered_move, pieces, pieces_where,
};

use super::{
    command::Show,
    games,
    grammar::{self, usage_for_arbiters},
    language::language_of,
    record::record,
    settings,
};

/// Returns the answer to `help`.
pub(super) fn help(player: &Player) -> Arg {
    let mut lines = grammar::help();
    if player.role >= Role::Arbiter {
        lines.extend([Arg::default(), msg!("help-as-arbiter").into()]);
        lines.extend(usage_for_arbiters());
    }
    Arg::Lines { lines }
}

/// Seeks listed in one answer.
const MAX_SEEKS: u32 = 20;

/// Describes how both sides have used their time.
fn pace(service: &Service, id: GameId, player: &Player) -> Result<Option<Arg>, Failure> {
    let Some(sides) = service.queue.pace(id, player.id)? else { return Ok(None) };
    let lines = [sides.white, sides.black].map(|(name, pace)| describe_pace(name, &pace).into());
    Ok(Some(Arg::Lines { lines: lines.to_vec() }))
}

/// Lists open seeks, a line each. Seeks with regulations of their own come last, with a line for each: they keep no other
/// seek out of the mail.
fn seeks(service: &Service, player: &Player) -> Result<Arg, Failure> {
    let (mut usual, mut others, mut example) = (Vec::new(), Vec::new(), None);
    for seek in service.lobby.challenges(ChallengeFilter::Seeks, None, MAX_SEEKS)? {
        let is_own = seek.challenge.by == player.id;
        let (id, offered) = (seek.challenge.id, &seek.challenge.terms);
        let terms = terms(offered);
        let line: Arg = if is_own {
            msg!("seek-of-yours", challenge = Arg::shown(id), name = seek.by, terms = terms).into()
        } else {
            msg!("seek-of", challenge = Arg::shown(id), name = seek.by, terms = terms).into()
        };
        example = example.or_else(|| (!is_own).then_some(id));
        let regulations = describe_regulations(&offered.regulations, &seek.arbiters);
        let lines = if regulations.is_empty() { &mut usual } else { &mut others };
        lines.push(line);
        lines.extend(regulations.into_iter().map(Arg::from));
    }
    if usual.is_empty() && others.is_empty() {
        return Ok(msg!("seeks-none").into());
    }
    let how = example.map(|id| Arg::from(msg!("seeks-how", challenge = Arg::shown(id))));
    Ok(Arg::Lines { lines: how.into_iter().chain(usual).chain(others).collect() })
}

fn terms(terms: &Terms) -> Vec<Arg> {
    let color = match terms.color {
        Some(Color::White) => msg!("seek-plays-white"),
        Some(Color::Black) => msg!("seek-plays-black"),
        None => msg!("seek-colours-drawn"),
    };
    let start = match &terms.start {
        StartChoice::At(Start::Standard) => None,
        StartChoice::At(Start::Chess960 { number }) => {
            Some(msg!("start-chess960", number = Arg::shown(number)))
        }
        StartChoice::At(Start::Fen { .. }) => Some(msg!("seek-set-position")),
        StartChoice::DrawnChess960 => Some(msg!("seek-chess960")),
    };
    let control = terms.regulations.time_control.message();
    [control, color].into_iter().chain(start).map(Arg::from).collect()
}

/// Returns what the player asked to see; `None` without the game that it needs, or the right to see it.
pub(super) fn show(
    service: &Service,
    game: Option<GameId>,
    player: &Player,
    what: Show,
) -> Result<Option<Arg>, Failure> {
    match what {
        Show::Help => return Ok(Some(help(player))),
        // A line above may have changed them.
        Show::Settings => {
            let now = service.accounts.player(player.id)?;
            return Ok(Some(settings::list(service, now.as_ref().unwrap_or(player))));
        }
        Show::Games => return games::running(service, player).map(Some),
        Show::Over(before) => return games::over(service, player, before).map(Some),
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
            if moves.is_empty() { msg!("no-legal-move").into() } else { verbatim(&wrapped(&moves)) }
        }
        Show::Conditions => conditions(service, id, player)?,
        Show::Pgn => {
            service.records.pgn(id, Some(player.id.into()), Sentence::sentence)?.unwrap_or_default().into()
        }
        Show::Moves => moves(service, id, game, player)?,
        Show::Asked(question) => asked(service, &view, player, question)?,
        // The board.
        _ if player.no_board => pieces(&game.position).into(),
        _ => verbatim(&notation::board(&game.position, side)),
    }))
}

fn asked(service: &Service, view: &GameView, player: &Player, question: Question) -> Result<Arg, Failure> {
    let game = &view.row.state;
    Ok(match question {
        Question::Where(role) => pieces_where(&game.position, |of, _square| of == role).into(),
        Question::File(file) => pieces_where(&game.position, |_role, square| square.file() == file).into(),
        Question::Rank(rank) => pieces_where(&game.position, |_role, square| square.rank() == rank).into(),
        Question::Last => match moves_of(service, view.row.id, game, player)?.pop() {
            Some(last) => msg!("last-move", move = last).into(),
            None => msg!("no-move-made").into(),
        },
        Question::Clocks => clocks_of(service, view),
    })
}

fn clocks_of(service: &Service, view: &GameView) -> Arg {
    let game = &view.row.state;
    let until = match game.clock.running {
        Some(running) if running.flagged => {
            msg!("status-flag", name = &view.names[running.side], at = Arg::at(running.deadline))
        }
        Some(running) => {
            msg!("status-moves", name = &view.names[running.side], at = Arg::at(running.deadline))
        }
        None => msg!("status-no-clock"),
    };
    let mut lines = describe_clocks(game, &view.names, service.time.now());
    lines.insert(1, vec![until]);
    Arg::Lines { lines: lines.into_iter().map(|sentences| Arg::Sentences { sentences }).collect() }
}

fn moves(service: &Service, id: GameId, game: &Game, player: &Player) -> Result<Arg, Failure> {
    let mut words = moves_of(service, id, game, player)?;
    // A move of Black needs its number only where it begins the list.
    for word in words.iter_mut().skip(1) {
        if let Some((_number, written)) = word.split_once("... ") {
            *word = written.to_owned();
        }
    }
    Ok(if words.is_empty() { msg!("no-move-made").into() } else { verbatim(&wrapped(&words)) })
}

/// Returns every move with its number.
fn moves_of(service: &Service, id: GameId, game: &Game, player: &Player) -> Result<Vec<String>, Failure> {
    let record = record(service, id, game)?;
    let mut position = record.start;
    let broken = || Failure::Damaged(format!("a move of {id}"));
    let style = NotationStyle { notation: player.notation, letters: player.letters };
    let mut words = Vec::new();
    for uci in &record.moves {
        let m = position.from_uci(uci).ok_or_else(broken)?;
        words.push(numbered_move(m, &position, style));
        position = position.play(m).ok_or_else(broken)?;
    }
    Ok(words)
}

/// Counts conditional moves, and shows the opponent's where they are no secret. The player's own are written into the mail
/// when it is sent: what waits to go out is not encrypted.
fn conditions(service: &Service, id: GameId, player: &Player) -> Result<Arg, Failure> {
    let Some(view) = service.games.conditions(id, player.id)? else { return Ok(Arg::default()) };
    let mut lines = vec![match view.own.len() {
        0 => msg!("conditions-given-none").into(),
        n => msg!("conditions-given", count = n).into(),
    }];
    if let Some(opponents) = view.opponents.filter(|lines| !lines.is_empty()) {
        lines.push(msg!("conditions-of-opponent").into());
        for line in opponents {
            // Marked: quoted back they are nobody's conditions.
            let line = line_of_conditions(&line, player);
            lines.extend(line.lines().map(|line| Arg::from(format!("| {line}"))));
        }
    }
    Ok(Arg::Lines { lines })
}

/// Writes `if 5755 then 7163, 2836 then 6125`, as the player would.
fn line_of_conditions(line: &[String], player: &Player) -> String {
    let voice = Voice::of(language_of(player).unwrap_or_else(Language::english));
    let then = format!(" {} ", voice.say(&msg!("command-then")));
    let pairs: Vec<String> = line.chunks(2).map(|pair| pair.join(&then)).collect();
    let line = format!("{} {}", voice.say(&msg!("command-if")), pairs.join(", "));
    wrapped(&line.split(' ').map(str::to_owned).collect::<Vec<_>>())
}

/// Lines that are printed as they stand, and keep their direction among text from right to left.
fn verbatim(text: &str) -> Arg {
    Arg::Lines { lines: text.lines().map(|line| msg!("verbatim", line = line.to_owned()).into()).collect() }
}

/// Breaks a list into lines that a mail can carry, and none of its words.
fn wrapped(words: &[String]) -> String {
    const COLUMNS: usize = 72;
    let words: Vec<_> = words.iter().map(|word| glued(word)).collect();
    fill(&words.join(" "), COLUMNS).join("\n")
}
