//! The caller's own account.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, get, patch, post, put, web};
use app::{
    Failure, Frequency, MailStanding, MailTimes, NoticeKind, Service,
    people::{Missing, PeopleRefusal, Scope, SettingsPatch},
    ports::{BoardColours, MailFormat, MailTrust, PieceSet, Player, Role},
};
use domain::{
    clock::{Night, TimeOfDay, Weekday},
    notation::{Letters, Notation},
};
use messages::msg;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    asking::{State, block, time},
    problems,
};
use crate::{
    auth::SignedIn,
    http::{
        extract::Json,
        language::Said,
        problem::{Answer, JsonAnswer},
    },
};

/// The caller's own account.
#[derive(Serialize, ToSchema)]
pub struct AccountBody {
    /// Its number.
    pub id: i64,
    /// The name others see.
    pub name: String,
    /// Its mail address, which nobody else sees.
    pub email: Option<String>,
    /// `player`, `arbiter` or `administrator`.
    #[schema(value_type = String)]
    pub role: Role,
    /// The language of mails, as a tag of BCP 47.
    #[schema(example = "uk")]
    pub language: String,
    /// The language of its piece letters.
    #[schema(value_type = String)]
    pub letters: Letters,
    /// The notation of moves in mails.
    #[schema(value_type = String)]
    pub notation: Notation,
    /// The pieces on the boards of pages: `cburnett`, `figurines` or `letters`.
    #[schema(value_type = String, example = "cburnett")]
    pub pieces: PieceSet,
    /// The colours of the boards of pages: `brown`, `green`, `blue` or `high_contrast`.
    #[schema(value_type = String, example = "brown")]
    pub board: BoardColours,
    /// IANA name.
    pub time_zone: String,
    /// The proof that we require of your mail: `token`, `token_and_from`, `token_from_and_dmarc` or `off`.
    #[schema(value_type = String)]
    pub mail_trust: MailTrust,
    /// Moves made by mail are acknowledged by mail.
    pub acknowledge: bool,
    /// Piece lists instead of board drawings in mails.
    pub no_board: bool,
    /// Mails to you: `html`, the text with HTML beside it, or `text` alone.
    #[schema(value_type = String, example = "html")]
    pub mail_format: MailFormat,
    /// Notices of games carry the game as an attachment, too (`G42.pgn`).
    pub pgn_attached: bool,
    /// Notices that change your deadline in a game carry it as an attachment for calendar programs, too (`G42.ics`).
    pub calendar_attached: bool,
    /// Kinds of notices, and their frequencies: `each`, `daily` or `weekly` in a digest, or `none`.
    #[schema(value_type = HashMap<String, String>, example = json!({"moves": "daily", "messages": "none"}))]
    pub notices: BTreeMap<NoticeKind, Frequency>,
    /// The time of day of digests, in your time zone.
    #[schema(value_type = String, example = "08:00")]
    pub digest_at: TimeOfDay,
    /// The day of the weekly digest.
    #[schema(value_type = String, example = "monday")]
    pub digest_on: Weekday,
    /// The hours without mail that can wait.
    pub quiet_hours: Option<QuietHours>,
    /// The time of creation.
    #[schema(format = DateTime)]
    pub created_at: String,
    /// Set while mail to you does not arrive; null when nothing is known to be wrong.
    pub mail_problem: Option<MailProblemBody>,
}

/// Hours of the day without mail that can wait, in the player's time zone, over midnight if they begin later than they end.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// They begin.
    #[schema(value_type = String, example = "00:00")]
    pub from: TimeOfDay,
    /// They end.
    #[schema(value_type = String, example = "07:00")]
    pub until: TimeOfDay,
}

/// Mail that did not arrive. The player's games and their clocks go on.
#[derive(Serialize, ToSchema)]
pub struct MailProblemBody {
    /// The time at which the first mail came back.
    #[schema(format = DateTime)]
    pub since: String,
    /// The time at which the last one did; all is forgotten 30 days after it.
    #[schema(format = DateTime)]
    pub last_at: String,
    /// The number of mails that did not arrive.
    pub bounces: u32,
    /// Reason of the last one: the status code of the server that refused it, such as `5.1.1` or `550`, or `expired`,
    /// `not_sent`, `unknown`.
    #[schema(example = "5.1.1")]
    pub reason: String,
    /// Nothing about games is mailed to you any more; codes still are.
    pub stopped: bool,
    /// Advice, in the language that Accept-Language asks for.
    #[schema(value_type = String)]
    pub help: Said,
}

impl From<MailStanding> for MailProblemBody {
    fn from(standing: MailStanding) -> Self {
        let help = if standing.stopped {
            msg!("account-mail-stopped-help")
        } else {
            msg!("account-mail-returned-help")
        };
        Self {
            since: time(standing.since),
            last_at: time(standing.last_at),
            bounces: standing.bounces,
            reason: standing.reason,
            stopped: standing.stopped,
            help: Said(help),
        }
    }
}

impl AccountBody {
    fn of(service: &Service, player: Player) -> Result<Self, Failure> {
        let standing = service.mail_out.mail_standing(player.id)?;
        let notices = player.notices();
        let MailTimes { digest_at, digest_on, quiet, .. } = player.mail_times;
        Ok(Self {
            id: player.id.0,
            name: player.name,
            email: player.email,
            role: player.role,
            language: player.language,
            letters: player.letters,
            notation: player.notation,
            pieces: player.pieces,
            board: player.board,
            time_zone: player.time_zone,
            mail_trust: player.mail_trust,
            acknowledge: player.acknowledge,
            no_board: player.no_board,
            mail_format: player.mail_format,
            pgn_attached: player.pgn_attached,
            calendar_attached: player.calendar_attached,
            notices,
            digest_at,
            digest_on,
            quiet_hours: quiet.map(|Night { from, until }| QuietHours { from, until }),
            created_at: time(player.created_at),
            mail_problem: standing.map(MailProblemBody::from),
        })
    }
}

/// Changes; members left out stay.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The language of mails to you, as a tag of BCP 47.
    #[schema(example = "uk")]
    pub language: Option<String>,
    /// The language of your piece letters.
    #[schema(value_type = Option<String>, example = "german")]
    pub letters: Option<Letters>,
    /// The notation of moves in mails: `numeric`, `san`, `letters`, `figurine`, `long`, `uci` or `announced`.
    #[schema(value_type = Option<String>, example = "numeric")]
    pub notation: Option<Notation>,
    /// The pieces on the boards of pages: `cburnett`, `figurines` or `letters`.
    #[schema(value_type = Option<String>, example = "letters")]
    pub pieces: Option<PieceSet>,
    /// The colours of the boards of pages: `brown`, `green`, `blue` or `high_contrast`.
    #[schema(value_type = Option<String>, example = "green")]
    pub board: Option<BoardColours>,
    /// IANA name.
    #[schema(example = "Europe/Berlin")]
    pub time_zone: Option<String>,
    /// The proof that we require of your mail: `token`, `token_and_from`, `token_from_and_dmarc` or `off`.
    #[schema(value_type = Option<String>, example = "token_and_from")]
    pub mail_trust: Option<MailTrust>,
    /// Moves made by mail are acknowledged by mail.
    pub acknowledge: Option<bool>,
    /// Piece lists instead of board drawings in mails.
    pub no_board: Option<bool>,
    /// Mails to you: `html`, the text with HTML beside it, or `text` alone.
    #[schema(value_type = Option<String>, example = "html")]
    pub mail_format: Option<MailFormat>,
    /// Notices of games carry the game as an attachment, too (`G42.pgn`).
    pub pgn_attached: Option<bool>,
    /// Notices that change your deadline in a game carry it as an attachment for calendar programs, too (`G42.ics`).
    pub calendar_attached: Option<bool>,
    /// The frequency of notices of a kind: `each`, `daily` or `weekly` in a digest, or `none`. `moves`, `messages`, `news`,
    /// `results` and `challenges` come in digests. `none` is for `acknowledgements`, `messages`, `news`, `results`,
    /// `challenges` and `proofs`; others could lose a game.
    #[schema(value_type = Option<HashMap<String, String>>, example = json!({"moves": "daily", "messages": "none"}))]
    pub notices: Option<BTreeMap<NoticeKind, Frequency>>,
    /// The time of day of digests, in your time zone.
    #[schema(value_type = Option<String>, example = "08:00")]
    pub digest_at: Option<TimeOfDay>,
    /// The day of the weekly digest.
    #[schema(value_type = Option<String>, example = "monday")]
    pub digest_on: Option<Weekday>,
    /// The hours without mail that can wait. The same time twice ends them.
    pub quiet_hours: Option<QuietHours>,
}

/// Shows the caller's own account.
#[utoipa::path(tag = "people", security(("bearer" = ["account:read"])),
    responses((status = 200, description = "The account.", body = AccountBody), problems::Account))]
#[get("/v1/me")]
pub async fn get_account(state: State, who: SignedIn) -> JsonAnswer<AccountBody> {
    who.require(Scope::Account)?;
    let found = block(&state, move |state| {
        let player = state.service.accounts.player(who.player)?;
        let body = player.map(|player| AccountBody::of(&state.service, player)).transpose()?;
        Ok(body.ok_or(PeopleRefusal::NotFound { what: Missing::Account }))
    });
    Ok(web::Json(found.await?))
}

/// Changes one's settings.
#[utoipa::path(tag = "people", security(("session" = [])),
    responses((status = 200, description = "The account after it.", body = AccountBody), problems::Settings))]
#[patch("/v1/me")]
pub async fn change_settings(
    state: State,
    who: SignedIn,
    settings: Json<Settings>,
) -> JsonAnswer<AccountBody> {
    who.session()?;
    let Settings {
        language,
        letters,
        notation,
        pieces,
        board,
        time_zone,
        mail_trust,
        acknowledge,
        no_board,
        mail_format,
        pgn_attached,
        calendar_attached,
        notices,
        digest_at,
        digest_on,
        quiet_hours,
    } = settings.into_inner();
    let notices = notices.unwrap_or_default();
    let patch = SettingsPatch {
        language,
        letters,
        notation,
        pieces,
        board,
        time_zone,
        mail_trust,
        acknowledge,
        no_board,
        mail_format,
        pgn_attached,
        calendar_attached,
        notices,
        digest_at,
        digest_on,
        quiet_hours: quiet_hours.map(|QuietHours { from, until }| Night { from, until }),
    };
    let changed = block(&state, move |state| {
        Ok(match state.service.accounts.change_settings(who.player, &patch)? {
            Ok(player) => Ok(AccountBody::of(&state.service, player)?),
            Err(refusal) => Err(refusal),
        })
    });
    Ok(web::Json(changed.await?))
}

/// Says that one's mailbox takes mail again: bounces are forgotten, and mail about games is sent from now on. An answer
/// by mail from the address on file, a sign-in with a mailed code and a new address do the same.
#[utoipa::path(tag = "people", security(("session" = [])),
    responses((status = 204, description = "Mail is sent again, or always was."), problems::Session))]
#[post("/v1/me/mail/resume")]
pub async fn resume_mail(state: State, who: SignedIn) -> Answer {
    who.session()?;
    block(&state, move |state| state.service.mail_out.resume_mail(who.player).map(Ok)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// A public key of age.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EnvelopeKey {
    /// The public key that `age-keygen` prints. The secret one stays with you.
    #[schema(example = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p", max_length = 128)]
    pub key: String,
}

/// Registers the key to which envelopes of sealed moves are encrypted for you. As an arbiter you can open them with it; as a
/// player you can read your own. An earlier key is replaced, and still opens what was sealed before.
#[utoipa::path(tag = "people", security(("session" = [])),
    responses((status = 204, description = "It is registered."), problems::EnvelopeKey))]
#[put("/v1/me/envelope-key")]
pub async fn set_envelope_key(state: State, who: SignedIn, body: Json<EnvelopeKey>) -> Answer {
    who.session()?;
    let key = body.into_inner().key;
    block(&state, move |state| state.service.accounts.set_envelope_key(who.player, Some(who.means), &key))
        .await?;
    Ok(HttpResponse::NoContent().finish())
}

/// The key to which envelopes are encrypted for you.
#[utoipa::path(tag = "people", security(("bearer" = ["account:read"])),
    responses((status = 200, description = "The key.", body = EnvelopeKey), problems::OwnEnvelopeKey))]
#[get("/v1/me/envelope-key")]
pub async fn get_envelope_key(state: State, who: SignedIn) -> JsonAnswer<EnvelopeKey> {
    who.require(Scope::Account)?;
    let found = block(&state, move |state| {
        let key = state.service.accounts.envelope_key(who.player)?;
        Ok(key.map(|key| EnvelopeKey { key }).ok_or(PeopleRefusal::NotFound { what: Missing::EnvelopeKey }))
    });
    Ok(web::Json(found.await?))
}
