//! The page of a game, and its PGN.

use actix_web::{
    HttpResponse, get,
    http::{StatusCode, header},
    web,
};
use app::{Failure, Service, Texts, Viewer};
use domain::{GameId, Refusal};
use maud::html;
use messages::Sentence;

use super::{
    notes, public,
    sheet::{Looking, Outcome, Sheet},
    state::guards_move,
    visitor::{Member, Visitor},
};
use crate::http::problem::{Answer, Problem};

#[get("/g/{id}")]
pub(super) async fn show_game(visitor: Visitor, id: web::Path<i64>, looking: web::Query<Looking>) -> Answer {
    let (id, looking) = (GameId(*id), looking.into_inner());
    match visitor.into_member() {
        Ok(member) if member.reading().sees_later(id).await? => {
            public::show(&member.state, &member.frame, id, looking.ply).await
        }
        Ok(member) => show(&member, id, StatusCode::OK, looking, Outcome::default()).await,
        Err(visitor) => public::show(&visitor.state, &visitor.frame, id, looking.ply).await,
    }
}

impl Member {
    /// Reads a game for the member, with some of its texts, and asks about its sheet on a blocking thread.
    ///
    /// # Errors
    ///
    /// `unknown_game` if there is none, and a failure if its record is broken.
    pub(super) async fn with_sheet<T: Send + 'static>(
        &self,
        id: GameId,
        texts: Texts,
        looking: Looking,
        outcome: Outcome,
        question: impl FnOnce(&Service, &Sheet<'_>) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Problem> {
        let (frame, reader) = (self.frame.clone(), self.player.clone());
        // A long game takes a while to be replayed: other requests of this thread do not wait for it.
        let found = self.ask(move |service| {
            let Some(whole) = service.games.whole(id, Viewer::from(reader.id), &texts)? else {
                return Ok(None);
            };
            let sheet = Sheet::new(&frame, &whole, &reader, &looking, &outcome, service.time.now());
            let sheet = sheet.ok_or_else(|| Failure::Damaged(format!("the record of {id} is broken")))?;
            question(service, &sheet).map(Some)
        });
        found.await?.ok_or_else(|| Refusal::UnknownGame.into())
    }
}

/// The page as it is after a form.
pub(super) async fn show(
    member: &Member,
    id: GameId,
    status: StatusCode,
    looking: Looking,
    outcome: Outcome,
) -> Answer {
    let texts = looking.texts();
    let written = member.with_sheet(id, texts, looking, outcome, move |service, sheet| {
        let notes = notes::own(service, id, sheet.reader)?;
        let notes = sheet.frame.notes(id, &notes, guards_move(sheet.game(), sheet.me));
        Ok((sheet.title(), sheet.done(), html! { (sheet.content()) (notes) }))
    });
    let (title, done, content) = written.await?;
    Ok(member.frame.game_page(status, &title, done.as_deref(), &content))
}

#[get("/g/{id}/pgn")]
pub(super) async fn get_pgn(visitor: Visitor, id: web::Path<i64>) -> Answer {
    let id = GameId(*id);
    let text = match visitor.into_member() {
        Ok(member) => {
            member.reading().see(id).await?;
            let viewer = Viewer::from(member.player.id);
            let text = member.ask(move |service| service.records.pgn(id, Some(viewer), Sentence::sentence));
            text.await?.ok_or_else(|| Problem::from(Refusal::UnknownGame))?
        }
        Err(visitor) => public::pgn(&visitor, id).await?,
    };
    Ok(HttpResponse::Ok()
        .content_type("application/x-chess-pgn")
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.pgn\"")))
        .insert_header((header::VARY, "Cookie"))
        .body(text))
}
