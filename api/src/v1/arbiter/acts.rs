//! Acts of arbiters in a game, and appeals against them.

use actix_web::{post, web};
use app::{Request, Scope, Unresolved, Who};
use domain::{Act, ByColor, Color, Command, Instant, Outcome, Ply, Span, clock::Date, wire};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    http::{extract::Json, problem::Answer},
    v1::{
        acting::{Acting, ReceiptBody},
        play::MessageOrder,
        problems, schemas,
        view::Sides,
    },
};

/// An act of an arbiter.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ActOrder {
    /// The act.
    pub act: ArbiterAct,
    /// The reason, in 1 to 500 characters; both players read it.
    #[schema(min_length = 1, max_length = 500)]
    pub reason: String,
}

/// An act of an arbiter.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ArbiterAct {
    /// Warns a player (FIDE 12.9.1).
    Warn {
        /// The side.
        #[serde(with = "wire::color")]
        #[schema(schema_with = schemas::side)]
        side: Color,
    },
    /// Gives time: to the clock that runs or stands still to go on, or for the next move.
    GiveTime {
        /// The side.
        #[serde(with = "wire::color")]
        #[schema(schema_with = schemas::side)]
        side: Color,
        /// The time, such as `2d` or `1d 12h`; at most a year.
        #[serde(with = "wire::length")]
        #[schema(value_type = String, example = "2d")]
        time: Span,
    },
    /// Takes time. The flag does not fall by it.
    TakeTime {
        /// The side.
        #[serde(with = "wire::color")]
        #[schema(schema_with = schemas::side)]
        side: Color,
        /// The time, such as `2d` or `1d 12h`; at most a year.
        #[serde(with = "wire::length")]
        #[schema(value_type = String, example = "2d")]
        time: Span,
    },
    /// Corrects the clocks (FIDE 6.10, Guidelines I.13).
    CorrectClocks {
        /// Milliseconds used by each side.
        used: Sides<i64>,
        /// UTC milliseconds; the last instant that is in time for the clock that runs.
        #[serde(default)]
        #[schema(value_type = Option<i64>)]
        deadline: Option<Instant>,
    },
    /// Fixes what the game counts, or changes it.
    Adjudicate {
        /// The result.
        #[schema(schema_with = schemas::outcome)]
        outcome: Outcome,
    },
    /// Declares the game lost for one side.
    Forfeit {
        /// The side that loses.
        #[serde(with = "wire::color")]
        #[schema(schema_with = schemas::side)]
        loser: Color,
    },
    /// Cancels the game.
    Cancel {
        /// It begins again at once, as another game.
        #[serde(default)]
        replay: bool,
    },
    /// The game counts for nobody.
    Annul {},
    /// Changes the points of a finished game.
    ChangePoints {
        /// In half points, at most two for a side.
        half_points: Sides<u8>,
    },
    /// Special leave: against no allowance, and it may have begun.
    GrantLeave {
        /// The side.
        #[serde(with = "wire::color")]
        #[schema(schema_with = schemas::side)]
        side: Color,
        /// Its first day, in the player's time zone.
        #[schema(value_type = String, format = Date, example = "2026-12-24")]
        first: Date,
        /// Its last day.
        #[schema(value_type = String, format = Date, example = "2027-01-02")]
        last: Date,
    },
    /// Ends leave that runs, at once, or takes back what has not begun: special leave or the player's own.
    EndLeave {
        /// The side.
        #[serde(with = "wire::color")]
        #[schema(schema_with = schemas::side)]
        side: Color,
        /// Its first day, in the player's time zone.
        #[schema(value_type = String, format = Date, example = "2026-12-24")]
        first: Date,
    },
    /// The player on move must seal.
    Adjourn {},
    /// Lets a slip be taken back, where regulated.
    TakeBack {
        /// Half-moves that stand: one or two less than have been played.
        to: u16,
    },
    /// Somebody else plays on.
    Replace {
        /// The side.
        #[serde(with = "wire::color")]
        #[schema(schema_with = schemas::side)]
        side: Color,
        /// The name.
        player: String,
    },
    /// Notes that a player has withdrawn; the regulations decide about their games.
    Withdraw {
        /// The side.
        #[serde(with = "wire::color")]
        #[schema(schema_with = schemas::side)]
        side: Color,
        /// The games besides this one.
        #[serde(default)]
        #[schema(schema_with = schemas::scope)]
        scope: Scope,
    },
    /// Expels a player: their games are lost.
    Expel {
        /// The side.
        #[serde(with = "wire::color")]
        #[schema(schema_with = schemas::side)]
        side: Color,
        /// The games besides this one.
        #[serde(default)]
        #[schema(schema_with = schemas::scope)]
        scope: Scope,
    },
}

impl From<ActOrder> for Request {
    fn from(ActOrder { act: order, reason }: ActOrder) -> Self {
        let act = |act| Unresolved::Command(Command::Act { act });
        let command = match order {
            ArbiterAct::Warn { side } => act(Act::Warn { side }),
            ArbiterAct::GiveTime { side, time } => act(Act::Time { side, span: time }),
            ArbiterAct::TakeTime { side, time } => act(Act::Time { side, span: Span::ZERO - time }),
            ArbiterAct::CorrectClocks { used, deadline } => act(Act::Clocks {
                used: ByColor { white: Span(used.white), black: Span(used.black) },
                deadline,
            }),
            ArbiterAct::Adjudicate { outcome } => act(Act::Adjudicate { outcome }),
            ArbiterAct::Forfeit { loser } => act(Act::Forfeit { loser }),
            ArbiterAct::Cancel { replay: true } => Unresolved::Replay,
            ArbiterAct::Cancel { replay: false } => act(Act::Cancel { replayed_as: None }),
            ArbiterAct::Annul {} => act(Act::Annul),
            ArbiterAct::ChangePoints { half_points: Sides { white, black } } => {
                act(Act::Points { half_points: ByColor { white, black } })
            }
            ArbiterAct::GrantLeave { side, first, last } => Unresolved::GrantLeave { side, first, last },
            ArbiterAct::EndLeave { side, first } => act(Act::EndLeave { side, first }),
            ArbiterAct::Adjourn {} => act(Act::Adjourn),
            ArbiterAct::TakeBack { to } => act(Act::TakeBack { to: Ply(to) }),
            ArbiterAct::Replace { side, player } => Unresolved::Replace { side, player },
            ArbiterAct::Withdraw { side, scope } => Unresolved::Withdraw { who: Who::Side(side), scope },
            ArbiterAct::Expel { side, scope } => Unresolved::Expel { who: Who::Side(side), scope },
        };
        Self::from(command).with(reason)
    }
}

/// Acts as an arbiter, with a reason that both players read. An arbiter does not judge in their own game.
#[utoipa::path(tag = "arbiter", security(("bearer" = ["arbiter"])),
    responses((status = 201, description = "It is on record; both players are notified.", body = ReceiptBody), problems::Direct))]
#[post("/v1/games/{id}/acts")]
pub async fn act_as_arbiter(acting: Acting, id: web::Path<i64>, order: Json<ActOrder>) -> Answer {
    let actor = acting.arbiter().await?;
    acting.submit(actor, *id, order.into_inner(), None).await
}

/// Appeals against an act of an arbiter, as a player and within the days of the regulations. The message gives the grounds. The number is that of the
/// act in `acts` of the game.
#[utoipa::path(tag = "arbiter", security(("bearer" = ["games:write"])),
    responses((status = 201, description = "It is on record; another arbiter decides.", body = ReceiptBody), problems::Appeals))]
#[post("/v1/games/{id}/acts/{number}/appeal")]
pub async fn appeal_against_act(
    acting: Acting,
    path: web::Path<(i64, u32)>,
    order: Json<MessageOrder>,
) -> Answer {
    let (id, act) = *path;
    let request = Request::from(Command::Appeal { act }).with(order.into_inner().message);
    acting.play(id, request, None).await
}

/// A decision about an appeal.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AppealDecision {
    /// Reverses the act; otherwise confirms it.
    pub reverse: bool,
    /// The reason, in 1 to 500 characters; both players read it.
    #[schema(min_length = 1, max_length = 500)]
    pub reason: String,
}

impl AppealDecision {
    /// The decision about appeals against this act.
    pub(crate) fn about(self, act: u32) -> Request {
        Request::from(Command::DecideAppeal { act, reverse: self.reverse }).with(self.reason)
    }
}

/// Decides about an appeal, as another arbiter than the one who acted. A reversed act has no effect: the game is folded again
/// without it. Time in which no move could be made is charged to neither side.
#[utoipa::path(tag = "arbiter", security(("bearer" = ["arbiter"])),
    responses((status = 201, description = "It is on record; both players are notified.", body = ReceiptBody), problems::Appeals))]
#[post("/v1/games/{id}/acts/{number}/decision")]
pub async fn decide_appeal(
    acting: Acting,
    path: web::Path<(i64, u32)>,
    order: Json<AppealDecision>,
) -> Answer {
    let (id, act) = *path;
    let actor = acting.arbiter().await?;
    acting.submit(actor, id, order.into_inner().about(act), None).await
}
