-- A claim waits for an arbiter. Seldom, so that no move pays for the index.
ALTER TABLE game ADD COLUMN asking INTEGER NOT NULL DEFAULT 0 CHECK (asking IN (0, 1));

CREATE INDEX game_asking ON game (id) WHERE asking;
