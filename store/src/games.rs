use app::{Channel, Failure, Key, Receipt, ports::*};
use domain::*;

use crate::db::Conn;

impl GamesView for Conn<'_> {
    fn game(&mut self, _id: GameId) -> Result<Option<GameRow>, Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
    fn events(&mut self, _id: GameId, _after: u32, _limit: u32) -> Result<Vec<Recorded>, Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
    fn messages(&mut self, _id: GameId) -> Result<Vec<Message>, Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
    fn receipt(&mut self, _actor: Actor, _key: &Key) -> Result<Option<StoredReceipt>, Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
}

impl GamesTx for Conn<'_> {
    fn new_game_id(&mut self) -> Result<GameId, Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
    fn append(&mut self, _row: &GameRow, _events: &[Recorded], _previous: u32) -> Result<(), Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
    fn keep_message(&mut self, _game: GameId, _message: &Message) -> Result<(), Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
    fn keep_receipt(
        &mut self,
        _actor: Actor,
        _key: &Key,
        _channel: Channel,
        _at: Instant,
        _stored: &StoredReceipt,
    ) -> Result<(), Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
    fn keep_envelope(&mut self, _game: GameId, _commitment: Digest, _sealed: &[u8]) -> Result<(), Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
    fn envelope(&mut self, _game: GameId, _commitment: Digest) -> Result<Option<Vec<u8>>, Failure> {
        Err(Failure::Inconsistent("not stored yet".into()))
    }
}
