use app::{Channel, Failure, Key, Receipt, ports::*};
use domain::*;

use crate::db::Conn;

impl InboxView for Conn<'_> {}

impl InboxTx for Conn<'_> {}
