//! Pages for people: HTML from the server with plain forms, which need no script. They act through the service as `/v1`
//! does.
//!
//! A page knows its visitor by a cookie, and nothing else does. [`visitor`] reads it, and refuses a form that another site
//! sent. [`layout`] writes what all pages share, their headers too. A problem of a page is a page: [`problem`].

mod acts;
mod assets;
mod board;
mod desk;
mod done;
mod forms;
mod front;
mod game;
mod games;
mod layout;
mod lobby;
mod origin;
mod problem;
mod score;
mod sessions;
mod sheet;
mod sign_in;
mod state;
#[cfg(test)]
mod tests;
mod visitor;

use actix_web::web;

pub(crate) use problem::as_page;

/// Every page.
pub(crate) fn configure(cfg: &mut web::ServiceConfig) {
    cfg.service(assets::asset).service(front::front).service(front::source);
    cfg.service(sign_in::ask_to_sign_in)
        .service(sign_in::send_sign_in_code)
        .service(sign_in::ask_to_sign_up)
        .service(sign_in::send_sign_up_code)
        .service(sign_in::ask_for_code)
        .service(sign_in::confirm)
        .service(sessions::sign_out)
        .service(sessions::account)
        .service(sessions::end_session)
        .service(sessions::end_sessions);
    cfg.service(games::list_games).service(games::list_finished);
    cfg.service(game::show_game)
        .service(game::get_pgn)
        .service(acts::play)
        .service(acts::answer_offer)
        .service(acts::claim)
        .service(acts::resign)
        .service(acts::say);
    cfg.service(lobby::new_game)
        .service(lobby::post_offer)
        .service(lobby::list_offers)
        .service(lobby::answer_offer);
    desk::configure(cfg);
}
