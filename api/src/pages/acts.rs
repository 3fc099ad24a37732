//! The acts of a player by the forms of a game: the same submission as over `/v1`, once for each form.

use actix_web::{http::StatusCode, post, web};
use app::{Channel, Key, Preconditions, Receipt, Request, Submission, Submitted};
use domain::{Actor, ClaimBasis, Command, GameId, Ply, PositionId, Seen};
use messages::{Message, msg};
use serde::Deserialize;

use super::{
    asked,
    done::Done,
    game::show,
    layout::see_other,
    plan::{self, Says, rows},
    plan_view::Draft,
    sheet::{Looking, Outcome},
    typed::unix_lines,
    visitor::{Member, form_key},
};
use crate::{
    http::problem::{Answer, Problem},
    v1::{ReceiptBody, submitted},
};

#[derive(Deserialize)]
pub(super) struct MoveForm {
    key: String,
    ply: u16,
    revision: u16,
    #[serde(rename = "move")]
    text: String,
    draw_offer: Option<String>,
    #[serde(default)]
    conditions: String,
    #[serde(default)]
    message: String,
}

/// A click on the board, with what is written beside the move.
#[derive(Deserialize)]
pub(super) struct Click {
    from: Option<String>,
    to: Option<String>,
    draw_offer: Option<String>,
    #[serde(default)]
    conditions: String,
    #[serde(default)]
    message: String,
}

#[derive(Deserialize)]
pub(super) struct OfferForm {
    key: String,
    ply: u16,
    revision: u16,
    answer: OfferAnswer,
    confirm: Option<String>,
}

#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
enum OfferAnswer {
    Accept,
    Decline,
}

#[derive(Deserialize)]
pub(super) struct ClaimForm {
    key: String,
    ply: u16,
    revision: u16,
    basis: ClaimBasis,
    #[serde(default)]
    announced: String,
}

#[derive(Deserialize)]
pub(super) struct ResignForm {
    key: String,
    ply: u16,
    revision: u16,
    confirm: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct SayForm {
    key: String,
    message: String,
}

/// A form about a game.
pub(super) struct Act {
    pub(super) id: GameId,
    pub(super) key: String,
    pub(super) request: Request,
    pub(super) seen: Seen,
    /// The player's input, for the form that is shown again.
    pub(super) written: Outcome,
    /// The confirmation on the page, unless the board shows it.
    pub(super) done: Option<Done>,
}

pub(super) const fn position(ply: u16, revision: u16) -> Seen {
    Seen::Position(PositionId { ply: Ply(ply), revision })
}

fn some(mut text: String) -> Option<String> {
    unix_lines(&mut text);
    Some(text).filter(|text| !text.trim().is_empty())
}

/// Submits a request of a form, once for each key.
pub(super) async fn submit(
    member: &Member,
    game: GameId,
    key: &str,
    request: Request,
    seen: Seen,
    conditions: Preconditions,
) -> Result<Submitted, Problem> {
    let submission = submission(member, game, form_key(key)?, request, seen);
    let conditions = Preconditions { session: Some(member.session), shows_position: true, ..conditions };
    submitted(member.state.service.clone(), submission, conditions).await
}

/// The request of a form as it is submitted, or judged for a preview.
pub(super) fn submission(
    member: &Member,
    game: GameId,
    key: Key,
    request: Request,
    seen: Seen,
) -> Submission {
    Submission {
        game,
        actor: Actor::Player(member.player.id),
        request,
        seen,
        received_at: member.state.service.time.now(),
        channel: Channel::Http,
        key,
    }
}

/// [`submit`] where nothing but the session may end it.
pub(super) async fn send(
    member: &Member,
    game: GameId,
    key: &str,
    request: Request,
    seen: Seen,
) -> Result<Receipt, Problem> {
    match submit(member, game, key, request, seen, Preconditions::default()).await? {
        Submitted::Judged(receipt) => Ok(receipt),
        Submitted::OtherVersion => Err(Problem::of("precondition_failed")),
        Submitted::SessionEnded => Err(member.session_ended()),
    }
}

/// Submits it. What was done leads on, so that a reload does not send it again; a refusal shows the form again.
pub(super) async fn act(member: Member, act: Act) -> Answer {
    let receipt = send(&member, act.id, &act.key, act.request.clone(), act.seen).await?;
    judged(member, act, receipt).await
}

/// Answers the form by what became of it.
pub(super) async fn judged(member: Member, act: Act, receipt: Receipt) -> Answer {
    let Act { id, seen, mut written, done, .. } = act;
    let moved = receipt.events.iter().any(|event| event.played().is_some());
    let refusal = receipt.refusal.clone();
    let (status, outcome) = match ReceiptBody::of(receipt) {
        Ok(body) if body.warnings.is_empty() => {
            let told = match done {
                Some(done) => format!("?done={done}"),
                None if moved => format!("?sent={}", body.ply),
                None => String::new(),
            };
            return Ok(see_other(&format!("/g/{}{told}", id.0)));
        }
        // The rest of it was done: a reload gets the same receipt.
        Ok(body) => match (seen, written.plan.take().filter(|plan| !plan.trim().is_empty())) {
            (Seen::Position(at), Some(text)) => {
                let ply = at.ply.next().0;
                let draft = Draft { text, ply, revision: at.revision, ..Draft::default() };
                let says = Says::refused(body.warnings, refusal.as_ref(), draft);
                return plan::show(&member, id, StatusCode::OK, says).await;
            }
            _ => (StatusCode::OK, Outcome { problems: body.warnings, ..Outcome::default() }),
        },
        Err(problem) => {
            let is_stale = refusal.is_some_and(|refusal| refusal.is_for_another_position());
            (StatusCode::UNPROCESSABLE_ENTITY, refused(problem, written, is_stale))
        }
    };
    show(&member, id, status, Looking::default(), outcome).await
}

/// The form with what was written. What was for another position is shown beside it, and a move that is to be sealed
/// nowhere.
fn refused(problem: Problem, written: Outcome, is_stale: bool) -> Outcome {
    let may_show = problem.code() != "must_seal";
    Outcome {
        written: written.written.filter(|_| may_show),
        draw_offer: written.draw_offer && may_show && !is_stale,
        announced: written.announced.filter(|_| may_show),
        problems: vec![problem],
        is_stale,
        ..written
    }
}

impl Outcome {
    /// The outcome where an act that cannot be undone was not confirmed.
    pub(super) fn unconfirmed(self, unsure: Message) -> Self {
        Self { problems: vec![Problem::because("confirmation_missing", unsure)], ..self }
    }
}

/// Shows the game again where an act that cannot be undone was not confirmed.
pub(super) async fn unconfirmed(member: &Member, id: GameId, unsure: Message, outcome: Outcome) -> Answer {
    let outcome = outcome.unconfirmed(unsure);
    show(member, id, StatusCode::UNPROCESSABLE_ENTITY, Looking::default(), outcome).await
}

#[post("/g/{id}/move")]
pub(super) async fn play(member: Member, id: web::Path<i64>, form: web::Form<MoveForm>) -> Answer {
    let MoveForm { key, ply, revision, text, draw_offer, mut conditions, message } = form.into_inner();
    unix_lines(&mut conditions);
    let lines = rows(&conditions);
    let written = Outcome {
        written: Some(text.clone()),
        message: Some(message.clone()),
        draw_offer: draw_offer.is_some(),
        plan: Some(conditions),
        ..Outcome::default()
    };
    if let Some(word) = member.word(&text) {
        return asked::answer(&member, GameId(*id), word, written).await;
    }
    let request = Request { text: some(message), ..Request::play(text, draw_offer.is_some()) };
    // Without a line, what remains of those saved stays.
    let request = if lines.is_empty() { request } else { request.if_then(lines) };
    act(member, Act { id: GameId(*id), key, request, seen: position(ply, revision), written, done: None })
        .await
}

/// Shows a choice on the board, and plays nothing. What is written stays out of addresses, so it is no `GET`.
#[post("/g/{id}/choose")]
pub(super) async fn choose(member: Member, id: web::Path<i64>, form: web::Form<Click>) -> Answer {
    let Click { from, to, draw_offer, conditions, message } = form.into_inner();
    let looking = Looking { from, chosen: to, ..Looking::default() };
    let (message, plan, draw_offer) = (Some(message), Some(conditions), draw_offer.is_some());
    let outcome = Outcome { message, plan, draw_offer, ..Outcome::default() };
    show(&member, GameId(*id), StatusCode::OK, looking, outcome).await
}

#[post("/g/{id}/draw")]
pub(super) async fn answer_offer(member: Member, id: web::Path<i64>, form: web::Form<OfferForm>) -> Answer {
    let OfferForm { key, ply, revision, answer, confirm } = form.into_inner();
    let command = match answer {
        OfferAnswer::Accept if confirm.is_none() => {
            return unconfirmed(&member, GameId(*id), msg!("page-accept-unsure"), Outcome::default()).await;
        }
        OfferAnswer::Accept => Command::AcceptDraw,
        OfferAnswer::Decline => Command::DeclineDraw,
    };
    let done = matches!(answer, OfferAnswer::Decline).then_some(Done::Declined);
    let (request, seen) = (command.into(), position(ply, revision));
    act(member, Act { id: GameId(*id), key, request, seen, written: Outcome::default(), done }).await
}

#[post("/g/{id}/claim")]
pub(super) async fn claim(member: Member, id: web::Path<i64>, form: web::Form<ClaimForm>) -> Answer {
    let ClaimForm { key, ply, revision, basis, announced } = form.into_inner();
    let written = Outcome { basis: Some(basis), announced: Some(announced.clone()), ..Outcome::default() };
    let (request, seen) = (Request::claim(basis, some(announced)), position(ply, revision));
    act(member, Act { id: GameId(*id), key, request, seen, written, done: None }).await
}

#[post("/g/{id}/resign")]
pub(super) async fn resign(member: Member, id: web::Path<i64>, form: web::Form<ResignForm>) -> Answer {
    let ResignForm { key, ply, revision, confirm } = form.into_inner();
    if confirm.is_none() {
        let outcome = Outcome { resigning: true, ..Outcome::default() };
        return unconfirmed(&member, GameId(*id), msg!("page-resign-unsure"), outcome).await;
    }
    let written = Outcome { resigning: true, ..Outcome::default() };
    let (request, seen) = (Command::Resign.into(), position(ply, revision));
    act(member, Act { id: GameId(*id), key, request, seen, written, done: None }).await
}

#[post("/g/{id}/messages")]
pub(super) async fn say(member: Member, id: web::Path<i64>, form: web::Form<SayForm>) -> Answer {
    let SayForm { key, message } = form.into_inner();
    let written = Outcome { said: Some(message.clone()), ..Outcome::default() };
    let (request, done) = (Request::say(message), Some(Done::Said));
    act(member, Act { id: GameId(*id), key, request, seen: Seen::Nothing, written, done }).await
}
