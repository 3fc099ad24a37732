-- Conditional moves of a player: a secret of theirs, and no part of the record before they are played.
CREATE TABLE conditional (
    game BIGINT NOT NULL REFERENCES game (id),
    player BIGINT NOT NULL,
    -- Encrypted under a key that is not in the database.
    sealed BYTEA NOT NULL,
    PRIMARY KEY (game, player)
);

-- Whether there are any, so that a move in another game need not look. In the row that every move locks.
ALTER TABLE game ADD COLUMN conditional BOOLEAN NOT NULL DEFAULT FALSE;
