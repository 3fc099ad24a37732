//! An act of an administrator: its form, what it would do, and doing it.

use actix_web::{HttpResponse, http::StatusCode, post, web};
use app::{
    AdministratorAct, Effect, Failure, Reason, Service,
    people::{Answer as Judged, PeopleRefusal},
    ports::{InboxAct, Role},
};
use domain::PlayerId;
use maud::{Markup, html};
use messages::{Message, Sentence as _, msg};
use serde::Deserialize;

use super::administrator::Administrator;
use crate::{
    http::problem::{Answer, Problem},
    pages::{
        account::{Fields, field},
        done::Done,
        layout::see_other,
        visitor::{Frame, form_key},
    },
};

/// An act.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Kind {
    Role,
    RestoreMail,
    EndSessions,
    Replay,
    Release,
    Discard,
}

impl Kind {
    /// Returns the name in an address.
    pub(super) fn name(self) -> &'static str {
        self.into()
    }

    pub(super) fn title(self) -> Message {
        msg!("page-admin-act", act = self.name())
    }

    /// Deals with a mail; none if it is about an account.
    const fn of_mail(self) -> Option<InboxAct> {
        match self {
            Self::Replay => Some(InboxAct::Replay),
            Self::Release => Some(InboxAct::Release),
            Self::Discard => Some(InboxAct::Discard),
            Self::Role | Self::RestoreMail | Self::EndSessions => None,
        }
    }
}

/// The subject of an act.
#[derive(Copy, Clone, Debug)]
pub(super) enum Subject {
    Player(PlayerId),
    Mail(i64),
}

impl Subject {
    /// Reads the parts of an address; an act on something else is no page.
    fn read(part: &str, id: i64, kind: Kind) -> Result<Self, Problem> {
        match (part, kind.of_mail()) {
            ("players", None) => Ok(Self::Player(PlayerId(id))),
            ("mail", Some(_)) => Ok(Self::Mail(id)),
            _ => Err(Problem::of("not_found")),
        }
    }

    /// Its page.
    fn path(self) -> String {
        match self {
            Self::Player(id) => format!("/admin/players/{}", id.0),
            Self::Mail(id) => format!("/admin/mail/{id}"),
        }
    }

    /// The form of an act, which shows first what would be done.
    pub(super) fn form(
        self,
        frame: &Frame,
        kind: Kind,
        refused: Option<&Refused>,
        fields: &Markup,
    ) -> Markup {
        let reason = refused.filter(|refused| refused.kind == kind).map(|refused| &refused.fields);
        let reason = reason.and_then(|fields| fields.get("reason")).map_or("", String::as_str);
        html! {
            form method="post" action=(format!("{}/{}", self.path(), kind.name())) {
                (fields)
                (frame.labelled(&msg!("page-admin-reason"), &html! {
                    input name="reason" required maxlength="200" value=(reason) autocomplete="off" dir="auto";
                }))
                p { button { (frame.say(&kind.title())) } }
            }
        }
    }
}

/// A form that did nothing.
pub(super) struct Refused {
    kind: Kind,
    because: Message,
    must_sign_in: bool,
    path: String,
    /// The fields as they were sent.
    fields: Fields,
}

impl Refused {
    pub(super) fn shown(&self, frame: &Frame) -> Markup {
        html! {
            p.refused role="alert" tabindex="-1" autofocus { (frame.say(&self.because)) }
            @if self.must_sign_in {
                p { a href=(format!("/sign-in?next={}", self.path)) { (frame.say(&msg!("page-sign-in"))) } }
            }
        }
    }

    /// The role that was chosen.
    pub(super) fn role(&self) -> Option<Role> {
        role(&self.fields).filter(|_| self.kind == Kind::Role)
    }
}

fn role(fields: &Fields) -> Option<Role> {
    fields.get("role")?.parse().ok()
}

/// An act as its form has it.
struct Asked {
    subject: Subject,
    kind: Kind,
    fields: Fields,
}

impl Asked {
    fn read(path: (String, i64, Kind), form: web::Form<Fields>) -> Result<Self, Problem> {
        let (part, id, kind) = path;
        let asked = Self { subject: Subject::read(&part, id, kind)?, kind, fields: form.into_inner() };
        if kind == Kind::Role && role(&asked.fields).is_none() {
            return Err(Problem::because("bad_request", msg!("page-form-field")));
        }
        Ok(asked)
    }

    fn reason(&self) -> Result<Option<Reason>, Problem> {
        Ok(Reason::new(field(&self.fields, "reason")?))
    }

    /// Does it.
    fn run(&self, service: &Service, act: &AdministratorAct) -> Judged<Effect> {
        match (self.subject, self.kind, role(&self.fields)) {
            (Subject::Mail(id), kind, _) => match kind.of_mail() {
                Some(what) => service.ops.deal_with_mail(act, id, what),
                None => Err(Failure::Bug(format!("{kind:?} is no act on a mail"))),
            },
            (Subject::Player(id), Kind::Role, Some(role)) => service.ops.change_role(act, id, role),
            (Subject::Player(id), Kind::RestoreMail, _) => service.ops.restore_mail(act, id),
            (Subject::Player(id), Kind::EndSessions, _) => service.ops.end_sessions(act, id),
            (Subject::Player(_), kind, _) => Err(Failure::Bug(format!("{kind:?} is no act on an account"))),
        }
    }
}

/// Shows what would be done. Nothing is stored here.
#[post(r"/admin/{part}/{id:\d+}/{act}")]
pub(super) async fn show_act(
    administrator: Administrator,
    path: web::Path<(String, i64, Kind)>,
    form: web::Form<Fields>,
) -> Answer {
    let asked = Asked::read(path.into_inner(), form)?;
    if asked.reason()?.is_none() {
        return administrator.refuse(asked, msg!("page-admin-no-reason"), false).await;
    }
    if asked.kind == Kind::Role {
        let means = administrator.0.means;
        let fresh = administrator.0.ask(move |service| Ok(service.accounts.signed_in_freshly(means))).await?;
        if let Err(refusal) = fresh {
            return administrator.refuse(asked, refusal.message(), true).await;
        }
    }
    administrator.act_page(&asked).await
}

#[post(r"/admin/{part}/{id:\d+}/{act}/confirm")]
pub(super) async fn confirm(
    administrator: Administrator,
    path: web::Path<(String, i64, Kind)>,
    form: web::Form<Fields>,
) -> Answer {
    let asked = Asked::read(path.into_inner(), form)?;
    let Some(reason) = asked.reason()? else {
        return administrator.refuse(asked, msg!("page-admin-no-reason"), false).await;
    };
    let (by, means) = (administrator.0.player.id, administrator.0.means);
    let key = form_key(field(&asked.fields, "key")?)?;
    let act = AdministratorAct { by, means, reason };
    let (asked, judged) = administrator
        .0
        .ask(move |service| {
            let chosen = role(&asked.fields).map_or("", Role::name);
            let about = [asked.subject.path(), asked.kind.name().to_owned(), by.0.to_string()];
            let scope: Vec<&str> = about.iter().map(String::as_str).chain(["page-admin", chosen]).collect();
            let judged = asked.run(&service.repeatable(&key, &scope), &act)?;
            Ok((asked, judged))
        })
        .await?;
    match judged {
        Ok(Effect::Done) => {
            if let (Subject::Player(id), Kind::EndSessions) = (asked.subject, asked.kind) {
                administrator.0.state.authenticator.all_ended(id);
            }
            Ok(see_other(&format!("{}?done={}", asked.subject.path(), Done::Administered)))
        }
        Ok(Effect::Nothing) => administrator.refuse(asked, msg!("page-admin-nothing"), false).await,
        Ok(Effect::OwnGame) => administrator.refuse(asked, msg!("page-admin-own-game"), false).await,
        Err(refusal) => {
            let must_sign_in = refusal == PeopleRefusal::SignInAgain;
            administrator.refuse(asked, refusal.message(), must_sign_in).await
        }
    }
}

impl Administrator {
    /// The page of the subject, as it is after a form that did nothing.
    async fn refuse(&self, asked: Asked, because: Message, must_sign_in: bool) -> Answer {
        let Asked { subject, kind, fields } = asked;
        let refused = Some(Refused { kind, because, must_sign_in, path: subject.path(), fields });
        match subject {
            Subject::Player(id) => self.player_page(id, refused, None).await,
            Subject::Mail(id) => self.mail_page(id, refused, None).await,
        }
    }

    async fn act_page(&self, asked: &Asked) -> Answer {
        let subject = asked.subject;
        let name = match subject {
            Subject::Player(id) => {
                let player = self.0.ask(move |service| service.accounts.player(id)).await?;
                player.map(|player| msg!("page-admin-player", name = player.name))
            }
            Subject::Mail(id) => {
                let mail = self.0.ask(move |service| service.inbox.mail(id)).await?;
                mail.map(|mail| msg!("page-admin-mail-number", id = mail.id))
            }
        };
        let name = name.ok_or_else(|| Problem::of("not_found"))?;
        Ok(self.confirmation(asked, &name))
    }

    fn confirmation(&self, asked: &Asked, name: &Message) -> HttpResponse {
        let (frame, kind) = (&self.0.frame, asked.kind);
        let kept = ["reason", "role"].into_iter().filter_map(|name| Some((name, asked.fields.get(name)?)));
        let role = role(&asked.fields).filter(|_| kind == Kind::Role);
        let path = asked.subject.path();
        let content = html! {
            p { strong { (frame.say(&msg!("page-admin-not-done"))) } }
            p { a href=(path) { (frame.say(name)) } }
            p { (frame.say(&msg!("page-admin-effect", act = kind.name()))) }
            dl {
                @if let Some(role) = role { (frame.fact(&msg!("page-admin-role"), &role.message())) }
                dt { (frame.say(&msg!("page-admin-reason"))) }
                dd { bdi { (asked.fields.get("reason").map_or("", |reason| reason.trim())) } }
            }
            form method="post" action=(format!("{path}/{}/confirm", kind.name())) {
                (frame.key_field("confirm"))
                @for (name, value) in kept { input type="hidden" name=(name) value=(value); }
                p { button { (frame.say(&msg!("page-desk-confirm", act = kind.title()))) } }
            }
        };
        frame.page_with(StatusCode::OK, &kind.title(), None, &content)
    }
}
