//! The games of a player as Xfcc shows them.

use std::io;

use app::{PlayedGame, Service};
use domain::{Color, Game, GameId, Instant, Outcome, Phase, Span, Start, Termination, pgn};
use jiff::Timestamp;
use messages::{Message, Voice, msg};

use super::envelope::{self, Answer};

/// Finished games are shown for this long.
pub(super) const SHOWN: Span = Span::days(30);

/// Numbers of games below it have room beside the revision.
const GAMES: i64 = 10_000_000;

/// Returns the id of a game in Xfcc. It contains the revision, which no client names with its move. A move made before an
/// arbiter took moves back is for no running game. `None` for games that Xfcc has no number for; WSDL's `int` has 31 bits.
pub(super) fn id(game: GameId, state: &Game) -> Option<i64> {
    let id = i64::from(state.revision_since) * GAMES + game.0;
    (game.0 < GAMES && i32::try_from(id).is_ok()).then_some(id)
}

/// Reads an id: the game and the revision.
pub(super) fn of_id(text: &str) -> Option<(GameId, u16)> {
    let id: i64 = text.parse().ok().filter(|&id| id > 0)?;
    Some((GameId(id % GAMES), u16::try_from(id / GAMES).ok()?))
}

/// Writes all games that Xfcc can show.
pub(super) fn write_all(
    answer: &mut Answer,
    games: &[PlayedGame],
    service: &Service,
    voice: &Voice,
) -> io::Result<()> {
    for game in games {
        let Some(fields) = fields(game, service, voice) else {
            tracing::warn!(game = game.id.0, "Xfcc cannot show this game");
            continue;
        };
        answer.create_element("XfccGame").write_inner_content(|answer| {
            fields.iter().try_for_each(|(name, value)| envelope::element(answer, name, value))
        })?;
    }
    Ok(())
}

fn fields(game: &PlayedGame, service: &Service, voice: &Voice) -> Option<Vec<(&'static str, String)>> {
    let (state, side) = (&game.state, game.side);
    let start = state.start.position().ok()?;
    let at = service.games.clock_of(state, None).at;
    let mut fields = vec![
        ("id", id(game.id, state)?.to_string()),
        ("white", for_tag(&game.names.white)),
        ("black", for_tag(&game.names.black)),
        ("event", for_tag(&state.tournament)),
        ("site", for_tag(service.public_url())),
        ("myTurn", (game.to_move() && !state.is_sealing()).to_string()),
        ("hasWhite", (side == Color::White).to_string()),
    ];
    let sides = [
        (side, ["daysPlayer", "hoursPlayer", "minutesPlayer"]),
        (!side, ["daysOpponent", "hoursOpponent", "minutesOpponent"]),
    ];
    for (side, names) in sides {
        fields.extend(names.into_iter().zip(time_left(state, side, at).map(|part| part.to_string())));
    }
    let offered = !state.is_over() && state.draw_offer.is_some_and(|offer| offer.by != side);
    fields.extend([
        ("moves", moves(game)?),
        ("drawOffered", offered.to_string()),
        ("result", result(state).to_owned()),
        ("eventDate", date(state.started_at)),
    ]);
    let control = pgn::time_control(&state.regulations.time_control).filter(|control| is_simple(control));
    fields.extend(control.map(|control| ("timeControl", control)));
    if state.start != Start::Standard {
        fields.extend([("setup", true.to_string()), ("fen", start.fen())]);
    }
    if start.is_chess960() {
        // Scid knows no Chess960, and leaves games of another variant out.
        fields.push(("variant", "chess960".to_owned()));
    }
    if !game.messages.is_empty() {
        fields.push(("message", for_comment(&game.messages.join(" "))));
    }
    fields.extend(server_info(state).map(|info| ("serverInfo", voice.say(&info))));
    Some(fields)
}

/// Scid calculates with the numbers beside one `/` or one `+`. With another form it stops, and shows no game at all.
fn is_simple(control: &str) -> bool {
    control.bytes().filter(|byte| matches!(byte, b'/' | b'+' | b':')).count() <= 1 && !control.contains(':')
}

/// Clients write it between quotation marks of a PGN tag as it is.
fn for_tag(text: &str) -> String {
    text.replace('"', "'").replace('\\', "/")
}

/// Scid writes it between the braces of a PGN comment as it is.
pub(super) fn for_comment(text: &str) -> String {
    text.replace('{', "(").replace('}', ")")
}

fn time_left(game: &Game, side: Color, at: Instant) -> [i64; 3] {
    let shown = game.clock_display(side, at);
    let minutes = (shown.left.0 + shown.bank.0).max(0) / 60_000;
    [minutes / (24 * 60), minutes / 60 % 24, minutes % 60]
}

/// The names that clients agree about. Scid and others read `WhiteDefaulted` the opposite way, and know no 0-0: that is
/// the one that they show as `*`.
const fn result(game: &Game) -> &'static str {
    let Phase::Ended { outcome, termination, .. } = game.phase else { return "Ongoing" };
    let adjudicated = matches!(termination, Termination::Adjudication);
    match (outcome, adjudicated) {
        (Outcome::WhiteWins, false) => "WhiteWins",
        (Outcome::WhiteWins, true) => "WhiteWinAdjudicated",
        (Outcome::BlackWins, false) => "BlackWins",
        (Outcome::BlackWins, true) => "BlackWinAdjudicated",
        (Outcome::Draw, false) => "Draw",
        (Outcome::Draw, true) => "DrawAdjudicated",
        (Outcome::BothLose, _) => "AdjudicationPending",
        (Outcome::NoResult, _) => "Cancelled",
    }
}

fn date(at: Instant) -> String {
    Timestamp::from_millisecond(at.0).unwrap_or_default().strftime("%Y.%m.%d").to_string()
}

fn server_info(game: &Game) -> Option<Message> {
    match game.phase {
        Phase::Ended { outcome: Outcome::BothLose, .. } => Some(msg!("xfcc-both-lose")),
        Phase::Ended { .. } => None,
        Phase::Adjourned { .. } => Some(msg!("xfcc-adjourned")),
        _ if game.is_sealing() => Some(msg!("xfcc-sealing")),
        _ if game.waits_for_arbiter() => Some(msg!("xfcc-arbiter")),
        _ => None,
    }
}

/// The moves, and a comment after the last one: the time, as SchemingMind writes it, and what the opponent says. Scid
/// 4.7.4 fails to update its own game, and all that follow, where the last move has no comment. It adds a message only
/// where there is none, or when the game is over.
fn moves(game: &PlayedGame) -> Option<String> {
    let text = pgn::movetext(&game.events)?;
    if text.is_empty() {
        return Some(text);
    }
    let played = game.events.iter().rev().find(|event| event.played().is_some());
    // After a reversal the last move on record may be none of the game.
    let at = played.filter(|_| game.state.revision == 0).map_or(game.state.last_at, |event| event.at);
    let at = Timestamp::from_millisecond(at.0).ok()?.strftime("%Y.%m.%d,%H:%M:%S");
    let said = if game.state.is_over() { String::new() } else { for_comment(&game.messages.join(" ")) };
    Some(format!("{text} {{{}}}", format!("[%ccsnt {at}] {said}").trim_end()))
}
