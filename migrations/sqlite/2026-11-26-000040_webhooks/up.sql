-- Webhooks of players. No secret is stored: the vault makes it of the nonce.
CREATE TABLE webhook (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    player INTEGER NOT NULL REFERENCES player (id),
    url TEXT NOT NULL,
    nonce BLOB NOT NULL UNIQUE,
    -- The nonce before the last rotation, and until when its secret signs, too.
    former_nonce BLOB,
    former_until INTEGER CHECK ((former_until IS NULL) = (former_nonce IS NULL)),
    made_at INTEGER NOT NULL,
    -- Entries of the log before this are not for it; NULL while it is off.
    since INTEGER,
    -- Why it is off.
    off_because TEXT NOT NULL,
    -- When an attempt failed and none succeeded since.
    failing_since INTEGER,
    -- When its owner was told of a delivery that was given up and none succeeded since.
    told_at INTEGER,
    -- The end of the lease under which a delivery is tried, or when the last attempt ended.
    busy_until INTEGER NOT NULL,
    -- The milliseconds of the last attempt.
    took INTEGER NOT NULL
) STRICT;

CREATE INDEX webhook_player ON webhook (player);
CREATE INDEX webhook_busy ON webhook (busy_until);
CREATE INDEX webhook_since ON webhook (since) WHERE since IS NOT NULL;
-- The trail tells which secrets were made.
CREATE INDEX account_event_details ON account_event (player, what, details, at);

-- AUTOINCREMENT: receivers know a delivery by its number, so it is never given twice.
CREATE TABLE webhook_delivery (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    webhook INTEGER NOT NULL REFERENCES webhook (id),
    -- The place of the event in the log.
    leaf INTEGER NOT NULL,
    game INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dead')),
    -- Why it is dead, or how the last attempt failed.
    reason TEXT NOT NULL,
    attempts INTEGER NOT NULL,
    -- It is given up after this attempt.
    last_attempt INTEGER NOT NULL,
    made_at INTEGER NOT NULL,
    -- When it is tried next; none when nothing more happens.
    next_at INTEGER CHECK ((next_at IS NULL) = (state <> 'waiting')),
    settled_at INTEGER CHECK ((settled_at IS NULL) = (state = 'waiting'))
) STRICT;

CREATE UNIQUE INDEX webhook_delivery_event ON webhook_delivery (webhook, leaf);
CREATE INDEX webhook_delivery_page ON webhook_delivery (webhook, id);
CREATE INDEX webhook_delivery_due ON webhook_delivery (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_delivery_next ON webhook_delivery (webhook, next_at) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_delivery_settled ON webhook_delivery (settled_at) WHERE settled_at IS NOT NULL;

-- Entries of the log before this have their deliveries.
CREATE TABLE webhook_place (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    leaf INTEGER NOT NULL
) STRICT;
