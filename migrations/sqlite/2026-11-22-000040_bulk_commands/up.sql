-- The same thing done in all games of a player: a row until each game has it.
CREATE TABLE bulk_command (
    key TEXT NOT NULL PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player (id),
    -- PGN's Event tag of the games; none: all.
    event TEXT,
    -- The actor, the act and the channel.
    body TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    -- How often it has failed.
    attempts INTEGER NOT NULL DEFAULT 0,
    -- It is tried then; NULL: not any more, until the service starts again.
    next_at INTEGER
);
CREATE INDEX bulk_command_next ON bulk_command (next_at, key);
CREATE INDEX bulk_command_player ON bulk_command (player);
