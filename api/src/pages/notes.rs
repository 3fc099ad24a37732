//! Private notes of a player on a game: a form below the game, and a page for two texts that must be put together.

use actix_web::{get, http::StatusCode, post, web};
use app::{Failure, Notes, NotesSaved, Service};
use domain::{GameId, PlayerId, Refusal};
use maud::{Markup, html};
use messages::msg;
use serde::Deserialize;

use super::{
    assets,
    done::Done,
    layout::see_other,
    state::guards_move,
    typed::unix_lines,
    visitor::{Frame, Member},
};
use crate::{
    http::problem::{Answer, Problem},
    v1::unfit_notes,
};

#[derive(Deserialize)]
pub(super) struct NotesForm {
    version: u32,
    #[serde(default)]
    notes: String,
}

/// The notes of a player, for the page of the game.
pub(super) enum Own {
    /// They are here.
    Here(Notes),
    /// They cannot be read. This version of them can be replaced.
    Damaged(u32),
    /// The reader has none.
    None(Refusal),
}

/// Reads them; what cannot be read does not keep a game from being shown.
pub(super) fn own(service: &Service, id: GameId, player: PlayerId) -> Result<Own, Failure> {
    match service.games.notes(id, player) {
        Ok(Ok(notes)) => Ok(Own::Here(notes)),
        Ok(Err(refusal)) => Ok(Own::None(refusal)),
        Err(failure) if failure.is_unreadable() => {
            let error = &failure as &dyn std::error::Error;
            tracing::error!(game = %id, player = player.0, error, "notes are not on a page");
            Ok(Own::Damaged(service.games.notes_version(id, player)?))
        }
        Err(failure) => Err(failure),
    }
}

impl Frame {
    /// The notes below a game.
    pub(super) fn notes(&self, id: GameId, own: &Own, guards_move: bool) -> Markup {
        let (text, version) = match own {
            Own::None(_) => return html! {},
            Own::Here(notes) => (&*notes.text, notes.version),
            Own::Damaged(version) => ("", *version),
        };
        html! {
            h2 #notes { (self.say(&msg!("page-notes"))) }
            (self.about_notes(guards_move))
            noscript { p { (self.say(&msg!("page-notes-save-first"))) } }
            @if let Own::Damaged(_) = own { p { (self.say(&msg!("page-notes-damaged"))) } }
            (self.notes_form(id, text, version))
        }
    }

    fn about_notes(&self, guards_move: bool) -> Markup {
        html! {
            p { (self.say(&msg!("page-notes-about"))) }
            @if guards_move { p { strong { (self.say(&msg!("page-seal-clear"))) } } }
        }
    }

    fn notes_form(&self, id: GameId, text: &str, version: u32) -> Markup {
        html! {
            form method="post" action=(format!("/g/{}/notes", id.0)) {
                input type="hidden" name="version" value=(version);
                (self.labelled(&msg!("page-notes-text"), &html! {
                    textarea name="notes" rows="6" maxlength=(app::MAX_NOTES) dir="auto" { "\n" (text) }
                }))
                p { button { (self.say(&msg!("page-notes-save"))) } }
            }
        }
    }
}

/// The messages of the page of notes.
#[derive(Default)]
struct Says {
    problem: Option<Problem>,
    /// A text that is not saved.
    unsaved: Option<String>,
    /// The version that the unsaved text replaces, if not the newest.
    version: Option<u32>,
    /// Text that may come behind what is stored.
    more: Option<String>,
    /// Shows what is stored beside it.
    both: bool,
}

async fn show(member: &Member, id: GameId, status: StatusCode, says: Says) -> Answer {
    let player = member.player.id;
    let asked = member.ask(move |service| {
        let view = service.games.game(id)?;
        let guards = view.is_some_and(|view| {
            let game = &view.row.state;
            guards_move(game, game.color_of(player))
        });
        Ok((own(service, id, player)?, guards))
    });
    let (own, guards_move) = asked.await?;
    let (stored, is_damaged) = match own {
        Own::Here(notes) => (notes, false),
        Own::Damaged(version) => (Notes { text: String::new(), version }, true),
        Own::None(refusal) => return Err(refusal.into()),
    };
    let frame = &member.frame;
    let unsaved = says.unsaved.or_else(|| {
        says.more.map(|more| if stored.text.is_empty() { more } else { format!("{}\n{more}", stored.text) })
    });
    let text = unsaved.as_deref().unwrap_or(&stored.text);
    let content = html! {
        @if let Some(problem) = &says.problem { (frame.problem(problem)) }
        p { a href=(format!("/g/{}", id.0)) { (frame.say(&msg!("page-plan-game"))) } }
        (frame.about_notes(guards_move))
        @if is_damaged { p { (frame.say(&msg!("page-notes-damaged"))) } }
        @if says.both {
            (frame.labelled(&msg!("page-notes-stored"), &html! {
                textarea rows="6" readonly dir="auto" { "\n" (stored.text) }
            }))
        }
        @if unsaved.is_some() { p.status role="status" { (frame.say(&msg!("page-notes-unsaved"))) } }
        (frame.notes_form(id, text, says.version.unwrap_or(stored.version)))
        (assets::TEXTS.load())
    };
    Ok(frame.page_with(status, &msg!("page-notes-on", game = id.to_string()), None, &content))
}

#[get("/g/{id}/notes")]
pub(super) async fn show_notes(member: Member, id: web::Path<i64>) -> Answer {
    show(&member, GameId(*id), StatusCode::OK, Says::default()).await
}

/// Text to put behind the notes.
#[derive(Deserialize)]
pub(super) struct MoreForm {
    more: String,
}

/// Shows the notes with more text, and saves nothing.
#[post("/g/{id}/notes/draft")]
pub(super) async fn draft_notes(member: Member, id: web::Path<i64>, form: web::Form<MoreForm>) -> Answer {
    let more = form.into_inner().more;
    show(&member, GameId(*id), StatusCode::OK, Says { more: Some(more), ..Says::default() }).await
}

#[post("/g/{id}/notes")]
pub(super) async fn save_notes(member: Member, id: web::Path<i64>, form: web::Form<NotesForm>) -> Answer {
    let (id, player, NotesForm { version, notes: mut text }) =
        (GameId(*id), member.player.id, form.into_inner());
    unix_lines(&mut text);
    let unsaved = Some(text.clone());
    let saved = member.ask(move |service| service.games.set_notes(id, player, version, &text)).await?;
    let says = match saved {
        Ok(NotesSaved::Saved(_)) => {
            return Ok(see_other(&format!("/g/{}?done={}#notes", id.0, Done::NotesSaved)));
        }
        // The form is for the notes stored now: a player who sends it again has seen both.
        Ok(NotesSaved::Changed(_)) => Says {
            problem: Some(Problem::of("notes_changed")),
            unsaved,
            version: None,
            both: true,
            more: None,
        },
        Ok(NotesSaved::Unfit) => {
            Says { problem: Some(unfit_notes()), unsaved, version: Some(version), both: false, more: None }
        }
        Err(refusal) => {
            Says { problem: Some(refusal.into()), unsaved, version: Some(version), both: false, more: None }
        }
    };
    show(&member, id, StatusCode::UNPROCESSABLE_ENTITY, says).await
}
