//! Pages for people: HTML from the server with plain forms, which need no script. They act through the service as `/v1`
//! does.
//!
//! A page knows its visitor by a cookie, and nothing else does. [`visitor`] reads it, and refuses a form that another site
//! sent. [`layout`] writes what all pages share, their headers too. A problem of a page is a page: [`problem`].

mod account;
mod acts;
mod adjudication;
mod admin;
mod analysis;
mod appeal;
mod asked;
mod assets;
mod board;
mod check;
mod compressed;
mod confirmation;
mod cookies;
mod desk;
mod docs;
mod done;
mod first;
mod forms;
mod front;
mod game;
mod games;
mod keys;
mod layout;
mod leave;
mod leaving;
mod lines;
mod live;
mod lobby;
mod log;
mod look;
mod names;
mod notes;
mod notices;
mod offer;
mod offer_fields;
mod offer_form;
mod offer_terms;
mod opening;
mod origin;
mod plan;
mod plan_view;
mod player;
mod problem;
mod public;
mod rematch;
mod score;
mod scripts;
mod seal;
mod sessions;
mod settings;
mod sheet;
mod sign_in;
mod standing;
mod state;
mod steps;
mod terms;
#[cfg(test)]
mod tests;
mod timing;
mod trial;
mod typed;
mod visitor;
mod zone;

use actix_web::web;

pub(crate) use compressed::compressed;
pub(crate) use problem::as_page;
pub(crate) use typed::keep_text;
pub(crate) use visitor::{Frame, payer};

/// Every page.
pub(crate) fn configure(cfg: &mut web::ServiceConfig) {
    cfg.service(assets::asset).service(front::front).service(front::source).service(log::show_log);
    cfg.service(sign_in::ask_to_sign_in)
        .service(sign_in::send_sign_in_code)
        .service(sign_in::ask_to_sign_up)
        .service(sign_in::send_sign_up_code)
        .service(sign_in::ask_for_code)
        .service(sign_in::confirm)
        .service(first::ask_for_printed)
        .service(first::sign_in_first)
        .service(sessions::sign_out)
        .service(sessions::end_session)
        .service(sessions::end_sessions);
    cfg.service(account::account)
        .service(settings::change_settings)
        .service(settings::resume_mail)
        .service(keys::set_envelope_key)
        .service(keys::make_token)
        .service(keys::revoke_token)
        .service(keys::make_calendar)
        .service(keys::revoke_calendar)
        .service(leaving::ask_for_address)
        .service(leaving::ask_for_code)
        .service(leaving::confirm_address)
        .service(leaving::export)
        .service(leaving::delete);
    cfg.service(games::list_games)
        .service(games::next_game)
        .service(games::get_own_pgn)
        .service(games::list_finished)
        .service(leave::show_leave)
        .service(leave::change_leave)
        .service(player::show_player);
    cfg.service(game::show_game)
        .service(game::get_pgn)
        .service(live::follow)
        .service(acts::play)
        .service(acts::choose)
        .service(acts::answer_offer)
        .service(acts::claim)
        .service(acts::resign)
        .service(acts::say)
        .service(opening::choose_reading)
        .service(opening::show_text)
        .service(opening::publish)
        .service(appeal::appeal)
        .service(adjudication::adjudicate)
        .service(adjudication::ask_to_withdraw)
        .service(adjudication::withdraw)
        .service(asked::ask)
        .service(timing::act_on_clock)
        .service(timing::change_leave)
        .service(analysis::analyse)
        .service(analysis::try_moves)
        .service(lines::forget_line)
        .service(notes::show_notes)
        .service(notes::draft_notes)
        .service(notes::save_notes)
        .service(plan::show_plan)
        .service(plan::draft_plan)
        .service(plan::save_plan)
        .service(plan::remove_plan)
        .service(seal::ask)
        .service(seal::seal);
    cfg.service(offer::new_game)
        .service(offer::challenge_player)
        .service(offer::post_offer)
        .service(lobby::list_offers)
        .service(lobby::answer_offer);
    cfg.service(check::check).service(check::offline);
    cfg.service(docs::show_docs).service(docs::show_part);
    desk::configure(cfg);
    admin::configure(cfg);
}
