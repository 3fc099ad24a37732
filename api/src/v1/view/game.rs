use app::{ClockView, GameView};
use domain::{
    ActNote, Appeal, Color, Game, GameId, Outcome, Phase, Regulations, Start, Termination, notation, wire,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    adjournment::AdjournmentBody,
    clock::{ClockBody, ReadingBody},
    reader::{Reader, Sides, Time},
    record::MoveBody,
};
use crate::v1::schemas;

/// A player as others see them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlayerName {
    /// The number of the account.
    pub id: i64,
    /// The name.
    pub name: String,
}

/// A game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameBody {
    /// Its number.
    pub id: i64,
    /// Its number as mails show it, such as `G42`.
    pub number: String,
    /// Events so far.
    pub version: u32,
    /// Half-moves played: what the next move has to name.
    pub ply: u16,
    /// The number of reversals by arbiters, which the next move has to name if it is not 0.
    pub revision: u16,
    /// PGN's Event tag.
    pub tournament: String,
    /// The players.
    pub players: Sides<PlayerName>,
    /// The reader's colour; null if they do not play.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub you: Option<&'static str>,
    /// The side to move; null when the game is over.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub side_to_move: Option<&'static str>,
    /// The time of the start.
    pub started_at: Time,
    /// The starting position.
    #[schema(value_type = Object)]
    pub start: Start,
    /// The position as X-FEN.
    pub fen: String,
    /// The position as ten lines of text, from the reader's side.
    pub board: String,
    /// Both clocks, with the time used and gained by each side.
    pub clocks: Sides<ClockBody>,
    /// The deadline of the running clock; null when none runs.
    pub deadline: Option<Time>,
    /// The running clock, or the stopped one, when this was asked: used, charged and left, and what changes next and why.
    /// With time alone the game's ETag does not change.
    pub clock: ReadingBody,
    /// The standing draw offer.
    pub draw_offer: Option<DrawOfferBody>,
    /// A claim that waits for an arbiter's decision.
    pub claim: Option<ReferredClaimBody>,
    /// Illegal moves refused.
    pub illegal_moves: Sides<u16>,
    /// Ambiguous moves refused.
    pub ambiguous_moves: Sides<u16>,
    /// Acts of arbiters, in order; the event of that number holds the act and the reason.
    pub acts: Vec<ActBody>,
    /// The half points of each side in the finished game, if an arbiter changed them.
    #[schema(value_type = Option<Sides<u8>>)]
    pub half_points: Option<Sides<u8>>,
    /// The instant from which mail to a side does not arrive; null where it does. The clocks go on.
    pub mail_problem: Sides<Option<Time>>,
    /// `playing`, `sealing`, `adjourned` or `ended`.
    pub phase: &'static str,
    /// The adjournment.
    pub adjournment: Option<AdjournmentBody>,
    /// The result of the finished game.
    #[schema(schema_with = schemas::outcome_or_null, required)]
    pub outcome: Option<Outcome>,
    /// The termination.
    #[schema(schema_with = schemas::termination_or_null, required)]
    pub termination: Option<Termination>,
    /// `1-0`, `0-1`, `1/2-1/2`, `0-0` or `*`.
    pub result: String,
    /// Its rules.
    #[schema(schema_with = schemas::regulations)]
    pub regulations: Regulations,
    /// The moves, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<MoveBody>>,
}

/// An act of an arbiter.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ActBody {
    /// The number of its event: an appeal names it.
    pub number: u32,
    /// The time.
    pub at: Time,
    /// The arbiter.
    pub by: i64,
    /// The last instant at which a player may appeal.
    pub appeal_until: Time,
    /// The state of each side's appeal.
    #[schema(schema_with = schemas::appeals)]
    pub appeals: Sides<Appeal>,
    /// Another arbiter has reversed it.
    pub reversed: bool,
}

impl ActBody {
    fn new(note: &ActNote, game: &Game, reader: &Reader) -> Self {
        Self {
            number: note.seq,
            at: reader.time(note.at),
            by: note.by.0,
            appeal_until: reader.time(note.appeal_until(game.regulations.arbiter.appeal_days)),
            appeals: Sides::of(|color| note.appeals[color]),
            reversed: note.reversed,
        }
    }
}

/// A claim that an arbiter decides.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReferredClaimBody {
    /// The number of its event, which the decision names.
    pub claim: u32,
    /// The side that claims.
    #[schema(schema_with = schemas::side)]
    pub by: &'static str,
    /// The basis of the claim.
    #[schema(schema_with = schemas::claim_basis)]
    pub basis: domain::ClaimBasis,
    /// The announced move in UCI.
    pub announced: Option<String>,
    /// The term of the arbiter's decision; after it the claim has lapsed and the game goes on.
    pub until: Time,
    /// No clock runs and nobody moves until then.
    pub clocks_stop: bool,
}

/// A standing draw offer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DrawOfferBody {
    /// The side that offers.
    #[schema(schema_with = schemas::side)]
    pub by: &'static str,
    /// The ply it was made with.
    pub ply: u16,
}

impl GameBody {
    pub(crate) fn new(view: &GameView, clock_now: &ClockView, reader: &Reader) -> Self {
        let game = &view.row.state;
        let you = game.color_of(reader.id);
        let (outcome, termination) = match game.phase {
            Phase::Ended { outcome, termination, .. } => (Some(outcome), Some(termination)),
            _ => (None, None),
        };
        Self {
            id: view.row.id.0,
            number: view.row.id.to_string(),
            version: game.events,
            ply: game.ply.0,
            revision: game.revision,
            tournament: game.tournament.clone(),
            players: Sides::of(|color| PlayerName {
                id: game.players[color].0,
                name: view.names[color].clone(),
            }),
            you: you.map(wire::color_name),
            side_to_move: game.on_move().map(wire::color_name),
            started_at: reader.time(game.started_at),
            start: game.start.clone(),
            fen: game.position.fen(),
            board: notation::board(&game.position, you.unwrap_or(Color::White)),
            clocks: Sides::of(|color| ClockBody::new(game, color, clock_now.at, reader)),
            deadline: game.deadline().map(|deadline| reader.time(deadline)),
            clock: ReadingBody::new(clock_now, reader),
            draw_offer: game
                .draw_offer
                .map(|offer| DrawOfferBody { by: wire::color_name(offer.by), ply: offer.ply.0 }),
            claim: game.claim.as_ref().map(|claim| ReferredClaimBody {
                claim: claim.seq,
                by: wire::color_name(claim.by),
                basis: claim.basis,
                announced: claim.announced.clone(),
                until: reader.time(claim.until),
                clocks_stop: claim.paused.is_some(),
            }),
            illegal_moves: Sides::of(|color| game.illegal_moves[color]),
            ambiguous_moves: Sides::of(|color| game.ambiguous_moves[color]),
            acts: game.acts.iter().map(|note| ActBody::new(note, game, reader)).collect(),
            half_points: game.half_points.map(|points| Sides::of(|color| points[color])),
            mail_problem: Sides::of(|color| game.mail_problem[color].map(|since| reader.time(since))),
            phase: match game.phase {
                Phase::Playing { .. } => "playing",
                Phase::Sealing => "sealing",
                Phase::Adjourned { .. } => "adjourned",
                Phase::Ended { .. } => "ended",
            },
            adjournment: AdjournmentBody::new(game, &view.names, reader),
            outcome,
            termination,
            result: outcome.map_or_else(|| "*".into(), |outcome| outcome.to_string()),
            regulations: game.regulations.clone(),
            moves: None,
        }
    }
}

/// The path of a game.
pub(crate) fn location(game: GameId) -> String {
    format!("/v1/games/{}", game.0)
}
