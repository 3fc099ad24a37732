//! The text that somebody typed into a form, kept for the page that says why it was not taken.

use actix_web::{
    Error, HttpMessage as _,
    body::{BoxBody, MessageBody},
    dev::{Payload, ServiceRequest, ServiceResponse},
    http::{Method, StatusCode},
    middleware::Next,
    web::{BytesMut, Data, Query},
};
use app::WholeGame;
use domain::GameId;
use futures_util::stream::{self, StreamExt as _};
use maud::{Markup, html};
use messages::{Message, msg};
use serde::Deserialize;

use super::{origin, visitor::Frame};
use crate::{
    http::{
        blocking,
        extract::{MAX_BODY, MAX_LONG_FORM},
    },
    state::HttpState,
};

/// Takes the carriage returns out of a text, which browsers send at the ends of lines: they count one character for both.
pub(super) fn unix_lines(text: &mut String) {
    text.retain(|c| c != '\r');
}

/// The text of an envelope as it was written: what is lost of it in a copy is the end of the last line.
pub(super) fn whole_text(mut text: String) -> String {
    unix_lines(&mut text);
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

/// The text fields of the forms of a game, for players and for arbiters, and of those of administrators. Never a sealed
/// move: what is kept is shown again.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Fields {
    #[serde(rename = "move")]
    played: String,
    announced: String,
    conditions: String,
    message: String,
    reason: String,
    analysis: String,
    lines: String,
    notes: String,
    /// A line of the analysis board, in UCI or as it is written, and what was typed to go on.
    tried: String,
    more: String,
    next: String,
    /// Tells that the form stood on a page of a player of the game.
    seat: String,
}

/// Texts under the labels of their fields.
pub(super) type Texts = Vec<(Message, String)>;

/// The texts of a form.
#[derive(Clone, Default)]
pub(super) struct Typed {
    texts: Texts,
    /// Moves, which are shown nowhere in a game that seals them.
    moves: Texts,
    seat: String,
}

impl From<Fields> for Typed {
    fn from(fields: Fields) -> Self {
        let Fields {
            played,
            announced,
            conditions,
            message,
            reason,
            analysis,
            lines,
            notes,
            tried,
            more,
            next,
            seat,
        } = fields;
        let written =
            |all: Texts| -> Texts { all.into_iter().filter(|(_, text)| !text.trim().is_empty()).collect() };
        Self {
            texts: written(vec![
                (msg!("page-plan"), conditions),
                (msg!("page-message"), message),
                (msg!("page-typed-reason"), reason),
                (msg!("page-desk-event", event = "analysed"), analysis),
                (msg!("page-plan-draft"), lines),
                (msg!("page-notes-text"), notes),
            ]),
            moves: written(vec![
                (msg!("page-move"), played),
                (msg!("page-claim-announced"), announced),
                (msg!("page-analysis-line"), tried),
                (msg!("page-analysis-line"), more),
                (msg!("page-analysis-next"), next),
            ]),
            seat,
        }
    }
}

impl Typed {
    /// Returns the input that may be shown: moves only to the players of the game, and only where none is sealed. After a
    /// refusal for too many questions nothing is looked up.
    pub(super) async fn shown(self, state: Option<&HttpState>, path: &str, status: StatusCode) -> Texts {
        let Self { mut texts, moves, seat } = self;
        if status == StatusCode::TOO_MANY_REQUESTS {
            return texts;
        }
        let game = path.strip_prefix("/g/").and_then(|rest| rest.split('/').next()?.parse().ok());
        let (false, false, Some(state), Some(game)) =
            (moves.is_empty(), seat.is_empty(), state, game.map(GameId))
        else {
            return texts;
        };
        let service = state.service.clone();
        match blocking(move || service.games.shows_moves_to(game, &seat)).await {
            Ok(true) => texts.extend(moves),
            Ok(false) => {}
            // What cannot be known is taken for sealed.
            Err(failure) => {
                let error = &failure as &dyn std::error::Error;
                tracing::error!(%game, error, "moves that were typed are not shown again");
            }
        }
        texts
    }
}

/// Marks a form of a player, so that its moves can be shown again whatever becomes of it.
pub(super) fn seat_field(whole: &WholeGame) -> Markup {
    html! { @if let Some(mark) = &whole.seat { input type="hidden" name="seat" value=(mark); } }
}

impl Frame {
    /// Texts that were not taken, to be copied.
    pub(super) fn typed(&self, texts: &[(Message, String)]) -> Markup {
        html! {
            @if !texts.is_empty() { p { (self.say(&msg!("page-typed"))) } }
            @for (label, text) in texts {
                (self.labelled(label, &html! { textarea rows="4" readonly dir="auto" { "\n" (text) } }))
            }
        }
    }
}

/// Reads a form with text before anybody refuses it, and passes it on whole. This comes before the limits of requests, so few
/// forms are held at once, and only as much of each as is allowed. The text of another form is lost if it is refused.
pub(crate) async fn keep_text<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let state = request.app_data::<Data<HttpState>>().filter(|state| is_form_with_text(&request, state));
    let place = state.and_then(|state| state.limits.place_for_form());
    if place.is_some() {
        let is_long = request.path().ends_with("/adjudication");
        let most = if is_long { MAX_LONG_FORM } else { MAX_BODY };
        let mut payload = request.take_payload();
        let mut read = BytesMut::new();
        let mut broken = None;
        while read.len() < most {
            match payload.next().await {
                Some(Ok(chunk)) => read.extend_from_slice(&chunk),
                Some(Err(error)) => {
                    broken = Some(Err(error));
                    break;
                }
                None => break,
            }
        }
        let read = read.freeze();
        if let Ok(text) = std::str::from_utf8(&read[..read.len().min(most)])
            && let Ok(Query(fields)) = Query::<Fields>::from_query(text)
        {
            request.extensions_mut().insert(Typed::from(fields));
        }
        let whole = stream::iter([Ok(read)].into_iter().chain(broken)).chain(payload);
        request.set_payload(Payload::Stream { payload: Box::pin(whole) });
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}

fn is_form_with_text(request: &ServiceRequest, state: &HttpState) -> bool {
    request.method() == Method::POST
        && ["/g/", "/desk/g/", "/admin/"].iter().any(|begins| request.path().starts_with(begins))
        && request.content_type().eq_ignore_ascii_case("application/x-www-form-urlencoded")
        // The words of another site are not the reader's.
        && origin::is_own(request.request(), state.service.public_url())
}
