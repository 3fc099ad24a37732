//! Accounts over HTTP: signing up and in, sessions, tokens, settings, roles.

mod account;
mod address;
mod asking;
mod calendar;
mod leaving;
mod players;
mod problems;
mod sessions;
mod sign_in;
#[cfg(test)]
mod tests;
mod tokens;
mod webhooks;

pub(crate) use asking::time as rfc3339;

pub(crate) use asking::{asker, device, network};

use super::router::Routes;

/// Every operation on people.
pub(super) fn routes(cfg: &mut impl Routes) {
    cfg.service(sign_in::request_sign_up)
        .service(sign_in::request_sign_in)
        .service(sign_in::confirm_sign_up)
        .service(sign_in::confirm_sign_in)
        .service(sessions::refresh_session)
        .service(sessions::sign_out)
        .service(sessions::list_sessions)
        .service(sessions::end_session)
        .service(sessions::end_sessions)
        .service(tokens::list_api_tokens)
        .service(tokens::make_api_token)
        .service(tokens::revoke_api_token)
        .service(tokens::list_token_keys);
    cfg.service(account::get_account)
        .service(account::change_settings)
        .service(account::resume_mail)
        .service(calendar::make_calendar)
        .service(calendar::revoke_calendar)
        .service(account::set_envelope_key)
        .service(account::get_envelope_key)
        .service(address::change_address)
        .service(address::confirm_address)
        .service(leaving::export_account)
        .service(leaving::delete_account)
        .service(players::get_player)
        .service(players::set_role)
        .service(players::end_sessions_of_player);
    cfg.service(webhooks::make_webhook)
        .service(webhooks::list_webhooks)
        .service(webhooks::delete_webhook)
        .service(webhooks::rotate_webhook_secret)
        .service(webhooks::enable_webhook)
        .service(webhooks::list_deliveries)
        .service(webhooks::replay_delivery);
}
