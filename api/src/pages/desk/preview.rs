//! An act before it is done: its form, and what it would do. Nothing is stored here.

use actix_web::{HttpResponse, get, http::StatusCode, post, web};
use app::{GameView, Key, Preview};
use domain::{GameId, wire::Length};
use maud::{Markup, html};
use messages::{Message, describe_clocks, msg};

use super::{
    effect::besides,
    fields::{Field, Filled, Sent},
    form::Sheet,
    kind::Kind,
    visitor::Director,
};
use crate::{
    http::problem::{Answer, Problem},
    pages::assets,
};

const REFUSED: StatusCode = StatusCode::UNPROCESSABLE_ENTITY;

#[get("/desk/g/{id}/{act}")]
pub(super) async fn ask(director: Director, path: web::Path<(i64, Kind)>) -> Answer {
    let (id, kind) = *path;
    let filled = Filled::new(Sent::new(), &director.0.player.time_zone);
    director.form(GameId(id), kind, filled, None).await
}

#[post("/desk/g/{id}/{act}")]
pub(super) async fn show_effect(
    director: Director,
    path: web::Path<(i64, Kind)>,
    sent: web::Form<Sent>,
) -> Answer {
    let (id, kind) = *path;
    let filled = Filled::new(sent.into_inner(), &director.0.player.time_zone);
    director.preview(GameId(id), kind, filled, None).await
}

impl Director {
    /// The form of an act, with what was filled in, and what was wrong with it.
    pub(super) async fn form(
        &self,
        id: GameId,
        kind: Kind,
        filled: Filled,
        problem: Option<Problem>,
    ) -> Answer {
        let view = self.game(id).await?;
        let early = self.early_for(kind, &view).await?;
        let game = &view.row.state;
        let now = self.0.state.service.time.now();
        // Without the move that is thought about, as the act takes it: sent as it is, it confirms the clocks.
        let used = |color| Length(game.clock.used[color]);
        let filled = match &game.claim {
            Some(claim) => filled.or(Field::Claim, &claim.seq),
            None => filled,
        };
        let filled = filled
            .or(Field::UsedWhite, &used(domain::Color::White))
            .or(Field::UsedBlack, &used(domain::Color::Black));
        let (frame, sheet) = (&self.0.frame, Sheet { frame: &self.0.frame, view: &view });
        let content = html! {
            @if let Some(problem) = &problem { (frame.problem(problem)) }
            (sheet.head())
            @if !early.is_empty() { p { (frame.voice.say_all(&early)) } }
            (sheet.act_form(kind, &filled))
            h2 { (frame.say(&msg!("page-desk-clocks-now"))) }
            @for paragraph in describe_clocks(game, &view.names, now) {
                p { (frame.voice.say_all(&paragraph)) }
            }
            (assets::TEXTS.load())
        };
        let status = if problem.is_some() { REFUSED } else { StatusCode::OK };
        Ok(frame.page_with(status, &sheet.title(kind), None, &content))
    }

    /// The effect of an act, and the form that does it. `stale`: it was shown before, and the game has changed since.
    pub(super) async fn preview(
        &self,
        id: GameId,
        kind: Kind,
        filled: Filled,
        stale: Option<Message>,
    ) -> Answer {
        // A player of the game learns nothing of it here.
        self.game(id).await?;
        let request = match kind.request(&filled) {
            Ok(request) => request,
            Err(field) => return self.form(id, kind, filled, Some(unreadable(field))).await,
        };
        let submission = self.submission(id, request, Key::Named(String::new()));
        let found = self.0.ask(move |service| service.games.preview(submission)).await?;
        let mut preview = found.ok_or(domain::Refusal::UnknownGame)?;
        if let Some(refusal) = preview.refusal.take() {
            return self.form(id, kind, filled, Some(refusal.into())).await;
        }
        let early = self.early_for(kind, &preview.before).await?;
        Ok(self.preview_page(&preview, kind, &filled, &early, stale.as_ref()))
    }

    /// [`Director::early`] on the page of the act that agrees to it.
    async fn early_for(&self, kind: Kind, view: &GameView) -> Result<Vec<Message>, Problem> {
        if kind == Kind::ApproveEarlyOpening { self.early(view).await } else { Ok(Vec::new()) }
    }

    fn preview_page(
        &self,
        preview: &Preview,
        kind: Kind,
        filled: &Filled,
        early: &[Message],
        stale: Option<&Message>,
    ) -> HttpResponse {
        let (frame, sheet) = (&self.0.frame, Sheet { frame: &self.0.frame, view: &preview.before });
        let content = html! {
            (frame.refused(stale))
            p { strong { (frame.say(&msg!("page-desk-not-done"))) } }
            (sheet.head())
            @if !early.is_empty() { p { (frame.voice.say_all(early)) } }
            (sheet.effect(preview, filled.text(Field::Reason), &besides(preview, kind, filled)))
            form method="post" action=(format!("{}/{}/confirm", sheet.path(), kind.name())) {
                (frame.key_field("confirm"))
                input type="hidden" name="version" value=(preview.before.row.state.events);
                (Sheet::hidden_fields(kind, filled))
                p { button { (frame.say(&msg!("page-desk-confirm", act = kind.title()))) } }
            }
            details {
                summary { (frame.say(&msg!("page-desk-change"))) }
                (sheet.act_form(kind, filled))
            }
            (assets::TEXTS.load())
        };
        let status = if stale.is_some() { StatusCode::PRECONDITION_FAILED } else { StatusCode::OK };
        frame.page_with(status, &sheet.title(kind), None, &content)
    }
}

pub(super) fn unreadable(field: Field) -> Problem {
    Problem::because("bad_request", msg!("page-desk-unreadable", field = Sheet::label(field)))
}

impl Sheet<'_> {
    /// The players, and the way back.
    pub(super) fn head(&self) -> Markup {
        let (names, id) = (&self.view.names, self.view.row.id.to_string());
        let title = msg!("page-game", game = id, white = names.white.clone(), black = names.black.clone());
        html! { p { a href=(self.path()) { (self.say(&title)) } } }
    }
}
