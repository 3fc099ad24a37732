//! Trouble with delivery: mail to players, mail from a mailbox, mail and events that were given up.

use std::collections::HashMap;

use actix_web::{get, web};
use app::{
    Failure, MailStanding, Service,
    inbox::MailSource,
    outbox::AccountNotice,
    ports::{Delivery, MailProblem, MailState, OutboxRow, Recipient, WebhookId, WebhookTrouble},
};
use domain::PlayerId;
use maud::{Markup, html};
use messages::{Arg, Message, Sentence as _, msg};
use serde::Deserialize;

use super::{
    administrator::{Administrator, ROWS, rest},
    player::bounced,
};
use crate::{http::problem::Answer, pages::visitor::Frame};

/// The places at which the lists go on.
#[derive(Copy, Clone, Default, Deserialize)]
pub(super) struct From {
    player: Option<i64>,
    mail: Option<i64>,
    webhook: Option<i64>,
    delivery: Option<i64>,
}

/// Everything that does not arrive, and the names of those to whom.
struct Trouble {
    problems: Vec<MailProblem>,
    sources: Vec<(MailSource, bool)>,
    mails: Vec<OutboxRow>,
    webhooks: Vec<WebhookTrouble>,
    deliveries: Vec<Delivery>,
    names: HashMap<PlayerId, String>,
}

impl Trouble {
    fn find(service: &Service, from: From) -> Result<Self, Failure> {
        let problems = service.mail_out.mail_problems(PlayerId(from.player.unwrap_or(0)), ROWS)?;
        let mails = service.mail_out.outbox(Some(MailState::Dead), from.mail, ROWS)?;
        let webhooks = service.webhooks.in_trouble(WebhookId(from.webhook.unwrap_or(0)), ROWS)?;
        let players = problems.iter().map(|problem| problem.player);
        let players = players.chain(webhooks.iter().map(|webhook| webhook.player));
        let players = players.chain(mails.iter().filter_map(reader));
        Ok(Self {
            sources: service.mail_sources.all()?,
            deliveries: service.webhooks.given_up(from.delivery, ROWS)?,
            names: service.accounts.player_names(players)?,
            problems,
            mails,
            webhooks,
        })
    }
}

/// The player to whom a mail went; none if it went to an address alone.
fn reader(row: &OutboxRow) -> Option<PlayerId> {
    match &row.mail.to {
        Recipient::Player(player) => Some(*player),
        Recipient::Address(_) => None,
    }
}

#[get("/admin/trouble")]
pub(super) async fn show_trouble(administrator: Administrator, from: web::Query<From>) -> Answer {
    let from = from.into_inner();
    let trouble = administrator.0.ask(move |service| Trouble::find(service, from)).await?;
    let frame = &administrator.0.frame;
    let sheet = Sheet { frame, trouble: &trouble };
    let more = |name: &str, id: Option<i64>| id.map(|id| format!("/admin/trouble?{name}={id}"));
    let problems = more("player", rest(&trouble.problems, |problem| problem.player.0));
    let mails = more("mail", rest(&trouble.mails, |mail| mail.id));
    let webhooks = more("webhook", rest(&trouble.webhooks, |webhook| webhook.id.0));
    let deliveries = more("delivery", rest(&trouble.deliveries, |delivery| delivery.id));
    let content = html! {
        h2 { (frame.say(&msg!("page-admin-bounces"))) }
        (sheet.rows(&trouble.problems, |problem| sheet.problem(problem)))
        (frame.more(problems.as_deref()))
        h2 { (frame.say(&msg!("page-admin-sources"))) }
        (sheet.rows(&trouble.sources, |(source, in_use)| sheet.source(source, *in_use)))
        h2 { (frame.say(&msg!("page-admin-dead"))) }
        (sheet.rows(&trouble.mails, |mail| sheet.mail(mail)))
        (frame.more(mails.as_deref()))
        h2 { (frame.say(&msg!("page-admin-webhooks"))) }
        (sheet.rows(&trouble.webhooks, |webhook| sheet.webhook(webhook)))
        (frame.more(webhooks.as_deref()))
        h2 { (frame.say(&msg!("page-admin-deliveries"))) }
        (sheet.rows(&trouble.deliveries, |delivery| sheet.delivery(delivery)))
        (frame.more(deliveries.as_deref()))
    };
    Ok(frame.page(&msg!("page-admin-trouble"), None, &content))
}

struct Sheet<'a> {
    frame: &'a Frame,
    trouble: &'a Trouble,
}

impl Sheet<'_> {
    fn say(&self, message: &Message) -> String {
        self.frame.say(message)
    }

    fn rows<T>(&self, rows: &[T], row: impl Fn(&T) -> Markup) -> Markup {
        html! {
            @if rows.is_empty() { p { (self.say(&msg!("page-admin-none"))) } }
            ul.rows { @for of in rows { li { (row(of)) } } }
        }
    }

    fn player(&self, id: PlayerId) -> Markup {
        let name = self.trouble.names.get(&id).map_or("", String::as_str);
        html! { a href=(format!("/admin/players/{}", id.0)) { bdi { (name) } } }
    }

    fn problem(&self, problem: &MailProblem) -> Markup {
        let standing = MailStanding {
            since: problem.since,
            last_at: problem.last_at,
            bounces: problem.bounces,
            reason: problem.reason.clone(),
            stopped: problem.stopped_at.is_some(),
        };
        html! { p { (self.player(problem.player)) ": " (self.say(&bounced(&standing))) } }
    }

    fn source(&self, source: &MailSource, in_use: bool) -> Markup {
        let state = match source.trouble {
            _ if !in_use => msg!("page-admin-source-unused"),
            Some((trouble, since)) => {
                AccountNotice::MailNotFetched { source: source.name.clone(), trouble, since }.message()
            }
            None => msg!("page-admin-source-fine"),
        };
        html! {
            p { code dir="ltr" { (source.name) } ": " (self.say(&state)) }
            @if let Some(at) = source.looked_at {
                p.small { (self.say(&msg!("page-admin-source-looked", at = Arg::at(at)))) }
            }
        }
    }

    fn mail(&self, row: &OutboxRow) -> Markup {
        let about = row.mail.game.map(|game| msg!("page-admin-about", game = game.to_string()));
        html! {
            p {
                (self.say(&msg!("page-admin-mail-number", id = row.id))) " ("
                (self.say(&msg!("page-admin-outgoing", kind = row.mail.kind.name()))) "), "
                @match reader(row) {
                    Some(id) => (self.player(id)),
                    None => (self.say(&msg!("page-admin-an-address"))),
                }
                @if let Some(about) = about { ", " (self.say(&about)) }
            }
            p.small {
                @if let Some(at) = row.settled_at { (self.frame.voice.date(at)) ": " }
                // As the relay and the log have it.
                code dir="ltr" lang="en" { (row.reason) } " "
                (self.say(&msg!("page-admin-tries", n = i64::from(row.attempts))))
            }
        }
    }

    fn webhook(&self, webhook: &WebhookTrouble) -> Markup {
        let state = match (webhook.is_on, webhook.failing_since) {
            (true, Some(since)) => msg!("page-admin-webhook-failing", since = Arg::at(since)),
            _ => msg!("page-admin-webhook-off", because = not_sent(&webhook.off_because)),
        };
        html! {
            p { (self.say(&msg!("page-admin-webhook", id = webhook.id.0, host = webhook.host.clone()))) ", "
                (self.player(webhook.player)) ": " (self.say(&state)) }
        }
    }

    fn delivery(&self, delivery: &Delivery) -> Markup {
        let (id, webhook, game) = (delivery.id, delivery.webhook.0, delivery.game.to_string());
        html! {
            p { (self.say(&msg!("page-admin-delivery", id = id, webhook = webhook, game = game))) }
            p.small {
                @if let Some(at) = delivery.settled_at { (self.frame.voice.date(at)) ": " }
                (self.say(&msg!("page-admin-tries", n = i64::from(delivery.attempts)))) " "
                (self.say(&not_sent(&delivery.reason)))
            }
        }
    }
}

/// The reason for which events are not sent.
fn not_sent(reason: &str) -> Message {
    msg!("page-admin-not-sent", reason = reason.trim_start_matches("http_").to_owned())
}
