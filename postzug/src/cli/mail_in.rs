use std::{
    io::{self, Read as _},
    process::ExitCode,
};

use api::config::Config;
use clap::Args;
use mailer::intake::{PipeExit, pipe};

use super::{instance::Instance, logging, output::complain};

#[derive(Debug, Args)]
pub(super) struct MailIn {
    /// The envelope's sender; empty for a bounce.
    #[arg(long, default_value = "")]
    sender: String,
    /// The envelope's recipients: addresses of this service.
    #[arg(required = true)]
    recipients: Vec<String>,
}

impl MailIn {
    /// Ends with 0 only when the mail is stored for good; whatever is our fault ends with 75, and the mail server
    /// tries again.
    pub(super) fn run(&self, config: anyhow::Result<Config>) -> ExitCode {
        let exit = config.and_then(|config| self.take(&config)).unwrap_or_else(|error| {
            complain(&error);
            PipeExit::TempFail
        });
        ExitCode::from(exit.code())
    }

    fn take(&self, config: &Config) -> anyhow::Result<PipeExit> {
        logging::start(&config.log)?;
        let mut raw = Vec::new();
        // One byte more than allowed shows that it is too long; the rest is not read.
        let most = config.mail.max_message_size;
        io::stdin().lock().take(u64::from(most) + 1).read_to_end(&mut raw)?;
        if raw.len() > most as usize {
            return Ok(PipeExit::DataError);
        }
        let instance = Instance::open_existing(config)?;
        Ok(pipe(&instance.service, &raw, &self.sender, &self.recipients))
    }
}
