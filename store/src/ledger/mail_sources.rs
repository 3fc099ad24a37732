use app::{Failure, ports::*};
use diesel::prelude::*;
use domain::Instant;

use super::{Conn, SHARED, failed};
use crate::schema::mail_sources::mail_source;

#[derive(Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = mail_source, treat_none_as_null = true)]
struct Row {
    name: String,
    validity: i64,
    taken: i64,
    failed: String,
    looked_at: Option<i64>,
    holder: i64,
    held_until: i64,
    trouble: Option<String>,
    trouble_since: Option<i64>,
    told: bool,
}

impl Row {
    fn of(source: &MailSource) -> Self {
        let failed = source.failed.iter().map(|mail| {
            let FoundMail { uid, attempts, found_at, looked_at, next_at } = mail;
            let looked_at = looked_at.map_or_else(String::new, |at| at.0.to_string());
            format!("{uid}:{attempts}:{}:{looked_at}:{}", found_at.0, next_at.0)
        });
        let failed: Vec<String> = failed.collect();
        Self {
            name: source.name.clone(),
            validity: source.validity,
            taken: source.taken,
            failed: failed.join(" "),
            looked_at: source.looked_at.map(|at| at.0),
            holder: source.holder,
            held_until: source.held_until.0,
            trouble: source.trouble.map(|(trouble, _)| trouble.name().into()),
            trouble_since: source.trouble.map(|(_, since)| since.0),
            told: source.told,
        }
    }

    fn read(self) -> Result<MailSource, Failure> {
        let damaged = || Failure::Damaged(format!("the mail source {} cannot be read", self.name));
        let failed = |text: &str| {
            let mut numbers = text.split(':');
            let (uid, attempts) = (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
            let found_at = Instant(numbers.next()?.parse().ok()?);
            let looked_at = numbers.next().filter(|text| !text.is_empty());
            let looked_at = looked_at.map(str::parse).transpose().ok()?.map(Instant);
            // Earlier versions kept none.
            let next_at = numbers.next().map(str::parse).transpose().ok()?.map_or(found_at, Instant);
            Some(FoundMail { uid, attempts, found_at, looked_at, next_at })
        };
        let failed = self.failed.split_whitespace().map(failed).collect::<Option<_>>().ok_or_else(damaged)?;
        let trouble = match (self.trouble.as_deref(), self.trouble_since) {
            (Some(trouble), Some(since)) => {
                Some((SourceTrouble::named(trouble).ok_or_else(damaged)?, Instant(since)))
            }
            _ => None,
        };
        Ok(MailSource {
            name: self.name,
            validity: self.validity,
            taken: self.taken,
            failed,
            looked_at: self.looked_at.map(Instant),
            holder: self.holder,
            held_until: Instant(self.held_until),
            trouble,
            told: self.told,
        })
    }
}

impl MailSourcesView for Conn<'_> {
    fn mail_sources(&mut self) -> Result<Vec<MailSource>, Failure> {
        let rows: Vec<Row> = mail_source::table
            .order(mail_source::name)
            .select(Row::as_select())
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(Row::read).collect()
    }
}

impl MailSourcesTx for Conn<'_> {
    fn release_mail_sources(&mut self) -> Result<(), Failure> {
        if SHARED {
            return Ok(());
        }
        diesel::update(mail_source::table)
            .set(mail_source::holder.eq(0))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn insert_mail_source(&mut self, source: &MailSource) -> Result<(), Failure> {
        let row = Row::of(source);
        diesel::insert_into(mail_source::table)
            .values(&row)
            .on_conflict(mail_source::name)
            .do_update()
            .set(&row)
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }
}
