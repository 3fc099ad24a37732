-- AUTOINCREMENT: bounce addresses name rows, so a number is never given twice.
CREATE TABLE outbox (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    player INTEGER,
    address TEXT,
    kind TEXT NOT NULL,
    game INTEGER,
    seq INTEGER,
    ply INTEGER,
    due_at INTEGER NOT NULL,
    deadline INTEGER NOT NULL,
    expires_at INTEGER,
    details TEXT NOT NULL,
    secret BLOB,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dropped', 'dead')),
    -- Why it was dropped or is dead, or how the last attempt failed.
    reason TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    -- When somebody must look at it next, the end of a lease included; none when nothing more happens.
    next_at INTEGER CHECK ((next_at IS NULL) = (state <> 'waiting')),
    settled_at INTEGER CHECK ((settled_at IS NULL) = (state = 'waiting')),
    -- The text that was sent, stored for a while: replies quote it.
    body TEXT
) STRICT;

CREATE INDEX outbox_next ON outbox (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX outbox_thread ON outbox (player, game, id) WHERE player IS NOT NULL;
CREATE INDEX outbox_body ON outbox (settled_at) WHERE body IS NOT NULL;
