//! The arbiter behind a request.

use actix_web::{FromRequest, HttpRequest, dev::Payload};
use app::{Channel, GameView, Preconditions, Request, Submission, Submitted, ports::Role};
use domain::{Actor, GameId, Refusal, Seen};

use crate::{
    http::problem::Problem,
    pages::visitor::{Extraction, Member, form_key, signed_out},
    v1::{ReceiptBody, submitted},
};

/// A visitor who is an arbiter. To anybody else these pages are not there.
pub(super) struct Director(pub(super) Member);

impl FromRequest for Director {
    type Error = Problem;
    type Future = Extraction<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let member = Member::of_role(request, payload, Role::Arbiter);
        Box::pin(async move { Ok(Self(member.await?)) })
    }
}

/// The outcome of a confirmed form.
pub(super) enum Outcome {
    Done,
    /// The game has other events than the page showed.
    Stale,
    Refused(Problem),
}

impl Director {
    /// The game, which the arbiter does not play in.
    pub(super) async fn game(&self, id: GameId) -> Result<GameView, Problem> {
        let viewer = self.0.player.id;
        let found = self
            .0
            .ask(move |service| match service.queue.directed(id, viewer)? {
                Some(view) => Ok(Ok(view)),
                None if service.games.game(id)?.is_none() => Ok(Err(Refusal::UnknownGame)),
                None => Ok(Err(Refusal::NotAnArbiter)),
            })
            .await?;
        Ok(found?)
    }

    pub(super) fn submission(&self, id: GameId, request: Request, key: app::Key) -> Submission {
        Submission {
            game: id,
            actor: Actor::Arbiter(self.0.player.id),
            request,
            seen: Seen::Nothing,
            received_at: self.0.state.service.time.now(),
            channel: Channel::Http,
            key,
        }
    }

    /// Does it, if the game has as many events as its page showed. The same form again gets the same answer.
    pub(super) async fn submit(
        &self,
        id: GameId,
        request: Request,
        key: &str,
        version: u32,
    ) -> Result<Outcome, Problem> {
        let submission = self.submission(id, request, form_key(key)?);
        let conditions = Preconditions {
            versions: Some(vec![version]),
            session: Some(self.0.session),
            ..Preconditions::default()
        };
        match submitted(self.0.state.service.clone(), submission, conditions).await? {
            Submitted::Judged(receipt) => Ok(match ReceiptBody::of(receipt) {
                Ok(body) => body.warnings.into_iter().next().map_or(Outcome::Done, Outcome::Refused),
                Err(problem) => Outcome::Refused(problem),
            }),
            Submitted::OtherVersion => Ok(Outcome::Stale),
            Submitted::SessionEnded => {
                self.0.state.authenticator.ended(self.0.session);
                Err(signed_out())
            }
        }
    }
}
