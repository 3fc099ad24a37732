-- The same thing done in all games of a player: a row until each game has it.
CREATE TABLE errand (
    key TEXT NOT NULL PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player (id),
    -- PGN's Event tag of the games; none: all.
    event TEXT,
    -- Who acts, what he wants, through which door.
    body TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    -- How often it has failed.
    attempts INTEGER NOT NULL DEFAULT 0,
    -- It is tried then; NULL: not any more, until the service starts again.
    next_at INTEGER
);
CREATE INDEX errand_next ON errand (next_at, key);
CREATE INDEX errand_player ON errand (player);
