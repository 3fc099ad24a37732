use std::sync::Arc;

use crate::kernel::Kernel;

/// Installation, verification and housekeeping. A clone shares the state of the instance.
#[derive(Clone)]
pub struct Ops {
    pub(crate) kernel: Arc<Kernel>,
}

impl Ops {
    pub(crate) fn new(kernel: &Arc<Kernel>) -> Self {
        Self { kernel: Arc::clone(kernel) }
    }
}
