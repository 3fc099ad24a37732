-- The same thing done in all games of a player: a row until each game has it.
CREATE TABLE bulk_command (
    key TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES player (id),
    -- PGN's Event tag of the games; none: all.
    event TEXT,
    -- The actor, the act and the channel.
    body TEXT NOT NULL,
    received_at BIGINT NOT NULL,
    -- How often it has failed.
    attempts BIGINT NOT NULL DEFAULT 0,
    -- It is tried then; NULL: not any more, until the service starts again.
    next_at BIGINT
);
CREATE INDEX bulk_command_next ON bulk_command (next_at, key);
CREATE INDEX bulk_command_player ON bulk_command (player);
