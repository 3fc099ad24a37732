//! The page of a player: the name and the games. A member sees all of them, a visitor without an account those that the
//! public may read.

use actix_web::{get, web};
use app::{
    MAX_PAGE, PublicPlayer,
    people::{Missing, PeopleRefusal},
    ports::{GameSummary, Player, Role},
};
use domain::{GameId, PlayerId};
use maud::{Markup, html};
use messages::msg;
use serde::Deserialize;

use super::{
    games::{FINISHED, finished},
    visitor::{Frame, Member, Visitor},
};
use crate::http::problem::{Answer, Problem};

/// The games from which the lists go on.
#[derive(Deserialize)]
pub(super) struct GoneOn {
    before: Option<i64>,
    running: Option<i64>,
}

/// The page of a player by number or name.
#[get("/players/{who}")]
pub(super) async fn show_player(visitor: Visitor, who: web::Path<String>, on: web::Query<GoneOn>) -> Answer {
    let who = who.into_inner();
    let found = visitor.ask(move |service| match number(&who) {
        Some(id) => service.accounts.player(id),
        None => service.accounts.player_by_name(&who),
    });
    let found = found.await?;
    match visitor.into_member() {
        Ok(member) => {
            let player = found.ok_or(&PeopleRefusal::NotFound { what: Missing::Player })?;
            to_member(&member, player, &on).await
        }
        Err(visitor) => to_stranger(&visitor, found.map(|player| player.id), &on).await,
    }
}

/// A name has a letter.
fn number(who: &str) -> Option<PlayerId> {
    let is_number = who.bytes().all(|byte| byte.is_ascii_digit());
    who.parse().ok().filter(|_| is_number).map(PlayerId)
}

async fn to_member(member: &Member, player: Player, on: &GoneOn) -> Answer {
    let (id, frame, [running, over]) = (player.id, &member.frame, on.places());
    let (running, over) = member
        .ask(move |service| {
            let running = service.records.games_of(id, false, running, MAX_PAGE)?;
            Ok((running, service.records.games_of(id, true, over, FINISHED)?))
        })
        .await?;
    let content = html! {
        @if player.role >= Role::Arbiter { p { (frame.say(&msg!("page-player-arbiter"))) } }
        @if id != member.player.id && player.email.is_some() {
            p { a href=(format!("/new/{}", id.0)) { (frame.say(&msg!("page-challenge-this"))) } }
        }
        (games(frame, id, on, &running, &over))
    };
    Ok(frame.page(&msg!("page-player", name = player.name), None, &content))
}

/// A player without a public game looks as one who is not there.
async fn to_stranger(visitor: &Visitor, id: Option<PlayerId>, on: &GoneOn) -> Answer {
    let places = on.places();
    let found = visitor.ask(move |service| match id {
        Some(id) => service.records.public_player(id, places, FINISHED),
        None => Ok(None),
    });
    let hidden = || Problem::because("not_found", msg!("page-player-hidden"));
    let PublicPlayer { id, name, running, over } = found.await?.ok_or_else(hidden)?;
    let content = games(&visitor.frame, id, on, &running, &over);
    Ok(visitor.frame.page(&msg!("page-player", name = name), None, &content))
}

impl GoneOn {
    fn places(&self) -> [Option<GameId>; 2] {
        [self.running, self.before].map(|before| before.map(GameId))
    }
}

/// Both lists, or the one that goes on.
fn games(frame: &Frame, id: PlayerId, on: &GoneOn, running: &[GameSummary], over: &[GameSummary]) -> Markup {
    let here = format!("/players/{}", id.0);
    html! {
        @if on.before.is_none() {
            h2 { (frame.say(&msg!("page-player-running"))) }
            (under_way(frame, running, &here))
        }
        @if on.running.is_none() {
            h2 { (frame.say(&msg!("page-games-over"))) }
            (finished(frame, over, &here))
        }
    }
}

/// Games under way, and the way to those before them. No more than that they are: the public learns the rest later.
fn under_way(frame: &Frame, found: &[GameSummary], here: &str) -> Markup {
    let pair = |game: &GameSummary| {
        msg!("page-game", game = game.id.to_string(), white = &game.names.white, black = &game.names.black)
    };
    let is_full = found.len() >= MAX_PAGE as usize;
    let oldest = found.last().filter(|_| is_full).map(|game| game.id.0);
    html! {
        @if found.is_empty() { p { (frame.say(&msg!("page-games-none"))) } }
        ul.rows { @for game in found { li {
            p { a href=(format!("/g/{}", game.id.0)) { (frame.say(&pair(game))) } }
        } } }
        @if let Some(oldest) = oldest {
            p { a href=(format!("{here}?running={oldest}")) { (frame.say(&msg!("page-games-more"))) } }
        }
    }
}
