use std::fmt;

use serde::{Deserialize, Serialize};

/// Text that only its owner may see: it is given to them once and shows in no `Debug` and no log.
#[derive(Clone, Eq, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}
