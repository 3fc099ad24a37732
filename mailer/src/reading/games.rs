//! The lists of one's games, and the games as PGN, by mail.

use app::{
    Failure, MAX_PAGE, OwnGame, Service,
    ports::{GameSummary, Player},
};
use domain::{GameId, PlayerId};
use messages::{Arg, Message, Sentence, describe_ending, msg};

/// Games of a list that are over; the answer stays a mail.
const MAX_OVER: u32 = 40;

/// The longest game with comments, in bytes. Without them none is.
const MAX_COMMENTED: usize = 100_000;

/// The games of a player that are under way: first those where the player is to move, by deadline.
pub(super) fn running(service: &Service, player: &Player) -> Result<Arg, Failure> {
    let mut games = service.records.own_games(player.id, None, None, MAX_PAGE)?;
    if games.is_empty() {
        return Ok(msg!("games-none").into());
    }
    games.sort_by_key(|game| !game.to_move());
    Ok(Arg::Lines { lines: games.iter().map(|game| line(game, player).into()).collect() })
}

fn line(game: &OwnGame, player: &Player) -> Message {
    let (own, opponent) = (&player.name, &game.opponent);
    let (white, black) = game.side.fold_wb((own, opponent), (opponent, own));
    let id = Arg::shown(game.row.id);
    match (game.to_move(), game.row.state.deadline()) {
        (true, Some(at)) => {
            msg!("games-your-move-until", game = id, white = white, black = black, until = Arg::at(at))
        }
        (true, None) => msg!("games-your-move", game = id, white = white, black = black),
        (false, Some(at)) => {
            msg!("games-not-your-move-until", game = id, white = white, black = black, until = Arg::at(at))
        }
        (false, None) => msg!("games-not-your-move", game = id, white = white, black = black),
    }
}

/// The games of a player that are over, newest first, below a number.
pub(super) fn over(service: &Service, player: &Player, before: Option<GameId>) -> Result<Arg, Failure> {
    let mut games = service.records.games_of(player.id, true, before, MAX_OVER + 1)?;
    let is_cut = games.len() > MAX_OVER as usize;
    games.truncate(MAX_OVER as usize);
    let Some(last) = games.last().map(|game| game.id) else { return Ok(msg!("games-over-none").into()) };
    let mut lines: Vec<Arg> = games.iter().filter_map(ended).map(Arg::from).collect();
    if is_cut {
        lines.push(msg!("games-over-more", game = Arg::shown(last)).into());
    }
    lines.push(msg!("games-over-pgn", game = Arg::shown(games[0].id)).into());
    Ok(Arg::Lines { lines })
}

fn ended(game: &GameSummary) -> Option<Message> {
    let (at, outcome, termination) = game.ended?;
    Some(msg!(
        "games-over",
        game = Arg::shown(game.id),
        white = &game.names.white,
        black = &game.names.black,
        result = Arg::shown(outcome),
        how = describe_ending(termination),
        at = Arg::at(at),
    ))
}

/// The games of a player, those that run and those that are over, newest first, below a number.
pub(super) fn newest(
    service: &Service,
    player: PlayerId,
    before: Option<GameId>,
) -> Result<Vec<GameId>, Failure> {
    let of = |over| service.records.games_of(player, over, before, MAX_PAGE);
    let mut games: Vec<GameId> = of(false)?.into_iter().chain(of(true)?).map(|game| game.id).collect();
    games.sort_unstable_by(|one, other| other.cmp(one));
    games.dedup();
    games.truncate(MAX_PAGE as usize);
    Ok(games)
}

/// Writes games one below the other, with the messages that the player may read. A game with a damaged record is a line that
/// begins with `%`, which readers of PGN skip. A game that does not exist leaves nothing.
pub(crate) fn games_as_pgn(service: &Service, player: &Player, games: &[GameId]) -> Result<String, Failure> {
    let mut text = String::new();
    for &game in games {
        match service.records.pgn_within(MAX_COMMENTED, game, Some(player.id.into()), Sentence::sentence) {
            Ok(Some(pgn)) => text.push_str(&format!("{pgn}\n")),
            Ok(None) => {}
            Err(failure @ Failure::Damaged(_)) => {
                tracing::error!(%game, %failure, "a game is not in a PGN by mail");
                text.push_str(&format!("% {game} damaged\n\n"));
            }
            Err(failure) => return Err(failure),
        }
    }
    Ok(text)
}
