use app::{Channel, Failure, Key, Receipt, ports::*};
use domain::*;

use crate::db::Conn;

impl PeopleView for Conn<'_> {
    fn player(&mut self, _id: PlayerId) -> Result<Option<Player>, Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
    fn player_by_name(&mut self, _name: &str) -> Result<Option<Player>, Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
    fn player_by_email(&mut self, _email: &str) -> Result<Option<Player>, Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
}

impl PeopleTx for Conn<'_> {}
