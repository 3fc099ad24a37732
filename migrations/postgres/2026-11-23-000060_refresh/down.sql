ALTER TABLE session DROP COLUMN exchange;
