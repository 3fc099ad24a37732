//! Every code a problem can carry: its status, and the sentence about the game. One table for the responses and for
//! openapi.yaml. The sentences are messages: `refusal-<code>` or `problem-<code>`, with their attributes. A refusal of a
//! game without a row is a conflict in which nothing has happened.

use std::sync::LazyLock;

use actix_web::http::StatusCode;
use domain::Refusal;
use messages::check;

/// One line of the table. The texts are ids of messages without arguments.
#[derive(Copy, Clone, Debug)]
pub struct Code {
    /// Stable name; `/problems/<code>` is the type URI.
    pub code: &'static str,
    /// HTTP status.
    pub status: StatusCode,
    /// The same for every occurrence.
    pub title: &'static str,
    /// The effect on the game and the clock, where a game is concerned.
    pub game: Option<&'static str>,
    /// Advice.
    pub help: &'static str,
    /// The whole sentence, which may need arguments.
    pub(crate) detail: &'static str,
}

/// Looks a code up. An unknown one is a conflict, so that no refusal is a success.
#[must_use]
pub fn find(code: &str) -> &'static Code {
    CODES.iter().find(|entry| entry.code == code).unwrap_or(&UNKNOWN)
}

/// The sentence about the game.
enum Game {
    /// No game is concerned.
    Absent,
    Nothing,
    Running,
    NoClock,
    EnvelopeClosed,
    NothingSealed,
    /// The attribute `.game` of the message.
    Own,
}

impl Game {
    const fn id(self, own: &'static str) -> Option<&'static str> {
        let id = match self {
            Self::Absent => return None,
            Self::Nothing => "game-nothing",
            Self::Running => "game-running",
            Self::NoClock => "game-no-clock",
            Self::EnvelopeClosed => "game-envelope-closed",
            Self::NothingSealed => "game-nothing-sealed",
            Self::Own => own,
        };
        check(id, &[]);
        Some(id)
    }
}

use Game::{Absent, EnvelopeClosed, NoClock, Nothing, NothingSealed, Own, Running};

const fn status(status: u16) -> StatusCode {
    match status {
        400 => StatusCode::BAD_REQUEST,
        401 => StatusCode::UNAUTHORIZED,
        403 => StatusCode::FORBIDDEN,
        404 => StatusCode::NOT_FOUND,
        405 => StatusCode::METHOD_NOT_ALLOWED,
        408 => StatusCode::REQUEST_TIMEOUT,
        409 => StatusCode::CONFLICT,
        410 => StatusCode::GONE,
        412 => StatusCode::PRECONDITION_FAILED,
        413 => StatusCode::PAYLOAD_TOO_LARGE,
        414 => StatusCode::URI_TOO_LONG,
        415 => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        422 => StatusCode::UNPROCESSABLE_ENTITY,
        428 => StatusCode::PRECONDITION_REQUIRED,
        429 => StatusCode::TOO_MANY_REQUESTS,
        431 => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
        503 => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

macro_rules! code {
    ($kind:literal, $code:literal, $status:literal, $game:expr) => {{
        const CODE: Code = Code {
            code: $code,
            status: status($status),
            title: concat!($kind, $code, ".title"),
            game: $game.id(concat!($kind, $code, ".game")),
            help: concat!($kind, $code, ".help"),
            detail: concat!($kind, $code),
        };
        const _: () = check(CODE.title, &[]);
        const _: () = check(CODE.help, &[]);
        CODE
    }};
}

macro_rules! refusal {
    ($code:literal, $status:literal, $game:expr) => {
        code!("refusal-", $code, $status, $game)
    };
}

macro_rules! problem {
    ($code:literal, $status:literal, $game:expr) => {
        code!("problem-", $code, $status, $game)
    };
}

static UNKNOWN: Code = problem!("refused", 409, Nothing);

/// Every code, refusals of a game first.
pub static CODES: LazyLock<Vec<Code>> = LazyLock::new(|| {
    let is_plain = |code: &&str| ROWS.iter().all(|row| row.code != *code);
    let plain = Refusal::CODES.iter().copied().filter(is_plain).map(conflict);
    plain.chain(ROWS.iter().copied()).collect()
});

/// A refusal of a game that says nothing else.
fn conflict(code: &'static str) -> Code {
    // Once for each, as long as the process lives.
    let id = |attribute: &str| -> &'static str { String::leak(format!("refusal-{code}{attribute}")) };
    Code {
        code,
        status: StatusCode::CONFLICT,
        title: id(".title"),
        game: Nothing.id(""),
        help: id(".help"),
        detail: id(""),
    }
}

/// The rows: first refusals of a game, then those of people, then what HTTP itself refuses.
static ROWS: &[Code] = &[
    refusal!("not_a_player", 403, Nothing),
    refusal!("not_an_arbiter", 403, Nothing),
    refusal!("same_player", 422, Nothing),
    refusal!("bad_start", 422, Nothing),
    refusal!("wrong_ply", 409, Running),
    refusal!("other_line", 409, Running),
    refusal!("already_played", 409, Own),
    refusal!("not_a_move", 422, Running),
    refusal!("illegal_move", 422, Own),
    refusal!("ambiguous_move", 422, Running),
    refusal!("promotion_missing", 422, Running),
    refusal!("too_late", 409, Own),
    refusal!("draw_too_early", 409, Running),
    refusal!("claim_not_correct", 409, Own),
    refusal!("adjourned", 409, NoClock),
    refusal!("must_seal", 409, Running),
    refusal!("not_sealing", 409, Running),
    refusal!("commitment_mismatch", 409, Own),
    refusal!("not_due", 409, NoClock),
    refusal!("envelope_opens", 409, Own),
    refusal!("wrong_recipients", 422, NothingSealed),
    refusal!("not_encrypted", 422, NothingSealed),
    refusal!("commitment_used", 409, NothingSealed),
    refusal!("no_draft", 409, Running),
    refusal!("offer_with_draft", 409, NothingSealed),
    refusal!("draft_for_others", 409, Running),
    refusal!("session_too_long", 409, Running),
    refusal!("too_soon", 422, Nothing),
    refusal!("not_to_be_opened", 409, EnvelopeClosed),
    refusal!("second_arbiter_needed", 409, EnvelopeClosed),
    refusal!("approval_needed", 409, EnvelopeClosed),
    refusal!("too_few_arbiters", 409, Own),
    refusal!("no_shut_envelope", 409, Own),
    refusal!("appeal_possible", 409, EnvelopeClosed),
    refusal!("arbiters_hold_it", 409, EnvelopeClosed),
    refusal!("envelope_needed", 409, EnvelopeClosed),
    refusal!("not_a_reading", 422, Running),
    refusal!("clocks_settled", 409, Running),
    refusal!("bad_clocks", 422, Nothing),
    refusal!("bad_reason", 422, Nothing),
    refusal!("bad_outcome", 422, Nothing),
    refusal!("bad_points", 422, Nothing),
    refusal!("take_back_not_allowed", 409, Running),
    refusal!("nothing_to_take_back", 409, Running),
    refusal!("bad_replacement", 422, Nothing),
    refusal!("no_such_act", 404, Nothing),
    refusal!("resign_instead", 409, Running),
    refusal!("own_act", 403, Nothing),
    refusal!("offer_too_soon", 409, Own),
    refusal!("table_needed", 500, Nothing),
    refusal!("analysis_needed", 422, Nothing),
    refusal!("bad_analysis", 422, Nothing),
    refusal!("conditions_not_allowed", 409, Own),
    refusal!("bad_conditions", 422, Own),
    refusal!("offer_and_conditions", 422, Own),
    refusal!("record_full", 409, Running),
    refusal!("not_the_timekeeper", 403, Nothing),
    refusal!("not_sealable", 422, Own),
    refusal!("unknown_game", 404, Absent),
    refusal!("unknown_player", 422, Nothing),
    refusal!("unknown_challenge", 404, Absent),
    refusal!("challenge_closed", 409, Absent),
    refusal!("too_many_challenges", 409, Absent),
    refusal!("key_reused", 422, Nothing),
    refusal!("ply_missing", 428, Running),
    refusal!("bad_message", 422, Nothing),
    refusal!("flag_for_arbiter", 409, Own),
    refusal!("on_leave", 409, Own),
    refusal!("bad_leave", 422, Nothing),
    refusal!("bad_key", 422, Absent),
    refusal!("key_taken", 409, Absent),
    refusal!("bad_name", 422, Absent),
    refusal!("name_taken", 409, Absent),
    refusal!("bad_address", 422, Absent),
    refusal!("notice_needed", 422, Absent),
    refusal!("bad_time_zone", 422, Absent),
    refusal!("no_such_language", 422, Absent),
    refusal!("bad_label", 422, Absent),
    refusal!("too_many_codes", 429, Absent),
    refusal!("wrong_code", 422, Absent),
    refusal!("code_void", 410, Absent),
    refusal!("session_ended", 401, Absent),
    refusal!("bad_token", 401, Absent),
    refusal!("no_scope", 422, Absent),
    refusal!("already_expired", 422, Absent),
    refusal!("too_many_tokens", 409, Absent),
    refusal!("bad_webhook_url", 422, Absent),
    refusal!("too_many_webhooks", 409, Absent),
    refusal!("webhook_off", 409, Absent),
    refusal!("sign_in_again", 403, Absent),
    refusal!("not_an_administrator", 403, Absent),
    refusal!("last_administrator", 409, Absent),
    refusal!("games_running", 409, Own),
    problem!("session_required", 403, Absent),
    problem!("bad_request", 400, Absent),
    problem!("body_unreadable", 400, Absent),
    problem!("body_invalid", 422, Absent),
    problem!("body_too_large", 413, Absent),
    problem!("not_json", 415, Absent),
    problem!("cursor_invalid", 400, Absent),
    problem!("confirmation_missing", 422, Nothing),
    problem!("bad_notes", 422, Absent),
    problem!("notes_changed", 409, Absent),
    problem!("list_refused", 422, Nothing),
    problem!("idempotency_key_malformed", 400, Nothing),
    problem!("unauthenticated", 401, Absent),
    problem!("insufficient_scope", 403, Absent),
    problem!("game_delayed", 403, Absent),
    problem!("not_found", 404, Absent),
    problem!("method_not_allowed", 405, Absent),
    problem!("uri_too_long", 414, Absent),
    problem!("head_too_large", 431, Absent),
    problem!("request_timeout", 408, Absent),
    problem!("precondition_failed", 412, Nothing),
    problem!("rate_limited", 429, Absent),
    problem!("too_many_streams", 429, Absent),
    problem!("busy", 503, Own),
    problem!("storage", 503, Own),
    problem!("reading_stands", 503, Own),
    problem!("wrong_clock", 503, Own),
    problem!("disk_full", 503, Own),
    problem!("restored", 503, Own),
    problem!("draining", 503, Absent),
    problem!("internal", 500, Own),
];
