use std::sync::Arc;

use crate::kernel::Kernel;

/// The transparency log. A clone shares the state of the instance.
#[derive(Clone)]
pub struct Log {
    pub(crate) kernel: Arc<Kernel>,
}

impl Log {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { kernel: Arc::clone(kernel) }
    }
}
