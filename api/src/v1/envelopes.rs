//! Envelopes of adjourned games: those that players encrypt, and decisions of arbiters. See docs/arbitrate/adjournment.md.

use actix_web::{get, post, web};
use app::{Failure, Request, Service, Unresolved};
use domain::{Command, Digest, Envelope, EventKind, GameId, Instant, Phase, Refusal};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    acting::{Acting, Reading, ReceiptBody},
    problems,
};
use crate::http::{
    extract::Json,
    problem::{Answer, JsonAnswer},
};

/// A move that the player encrypted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnEnvelope {
    /// SHA-256 of the canonical text, in hexadecimal.
    #[schema(value_type = String, min_length = 64, max_length = 64)]
    pub commitment: Digest,
    /// The text encrypted with age, armored; `postzug seal` writes it.
    #[schema(max_length = 32768)]
    pub ciphertext: String,
    /// Half-moves that have been played.
    #[schema(required, value_type = u16)]
    pub ply: Option<u16>,
    /// The `revision` of the game as it was seen: the number of reversals by arbiters; 0 if absent.
    #[serde(default)]
    pub revision: Option<u16>,
}

/// Seals a move that the service does not see. It is judged when it is opened; an illegal or ambiguous move loses.
#[utoipa::path(tag = "envelopes", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "The envelope is sealed; no clock runs.", body = ReceiptBody), problems::Seal))]
#[post("/v1/games/{id}/envelope")]
pub async fn seal_own_envelope(acting: Acting, id: web::Path<i64>, own: Json<OwnEnvelope>) -> Answer {
    let OwnEnvelope { commitment, ciphertext, ply, revision } = own.into_inner();
    let request = Unresolved::SealOwn { commitment, ciphertext, draft: false };
    acting.in_revision(revision).play(*id, request, ply).await
}

/// A closed envelope.
#[derive(Debug, Serialize, ToSchema)]
pub struct EnvelopeBody {
    /// SHA-256 of the text in it.
    pub commitment: String,
    /// SHA-256 of `ciphertext`.
    pub ciphertext_sha256: String,
    /// Input of `age -d`: one armored file, or several, each after a line `for: NUMBERS`. The line names the holders who open
    /// it one inside the other.
    pub ciphertext: String,
}

/// The last envelope of the game, closed. Everybody may have it; only those with the keys read it.
#[utoipa::path(tag = "envelopes", security(("bearer" = ["games:read"])),
    responses((status = 200, description = "The envelope.", body = EnvelopeBody), problems::ReadEnvelope))]
#[get("/v1/games/{id}/envelope")]
pub async fn get_envelope(reading: Reading, id: web::Path<i64>) -> JsonAnswer<EnvelopeBody> {
    let id = GameId(*id);
    let found = reading
        .ask(move |service| {
            let Some(state) = service.games.game(id)?.map(|view| view.row.state) else {
                return Ok(Err(Refusal::UnknownGame));
            };
            let envelope = match (state.phase, state.unopened) {
                (Phase::Adjourned { envelope, .. }, _) => Some(envelope),
                (_, Some(shut)) => Some(shut.envelope),
                _ => sealed_last(service, id)?,
            };
            let Some(envelope) = envelope else { return Ok(Err(Refusal::NotAdjourned)) };
            let missing = || Failure::Damaged(format!("the envelope of {id} is missing"));
            let closed = service.records.closed_envelope(id, envelope.commitment)?.ok_or_else(missing)?;
            let ciphertext =
                String::from_utf8(closed).map_err(|error| Failure::unreadable("an envelope", &error))?;
            let (commitment, sha256) = (envelope.commitment.to_string(), envelope.ciphertext.to_string());
            Ok(Ok(EnvelopeBody { commitment, ciphertext_sha256: sha256, ciphertext }))
        })
        .await?;
    Ok(web::Json(found?))
}

/// Reads the record to its end, because a game can be adjourned often.
fn sealed_last(service: &Service, id: GameId) -> Result<Option<Envelope>, Failure> {
    let (mut last, mut seq) = (None, 0);
    loop {
        let page = service.records.events_after(id, seq, app::MAX_PAGE)?;
        let Some(newest) = page.last() else { return Ok(last) };
        seq = newest.seq;
        for recorded in page {
            if let EventKind::Sealed { envelope, .. } = recorded.event.kind {
                last = Some(envelope);
            }
        }
    }
}

/// A key to which an envelope is encrypted.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecipientBody {
    /// The number of its holder; 0 for the service's own vault.
    pub player: i64,
    /// A public key of age.
    pub key: String,
}

/// The keys to which a player encrypts.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecipientsBody {
    /// The number of them that it takes to open.
    pub needed: u8,
    /// The keys.
    pub recipients: Vec<RecipientBody>,
}

/// The recipients to whom a player encrypts their own envelope.
#[utoipa::path(tag = "envelopes", security(("bearer" = ["games:read"])),
    responses((status = 200, description = "The keys.", body = RecipientsBody), problems::ReadGame))]
#[get("/v1/games/{id}/envelope/recipients")]
pub async fn list_envelope_recipients(reading: Reading, id: web::Path<i64>) -> JsonAnswer<RecipientsBody> {
    let id = GameId(*id);
    let found = reading.ask(move |service| service.games.envelope_recipients(id)).await?;
    let found = found.ok_or(Refusal::UnknownGame)?;
    let recipients = found.keys.into_iter().map(|(player, key)| RecipientBody { player, key }).collect();
    Ok(web::Json(RecipientsBody { needed: found.needed, recipients }))
}

/// The text of an envelope.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The output of `age -d`, byte for byte. Only what has the committed SHA-256 counts.
    #[schema(max_length = 4096)]
    pub envelope: String,
    /// The reason to open before the time, in 1 to 500 characters; both players read it.
    #[serde(default)]
    #[schema(max_length = 500)]
    pub reason: Option<String>,
}

/// Opens the envelope: an arbiter with its text, or the sealer who has the text.
#[utoipa::path(tag = "envelopes", security(("bearer" = ["games:write"]), ("bearer" = ["arbiter"])),
    responses((status = 201, description = "It was opened and the move judged.", body = ReceiptBody), problems::Envelopes))]
#[post("/v1/games/{id}/opening")]
pub async fn open_envelope(acting: Acting, id: web::Path<i64>, opening: Json<Opening>) -> Answer {
    let Opening { envelope, reason } = opening.into_inner();
    let actor = acting.seated(*id).await?;
    let request = Request { text: reason, ..Request::open(GameId(*id), envelope) };
    acting.submit(actor, *id, request, None).await
}

/// A decision of an arbiter about an adjournment.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
pub enum EnvelopeOrder {
    /// The face of the envelope is in order, and the arbiter keeps it (FIDE Guidelines I.3).
    AcknowledgeFace {},
    /// The game resumes at another time, announced a day ahead at least (I.14).
    SetResumption {
        /// UTC milliseconds.
        #[schema(value_type = i64)]
        resume_at: Instant,
        /// Visible to both players.
        reason: String,
    },
    /// Another arbiter may open the envelope before its time.
    ApproveEarlyOpening {
        /// Visible to both players.
        reason: String,
    },
    /// The envelope is lost or does not open: the sealer must show its text (I.12.1).
    DeclareMissing {
        /// Visible to both players.
        reason: String,
    },
}

impl From<EnvelopeOrder> for Request {
    fn from(order: EnvelopeOrder) -> Self {
        let (command, reason) = match order {
            EnvelopeOrder::AcknowledgeFace {} => return Command::AcknowledgeFace.into(),
            EnvelopeOrder::SetResumption { resume_at, reason } => {
                (Command::SetResumption { resume_at }, reason)
            }
            EnvelopeOrder::ApproveEarlyOpening { reason } => (Command::ApproveEarlyOpening, reason),
            EnvelopeOrder::DeclareMissing { reason } => (Command::DeclareMissing, reason),
        };
        Self::from(command).with(reason)
    }
}

/// Decides about an adjournment, as an arbiter.
#[utoipa::path(tag = "envelopes", security(("bearer" = ["arbiter"])),
    responses((status = 201, description = "It was recorded.", body = ReceiptBody), problems::Envelopes))]
#[post("/v1/games/{id}/envelope/decisions")]
pub async fn decide_about_envelope(acting: Acting, id: web::Path<i64>, order: Json<EnvelopeOrder>) -> Answer {
    let actor = acting.arbiter().await?;
    acting.submit(actor, *id, order.into_inner(), None).await
}

/// Agrees to publish the envelope of a game that was given up or drawn while it was adjourned. If both players agree, the
/// service opens an envelope that it holds; the arbiters or the sealer publish another with `/opening`.
/// Otherwise it stays shut.
#[utoipa::path(tag = "envelopes", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It was recorded; the envelope may have been opened.", body = ReceiptBody), problems::Envelopes))]
#[post("/v1/games/{id}/envelope/publication")]
pub async fn publish_envelope(acting: Acting, id: web::Path<i64>) -> Answer {
    acting.play(*id, Command::Publish { envelope: None }, None).await
}

/// A reading of an ambiguous sealed move.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadingOrder {
    /// One of `adjournment.readings`, in any notation.
    #[serde(rename = "move")]
    #[schema(max_length = 256)]
    pub text: String,
    /// Half-moves that have been played.
    #[schema(required, value_type = u16)]
    pub ply: Option<u16>,
    /// The `revision` of the game as it was seen: the number of reversals by arbiters; 0 if absent.
    #[serde(default)]
    pub revision: Option<u16>,
}

/// Takes one of the readings of the opponent's ambiguous sealed move, where the regulations leave it to the opponent.
#[utoipa::path(tag = "envelopes", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "The move is on the board.", body = ReceiptBody), problems::Reading))]
#[post("/v1/games/{id}/reading")]
pub async fn choose_reading(acting: Acting, id: web::Path<i64>, order: Json<ReadingOrder>) -> Answer {
    let ReadingOrder { text, ply, revision } = order.into_inner();
    acting.in_revision(revision).play(*id, Command::ChooseReading { m: text.into() }, ply).await
}

/// Says that the clocks show wrong times, before one's first move after a resumption (FIDE Guidelines I.13).
#[utoipa::path(tag = "envelopes", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "The arbiter is notified.", body = ReceiptBody), problems::ClockQuestion))]
#[post("/v1/games/{id}/clocks/question")]
pub async fn question_clocks(acting: Acting, id: web::Path<i64>) -> Answer {
    acting.play(*id, Command::QuestionClocks, None).await
}
