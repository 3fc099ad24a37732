CREATE TABLE inbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    received_at INTEGER NOT NULL,
    sender TEXT NOT NULL,
    -- Which of our addresses, without its token: the database holds no bearer secret.
    address TEXT NOT NULL,
    game INTEGER,
    player INTEGER,
    -- Keyed digest of recipient and content: the same mail delivered again is stored once.
    digest BLOB NOT NULL UNIQUE,
    -- Keyed digest of Message-ID, author and text, known once the mail is read.
    message_key BLOB,
    state TEXT NOT NULL CHECK (state IN ('received', 'applied', 'duplicate', 'auto', 'bounced', 'rejected',
        'pending_confirm', 'quarantined', 'poison')),
    reason TEXT NOT NULL DEFAULT '',
    attempts INTEGER NOT NULL DEFAULT 0,
    -- NULL when nothing waits.
    next_at INTEGER,
    confirmed INTEGER NOT NULL DEFAULT 0 CHECK (confirmed IN (0, 1)),
    -- NULL while something waits: it does not change when the mail is claimed, nor does the index over it.
    filed_at INTEGER CHECK ((filed_at IS NULL) = (next_at IS NOT NULL))
) STRICT;

-- No bound column in the predicates: a sweep costs what is due, not what exists.
CREATE INDEX inbox_due ON inbox (next_at, received_at, id) WHERE next_at IS NOT NULL;
CREATE INDEX inbox_waiting ON inbox (player, game, received_at) WHERE filed_at IS NULL;
CREATE INDEX inbox_state ON inbox (state, id);
CREATE INDEX inbox_message_key ON inbox (message_key) WHERE message_key IS NOT NULL;

-- The mails themselves, sealed by the vault; gone once erased. Beside the inbox, whose rows change while they are read.
CREATE TABLE inbox_raw (
    inbox INTEGER PRIMARY KEY REFERENCES inbox (id),
    received_at INTEGER NOT NULL,
    raw BLOB NOT NULL
) STRICT;

CREATE INDEX inbox_raw_received ON inbox_raw (received_at);

CREATE TABLE inbox_answers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL,
    game INTEGER,
    template TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX inbox_answers_player ON inbox_answers (player, at);
CREATE INDEX inbox_answers_at ON inbox_answers (at);

CREATE TABLE inbox_bounces (
    -- The mail that reported it; one report counts once.
    inbox INTEGER PRIMARY KEY REFERENCES inbox (id),
    outbox INTEGER NOT NULL,
    score INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX inbox_bounces_outbox ON inbox_bounces (outbox, at);
