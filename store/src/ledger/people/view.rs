use std::collections::HashMap;

use app::{
    Failure,
    people::{email_key, name_key, name_look},
    ports::{AccountEvent, ApiToken, PeopleView, Player, SecretDigest, Session, SessionId},
};
use diesel::{
    dsl::{exists, sql},
    prelude::*,
    select,
    sql_types::Bool,
};
use domain::{Instant, PlayerId};

use super::{
    super::{Conn, IDS, failed},
    ApiTokenRow, PlayerRow, SessionRow, TrailRow, digest, with_player,
};
use crate::schema::people::{account_event, api_token, calendar, code, envelope_key, player, session};

impl PeopleView for Conn<'_> {
    fn player(&mut self, id: PlayerId) -> Result<Option<Player>, Failure> {
        if let Some(player) = self.moves.player(id) {
            return Ok(Some(player));
        }
        let row = player::table.find(id.0).select(PlayerRow::as_select()).get_result(self.db()?);
        row.optional().map_err(failed)?.map(PlayerRow::into_player).transpose()
    }

    fn player_names(&mut self, ids: &[PlayerId]) -> Result<HashMap<PlayerId, String>, Failure> {
        let mut names = HashMap::with_capacity(ids.len());
        for some in ids.chunks(IDS) {
            let rows: Vec<(i64, String)> = player::table
                .filter(player::id.eq_any(some.iter().map(|player| player.0)))
                .select((player::id, player::name))
                .load(self.db()?)
                .map_err(failed)?;
            names.extend(rows.into_iter().map(|(id, name)| (PlayerId(id), name)));
        }
        Ok(names)
    }

    fn player_by_name(&mut self, name: &str) -> Result<Option<Player>, Failure> {
        if name.contains('\0') {
            return Ok(None);
        }
        let row = player::table.filter(player::name_key.eq(name_key(name)));
        let row = row.select(PlayerRow::as_select()).get_result(self.db()?);
        row.optional().map_err(failed)?.map(PlayerRow::into_player).transpose()
    }

    fn players(&mut self, part: &str, after: &str, limit: u32) -> Result<Vec<Player>, Failure> {
        if part.contains('\0') || after.contains('\0') {
            return Ok(Vec::new());
        }
        // Every sign is literal.
        let part: String = name_key(part)
            .chars()
            .flat_map(|c| "\\%_".contains(c).then_some('\\').into_iter().chain([c]))
            .collect();
        let rows: Vec<PlayerRow> = player::table
            .filter(player::email.is_not_null())
            .filter(player::name_key.gt(name_key(after)))
            .filter(player::name_key.like(format!("%{part}%")).escape('\\'))
            .order(player::name_key)
            .limit(limit.into())
            .select(PlayerRow::as_select())
            .load(self.db()?)
            .map_err(failed)?;
        rows.into_iter().map(PlayerRow::into_player).collect()
    }

    fn is_name_taken(&mut self, name: &str) -> Result<bool, Failure> {
        if name.contains('\0') {
            return Ok(false);
        }
        let look = name_look(name);
        let same = player::name_key.eq(name_key(name)).or(player::name_look.eq(&look));
        let is_taken = select(exists(player::table.filter(same.assume_not_null())));
        if is_taken.get_result(self.db()?).map_err(failed)? {
            return Ok(true);
        }
        Ok(self.names_to_look_at()?.iter().any(|(_id, name)| name_look(name) == look))
    }

    fn player_by_email(&mut self, email: &str) -> Result<Option<Player>, Failure> {
        if email.contains('\0') {
            return Ok(None);
        }
        let row = player::table.filter(player::email_key.eq(email_key(email)));
        let row = row.select(PlayerRow::as_select()).get_result(self.db()?);
        row.optional().map_err(failed)?.map(PlayerRow::into_player).transpose()
    }

    fn has_administrator(&mut self, except: Option<PlayerId>) -> Result<bool, Failure> {
        // The query contains the word so that the partial index is used.
        let administrators = player::table
            .filter(sql::<Bool>("role = 'administrator'").and(player::id.ne(except.map_or(-1, |id| id.0))));
        select(exists(administrators)).get_result(self.db()?).map_err(failed)
    }

    fn administrators(&mut self, limit: u32) -> Result<Vec<PlayerId>, Failure> {
        // As above.
        let administrators = player::table.filter(sql::<Bool>("role = 'administrator'"));
        let ids: Vec<i64> = administrators
            .order(player::id)
            .limit(limit.into())
            .select(player::id)
            .load(self.db()?)
            .map_err(failed)?;
        Ok(ids.into_iter().map(PlayerId).collect())
    }

    fn arbiters(&mut self, limit: u32) -> Result<Vec<PlayerId>, Failure> {
        // The query contains the word so that the partial index is used.
        let arbiters = player::table.filter(sql::<Bool>("role <> 'player'"));
        let ids: Vec<i64> = arbiters
            .order(player::id)
            .limit(limit.into())
            .select(player::id)
            .load(self.db()?)
            .map_err(failed)?;
        Ok(ids.into_iter().map(PlayerId).collect())
    }

    fn unused_codes(
        &mut self,
        mailbox: &SecretDigest,
        since: Instant,
    ) -> Result<Vec<(Option<SecretDigest>, Instant)>, Failure> {
        let codes: Vec<(Option<Vec<u8>>, i64)> = code::table
            .filter(
                code::mailbox.eq(&mailbox[..]).and(code::created_at.gt(since.0)).and(code::used.eq(false)),
            )
            .order(code::created_at)
            .select((code::asker, code::created_at))
            .load(self.db()?)
            .map_err(failed)?;
        codes.into_iter().map(|(asker, at)| Ok((asker.map(digest).transpose()?, Instant(at)))).collect()
    }

    fn session(&mut self, id: SessionId) -> Result<Option<(Session, Player)>, Failure> {
        if let Some(found) = self.moves.session(id) {
            return Ok(Some(found));
        }
        let row = session::table
            .inner_join(player::table)
            .filter(session::id.eq(id.0))
            .select((SessionRow::as_select(), PlayerRow::as_select()))
            .get_result(self.db()?);
        with_player(row.optional().map_err(failed)?, SessionRow::into_session)
    }

    fn session_of_family(&mut self, family: &SecretDigest) -> Result<Option<(Session, Player)>, Failure> {
        let row = session::table
            .inner_join(player::table)
            .filter(session::family.eq(&family[..]))
            .select((SessionRow::as_select(), PlayerRow::as_select()))
            .get_result(self.db()?);
        with_player(row.optional().map_err(failed)?, SessionRow::into_session)
    }

    fn sessions(&mut self, player: PlayerId) -> Result<Vec<Session>, Failure> {
        let rows = session::table.filter(session::player.eq(player.0)).order(session::id);
        let rows = rows.select(SessionRow::as_select()).load(self.db()?).map_err(failed)?;
        rows.into_iter().map(SessionRow::into_session).collect()
    }

    fn api_token(&mut self, digest: &SecretDigest) -> Result<Option<(ApiToken, Player)>, Failure> {
        let row = api_token::table
            .inner_join(player::table)
            .filter(api_token::digest.eq(&digest[..]))
            .select((ApiTokenRow::as_select(), PlayerRow::as_select()))
            .get_result(self.db()?);
        with_player(row.optional().map_err(failed)?, ApiTokenRow::into_token)
    }

    fn api_tokens(&mut self, player: PlayerId) -> Result<Vec<ApiToken>, Failure> {
        let rows = api_token::table.filter(api_token::player.eq(player.0)).order(api_token::id);
        let rows = rows.select(ApiTokenRow::as_select()).load(self.db()?).map_err(failed)?;
        rows.into_iter().map(ApiTokenRow::into_token).collect()
    }

    fn calendar_owner(&mut self, digest: &SecretDigest) -> Result<Option<Player>, Failure> {
        let row = calendar::table
            .inner_join(player::table)
            .filter(calendar::digest.eq(&digest[..]))
            .select(PlayerRow::as_select())
            .get_result(self.db()?);
        row.optional().map_err(failed)?.map(PlayerRow::into_player).transpose()
    }

    fn calendar_made_at(&mut self, player: PlayerId) -> Result<Option<Instant>, Failure> {
        let made_at = calendar::table.find(player.0).select(calendar::made_at);
        Ok(made_at.get_result(self.db()?).optional().map_err(failed)?.map(Instant))
    }

    fn envelope_key(&mut self, player: PlayerId) -> Result<Option<String>, Failure> {
        let key = envelope_key::table.find(player.0).select(envelope_key::key);
        key.get_result(self.db()?).optional().map_err(failed)
    }

    fn envelope_key_holder(&mut self, key: &str) -> Result<Option<PlayerId>, Failure> {
        let holder = envelope_key::table.filter(envelope_key::key.eq(key)).order(envelope_key::player);
        let holder = holder.select(envelope_key::player).first(self.db()?).optional().map_err(failed)?;
        Ok(holder.map(PlayerId))
    }

    fn account_events(&mut self, player: PlayerId) -> Result<Vec<AccountEvent>, Failure> {
        use account_event::{at, by_player, details, id, player as whose, what};
        let rows = account_event::table.filter(whose.eq(player.0)).order(id);
        let rows: Vec<TrailRow> =
            rows.select((at, by_player, what, details)).load(self.db()?).map_err(failed)?;
        Ok(rows.into_iter().map(super::account_event).collect())
    }

    fn has_account_event(&mut self, of: PlayerId, kind: &str, text: &str) -> Result<bool, Failure> {
        use account_event::{details, player, what};
        let found = account_event::table.filter(player.eq(of.0).and(what.eq(kind)).and(details.eq(text)));
        diesel::select(diesel::dsl::exists(found)).get_result(self.db()?).map_err(failed)
    }

    fn count_account_events(&mut self, of: PlayerId, kind: &str, after: Instant) -> Result<u64, Failure> {
        use account_event::{at, player, what};
        let found = account_event::table.filter(player.eq(of.0).and(what.eq(kind)).and(at.gt(after.0)));
        let found: i64 = found.count().get_result(self.db()?).map_err(failed)?;
        Ok(found.unsigned_abs())
    }
}
