use std::{
    io::{self, Write as _},
    process::ExitCode,
};

use anyhow::{anyhow, bail};
use api::config::Config;
use app::{
    Service,
    ports::{Inbound, InboxState},
};
use clap::Subcommand;

use super::{instance::Instance, output::say};

/// Mails in one list.
const PAGE: u32 = 50;

#[derive(Debug, Subcommand)]
pub(super) enum Inbox {
    /// List mails that came in, newest first; never their text.
    List {
        /// Only this state: received, applied, duplicate, auto, bounced, rejected, pending_confirm, quarantined,
        /// poison.
        #[arg(long)]
        state: Option<String>,
        /// Only mails that got no answer because a cap was reached; their commands were executed.
        #[arg(long, conflicts_with = "state")]
        unanswered: bool,
        /// Only mails before this number.
        #[arg(long)]
        before: Option<i64>,
    },
    /// Show one mail; with --raw its text, which may be private.
    Show {
        /// Its number.
        id: i64,
        /// Write the mail itself to standard output.
        #[arg(long)]
        raw: bool,
    },
    /// Read a mail again; nothing is done twice.
    Replay {
        /// Its number.
        id: i64,
    },
    /// Let a mail that was set aside through as the player's own, on your word.
    Release {
        /// Its number.
        id: i64,
    },
    /// End a mail for good and erase its text.
    Discard {
        /// Its number.
        id: i64,
    },
}

impl Inbox {
    pub(super) fn run(&self, config: &Config) -> anyhow::Result<ExitCode> {
        let service = Instance::open_existing(config)?.service;
        match self {
            Self::List { unanswered: true, before, .. } => {
                listed(&service.inbox.unanswered(*before, PAGE)?)?;
            }
            Self::List { state, before, .. } => list(&service, state.as_deref(), *before)?,
            Self::Show { id, raw } => show(&service, *id, *raw)?,
            Self::Replay { id } => done(service.inbox.replay(*id)?, *id, "is read again")?,
            Self::Release { id } => done(service.inbox.release(*id)?, *id, "is let through")?,
            Self::Discard { id } => done(service.inbox.discard(*id)?, *id, "is discarded")?,
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn done(did: bool, id: i64, what: &str) -> anyhow::Result<()> {
    if !did {
        bail!("mail {id} is not there, or its text is gone, or it needs nothing");
    }
    say(&format!("Mail {id} {what}."))
}

fn list(service: &Service, state: Option<&str>, before: Option<i64>) -> anyhow::Result<()> {
    let state = state
        .map(|name| InboxState::named(name).ok_or_else(|| anyhow!("{name} is not a state; see --help")))
        .transpose()?;
    listed(&service.inbox.mails(state, before, PAGE)?)
}

fn listed(mails: &[Inbound]) -> anyhow::Result<()> {
    if mails.is_empty() {
        return say("No mail.");
    }
    say(HEADINGS)?;
    for mail in mails {
        say(&line(mail))?;
    }
    if let [.., last] = mails
        && mails.len() == PAGE as usize
    {
        say(&format!("Older ones: --before {}", last.id))?;
    }
    Ok(())
}

const HEADINGS: &str = "  number  received (UTC)        state            tries  author   outcome or cause";

fn line(mail: &Inbound) -> String {
    let at = jiff::Timestamp::from_millisecond(mail.received_at.0)
        .map(|at| at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string())
        .unwrap_or_default();
    let verdict = mail.authentication.as_deref().and_then(|results| results.split(' ').next()).unwrap_or("-");
    let (state, tries, reason) = (mail.state.name(), mail.attempts, &mail.reason);
    format!("{:>8}  {at:<20}  {state:<15}  {tries:>5}  {verdict:<7}  {reason}", mail.id)
}

fn show(service: &Service, id: i64, raw: bool) -> anyhow::Result<()> {
    let Some(mail) = service.inbox.mail(id)? else { bail!("there is no mail {id}") };
    if raw {
        return Ok(io::stdout().write_all(&service.mail_in.open_mail(&mail)?)?);
    }
    say(HEADINGS)?;
    say(&line(&mail))?;
    say(&format!("          to {:?}", mail.address))?;
    if let Some(authentication) = &mail.authentication {
        say(&format!("          author: {authentication}"))?;
    }
    say(&format!("          confirmed: {}, text kept: {}", mail.confirmed, mail.raw.is_some()))
}
