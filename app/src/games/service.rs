use std::sync::Arc;

use crate::kernel::Kernel;

/// Acts in games and queries about them. A clone shares the state of the instance.
#[derive(Clone)]
pub struct Games {
    pub(crate) kernel: Arc<Kernel>,
}

impl Games {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { kernel: Arc::clone(kernel) }
    }
}
