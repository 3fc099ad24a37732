-- AUTOINCREMENT: the number is in mail addresses and must never be given twice.
CREATE TABLE player (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    -- What makes two names the same: see app::people::name_key.
    name_key TEXT NOT NULL UNIQUE,
    email TEXT,
    email_key TEXT UNIQUE,
    role TEXT NOT NULL,
    letters TEXT NOT NULL,
    notation TEXT NOT NULL,
    time_zone TEXT NOT NULL,
    mail_trust TEXT NOT NULL,
    acknowledge INTEGER NOT NULL,
    no_board INTEGER NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX player_administrator ON player (id) WHERE role = 'administrator';

-- One row for every code sent or pretended; stored for the hour that the limit counts.
CREATE TABLE code (
    request BLOB PRIMARY KEY NOT NULL,
    mailbox BLOB NOT NULL,
    digest BLOB,
    purpose TEXT NOT NULL,
    tries INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX code_mailbox ON code (mailbox, created_at);
CREATE INDEX code_created ON code (created_at);

-- AUTOINCREMENT: the number is in access tokens and must never be given twice.
CREATE TABLE session (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES player (id),
    family BLOB NOT NULL UNIQUE,
    current BLOB NOT NULL,
    device TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    refreshed_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX session_player ON session (player);
CREATE INDEX session_expires ON session (expires_at);

CREATE TABLE api_token (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES player (id),
    digest BLOB NOT NULL UNIQUE,
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,
    last_used_at INTEGER
) STRICT;
CREATE INDEX api_token_player ON api_token (player);
CREATE INDEX api_token_expires ON api_token (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE account_event (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES player (id),
    at INTEGER NOT NULL,
    by_player INTEGER,
    what TEXT NOT NULL,
    details TEXT NOT NULL
) STRICT;
CREATE INDEX account_event_player ON account_event (player, id);
CREATE TRIGGER account_event_no_update BEFORE UPDATE ON account_event
BEGIN SELECT RAISE(ABORT, 'the trail of an account is appended, never changed'); END;
CREATE TRIGGER account_event_no_delete BEFORE DELETE ON account_event
BEGIN SELECT RAISE(ABORT, 'the trail of an account is appended, never changed'); END;
