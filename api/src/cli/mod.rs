//! What the operator types.

mod config;
mod house;
mod logging;
mod running;
mod serve;
#[cfg(test)]
mod tests;
mod workers;

use std::{
    io::{self, Write as _},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::Context as _;
use api::config::{Config, ConfigError};
use clap::{Parser, Subcommand};

/// Correspondence chess by mail and over HTTP.
///
/// Without a command it serves: on this machine alone, with everything in ./postzug-data, until told otherwise.
#[derive(Debug, Parser)]
#[command(name = "postzug", version, max_term_width = 100)]
struct Cli {
    /// The settings; `postzug.toml` here if there is one. Each setting is explained in postzug.sample.toml.
    #[arg(long, global = true, env = "POSTZUG_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve: HTTP, LMTP and SMTP, the timekeeper, mail out. The default.
    Serve,
    /// Show or check the settings.
    #[command(subcommand)]
    Config(config::Config),
}

/// The settings are wrong: the operator has to act, a restart does not help (EX_CONFIG of sysexits).
const EXIT_CONFIG: u8 = 78;

/// Reads the command line and does what it says.
pub(crate) fn run() -> ExitCode {
    let cli = Cli::parse();
    let result = settings(cli.config.as_deref()).map_err(anyhow::Error::from).and_then(|config| {
        match cli.command.unwrap_or(Command::Serve) {
            Command::Serve => serve::run(&config),
            Command::Config(command) => command.run(&config),
        }
    });
    match result {
        Ok(code) => code,
        Err(error) => {
            complain(&error);
            let settings = error.is::<ConfigError>() || error.is::<house::UnsafeSettings>();
            ExitCode::from(if settings { EXIT_CONFIG } else { 1 })
        }
    }
}

fn settings(file: Option<&std::path::Path>) -> Result<Config, ConfigError> {
    let here = PathBuf::from("postzug.toml");
    let file = file.map(Into::into).or_else(|| here.exists().then_some(here));
    Config::load(file.as_deref(), std::env::vars())
}

/// The whole chain of causes, one a line, on standard error.
fn complain(error: &anyhow::Error) {
    let mut text = format!("postzug: {error}\n");
    for cause in error.chain().skip(1) {
        text.push_str(&format!("  because: {cause}\n"));
    }
    // When even standard error is closed there is nobody left to tell.
    io::stderr().write_all(text.as_bytes()).unwrap_or_default();
}

/// Writes a line for the operator to standard output.
fn say(line: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).context("standard output is closed")
}
