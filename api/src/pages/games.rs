//! The games of a player: those that wait for the player by deadline, the others by the oldest move, and the finished
//! ones.

use std::collections::HashSet;

use actix_web::{HttpResponse, get, http::header, web};
use app::{
    MAX_PAGE, OwnGame,
    ports::{ChallengeFilter, Due, GameSummary},
};
use domain::{GameId, Instant, notation::NotationStyle};
use maud::{Markup, html};
use messages::{Message, msg, numbered_move};
use serde::Deserialize;

use super::{
    layout::see_other,
    lobby,
    score::spoken,
    state::{adjournment, marks, state},
    visitor::{Frame, Member},
};
use crate::{
    http::problem::Answer,
    v1::{GamesState, Place, own_pgn},
};

/// Finished games on a page.
pub(super) const FINISHED: u32 = 50;

/// The place from which one of the lists goes on, without the other.
#[derive(Default, Deserialize)]
pub(super) struct GoneOn {
    mine: Option<String>,
    theirs: Option<String>,
}

#[get("/games")]
pub(super) async fn list_games(member: Member, on: web::Query<GoneOn>) -> Answer {
    let player = member.player.id;
    let place = |place: &Option<String>| place.as_ref()?.parse().ok().map(|Place(due)| due);
    let (mine_after, theirs_after) = (place(&on.mine), place(&on.theirs));
    let is_first = mine_after.is_none() && theirs_after.is_none();
    let (mine, theirs, [more_mine, more_theirs], marked, challenges) = member
        .ask(move |service| {
            let (records, most) = (&service.records, MAX_PAGE + 1);
            let mut mine = match theirs_after {
                None => records.own_games(player, Some(true), mine_after, most)?,
                Some(_) => Vec::new(),
            };
            let mut theirs = match mine_after {
                None => records.own_games_by_move(player, theirs_after, most)?,
                Some(_) => Vec::new(),
            };
            let more = [
                more("mine", &mut mine, OwnGame::place),
                more("theirs", &mut theirs, OwnGame::place_by_move),
            ];
            let ids: Vec<GameId> = mine.iter().chain(&theirs).map(|own| own.row.id).collect();
            let marked = Marked {
                messages: service.records.with_messages(&ids, player)?,
                plans: service.records.with_conditional_moves(&theirs, player)?,
            };
            let challenges = match is_first {
                true => service.lobby.challenges(ChallengeFilter::To(player), None, MAX_PAGE)?,
                false => Vec::new(),
            };
            Ok((mine, theirs, more, marked, challenges))
        })
        .await?;
    let now = member.state.service.time.now();
    let may_try = is_first && member.state.trial_mail.is_some() && mine.is_empty() && theirs.is_empty();
    let content = html! {
        @if !challenges.is_empty() { (lobby::challenges(&member, &challenges)) }
        @else if may_try { p { (member.invitation(&msg!("page-try"))) } }
        @if theirs_after.is_none() {
            (list(&member, &msg!("page-games-to-move"), &mine, &marked, now))
            (member.frame.more(more_mine.as_deref()))
        }
        @if mine_after.is_none() {
            (list(&member, &msg!("page-games-others"), &theirs, &marked, now))
            (member.frame.more(more_theirs.as_deref()))
        }
        p { a href="/games/finished" { (member.frame.say(&msg!("page-games-over"))) } }
        p { a href="/games/pgn" download { (member.frame.say(&msg!("page-pgn-all"))) } }
        p { a href="/leave" { (member.frame.say(&msg!("page-leave-all"))) } }
        p { a href="/new" { (member.frame.say(&msg!("page-new"))) } }
    };
    Ok(member.frame.page(&msg!("page-games"), None, &content))
}

/// Leaves a page of the games, and returns the address of those after it.
fn more(list: &str, games: &mut Vec<OwnGame>, place: fn(&OwnGame) -> Due) -> Option<String> {
    let page = MAX_PAGE as usize;
    let is_last = games.len() <= page;
    games.truncate(page);
    let last = games.last().filter(|_| !is_last)?;
    Some(format!("/games?{list}={}", Place(place(last))))
}

/// The games with something to see besides the board.
struct Marked {
    messages: HashSet<GameId>,
    plans: HashSet<GameId>,
}

/// Leads to the game with the least time left of those that wait for the player. From one of them it leads to the next,
/// and from the last to the first.
#[get("/games/next")]
pub(super) async fn next_game(member: Member, after: web::Query<AfterGame>) -> Answer {
    let player = member.player.id;
    let after = after.after.map(GameId);
    let next = member.ask(move |service| service.records.next_game(player, after)).await?;
    Ok(see_other(&next.map_or_else(|| "/games".to_owned(), |id| format!("/g/{}", id.0))))
}

#[derive(Deserialize)]
pub(super) struct AfterGame {
    after: Option<i64>,
}

/// All games of the player as a file.
#[get("/games/pgn")]
pub(super) async fn get_own_pgn(member: Member, which: web::Query<Which>) -> Answer {
    let mut response = HttpResponse::Ok();
    response.content_type("application/x-chess-pgn").insert_header((header::VARY, "Cookie"));
    own_pgn(&member.reading(), which.state, response)
}

#[derive(Deserialize)]
pub(super) struct Which {
    state: Option<GamesState>,
}

fn list(member: &Member, title: &Message, games: &[OwnGame], marked: &Marked, now: Instant) -> Markup {
    let frame = &member.frame;
    html! {
        h2 { (frame.say(title)) }
        @if games.is_empty() { p { (frame.say(&msg!("page-games-none"))) } }
        ul.rows { @for own in games { li { (row(member, own, marked, now)) } } }
    }
}

fn row(member: &Member, own: &OwnGame, marked: &Marked, now: Instant) -> Markup {
    let (frame, game, id) = (&member.frame, &own.row.state, own.row.id);
    let me = Some(own.side);
    let mut names = game.players.map(|_| member.player.name.clone());
    names[!own.side].clone_from(&own.opponent);
    let against = msg!("page-game-against", game = id.to_string(), opponent = own.opponent.clone());
    let style = NotationStyle { notation: member.player.notation, letters: member.player.letters };
    let last = last_move(own, style);
    let last =
        last.map_or_else(|| msg!("page-game-first-move"), |last| msg!("page-game-last-move", move = last));
    html! {
        p { a href=(format!("/g/{}", id.0)) { (frame.say(&against)) } }
        p { (frame.say(&state(id, game, &names, me, now))) }
        p.small {
            (frame.say(&msg!("page-game-move", number = game.position.fullmoves()))) " " (spoken(&frame.say(&last)))
            @for mark in adjournment(game, &names, me).iter().chain(&marks(game, &names, me, now)) {
                " " (frame.say(mark))
            }
            @if marked.messages.contains(&id) { " " (frame.say(&msg!("page-mark-message"))) }
            @if marked.plans.contains(&id) { " " (frame.say(&msg!("page-mark-plan"))) }
        }
    }
}

/// The last move with its number, as the player writes moves.
fn last_move(own: &OwnGame, style: NotationStyle) -> Option<String> {
    let game = &own.row.state;
    let (before, m) = game.move_at(domain::Ply(game.ply.0.checked_sub(1)?))?;
    Some(numbered_move(m, &before, style))
}

#[derive(Deserialize)]
pub(super) struct Before {
    before: Option<i64>,
}

#[get("/games/finished")]
pub(super) async fn list_finished(member: Member, before: web::Query<Before>) -> Answer {
    let (player, before) = (member.player.id, before.before.map(GameId));
    let found = member.ask(move |service| service.records.games_of(player, true, before, FINISHED)).await?;
    let content = html! {
        (finished(&member.frame, &found, "/games/finished"))
        @if !found.is_empty() {
            p { a href="/games/pgn?state=over" download { (member.frame.say(&msg!("page-pgn-finished"))) } }
        }
    };
    Ok(member.frame.page(&msg!("page-games-over"), None, &content))
}

/// Finished games, and the way to those before them.
pub(super) fn finished(frame: &Frame, found: &[GameSummary], here: &str) -> Markup {
    let is_full = found.len() >= FINISHED as usize;
    let oldest = found.last().filter(|_| is_full).map(|game| game.id.0);
    html! {
        @if found.is_empty() { p { (frame.say(&msg!("page-games-none"))) } }
        ul.rows { @for game in found { li { (finished_row(frame, game)) } } }
        @if let Some(oldest) = oldest {
            p { a href=(format!("{here}?before={oldest}")) { (frame.say(&msg!("page-games-more"))) } }
        }
    }
}

fn finished_row(frame: &Frame, game: &GameSummary) -> Markup {
    let result = game.ended.map_or_else(String::new, |(_, outcome, _)| outcome.to_string());
    let names = &game.names;
    let id = format!("finished-{}", game.id.0);
    let line =
        msg!("page-game-result", white = names.white.clone(), black = names.black.clone(), result = result);
    html! {
        p { span #(id) { a href=(format!("/g/{}", game.id.0)) { (game.id.to_string()) } ": " (frame.say(&line)) } " "
            a href=(format!("/g/{}/pgn", game.id.0)) aria-describedby=(id) { (frame.say(&msg!("page-pgn"))) } }
        @if let Some((at, ..)) = game.ended { p.small { (frame.voice.date(at)) } }
    }
}
