use app::{Channel, Failure, Key, Receipt, ports::*};
use domain::*;

use crate::db::Conn;

impl OutboxView for Conn<'_> {}

impl OutboxTx for Conn<'_> {
    fn enqueue(&mut self, _mail: &NewMail) -> Result<(), Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
}
