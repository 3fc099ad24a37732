use app::{Channel, Failure, Wish, ports::*};
use diesel::prelude::*;
use domain::{Actor, Instant, PlayerId};
use serde::{Deserialize, Serialize};

use super::{Conn, failed};
use crate::schema::errands::errand;

/// What nobody looks for.
#[derive(Serialize, Deserialize)]
struct Body {
    actor: Actor,
    wish: Wish,
    channel: Channel,
}

impl ErrandsView for Conn<'_> {
    fn errands(&mut self, limit: u32) -> Result<Vec<Errand>, Failure> {
        let rows: Vec<(String, i64, Option<String>, String, i64)> = errand::table
            .order((errand::received_at, errand::key))
            .limit(limit.into())
            .select((errand::key, errand::player, errand::event, errand::body, errand::received_at))
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter()
            .map(|(key, player, event, body, received_at)| {
                let Body { actor, wish, channel } =
                    serde_json::from_str(&body).map_err(|error| Failure::unreadable("an errand", &error))?;
                let (player, received_at) = (PlayerId(player), Instant(received_at));
                Ok(Errand { key, player, event, actor, wish, channel, received_at })
            })
            .collect()
    }
}

impl ErrandsTx for Conn<'_> {
    fn keep_errand(&mut self, kept: &Errand) -> Result<(), Failure> {
        let body = Body { actor: kept.actor, wish: kept.wish.clone(), channel: kept.channel };
        let body = serde_json::to_string(&body)
            .map_err(|error| Failure::Other("an errand could not be written", Box::new(error)))?;
        let row = (
            errand::key.eq(&kept.key),
            errand::player.eq(kept.player.0),
            errand::event.eq(kept.event.as_deref()),
            errand::body.eq(body),
            errand::received_at.eq(kept.received_at.0),
        );
        diesel::insert_into(errand::table)
            .values(row)
            .on_conflict(errand::key)
            .do_nothing()
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn forget_errand(&mut self, key: &str) -> Result<bool, Failure> {
        let rows = diesel::delete(errand::table.find(key)).execute(self.db()?).map_err(failed)?;
        Ok(rows > 0)
    }
}
