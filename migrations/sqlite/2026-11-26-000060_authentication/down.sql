ALTER TABLE inbox DROP COLUMN authentication;
