-- Lines of a player's analysis board on a game: no part of the record, and read by nobody else.
CREATE TABLE game_analysis (
    player BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES game (id),
    -- Encrypted under a key that is not in the database.
    sealed BYTEA NOT NULL,
    PRIMARY KEY (player, game)
);
