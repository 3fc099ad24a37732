-- The PGN is attached to notices of games, too.
ALTER TABLE player ADD COLUMN pgn_attached INTEGER NOT NULL DEFAULT 0;
