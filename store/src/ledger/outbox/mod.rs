//! Mail that goes out.

mod statements;
mod tx;
mod view;

use app::{Failure, outbox::MailDetails, ports::*};
use diesel::prelude::*;
use domain::{GameId, Instant, PlayerId, Ply};

use crate::schema::outbox::outbox;

#[derive(Queryable, Selectable)]
#[diesel(table_name = outbox)]
struct Row {
    id: i64,
    key: String,
    player: Option<i64>,
    address: Option<String>,
    kind: String,
    game: Option<i64>,
    seq: Option<i64>,
    ply: Option<i64>,
    due_at: i64,
    deadline: i64,
    expires_at: Option<i64>,
    details: String,
    secret: Option<Vec<u8>>,
    state: String,
    reason: String,
    attempts: i64,
    next_at: Option<i64>,
    settled_at: Option<i64>,
    told_by: Option<i64>,
}

// With NULLs written out, the text of the INSERT never varies and it is found in the cache by its type.
#[derive(Insertable)]
#[diesel(table_name = outbox, treat_none_as_default_value = false)]
pub(crate) struct NewRow<'a> {
    pub(crate) key: &'a str,
    pub(crate) player: Option<i64>,
    pub(crate) address: Option<&'a str>,
    pub(crate) kind: &'a str,
    pub(crate) game: Option<i64>,
    pub(crate) seq: Option<i64>,
    pub(crate) ply: Option<i64>,
    pub(crate) due_at: i64,
    pub(crate) deadline: i64,
    pub(crate) expires_at: Option<i64>,
    pub(crate) details: &'a str,
    pub(crate) secret: Option<&'a [u8]>,
    pub(crate) state: &'a str,
    pub(crate) reason: &'a str,
    pub(crate) attempts: i64,
    pub(crate) next_at: Option<i64>,
}

impl Row {
    fn read(self) -> Result<OutboxRow, Failure> {
        let id = self.id;
        let damaged = |what: &str| Failure::Damaged(format!("outbox {id}: {what}"));
        let to = match (self.player, self.address) {
            (Some(player), _) => Recipient::Player(PlayerId(player)),
            (None, address) => Recipient::Address(address.unwrap_or_default()),
        };
        let number = |n: i64, what| u32::try_from(n).map_err(|_range| damaged(what));
        let ply = |n: i64| u16::try_from(n).map(Ply).map_err(|_range| damaged("ply"));
        let kind = MailKind::named(&self.kind).ok_or_else(|| damaged("kind"))?;
        Ok(OutboxRow {
            id,
            mail: NewMail {
                key: self.key,
                to,
                kind,
                game: self.game.map(GameId),
                seq: self.seq.map(|seq| number(seq, "seq")).transpose()?,
                ply: self.ply.map(ply).transpose()?,
                due_at: Instant(self.due_at),
                deadline: Instant(self.deadline),
                expires_at: self.expires_at.map(Instant),
                details: MailDetails::read(kind, &self.details),
                secret: self.secret,
            },
            state: MailState::named(&self.state).ok_or_else(|| damaged("state"))?,
            reason: self.reason,
            attempts: number(self.attempts, "attempts")?,
            next_at: self.next_at.map(Instant),
            settled_at: self.settled_at.map(Instant),
            told_by: self.told_by,
        })
    }
}
