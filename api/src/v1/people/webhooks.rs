//! Webhooks of the caller.

use actix_web::{HttpResponse, delete, get, post, web};
use app::{
    people::Scope,
    ports::{Delivery, Webhook, WebhookId},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    asking::{Repeatable, State, block, time},
    problems,
};
use crate::{
    auth::SignedIn,
    http::{
        extract::Json,
        page::{Page, PageQuery, page},
        problem::{Answer, JsonAnswer},
    },
};

/// A webhook to make.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    /// The address to which events are sent: `https://` and a host of the internet.
    #[schema(max_length = 1000, example = "https://bot.example.org/postzug")]
    pub url: String,
}

/// A webhook, without its secret.
#[derive(Serialize, ToSchema)]
pub struct WebhookBody {
    /// Its number.
    pub id: i64,
    /// The address to which events are sent.
    pub url: String,
    /// Events are sent.
    pub enabled: bool,
    /// The reason why it is off: `gone`, `failed` or `restored`; null while it is on.
    pub off_because: Option<String>,
    /// The time of creation.
    #[schema(format = DateTime)]
    pub created_at: String,
    /// The first failure since the last success; null if the last attempt succeeded.
    #[schema(format = DateTime)]
    pub failing_since: Option<String>,
    /// The secret before the last rotation signs, too, until then; null if there is none.
    #[schema(format = DateTime)]
    pub former_secret_until: Option<String>,
}

/// A secret of a webhook.
#[derive(Serialize, ToSchema)]
pub struct WebhookSecret {
    /// Signs deliveries, as Standard Webhooks says. It is shown this once.
    #[schema(example = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=")]
    pub secret: String,
}

/// A new webhook, with its secret.
#[derive(Serialize, ToSchema)]
pub struct MadeWebhook {
    /// Signs deliveries, as Standard Webhooks says. It is shown this once.
    pub secret: String,
    /// The rest.
    #[serde(flatten)]
    pub about: WebhookBody,
}

/// An event on its way to a webhook.
#[derive(Serialize, ToSchema)]
pub struct DeliveryBody {
    /// Its number: `webhook-id` is `msg_` and this number, in every attempt.
    pub id: i64,
    /// The game.
    pub game: i64,
    /// The number of the event in the game.
    pub seq: u32,
    /// `waiting`, `sent` or `dead`.
    pub state: &'static str,
    /// The reason why it is dead, or how the last attempt failed, in a word; empty if it did not.
    pub reason: String,
    /// The number of attempts that were begun.
    pub attempts: u32,
    /// The time of creation.
    #[schema(format = DateTime)]
    pub created_at: String,
    /// The time of the next attempt; null when nothing more happens.
    #[schema(format = DateTime)]
    pub next_at: Option<String>,
    /// The time at which it was taken or given up.
    #[schema(format = DateTime)]
    pub settled_at: Option<String>,
}

impl WebhookBody {
    fn new(webhook: Webhook, state: &State) -> Self {
        let now = state.service.time.now();
        let former = webhook.former.map(|(_, until)| until).filter(|&until| now < until);
        let enabled = webhook.since.is_some();
        Self {
            id: webhook.id.0,
            url: webhook.url,
            enabled,
            off_because: (!enabled).then_some(webhook.off_because),
            created_at: time(webhook.made_at),
            failing_since: webhook.failing_since.map(time),
            former_secret_until: former.map(time),
        }
    }
}

impl From<Delivery> for DeliveryBody {
    fn from(delivery: Delivery) -> Self {
        Self {
            id: delivery.id,
            game: delivery.game.0,
            seq: delivery.seq,
            state: delivery.state.name(),
            reason: delivery.reason,
            attempts: delivery.attempts,
            created_at: time(delivery.made_at),
            next_at: delivery.next_at.map(time),
            settled_at: delivery.settled_at.map(time),
        }
    }
}

/// Makes a webhook: from now on each event of the caller's games is sent to the address. Its secret is in this answer and
/// never again. A mail tells the owner.
#[utoipa::path(tag = "webhooks", security(("session" = [])),
    responses((status = 201, description = "The webhook.", body = MadeWebhook), problems::MakeWebhook))]
#[post("/v1/webhooks")]
pub async fn make_webhook(
    state: State,
    who: SignedIn,
    repeatable: Repeatable,
    new: Json<NewWebhook>,
) -> Answer {
    who.session()?;
    let url = new.into_inner().url;
    let (webhook, secret) = block(&state, move |state| {
        let service = repeatable.service(&state.service, &["webhook", &who.player.0.to_string()]);
        service.webhooks.make_webhook(who.player, &url)
    })
    .await?;
    let made = MadeWebhook { secret: secret.0, about: WebhookBody::new(webhook, &state) };
    Ok(HttpResponse::Created().insert_header(("Cache-Control", "no-store")).json(made))
}

/// Lists the caller's webhooks, oldest first.
#[utoipa::path(tag = "webhooks", security(("bearer" = ["webhooks"])),
    responses((status = 200, description = "The webhooks, without their secrets.", body = Vec<WebhookBody>),
        problems::Webhooks))]
#[get("/v1/webhooks")]
pub async fn list_webhooks(state: State, who: SignedIn) -> JsonAnswer<Vec<WebhookBody>> {
    who.require(Scope::Webhooks)?;
    let found = block(&state, move |state| state.service.webhooks.webhooks(who.player).map(Ok)).await?;
    Ok(web::Json(found.into_iter().map(|webhook| WebhookBody::new(webhook, &state)).collect()))
}

/// Deletes a webhook with its deliveries, at once.
#[utoipa::path(tag = "webhooks", security(("session" = [])),
    responses((status = 204, description = "It is gone."), problems::OneWebhook))]
#[delete("/v1/webhooks/{id}")]
pub async fn delete_webhook(state: State, who: SignedIn, id: web::Path<i64>) -> Answer {
    who.session()?;
    block(&state, move |state| state.service.webhooks.delete_webhook(who.player, WebhookId(*id))).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Gives a webhook another secret, which is in this answer and never again. For 24 hours the one before it signs, too.
#[utoipa::path(tag = "webhooks", security(("session" = [])),
    responses((status = 201, description = "The secret.", body = WebhookSecret), problems::RotateWebhook))]
#[post("/v1/webhooks/{id}/secret")]
pub async fn rotate_webhook_secret(
    state: State,
    who: SignedIn,
    repeatable: Repeatable,
    id: web::Path<i64>,
) -> Answer {
    who.session()?;
    let secret = block(&state, move |state| {
        let scope = ["webhook-secret", &who.player.0.to_string(), &id.to_string()];
        repeatable.service(&state.service, &scope).webhooks.rotate(who.player, WebhookId(*id))
    })
    .await?;
    let made = WebhookSecret { secret: secret.0 };
    Ok(HttpResponse::Created().insert_header(("Cache-Control", "no-store")).json(made))
}

/// Switches a webhook on, for events from now on. A webhook that is on stays as it is.
#[utoipa::path(tag = "webhooks", security(("session" = [])),
    responses((status = 200, description = "The webhook.", body = WebhookBody), problems::OneWebhook))]
#[post("/v1/webhooks/{id}/enable")]
pub async fn enable_webhook(state: State, who: SignedIn, id: web::Path<i64>) -> JsonAnswer<WebhookBody> {
    who.session()?;
    let found = block(&state, move |state| state.service.webhooks.enable(who.player, WebhookId(*id))).await?;
    Ok(web::Json(WebhookBody::new(found, &state)))
}

/// Lists the deliveries of a webhook, newest first. Those that came to their end are stored for 30 days.
#[utoipa::path(tag = "webhooks", security(("bearer" = ["webhooks"])), params(PageQuery),
    responses((status = 200, description = "A page of deliveries.", body = Page<DeliveryBody>),
        problems::Deliveries))]
#[get("/v1/webhooks/{id}/deliveries")]
pub async fn list_deliveries(
    state: State,
    who: SignedIn,
    id: web::Path<i64>,
    query: web::Query<PageQuery>,
) -> JsonAnswer<Page<DeliveryBody>> {
    who.require(Scope::Webhooks)?;
    let (limit, before) = (query.limit()?, query.place("deliveries")?);
    let found = block(&state, move |state| {
        state.service.webhooks.deliveries(who.player, WebhookId(*id), before, limit)
    })
    .await?;
    Ok(web::Json(page("deliveries", found, limit, |delivery| delivery.id, Into::into)))
}

/// Sends a delivery once more, under the same `webhook-id`; a waiting delivery is due now.
#[utoipa::path(tag = "webhooks", security(("bearer" = ["webhooks"])),
    responses((status = 204, description = "It waits to be sent."), problems::Replay))]
#[post("/v1/webhooks/{id}/deliveries/{delivery}/replay")]
pub async fn replay_delivery(state: State, who: SignedIn, path: web::Path<(i64, i64)>) -> Answer {
    who.require(Scope::Webhooks)?;
    let (id, delivery) = path.into_inner();
    block(&state, move |state| state.service.webhooks.replay(who.player, WebhookId(id), delivery)).await?;
    Ok(HttpResponse::NoContent().finish())
}
