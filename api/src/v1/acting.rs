//! The way from a request to `Service::submit`.

use std::{future::Future, pin::Pin};

use actix_web::{FromRequest, HttpRequest, dev::Payload, web};
use app::{
    Channel, Failure, LobbyCommand, LobbyReceipt, LobbyRequest, Preconditions, Request, Service, Submission,
    Submitted, Unresolved,
    ports::{BulkAct, BulkCommand},
};
use domain::{Actor, Command, GameId, Ply, PositionId, Refusal, Seen, notation::Notation};
use tokio::sync::oneshot;

pub use super::receipts::{ArrangedBody, ReceiptBody};

use super::{
    receipts::{arranged_response, receipt_response},
    view::Reader,
};
use crate::{
    auth::{Bearer, Scope, SignedIn},
    http::{
        blocking,
        extract::{IdempotencyKey, IfMatch},
        problem::{Answer, Problem},
    },
    state::HttpState,
};

/// A caller who reads. Below a game, one who may read it now.
pub(crate) struct Reading {
    pub state: web::Data<HttpState>,
    pub who: SignedIn,
}

/// A caller who reads as an arbiter. Whether the account is one, the service looks up.
pub(crate) struct Directing(pub Reading);

/// A caller who acts.
pub(crate) struct Acting {
    state: web::Data<HttpState>,
    who: Bearer,
    key: IdempotencyKey,
    if_match: IfMatch,
    revision: Option<u16>,
    notation: Option<Notation>,
}

type Extraction<T> = Pin<Box<dyn Future<Output = Result<T, Problem>>>>;

impl FromRequest for Reading {
    type Error = Problem;
    type Future = Extraction<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let reading = Self::within(Scope::ReadGames, request, payload);
        let game = game_below("/v1/games/{id}", request);
        Box::pin(async move {
            let reading = reading.await?;
            if let Some(game) = game? {
                reading.see(game).await?;
            }
            Ok(reading)
        })
    }
}

impl FromRequest for Directing {
    type Error = Problem;
    type Future = Extraction<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let reading = Reading::within(Scope::Direct, request, payload);
        Box::pin(async move { reading.await.map(Self) })
    }
}

impl FromRequest for Acting {
    type Error = Problem;
    type Future = Extraction<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let state = request.app_data::<web::Data<HttpState>>().cloned();
        let who = Bearer::of(request);
        let key = IdempotencyKey::from_request(request, payload);
        let if_match = IfMatch::from_request(request, payload);
        Box::pin(async move {
            let state = state.ok_or_else(|| Problem::of("internal"))?;
            Ok(Self {
                state,
                who: who?,
                key: key.await?,
                if_match: if_match.await?,
                revision: None,
                notation: None,
            })
        })
    }
}

/// The game of a route that begins so; none on other routes. The number is read as `web::Path` reads it, which decodes more
/// than the router.
///
/// # Errors
///
/// `not_found` for what is no number.
pub(crate) fn game_below(route: &str, request: &HttpRequest) -> Result<Option<GameId>, Problem> {
    #[derive(serde::Deserialize)]
    struct OfGame {
        id: i64,
    }
    if !request.match_pattern().is_some_and(|pattern| pattern.starts_with(route)) {
        return Ok(None);
    }
    let OfGame { id } = request.match_info().load().map_err(|_no_number| Problem::of("not_found"))?;
    Ok(Some(GameId(id)))
}

impl Reading {
    fn within(scope: Scope, request: &HttpRequest, payload: &mut Payload) -> Extraction<Self> {
        let state = request.app_data::<web::Data<HttpState>>().cloned();
        let who = SignedIn::from_request(request, payload);
        Box::pin(async move {
            let who = who.await?;
            who.require(scope)?;
            Ok(Self { state: state.ok_or_else(|| Problem::of("internal"))?, who })
        })
    }

    /// Refuses a game that the reader sees no sooner than the public does.
    ///
    /// # Errors
    ///
    /// `game_delayed`.
    pub(crate) async fn see(&self, game: GameId) -> Result<(), Problem> {
        if self.sees_later(game).await? { Err(Problem::of("game_delayed")) } else { Ok(()) }
    }

    /// Tells whether the caller sees a game no sooner than the public does.
    pub(crate) async fn sees_later(&self, game: GameId) -> Result<bool, Problem> {
        let viewer = self.who.viewer();
        self.ask(move |service| service.records.is_delayed_for(game, viewer)).await
    }

    /// Asks the service on a blocking thread.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Service) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Problem> {
        let service = self.state.service.clone();
        Ok(blocking(move || question(&service)).await?)
    }

    /// Asks with the caller's notation and time zone at hand.
    pub(crate) async fn ask_as<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Service, &Reader) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Problem> {
        let id = self.who.player;
        let reader = move |service: &Service| {
            let player = service.accounts.player(id)?;
            player.ok_or_else(|| Failure::Damaged("a token without its account".into()))
        };
        self.ask(move |service| question(service, &Reader::new(&reader(service)?))).await
    }
}

/// Submits a request, and waits for its commit without a thread.
pub(crate) async fn submitted(
    service: Service,
    submission: Submission,
    conditions: Preconditions,
) -> Result<Submitted, Problem> {
    let reads_files = matches!(&submission.request.command,
        Unresolved::Command(Command::Claim { basis, .. }) if basis.is_by_tablebase());
    if reads_files {
        // Files are read before it is submitted.
        return Ok(blocking(move || service.games.submit_if(submission, conditions)).await?);
    }
    let (answer, submitted) = oneshot::channel();
    // When the caller has gone nobody listens; the receipt is stored under the key.
    service.games.submit_then(submission, conditions, move |result| drop(answer.send(result)));
    Ok(submitted.await.map_err(|_dropped| Problem::of("internal"))??)
}

impl Acting {
    /// Acts as a player.
    ///
    /// # Errors
    ///
    /// `insufficient_scope`.
    pub(crate) fn player(&self) -> Result<Actor, Problem> {
        self.who.require(Scope::Play)?;
        Ok(Actor::Player(self.who.player()))
    }

    /// Acts as a player, or as an arbiter in a game of others: the scope of either is enough.
    ///
    /// # Errors
    ///
    /// `insufficient_scope`, `not_an_arbiter`, `unknown_game`.
    pub(crate) async fn seated(&self, game: i64) -> Result<Actor, Problem> {
        self.who.require(Scope::Play).or_else(|_other| self.who.require(Scope::Direct))?;
        let player = self.who.player();
        match self.look(game).await?.row.state.color_of(player) {
            Some(_) => self.player(),
            None => self.arbiter().await,
        }
    }

    /// Acts as an arbiter.
    ///
    /// # Errors
    ///
    /// `insufficient_scope`, `not_an_arbiter`.
    pub(crate) async fn arbiter(&self) -> Result<Actor, Problem> {
        let who = self.who.clone().known(self.state.authenticator.clone()).await?;
        who.require(Scope::Direct)?;
        if who.is_arbiter() { Ok(Actor::Arbiter(who.player)) } else { Err(Refusal::NotAnArbiter.into()) }
    }

    /// The act is for this revision of the game. An act that must name one, and names none, is for a game in which no arbiter
    /// has undone anything. So a client that knows no reversals is refused after one, and never misunderstood.
    pub(crate) fn in_revision(self, revision: Option<u16>) -> Self {
        Self { revision, ..self }
    }

    /// Moves are written in this notation, not in that of the account.
    pub(crate) fn in_notation(self, notation: Option<Notation>) -> Self {
        Self { notation, ..self }
    }

    /// Submits a request as a player.
    pub(crate) async fn play(self, game: i64, request: impl Into<Request>, ply: Option<u16>) -> Answer {
        let actor = self.player()?;
        self.submit(actor, game, request, ply).await
    }

    /// Submits a request, received when all of it has been read. An act for a position names the half-move, and
    /// [`Acting::in_revision`] the revision.
    pub(crate) async fn submit(
        self,
        actor: Actor,
        game: i64,
        request: impl Into<Request>,
        ply: Option<u16>,
    ) -> Answer {
        let service = self.state.service.clone();
        let request = request.into();
        let submission = Submission {
            game: GameId(game),
            actor,
            seen: match (ply.map(Ply), self.revision) {
                (Some(ply), revision) => {
                    Seen::Position(PositionId { ply, revision: revision.unwrap_or_default() })
                }
                (None, Some(revision)) => Seen::Revision(revision),
                (None, None) => Seen::Revision(0).limited_to(request.traits().seen),
            },
            request,
            received_at: service.time.now(),
            channel: Channel::Http,
            key: self.key.0,
        };
        let (session, epoch) = (self.who.session(), service.epoch());
        let conditions = Preconditions {
            versions: self.if_match.versions(epoch),
            session,
            notation: self.notation,
            ..Preconditions::default()
        };
        match submitted(service, submission, conditions).await? {
            Submitted::Judged(receipt) => receipt_response(receipt, epoch),
            Submitted::OtherVersion => Err(Problem::of("precondition_failed")),
            Submitted::SessionEnded => Err(self.state.session_ended(session)),
        }
    }

    /// Acts in all games of the caller, or in those of one event. They have no common version, so `If-Match` never holds.
    pub(crate) async fn everywhere(
        self,
        act: BulkAct,
        event: Option<String>,
    ) -> Result<Vec<(GameId, Option<Refusal>)>, Problem> {
        if self.if_match.is_given() {
            return Err(Problem::of("precondition_failed"));
        }
        let who = self.who.known(self.state.authenticator.clone()).await?;
        who.require(Scope::Play)?;
        let service = self.state.service.clone();
        let bulk_command = BulkCommand {
            key: format!("http.{}.{}", who.player.0, self.key.0.text()),
            player: who.player,
            event,
            actor: Actor::Player(who.player),
            act,
            channel: Channel::Http,
            received_at: service.time.now(),
        };
        blocking(move || service.bulk.run(&bulk_command)).await?.map_err(Problem::from)
    }

    /// Submits a lobby request as a player.
    pub(crate) async fn meet(self, command: LobbyCommand) -> Answer {
        let actor = self.player()?;
        self.arrange(actor, command).await
    }

    /// Submits a lobby request. The lobby has no versions, so `If-Match` never holds.
    pub(crate) async fn arrange(self, actor: Actor, command: LobbyCommand) -> Answer {
        arranged_response(self.arranged(actor, command).await?)
    }

    /// [`Acting::arrange`] with the receipt.
    pub(crate) async fn arranged(self, actor: Actor, command: LobbyCommand) -> Result<LobbyReceipt, Problem> {
        if self.if_match.is_given() {
            return Err(Problem::of("precondition_failed"));
        }
        let (service, session) = (self.state.service.clone(), self.who.session());
        let lobby_request = LobbyRequest {
            actor,
            command,
            received_at: service.time.now(),
            channel: Channel::Http,
            key: self.key.0,
        };
        let arranged = blocking(move || service.lobby.arrange_in(lobby_request, session)).await?;
        arranged.ok_or_else(|| self.state.session_ended(session))
    }

    /// Reads the game before acting.
    pub(crate) async fn look(&self, game: i64) -> Result<app::GameView, Problem> {
        let service = self.state.service.clone();
        let view = blocking(move || service.games.game(GameId(game))).await?;
        view.ok_or_else(|| Refusal::UnknownGame.into())
    }
}
