//! Statements whose text never varies, so that they stay prepared.

use diesel::{
    prelude::*,
    query_builder::{AstPass, Query, QueryFragment, QueryId},
    sql_types::{BigInt, Binary, Bool, Nullable, Text},
};
use domain::{Instant, Span};

use super::super::{Db, dialect::Numbers};

/// A mail waits for an earlier mail of its sender about the same game that comes up again within this time. The first mail
/// counts. It is longer than the pauses of a retried mail. So a mail with a wrong time, from a clock that was ahead, holds up
/// nothing.
const TURN: Span = Span::minutes(20);

/// Mails that are due and wait for no other. Mails about the same game or account that are being read come first, and so do
/// earlier ones. Several batches at a time must keep the order of a single batch. Number, attempts and failures, the oldest
/// first. Written out, because it is asked ten times a second and diesel would prepare its own anew.
pub(super) struct DueMails {
    now: i64,
    turn: i64,
    limit: i64,
    /// Includes mails for which the wait for a confirmation has expired.
    expires: bool,
}

impl DueMails {
    pub(super) fn of(now: Instant, limit: u32, expires: bool) -> Self {
        Self { now: now.0, turn: (now + TURN).0, limit: limit.into(), expires }
    }
}

impl QueryId for DueMails {
    type QueryId = Self;

    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for DueMails {
    type SqlType = (BigInt, BigInt, BigInt);
}

impl RunQueryDsl<Db> for DueMails {}

impl QueryFragment<<Db as Connection>::Backend> for DueMails {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        // Not for each row anew: the mails that are being read are found once.
        const ARE_READ: &str =
            "FROM inbox other WHERE other.next_at IS NOT NULL AND other.reading AND other.next_at > ";
        out.push_sql("SELECT id, attempts, failures FROM inbox WHERE next_at IS NOT NULL AND next_at <= ");
        out.push_bind_param::<BigInt, _>(&self.now)?;
        out.push_sql(" AND (state <> 'pending_confirm' OR ");
        out.push_bind_param::<Bool, _>(&self.expires)?;
        out.push_sql(
            ") AND NOT EXISTS (SELECT 1 FROM inbox earlier WHERE earlier.game = inbox.game \
             AND earlier.player = inbox.player AND earlier.received_at <= inbox.received_at \
             AND earlier.id < inbox.id AND earlier.filed_at IS NULL AND earlier.state = 'received' \
             AND earlier.next_at > inbox.next_at \
             AND earlier.next_at <= ",
        );
        out.push_bind_param::<BigInt, _>(&self.turn)?;
        out.push_sql(")");
        let games = ("inbox.game IS NULL OR inbox.game NOT IN (SELECT other.game ", "other.game IS NOT NULL");
        let accounts = (
            "inbox.game IS NOT NULL OR inbox.player IS NULL OR inbox.player NOT IN (SELECT other.player ",
            "other.game IS NULL AND other.player IS NOT NULL",
        );
        for (are_others, same) in [games, accounts] {
            out.push_sql(" AND (");
            out.push_sql(are_others);
            out.push_sql(ARE_READ);
            out.push_bind_param::<BigInt, _>(&self.now)?;
            out.push_sql(" AND other.next_at <= ");
            out.push_bind_param::<BigInt, _>(&self.turn)?;
            out.push_sql(" AND ");
            out.push_sql(same);
            out.push_sql("))");
        }
        out.push_sql(" ORDER BY next_at, received_at, id LIMIT ");
        out.push_bind_param::<BigInt, _>(&self.limit)
    }
}

/// The UPDATE that takes mails to be read.
pub(super) struct Take<'a> {
    pub(super) until: i64,
    pub(super) mails: &'a Numbers,
}

prepared!(Take);

impl QueryFragment<<Db as Connection>::Backend> for Take<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        out.push_sql("UPDATE inbox SET reading = TRUE, attempts = attempts + 1, next_at = ");
        out.push_bind_param::<BigInt, _>(&self.until)?;
        out.push_sql(" WHERE id");
        self.mails.contain(&mut out)
    }
}

/// The UPDATE that ends the reading of a mail.
pub(super) struct File<'a> {
    pub(super) id: i64,
    /// The end of the lease, if it must be this one.
    pub(super) lease: Option<i64>,
    pub(super) state: &'a str,
    pub(super) reason: &'a str,
    pub(super) next_at: Option<i64>,
    pub(super) filed_at: Option<i64>,
    /// `None` leaves it as it is.
    pub(super) message_key: Option<&'a [u8]>,
}

prepared!(File);

impl QueryFragment<<Db as Connection>::Backend> for File<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        out.push_sql("UPDATE inbox SET reading = FALSE, state = ");
        out.push_bind_param::<Text, _>(self.state)?;
        out.push_sql(", reason = ");
        out.push_bind_param::<Text, _>(self.reason)?;
        out.push_sql(", next_at = ");
        out.push_bind_param::<Nullable<BigInt>, _>(&self.next_at)?;
        out.push_sql(", filed_at = ");
        out.push_bind_param::<Nullable<BigInt>, _>(&self.filed_at)?;
        out.push_sql(", message_key = coalesce(");
        out.push_bind_param::<Nullable<Binary>, _>(&self.message_key)?;
        out.push_sql(", message_key) WHERE id = ");
        out.push_bind_param::<BigInt, _>(&self.id)?;
        out.push_sql(" AND next_at IS NOT NULL AND next_at = coalesce(");
        out.push_bind_param::<Nullable<BigInt>, _>(&self.lease)?;
        out.push_sql(", next_at)");
        Ok(())
    }
}
