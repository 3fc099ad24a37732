use std::sync::Arc;

use crate::{games::Games, kernel::Kernel};

/// Accounts, sessions and tokens. A clone shares the state of the instance.
#[derive(Clone)]
pub struct Accounts {
    pub(crate) kernel: Arc<Kernel>,
    pub(crate) games: Games,
}

impl Accounts {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { games: Games::new(kernel), kernel: Arc::clone(kernel) }
    }
}
