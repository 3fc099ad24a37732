use std::{
    io::{self, Read as _},
    process::ExitCode,
};

use anyhow::Context as _;
use api::config::Config;
use clap::Args;
use mailer::intake::{PipeExit, pipe};

use super::{instance::Instance, logging, output::complain};

#[derive(Debug, Args)]
pub(super) struct MailIn {
    /// The envelope's sender: "" or "<>" for a bounce. Postfix gives it as ${sender}, Exim as $sender_address. Without it
    /// nothing is taken.
    #[arg(long)]
    sender: Option<String>,
    /// The envelope's recipients: addresses of this service.
    #[arg(required = true)]
    recipients: Vec<String>,
}

/// A mail without an envelope sender would pass for a bounce, and be filed without an answer. The mail server keeps it.
const NO_SENDER: &str = "\
no --sender: without it every mail would pass for a bounce, so this one was not taken, and the mail server keeps it. \
Name the envelope's sender in the configuration of the mail server.
Postfix, master.cf: flags=R user=postzug null_sender= argv=/usr/bin/postzug mail-in --sender ${sender} ${recipient}
Exim, pipe transport: command = /usr/bin/postzug mail-in --sender \"$sender_address\" \"$local_part@$domain\"
For a bounce the sender is empty: --sender \"\" or --sender \"<>\"";

impl MailIn {
    /// Ends with 0 only when the mail is stored for good; whatever is our fault ends with 75, and the mail server
    /// tries again.
    pub(super) fn run(&self, config: anyhow::Result<Config>) -> ExitCode {
        let taken = config.and_then(|config| self.take(&config, self.sender.as_deref().context(NO_SENDER)?));
        let exit = taken.unwrap_or_else(|error| {
            complain(&error);
            PipeExit::TempFail
        });
        ExitCode::from(exit.code())
    }

    fn take(&self, config: &Config, sender: &str) -> anyhow::Result<PipeExit> {
        logging::start(&config.log)?;
        let mut raw = Vec::new();
        // One byte more than allowed shows that it is too long; the rest is not read.
        let most = config.mail.max_message_size;
        io::stdin().lock().take(u64::from(most) + 1).read_to_end(&mut raw)?;
        if raw.len() > most as usize {
            return Ok(PipeExit::DataError);
        }
        let instance = Instance::open_existing(config)?;
        Ok(pipe(&instance.service, &raw, without_brackets(sender), &self.recipients))
    }
}

/// The path between the angle brackets of MAIL FROM (RFC 5321 4.1.2), with which some mail servers write it.
fn without_brackets(sender: &str) -> &str {
    let path = sender.strip_prefix('<').and_then(|rest| rest.strip_suffix('>'));
    path.unwrap_or(sender)
}
