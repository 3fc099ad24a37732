//! The envelope of a game: its face, what is encrypted in it, and its opening. Nobody sees what is in it by a preview.

use actix_web::{get, http::StatusCode, post, web};
use app::{Failure, GameView, Request};
use domain::{Command, Digest, Envelope, GameId, Holders, Phase, Refusal, State};
use maud::{Markup, html};
use messages::{Arg, Message, describe_clocks, msg};
use serde::Deserialize;

use super::{
    confirm::done,
    form::Sheet,
    visitor::{Director, Outcome},
};
use crate::{
    http::problem::{Answer, Problem},
    pages::{
        assets,
        typed::{unix_lines, whole_text},
    },
};

/// The text of an envelope. It is not printed, and not shown again.
#[derive(Deserialize)]
pub(super) struct Opening {
    key: String,
    version: u32,
    envelope: String,
    #[serde(default)]
    reason: String,
}

#[derive(Deserialize)]
pub(super) struct Resuming {
    key: String,
    version: u32,
}

/// The envelope that waits: of an adjourned game, or an unopened envelope to be shown.
fn waiting(view: &GameView) -> Option<&Envelope> {
    match &view.row.state.phase {
        Phase::Adjourned { envelope, .. } => Some(envelope),
        _ => view.row.state.envelope_to_publish().map(|shut| &shut.envelope),
    }
}

#[get("/desk/g/{id}/envelope")]
pub(super) async fn show_envelope(director: Director, id: web::Path<i64>) -> Answer {
    director.envelope(GameId(*id), None, "").await
}

/// Opens the envelope with its text.
#[post("/desk/g/{id}/envelope/open")]
pub(super) async fn open(director: Director, id: web::Path<i64>, opening: web::Form<Opening>) -> Answer {
    let Opening { key, version, envelope, mut reason } = opening.into_inner();
    unix_lines(&mut reason);
    let id = GameId(*id);
    let text = Some(reason.clone()).filter(|reason| !reason.trim().is_empty());
    let request = Request { text, ..Request::open(id, whole_text(envelope)) };
    director.settle(id, request, &key, version, &reason).await
}

/// Resumes the game; the service opens what it holds itself.
#[post("/desk/g/{id}/envelope/resume")]
pub(super) async fn resume(director: Director, id: web::Path<i64>, resuming: web::Form<Resuming>) -> Answer {
    let Resuming { key, version } = resuming.into_inner();
    director.settle(GameId(*id), Command::Resume { envelope: None }.into(), &key, version, "").await
}

impl Director {
    /// Does it, or shows the envelope again with the reason that was written. Its text is not shown again.
    async fn settle(&self, id: GameId, request: Request, key: &str, version: u32, reason: &str) -> Answer {
        match self.submit(id, request, key, version).await? {
            Outcome::Done => done(id),
            Outcome::Stale => {
                let stale = Problem::because("precondition_failed", msg!("page-desk-stale-envelope"));
                self.envelope(id, Some(stale), reason).await
            }
            Outcome::Refused(problem) => self.envelope(id, Some(problem), reason).await,
        }
    }

    async fn envelope(&self, id: GameId, problem: Option<Problem>, reason: &str) -> Answer {
        let view = self.game(id).await?;
        let Some(envelope) = waiting(&view) else {
            return Err(problem.unwrap_or_else(|| Refusal::NotAdjourned.into()));
        };
        let closed = self.closed(id, envelope.commitment).await?;
        let (frame, sheet) = (&self.0.frame, Sheet { frame: &self.0.frame, view: &view });
        let now = self.0.state.service.time.now();
        let early = view.row.state.early_opening(now);
        let is_open = view.row.state.state() == State::Choosing;
        let may_open = !is_open && early.is_none_or(|early| early.may_open(self.0.player.id));
        // The service opens what it holds before its time only for a reason on record.
        let is_held_here = envelope.holders == Holders::Vault;
        let must_agree = early.is_some_and(|early| early.agreed.is_none()) && (is_held_here || !may_open);
        let is_adjourned = matches!(view.row.state.phase, Phase::Adjourned { .. });
        let early = self.early(&view).await?;
        let holders = self.holders(envelope).await?;
        let content = html! {
            @if let Some(problem) = &problem { (frame.problem(problem)) }
            (sheet.head())
            (sheet.face(envelope, holders))
            h2 { (frame.say(&msg!("page-desk-clocks-now"))) }
            @for paragraph in describe_clocks(&view.row.state, &view.names, now) {
                p { (frame.voice.say_all(&paragraph)) }
            }
            @if !is_open { p { (frame.say(&msg!("page-desk-opening-about"))) } }
            @if !early.is_empty() { p #early { (frame.voice.say_all(&early)) } }
            @if must_agree {
                p { a href=(format!("{}/approve-early-opening", sheet.path())) {
                    (frame.say(&msg!("page-desk-act", act = "approve-early-opening"))) } }
            } @else if is_held_here {
                @if is_adjourned && may_open { (sheet.resume_form()) }
            } @else {
                (sheet.open_form(envelope, closed.as_deref(), reason, may_open))
            }
        };
        let title = msg!("page-desk-envelope-of", game = id.to_string());
        let status = match &problem {
            None => StatusCode::OK,
            Some(problem) if problem.code() == "precondition_failed" => StatusCode::PRECONDITION_FAILED,
            Some(_) => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Ok(frame.page_with(status, &title, None, &content))
    }

    /// Returns the names of the arbiters to whose keys the envelope is encrypted.
    async fn holders(&self, envelope: &Envelope) -> Result<Vec<Arg>, Problem> {
        let Holders::Arbiters { arbiters, .. } = &envelope.holders else { return Ok(Vec::new()) };
        let arbiters = arbiters.clone();
        let names = self.0.ask(move |service| {
            let names = service.accounts.player_names(&arbiters)?;
            Ok(arbiters.iter().map(|id| names.get(id).cloned().unwrap_or_default()).collect::<Vec<_>>())
        });
        Ok(names.await?.into_iter().map(Arg::from).collect())
    }

    /// Describes an opening before its time: its conditions, and the persons who agree; empty if it would not be before its
    /// time.
    pub(super) async fn early(&self, view: &GameView) -> Result<Vec<Message>, Problem> {
        let now = self.0.state.service.time.now();
        let Some(early) = view.row.state.early_opening(now) else { return Ok(Vec::new()) };
        let agreed = match early.agreed {
            None => msg!("page-desk-early-nobody"),
            Some(id) if id == self.0.player.id => msg!("page-desk-early-you"),
            Some(id) => {
                let account = self.0.ask(move |service| service.accounts.player(id)).await?;
                let name = account.map(|account| account.name).unwrap_or_default();
                msg!("page-desk-early-agreed", name = name)
            }
        };
        let is_for_another = early.agreed.is_some() && !early.may_open(self.0.player.id);
        let another = is_for_another.then(|| msg!("page-desk-early-other"));
        let needed = msg!("page-desk-early", needed = i64::from(early.needed));
        Ok([needed, agreed].into_iter().chain(another).collect())
    }

    /// The envelope as it is encrypted; none if it is lost, which an arbiter may have to declare.
    async fn closed(&self, id: GameId, commitment: Digest) -> Result<Option<String>, Problem> {
        let closed = self.0.ask(move |service| service.records.closed_envelope(id, commitment)).await?;
        let text = closed.map(String::from_utf8).transpose();
        Ok(text.map_err(|error| Failure::unreadable("an envelope", &error))?)
    }
}

impl Sheet<'_> {
    fn face(&self, envelope: &Envelope, holders: Vec<Arg>) -> Markup {
        let resume_at = match &self.view.row.state.phase {
            Phase::Adjourned { resume_at, .. } => Some(*resume_at),
            _ => None,
        };
        html! {
            @if let Some(at) = resume_at { p { (self.say(&msg!("page-desk-resumes", at = Arg::at(at)))) } }
            p { (self.say(&msg!("page-desk-commitment"))) " " code dir="ltr" { (envelope.commitment.to_string()) } }
            @match &envelope.holders {
                Holders::Vault => p { (self.say(&msg!("page-desk-held-here"))) },
                Holders::Arbiters { needed, .. } => {
                    p { (self.say(&msg!("page-desk-held", needed = i64::from(*needed), holders = holders))) }
                },
            }
        }
    }

    fn version_fields(&self, form: &str) -> Markup {
        html! {
            (self.frame.key_field(form))
            input type="hidden" name="version" value=(self.view.row.state.events);
        }
    }

    fn resume_form(&self) -> Markup {
        html! {
            form method="post" action=(format!("{}/envelope/resume", self.path())) {
                (self.version_fields("resume"))
                p { button { (self.say(&msg!("page-desk-resume"))) } }
            }
        }
    }

    /// The closed envelope, and the form for its text where the arbiter may open it.
    fn open_form(&self, envelope: &Envelope, closed: Option<&str>, reason: &str, may_open: bool) -> Markup {
        html! {
            @if may_open {
                h2 { (self.say(&msg!("page-desk-open"))) }
                p { (self.say(&msg!("page-desk-open-about"))) }
            }
            @if let Some(closed) = closed {
                details {
                    summary { (self.say(&msg!("page-desk-closed"))) }
                    pre.scroll dir="ltr" tabindex="0" { (closed) }
                }
                @if may_open { (self.in_browser(envelope, closed)) }
            }
            @if may_open { form method="post" action=(format!("{}/envelope/open", self.path())) {
                (self.version_fields("open"))
                (self.frame.labelled(&msg!("page-desk-text"), &html! {
                    textarea name="envelope" required rows="12" maxlength="4096" autocomplete="off" spellcheck="false"
                        dir="ltr" {}
                }))
                (self.frame.labelled(&msg!("page-desk-early-reason"), &html! {
                    textarea name="reason" rows="3" maxlength="500" dir="auto" { "\n" (reason) }
                }))
                p { button { (self.say(&msg!("page-desk-open"))) } }
            } }
        }
    }

    /// The fields of the key have no name, so that no form sends them. The script shows them.
    fn in_browser(&self, envelope: &Envelope, closed: &str) -> Markup {
        let say = |message| self.say(&message);
        html! {
            section #opening hidden data-commitment=(envelope.commitment)
                data-no-key=(say(msg!("page-desk-decrypt-no-key"))) data-failed=(say(msg!("page-desk-decrypt-failed")))
                data-wrong=(say(msg!("page-desk-decrypt-wrong"))) data-insecure=(say(msg!("page-seal-insecure"))) {
                p { (say(msg!("page-desk-decrypt-about"))) }
                (self.frame.labelled(&msg!("page-desk-decrypt-closed"), &html! {
                    textarea data-part="closed" rows="4" autocomplete="off" spellcheck="false" dir="ltr" { "\n" (closed) }
                }))
                (self.frame.labelled(&msg!("page-desk-decrypt-key"), &html! {
                    textarea data-part="identity" rows="3" autocomplete="off" spellcheck="false" dir="ltr" {}
                }))
                (self.frame.labelled(&msg!("page-desk-decrypt-file"), &html! {
                    input type="file" data-part="identity-file";
                }))
                p { button type="button" data-part="open" { (say(msg!("page-desk-decrypt"))) } }
                p.refused role="alert" data-part="failed" hidden {}
                div data-part="left" hidden {
                    (self.frame.labelled(&msg!("page-desk-decrypt-left"), &html! {
                        textarea data-part="layers" readonly rows="6" dir="ltr" {}
                    }))
                }
            }
            (assets::SEAL.load())
        }
    }
}
