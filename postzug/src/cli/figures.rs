//! Figures for the operator's dashboards, under `/metrics`.

use std::{
    fs, io,
    os::unix::fs::{MetadataExt as _, OpenOptionsExt as _, chown},
};

use anyhow::Context as _;
use api::{config::Config, server::backup_note};
use app::{Failure, Service, ports::WallClock as _};
use store::host::SystemClock;

/// Sets the gauges of games, players and mails, and of the last backup.
#[expect(clippy::cast_precision_loss, reason = "figures")]
pub(super) fn totals(config: &Config, service: &Service) -> Result<(), Failure> {
    let totals = service.ops.totals()?;
    metrics::gauge!("postzug_games", "state" => "running").set(totals.games_running as f64);
    metrics::gauge!("postzug_games", "state" => "ended").set(totals.games_ended as f64);
    metrics::gauge!("postzug_players").set(totals.players as f64);
    metrics::gauge!("postzug_mail_set_aside").set(totals.mails_set_aside as f64);
    metrics::gauge!("postzug_database_bytes").set(totals.bytes as f64);
    metrics::gauge!("postzug_build_info", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    match last_backup(config) {
        Ok(seconds) => metrics::gauge!("postzug_last_backup_timestamp_seconds").set(seconds as f64),
        Err(error) => {
            tracing::warn!(error = &*error as &dyn std::error::Error, "the time of the last backup")
        }
    }
    Ok(())
}

/// Sets the gauges of mail that could be sent: its number, and the age of the oldest.
#[expect(clippy::cast_precision_loss, reason = "figures")]
pub(super) fn unsent(service: &Service) -> Result<(), Failure> {
    let figures = service.mail_out.outbox_figures()?;
    let waits = figures.oldest.map_or(0, |oldest| (service.time.now() - oldest).0.max(0));
    metrics::gauge!("postzug_mail_unsent").set(figures.due as f64);
    metrics::gauge!("postzug_mail_oldest_unsent_seconds").set(waits as f64 / 1000.0);
    Ok(())
}

/// Returns the time `postzug backup` last succeeded, in seconds since 1970; 0 if never.
fn last_backup(config: &Config) -> anyhow::Result<i64> {
    let at = api::server::last_backup(&config.data);
    let at = at.with_context(|| backup_note(&config.data).display().to_string())?;
    Ok(at.map_or(0, |at| at.0 / 1000))
}

/// Notes that a backup has just succeeded. Root may make backups: the file belongs to the folder's owner all the same.
pub(super) fn note_backup(config: &Config) -> anyhow::Result<()> {
    let file = backup_note(&config.data);
    let written = || -> io::Result<()> {
        let part = file.with_extension(format!("{}.new", std::process::id()));
        let new = fs::OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&part)?;
        let owner = fs::metadata(&config.data)?;
        if new.metadata()?.uid() != owner.uid() {
            chown(&part, Some(owner.uid()), Some(owner.gid()))?;
        }
        fs::write(&part, format!("{}\n", SystemClock.now().0 / 1000))?;
        fs::rename(&part, &file)
    };
    written().with_context(|| format!("the file {}", file.display()))
}
