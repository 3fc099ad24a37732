//! Private notes on a game.

use actix_web::{get, put, web};
use app::{MAX_NOTES, Notes, NotesSaved};
use domain::GameId;
use messages::msg;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{acting::Reading, problems};
use crate::{
    auth::{Scope, SignedIn},
    http::{
        blocking,
        extract::Json,
        problem::{JsonAnswer, Problem},
    },
    state::HttpState,
};

/// Private notes of the caller on a game.
#[derive(Serialize, ToSchema)]
pub struct NotesBody {
    /// Plain text; empty before the first.
    pub notes: String,
    /// The number of changes.
    pub version: u32,
}

/// Notes to store.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NotesOrder {
    /// Plain text of at most 4,096 characters, in place of the notes before.
    #[schema(max_length = 4096, example = "Bg5 may be too early.")]
    pub notes: String,
    /// The version that was read; 0 before the first.
    pub version: u32,
}

impl From<Notes> for NotesBody {
    fn from(notes: Notes) -> Self {
        Self { notes: notes.text, version: notes.version }
    }
}

/// Shows one's private notes on a game. Nobody else sees them: no opponent, arbiter or administrator.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])),
    responses((status = 200, description = "The notes.", body = NotesBody), problems::ReadConditions))]
#[get("/v1/games/{id}/notes")]
pub async fn get_notes(reading: Reading, id: web::Path<i64>) -> JsonAnswer<NotesBody> {
    let (id, player) = (GameId(*id), reading.who.player);
    let notes = reading.ask(move |service| service.games.notes(id, player)).await??;
    Ok(web::Json(notes.into()))
}

/// Replaces one's private notes on a game, also after its end. They are no event of the game and make no mail. The same
/// text again changes nothing.
#[utoipa::path(tag = "games", security(("bearer" = ["games:write"])),
    responses((status = 200, description = "The notes are stored.", body = NotesBody), problems::WriteNotes))]
#[put("/v1/games/{id}/notes")]
pub async fn set_notes(
    state: web::Data<HttpState>,
    who: SignedIn,
    id: web::Path<i64>,
    order: Json<NotesOrder>,
) -> JsonAnswer<NotesBody> {
    who.require(Scope::Play)?;
    let (id, player, NotesOrder { notes, version }) = (GameId(*id), who.player, order.into_inner());
    let service = state.service.clone();
    let saved = blocking(move || service.games.set_notes(id, player, version, &notes)).await??;
    match saved {
        NotesSaved::Saved(notes) => Ok(web::Json(notes.into())),
        NotesSaved::Changed(now) => Err(Problem::of("notes_changed").with("version", now.version)),
        NotesSaved::Unfit => Err(unfit()),
    }
}

/// Refuses notes that are too long or hold control characters.
pub(crate) fn unfit() -> Problem {
    Problem::because("bad_notes", msg!("problem-bad_notes", most = MAX_NOTES))
}
