ALTER TABLE player DROP COLUMN pgn_attached;
