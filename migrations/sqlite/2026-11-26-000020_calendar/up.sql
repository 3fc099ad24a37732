-- The secret in the address of a player's calendar, as its digest. A player has one address at most.
CREATE TABLE calendar (
    player INTEGER PRIMARY KEY REFERENCES player (id),
    digest BLOB NOT NULL UNIQUE,
    made_at INTEGER NOT NULL
) STRICT;
