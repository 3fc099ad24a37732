DROP INDEX game_asking;
ALTER TABLE game DROP COLUMN asking;
