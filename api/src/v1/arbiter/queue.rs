//! The arbiter queue.

use actix_web::{get, web};
use app::{Adjourned, Failure, GameView, MAX_PAGE, QueuePage, Service, ports::Player};
use domain::{Act, ActNote, Appeal, Color, GameId, PlayerId, Refusal, wire};
use serde::Serialize;
use utoipa::ToSchema;

use super::adjourned::AdjournedBody;
use crate::{
    http::{
        page::{Page, PageQuery, cursor},
        problem::JsonAnswer,
    },
    v1::{
        acting::{Directing, Reading},
        problems, schemas,
        view::{Length, Reader, Sides, Time},
    },
};

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
    /// The side that claims.
    #[schema(schema_with = schemas::side)]
    pub by: &'static str,
    /// The basis of the claim.
    #[schema(schema_with = schemas::claim_basis)]
    pub basis: domain::ClaimBasis,
    /// The position the claim is about, after an announced move if there is one, as X-FEN.
    pub fen: String,
    /// The announced move in UCI.
    pub announced: Option<String>,
    /// The instant at which a clock stopped for it; null where the clock runs.
    pub since: Option<Time>,
    /// The term of the arbiter's decision; after it the claim has lapsed.
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
) -> JsonAnswer<Page<ClaimInQueue>> {
    asking(reading, &query, "claims", ClaimInQueue::of).await
}

/// A page of the games that ask something of an arbiter, what `lines` says of them.
async fn asking<T: Send + 'static, Lines: IntoIterator<Item = T>>(
    reading: Reading,
    query: &PageQuery,
    list: &'static str,
    lines: impl Fn(&GameView, &Reader) -> Lines + Send + 'static,
) -> JsonAnswer<Page<T>> {
    let (limit, after) = (query.limit()?, query.place(list)?.map_or(GameId(0), GameId));
    let viewer = reading.who.player;
    let found = reading
        .ask_as(move |service, reader| {
            let Some(QueuePage { games, next }) = service.queue.asking(viewer, after, limit)? else {
                return Ok(None);
            };
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
    /// The side whose flag fell.
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

/// Lists fallen flags that the regulations leave to an arbiter. `arbitrate_flag` ends the game; until then a move still
/// counts.
#[utoipa::path(tag = "games", security(("bearer" = ["arbiter"])), params(PageQuery),
    responses((status = 200, description = "A page of flags.", body = Page<FlagInQueue>), problems::ArbiterQueue))]
#[get("/v1/arbiter/flags")]
pub async fn list_flags(
    Directing(reading): Directing,
    query: web::Query<PageQuery>,
) -> JsonAnswer<Page<FlagInQueue>> {
    asking(reading, &query, "flags", FlagInQueue::of).await
}

/// A game from which a player has withdrawn.
#[derive(Debug, Serialize, ToSchema)]
pub struct WithdrawalInQueue {
    /// The game's number.
    pub game: i64,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The side that has withdrawn.
    #[schema(schema_with = schemas::side)]
    pub side: &'static str,
    /// The instant from which no clock runs.
    pub since: Time,
    /// `true` if the withdrawal was found by silence, not declared.
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

/// Lists games that stand still because a player has withdrawn. The arbiter adjudicates them, or lets somebody else
/// play on.
#[utoipa::path(tag = "arbiter", security(("bearer" = ["arbiter"])), params(PageQuery),
    responses((status = 200, description = "A page of games.", body = Page<WithdrawalInQueue>), problems::ArbiterQueue))]
#[get("/v1/arbiter/withdrawals")]
pub async fn list_withdrawals(
    Directing(reading): Directing,
    query: web::Query<PageQuery>,
) -> JsonAnswer<Page<WithdrawalInQueue>> {
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
    /// The act, as in its event.
    #[schema(value_type = Object)]
    pub act: Act,
    /// The arbiter who acted; another one decides.
    pub by: i64,
    /// The time of the first open appeal.
    pub since: Time,
    /// The appeals of both sides.
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
) -> JsonAnswer<Page<AppealInQueue>> {
    asking(reading, &query, "appeals", AppealInQueue::of).await
}

/// Clocks that a player questioned.
#[derive(Debug, Serialize, ToSchema)]
pub struct QuestionInQueue {
    /// The game's number.
    pub game: i64,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The side that reported wrong clocks.
    #[schema(schema_with = schemas::side)]
    pub by: &'static str,
    /// The time of the report.
    pub since: Time,
    /// The time that each side has used, without the move that is thought about. `correct_clocks` with it changes nothing, and
    /// answers the question.
    pub used: Sides<Length>,
}

impl QuestionInQueue {
    fn of(view: &GameView, reader: &Reader) -> Vec<Self> {
        let GameView { row, names } = view;
        let line = |color: Color| {
            Some(Self {
                game: row.id.0,
                white: names.white.clone(),
                black: names.black.clone(),
                by: wire::color_name(color),
                since: reader.time(row.state.clocks_questioned[color]?),
                used: Sides::of(|side| row.state.clock.used[side].into()),
            })
        };
        Color::ALL.into_iter().filter_map(line).collect()
    }
}

/// Lists clocks that a player questioned after a resumption. They wait until an arbiter corrects or confirms them by an act
/// of the kind `correct_clocks`, or the game ends.
#[utoipa::path(tag = "arbiter", security(("bearer" = ["arbiter"])), params(PageQuery),
    responses((status = 200, description = "A page of reports.", body = Page<QuestionInQueue>), problems::ArbiterQueue))]
#[get("/v1/arbiter/questions")]
pub async fn list_questions(
    Directing(reading): Directing,
    query: web::Query<PageQuery>,
) -> JsonAnswer<Page<QuestionInQueue>> {
    asking(reading, &query, "questions", QuestionInQueue::of).await
}

/// A game in which something waits for an arbiter.
pub(crate) enum Waiting {
    /// It has an envelope.
    Adjourned(Adjourned),
    /// It has something else.
    Asking(Box<GameView>),
}

impl Waiting {
    /// Reads all of them, a page at a time. Returns `None` if the viewer is no arbiter.
    pub(crate) fn each(
        service: &Service,
        viewer: PlayerId,
        mut take: impl FnMut(Self),
    ) -> Result<Option<()>, Failure> {
        let mut place = Some(GameId(0));
        while let Some(after) = place {
            let Some(page) = service.queue.adjourned(viewer, after, MAX_PAGE)? else { return Ok(None) };
            page.games.into_iter().map(Self::Adjourned).for_each(&mut take);
            place = page.next;
        }
        place = Some(GameId(0));
        while let Some(after) = place {
            let Some(page) = service.queue.asking(viewer, after, MAX_PAGE)? else { return Ok(None) };
            page.games.into_iter().map(|view| Self::Asking(Box::new(view))).for_each(&mut take);
            place = page.next;
        }
        Ok(Some(()))
    }
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
    /// Clocks that a player questioned.
    pub questions: Vec<QuestionInQueue>,
}

impl ArbiterQueueBody {
    /// Everything that waits; `None` if the viewer is no arbiter.
    ///
    /// # Errors
    ///
    /// [`Failure`].
    pub fn of(service: &Service, viewer: &Player) -> Result<Option<Self>, Failure> {
        let (reader, mut queue) = (Reader::new(viewer), Self::default());
        let read = Waiting::each(service, viewer.id, |game| match game {
            Waiting::Adjourned(game) => queue.games.push(AdjournedBody::new(game, &reader)),
            Waiting::Asking(view) => {
                queue.claims.extend(ClaimInQueue::of(&view, &reader));
                queue.flags.extend(FlagInQueue::of(&view, &reader));
                queue.withdrawals.extend(WithdrawalInQueue::of(&view, &reader));
                queue.appeals.extend(AppealInQueue::of(&view, &reader));
                queue.questions.extend(QuestionInQueue::of(&view, &reader));
            }
        })?;
        Ok(read.map(|()| queue))
    }
}
