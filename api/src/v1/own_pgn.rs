//! All games of the caller as one PGN.

use std::collections::BTreeSet;

use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, get, http::header, web};
use app::{Failure, Service, Viewer};
use bytes::Bytes;
use domain::GameId;
use futures_util::stream;
use messages::Sentence;
use serde::Deserialize;
use utoipa::IntoParams;

use super::{acting::Reading, follow::check_open, game::media_type, games::GamesState, problems};
use crate::{
    http::{
        blocking,
        problem::{Answer, Problem},
    },
    streams::Seat,
};

/// Games that are written at a time: no more of them are in memory.
const AT_ONCE: u32 = 20;

/// A selection of one's games.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct OwnPgnQuery {
    /// Only running games, or only those that are over; all without it.
    #[param(inline)]
    pub state: Option<GamesState>,
}

/// All games of the caller as one PGN, newest first: the running ones, then those that are over. It is sent while it is
/// written. A game whose record is damaged is a line that begins with `%`, which readers of PGN skip.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])), params(OwnPgnQuery),
    responses((status = 200, description = "PGN.",
        content((String = "application/x-chess-pgn"), (String = "text/plain"))), problems::FollowOwn))]
#[get("/v1/me/games/pgn")]
pub async fn get_own_pgn(reading: Reading, request: HttpRequest, query: web::Query<OwnPgnQuery>) -> Answer {
    let media = media_type(&request, "application/x-chess-pgn");
    let mut response = HttpResponse::Ok();
    response.content_type(media).insert_header((header::VARY, "Accept"));
    own_pgn(&reading, query.state, response)
}

/// Sends the games of the caller behind the headers of a response.
pub(crate) fn own_pgn(
    reading: &Reading,
    state: Option<GamesState>,
    mut response: HttpResponseBuilder,
) -> Answer {
    check_open(reading)?;
    let seat = reading.state.streams.enter_account(reading.who.player);
    let seat = seat.ok_or_else(|| Problem::of("too_many_streams"))?;
    let writer = Writer {
        service: reading.state.service.clone(),
        viewer: reading.who.viewer(),
        over: state == Some(GamesState::Over),
        then_over: state.is_none(),
        before: None,
        running: BTreeSet::new(),
        _seat: seat,
    };
    Ok(response.insert_header((header::CONTENT_DISPOSITION, "attachment; filename=\"games.pgn\"")).streaming(
        stream::unfold(Some(writer), |writer| async {
            // After a failure the connection is cut, so that nobody takes a part for all games.
            match blocking(move || writer.map_or(Ok(None), Writer::write)).await {
                Ok(Some((text, writer))) => Some((Ok(text), Some(writer))),
                Ok(None) => None,
                Err(failure) => Some((Err(Problem::from(failure)), None)),
            }
        }),
    ))
}

struct Writer {
    service: Service,
    viewer: Viewer,
    /// Writing the finished games.
    over: bool,
    /// They follow.
    then_over: bool,
    before: Option<GameId>,
    /// The games that were running: some may end meanwhile.
    running: BTreeSet<GameId>,
    _seat: Seat,
}

impl Writer {
    /// Writes the next games; none after the last.
    fn write(mut self) -> Result<Option<(Bytes, Self)>, Failure> {
        loop {
            let found = self.service.records.games_of(self.viewer.player, self.over, self.before, AT_ONCE)?;
            let mut text = String::new();
            for game in &found {
                self.before = Some(game.id);
                if self.over && self.running.contains(&game.id) {
                    continue;
                }
                if !self.over {
                    self.running.insert(game.id);
                }
                match self.service.records.pgn(game.id, Some(self.viewer), Sentence::sentence) {
                    Ok(Some(pgn)) => text.push_str(&pgn),
                    Ok(None) => {}
                    Err(failure @ Failure::Damaged(_)) => {
                        tracing::error!(game = %game.id, %failure, "a game is not in a PGN of all games");
                        text.push_str(&format!("% {} damaged\n", game.id));
                    }
                    Err(failure) => return Err(failure),
                }
                text.push('\n');
            }
            if !found.is_empty() {
                return Ok(Some((text.into(), self)));
            }
            if !self.then_over {
                return Ok(None);
            }
            self = Self { over: true, then_over: false, before: None, ..self };
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::json;

    use crate::v1::tests::Table;

    /// More than one page of each kind, a stranger's game, and one whose record is damaged.
    #[actix_web::test]
    async fn pgn_has_every_own_game_once() {
        let mut table = Table::new().await;
        for n in 0..2 * super::AT_ONCE + 5 {
            table.game = table.begin(json!({"tournament": format!("Round {n}")})).await;
            if n % 2 == 0 {
                table.post(&table.anna, "resign", json!({"confirm": true})).await.done(201);
            }
        }
        table.begin(json!({"white": "Boris", "black": "Dora", "tournament": "Others"})).await;
        let answer = table.server.get("/v1/me/games/pgn", &table.anna).await;
        assert_eq!(answer.header("content-type"), "application/x-chess-pgn");
        let events = |text: &str| -> Vec<String> {
            text.lines().filter(|line| line.starts_with("[Event ")).map(str::to_owned).collect()
        };
        let all = events(&answer.text);
        assert_eq!(all.len(), 2 * super::AT_ONCE as usize + 6);
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
        assert!(!answer.text.contains("Others"));
        for (state, count) in [("running", 23), ("over", 23)] {
            let some = table.server.get(&format!("/v1/me/games/pgn?state={state}"), &table.anna).await;
            assert_eq!(events(&some.text).len(), count, "{state}");
        }
        let number = table.game.rsplit('/').next().unwrap();
        table.instance.execute(&format!("UPDATE game SET state = '{{' WHERE id = {number}")).unwrap();
        let rest = table.server.get("/v1/me/games/pgn", &table.anna).await;
        assert_eq!(events(&rest.text).len(), all.len() - 1);
        let damaged = format!("% G{number} damaged");
        assert!(rest.text.lines().any(|line| line == damaged), "{}", rest.text);
        let nobody = table.server.get("/v1/me/games/pgn", "player-99").await;
        assert_eq!(nobody.text, "");
    }
}
