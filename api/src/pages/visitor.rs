//! The person behind a request for a page.

use std::{future::Future, pin::Pin};

use actix_web::{FromRequest, HttpMessage as _, HttpRequest, dev::Payload, web};
use app::{
    Failure, Key, Service,
    people::{Caller, Means},
    ports::{Player, Role, SessionId},
};
use domain::{PlayerId, notation::NotationStyle};
use messages::{Language, Voice, msg};
use tracing_actix_web::RequestId;

use super::{cookies, look::Look, origin};
use crate::{
    auth::{Scopes, SignedIn},
    http::{blocking, language, problem::Problem},
    state::HttpState,
    v1::{Reading, game_below},
};

/// The cookie with the secret of a session.
pub(super) const SESSION: &str = "postzug";

/// The common frame of every page that a visitor reads.
#[derive(Clone)]
pub(crate) struct Frame {
    pub(super) voice: Voice,
    /// The name of the account, of a visitor who is signed in.
    pub(super) name: Option<String>,
    pub(super) is_arbiter: bool,
    pub(super) is_administrator: bool,
    pub(super) look: Look,
    /// The page that a stranger is on the way to, behind signing in.
    pub(super) next: Option<String>,
    /// Names the forms of the page, so that each counts once.
    pub(super) key: String,
}

impl Frame {
    /// Makes the frame for the author of a request that no page has taken.
    pub(crate) async fn of(request: &HttpRequest) -> Self {
        let visitor = Visitor::from_request(request, &mut Payload::None).await;
        visitor.map_or_else(|_refused| Self::of_stranger(language::voice()), |visitor| visitor.frame)
    }

    /// The frame in another voice.
    pub(crate) fn in_voice(self, voice: Voice) -> Self {
        Self { voice, ..self }
    }

    /// Makes the frame for an unknown visitor.
    pub(super) fn of_stranger(voice: Voice) -> Self {
        let look = Look::default();
        let key = String::new();
        Self { voice, name: None, is_arbiter: false, is_administrator: false, look, next: None, key }
    }
}

/// Anybody who asks for a page. A form of another site never gets so far.
pub(super) struct Visitor {
    pub(super) state: web::Data<HttpState>,
    pub(super) frame: Frame,
    /// The browser is on the machine of the service, and keeps plain cookies alone.
    pub(super) is_local: bool,
    caller: Option<Caller>,
}

/// A visitor who is signed in.
pub(super) struct Member {
    pub(super) state: web::Data<HttpState>,
    pub(super) frame: Frame,
    /// The same as of a [`Visitor`].
    pub(super) is_local: bool,
    pub(super) player: Player,
    pub(super) session: SessionId,
    pub(super) means: Means,
}

impl Visitor {
    /// The visitor as a member, if they are signed in.
    pub(super) fn into_member(self) -> Result<Member, Box<Self>> {
        match self {
            Self {
                state,
                frame,
                is_local,
                caller: Some(Caller { player, means: means @ Means::Session { id, .. }, .. }),
            } => Ok(Member { state, frame, is_local, player, session: id, means }),
            visitor => Err(Box::new(visitor)),
        }
    }

    /// Asks the service on a blocking thread.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Service) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Problem> {
        ask(&self.state, question).await
    }
}

pub(super) async fn ask<T: Send + 'static>(
    state: &HttpState,
    question: impl FnOnce(&Service) -> Result<T, Failure> + Send + 'static,
) -> Result<T, Problem> {
    let service = state.service.clone();
    Ok(blocking(move || question(&service)).await?)
}

pub(super) type Extraction<T> = Pin<Box<dyn Future<Output = Result<T, Problem>>>>;

impl FromRequest for Visitor {
    type Error = Problem;
    type Future = Extraction<Self>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        Box::pin(visitor(request.clone()))
    }
}

async fn visitor(request: HttpRequest) -> Result<Visitor, Problem> {
    let state = request.app_data::<web::Data<HttpState>>().cloned();
    let state = state.ok_or_else(|| Problem::of("internal"))?;
    if !origin::is_own(&request, state.service.public_url()) {
        return Err(Problem::because("bad_request", msg!("page-foreign")));
    }
    let caller = recognize(&request, &state).await?;
    if let Some(caller) = &caller {
        tracing::Span::current().record("account", caller.player.id.0);
    }
    let key = request.extensions().get::<RequestId>().map(ToString::to_string).unwrap_or_default();
    let frame = match &caller {
        Some(Caller { player, .. }) => {
            let language = Language::of(&player.language).unwrap_or(Language::english());
            Frame {
                voice: Voice::new(language, &player.time_zone),
                name: Some(player.name.clone()),
                is_arbiter: player.role >= Role::Arbiter,
                is_administrator: player.role == Role::Administrator,
                look: Look::of(player),
                next: None,
                key,
            }
        }
        None => Frame { key, ..Frame::of_stranger(language::voice()) },
    };
    request.extensions_mut().insert(frame.clone());
    let is_local = origin::is_local_for(&request, state.service.public_url());
    Ok(Visitor { state, frame, is_local, caller })
}

/// The visitor of a page as this request has met them; `None` for one who is not signed in.
#[derive(Clone)]
struct Recognized(Option<Caller>);

/// Finds the account that pays for a request for a page. A cookie that does not count names nobody.
pub(crate) async fn payer(request: &HttpRequest, state: &HttpState) -> Option<PlayerId> {
    // The page asks for its visitor again, and tells a failure.
    let caller = recognize(request, state).await.ok()??;
    Some(caller.player.id)
}

/// Looks the visitor up, once for each request that finds out who they are.
async fn recognize(request: &HttpRequest, state: &HttpState) -> Result<Option<Caller>, Problem> {
    let known = request.extensions().get::<Recognized>().cloned();
    if let Some(Recognized(found)) = known {
        return Ok(found);
    }
    let found = look_up(request, state).await?;
    request.extensions_mut().insert(Recognized(found.clone()));
    Ok(found)
}

async fn look_up(request: &HttpRequest, state: &HttpState) -> Result<Option<Caller>, Problem> {
    let Some(secret) = cookies::shown(request, state.service.public_url(), SESSION) else { return Ok(None) };
    let shown = secret.0.clone();
    let found = ask(state, move |service| service.access.authenticate_browser(&shown)).await?.ok();
    Ok(found.map(|(caller, is_due)| {
        if is_due {
            let service = state.service.clone();
            // A page is read although nothing can be written.
            actix_web::rt::spawn(async move {
                let noted = blocking(move || service.access.note_browser_use(&secret.0)).await;
                if let Err(failure) = noted {
                    let error = &failure as &dyn std::error::Error;
                    tracing::warn!(error, "the use of a session is not noted");
                }
            });
        }
        caller
    }))
}

impl FromRequest for Member {
    type Error = Problem;
    type Future = Extraction<Self>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (visitor, safe) = (Visitor::from_request(request, payload), request.method().is_safe());
        let game = game_below("/g/{id}/", request);
        Box::pin(async move {
            let outside = || if safe { Problem::of("unauthenticated") } else { signed_out() };
            let member = visitor.await?.into_member().map_err(|_stranger| outside())?;
            if let Some(game) = game? {
                member.reading().see(game).await?;
            }
            Ok(member)
        })
    }
}

impl Member {
    /// A visitor who has at least this role. To anybody else the page is not there.
    pub(super) fn of_role(request: &HttpRequest, payload: &mut Payload, role: Role) -> Extraction<Self> {
        let member = Self::from_request(request, payload);
        Box::pin(async move {
            let member = member.await?;
            if member.player.role >= role { Ok(member) } else { Err(Problem::of("not_found")) }
        })
    }
}

/// The session has ended while a form was filled.
pub(super) fn signed_out() -> Problem {
    Problem::because("unauthenticated", msg!("page-signed-out"))
}

impl Member {
    /// Signs a browser out whose session has ended while a form was filled.
    pub(super) fn session_ended(&self) -> Problem {
        self.state.authenticator.ended(self.session);
        signed_out()
    }

    pub(super) fn public_url(&self) -> &str {
        self.state.service.public_url()
    }

    /// Returns the notation and the letters in which the member reads moves.
    pub(super) const fn notation_style(&self) -> NotationStyle {
        NotationStyle { notation: self.player.notation, letters: self.player.letters }
    }

    /// The member as a caller of `/v1` who reads.
    pub(super) fn reading(&self) -> Reading {
        let Player { id, role, .. } = self.player;
        let who = SignedIn { player: id, role, scopes: Scopes::all(), means: self.means };
        Reading { state: self.state.clone(), who }
    }

    /// Asks the service on a blocking thread.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Service) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Problem> {
        ask(&self.state, question).await
    }
}

/// The idempotency key of a form, which its page gave it.
pub(super) fn form_key(key: &str) -> Result<Key, Problem> {
    let good = (1..=100).contains(&key.len())
        && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.'));
    if good {
        Ok(Key::Named(format!("page:{key}")))
    } else {
        Err(Problem::because("bad_request", msg!("page-form-key")))
    }
}
