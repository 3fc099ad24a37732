//! Every code a problem can carry: its status, and what a person can do about it. One table for the responses
//! and for openapi.yaml.

use actix_web::http::StatusCode;

/// One line of the table.
#[derive(Debug)]
pub struct Code {
    /// Stable name; `/problems/<code>` is the type URI.
    pub code: &'static str,
    /// HTTP status.
    pub status: StatusCode,
    /// The same for every occurrence.
    pub title: &'static str,
    /// What happened to the game and the clock; empty where no game is concerned.
    pub game: &'static str,
    /// What to do.
    pub help: &'static str,
}

/// Looks a code up. An unknown one is a conflict, so that a new refusal is never a success; a test keeps the
/// table complete.
#[must_use]
pub fn find(code: &str) -> &'static Code {
    CODES.iter().find(|entry| entry.code == code).unwrap_or(&UNKNOWN)
}

const NOTHING: &str = "Nothing happened to the game; the clock was not touched.";
const RUNNING: &str = "No move was made; the clock of the side to move keeps running.";

const UNKNOWN: Code = code("refused", 409, "The request was refused", NOTHING, "Read the detail.");

const fn code(
    code: &'static str,
    status: u16,
    title: &'static str,
    game: &'static str,
    help: &'static str,
) -> Code {
    let status = match status {
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
        415 => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        422 => StatusCode::UNPROCESSABLE_ENTITY,
        428 => StatusCode::PRECONDITION_REQUIRED,
        429 => StatusCode::TOO_MANY_REQUESTS,
        503 => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    };
    Code { code, status, title, game, help }
}

/// The table: first the refusals of a game, then those of people, then what HTTP itself refuses.
#[rustfmt::skip]
pub static CODES: &[Code] = &[
    code("not_a_player", 403, "Not a player of this game", NOTHING, "Only the two players may do this."),
    code("not_an_arbiter", 403, "Only an arbiter may do this", NOTHING, "Ask an arbiter of the game."),
    code("same_player", 422, "Nobody plays against himself", NOTHING, "Name another opponent."),
    code("bad_start", 422, "The game cannot start like this", NOTHING, "Correct the start position or the regulations."),
    code("not_your_move", 409, "It is the opponent's move", NOTHING, "Wait for the opponent's move."),
    code("wrong_ply", 409, "Meant for another position", RUNNING, "Read the game again and send the move for the present ply."),
    code("already_played", 409, "This move was recorded before", "The move stands as recorded the first time.", "Nothing: the move counts."),
    code("not_a_move", 422, "Not a move", RUNNING, "Write one move, for example 5254 or e4; GET .../legal lists the legal ones."),
    code("illegal_move", 422, "Not legal here", "No move was made and the clock keeps running. The attempt is on record; the regulations of the game say what it costs.", "Send a legal move; GET .../legal lists them."),
    code("ambiguous_move", 422, "More than one legal move fits", RUNNING, "Send one of the readings."),
    code("promotion_missing", 422, "The promotion piece is missing", RUNNING, "Say what the pawn becomes, for example 57581 or e8=Q."),
    code("too_late", 409, "The time limit was exceeded", "Nothing was done. The flag falls and the timekeeper ends the game, unless its flags must be claimed.", "Nothing can be sent to this game any more; where flags must be claimed, a move until somebody claims."),
    code("game_over", 409, "The game is over", NOTHING, "Nothing can be sent to this game any more."),
    code("no_draw_offer", 409, "No draw offer stands", NOTHING, "Offer a draw together with your next move."),
    code("draw_too_early", 409, "Too early for a draw by agreement", RUNNING, "Play on; the regulations of this game name the move."),
    code("claim_not_correct", 409, "The claim is not correct", "The claim is on record and counts as a draw offer; an announced legal move has been played.", "Read the game again before the next move."),
    code("adjourned", 409, "The game is adjourned", "Nothing happened to the game; no clock runs.", "Ask to resume, or wait for the agreed time."),
    code("not_adjourned", 409, "The game is not adjourned", NOTHING, "This is possible only in an adjourned game."),
    code("must_seal", 409, "The move must be sealed", RUNNING, "POST the move to .../seal."),
    code("not_sealing", 409, "No adjournment was agreed or ordered", RUNNING, "Play the move, or propose to adjourn first."),
    code("adjournment_not_allowed", 409, "Players may not adjourn here", NOTHING, "Ask an arbiter."),
    code("already_proposed", 409, "Adjournment is proposed already", NOTHING, "Wait for the opponent's answer."),
    code("no_adjournment_proposed", 409, "No proposal to adjourn stands", NOTHING, "Propose it yourself."),
    code("already_requested", 409, "Resumption is asked for already", NOTHING, "Wait for the opponent."),
    code("commitment_mismatch", 409, "The envelope is not what was sealed", "The envelope stays closed; no clock runs.", "The arbiter has to look at this."),
    code("not_due", 409, "The time of resumption has not come", "Nothing happened to the game; no clock runs.", "Wait, or let both players ask to resume."),
    code("not_encrypted", 422, "Not an encrypted envelope", "Nothing was sealed; the clock keeps running.", "Encrypt the text with age -a, to the keys under .../envelope/recipients."),
    code("commitment_used", 409, "The commitment was used before", "Nothing was sealed; the clock keeps running.", "Write another envelope, with a new nonce."),
    code("no_draft", 409, "Nothing was drafted", RUNNING, "POST the move to .../seal."),
    code("no_session", 409, "Sessions have no set length here", NOTHING, "Propose to adjourn instead."),
    code("session_too_long", 409, "The rest of the session is longer than the time left", RUNNING, "Play on, or propose to adjourn."),
    code("already_acknowledged", 409, "This was done before", NOTHING, "Nothing: it stands on the record."),
    code("too_soon", 422, "The new time is not a day to a year ahead", NOTHING, "Announce the resumption earlier."),
    code("not_to_be_opened", 409, "The envelope is not due", "The envelope stays closed.", "Wait until the game resumes; an arbiter may open it before, with a reason."),
    code("second_arbiter_needed", 409, "It takes two arbiters before the time", "The envelope stays closed.", "Let another arbiter approve the early opening first."),
    code("arbiters_hold_it", 409, "The arbiters have the keys of the envelope", "The envelope stays closed.", "POST its text to .../opening."),
    code("envelope_needed", 409, "The text of the envelope is needed", "The envelope stays closed.", "POST its text to .../opening."),
    code("not_a_reading", 422, "Not one of the readings", RUNNING, "Send one of adjournment.readings."),
    code("clocks_settled", 409, "Too late to question the clocks", RUNNING, "Ask the arbiter; he may decide all the same."),
    code("bad_clocks", 422, "The clocks cannot be set so", NOTHING, "Times used are not negative; a deadline is ahead, and only of a clock that runs."),
    code("bad_reason", 422, "A reason is missing or too long", NOTHING, "Give a reason of 1 to 500 characters."),
    code("too_many_acts", 409, "Too many acts of arbiters", NOTHING, "Nothing more can be added; annul the game or let it end."),
    code("bad_outcome", 422, "Not a result", NOTHING, "Cancel or annul the game instead."),
    code("not_over", 409, "The game is not over", NOTHING, "Points are changed when it is over."),
    code("bad_points", 422, "Too many points", NOTHING, "Name at most two half points for a side."),
    code("take_back_not_allowed", 409, "No move is taken back here", RUNNING, "The regulations of this game let every move stand."),
    code("nothing_to_take_back", 409, "This move cannot be taken back", RUNNING, "Name one or two half-moves less than have been played, none of them sealed."),
    code("bad_replacement", 422, "Not somebody who can play on", NOTHING, "Name somebody who neither plays nor judges in this game."),
    code("no_such_act", 404, "No such act", NOTHING, "Read acts in the game: an appeal names its number."),
    code("already_appealed", 409, "There has been an appeal", NOTHING, "Wait for the decision, or read it in acts."),
    code("appeal_too_late", 409, "The time to appeal is over", NOTHING, "Nothing: the regulations of the game name the days."),
    code("no_appeal", 409, "No appeal waits for a decision", NOTHING, "Read acts in the game."),
    code("own_act", 403, "Nobody decides about his own act", NOTHING, "Another arbiter has to decide."),
    code("offer_with_move", 409, "A draw is offered with a move", NOTHING, "Set draw_offer on your next move."),
    code("offer_too_soon", 409, "You offered a draw not long ago", "A move that came with it was played, without the offer.", "Wait for the opponent's, or make the moves that are named."),
    code("no_tablebase_claims", 409, "No claims by tablebases in this game", NOTHING, "Play on."),
    code("table_needed", 500, "The tablebases were not looked at", NOTHING, "Try again later; quote the request id to the operator."),
    code("too_many_men", 409, "Too many men for a tablebase", NOTHING, "Claim when no more than the regulated number of men is on the board."),
    code("referred_before", 409, "An arbiter was asked about this position", NOTHING, "Play a move; another position can be claimed."),
    code("analysis_needed", 422, "Adjudication is asked for with analysis", NOTHING, "POST to .../adjudication instead."),
    code("no_adjudication", 409, "No requests for adjudication in this game", NOTHING, "Play on; an arbiter can adjudicate by himself."),
    code("already_asked", 409, "You have asked for adjudication before", NOTHING, "Play on; an arbiter can adjudicate by himself."),
    code("adjudication_too_early", 409, "Too early to ask for adjudication", NOTHING, "Ask when the move that is named is completed by both sides."),
    code("analysed_enough", 409, "You have handed in analysis three times", NOTHING, "Wait for the decision."),
    code("bad_analysis", 422, "Analysis is missing or too long", NOTHING, "Send plain text of 1 to 20,000 characters."),
    code("claim_pending", 409, "A claim waits for the arbiter", NOTHING, "Wait for the decision; no clock runs."),
    code("no_claim", 409, "No claim waits", NOTHING, "Look at the game again."),
    code("your_move", 409, "It is your move", NOTHING, "Play it; give conditional moves with it or afterwards."),
    code("conditions_not_allowed", 409, "No conditional moves in this game", "No conditional moves were kept.", "Play without them."),
    code("bad_conditions", 422, "The conditional moves are wrong", "None of them was kept; those given before stay.", "Correct the line and half-move that are named. A move that came with them was played: see version and ply."),
    code("offer_and_conditions", 422, "Neither the draw offer nor the conditional moves were taken", "The move was played without them: see version and ply.", "Read offer and conditions; correct the conditional moves and give them again."),
    code("already_offered", 409, "Your draw offer stands already", NOTHING, "Wait for the opponent's answer."),
    code("record_full", 409, "Too many moves without capture or pawn move", RUNNING, "Claim the draw or ask an arbiter."),
    code("not_the_timekeeper", 403, "Only the service itself does this", NOTHING, "Nothing: the service does it when it is due."),
    code("not_sealable", 422, "Nothing was sealed", "Nothing was sealed; the clock of the side to move keeps running.", "Seal one legal move, for example 5254 or e4."),
    code("unknown_game", 404, "No such game", "", "Check the number of the game."),
    code("unknown_player", 422, "No such player", NOTHING, "Check the name; deleted accounts cannot be challenged."),
    code("unknown_challenge", 404, "No such challenge", "", "It does not exist, or it is not for you."),
    code("challenge_closed", 409, "The challenge is no longer open", "", "Challenge the player yourself."),
    code("too_many_challenges", 409, "Too many challenges are open", "", "Wait for answers or withdraw some."),
    code("key_reused", 422, "The Idempotency-Key was used for another request", NOTHING, "Use a new key for a new request, and the same key only to repeat the same one."),
    code("ply_missing", 428, "The position is not named", RUNNING, "Send ply: the number of half-moves that have been played."),
    code("bad_message", 422, "The message cannot be taken", NOTHING, "Send plain text of 1 to 2,000 characters."),
    code("flag_not_fallen", 409, "No flag has fallen", NOTHING, "Wait for the deadline."),
    code("mail_noted", 409, "The record says so already", NOTHING, "Nothing: it stands on the record."),
    code("zone_noted", 409, "The record says so already", NOTHING, "Nothing: it stands on the record."),
    code("no_bank", 409, "There is no bank in this game", NOTHING, "Only Triple Block has one."),
    code("nothing_to_refill", 409, "Nothing to refill", NOTHING, "The clock is full or the bank is empty."),
    code("on_leave", 409, "You are on leave", "No move was made; the clock stands still.", "Move when the leave is over."),
    code("no_leave", 409, "There is no leave in this game", NOTHING, "The regulations of the game name none."),
    code("bad_leave", 422, "Not leave that can be booked", NOTHING, "Name a first and a last day, at most a year ahead."),
    code("leave_too_short", 409, "The leave is too short", NOTHING, "Book the shortest length of the regulations or more."),
    code("leave_too_late", 409, "Too late to book this leave", NOTHING, "Book leave that begins later."),
    code("leave_overlaps", 409, "Leave is booked on some of these days", NOTHING, "Name other days."),
    code("leave_used_up", 409, "Not so many days of leave are left", NOTHING, "Book fewer days of that year."),
    code("no_such_leave", 409, "No such leave that has not begun", NOTHING, "Read the game: its clocks list the leave."),
    code("nothing_to_declare", 409, "Silence does not lose this move", NOTHING, "Nothing: think as long as the clock allows."),
    code("nothing_to_return", 409, "No running clock is affected", NOTHING, "Nothing: there is nothing to give back."),

    code("bad_key", 422, "Not a public key of age", "", "Send what age-keygen prints as the public key; it begins with age1."),
    code("bad_name", 422, "The name cannot be used", "", "Choose another name."),
    code("name_taken", 409, "The name is taken", "", "Choose another name; a code that was sent stays good."),
    code("bad_address", 422, "Not a mail address we can write to", "", "Correct the address."),
    code("bad_time_zone", 422, "Not a time zone", "", "Use an IANA name such as Europe/Berlin."),
    code("bad_label", 422, "The label cannot be used", "", "Use 1 to 60 visible characters."),
    code("too_many_codes", 429, "Too many codes for this address", "", "Use the last code that was sent, or wait until retry_at."),
    code("wrong_code", 422, "Not the code that was sent", "", "Type the eight digits of the newest mail; after five wrong tries ask for a new code."),
    code("code_void", 410, "The code is of no use any more", "", "Ask for a new code: this one expired, was used, replaced, or tried too often."),
    code("session_ended", 401, "The session has ended", "", "Sign in again."),
    code("bad_token", 401, "The token is not valid", "", "Use a token that is neither expired nor revoked."),
    code("no_scope", 422, "No scope", "", "Name at least one scope."),
    code("already_expired", 422, "The expiry lies in the past", "", "Name an instant in the future, or none."),
    code("too_many_tokens", 409, "Too many API tokens", "", "Revoke one first."),
    code("sign_in_again", 403, "A fresh sign-in is needed", "", "Sign in again and repeat the request within 15 minutes."),
    code("session_required", 403, "A session is needed", "", "Sign in: tokens for programs cannot change an account."),
    code("not_an_administrator", 403, "Only an administrator may do this", "", "Ask an administrator."),
    code("last_administrator", 409, "The last administrator stays one", "", "Make somebody else administrator first."),
    code("games_running", 409, "Games are running", "Nothing happened to the games.", "Resign them first, or send resign_all."),

    code("bad_request", 400, "The request cannot be read", "", "Correct the path, the query or the headers."),
    code("body_unreadable", 400, "The body is not JSON", "", "Send one JSON object."),
    code("body_invalid", 422, "The body has the wrong shape", "", "Compare it with the schema in /openapi.json; unknown fields are refused."),
    code("body_too_large", 413, "The body is too large", "", "Send at most 64 KiB."),
    code("not_json", 415, "The body is not declared as JSON", "", "Send Content-Type: application/json."),
    code("cursor_invalid", 400, "Not a cursor of this list", "", "Start again without a cursor."),
    code("confirmation_missing", 422, "Not confirmed", NOTHING, "Send {\"confirm\": true} if you mean it."),
    code("idempotency_key_malformed", 400, "The Idempotency-Key cannot be used", NOTHING, "Use 1 to 255 printable ASCII characters, a UUID for example."),
    code("unauthenticated", 401, "Not signed in", "", "Send Authorization: Bearer with an access token or an API token."),
    code("insufficient_scope", 403, "The token does not allow this", "", "Use a token with the scope that the operation names."),
    code("not_found", 404, "Not found", "", "Check the path; /docs lists all of them."),
    code("method_not_allowed", 405, "The method is not possible here", "", "The Allow header names those that are."),
    code("request_timeout", 408, "The request took too long", "", "Repeat it with the same Idempotency-Key."),
    code("precondition_failed", 412, "The game has changed", NOTHING, "Read the game again and decide again."),
    code("rate_limited", 429, "Too many requests", "", "Wait as long as Retry-After says."),
    code("too_many_streams", 429, "Too many open streams", "", "Close another stream first."),
    code("busy", 503, "The service is busy", "Nothing happened to the game; nothing was recorded.", "Repeat the request with the same Idempotency-Key after Retry-After."),
    code("storage", 503, "The storage failed", "If it was recorded, repeating the request with the same Idempotency-Key shows the receipt.", "Repeat the request with the same Idempotency-Key after Retry-After."),
    code("reading_stands", 503, "Mail is not read", "It is kept, and everything else goes on.", "The operator has to start the service again."),
    code("draining", 503, "The service is stopping", "", "Connect again after Retry-After."),
    code("internal", 500, "Our fault", "If it was recorded, repeating the request with the same Idempotency-Key shows the receipt.", "Try again later; quote the request id to the operator."),
];
