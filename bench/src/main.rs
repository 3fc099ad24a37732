//! Measures the service on this machine, and plays the demo. Not shipped.

mod demo;
mod load;

use std::{io::Write as _, process::ExitCode};

use clap::Parser;

/// The allocator of the measured program.
#[global_allocator]
static ALLOCATOR: zeroizing_alloc::ZeroAlloc<std::alloc::System> =
    zeroizing_alloc::ZeroAlloc(std::alloc::System);

/// Measures Postzug, and shows it.
#[derive(Debug, Parser)]
#[command(name = "postzug-bench", version, max_term_width = 100)]
enum Command {
    /// Play a game through the entry points of a temporary service, and show every mail and call.
    Demo,
    /// Measure the service on this machine.
    #[command(subcommand)]
    Load(load::Load),
}

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Demo => demo::run(),
        Command::Load(load) => load.run(),
    };
    done.unwrap_or_else(|error| {
        // Without standard error nobody is left to read it.
        writeln!(std::io::stderr(), "postzug-bench: {error:#}").unwrap_or_default();
        ExitCode::FAILURE
    })
}
