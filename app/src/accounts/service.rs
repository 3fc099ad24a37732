use std::sync::Arc;

use crate::{games::Games, kernel::Kernel};

/// Accounts: settings, addresses, roles, export and deletion. A clone shares the state of the instance.
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

/// Sign-in, sessions, tokens and the addresses of calendars: who sends a request. A clone shares the state of the instance.
#[derive(Clone)]
pub struct Access {
    pub(crate) kernel: Arc<Kernel>,
}

impl Access {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { kernel: Arc::clone(kernel) }
    }
}
