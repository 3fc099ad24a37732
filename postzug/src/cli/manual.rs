//! Man pages and completions, generated from the command line's own definition.

use std::{
    fs,
    io::{self, Write as _},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::Context as _;
use clap::{Args, Command};
use clap_complete::Shell;

/// Writes one man page a command: `postzug.1`, `postzug-serve.1` and so on.
#[derive(Debug, Args)]
pub(super) struct Man {
    /// The folder. It is made if it is missing.
    folder: PathBuf,
}

impl Man {
    pub(super) fn run(&self, command: Command) -> anyhow::Result<ExitCode> {
        let write = || {
            fs::create_dir_all(&self.folder)?;
            clap_mangen::generate_to(command, &self.folder)
        };
        write().with_context(|| format!("the man pages cannot be written into {}", self.folder.display()))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Writes completions for one shell, such as `postzug completions bash >/etc/bash_completion.d/postzug`.
#[derive(Debug, Args)]
pub(super) struct Completions {
    /// The shell that reads them.
    shell: Shell,
}

impl Completions {
    pub(super) fn run(&self, mut command: Command) -> anyhow::Result<ExitCode> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command, "postzug", &mut script);
        io::stdout().write_all(&script).context("standard output is closed")?;
        Ok(ExitCode::SUCCESS)
    }
}
