-- Private notes of a player on a game: no part of the record, and read by nobody else.
CREATE TABLE game_note (
    player BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES game (id),
    -- The number of changes.
    version BIGINT NOT NULL,
    -- Encrypted under a key that is not in the database.
    sealed BYTEA NOT NULL,
    PRIMARY KEY (player, game)
);
