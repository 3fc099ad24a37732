DROP INDEX lobby_request_at;
DROP INDEX receipt_refused_at;
DROP INDEX receipt_accepted_at;
DROP TABLE answer_window;
DROP INDEX inbox_reading;
ALTER TABLE inbox DROP COLUMN several_games;
ALTER TABLE inbox DROP COLUMN reading;
ALTER TABLE inbox DROP COLUMN failures;
