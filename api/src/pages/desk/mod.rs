//! The arbiter's desk: what waits, the trail of a game, and the acts of an arbiter.
//!
//! An act is a form of one [`kind::Kind`], with its [`fields`]. The first submission shows the effect and stores nothing; the
//! second does it, if the game is still as it was shown. [`envelope`] is apart: nothing is shown before an envelope is opened.

mod confirm;
mod effect;
mod envelope;
mod fields;
mod form;
mod game;
mod kind;
mod pace;
mod preview;
mod queue;
mod trail;
mod visitor;

use actix_web::web;

/// The pages for arbiters. Those with a name come before those of all acts.
pub(super) fn configure(cfg: &mut web::ServiceConfig) {
    cfg.service(queue::list_queue)
        .service(queue::find_game)
        .service(game::direct_game)
        .service(envelope::show_envelope)
        .service(envelope::open)
        .service(envelope::resume)
        .service(pace::show_pace)
        .service(preview::ask)
        .service(preview::show_effect)
        .service(confirm::confirm);
}
