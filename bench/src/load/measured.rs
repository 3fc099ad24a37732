//! Counts the moves of a measurement, and the work of the writer meanwhile.

use std::{fmt::Write as _, time::Duration};

use anyhow::bail;
use metrics_exporter_prometheus::PrometheusHandle;
use postzug::say;

/// The result of one measurement.
#[derive(Default)]
pub(super) struct Measured {
    pub(super) took: Duration,
    /// Latency of each acknowledged move.
    pub(super) latencies: Vec<Duration>,
    pub(super) refused: usize,
    pub(super) failed: usize,
    writer: Writer,
}

/// The work of the writer during a measurement.
#[derive(Copy, Clone, Default)]
pub(super) struct Writer {
    commits: f64,
    jobs: f64,
    statements: f64,
}

impl Writer {
    /// Reads the figures in the text of `/metrics`.
    pub(super) fn read(figures: &str) -> Self {
        let figure = |name: &str| {
            let value = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            value.and_then(|value| value.trim().parse().ok()).unwrap_or_default()
        };
        Self {
            commits: figure("postzug_writer_batch_count"),
            jobs: figure("postzug_writer_batch_sum"),
            statements: figure("postzug_writer_statements"),
        }
    }

    fn since(self, before: Self) -> Self {
        Self {
            commits: self.commits - before.commits,
            jobs: self.jobs - before.jobs,
            statements: self.statements - before.statements,
        }
    }
}

impl Measured {
    pub(super) fn add(&mut self, other: Self) {
        self.latencies.extend(other.latencies);
        self.refused += other.refused;
        self.failed += other.failed;
    }

    /// Moves a second.
    fn rate(&self) -> f64 {
        count(self.latencies.len()) / self.took.as_secs_f64()
    }

    pub(super) fn report(mut self, what: &str, clients: usize) -> anyhow::Result<f64> {
        if self.latencies.is_empty() {
            bail!("{what}: no move was acknowledged ({} refused, {} failed)", self.refused, self.failed);
        }
        self.latencies.sort_unstable();
        let at = |per_cent| percentile(&self.latencies, per_cent);
        let (rate, moves, writer) = (self.rate(), count(self.latencies.len()), self.writer);
        let mut line = format!(
            "{what:<5} {clients:>4} clients {rate:>8.0} moves/s   p50 {:>6.2} ms   p99 {:>6.2} ms",
            at(50),
            at(99)
        );
        if writer.commits > 0.0 {
            let batch = writer.jobs / writer.commits;
            let _infallible = write!(
                line,
                "   {:>6.1} commits per 1000 moves   {:>5.2} statements a move   {batch:>4.1} in a batch",
                writer.commits * 1e3 / moves,
                writer.statements / moves,
            );
        }
        say(&format!("{line}   {} refused, {} failed", self.refused, self.failed))?;
        Ok(rate)
    }
}

pub(super) fn count(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}

/// Returns a percentile in milliseconds; the latencies are sorted.
pub(super) fn percentile(latencies: &[Duration], per_cent: usize) -> f64 {
    let at = latencies.len().saturating_sub(1) * per_cent / 100;
    latencies.get(at).map_or(0.0, Duration::as_secs_f64) * 1e3
}

pub(super) fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_unstable_by(f64::total_cmp);
    let (low, high) = (rates.len().saturating_sub(1) / 2, rates.len() / 2);
    (rates.get(low).copied().unwrap_or_default() + rates.get(high).copied().unwrap_or_default()) / 2.0
}

/// Commits of the writer so far.
pub(super) fn commits(metrics: &PrometheusHandle) -> u64 {
    let text = metrics.render();
    let count = text.lines().find_map(|line| line.strip_prefix("postzug_writer_batch_count "));
    count.and_then(|count| count.trim().parse().ok()).unwrap_or_default()
}

/// Measures, and reads from the figures what the writer did.
pub(super) fn counting(
    figures: impl Fn() -> Writer,
    measure: impl FnOnce() -> anyhow::Result<Measured>,
) -> anyhow::Result<Measured> {
    let before = figures();
    let mut measured = measure()?;
    measured.writer = figures().since(before);
    Ok(measured)
}
