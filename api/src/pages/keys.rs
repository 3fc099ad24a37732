//! Secrets that act for a player: the key for envelopes, tokens for programs, the address of the calendar.

use actix_web::{HttpResponse, post, web};
use app::{
    people::{NewApiToken, Scope, Scopes, Secret},
    ports::{ApiToken, ApiTokenId, Role},
};
use domain::Span;
use maud::{Markup, html};
use messages::{Arg, Message, msg};

use super::{
    account::{AccountPage, Fields, Refused, Section, done, field, refuse},
    done::Done,
    visitor::{Member, form_key},
};
use crate::http::problem::{Answer, Problem};

/// Days for which a token is good unless the player says otherwise.
const DAYS: &str = "365";

/// The box of a scope.
fn scope_field(scope: Scope) -> String {
    format!("scope-{}", scope.name())
}

/// The beginning of a secret key in the format of age, which may have a comment above it.
const SECRET_KEY: &str = "age-secret-key";

#[post("/me/envelope-key")]
pub(super) async fn set_envelope_key(member: Member, form: web::Form<Fields>) -> Answer {
    let (player, means, mut fields) = (member.player.id, Some(member.means), form.into_inner());
    let public = field(&fields, "public_key")?.to_owned();
    // A secret key that was pasted by mistake is not repeated.
    if public.to_ascii_lowercase().contains(SECRET_KEY) {
        fields.remove("public_key");
    }
    match member.ask(move |service| service.accounts.set_envelope_key(player, means, &public)).await? {
        Ok(()) => Ok(done(Done::EnvelopeKeySet)),
        Err(refusal) => refuse(&member, Refused::by(Section::EnvelopeKey, &refusal, fields)).await,
    }
}

/// The request, as its form has it; `None` if the days are no number.
fn new_token(member: &Member, fields: &Fields) -> Result<Option<NewApiToken>, Problem> {
    let days = field(fields, "days")?.trim();
    let expires_at = match days.parse::<u16>() {
        Ok(days) => Some(member.state.service.time.now() + Span::days(days)),
        Err(_) if days.is_empty() => None,
        Err(_) => return Ok(None),
    };
    let scopes = Scope::ALL.into_iter().filter(|scope| fields.contains_key(&scope_field(*scope)));
    let label = field(fields, "label")?.to_owned();
    Ok(Some(NewApiToken { label, scopes: Scopes(scopes.collect()), expires_at }))
}

/// Shows the token, this once: a reload sends the form again, and gets the same token for some minutes.
#[post("/me/tokens")]
pub(super) async fn make_token(member: Member, form: web::Form<Fields>) -> Answer {
    let (player, means, fields) = (member.player.id, Some(member.means), form.into_inner());
    let key = form_key(field(&fields, "key")?)?;
    let Some(new) = new_token(&member, &fields)? else {
        let refused = Refused::new(Section::Tokens, msg!("page-token-days-bad"), fields);
        return refuse(&member, refused).await;
    };
    let made = member.ask(move |service| {
        let service = service.repeatable(&key, &["page-token", &player.0.to_string()]);
        service.access.make_api_token(player, means, &new)
    });
    match made.await? {
        Ok((_, secret)) => Ok(member.shown_once(&msg!("page-token-made"), &msg!("page-token-once"), &secret)),
        Err(refusal) => refuse(&member, Refused::by(Section::Tokens, &refusal, fields)).await,
    }
}

#[post("/me/tokens/{id}/revoke")]
pub(super) async fn revoke_token(member: Member, id: web::Path<i64>, form: web::Form<Fields>) -> Answer {
    if !form.contains_key("confirm") {
        let refused = Refused::new(Section::Tokens, msg!("page-token-unsure"), fresh_token());
        return refuse(&member, refused).await;
    }
    let (player, token) = (member.player.id, ApiTokenId(*id));
    match member.ask(move |service| service.access.revoke_api_token(player, token)).await? {
        Ok(()) => Ok(done(Done::TokenRevoked)),
        Err(refusal) => refuse(&member, Refused::by(Section::Tokens, &refusal, fresh_token())).await,
    }
}

/// The form for a token that nobody has touched, after another form of its section.
fn fresh_token() -> Fields {
    Fields::from([("days".to_owned(), DAYS.to_owned())])
}

/// Shows the address, this once.
#[post("/me/calendar")]
pub(super) async fn make_calendar(member: Member, form: web::Form<Fields>) -> Answer {
    let (player, means, fields) = (member.player.id, Some(member.means), form.into_inner());
    let key = form_key(field(&fields, "key")?)?;
    let made = member.ask(move |service| {
        let service = service.repeatable(&key, &["page-calendar", &player.0.to_string()]);
        service.access.make_calendar(player, means)
    });
    match made.await? {
        Ok(url) => Ok(member.shown_once(&msg!("page-calendar-made"), &msg!("page-calendar-once"), &url)),
        Err(refusal) => refuse(&member, Refused::by(Section::Calendar, &refusal, fields)).await,
    }
}

#[post("/me/calendar/revoke")]
pub(super) async fn revoke_calendar(member: Member, form: web::Form<Fields>) -> Answer {
    if !form.contains_key("confirm") {
        let refused = Refused::new(Section::Calendar, msg!("page-calendar-unsure"), form.into_inner());
        return refuse(&member, refused).await;
    }
    let player = member.player.id;
    let _was_there = member.ask(move |service| service.access.revoke_calendar(player)).await?;
    Ok(done(Done::CalendarRevoked))
}

impl Member {
    /// A page with a secret, which no other page has.
    fn shown_once(&self, title: &Message, about: &Message, secret: &Secret) -> HttpResponse {
        let frame = &self.frame;
        let content = html! {
            p { (frame.say(about)) }
            p dir="ltr" { code { (secret.0) } }
            p { a href="/me" { (frame.say(&msg!("page-account"))) } }
        };
        frame.page(title, None, &content)
    }
}

impl AccountPage<'_> {
    pub(super) fn key_form(&self) -> Markup {
        let holds = self.envelope_key.as_deref().unwrap_or_default();
        let shown = self.filled(Section::EnvelopeKey, "public_key", holds);
        html! {
            p { (self.say(&msg!("page-envelope-key-about"))) }
            form method="post" action="/me/envelope-key" {
                (self.member.frame.labelled(&msg!("page-envelope-key-public"), &html! {
                    input name="public_key" required value=(shown) maxlength="128" autocomplete="off"
                        autocapitalize="off" spellcheck="false" dir="ltr";
                }))
                (self.button(&msg!("page-envelope-key-set")))
            }
        }
    }

    pub(super) fn token_list(&self) -> Markup {
        html! {
            p { (self.say(&msg!("page-tokens-about"))) }
            ul.rows { @for token in &self.tokens { li { (self.token(token)) } } }
            (self.token_form())
        }
    }

    fn token(&self, token: &ApiToken) -> Markup {
        let scopes = Scopes::of_text(&token.scopes).0;
        let scopes: Vec<Arg> = scopes.into_iter().map(|scope| scope_label(scope).into()).collect();
        let id = format!("token-{}", token.id.0);
        let until = token.expires_at.map(|at| msg!("page-token-until", at = Arg::at(at)));
        let used = token
            .last_used_at
            .map_or_else(|| msg!("page-token-unused"), |at| msg!("page-token-used", at = Arg::at(at)));
        html! {
            p #(id) { bdi { (token.label) } ": " (self.say(&msg!("page-token-may", scopes = scopes))) }
            p.small {
                (self.say(&msg!("page-token-since", at = Arg::at(token.created_at)))) " "
                @if let Some(until) = until { (self.say(&until)) " " }
                (self.say(&used))
            }
            details {
                summary aria-describedby=(id) { (self.say(&msg!("page-token-revoke"))) }
                form method="post" action=(format!("/me/tokens/{}/revoke", token.id.0)) {
                    (self.confirm(&msg!("page-token-revoke-sure")))
                    (self.button(&msg!("page-token-revoke")))
                }
            }
        }
    }

    fn token_form(&self) -> Markup {
        let (frame, section) = (&self.member.frame, Section::Tokens);
        let directs = self.member.player.role >= Role::Arbiter;
        let scopes = Scope::ALL.into_iter().filter(|scope| *scope != Scope::Direct || directs);
        html! {
            form method="post" action="/me/tokens" {
                (frame.key_field("token"))
                (frame.labelled(&msg!("page-token-label"), &html! {
                    input name="label" required maxlength="60" value=(self.filled(section, "label", ""))
                        autocomplete="off" dir="auto";
                }))
                fieldset {
                    legend { (self.say(&msg!("page-token-scopes"))) }
                    @for scope in scopes {
                        (self.tick(section, &scope_field(scope), &scope_label(scope), false))
                    }
                }
                (frame.labelled(&msg!("page-token-days"), &html! {
                    input name="days" inputmode="numeric" maxlength="5" value=(self.filled(section, "days", DAYS))
                        autocomplete="off" dir="ltr";
                }))
                (self.button(&msg!("page-token-make")))
            }
        }
    }

    pub(super) fn calendar_forms(&self) -> Markup {
        html! {
            p { (self.say(&msg!("page-calendar-about"))) }
            form method="post" action="/me/calendar" {
                (self.member.frame.key_field("calendar"))
                (self.button(&msg!("page-calendar-make")))
            }
            details {
                summary { (self.say(&msg!("page-calendar-revoke"))) }
                form method="post" action="/me/calendar/revoke" {
                    (self.confirm(&msg!("page-calendar-revoke-sure")))
                    (self.button(&msg!("page-calendar-revoke")))
                }
            }
        }
    }
}

pub(super) fn scope_label(scope: Scope) -> Message {
    match scope {
        Scope::ReadGames => msg!("page-scope-read"),
        Scope::Play => msg!("page-scope-play"),
        Scope::Direct => msg!("page-scope-direct"),
        Scope::Account => msg!("page-scope-account"),
        Scope::Webhooks => msg!("page-scope-webhooks"),
    }
}
