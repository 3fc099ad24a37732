DROP INDEX lobby_request_stored;
DROP INDEX receipt_refusal_kept;
DROP INDEX receipt_kept;
DROP TABLE answer_window;
DROP INDEX inbox_reading;
ALTER TABLE inbox DROP COLUMN several_games;
ALTER TABLE inbox DROP COLUMN reading;
ALTER TABLE inbox DROP COLUMN failures;
