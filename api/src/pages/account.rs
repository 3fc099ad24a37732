//! The account's page: settings, mail, keys, programs, sessions, one's data and leaving, each under a heading with forms.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, get, http::StatusCode, web};
use app::{
    MailStanding,
    people::PeopleRefusal,
    ports::{ApiToken, Session},
};
use maud::{Markup, html};
use messages::{Arg, Message, Sentence as _, bounce_reason, msg};

use super::{
    done::{After, Done},
    layout::see_other,
    visitor::Member,
};
use crate::http::problem::{Answer, Problem};

/// The fields of a form by their names. A box that is not marked is not there.
pub(super) type Fields = BTreeMap<String, String>;

/// A part of the page.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Section {
    Settings,
    Address,
    EnvelopeKey,
    Tokens,
    Calendar,
    Sessions,
    Leaving,
}

impl Section {
    /// Its place in the page.
    pub(super) const fn anchor(self) -> &'static str {
        match self {
            Self::Settings => "settings",
            Self::Address => "address",
            Self::EnvelopeKey => "envelope-key",
            Self::Tokens => "tokens",
            Self::Calendar => "calendar",
            Self::Sessions => "sessions",
            Self::Leaving => "leaving",
        }
    }

    fn title(self) -> Message {
        match self {
            Self::Settings => msg!("page-settings"),
            Self::Address => msg!("page-address"),
            Self::EnvelopeKey => msg!("page-envelope-key"),
            Self::Tokens => msg!("page-tokens"),
            Self::Calendar => msg!("page-calendar"),
            Self::Sessions => msg!("page-sessions"),
            Self::Leaving => msg!("page-data"),
        }
    }
}

/// A form of the page that did nothing.
pub(super) struct Refused {
    pub(super) section: Section,
    pub(super) because: Message,
    pub(super) must_sign_in: bool,
    pub(super) status: StatusCode,
    /// The form as it was sent.
    pub(super) fields: Fields,
}

impl Refused {
    pub(super) fn new(section: Section, because: Message, fields: Fields) -> Self {
        Self { section, because, must_sign_in: false, status: StatusCode::UNPROCESSABLE_ENTITY, fields }
    }

    pub(super) fn by(section: Section, refusal: &PeopleRefusal, fields: Fields) -> Self {
        let must_sign_in = *refusal == PeopleRefusal::SignInAgain;
        Self { must_sign_in, ..Self::new(section, refusal.message(), fields) }
    }
}

/// All that the page shows.
pub(super) struct AccountPage<'a> {
    pub(super) member: &'a Member,
    pub(super) sessions: Vec<Session>,
    pub(super) tokens: Vec<ApiToken>,
    pub(super) envelope_key: Option<String>,
    standing: Option<MailStanding>,
    pub(super) refused: Option<Refused>,
}

#[get("/me")]
pub(super) async fn account(member: Member, after: web::Query<After>) -> Answer {
    show(&member, None, after.done).await
}

/// The page as it is after a form that did nothing.
pub(super) async fn refuse(member: &Member, refused: Refused) -> Answer {
    show(member, Some(refused), None).await
}

async fn show(member: &Member, refused: Option<Refused>, done: Option<Done>) -> Answer {
    let player = member.player.id;
    let (sessions, tokens, envelope_key, standing) = member
        .ask(move |service| {
            let (accounts, access) = (&service.accounts, &service.access);
            let standing = service.mail_out.mail_standing(player)?;
            Ok((
                access.sessions(player)?,
                access.api_tokens(player)?,
                accounts.envelope_key(player)?,
                standing,
            ))
        })
        .await?;
    let page = AccountPage { member, sessions, tokens, envelope_key, standing, refused };
    let status = page.refused.as_ref().map_or(StatusCode::OK, |refused| refused.status);
    let done = done.map(|done| page.say(&done.message()));
    Ok(member.frame.page_with(status, &msg!("page-account"), done.as_deref(), &page.content()))
}

impl AccountPage<'_> {
    pub(super) fn say(&self, message: &Message) -> String {
        self.member.frame.say(message)
    }

    fn content(&self) -> Markup {
        let player = &self.member.player;
        html! {
            p { bdi { (player.name) } ", " (self.say(&player.role.message())) }
            (self.mail_trouble())
            (self.section(Section::Settings, &self.settings()))
            (self.section(Section::Address, &self.address()))
            (self.section(Section::EnvelopeKey, &self.key_form()))
            (self.section(Section::Tokens, &self.token_list()))
            (self.section(Section::Calendar, &self.calendar_forms()))
            (self.section(Section::Sessions, &self.session_list()))
            (self.section(Section::Leaving, &self.leaving()))
        }
    }

    fn section(&self, section: Section, content: &Markup) -> Markup {
        html! {
            h2 id=(section.anchor()) { (self.say(&section.title())) }
            @if let Some(refused) = self.refused_in(section) {
                // A long page would open where nothing tells of it.
                p.refused role="alert" tabindex="-1" autofocus { (self.say(&refused.because)) }
                @if refused.must_sign_in {
                    p { a href="/sign-in?next=/me" { (self.say(&msg!("page-sign-in"))) } }
                }
            }
            (content)
        }
    }

    fn refused_in(&self, section: Section) -> Option<&Refused> {
        self.refused.as_ref().filter(|refused| refused.section == section)
    }

    /// Returns the text of a field in the form that was refused, or else the setting that holds.
    pub(super) fn filled<'s>(&'s self, section: Section, field: &str, holds: &'s str) -> &'s str {
        let refused = self.refused_in(section);
        refused.map_or(holds, |refused| refused.fields.get(field).map_or("", String::as_str))
    }

    /// A box to mark.
    pub(super) fn tick(&self, section: Section, field: &str, label: &Message, holds: bool) -> Markup {
        let is_on = self.refused_in(section).map_or(holds, |refused| refused.fields.contains_key(field));
        html! {
            p { label { input type="checkbox" name=(field) value="yes" checked[is_on]; " "
                span { (self.say(label)) } } }
        }
    }

    /// A box to mark before what cannot be undone.
    pub(super) fn confirm(&self, label: &Message) -> Markup {
        self.member.frame.confirmation(label, false)
    }

    pub(super) fn button(&self, label: &Message) -> Markup {
        html! { p { button { (self.say(label)) } } }
    }

    fn mail_trouble(&self) -> Markup {
        let Some(standing) = &self.standing else { return html! {} };
        let (since, reason) = (Arg::at(standing.since), bounce_reason(&standing.reason));
        let trouble = if standing.stopped {
            msg!("page-mail-stopped", since = since, reason = reason)
        } else {
            msg!("page-mail-returned", since = since, reason = reason)
        };
        html! {
            p.refused { (self.say(&trouble)) }
            form method="post" action="/me/mail/resume" { (self.button(&msg!("page-mail-resume"))) }
        }
    }
}

/// The field of a form that its page always has.
pub(super) fn field<'a>(fields: &'a Fields, name: &str) -> Result<&'a str, Problem> {
    let found = fields.get(name).map(String::as_str);
    found.ok_or_else(|| Problem::because("bad_request", msg!("page-form-field")))
}

/// Leads back to a section of the page, which says what was done.
pub(super) fn done(what: Done) -> HttpResponse {
    see_other(&format!("/me?done={what}"))
}
