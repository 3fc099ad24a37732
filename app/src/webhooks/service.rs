use std::sync::Arc;

use crate::kernel::Kernel;

/// Webhooks and their deliveries. A clone shares the state of the instance.
#[derive(Clone)]
pub struct Webhooks {
    pub(crate) kernel: Arc<Kernel>,
}

impl Webhooks {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { kernel: Arc::clone(kernel) }
    }
}
