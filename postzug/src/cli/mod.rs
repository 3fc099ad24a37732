//! The command line of the operator.

mod admin;
pub(crate) mod arbiter;
mod audit;
mod backup;
mod config;
mod dns;
mod doctor;
mod envelopes;
mod erase;
mod figures;
mod generation;
mod inbox;
mod input;
pub(crate) mod instance;
mod keys;
mod log;
pub mod logging;
mod mail_in;
mod mailbox;
mod manual;
mod memory;
mod outgoing;
pub(crate) mod output;
mod preflight;
mod restore;
mod run_once;
pub mod running;
pub(crate) mod serve;
#[cfg(test)]
mod tests;
mod transfer;
mod witness;
mod words;
pub mod workers;

use std::{ffi::OsString, path::PathBuf, process::ExitCode, sync::LazyLock};

use api::config::{Config, ConfigError};
use clap::{CommandFactory as _, Parser, Subcommand};

use self::output::{complain, say};

/// Correspondence chess by mail and over HTTP.
///
/// Without a command it serves: on this machine alone, with everything in ./postzug-data, unless the settings differ.
#[derive(Debug, Parser)]
#[command(name = "postzug", version, long_version = VERSION.as_str(), max_term_width = 100)]
struct Cli {
    /// The settings; `postzug.toml` in the current folder if there is one. Each setting is explained in postzug.sample.toml.
    #[arg(long, global = true, env = "POSTZUG_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// The release, and the hash of the script that goes with it.
static VERSION: LazyLock<String> =
    LazyLock::new(|| format!("{}\nverify.sh sha256 {}", env!("CARGO_PKG_VERSION"), translog::script_hash()));

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve: HTTP, LMTP and SMTP, the timekeeper, mail out. The default.
    Serve,
    /// Do what is due and end: read mail, let flags fall, resume, remind, send mail.
    ///
    /// For machines that start programs by the clock (cron) and take mail through `mail-in`; a service that runs does
    /// all this by itself. Start it at least every four minutes: a longer pause counts as an outage of the service,
    /// and is credited to the players. Mail that could not be sent is tried again by every run.
    RunOnce,
    /// Take one mail from standard input, as a mail server's pipe transport delivers it.
    ///
    /// Ends with 0 when it is stored durably, and with 75 when the mail server should try again, or when --sender is missing.
    /// Refusals are 65 for a message that can never be taken, 66 without a message, and 67 for an unknown recipient.
    MailIn(mail_in::MailIn),
    /// Write the OpenAPI document of this build (YAML).
    Openapi,
    /// Make administrators, give roles.
    #[command(subcommand)]
    Admin(admin::Admin),
    /// Seal a move on your own machine, so that nobody at the service sees it: docs/arbitrate/adjournment.md. The move is read from
    /// standard input. Needs no settings and no connection.
    Seal(envelopes::Seal),
    /// Open an envelope on your own machine with your key. Needs no settings and no connection.
    Open(envelopes::Open),
    /// The arbiter queue: what waits, the trail of a game, an arbiter's acts, keys for envelopes.
    Arbiter(arbiter::Arbiter),
    /// Erase what people wrote, or an account, without breaking the record or its log.
    #[command(subcommand)]
    Erase(erase::Erase),
    /// Look after the keys that sign access tokens and the log.
    #[command(subcommand)]
    Keys(keys::Keys),
    /// Look after incoming mail, above all what was set aside.
    #[command(subcommand)]
    Inbox(inbox::Inbox),
    /// Check the record, and export its proofs.
    #[command(subcommand)]
    Audit(audit::Audit),
    /// Watch over a log: check that its newest checkpoint continues the last one you saw, and sign it.
    Witness(witness::Witness),
    /// Check a translation (docs/translating.md), and show every message with sample arguments. Needs no settings.
    Words(words::Words),
    /// Copy the database while the service runs (SQLite).
    Backup(backup::Backup),
    /// Put a copy in the place of a lost database, and make it safe. Tokens and addresses issued after the copy was made are
    /// void, and players are notified. The service must be stopped.
    Restore(restore::Restore),
    /// Write everything in the database into a file, to move to another database. The service must be stopped.
    Export(transfer::Export),
    /// Read a file written by `export` into an empty database, SQLite or PostgreSQL, and check every game.
    Import(transfer::Import),
    /// Show or check the settings.
    #[command(subcommand)]
    Config(config::Config),
    /// Look at disk, clock, database, relay and DNS, and say what to mend. Ends with 1 if something is wrong.
    Doctor(doctor::Doctor),
    /// Write the man pages of every command into a folder.
    #[command(hide = true)]
    Man(manual::Man),
    /// Write the completions of a shell to standard output.
    Completions(manual::Completions),
}

/// The settings are wrong: the operator has to act, a restart does not help (EX_CONFIG of sysexits).
const EXIT_CONFIG: u8 = 78;

/// Runs the command on the command line.
pub fn run() -> ExitCode {
    // Whatever a command does, keys and moves to be sealed may pass through its memory.
    if let Err(error) = memory::readable(false) {
        complain(&error);
        return ExitCode::FAILURE;
    }
    dispatch(Cli::parse()).unwrap_or_else(|error| {
        complain(&error);
        let settings = error.chain().any(|cause| {
            cause.is::<ConfigError>()
                || cause.is::<instance::UnsafeSettings>()
                || cause.is::<preflight::Unfit>()
                || matches!(cause.downcast_ref(), Some(store::OpenError::Scheme(_)))
        });
        ExitCode::from(if settings { EXIT_CONFIG } else { 1 })
    })
}

fn dispatch(cli: Cli) -> anyhow::Result<ExitCode> {
    let as_started = || settings(cli.config.clone());
    let settings = || {
        let config = as_started()?;
        preflight::work_as_owner(&config.data)?;
        anyhow::Ok(config)
    };
    match cli.command.unwrap_or(Command::Serve) {
        Command::Serve => serve::run(&settings()?),
        Command::MailIn(mail) => Ok(mail.run(settings())),
        Command::RunOnce => run_once::run(&settings()?),
        Command::Openapi => say(api::openapi_yaml().trim_end()).map(|()| ExitCode::SUCCESS),
        Command::Admin(command) => command.run(&settings()?),
        Command::Seal(seal) => seal.run(),
        Command::Open(open) => open.run(),
        Command::Arbiter(command) => command.run(&settings()?),
        Command::Erase(command) => command.run(&settings()?),
        Command::Keys(command) => command.run(&settings()?),
        Command::Inbox(command) => command.run(&settings()?),
        Command::Audit(command) => command.run(settings),
        Command::Witness(command) => Ok(command.run()),
        Command::Words(words) => words.run(),
        // Root may keep copies where the service cannot write.
        Command::Backup(command) => command.run(&as_started()?),
        Command::Restore(command) => command.run(&settings()?),
        Command::Export(command) => command.run(&settings()?),
        Command::Import(command) => command.run(&settings()?),
        Command::Config(command) => command.run(&settings()?),
        Command::Doctor(command) => command.run(&settings()?),
        Command::Man(man) => man.run(Cli::command()),
        Command::Completions(completions) => completions.run(Cli::command()),
    }
}

/// The settings. The one about core dumps holds from now on.
fn settings(file: Option<PathBuf>) -> Result<Config, ConfigError> {
    let local = PathBuf::from("postzug.toml");
    let file = file.or_else(|| local.exists().then_some(local));
    let text = |text: OsString| text.to_string_lossy().into_owned();
    let config =
        Config::load(file.as_deref(), std::env::vars_os().map(|(name, value)| (text(name), text(value))))?;
    if config.core_dumps
        && let Err(error) = memory::readable(true)
    {
        complain(&error);
    }
    Ok(config)
}
