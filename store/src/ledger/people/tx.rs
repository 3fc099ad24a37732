use app::{
    Failure,
    people::name_look,
    ports::{AccountEvent, ApiToken, ApiTokenId, Code, PeopleTx, Player, SecretDigest, Session, SessionId},
};
use diesel::prelude::*;
use domain::{Instant, PlayerId};

use super::{
    super::{Conn, failed},
    CodeRow, PlayerValues,
};
use crate::{
    columns::{self, one},
    schema::people::{account_event, api_token, calendar, code, envelope_key, player, session},
};

impl Conn<'_> {
    /// Returns the names that an older version stored, which are without their looks.
    pub(super) fn names_to_look_at(&mut self) -> Result<Vec<(i64, String)>, Failure> {
        let names = player::table.filter(player::name_look.is_null()).select((player::id, player::name));
        names.load(self.db()?).map_err(failed)
    }

    /// Notes what the names look like that an older version stored. Only the first new account after it finds any.
    fn look_at_names(&mut self) -> Result<(), Failure> {
        for (id, name) in self.names_to_look_at()? {
            diesel::update(player::table.find(id))
                .set(player::name_look.eq(name_look(&name)))
                .execute(self.db()?)
                .map_err(failed)?;
        }
        Ok(())
    }
}

impl PeopleTx for Conn<'_> {
    fn add_player(&mut self, new: &Player) -> Result<PlayerId, Failure> {
        self.look_at_names()?;
        diesel::insert_into(player::table)
            .values((PlayerValues::of(new)?, player::created_at.eq(new.created_at.0)))
            .returning(player::id)
            .get_result(self.db()?)
            .map(PlayerId)
            .map_err(failed)
    }

    fn update_player(&mut self, changed: &Player) -> Result<(), Failure> {
        let rows = diesel::update(player::table.find(changed.id.0))
            .set(PlayerValues::of(changed)?)
            .execute(self.db()?)
            .map_err(failed)?;
        one(rows, Failure::Bug, "the account to change is gone")
    }

    fn add_code(&mut self, new: &Code) -> Result<(), Failure> {
        let purpose = columns::json(&new.purpose)?;
        diesel::insert_into(code::table)
            .values((
                code::request.eq(&new.request[..]),
                code::mailbox.eq(&new.mailbox[..]),
                code::asker.eq(new.asker.as_ref().map(|asker| &asker[..])),
                code::used.eq(new.is_used),
                code::digest.eq(new.code.as_ref().map(|code| &code[..])),
                code::purpose.eq(purpose),
                code::tries.eq(i32::from(new.tries)),
                code::created_at.eq(new.created_at.0),
                code::expires_at.eq(new.expires_at.0),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn code(&mut self, request: &SecretDigest) -> Result<Option<Code>, Failure> {
        let row = code::table.find(&request[..]).select(CodeRow::as_select()).get_result(self.db()?);
        row.optional().map_err(failed)?.map(CodeRow::into_code).transpose()
    }

    fn update_code(&mut self, changed: &Code) -> Result<(), Failure> {
        let digest = changed.code.as_ref().map(|code| &code[..]);
        let rows = diesel::update(code::table.find(&changed.request[..]))
            .set((
                code::tries.eq(i32::from(changed.tries)),
                code::digest.eq(digest),
                code::used.eq(changed.is_used),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        one(rows, Failure::Bug, "the code to change is gone")
    }

    fn void_codes(&mut self, mailbox: &SecretDigest) -> Result<(), Failure> {
        let codes = code::table.filter(code::mailbox.eq(&mailbox[..]).and(code::digest.is_not_null()));
        diesel::update(codes).set(code::digest.eq(None::<&[u8]>)).execute(self.db()?).map_err(failed)?;
        Ok(())
    }

    fn add_session(&mut self, new: &Session) -> Result<SessionId, Failure> {
        diesel::insert_into(session::table)
            .values((
                session::player.eq(new.player.0),
                session::family.eq(&new.family[..]),
                session::current.eq(&new.current[..]),
                session::device.eq(&new.device),
                session::created_at.eq(new.created_at.0),
                session::refreshed_at.eq(new.refreshed_at.0),
                session::expires_at.eq(new.expires_at.0),
            ))
            .returning(session::id)
            .get_result(self.db()?)
            .map(SessionId)
            .map_err(failed)
    }

    fn update_session(&mut self, changed: &Session) -> Result<(), Failure> {
        let rows = diesel::update(session::table.find(changed.id.0))
            .set((
                session::current.eq(&changed.current[..]),
                session::exchange.eq(changed.exchange.as_ref().map(|digest| &digest[..])),
                session::refreshed_at.eq(changed.refreshed_at.0),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        one(rows, Failure::Bug, "the session to change is gone")
    }

    fn end_session(&mut self, player: PlayerId, id: SessionId) -> Result<bool, Failure> {
        let sessions = session::table.filter(session::id.eq(id.0).and(session::player.eq(player.0)));
        Ok(diesel::delete(sessions).execute(self.db()?).map_err(failed)? > 0)
    }

    fn end_sessions(&mut self, player: PlayerId) -> Result<usize, Failure> {
        diesel::delete(session::table.filter(session::player.eq(player.0)))
            .execute(self.db()?)
            .map_err(failed)
    }

    fn add_api_token(&mut self, new: &ApiToken) -> Result<ApiTokenId, Failure> {
        diesel::insert_into(api_token::table)
            .values((
                api_token::player.eq(new.player.0),
                api_token::digest.eq(&new.digest[..]),
                api_token::label.eq(&new.label),
                api_token::scopes.eq(&new.scopes),
                api_token::created_at.eq(new.created_at.0),
                api_token::expires_at.eq(new.expires_at.map(|at| at.0)),
            ))
            .returning(api_token::id)
            .get_result(self.db()?)
            .map(ApiTokenId)
            .map_err(failed)
    }

    fn touch_api_token(&mut self, id: ApiTokenId, at: Instant) -> Result<(), Failure> {
        diesel::update(api_token::table.find(id.0))
            .set(api_token::last_used_at.eq(at.0))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn revoke_api_token(&mut self, player: PlayerId, id: ApiTokenId) -> Result<bool, Failure> {
        let tokens = api_token::table.filter(api_token::id.eq(id.0).and(api_token::player.eq(player.0)));
        Ok(diesel::delete(tokens).execute(self.db()?).map_err(failed)? > 0)
    }

    fn revoke_api_tokens(&mut self, player: PlayerId) -> Result<usize, Failure> {
        let tokens = api_token::table.filter(api_token::player.eq(player.0));
        diesel::delete(tokens).execute(self.db()?).map_err(failed)
    }

    fn set_calendar(&mut self, player: PlayerId, digest: &SecretDigest, at: Instant) -> Result<(), Failure> {
        self.forget_calendar(player)?;
        let new =
            (calendar::player.eq(player.0), calendar::digest.eq(&digest[..]), calendar::made_at.eq(at.0));
        diesel::insert_into(calendar::table).values(new).execute(self.db()?).map_err(failed)?;
        Ok(())
    }

    fn forget_calendar(&mut self, player: PlayerId) -> Result<bool, Failure> {
        Ok(diesel::delete(calendar::table.find(player.0)).execute(self.db()?).map_err(failed)? > 0)
    }

    fn forget_envelope_key(&mut self, player: PlayerId) -> Result<(), Failure> {
        diesel::delete(envelope_key::table.find(player.0)).execute(self.db()?).map_err(failed)?;
        Ok(())
    }

    fn set_envelope_key(&mut self, player: PlayerId, key: &str, at: Instant) -> Result<(), Failure> {
        let values = (envelope_key::key.eq(key), envelope_key::set_at.eq(at.0));
        let changed = diesel::update(envelope_key::table.find(player.0)).set(values);
        if changed.execute(self.db()?).map_err(failed)? == 0 {
            let new = (envelope_key::player.eq(player.0), values.0, values.1);
            diesel::insert_into(envelope_key::table).values(new).execute(self.db()?).map_err(failed)?;
        }
        Ok(())
    }

    fn add_account_event(&mut self, player: PlayerId, event: &AccountEvent) -> Result<(), Failure> {
        diesel::insert_into(account_event::table)
            .values((
                account_event::player.eq(player.0),
                account_event::at.eq(event.at.0),
                account_event::by_player.eq(event.by.map(|by| by.0)),
                account_event::what.eq(&event.what),
                account_event::details.eq(&event.details),
            ))
            .execute(self.db()?)
            .map_err(failed)?;
        Ok(())
    }

    fn prune_people(&mut self, codes_before: Instant, now: Instant, limit: u32) -> Result<usize, Failure> {
        let limit = i64::from(limit);
        let old = code::table
            .filter(code::created_at.lt(codes_before.0).and(code::expires_at.le(now.0)))
            .limit(limit);
        let old: Vec<Vec<u8>> = old.select(code::request).load(self.db()?).map_err(failed)?;
        let codes = diesel::delete(code::table.filter(code::request.eq_any(old))).execute(self.db()?);
        let old = session::table.filter(session::expires_at.le(now.0)).limit(limit);
        let old: Vec<i64> = old.select(session::id).load(self.db()?).map_err(failed)?;
        let sessions = diesel::delete(session::table.filter(session::id.eq_any(old))).execute(self.db()?);
        let old = api_token::table.filter(api_token::expires_at.le(now.0)).limit(limit);
        let old: Vec<i64> = old.select(api_token::id).load(self.db()?).map_err(failed)?;
        let tokens = diesel::delete(api_token::table.filter(api_token::id.eq_any(old))).execute(self.db()?);
        Ok(codes.map_err(failed)? + sessions.map_err(failed)? + tokens.map_err(failed)?)
    }
}
