-- The fold of a game's events: a cache that can be rebuilt, and all that judging the next command needs.
-- AUTOINCREMENT, here and below: numbers stand in mail addresses, and a restored database must not give them again.
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- Events folded into `state`.
    version INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    white INTEGER NOT NULL,
    black INTEGER NOT NULL CHECK (black <> white),
    -- The flag falls, or an adjourned game resumes, after this instant.
    due_at INTEGER,
    remind_at INTEGER,
    -- No later than both: when somebody looks whether something is due. A move that puts both off leaves it where it is,
    -- so that it writes no index; who looks in vain sets it right.
    look_at INTEGER,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    outcome TEXT,
    termination TEXT,
    -- Hash of the last event.
    head BLOB NOT NULL CHECK (length(head) = 32),
    state TEXT NOT NULL
) STRICT;

-- No bound column in the predicates: a sweep costs what is due, not what exists.
CREATE INDEX game_look ON game (look_at, id) WHERE look_at IS NOT NULL;
CREATE INDEX game_white ON game (white, id) WHERE ended_at IS NULL;
CREATE INDEX game_black ON game (black, id) WHERE ended_at IS NULL;
CREATE INDEX game_white_ended ON game (white, id) WHERE ended_at IS NOT NULL;
CREATE INDEX game_black_ended ON game (black, id) WHERE ended_at IS NOT NULL;

-- The record: appended, never changed.
CREATE TABLE event (
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL,
    -- The ply it makes, when it plays a move.
    ply INTEGER,
    actor_kind INTEGER NOT NULL,
    actor_id INTEGER NOT NULL,
    -- The command that led to it and to those after it that have none, as JSON; see domain::Cause.
    cause TEXT,
    body TEXT NOT NULL,
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- One ply has one move.
CREATE UNIQUE INDEX event_ply ON event (game, ply) WHERE ply IS NOT NULL;

CREATE TRIGGER event_never_updated BEFORE UPDATE ON event
BEGIN SELECT raise(ABORT, 'the record is never changed'); END;
CREATE TRIGGER event_never_deleted BEFORE DELETE ON event
BEGIN SELECT raise(ABORT, 'the record is never changed'); END;

-- Messages and reasons of arbiters, beside the record that holds their salted digests.
CREATE TABLE message (
    game INTEGER NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL,
    author INTEGER NOT NULL,
    -- Before the text in its digest; NULL once it was erased, and the text is empty.
    salt BLOB CHECK (length(salt) = 16),
    text TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX message_author ON message (author);

CREATE TABLE envelope (
    game INTEGER NOT NULL REFERENCES game (id),
    commitment BLOB NOT NULL CHECK (length(commitment) = 32),
    -- Encrypted under a key that is not in the database.
    sealed BLOB NOT NULL,
    PRIMARY KEY (game, commitment)
) STRICT;

-- What became of every submission. Its events are those of the game from `first_seq` to `version`.
CREATE TABLE receipt (
    actor_kind INTEGER NOT NULL,
    actor_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    -- Keyed digest of what was asked.
    request BLOB NOT NULL,
    channel TEXT NOT NULL,
    at INTEGER NOT NULL,
    game INTEGER NOT NULL,
    version INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    first_seq INTEGER NOT NULL,
    refusal TEXT,
    PRIMARY KEY (actor_kind, actor_id, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX receipt_refused ON receipt (game, at) WHERE refusal IS NOT NULL;

-- Offers to play; `addressee` is NULL in a seek.
CREATE TABLE challenge (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    challenger INTEGER NOT NULL,
    addressee INTEGER CHECK (addressee <> challenger),
    terms TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    closed_at INTEGER,
    state TEXT NOT NULL
) STRICT;

CREATE INDEX challenge_seeks ON challenge (id) WHERE closed_at IS NULL AND addressee IS NULL;
CREATE INDEX challenge_by ON challenge (challenger, id) WHERE closed_at IS NULL;
CREATE INDEX challenge_to ON challenge (addressee, id) WHERE closed_at IS NULL;

-- The answer to every lobby request: about a game that did not exist yet.
CREATE TABLE lobby_request (
    actor_kind INTEGER NOT NULL,
    actor_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    request BLOB NOT NULL,
    channel TEXT NOT NULL,
    at INTEGER NOT NULL,
    arranged TEXT NOT NULL,
    PRIMARY KEY (actor_kind, actor_id, key)
) STRICT, WITHOUT ROWID;

-- The service's heartbeat, and its downtimes.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE downtime (
    from_at INTEGER PRIMARY KEY,
    until_at INTEGER NOT NULL,
    -- When the last running clock had it back.
    returned_at INTEGER
) STRICT;

CREATE INDEX downtime_open ON downtime (from_at) WHERE returned_at IS NULL;
