-- Lines of a player's analysis board on a game: no part of the record, and read by nobody else.
CREATE TABLE game_analysis (
    player INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES game (id),
    -- Encrypted under a key that is not in the database.
    sealed BLOB NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;
