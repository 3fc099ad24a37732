//! Threads that work until the process stops.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    thread::{self, JoinHandle},
    time::Duration,
};

use app::Failure;
use parking_lot::{Condvar, Mutex};
use tokio::sync::watch;

/// One round of a worker. Returns the pause after it.
pub type Step = Box<dyn FnMut() -> Result<Duration, Failure> + Send>;

/// The signal that ends everything that runs.
#[derive(Clone)]
pub struct Stop {
    blocking: Arc<(Mutex<bool>, Condvar)>,
    asynchronous: watch::Sender<bool>,
}

impl Default for Stop {
    fn default() -> Self {
        Self::new()
    }
}

impl Stop {
    /// A signal that was not given yet.
    #[must_use]
    pub fn new() -> Self {
        Self { blocking: Arc::default(), asynchronous: watch::Sender::new(false) }
    }

    /// Gives the signal.
    pub fn now(&self) {
        *self.blocking.0.lock() = true;
        self.blocking.1.notify_all();
        self.asynchronous.send_replace(true);
    }

    /// Completes when it is time to stop.
    pub fn stopped(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut receiver = self.asynchronous.subscribe();
        async move {
            // Without a sender no signal can come any more: it is time to stop as well.
            if receiver.wait_for(|stopped| *stopped).await.is_err() {
                tracing::debug!("the sender of the stop signal is gone");
            }
        }
    }

    /// Waits, and returns true at once when it is time to stop.
    pub fn wait(&self, duration: Duration) -> bool {
        let mut stopped = self.blocking.0.lock();
        if !*stopped {
            self.blocking.1.wait_for(&mut stopped, duration);
        }
        *stopped
    }
}

const FIRST_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// Runs `step` on a thread of its own, again and again; it returns how long there is nothing to do. A failure or a panic is
/// logged and tried again after a pause, which grows unless the storage is only busy. A worker never dies while the service
/// lives.
///
/// # Errors
///
/// The system starts no thread.
pub fn start(
    name: &'static str,
    stop: Stop,
    mut step: impl FnMut() -> Result<Duration, Failure> + Send + 'static,
) -> std::io::Result<JoinHandle<()>> {
    thread::Builder::new().name(name.into()).spawn(move || {
        let mut pause = FIRST_PAUSE;
        loop {
            let wait = match catch_unwind(AssertUnwindSafe(&mut step)) {
                Ok(Ok(wait)) => {
                    pause = FIRST_PAUSE;
                    wait
                }
                outcome => {
                    let error = outcome.ok().and_then(Result::err);
                    // The storage is away, and will be back at any moment.
                    let busy = matches!(error, Some(Failure::Busy));
                    let error = error.as_ref().map(|error| error as &dyn std::error::Error);
                    tracing::error!(worker = name, error, pause_s = pause.as_secs(), "a worker failed");
                    metrics::counter!("postzug_worker_failures_total", "worker" => name).increment(1);
                    let wait = pause;
                    if !busy {
                        pause = (pause * 2).min(LONGEST_PAUSE);
                    }
                    wait
                }
            };
            if stop.wait(wait) {
                return;
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn worker_survives_panics_and_stops() {
        let (report, reports) = mpsc::channel();
        let stop = Stop::new();
        let mut calls = 0;
        let worker = start("test", stop.clone(), move || {
            calls += 1;
            report.send(calls).expect("the test listens");
            match calls {
                1 => Err(Failure::Busy),
                2 => panic!("on purpose"),
                3 => Ok(Duration::ZERO),
                _ => Ok(Duration::from_secs(3600)),
            }
        })
        .expect("a thread");
        assert_eq!(reports.iter().take(4).collect::<Vec<_>>(), [1, 2, 3, 4]);
        stop.now();
        worker.join().expect("it stops without waiting for the hour to pass");
    }
}
