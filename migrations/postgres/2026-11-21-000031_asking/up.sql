-- A claim waits for an arbiter. Seldom, so that no move pays for the index.
ALTER TABLE game ADD COLUMN asking BOOLEAN NOT NULL DEFAULT FALSE;

CREATE INDEX game_asking ON game (id) WHERE asking;
