//! What readers get to see of games.

mod adjournment;
mod clock;
mod record;

use app::{ClockView, GameView, ports::Player};
use domain::{
    ActNote, Appeal, Color, Game, GameId, Instant, Outcome, Phase, PlayerId, Regulations, Span, Start,
    Termination,
    notation::{self, Letters, Notation},
    wire,
};
use jiff::{SignedDuration, Timestamp, tz::TimeZone};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use adjournment::AdjournmentBody;
pub(crate) use adjournment::state_name;
pub use clock::{ClockBody, ReadingBody};
pub(crate) use record::moves;
pub use record::{EventBody, MoveBody};

use super::schemas;

/// How somebody reads: his notation and his time zone.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub id: PlayerId,
    pub notation: Notation,
    pub letters: Letters,
    pub zone: TimeZone,
}

impl Reader {
    pub(crate) fn new(player: &Player) -> Self {
        let zone = TimeZone::get(&player.time_zone).unwrap_or(TimeZone::UTC);
        Self { id: player.id, notation: player.notation, letters: player.letters, zone }
    }

    pub(crate) fn time(&self, instant: Instant) -> Time {
        let timestamp = Timestamp::from_millisecond(instant.0).unwrap_or_default();
        let local = timestamp.to_zoned(self.zone.clone());
        Time {
            ms: instant.0,
            utc: timestamp.to_string(),
            local: local.strftime("%Y-%m-%dT%H:%M:%S%:z").to_string(),
            zone: self.zone.iana_name().unwrap_or("UTC").to_owned(),
        }
    }
}

/// An instant.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Time {
    /// Milliseconds since 1970 UTC.
    pub ms: i64,
    /// RFC 3339 in UTC.
    #[schema(format = DateTime)]
    pub utc: String,
    /// RFC 3339 in the reader's time zone.
    #[schema(format = DateTime)]
    pub local: String,
    /// The reader's time zone.
    pub zone: String,
}

/// A length of time.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Length {
    /// Milliseconds.
    pub ms: i64,
    /// ISO 8601, such as `PT73H4M`.
    pub iso: String,
}

impl From<Span> for Length {
    fn from(span: Span) -> Self {
        Self { ms: span.0, iso: SignedDuration::from_millis(span.0).to_string() }
    }
}

/// Something of each side.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
pub struct Sides<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Sides<T> {
    pub(crate) fn of(mut value: impl FnMut(Color) -> T) -> Self {
        Self { white: value(Color::White), black: value(Color::Black) }
    }
}

/// A player as others see him.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlayerName {
    /// His number.
    pub id: i64,
    /// His name.
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
    /// How often an arbiter has undone something: what the next move has to name if it is not 0.
    pub line: u16,
    /// PGN's Event tag.
    pub tournament: String,
    /// Who plays.
    pub players: Sides<PlayerName>,
    /// The reader's colour; null if he does not play.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub you: Option<&'static str>,
    /// Whose move it is; null when the game is over.
    #[schema(schema_with = schemas::side_or_null, required)]
    pub side_to_move: Option<&'static str>,
    /// When it started.
    pub started_at: Time,
    /// Where it started.
    #[schema(value_type = Object)]
    pub start: Start,
    /// The position as X-FEN.
    pub fen: String,
    /// The position as ten lines of text, from the reader's side.
    pub board: String,
    /// What both clocks show, with the time used and gained by each side.
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
    /// What arbiters did, in order; what and why stands in the event of that number.
    pub acts: Vec<ActBody>,
    /// What the finished game counts for each side in half points, if an arbiter changed it.
    #[schema(value_type = Option<Sides<u8>>)]
    pub half_points: Option<Sides<u8>>,
    /// Since when mail to a side does not arrive; null where it does. The clocks go on.
    pub mail_problem: Sides<Option<Time>>,
    /// `playing`, `sealing`, `adjourned` or `ended`.
    pub phase: &'static str,
    /// What is known of an adjournment.
    pub adjournment: Option<AdjournmentBody>,
    /// What the finished game counts.
    #[schema(schema_with = schemas::outcome_or_null, required)]
    pub outcome: Option<Outcome>,
    /// How it ended.
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
    /// When.
    pub at: Time,
    /// Which arbiter.
    pub by: i64,
    /// The last instant at which a player may appeal.
    pub appeal_until: Time,
    /// What became of each side's appeal.
    #[schema(schema_with = schemas::appeals)]
    pub appeals: Sides<Appeal>,
    /// Another arbiter has reversed it.
    pub reversed: bool,
}

impl ActBody {
    fn new(note: &ActNote, game: &Game, reader: &Reader) -> Self {
        let days = Span::days(game.regulations.arbiter.appeal_days);
        Self {
            number: note.seq,
            at: reader.time(note.at),
            by: note.by.0,
            appeal_until: reader.time(note.at + days),
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
    /// Who claims.
    #[schema(schema_with = schemas::side)]
    pub by: &'static str,
    /// What.
    #[schema(schema_with = schemas::claim_basis)]
    pub basis: domain::ClaimBasis,
    /// The announced move in UCI.
    pub announced: Option<String>,
    /// Until then an arbiter can decide; then it has lapsed and the game goes on.
    pub until: Time,
    /// No clock runs and nobody moves until then.
    pub clocks_stop: bool,
}

/// A standing draw offer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DrawOfferBody {
    /// Who offers.
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
            line: game.revision,
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
            adjournment: AdjournmentBody::new(game, reader),
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
