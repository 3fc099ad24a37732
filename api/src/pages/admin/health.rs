//! The state of the service, for people. Programs ask `/healthz/ready` and `/metrics`.

use actix_web::get;
use app::{
    Failure, Service,
    outbox::AccountNotice,
    ports::{LogHead, OutboxFigures, Totals},
};
use domain::Instant;
use maud::{Markup, html};
use messages::{Arg, Message, Sentence as _, msg};

use super::administrator::Administrator;
use crate::{
    http::problem::{Answer, Problem},
    pages::visitor::Frame,
    server::{
        health::{Notes, readiness},
        last_backup,
    },
};

/// Counts of waiting and of stored objects.
struct Figures {
    totals: Totals,
    unsent: OutboxFigures,
    deliveries: u64,
    log: Option<LogHead>,
    log_waiting: u64,
    generation: i64,
}

impl Figures {
    fn find(service: &Service) -> Result<Self, Failure> {
        Ok(Self {
            totals: service.ops.totals()?,
            unsent: service.mail_out.outbox_figures()?,
            deliveries: service.webhooks.deliveries_due()?,
            log: service.log.log_head()?,
            log_waiting: service.log.log_waiting()?,
            generation: service.ops.installation()?.generation,
        })
    }
}

#[get("/admin/health")]
pub(super) async fn show_health(administrator: Administrator) -> Answer {
    let member = &administrator.0;
    let ready = readiness(&member.state).await;
    let data = member.state.data.clone();
    let (figures, backup) = member
        .ask(move |service| {
            let backup = data.map(|data| last_backup(&data)).transpose();
            if let Err(error) = &backup {
                tracing::warn!(error = error as &dyn std::error::Error, "the time of the last backup");
            }
            Ok((Figures::find(service)?, backup.ok().flatten().flatten()))
        })
        .await?;
    let frame = &member.frame;
    let content = html! {
        (frame.readiness(&ready))
        (frame.figures(&figures, backup, member.state.service.time.now()))
        p { (frame.say(&msg!("page-admin-health-more"))) }
    };
    Ok(frame.page(&msg!("page-admin-health"), None, &content))
}

impl Frame {
    fn readiness(&self, ready: &Result<Notes, Problem>) -> Markup {
        let Notes { clock_jumped, answers_held, commands_aside, sources } = match ready {
            Ok(notes) => notes,
            Err(problem) => {
                return html! {
                    p.refused { (self.say(&msg!("page-admin-not-ready"))) } (self.problem(problem))
                };
            }
        };
        let mut notes: Vec<Message> = Vec::new();
        notes.extend(clock_jumped.then(|| msg!("page-admin-clock-jumped")));
        notes.extend((*answers_held > 0).then(|| msg!("page-admin-answers-held", n = *answers_held)));
        notes.extend((*commands_aside > 0).then(|| msg!("page-admin-commands-aside", n = *commands_aside)));
        notes.extend(sources.iter().map(|(name, trouble, since)| {
            AccountNotice::MailNotFetched { source: name.clone(), trouble: *trouble, since: *since }.message()
        }));
        html! {
            p { strong { (self.say(&msg!("page-admin-ready"))) } }
            @for note in &notes { p.refused { (self.say(note)) } }
        }
    }

    fn figures(&self, figures: &Figures, backup: Option<Instant>, now: Instant) -> Markup {
        let Figures { totals, unsent, deliveries, log, log_waiting, generation } = figures;
        let backup =
            backup.map_or_else(|| msg!("page-admin-no-backup"), |at| msg!("page-admin-at", at = Arg::at(at)));
        let waits = unsent.oldest.map(|oldest| msg!("page-admin-oldest", age = Arg::length(now - oldest)));
        let number = |n: u64| msg!("page-admin-number", n = n);
        html! {
            dl {
                (self.fact(&msg!("page-admin-version"), &msg!("page-admin-word", word = env!("CARGO_PKG_VERSION"))))
                (self.fact(&msg!("page-admin-generation"), &msg!("page-admin-number", n = *generation)))
                (self.fact(&msg!("page-admin-backup"), &backup))
                (self.fact(&msg!("page-admin-running"), &number(totals.games_running)))
                (self.fact(&msg!("page-admin-ended"), &number(totals.games_ended)))
                (self.fact(&msg!("page-admin-accounts"), &number(totals.players)))
                (self.fact(&msg!("page-admin-bytes"), &msg!("page-admin-mib", n = totals.bytes >> 20)))
                (self.fact(&msg!("page-admin-set-aside"), &number(totals.mails_set_aside)))
                (self.fact(&msg!("page-admin-unsent"), &number(unsent.due)))
                @if let Some(waits) = waits { dd { (self.say(&waits)) } }
                (self.fact(&msg!("page-admin-undelivered"), &number(*deliveries)))
                (self.fact(&msg!("page-admin-log-waiting"), &number(*log_waiting)))
                @if let Some(log) = log { (self.log_facts(log)) }
            }
            @if let Some(checkpoint) = log.as_ref().and_then(|log| log.checkpoint.as_ref()) {
                h2 { (self.say(&msg!("page-admin-checkpoint"))) }
                pre.scroll dir="ltr" tabindex="0" { (checkpoint.note) }
            }
        }
    }

    fn log_facts(&self, log: &LogHead) -> Markup {
        html! {
            (self.fact(&msg!("page-admin-log-size"), &msg!("page-admin-number", n = log.size)))
            @if let Some(checkpoint) = &log.checkpoint {
                (self.fact(&msg!("page-admin-log-signed"), &msg!("page-admin-number", n = checkpoint.size)))
            }
        }
    }
}
