use std::sync::Arc;

use crate::kernel::Kernel;

/// Acts in games, and a game as its viewer sees it. A clone shares the state of the instance.
#[derive(Clone)]
pub struct Games {
    pub(crate) kernel: Arc<Kernel>,
}

impl Games {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { kernel: Arc::clone(kernel) }
    }
}

/// Lists of games, and the records, texts and PGN of games. A clone shares the state of the instance.
#[derive(Clone)]
pub struct Records {
    pub(crate) kernel: Arc<Kernel>,
}

impl Records {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { kernel: Arc::clone(kernel) }
    }
}

/// Games for an arbiter: those that wait, with their evidence. A clone shares the state of the instance.
#[derive(Clone)]
pub struct ArbiterQueue {
    pub(crate) kernel: Arc<Kernel>,
}

impl ArbiterQueue {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { kernel: Arc::clone(kernel) }
    }
}

/// One act in all games of a player. A clone shares the state of the instance.
#[derive(Clone)]
pub struct BulkCommands {
    pub(crate) kernel: Arc<Kernel>,
    pub(crate) games: Games,
}

impl BulkCommands {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { games: Games::new(kernel), kernel: Arc::clone(kernel) }
    }
}
