-- Private notes of a player on a game: no part of the record, and read by nobody else.
CREATE TABLE game_note (
    player INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES game (id),
    -- The number of changes.
    version INTEGER NOT NULL,
    -- Encrypted under a key that is not in the database.
    sealed BLOB NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;
