use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

/// Memory that sessions share.
#[derive(Clone, Debug)]
pub struct Memory(Arc<AtomicUsize>);

/// The memory of one message, returned when it is dropped.
pub(super) struct Share {
    memory: Memory,
    bytes: usize,
}

impl Memory {
    /// Makes a memory of this number of bytes.
    #[must_use]
    pub fn of(bytes: usize) -> Self {
        Self(Arc::new(AtomicUsize::new(bytes)))
    }

    pub(super) fn share(&self) -> Share {
        Share { memory: self.clone(), bytes: 0 }
    }
}

impl Share {
    /// Occupies `bytes` in all; returns false if they are not free.
    pub(super) fn resize(&mut self, bytes: usize) -> bool {
        let more = bytes.saturating_sub(self.bytes);
        let taken = self
            .memory
            .0
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |free| free.checked_sub(more))
            .is_ok();
        if taken {
            self.memory.0.fetch_add(self.bytes.saturating_sub(bytes), Ordering::SeqCst);
            self.bytes = bytes;
        }
        taken
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.memory.0.fetch_add(self.bytes, Ordering::SeqCst);
    }
}
