//! The codes that each operation may answer with.

use crate::{
    problem_sets,
    v1::problems::{BODY, SIGNED_IN},
};

const SESSION: &[&str] = &["unauthenticated", "session_required"];
const KEY: &[&str] = &["idempotency_key_malformed", "key_reused"];

problem_sets! {
    /// Asking for an account.
    SignUp = [BODY, KEY, &["bad_name", "name_taken", "bad_address", "bad_time_zone", "too_many_codes"]];
    /// Asking for a code.
    SignIn = [BODY, KEY, &["bad_address", "too_many_codes"]];
    /// Showing a code.
    Confirm = [BODY, KEY, &["wrong_code", "code_void", "bad_name", "name_taken"]];
    /// Exchanging a refresh token.
    Refresh = [BODY, KEY, &["bad_token", "session_ended"]];
    /// Operations that need a session.
    Session = [SESSION];
    /// The problems of ending something of the caller's own.
    End = [SESSION, &["not_found"]];
    /// Making a token.
    MakeToken = [SESSION, BODY, KEY, &["sign_in_again", "bad_label", "no_scope", "already_expired", "too_many_tokens"]];
    /// Making the address of a calendar.
    MakeCalendar = [SESSION, KEY, &["sign_in_again", "not_found"]];
    /// Reading webhooks.
    Webhooks = [SIGNED_IN];
    /// Making a webhook.
    MakeWebhook = [SESSION, BODY, KEY, &["bad_webhook_url", "too_many_webhooks"]];
    /// Doing something with a webhook.
    OneWebhook = [SESSION, &["not_found"]];
    /// Making another secret.
    RotateWebhook = [SESSION, KEY, &["not_found", "too_many_webhooks"]];
    /// Listing deliveries.
    Deliveries = [SIGNED_IN, &["not_found", "cursor_invalid"]];
    /// Sending a delivery again.
    Replay = [SIGNED_IN, &["not_found", "webhook_off"]];
    /// Reading one's account.
    Account = [SIGNED_IN];
    /// Changing settings.
    Settings = [SESSION, BODY, &["bad_time_zone", "no_such_language", "notice_needed", "not_found"]];
    /// Reading the key for envelopes.
    OwnEnvelopeKey = [SIGNED_IN, &["not_found"]];
    /// Registering a key for envelopes.
    EnvelopeKey = [SESSION, BODY, &["sign_in_again", "bad_key", "key_taken"]];
    /// Asking for another address.
    Address = [SESSION, BODY, KEY, &["sign_in_again", "bad_address", "too_many_codes"]];
    /// Confirming it.
    ConfirmAddress = [SESSION, BODY, &["wrong_code", "code_void"]];
    /// Deleting one's account.
    Delete = [
        SESSION, BODY,
        &["confirmation_missing", "sign_in_again", "games_running", "last_administrator", "not_found"],
    ];
    /// Looking somebody up.
    Player = [SIGNED_IN, &["not_found"]];
    /// Managing accounts.
    Administer = [SESSION, BODY, &["not_an_administrator", "last_administrator", "not_found"]];
}
