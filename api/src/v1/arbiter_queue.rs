//! The arbiter queue.

use actix_web::{get, web};
use app::{
    Adjourned, AdjournedPage, Channel, Failure, GameView, MAX_PAGE, Service, Trail, TrailLine, ports::Player,
};
use domain::{Act, ActNote, Actor, Appeal, Event, GameId, Holders, Refusal, wire};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    acting::{Directing, Reading},
    page::{Page, PageQuery, cursor},
    problems, schemas,
    view::{Reader, Sides, Time, state_name},
};
use crate::http::problem::Problem;

/// A game with an envelope in the arbiter queue.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdjournedBody {
    /// Its number.
    pub game: i64,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Where it stands, as docs/adjournment.md draws it: `sealing` with a draft in the envelope, `ended` with one that stayed
    /// shut and that both players want shown.
    pub state: &'static str,
    /// What it waits for, in words.
    pub waits_for: String,
    /// Who sealed, or has a draft in it.
    pub sealed_by: &'static str,
    /// Holders of the keys that open the envelope: the service (`vault`), or `needed` of these `arbiters`.
    #[schema(value_type = Object)]
    pub holders: Holders,
    /// SHA-256 of the envelope's text; that of a draft is gone when it is replaced.
    pub commitment: String,
    /// When it resumes; null if it is not adjourned.
    pub resume_at: Option<Time>,
    /// The arbiter who has checked the face of the envelope.
    pub acknowledged_by: Option<i64>,
}

impl AdjournedBody {
    fn new(game: Adjourned, reader: &Reader) -> Self {
        Self {
            game: game.id.0,
            white: game.names.white,
            black: game.names.black,
            state: state_name(game.state),
            waits_for: game.waits_for,
            sealed_by: wire::color_name(game.sealed_by),
            holders: game.holders,
            commitment: game.commitment.to_string(),
            resume_at: game.resume_at.map(|at| reader.time(at)),
            acknowledged_by: game.acknowledged_by.map(|id| id.0),
        }
    }
}

/// Lists games with an envelope and what each waits for, as an arbiter.
#[utoipa::path(tag = "envelopes", security(("bearer" = ["arbiter"])), params(PageQuery),
    responses((status = 200, description = "A page of games.", body = Page<AdjournedBody>), problems::ArbiterQueue))]
#[get("/v1/arbiter/games")]
pub async fn list_adjourned_games(
    Directing(reading): Directing,
    query: web::Query<PageQuery>,
) -> Result<web::Json<Page<AdjournedBody>>, Problem> {
    let (limit, after) = (query.limit()?, query.place("arbiter_queue")?.map_or(GameId(0), GameId));
    let viewer = reading.who.player;
    let found = reading
        .ask_as(move |service, reader| {
            let Some(AdjournedPage { games, next }) = service.games.adjourned(viewer, after, limit)? else {
                return Ok(None);
            };
            Ok(Some((games.into_iter().map(|game| AdjournedBody::new(game, reader)).collect(), next)))
        })
        .await?;
    let (items, next) = found.ok_or(Refusal::NotAnArbiter)?;
    Ok(web::Json(Page { items, next: next.map(|id| cursor("arbiter_queue", id.0)) }))
}

/// How a side has used its time. Spans are in milliseconds.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaceBody {
    /// The player's name.
    pub name: String,
    /// Moves made on his own time.
    pub moves: u16,
    /// Time used for them.
    pub used: i64,
    /// What was charged for them.
    pub charged: i64,
    /// Half of the moves took no longer.
    pub median: i64,
    /// The most that one took.
    pub longest: i64,
    /// The ply it made.
    pub longest_at: u16,
    /// For the last ten moves.
    pub last_ten: i64,
    /// When the last move was received.
    pub last_at: Option<Time>,
    /// Moves received in the last thirty days.
    pub in_thirty_days: u16,
    /// For the move he thinks about.
    pub thinking: i64,
}

/// Shows how both sides have used their time, as an arbiter: the evidence when somebody complains of slow play, which
/// breaks no rule by itself.
#[utoipa::path(tag = "arbiter", security(("bearer" = ["arbiter"])),
    responses((status = 200, description = "Both sides.", body = Sides<PaceBody>), problems::ArbiterQueue))]
#[get("/v1/arbiter/games/{id}/pace")]
pub async fn get_game_pace(
    Directing(reading): Directing,
    id: web::Path<i64>,
) -> Result<web::Json<Sides<PaceBody>>, Problem> {
    let (id, viewer) = (GameId(*id), reading.who.player);
    let found = reading
        .ask_as(move |service, reader| {
            if service.games.game(id)?.is_none() {
                return Ok(Err(Refusal::UnknownGame));
            }
            let Some(sides) = service.games.pace(id, viewer)? else {
                return Ok(Err(Refusal::NotAnArbiter));
            };
            Ok(Ok(Sides::of(|color| {
                let (name, pace) = &sides[color];
                PaceBody {
                    name: name.clone(),
                    moves: pace.moves,
                    used: pace.used.0,
                    charged: pace.charged.0,
                    median: pace.median.0,
                    longest: pace.longest.0,
                    longest_at: pace.longest_at.0,
                    last_ten: pace.last_ten.0,
                    last_at: pace.last_at.map(|at| reader.time(at)),
                    in_thirty_days: pace.in_thirty_days,
                    thinking: pace.thinking.0,
                }
            })))
        })
        .await?;
    Ok(web::Json(found?))
}

/// A claim that waits for an arbiter.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClaimInQueue {
    /// The game's number.
    pub game: i64,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Its number, which the decision names.
    pub claim: u32,
    /// Who claims.
    #[schema(schema_with = schemas::side)]
    pub by: &'static str,
    /// What.
    #[schema(schema_with = schemas::claim_basis)]
    pub basis: domain::ClaimBasis,
    /// The position the claim is about, after an announced move if there is one, as X-FEN.
    pub fen: String,
    /// The announced move in UCI.
    pub announced: Option<String>,
    /// Since when a clock stands still for it; null where it runs on.
    pub since: Option<Time>,
    /// Until then an arbiter can decide; then it has lapsed.
    pub until: Time,
}

impl ClaimInQueue {
    fn of(view: &GameView, reader: &Reader) -> Option<Self> {
        let game = &view.row.state;
        let claim = game.claim.as_ref()?;
        let played = claim
            .announced
            .as_ref()
            .and_then(|uci| game.position.from_uci(uci).and_then(|m| game.position.play(m)));
        Some(Self {
            game: view.row.id.0,
            white: view.names.white.clone(),
            black: view.names.black.clone(),
            claim: claim.seq,
            by: wire::color_name(claim.by),
            basis: claim.basis,
            fen: played.as_ref().unwrap_or(&game.position).fen(),
            announced: claim.announced.clone(),
            since: claim.paused.as_ref().map(|paused| reader.time(paused.at)),
            until: reader.time(claim.until),
        })
    }
}

/// Lists claims that no tablebase here decided and requests for adjudication, as an arbiter.
#[utoipa::path(tag = "games", security(("bearer" = ["arbiter"])), params(PageQuery),
    responses((status = 200, description = "A page of claims.", body = Page<ClaimInQueue>), problems::ArbiterQueue))]
#[get("/v1/arbiter/claims")]
pub async fn list_claims(
    Directing(reading): Directing,
    query: web::Query<PageQuery>,
) -> Result<web::Json<Page<ClaimInQueue>>, Problem> {
    asking(reading, &query, "claims", ClaimInQueue::of).await
}

/// A page of the games that ask something of an arbiter, what `lines` says of them.
async fn asking<T: Send + 'static, Lines: IntoIterator<Item = T>>(
    reading: Reading,
    query: &PageQuery,
    list: &'static str,
    lines: impl Fn(&GameView, &Reader) -> Lines + Send + 'static,
) -> Result<web::Json<Page<T>>, Problem> {
    let (limit, after) = (query.limit()?, query.place(list)?.map_or(GameId(0), GameId));
    let viewer = reading.who.player;
    let found = reading
        .ask_as(move |service, reader| {
            let Some(games) = service.games.games_asking(viewer, after, limit)? else { return Ok(None) };
            let next =
                (games.len() == limit as usize).then(|| games.last().map(|view| view.row.id)).flatten();
            let items = games.iter().flat_map(|view| lines(view, reader)).collect();
            Ok(Some((items, next)))
        })
        .await?;
    let (items, next) = found.ok_or(Refusal::NotAnArbiter)?;
    Ok(web::Json(Page { items, next: next.map(|id| cursor(list, id.0)) }))
}

/// A flag that has fallen in a game that only an arbiter ends by it.
#[derive(Debug, Serialize, ToSchema)]
pub struct FlagInQueue {
    /// The game's number.
    pub game: i64,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Whose flag.
    #[schema(schema_with = schemas::side)]
    pub side: &'static str,
    /// The deadline that passed.
    pub deadline: Time,
}

impl FlagInQueue {
    fn of(view: &GameView, reader: &Reader) -> Option<Self> {
        let running = view.row.state.flag_for_arbiter()?;
        Some(Self {
            game: view.row.id.0,
            white: view.names.white.clone(),
            black: view.names.black.clone(),
            side: wire::color_name(running.side),
            deadline: reader.time(running.deadline),
        })
    }
}

/// Lists flags that have fallen where the regulations leave them to an arbiter, as one: `arbitrate_flag` ends the game, and
/// until then a move still counts.
#[utoipa::path(tag = "games", security(("bearer" = ["arbiter"])), params(PageQuery),
    responses((status = 200, description = "A page of flags.", body = Page<FlagInQueue>), problems::ArbiterQueue))]
#[get("/v1/arbiter/flags")]
pub async fn list_flags(
    Directing(reading): Directing,
    query: web::Query<PageQuery>,
) -> Result<web::Json<Page<FlagInQueue>>, Problem> {
    asking(reading, &query, "flags", FlagInQueue::of).await
}

/// A game that somebody has left.
#[derive(Debug, Serialize, ToSchema)]
pub struct WithdrawalInQueue {
    /// The game's number.
    pub game: i64,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Who has withdrawn.
    #[schema(schema_with = schemas::side)]
    pub side: &'static str,
    /// Since then no clock runs.
    pub since: Time,
    /// Found by silence: he has not said so.
    pub silent: bool,
}

impl WithdrawalInQueue {
    fn of(view: &GameView, reader: &Reader) -> Option<Self> {
        let withdrawn = view.row.state.withdrawn?;
        Some(Self {
            game: view.row.id.0,
            white: view.names.white.clone(),
            black: view.names.black.clone(),
            side: wire::color_name(withdrawn.of),
            since: reader.time(withdrawn.at),
            silent: withdrawn.silent,
        })
    }
}

/// Lists games that stand still because a player has withdrawn, as an arbiter: he adjudicates them, or lets somebody else
/// play on.
#[utoipa::path(tag = "arbiter", security(("bearer" = ["arbiter"])), params(PageQuery),
    responses((status = 200, description = "A page of games.", body = Page<WithdrawalInQueue>), problems::ArbiterQueue))]
#[get("/v1/arbiter/withdrawals")]
pub async fn list_withdrawals(
    Directing(reading): Directing,
    query: web::Query<PageQuery>,
) -> Result<web::Json<Page<WithdrawalInQueue>>, Problem> {
    asking(reading, &query, "withdrawals", WithdrawalInQueue::of).await
}

/// An act against which an appeal waits.
#[derive(Debug, Serialize, ToSchema)]
pub struct AppealInQueue {
    /// The game's number.
    pub game: i64,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The number of the act's event, which the decision names.
    pub number: u32,
    /// What was done, as in its event.
    #[schema(value_type = Object)]
    pub act: Act,
    /// Which arbiter did it: another one decides.
    pub by: i64,
    /// Since when an appeal waits.
    pub since: Time,
    /// Of which side.
    #[schema(schema_with = schemas::appeals)]
    pub appeals: Sides<Appeal>,
}

impl AppealInQueue {
    fn of(view: &GameView, reader: &Reader) -> Vec<Self> {
        let GameView { row, names } = view;
        let line = |note: &ActNote| Self {
            game: row.id.0,
            white: names.white.clone(),
            black: names.black.clone(),
            number: note.seq,
            act: note.act.clone(),
            by: note.by.0,
            since: reader.time(note.appealed_at.unwrap_or(note.at)),
            appeals: Sides::of(|color| note.appeals[color]),
        };
        row.state.acts.iter().filter(|note| note.is_open()).map(line).collect()
    }
}

/// Lists acts against which an appeal waits, as an arbiter; also in games that are over.
#[utoipa::path(tag = "arbiter", security(("bearer" = ["arbiter"])), params(PageQuery),
    responses((status = 200, description = "A page of acts.", body = Page<AppealInQueue>), problems::ArbiterQueue))]
#[get("/v1/arbiter/appeals")]
pub async fn list_appeals(
    Directing(reading): Directing,
    query: web::Query<PageQuery>,
) -> Result<web::Json<Page<AppealInQueue>>, Problem> {
    asking(reading, &query, "appeals", AppealInQueue::of).await
}

/// Everything that waits for an arbiter. Each list has what its path under `/v1/arbiter` has.
#[derive(Debug, Default, Serialize)]
pub struct ArbiterQueueBody {
    /// Games with an envelope, as `GET /v1/arbiter/games` lists them.
    pub games: Vec<AdjournedBody>,
    /// Claims and requests for adjudication.
    pub claims: Vec<ClaimInQueue>,
    /// Flags that only an arbiter claims.
    pub flags: Vec<FlagInQueue>,
    /// Games that stand still because a player has withdrawn.
    pub withdrawals: Vec<WithdrawalInQueue>,
    /// Acts against which an appeal waits.
    pub appeals: Vec<AppealInQueue>,
}

impl ArbiterQueueBody {
    /// Everything that waits; `None` if the viewer is no arbiter.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn of(service: &Service, viewer: &Player) -> Result<Option<Self>, Failure> {
        let reader = Reader::new(viewer);
        let (mut queue, mut place) = (Self::default(), Some(GameId(0)));
        while let Some(after) = place {
            let Some(page) = service.games.adjourned(viewer.id, after, MAX_PAGE)? else { return Ok(None) };
            queue.games.extend(page.games.into_iter().map(|game| AdjournedBody::new(game, &reader)));
            place = page.next;
        }
        place = Some(GameId(0));
        while let Some(after) = place {
            let Some(games) = service.games.games_asking(viewer.id, after, MAX_PAGE)? else {
                return Ok(None);
            };
            place = games.last().map(|view| view.row.id);
            for view in &games {
                queue.claims.extend(ClaimInQueue::of(view, &reader));
                queue.flags.extend(FlagInQueue::of(view, &reader));
                queue.withdrawals.extend(WithdrawalInQueue::of(view, &reader));
                queue.appeals.extend(AppealInQueue::of(view, &reader));
            }
        }
        Ok(Some(queue))
    }
}

/// One line of the trail of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct TrailBody {
    /// When it was judged.
    pub at: Time,
    /// `player`, `arbiter` or `timekeeper`, and which.
    #[schema(schema_with = schemas::actor)]
    pub actor: Actor,
    /// `mail`, `http`, `timekeeper` or `console`; null once the receipt is gone.
    #[schema(value_type = Option<String>)]
    pub channel: Option<Channel>,
    /// The number of the event; null for what was refused.
    pub seq: Option<u32>,
    /// What happened; null for what was refused.
    #[schema(schema_with = schemas::event_or_null)]
    pub event: Option<Event>,
    /// What was refused, with its code. A move to be sealed is never in it.
    #[schema(value_type = Option<Object>)]
    pub refusal: Option<Refusal>,
    /// When our own intake stamped it.
    pub received_at: Option<Time>,
    /// Milliseconds used for the move.
    pub used: Option<i64>,
    /// The number of the mail it came with.
    pub mail: Option<i64>,
    /// Keyed digest of that mail.
    pub mail_digest: Option<String>,
    /// SHA-256 of the raw mail as it was taken in, as long as it is kept. Of one with a move to be sealed it is not.
    pub mail_sha256: Option<String>,
    /// Its Message-ID, as long as the mail is kept.
    pub message_id: Option<String>,
}

impl TrailBody {
    fn new(line: TrailLine, reader: &Reader) -> Self {
        let (seq, event) = line.event.map_or((None, None), |(seq, event)| (Some(seq), Some(event)));
        Self {
            at: reader.time(line.at),
            actor: line.actor,
            channel: line.channel,
            seq,
            event,
            refusal: line.refusal,
            received_at: line.received_at.map(|at| reader.time(at)),
            used: line.used.map(|span| span.0),
            mail: line.mail.as_ref().map(|mail| mail.inbox),
            mail_digest: line.mail.as_ref().map(|mail| mail.digest.to_string()),
            mail_sha256: line.mail.as_ref().and_then(|mail| mail.sha256).map(|hash| hash.to_string()),
            message_id: line.mail.and_then(|mail| mail.message_id),
        }
    }
}

/// The trail of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct TrailsBody {
    /// In order.
    pub lines: Vec<TrailBody>,
    /// Refused attempts that are not in it. Of each who plays or has done something the first thousand are, of anybody else the
    /// first hundred, and of those together a thousand.
    pub left_off: u32,
}

impl TrailsBody {
    /// The trail as this player reads it.
    #[must_use]
    pub fn of(trail: Trail, viewer: &Player) -> Self {
        Self::new(trail, &Reader::new(viewer))
    }

    fn new(Trail { lines, left_off }: Trail, reader: &Reader) -> Self {
        Self { lines: lines.into_iter().map(|line| TrailBody::new(line, reader)).collect(), left_off }
    }
}

/// Everything anybody did or tried in a game, in order, as an arbiter.
#[utoipa::path(tag = "envelopes", security(("bearer" = ["arbiter"])),
    responses((status = 200, description = "The trail.", body = TrailsBody), problems::ArbiterQueue))]
#[get("/v1/games/{id}/trail")]
pub async fn get_game_trail(
    Directing(reading): Directing,
    id: web::Path<i64>,
) -> Result<web::Json<TrailsBody>, Problem> {
    let (id, viewer) = (GameId(*id), reading.who.player);
    let found = reading
        .ask_as(move |service, reader| {
            let trail = service.games.game_trail(id, viewer)?;
            Ok(trail.map(|trail| TrailsBody::new(trail, reader)))
        })
        .await?;
    let trail = found.ok_or(Refusal::NotAnArbiter)?;
    if trail.lines.is_empty() { Err(Refusal::UnknownGame.into()) } else { Ok(web::Json(trail)) }
}
