//! Accounts and their proofs: codes, sessions, tokens and keys.

mod tx;
mod view;

use app::{
    Failure, MailTimes, NoticeKind,
    people::{email_key, name_key, name_look},
    ports::{AccountEvent, ApiToken, ApiTokenId, Code, Player, SecretDigest, Session, SessionId},
};
use diesel::prelude::*;
use domain::{Instant, PlayerId};
use serde::{Serialize, de::DeserializeOwned};

use crate::columns;
use crate::schema::people::{api_token, code, player, session};

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
    language: String,
    mail_format: String,
    calendar_attached: bool,
    mail_times: String,
    pieces: String,
    board: String,
}

#[derive(Insertable, AsChangeset)]
#[diesel(table_name = player, treat_none_as_null = true)]
struct PlayerValues<'a> {
    name: &'a str,
    name_key: String,
    name_look: String,
    email: Option<&'a str>,
    email_key: Option<String>,
    role: String,
    letters: String,
    notation: String,
    time_zone: &'a str,
    mail_trust: String,
    acknowledge: bool,
    no_board: bool,
    mail_format: String,
    pgn_attached: bool,
    calendar_attached: bool,
    muted: String,
    mail_times: String,
    language: &'a str,
    pieces: &'static str,
    board: &'static str,
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

/// With times that this version cannot read every notice comes at once, and nobody is locked out.
fn mail_times(stored: &str) -> MailTimes {
    columns::from_json(stored).unwrap_or_default()
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
            // A look of a later version is lost here, and nobody is locked out.
            pieces: from_word(self.pieces).unwrap_or_default(),
            board: from_word(self.board).unwrap_or_default(),
            time_zone: self.time_zone,
            mail_trust: from_word(self.mail_trust)?,
            acknowledge: self.acknowledge,
            no_board: self.no_board,
            mail_format: from_word(self.mail_format)?,
            pgn_attached: self.pgn_attached,
            calendar_attached: self.calendar_attached,
            // Kinds of a later version are lost with the next change of settings, and mailed meanwhile.
            muted: self.muted.split(' ').filter_map(NoticeKind::named).collect(),
            mail_times: mail_times(&self.mail_times),
            language: self.language,
            created_at: Instant(self.created_at),
        })
    }
}

impl<'a> PlayerValues<'a> {
    fn of(player: &'a Player) -> Result<Self, Failure> {
        Ok(Self {
            name: &player.name,
            name_key: name_key(&player.name),
            name_look: name_look(&player.name),
            email: player.email.as_deref(),
            email_key: player.email.as_deref().map(email_key),
            role: word(&player.role)?,
            letters: word(&player.letters)?,
            notation: word(&player.notation)?,
            pieces: player.pieces.name(),
            board: player.board.name(),
            time_zone: &player.time_zone,
            mail_trust: word(&player.mail_trust)?,
            acknowledge: player.acknowledge,
            no_board: player.no_board,
            mail_format: word(&player.mail_format)?,
            pgn_attached: player.pgn_attached,
            calendar_attached: player.calendar_attached,
            language: &player.language,
            muted: player.muted.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(" "),
            mail_times: columns::json(&player.mail_times)?,
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
    asker: Option<Vec<u8>>,
    used: bool,
}

impl CodeRow {
    fn into_code(self) -> Result<Code, Failure> {
        Ok(Code {
            request: digest(self.request)?,
            mailbox: digest(self.mailbox)?,
            asker: self.asker.map(digest).transpose()?,
            is_used: self.used,
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
