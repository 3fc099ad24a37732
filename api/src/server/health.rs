//! Health checks for load balancers, and metrics for Prometheus.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use actix_web::{HttpResponse, get, web};
use app::{Failure, Service, inbox::SourceTrouble};
use domain::Instant;
use rustix::fs::statvfs;

use crate::{
    http::{
        blocking,
        problem::{Answer, Problem},
    },
    state::HttpState,
};

/// With fewer bytes left on its disk a service is not ready. A small piece of work may still find room, the next may not.
const LEAST_ROOM: u64 = 4 << 20;

pub(crate) fn configure(cfg: &mut web::ServiceConfig) {
    cfg.service(live).service(ready).service(figures);
}

/// The process answers, and starting it again would mend nothing. What may stop the reading of mail comes with mail, to
/// every instance: not to be ready would take the whole service away.
#[get("/healthz/live")]
async fn live(state: web::Data<HttpState>) -> Result<&'static str, Problem> {
    if state.service.mail_in.reading_stands() { Err(Problem::of("reading_stands")) } else { Ok("live\n") }
}

/// Facts that the operator of a service that is ready should know.
pub(crate) struct Notes {
    /// No flag falls and nothing is erased, because the clock was set.
    pub(crate) clock_jumped: bool,
    /// Automatic answers that are held.
    pub(crate) answers_held: u64,
    /// Requests for all games of a player that were set aside.
    pub(crate) commands_aside: u64,
    /// Mailboxes from which mail cannot be fetched, why and since when.
    pub(crate) sources: Vec<(String, SourceTrouble, Instant)>,
}

/// The ledger can be read and written, moves can be judged and the service is not stopping.
pub(crate) async fn readiness(state: &HttpState) -> Result<Notes, Problem> {
    if *state.draining().borrow() {
        return Err(Problem::of("draining"));
    }
    let service = state.service.clone();
    if service.time.clock_differs() {
        return Err(Problem::of("wrong_clock"));
    }
    let data = state.data.clone();
    let (restored, notes) = blocking(move || {
        if let Some(data) = data {
            has_room(&data)?;
        }
        is_written(&service)?;
        service.games.game(domain::GameId(0))?;
        let notes = Notes {
            clock_jumped: service.time.clock_jumped(),
            answers_held: service.inbox.held_answers()?,
            commands_aside: service.ops.bulk_commands_set_aside()?,
            sources: service.mail_sources.troubled()?,
        };
        Ok::<_, Failure>((service.ops.is_superseded()?, notes))
    })
    .await
    .map_err(|failure| match failure {
        Failure::Full(_) => Problem::of("disk_full"),
        failure => failure.into(),
    })?;
    if restored { Err(Problem::of("restored")) } else { Ok(notes) }
}

/// [`readiness`] for load balancers. Further lines are for the operator.
#[get("/healthz/ready")]
async fn ready(state: web::Data<HttpState>) -> Result<String, Problem> {
    let Notes { clock_jumped, answers_held, commands_aside, sources } = readiness(&state).await?;
    let mut text = "ready\n".to_owned();
    if clock_jumped {
        text += "the clock was set: no flag falls and nothing is erased (see the log)\n";
    }
    if answers_held > 0 {
        text += &format!("mail answers held: {answers_held} (more than are usual here; see the log)\n");
    }
    if commands_aside > 0 {
        text += &format!("bulk_commands set aside: {commands_aside} (not done in every game; see the log)\n");
    }
    // The name of the mailbox is nobody's business here.
    for (_name, trouble, since) in sources {
        let since = jiff::Timestamp::from_millisecond(since.0).unwrap_or_default();
        text += &format!("mail from the mailbox: {} since {since:.0} (see postzug doctor)\n", trouble.name());
    }
    Ok(text)
}

/// The file in the data folder that holds the time of the last backup.
#[must_use]
pub fn backup_note(data: &Path) -> PathBuf {
    data.join("last-backup")
}

/// Returns the time at which `postzug backup` last succeeded; `None` if never.
///
/// # Errors
///
/// The file cannot be read, or holds no time.
pub fn last_backup(data: &Path) -> io::Result<Option<Instant>> {
    let text = match fs::read_to_string(backup_note(data)) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let seconds: Option<i64> = text.trim().parse().ok();
    let at = seconds.and_then(|seconds| seconds.checked_mul(1000)).map(Instant);
    at.map(Some).ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "it holds no number of seconds"))
}

fn has_room(data: &Path) -> Result<(), Failure> {
    let disk = statvfs(data).map_err(|error| Failure::Storage(Box::new(error)))?;
    if disk.f_bavail.saturating_mul(disk.f_frsize) < LEAST_ROOM {
        return Err(Failure::Full("less than 4 MiB are left on the disk of the data folder".into()));
    }
    Ok(())
}

/// Writes the heartbeat, which fails on a full or damaged disk. After a clock jump none is written.
fn is_written(service: &Service) -> Result<(), Failure> {
    if service.time.clock_jumped() { Ok(()) } else { service.time.note_outage() }
}

/// Figures for Prometheus. A reverse proxy must not expose this path.
#[get("/metrics")]
async fn figures(state: web::Data<HttpState>) -> Answer {
    let handle = state.metrics.as_ref().ok_or_else(|| Problem::of("not_found"))?;
    Ok(HttpResponse::Ok().content_type("text/plain; version=0.0.4").body(handle.render()))
}
