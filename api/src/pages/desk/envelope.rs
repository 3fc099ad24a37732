//! The envelope of a game: its face, what is encrypted in it, and its opening in two steps. The effect of a text is shown
//! before it is recorded. What the service holds nobody sees by a preview.

use actix_web::{HttpResponse, get, http::StatusCode, post, web};
use app::{Failure, GameView, Key, Preview, Request};
use domain::{Command, Digest, Envelope, GameId, Holders, Phase, PlayerId, Refusal, State};
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
        confirmation::{Opening, OpeningText},
        typed::unix_lines,
    },
};

#[derive(Deserialize)]
pub(super) struct OpeningForm {
    key: String,
    version: u32,
    #[serde(flatten)]
    text: OpeningText,
    #[serde(default)]
    reason: String,
}

#[derive(Deserialize)]
pub(super) struct Resuming {
    key: String,
    version: u32,
    confirm: Option<String>,
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

/// Shows the effect of the text, and opens the envelope in the second step.
#[post("/desk/g/{id}/envelope/open")]
pub(super) async fn open(director: Director, id: web::Path<i64>, form: web::Form<OpeningForm>) -> Answer {
    let OpeningForm { key, version, text, mut reason } = form.into_inner();
    unix_lines(&mut reason);
    let id = GameId(*id);
    let why = Some(reason.clone()).filter(|reason| !reason.trim().is_empty());
    let request = |text| Request { text: why.clone(), ..Request::open(id, text) };
    let submission = |text| director.submission(id, request(text), Key::Named(String::new()));
    // A player of the game learns nothing of it here.
    director.game(id).await?;
    match director.0.opening(id, text, submission).await? {
        Opening::Previewed(preview, held) => Ok(director.effect(id, &preview, &held, &reason)),
        Opening::Refused(refusal) => director.envelope(id, Some(refusal.into()), &reason).await,
        Opening::Confirmed(text) => director.settle(id, request(text), &key, version, &reason).await,
    }
}

/// Shows what is known of a resumption, and does it in the second step; the service opens what it holds itself.
#[post("/desk/g/{id}/envelope/resume")]
pub(super) async fn resume(director: Director, id: web::Path<i64>, resuming: web::Form<Resuming>) -> Answer {
    let (id, Resuming { key, version, confirm }) = (GameId(*id), resuming.into_inner());
    if confirm.is_some() {
        return director.settle(id, Command::Resume { envelope: None }.into(), &key, version, "").await;
    }
    let view = director.game(id).await?;
    let (frame, sheet) = (&director.0.frame, Sheet { frame: &director.0.frame, view: &view });
    let content = html! {
        p { strong { (frame.say(&msg!("page-desk-not-done"))) } }
        (sheet.head())
        p { (frame.say(&msg!("page-resume-about"))) }
        p { (frame.say(&msg!("page-desk-opening-about"))) }
        h2 { (frame.say(&msg!("page-desk-clocks-now"))) }
        (frame.standing(id, &view.row.state, &view.names, None, director.0.state.service.time.now()))
        form method="post" action=(format!("{}/envelope/resume", sheet.path())) {
            (sheet.version_fields("resume"))
            input type="hidden" name="confirm" value="yes";
            p { button { (frame.say(&msg!("page-desk-confirm", act = msg!("page-desk-resume")))) } }
        }
    };
    Ok(frame.page(&msg!("page-desk-envelope-of", game = id.to_string()), None, &content))
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

    /// The effect of an opening, and the form that confirms it.
    fn effect(&self, id: GameId, preview: &Preview, held: &str, reason: &str) -> HttpResponse {
        let (frame, sheet) = (&self.0.frame, Sheet { frame: &self.0.frame, view: &preview.before });
        let content = html! {
            p { strong { (frame.say(&msg!("page-desk-not-done"))) } }
            (sheet.head())
            (sheet.effect(preview, reason, &[]))
            form method="post" action=(format!("{}/envelope/open", sheet.path())) {
                (sheet.version_fields("open"))
                input type="hidden" name="held" value=(held);
                input type="hidden" name="reason" value=(reason);
                p { button { (frame.say(&msg!("page-desk-confirm", act = msg!("page-desk-open")))) } }
            }
        };
        frame.page(&msg!("page-desk-envelope-of", game = id.to_string()), None, &content)
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
        Ok(self.names(arbiters.clone()).await?.into_iter().map(Arg::from).collect())
    }

    /// Returns the names of accounts, or the number where an account is missing.
    async fn names(&self, ids: Vec<PlayerId>) -> Result<Vec<String>, Problem> {
        let names = self.0.ask(move |service| {
            let names = service.accounts.player_names(ids.iter().copied())?;
            let name = |id: &PlayerId| names.get(id).cloned().unwrap_or_else(|| id.0.to_string());
            Ok(ids.iter().map(name).collect())
        });
        names.await
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
                let name = self.names(vec![id]).await?.concat();
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
                (self.frame.envelope_field())
                (self.frame.labelled(&msg!("page-desk-early-reason"), &html! {
                    textarea name="reason" rows="3" maxlength="500" dir="auto" { "\n" (reason) }
                }))
                p { button { (self.say(&msg!("page-desk-preview"))) } }
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
