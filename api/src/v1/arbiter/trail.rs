use actix_web::{get, web};
use app::{Channel, Trail, TrailLine, ports::Player};
use domain::{Actor, Event, GameId, Refusal};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    http::problem::{JsonAnswer, worded_refusal},
    v1::{
        acting::Directing,
        problems, schemas,
        view::{Reader, Time},
    },
};

/// One line of the trail of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct TrailBody {
    /// The time of judgement.
    pub at: Time,
    /// `player`, `arbiter` or `timekeeper`, and which.
    #[schema(schema_with = schemas::actor)]
    pub actor: Actor,
    /// `mail`, `http`, `timekeeper` or `console`; null once the receipt is gone.
    #[schema(value_type = Option<String>)]
    pub channel: Option<Channel>,
    /// The number of the event; null for what was refused.
    pub seq: Option<u32>,
    /// The event; null for a refused attempt.
    #[schema(schema_with = schemas::event_or_null)]
    pub event: Option<Event>,
    /// The refusal, with its code. A move to be sealed is never in it.
    #[schema(value_type = Option<Object>)]
    #[serde(serialize_with = "worded_refusal")]
    pub refusal: Option<Refusal>,
    /// The time stamp of our intake.
    pub received_at: Option<Time>,
    /// Milliseconds used for the move.
    pub used: Option<i64>,
    /// The number of the mail it came with.
    pub mail: Option<i64>,
    /// Keyed digest of that mail.
    pub mail_digest: Option<String>,
    /// SHA-256 of the raw mail as it was received, as long as it is stored; never of a mail with a move to be sealed.
    pub mail_sha256: Option<String>,
    /// Its Message-ID, as long as the mail is stored.
    pub message_id: Option<String>,
}

impl TrailBody {
    fn new(line: TrailLine, reader: &Reader) -> Self {
        let (seq, event) = line.event.map_or((None, None), |(seq, event)| (Some(seq), Some(event)));
        Self {
            at: reader.time(line.at),
            actor: line.actor,
            channel: line.channel,
            seq,
            event,
            refusal: line.refusal,
            received_at: line.received_at.map(|at| reader.time(at)),
            used: line.used.map(|span| span.0),
            mail: line.mail.as_ref().map(|mail| mail.inbox),
            mail_digest: line.mail.as_ref().map(|mail| mail.digest.to_string()),
            mail_sha256: line.mail.as_ref().and_then(|mail| mail.sha256).map(|hash| hash.to_string()),
            message_id: line.mail.and_then(|mail| mail.message_id),
        }
    }
}

/// The trail of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct TrailsBody {
    /// The lines in order.
    pub lines: Vec<TrailBody>,
    /// Refused attempts that are not in it. Of each who plays or has done something the first thousand are, of anybody else the
    /// first hundred, and of those together a thousand.
    pub left_off: u32,
}

impl TrailsBody {
    /// The trail as this player reads it.
    #[must_use]
    pub fn of(trail: Trail, viewer: &Player) -> Self {
        Self::new(trail, &Reader::new(viewer))
    }

    fn new(Trail { lines, left_off }: Trail, reader: &Reader) -> Self {
        Self { lines: lines.into_iter().map(|line| TrailBody::new(line, reader)).collect(), left_off }
    }
}

/// Everything anybody did or tried in a game, in order, as an arbiter.
#[utoipa::path(tag = "envelopes", security(("bearer" = ["arbiter"])),
    responses((status = 200, description = "The trail.", body = TrailsBody), problems::ArbiterQueue))]
#[get("/v1/games/{id}/trail")]
pub async fn get_game_trail(Directing(reading): Directing, id: web::Path<i64>) -> JsonAnswer<TrailsBody> {
    let (id, viewer) = (GameId(*id), reading.who.player);
    let found = reading
        .ask_as(move |service, reader| {
            let trail = service.queue.trail(id, viewer)?;
            Ok(trail.map(|trail| TrailsBody::new(trail, reader)))
        })
        .await?;
    let trail = found.ok_or(Refusal::NotAnArbiter)?;
    if trail.lines.is_empty() { Err(Refusal::UnknownGame.into()) } else { Ok(web::Json(trail)) }
}
