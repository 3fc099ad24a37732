//! The codes that each operation may answer with.

use crate::problem_sets;

pub(super) const SIGNED_IN: &[&str] = &["unauthenticated", "insufficient_scope"];
const GAME: &[&str] = &["unknown_game", "not_found"];
const READ_GAME: &[&str] = &["unknown_game", "not_found", "game_delayed"];
pub(super) const BODY: &[&str] = &["body_unreadable", "body_invalid", "body_too_large", "not_json"];
const COMMAND: &[&str] = &[
    "idempotency_key_malformed",
    "key_reused",
    "precondition_failed",
    "not_a_player",
    "game_over",
    "too_late",
    "not_the_timekeeper",
    "flag_not_fallen",
    "nothing_to_return",
    "mail_noted",
    "zone_noted",
    "player_withdrawn",
    "claim_pending",
];
const CLOCK: &[&str] = &[
    "flag_for_arbiter",
    "not_your_move",
    "not_an_arbiter",
    "no_bank",
    "nothing_to_refill",
    "nothing_to_declare",
    "no_leave",
    "bad_leave",
    "leave_too_short",
    "leave_too_late",
    "leave_overlaps",
    "leave_used_up",
    "no_such_leave",
];
const POSITION: &[&str] = &["ply_missing", "wrong_ply", "other_line", "not_your_move", "on_leave"];
const MOVE_TEXT: &[&str] = &["not_a_move", "illegal_move", "ambiguous_move", "promotion_missing"];
const CONDITIONS: &[&str] = &["bad_conditions", "conditions_not_allowed"];
const ARBITER: &[&str] = &["not_an_arbiter", "bad_reason"];
const ACTS: &[&str] = &[
    "bad_clocks",
    "too_many_acts",
    "act_reversed",
    "other_game_counts",
    "bad_outcome",
    "not_over",
    "bad_points",
    "take_back_not_allowed",
    "nothing_to_take_back",
    "bad_replacement",
    "unknown_player",
    "no_leave",
    "bad_leave",
    "leave_overlaps",
    "no_such_leave",
];
const APPEALS: &[&str] = &[
    "no_such_act",
    "other_game_counts",
    "already_appealed",
    "appeal_too_late",
    "no_appeal",
    "own_act",
    "bad_message",
];
const ADJOURNMENT: &[&str] = &[
    "adjourned",
    "not_adjourned",
    "must_seal",
    "not_sealing",
    "adjournment_not_allowed",
    "already_proposed",
    "no_adjournment_proposed",
    "already_requested",
    "commitment_mismatch",
    "not_due",
    "envelope_needed",
    "arbiters_hold_it",
    "second_arbiter_needed",
    "too_few_arbiters",
    "no_shut_envelope",
    "appeal_possible",
    "no_session",
    "session_too_long",
];
const DRAFTING: &[&str] = &[
    "not_sealable",
    "not_sealing",
    "adjourned",
    "already_offered",
    "draw_too_early",
    "offer_too_soon",
    "no_draft",
    "offer_with_draft",
    "draft_for_others",
    "too_few_arbiters",
    "not_encrypted",
    "wrong_recipients",
    "commitment_used",
];
const NEW_GAME: &[&str] = &[
    "unknown_player",
    "same_player",
    "bad_start",
    "idempotency_key_malformed",
    "key_reused",
    "precondition_failed",
];
const CHALLENGE: &[&str] = &["unknown_challenge", "challenge_closed", "too_many_challenges"];

problem_sets! {
    /// Reading lists.
    Lists = [SIGNED_IN, &["cursor_invalid"]];
    /// Reading the log.
    ReadLog = [&["not_found"]];
    /// Reading one game.
    ReadGame = [SIGNED_IN, READ_GAME, &["cursor_invalid"]];
    /// Reading an envelope.
    ReadEnvelope = [SIGNED_IN, READ_GAME, &["not_adjourned"]];
    /// Following a game.
    Follow = [SIGNED_IN, READ_GAME, &["too_many_streams", "draining"]];
    /// Following all one's games.
    FollowOwn = [SIGNED_IN, &["too_many_streams", "draining"]];
    /// Making a move.
    Play = [
        SIGNED_IN, GAME, BODY, COMMAND, POSITION, MOVE_TEXT,
        &["already_played", "adjourned", "must_seal", "bad_message", "record_full", "already_offered", "draw_too_early", "offer_too_soon", "offer_and_conditions"],
        CONDITIONS,
    ];
    /// Reading conditional moves, or private notes.
    ReadConditions = [SIGNED_IN, READ_GAME, &["not_a_player"]];
    /// Writing private notes.
    WriteNotes = [SIGNED_IN, GAME, BODY, &["not_a_player", "bad_notes", "notes_changed", "rate_limited"]];
    /// Giving conditional moves.
    GiveConditions = [
        SIGNED_IN, GAME, BODY, COMMAND, POSITION, CONDITIONS, &["your_move", "adjourned", "rate_limited"],
    ];
    /// Offering, accepting, declining a draw.
    Draw = [
        SIGNED_IN, GAME, BODY, COMMAND,
        &["ply_missing", "wrong_ply", "other_line", "no_draw_offer", "draw_too_early", "offer_too_soon", "offer_with_move", "already_offered", "adjourned"],
    ];
    /// Resigning.
    Resign = [SIGNED_IN, GAME, BODY, COMMAND, &["wrong_ply", "other_line", "confirmation_missing"]];
    /// Withdrawing.
    Withdraw = [SIGNED_IN, GAME, BODY, COMMAND, &["confirmation_missing", "bad_reason", "resign_instead"]];
    /// Something in all one's games.
    Everywhere = [SIGNED_IN, BODY, &["idempotency_key_malformed", "key_reused", "precondition_failed", "rate_limited"]];
    /// Claiming a draw.
    Claim = [
        SIGNED_IN, GAME, BODY, COMMAND, POSITION, MOVE_TEXT,
        &["claim_not_correct", "adjourned", "must_seal", "no_tablebase_claims", "table_needed", "too_many_men", "referred_before", "analysis_needed"],
    ];
    /// Deciding a claim.
    DecideClaim = [SIGNED_IN, GAME, BODY, COMMAND, ARBITER, &["no_claim", "too_many_acts"]];
    /// Asking for adjudication, and analysis about it.
    Adjudication = [
        SIGNED_IN, GAME, BODY, COMMAND,
        &["no_adjudication", "already_asked", "adjudication_too_early", "analysed_enough", "bad_analysis", "adjourned", "no_claim", "rate_limited"],
    ];
    /// Writing to the opponent.
    Say = [SIGNED_IN, GAME, BODY, COMMAND, &["bad_message"]];
    /// Adjourning.
    Adjourn = [SIGNED_IN, GAME, BODY, COMMAND, ADJOURNMENT, &["not_an_arbiter", "not_your_move", "ply_missing", "wrong_ply", "other_line"]];
    /// Clocks and leave.
    Clocks = [SIGNED_IN, GAME, BODY, COMMAND, CLOCK];
    /// Sealing a move.
    Seal = [
        SIGNED_IN, GAME, BODY, COMMAND, POSITION, DRAFTING,
    ];
    /// Resuming.
    Resume = [SIGNED_IN, GAME, COMMAND, ADJOURNMENT, &["not_an_arbiter", "approval_needed"]];
    /// Opening the envelope, and what an arbiter does about it.
    Envelopes = [
        SIGNED_IN, GAME, BODY, COMMAND, ARBITER, ADJOURNMENT,
        &["already_acknowledged", "not_to_be_opened", "envelope_opens", "too_soon", "bad_clocks"],
    ];
    /// Taking a reading, questioning the clocks.
    Reading = [SIGNED_IN, GAME, BODY, COMMAND, &["not_a_reading", "not_your_move", "ply_missing", "wrong_ply", "other_line"]];
    ClockQuestion = [SIGNED_IN, GAME, BODY, COMMAND, &["clocks_settled"]];
    /// The arbiter queue.
    ArbiterQueue = [SIGNED_IN, GAME, &["not_an_arbiter", "cursor_invalid"]];
    /// An arbiter's decision.
    Direct = [SIGNED_IN, GAME, BODY, COMMAND, ARBITER, ADJOURNMENT, ACTS];
    /// Appeals and decisions about them.
    Appeals = [SIGNED_IN, GAME, BODY, COMMAND, ARBITER, APPEALS];
    /// Creating a game.
    Create = [SIGNED_IN, BODY, NEW_GAME, &["not_an_arbiter"]];
    /// Creating the games of a list.
    CreateList = [SIGNED_IN, BODY, &["list_refused", "key_reused", "idempotency_key_malformed", "precondition_failed", "not_an_arbiter"]];
    /// Posting a challenge or a seek.
    Offer = [SIGNED_IN, BODY, NEW_GAME, CHALLENGE];
    /// Answering one.
    Answer = [SIGNED_IN, NEW_GAME, CHALLENGE, &["not_found"]];
    /// Reading one.
    ReadChallenge = [SIGNED_IN, &["unknown_challenge", "not_found"]];
}
