use std::sync::Arc;

use crate::kernel::Kernel;

/// Challenges, seeks, and new games. A clone shares the state of the instance.
#[derive(Clone)]
pub struct Lobby {
    pub(crate) kernel: Arc<Kernel>,
}

impl Lobby {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { kernel: Arc::clone(kernel) }
    }
}
