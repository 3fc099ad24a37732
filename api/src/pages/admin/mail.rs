//! Mail that came in, as `postzug inbox` shows it. Its text is shown only where somebody has to look at it.

use actix_web::{get, http::StatusCode, web};
use app::{
    Address, Failure, Hidden, ParkedMail, Service,
    ports::{Inbound, InboxState},
};
use maud::{Markup, html};
use messages::{Arg, Message, msg, sealing::may_hold_secret};
use serde::Deserialize;

use super::{
    act::{Kind, Refused, Subject},
    administrator::{Administrator, ROWS, rest},
};
use crate::{
    http::problem::{Answer, Problem},
    pages::{
        done::{After, Done},
        visitor::Frame,
    },
};

/// A list of mails.
#[derive(Copy, Clone, PartialEq, Eq, Default, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
enum List {
    /// Mails set aside, which wait for an administrator.
    #[default]
    Aside,
    PendingConfirm,
    Unanswered,
    All,
}

impl List {
    const ALL: [Self; 4] = [Self::Aside, Self::PendingConfirm, Self::Unanswered, Self::All];

    fn name(self) -> &'static str {
        self.into()
    }

    /// Its mails, newest first.
    fn mails(self, service: &Service, before: Option<i64>) -> Result<Vec<Inbound>, Failure> {
        let in_state = |state| service.inbox.mails(state, before, ROWS);
        match self {
            Self::Aside => {
                let mut mails = in_state(Some(InboxState::Quarantined))?;
                mails.extend(in_state(Some(InboxState::Poison))?);
                mails.sort_by_key(|mail| std::cmp::Reverse(mail.id));
                mails.truncate(ROWS as usize);
                Ok(mails)
            }
            Self::PendingConfirm => in_state(Some(InboxState::PendingConfirm)),
            Self::Unanswered => service.inbox.unanswered(before, ROWS),
            Self::All => in_state(None),
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Listed {
    #[serde(default)]
    list: List,
    before: Option<i64>,
}

#[get("/admin/mail")]
pub(super) async fn list_mail(administrator: Administrator, listed: web::Query<Listed>) -> Answer {
    let Listed { list, before } = listed.into_inner();
    let listed = administrator.0.ask(move |service| {
        let mails = list.mails(service, before)?;
        let names = service.accounts.player_names(mails.iter().filter_map(|mail| mail.address.player()))?;
        Ok((mails, names))
    });
    let (mails, names) = listed.await?;
    let name = |mail: &Inbound| mail.address.player().and_then(|player| names.get(&player).cloned());
    let frame = &administrator.0.frame;
    let next = rest(&mails, |mail| format!("/admin/mail?list={}&before={}", list.name(), mail.id));
    let content = html! {
        p { (frame.say(&msg!("page-admin-mail-about"))) }
        ul.plain {
            @for other in List::ALL {
                li { a href=(format!("/admin/mail?list={}", other.name()))
                    aria-current=[(other == list).then_some("page")] {
                    (frame.say(&msg!("page-admin-list", list = other.name()))) } " " }
            }
        }
        @if mails.is_empty() { p { (frame.say(&msg!("page-admin-none"))) } }
        ul.rows { @for mail in &mails { li { (frame.mail_row(mail, name(mail))) } } }
        (frame.more(next.as_deref()))
    };
    Ok(frame.page(&msg!("page-admin-mail"), None, &content))
}

#[get(r"/admin/mail/{id:\d+}")]
pub(super) async fn show_mail(
    administrator: Administrator,
    id: web::Path<i64>,
    after: web::Query<After>,
) -> Answer {
    administrator.mail_page(*id, None, after.done).await
}

impl Administrator {
    /// The page of a mail, after a form that did nothing or something.
    pub(super) async fn mail_page(&self, id: i64, refused: Option<Refused>, done: Option<Done>) -> Answer {
        let viewer = self.0.player.id;
        let found = self.0.ask(move |service| {
            let Some(parked) = service.ops.parked_mail(viewer, id, &may_hold_secret)? else {
                return Ok(None);
            };
            let player = parked.mail.address.player().map(|id| service.accounts.player(id)).transpose()?;
            Ok(Some((parked, player.flatten().map(|player| player.name))))
        });
        let (parked, player) = found.await?.ok_or_else(|| Problem::of("not_found"))?;
        let (frame, mail) = (&self.0.frame, &parked.mail);
        let may_act = parked.text != Err(Hidden::OwnGame);
        let form = |kind| {
            html! {
                h2 { (frame.say(&Kind::title(kind))) }
                p { (frame.say(&msg!("page-admin-effect", act = Kind::name(kind)))) }
                (Subject::Mail(mail.id).form(frame, kind, refused.as_ref(), &html! {}))
            }
        };
        let content = html! {
            p { a href="/admin/mail" { (frame.say(&msg!("page-admin-mail"))) } }
            @if let Some(refused) = &refused { (refused.shown(frame)) }
            (frame.mail_facts(mail, player))
            h2 { (frame.say(&msg!("page-admin-mail-text"))) }
            (frame.mail_text(&parked))
            @if may_act {
                @for kind in [Kind::Replay, Kind::Release, Kind::Discard] { (form(kind)) }
            }
        };
        let status = if refused.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
        let done = done.map(|done| frame.say(&done.message()));
        Ok(frame.page_with(status, &msg!("page-admin-mail-number", id = id), done.as_deref(), &content))
    }
}

impl Frame {
    fn mail_row(&self, mail: &Inbound, player: Option<String>) -> Markup {
        html! {
            p { a href=(format!("/admin/mail/{}", mail.id)) {
                (self.say(&msg!("page-admin-mail-number", id = mail.id))) } ", "
                (self.voice.date(mail.received_at)) }
            p { bdi { (self.say(&recipient(mail, player))) } }
            p.small {
                (self.say(&msg!("page-admin-tries", n = i64::from(mail.attempts)))) " "
                (self.say(&state(mail)))
                @if !mail.reason.is_empty() { ": " (self.say(&why(mail))) }
            }
        }
    }

    fn mail_facts(&self, mail: &Inbound, player: Option<String>) -> Markup {
        html! {
            dl {
                (self.fact(&msg!("page-admin-received"), &msg!("page-admin-at", at = Arg::at(mail.received_at))))
                (self.fact(&msg!("page-admin-state"), &state(mail)))
                @if !mail.reason.is_empty() { (self.fact(&msg!("page-admin-cause"), &why(mail))) }
                (self.fact(&msg!("page-admin-to"), &recipient(mail, player)))
                @if let Some(checked) = &mail.authentication { (self.verdict(checked)) }
                (self.fact(&msg!("page-admin-attempts"), &msg!("page-admin-tries", n = i64::from(mail.attempts))))
            }
            @if mail.confirmed { p { (self.say(&msg!("page-admin-confirmed"))) } }
        }
    }

    /// The verdict on the author, and what the protocols say (RFC 8601).
    fn verdict(&self, checked: &str) -> Markup {
        let (verdict, results) = checked.split_once(' ').unwrap_or((checked, ""));
        html! {
            (self.fact(&msg!("page-admin-author"), &msg!("page-admin-verdict", verdict = verdict.to_owned())))
            @if !results.is_empty() { dd { code dir="ltr" { (results) } } }
        }
    }

    fn mail_text(&self, parked: &ParkedMail) -> Markup {
        match &parked.text {
            Ok(shown) => html! {
                p { (self.say(&msg!("page-admin-text-about"))) }
                pre.scroll dir="auto" tabindex="0" { (shown.text) }
                @if shown.is_cut { p { (self.say(&msg!("page-admin-text-cut"))) } }
            },
            Err(hidden) => {
                let because = match hidden {
                    Hidden::OwnGame => "own_game",
                    Hidden::Sealed => "sealed",
                    Hidden::Secret => "secret",
                    Hidden::NotAside => "not_aside",
                    Hidden::Gone => "gone",
                };
                html! { p { (self.say(&msg!("page-admin-hidden", because = because))) } }
            }
        }
    }
}

fn state(mail: &Inbound) -> Message {
    msg!("page-admin-mail-state", state = mail.state.name())
}

/// The outcome of a mail, or its cause.
fn why(mail: &Inbound) -> Message {
    let cause = if mail.left() > 0 { "left" } else { mail.reason.as_str() };
    msg!("page-admin-why", cause = cause.to_owned())
}

/// The destination of a mail, without the token of its address.
fn recipient(mail: &Inbound, player: Option<String>) -> Message {
    let player = player.unwrap_or_default();
    match mail.address {
        Address::Play { game, .. } | Address::Former { game, .. } | Address::Named { game, .. } => {
            msg!("page-admin-to-game", game = game.to_string(), name = player)
        }
        Address::Account { .. } => msg!("page-admin-to-account", name = player),
        Address::Confirm { inbox } => msg!("page-admin-to-confirm", id = inbox),
        Address::Public(mailbox) => msg!("page-admin-to-mailbox", mailbox = mailbox.name()),
        Address::Bounce { outbox } => msg!("page-admin-to-bounce", id = outbox),
    }
}
