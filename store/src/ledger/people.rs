use std::collections::HashMap;

use app::{
    Failure, NoticeKind,
    people::{email_key, name_key},
    ports::{
        AccountEvent, ApiToken, ApiTokenId, Code, PeopleTx, PeopleView, Player, SecretDigest, Session,
        SessionId,
    },
};
use diesel::{
    dsl::{exists, sql},
    prelude::*,
    select,
    sql_types::Bool,
};
use domain::{Instant, PlayerId};
use serde::{Serialize, de::DeserializeOwned};

use super::{Conn, IDS, failed};
use crate::{
    columns::{self, one},
    schema::people::{account_event, api_token, code, envelope_key, player, session},
};

#[derive(Queryable, Selectable)]
#[diesel(table_name = player)]
pub(crate) struct PlayerRow {
    id: i64,
    name: String,
    email: Option<String>,
    role: String,
    letters: String,
    notation: String,
    time_zone: String,
    mail_trust: String,
    acknowledge: bool,
    no_board: bool,
    created_at: i64,
    pgn_attached: bool,
    muted: String,
}

#[derive(Insertable, AsChangeset)]
#[diesel(table_name = player, treat_none_as_null = true)]
struct PlayerValues<'a> {
    name: &'a str,
    name_key: String,
    email: Option<&'a str>,
    email_key: Option<String>,
    role: String,
    letters: String,
    notation: String,
    time_zone: &'a str,
    mail_trust: String,
    acknowledge: bool,
    no_board: bool,
    pgn_attached: bool,
    muted: String,
}

/// The one word that serde writes for a plain enum.
fn word<T: Serialize>(value: &T) -> Result<String, Failure> {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => Ok(word),
        other => Err(Failure::Bug(format!("not one word: {other:?}"))),
    }
}

fn from_word<T: DeserializeOwned>(word: String) -> Result<T, Failure> {
    serde_json::from_value(word.into()).map_err(|error| Failure::unreadable("an account", &error))
}

fn digest(bytes: Vec<u8>) -> Result<SecretDigest, Failure> {
    bytes.try_into().map_err(|_wrong| Failure::Damaged("a digest has another length".into()))
}

impl PlayerRow {
    pub(crate) fn into_player(self) -> Result<Player, Failure> {
        Ok(Player {
            id: PlayerId(self.id),
            name: self.name,
            email: self.email,
            role: from_word(self.role)?,
            letters: from_word(self.letters)?,
            notation: from_word(self.notation)?,
            time_zone: self.time_zone,
            mail_trust: from_word(self.mail_trust)?,
            acknowledge: self.acknowledge,
            no_board: self.no_board,
            pgn_attached: self.pgn_attached,
            // What a later version knows is lost with the next change of settings, and mailed meanwhile.
            muted: self.muted.split(' ').filter_map(NoticeKind::named).collect(),
            created_at: Instant(self.created_at),
        })
    }
}

impl<'a> PlayerValues<'a> {
    fn of(player: &'a Player) -> Result<Self, Failure> {
        Ok(Self {
            name: &player.name,
            name_key: name_key(&player.name),
            email: player.email.as_deref(),
            email_key: player.email.as_deref().map(email_key),
            role: word(&player.role)?,
            letters: word(&player.letters)?,
            notation: word(&player.notation)?,
            time_zone: &player.time_zone,
            mail_trust: word(&player.mail_trust)?,
            acknowledge: player.acknowledge,
            no_board: player.no_board,
            pgn_attached: player.pgn_attached,
            muted: player.muted.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(" "),
        })
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = session)]
pub(crate) struct SessionRow {
    id: i64,
    player: i64,
    family: Vec<u8>,
    current: Vec<u8>,
    device: String,
    created_at: i64,
    refreshed_at: i64,
    expires_at: i64,
    exchange: Option<Vec<u8>>,
}

impl SessionRow {
    pub(crate) fn into_session(self) -> Result<Session, Failure> {
        Ok(Session {
            id: SessionId(self.id),
            player: PlayerId(self.player),
            family: digest(self.family)?,
            current: digest(self.current)?,
            exchange: self.exchange.map(digest).transpose()?,
            device: self.device,
            created_at: Instant(self.created_at),
            refreshed_at: Instant(self.refreshed_at),
            expires_at: Instant(self.expires_at),
        })
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = api_token)]
struct ApiTokenRow {
    id: i64,
    player: i64,
    digest: Vec<u8>,
    label: String,
    scopes: String,
    created_at: i64,
    expires_at: Option<i64>,
    last_used_at: Option<i64>,
}

impl ApiTokenRow {
    fn into_token(self) -> Result<ApiToken, Failure> {
        Ok(ApiToken {
            id: ApiTokenId(self.id),
            player: PlayerId(self.player),
            digest: digest(self.digest)?,
            label: self.label,
            scopes: self.scopes,
            created_at: Instant(self.created_at),
            expires_at: self.expires_at.map(Instant),
            last_used_at: self.last_used_at.map(Instant),
        })
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = code)]
struct CodeRow {
    request: Vec<u8>,
    mailbox: Vec<u8>,
    digest: Option<Vec<u8>>,
    purpose: String,
    tries: i32,
    created_at: i64,
    expires_at: i64,
}

impl CodeRow {
    fn into_code(self) -> Result<Code, Failure> {
        Ok(Code {
            request: digest(self.request)?,
            mailbox: digest(self.mailbox)?,
            code: self.digest.map(digest).transpose()?,
            purpose: serde_json::from_str(&self.purpose)
                .map_err(|error| Failure::unreadable("what a code is for", &error))?,
            tries: u8::try_from(self.tries).map_err(|error| Failure::unreadable("tries", &error))?,
            created_at: Instant(self.created_at),
            expires_at: Instant(self.expires_at),
        })
    }
}

type TrailRow = (i64, Option<i64>, String, String);

fn account_event((at, by, what, details): TrailRow) -> AccountEvent {
    AccountEvent { at: Instant(at), by: by.map(PlayerId), what, details }
}

fn with_player<R, T>(
    row: Option<(R, PlayerRow)>,
    into: impl Fn(R) -> Result<T, Failure>,
) -> Result<Option<(T, Player)>, Failure> {
    row.map(|(row, player)| Ok((into(row)?, player.into_player()?))).transpose()
}

/// What PostgreSQL cannot even look for.
fn unstorable(text: &str) -> bool {
    text.contains('\0')
}

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
        if unstorable(name) {
            return Ok(None);
        }
        let row = player::table.filter(player::name_key.eq(name_key(name)));
        let row = row.select(PlayerRow::as_select()).get_result(self.db()?);
        row.optional().map_err(failed)?.map(PlayerRow::into_player).transpose()
    }

    fn player_by_email(&mut self, email: &str) -> Result<Option<Player>, Failure> {
        if unstorable(email) {
            return Ok(None);
        }
        let row = player::table.filter(player::email_key.eq(email_key(email)));
        let row = row.select(PlayerRow::as_select()).get_result(self.db()?);
        row.optional().map_err(failed)?.map(PlayerRow::into_player).transpose()
    }

    fn has_administrator(&mut self, except: Option<PlayerId>) -> Result<bool, Failure> {
        // The word stands in the query for the partial index to be used.
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
        // The word stands in the query for the partial index to be used.
        let arbiters = player::table.filter(sql::<Bool>("role <> 'player'"));
        let ids: Vec<i64> = arbiters
            .order(player::id)
            .limit(limit.into())
            .select(player::id)
            .load(self.db()?)
            .map_err(failed)?;
        Ok(ids.into_iter().map(PlayerId).collect())
    }

    fn codes_since(
        &mut self,
        mailbox: &SecretDigest,
        since: Instant,
    ) -> Result<(u32, Option<Instant>), Failure> {
        let codes = code::table.filter(code::mailbox.eq(&mailbox[..]).and(code::created_at.gt(since.0)));
        let (count, first): (i64, Option<i64>) = codes
            .select((diesel::dsl::count_star(), diesel::dsl::min(code::created_at)))
            .get_result(self.db()?)
            .map_err(failed)?;
        Ok((u32::try_from(count).unwrap_or(u32::MAX), first.map(Instant)))
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
        Ok(rows.into_iter().map(self::account_event).collect())
    }
}

impl PeopleTx for Conn<'_> {
    fn add_player(&mut self, new: &Player) -> Result<PlayerId, Failure> {
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
        self.void_codes(&new.mailbox)?;
        let purpose = columns::json(&new.purpose)?;
        diesel::insert_into(code::table)
            .values((
                code::request.eq(&new.request[..]),
                code::mailbox.eq(&new.mailbox[..]),
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
            .set((code::tries.eq(i32::from(changed.tries)), code::digest.eq(digest)))
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
