//! Statements whose text never varies, so that they stay prepared.

use app::ports::MailKind;
use diesel::{
    expression::ValidGrouping,
    prelude::*,
    query_builder::{AstPass, QueryFragment, QueryId},
    sql_types::{BigInt, Bool, Nullable, Text},
};
use domain::{Instant, Span};

use super::super::{Db, dialect::Numbers};

/// The time for which a mail of a kind that this version does not know is left to instances of a later one.
const FOR_LATER_VERSIONS: Span = Span::days(5);

/// The condition that this version knows the kind of a mail. Other kinds are left to instances of a later version for
/// five days. Written out, because it is asked ten times a second and diesel prepares lists anew.
#[derive(Copy, Clone, QueryId, ValidGrouping)]
pub(super) struct IsOurs {
    given_up: i64,
}

impl IsOurs {
    pub(super) fn at(now: Instant) -> Self {
        Self { given_up: (now - FOR_LATER_VERSIONS).0 }
    }
}

impl Expression for IsOurs {
    type SqlType = Bool;
}

impl<QS> AppearsOnTable<QS> for IsOurs {}

impl QueryFragment<<Db as Connection>::Backend> for IsOurs {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        out.push_sql("(outbox.kind IN (");
        for (n, kind) in MailKind::ALL.iter().enumerate() {
            out.push_sql(if n > 0 { ", '" } else { "'" });
            out.push_sql(kind.name());
            out.push_sql("'");
        }
        out.push_sql(") OR outbox.due_at <= ");
        out.push_bind_param::<BigInt, _>(&self.given_up)?;
        out.push_sql(")");
        Ok(())
    }
}

/// The UPDATE that takes mails under a lease.
pub(super) struct Lease<'a> {
    pub(super) until: i64,
    pub(super) mails: &'a Numbers,
}

prepared!(Lease);

impl QueryFragment<<Db as Connection>::Backend> for Lease<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        out.push_sql("UPDATE outbox SET next_at = ");
        out.push_bind_param::<BigInt, _>(&self.until)?;
        out.push_sql(", attempts = attempts + 1 WHERE id");
        self.mails.contain(&mut out)
    }
}

/// The UPDATE that ends the last attempt at a mail.
pub(super) struct End<'a> {
    pub(super) id: i64,
    pub(super) attempt: i64,
    pub(super) state: &'a str,
    pub(super) reason: &'a str,
    pub(super) at: i64,
    /// `None` leaves it as it is.
    pub(super) body: Option<&'a str>,
}

prepared!(End);

impl QueryFragment<<Db as Connection>::Backend> for End<'_> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, <Db as Connection>::Backend>) -> QueryResult<()> {
        out.push_sql(
            "UPDATE outbox SET next_at = NULL, told_by = NULL, address = NULL, secret = NULL, state = ",
        );
        out.push_bind_param::<Text, _>(self.state)?;
        out.push_sql(", reason = ");
        out.push_bind_param::<Text, _>(self.reason)?;
        out.push_sql(", settled_at = ");
        out.push_bind_param::<BigInt, _>(&self.at)?;
        out.push_sql(", body = coalesce(");
        out.push_bind_param::<Nullable<Text>, _>(&self.body)?;
        out.push_sql(", body) WHERE id = ");
        out.push_bind_param::<BigInt, _>(&self.id)?;
        out.push_sql(" AND attempts = ");
        out.push_bind_param::<BigInt, _>(&self.attempt)?;
        out.push_sql(" AND state = 'waiting'");
        Ok(())
    }
}
