//! The postzug binary: the one place that sees every room.

mod cli;

fn main() -> std::process::ExitCode {
    cli::run()
}
