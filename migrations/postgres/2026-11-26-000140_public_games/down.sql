DROP INDEX game_black_public;
DROP INDEX game_white_public;
ALTER TABLE game DROP COLUMN public;
