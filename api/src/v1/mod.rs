//! The resources under `/v1`.

mod acting;
mod challenges;
mod game;
mod games;
mod page;
mod play;
mod problems;
mod schemas;
pub(crate) mod stream;
mod view;

use utoipa_actix_web::service_config::ServiceConfig;

/// Every operation, once: for the router and for the OpenAPI document.
pub fn routes(cfg: &mut ServiceConfig<'_>) {
    cfg.service(games::create).service(games::list);
    cfg.service(game::game)
        .service(game::moves_played)
        .service(game::legal)
        .service(game::pgn)
        .service(game::board)
        .service(game::fen)
        .service(game::events)
        .service(game::messages)
        .service(stream::follow);
    cfg.service(play::play)
        .service(play::draw)
        .service(play::resign)
        .service(play::claim)
        .service(play::say)
        .service(play::adjournment)
        .service(play::seal)
        .service(play::resume)
        .service(play::adjudicate)
        .service(play::forfeit);
    cfg.service(challenges::challenge)
        .service(challenges::list)
        .service(challenges::show)
        .service(challenges::accept)
        .service(challenges::decline)
        .service(challenges::withdraw)
        .service(challenges::seek)
        .service(challenges::seeks)
        .service(challenges::accept_seek)
        .service(challenges::withdraw_seek);
}
