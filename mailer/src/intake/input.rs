use std::{
    future::poll_fn,
    io,
    pin::{Pin, pin},
    task::{Context, Poll},
};

use tokio::io::{AsyncRead, AsyncReadExt as _};

/// Overwrites the stack of the thread after each step: a mail comes in several reads, and another thread may take the
/// next step.
pub(super) async fn scrubbed<T>(work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    poll_fn(|context| {
        let polled = step(work.as_mut(), context);
        app::scrub_stack();
        polled
    })
    .await
}

/// Polls in a separate frame, below that of the caller.
#[inline(never)]
fn step<F: Future>(work: Pin<&mut F>, context: &mut Context<'_>) -> Poll<F::Output> {
    work.poll(context)
}

/// Bytes read ahead. Consumed bytes are overwritten, because a session may stay open long after a mail with a sealed
/// move.
pub(super) struct Input {
    bytes: Box<[u8]>,
    begin: usize,
    end: usize,
}

impl Input {
    pub(super) fn new() -> Self {
        Self { bytes: vec![0; 8 << 10].into(), begin: 0, end: 0 }
    }

    pub(super) fn ahead(&self) -> &[u8] {
        &self.bytes[self.begin..self.end]
    }

    /// Reads more if nothing is left.
    pub(super) async fn fill(&mut self, stream: &mut (impl AsyncRead + Unpin)) -> io::Result<()> {
        if self.begin == self.end {
            (self.begin, self.end) = (0, 0);
            self.end = stream.read(&mut self.bytes).await?;
        }
        Ok(())
    }

    pub(super) fn take(&mut self, count: usize) {
        let end = self.begin + count;
        self.bytes[self.begin..end].fill(0);
        self.begin = end;
    }
}
