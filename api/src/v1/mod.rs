//! The resources under `/v1`.

mod acting;
#[cfg(test)]
mod acting_tests;
mod adjournment;
mod arbiter;
#[cfg(test)]
mod calendar_tests;
mod challenges;
mod claims;
#[cfg(test)]
mod client_tests;
mod clock;
mod conditional;
#[cfg(test)]
mod conditional_tests;
#[cfg(test)]
mod delay_tests;
#[cfg(test)]
mod envelope_tests;
mod envelopes;
pub(crate) mod follow;
mod game;
mod game_list;
mod games;
#[cfg(test)]
mod language_tests;
mod leave;
mod log;
mod notes;
#[cfg(test)]
mod notes_tests;
mod own_games;
#[cfg(test)]
mod own_games_tests;
mod own_pgn;
mod own_stream;
#[cfg(test)]
mod own_stream_tests;
#[cfg(test)]
mod page_tests;
mod people;
mod pieces;
mod play;
mod problems;
mod receipts;
#[cfg(test)]
mod refusal_tests;
mod router;
pub(crate) mod schemas;
#[cfg(test)]
mod scope_tests;
mod stream;
#[cfg(test)]
mod stream_tests;
#[cfg(test)]
mod tests;
mod view;
#[cfg(test)]
mod webhook_tests;

pub use acting::ReceiptBody;
pub(crate) use arbiter::{ActOrder, AppealDecision, ArbiterAct, Waiting};
pub use arbiter::{
    AdjournedBody, AppealInQueue, ArbiterQueueBody, ClaimInQueue, FlagInQueue, QuestionInQueue, TrailBody,
    TrailsBody, WithdrawalInQueue,
};
pub(crate) use claims::ClaimDecision;
pub(crate) use envelopes::{EnvelopeOrder, OwnEnvelope, RecipientBody, RecipientsBody};
pub use game_list::{CreatedGames, NewGames, created_list, list_command};
pub(crate) use games::GamesState;
pub use games::NewGame;
pub(crate) use view::Sides;
pub use view::Time;

pub(crate) use notes::unfit as unfit_notes;
pub use router::Routes;

pub(crate) use acting::{Reading, game_below, submitted};
pub(crate) use own_games::Place;
pub(crate) use own_pgn::own_pgn;
pub(crate) use own_stream::{OwnEventBody, own_event};
pub(crate) use people::{asker, device, network, rfc3339};
pub(crate) use view::ClockBody;

/// Every operation, once: for the router and for the OpenAPI document.
pub fn routes(cfg: &mut impl Routes) {
    cfg.service(games::create_game)
        .service(game_list::create_games)
        .service(games::list_games)
        .service(own_games::list_own_games)
        .service(own_pgn::get_own_pgn)
        .service(own_stream::follow_own_games);
    cfg.service(game::get_game)
        .service(game::get_clock)
        .service(game::list_moves)
        .service(game::list_legal_moves)
        .service(game::get_pgn)
        .service(game::get_board)
        .service(game::get_fen)
        .service(pieces::get_pieces)
        .service(game::list_events)
        .service(game::list_messages)
        .service(stream::follow_game);
    cfg.service(play::play_move)
        .service(conditional::get_conditions)
        .service(conditional::give_conditions)
        .service(conditional::withdraw_conditions)
        .service(notes::get_notes)
        .service(notes::set_notes)
        .service(play::answer_draw_offer)
        .service(play::resign_game)
        .service(claims::claim_draw)
        .service(claims::decide_claim)
        .service(claims::ask_adjudication)
        .service(claims::hand_in_analysis)
        .service(play::send_message)
        .service(adjournment::propose_adjournment)
        .service(adjournment::seal_move)
        .service(clock::act_on_clock)
        .service(leave::book_leave)
        .service(leave::cancel_leave)
        .service(adjournment::resume_game)
        .service(leave::book_leave_everywhere)
        .service(leave::cancel_leave_everywhere)
        .service(play::withdraw_from_game)
        .service(envelopes::seal_own_envelope)
        .service(envelopes::get_envelope)
        .service(envelopes::list_envelope_recipients)
        .service(envelopes::open_envelope)
        .service(envelopes::decide_about_envelope)
        .service(envelopes::choose_reading)
        .service(envelopes::question_clocks)
        .service(envelopes::publish_envelope)
        .service(arbiter::adjourned::list_adjourned_games)
        .service(arbiter::queue::list_claims)
        .service(arbiter::queue::list_flags)
        .service(arbiter::queue::list_withdrawals)
        .service(arbiter::queue::list_appeals)
        .service(arbiter::queue::list_questions)
        .service(arbiter::trail::get_game_trail)
        .service(arbiter::pace::get_game_pace)
        .service(arbiter::acts::act_as_arbiter)
        .service(arbiter::acts::appeal_against_act)
        .service(arbiter::acts::decide_appeal);
    cfg.service(challenges::post_challenge)
        .service(challenges::list_challenges)
        .service(challenges::get_challenge)
        .service(challenges::accept_challenge)
        .service(challenges::decline_challenge)
        .service(challenges::withdraw_challenge)
        .service(challenges::post_seek)
        .service(challenges::list_seeks)
        .service(challenges::accept_seek)
        .service(challenges::withdraw_seek);
    cfg.service(log::get_log_checkpoint)
        .service(log::list_log_keys)
        .service(log::list_log_statements)
        .service(log::get_log_pem)
        .service(log::get_log_consistency)
        .service(log::get_log_tile)
        .service(log::get_event_proof);
    people::routes(cfg);
}
