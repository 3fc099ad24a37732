//! Lists of games, and games an arbiter creates.

use actix_web::{get, post, web};
use app::{
    LobbyCommand,
    ports::{GameSummary, StartChoice},
};
use domain::{GameId, Outcome, PlayerId, Regulations, Start, Termination};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{
    acting::{Acting, ArrangedBody, Reading},
    problems, schemas,
    view::{PlayerName, Reader, Sides, Time},
};
use crate::http::{
    extract::Json,
    page::{Page, PageQuery, page},
    problem::{Answer, JsonAnswer},
};

/// The start of a game.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum StartBody {
    /// The usual array.
    #[default]
    Standard,
    /// Chess960.
    Chess960 {
        /// 0 to 959; drawn when the game begins if it is left out.
        #[serde(default)]
        #[schema(maximum = 959)]
        number: Option<u16>,
    },
    /// Any legal position.
    Fen {
        /// X-FEN or Shredder-FEN.
        #[schema(max_length = 128)]
        fen: String,
        /// Castling by the rules of Chess960.
        #[serde(default)]
        chess960: bool,
    },
}

impl From<StartBody> for StartChoice {
    fn from(body: StartBody) -> Self {
        match body {
            StartBody::Standard => Self::At(Start::Standard),
            StartBody::Chess960 { number: Some(number) } => Self::At(Start::Chess960 { number }),
            StartBody::Chess960 { number: None } => Self::DrawnChess960,
            StartBody::Fen { fen, chess960 } => Self::At(Start::Fen { fen, chess960 }),
        }
    }
}

impl From<&StartChoice> for StartBody {
    fn from(choice: &StartChoice) -> Self {
        match choice {
            StartChoice::At(Start::Standard) => Self::Standard,
            StartChoice::At(Start::Chess960 { number }) => Self::Chess960 { number: Some(*number) },
            StartChoice::DrawnChess960 => Self::Chess960 { number: None },
            StartChoice::At(Start::Fen { fen, chess960 }) => {
                Self::Fen { fen: fen.clone(), chess960: *chess960 }
            }
        }
    }
}

/// A game to create.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// Name of the player with the white pieces.
    pub white: String,
    /// Name of the player with the black pieces.
    pub black: String,
    /// The starting position.
    #[serde(default)]
    pub start: StartBody,
    /// Its rules.
    #[serde(default)]
    #[schema(schema_with = schemas::regulations)]
    pub regulations: Regulations,
    /// PGN's Event tag.
    #[serde(default)]
    #[schema(max_length = 100)]
    pub tournament: String,
}

/// Creates a game between two players, as an arbiter.
#[utoipa::path(tag = "games", security(("bearer" = ["arbiter"])),
    responses((status = 201, description = "The game began; White's clock runs.", body = ArrangedBody), problems::Create))]
#[post("/v1/games")]
pub async fn create_game(acting: Acting, new: Json<NewGame>) -> Answer {
    let NewGame { white, black, start, regulations, tournament } = new.into_inner();
    let actor = acting.arbiter().await?;
    let command = LobbyCommand::Create { white, black, start: start.into(), regulations, tournament };
    acting.arrange(actor, command).await
}

/// A selection of games.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct GamesQuery {
    /// Number of the player; by default the caller.
    pub of: Option<i64>,
    /// Running games without it.
    #[param(inline)]
    pub state: Option<GamesState>,
    /// `next` of the page before; the first page without it.
    pub cursor: Option<String>,
    /// The maximum number of items; 50 without it.
    #[param(minimum = 1, maximum = 200)]
    pub limit: Option<u32>,
}

/// Running or over.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GamesState {
    /// Not over: adjourned ones too.
    Running,
    /// Over.
    Over,
}

/// A game in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameItem {
    /// Its number.
    pub id: i64,
    /// Its number as mails show it.
    pub number: String,
    /// Events so far; 0 while the reader sees the moves later.
    pub version: u32,
    /// Half-moves played, of those that the reader may see.
    pub ply: u16,
    /// The players.
    pub players: Sides<PlayerName>,
    /// The time of the start.
    pub started_at: Time,
    /// The deadline of the running clock, or when an adjourned game resumes; null while the reader sees the moves later.
    pub due_at: Option<Time>,
    /// The time of the end.
    pub ended_at: Option<Time>,
    /// The result.
    #[schema(schema_with = schemas::outcome_or_null, required)]
    pub outcome: Option<Outcome>,
    /// The termination.
    #[schema(schema_with = schemas::termination_or_null, required)]
    pub termination: Option<Termination>,
}

impl GameItem {
    fn new(game: GameSummary, reader: &Reader) -> Self {
        let [white, black] = [domain::Color::White, domain::Color::Black]
            .map(|color| PlayerName { id: game.players[color].0, name: game.names[color].clone() });
        Self {
            id: game.id.0,
            number: game.id.to_string(),
            version: game.version,
            ply: game.ply.0,
            players: Sides { white, black },
            started_at: reader.time(game.started_at),
            due_at: game.due_at.map(|at| reader.time(at)),
            ended_at: game.ended.map(|(at, ..)| reader.time(at)),
            outcome: game.ended.map(|(_, outcome, _)| outcome),
            termination: game.ended.map(|(.., termination)| termination),
        }
    }
}

/// Lists the games of a player, newest first.
#[utoipa::path(tag = "games", security(("bearer" = ["games:read"])), params(GamesQuery),
    responses((status = 200, description = "A page of games.", body = Page<GameItem>), problems::Lists))]
#[get("/v1/games")]
pub async fn list_games(reading: Reading, query: web::Query<GamesQuery>) -> JsonAnswer<Page<GameItem>> {
    let GamesQuery { of, state, cursor, limit } = query.into_inner();
    let which = PageQuery { cursor, limit };
    let (limit, before) = (which.limit()?, which.place("games")?.map(GameId));
    let viewer = reading.who.viewer();
    let of = of.map_or(viewer.player, PlayerId);
    let over = state == Some(GamesState::Over);
    let found = reading
        .ask_as(move |service, reader| {
            let found = service.records.games_of_for(viewer, of, over, before, limit)?;
            Ok(page("games", found, limit, |game| game.id.0, |game| GameItem::new(game, reader)))
        })
        .await?;
    Ok(web::Json(found))
}
