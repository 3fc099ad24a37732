-- Conditional moves of a player: a secret of theirs, and no part of the record before they are played.
CREATE TABLE conditional (
    game INTEGER NOT NULL REFERENCES game (id),
    player INTEGER NOT NULL,
    -- Encrypted under a key that is not in the database.
    sealed BLOB NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

-- Whether there are any, so that a move in another game need not look. In the row that every move locks.
ALTER TABLE game ADD COLUMN conditional INTEGER NOT NULL DEFAULT 0 CHECK (conditional IN (0, 1));
