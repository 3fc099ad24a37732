-- Of the attempts, those that came to an end which was a failure. What is neither this nor under way ended with the
-- process that read.
ALTER TABLE inbox ADD COLUMN failures BIGINT NOT NULL DEFAULT 0;
-- Somebody reads it, or died over it.
ALTER TABLE inbox ADD COLUMN reading BOOLEAN NOT NULL DEFAULT FALSE;
-- It came in one transaction with an address of another game.
ALTER TABLE inbox ADD COLUMN several_games BOOLEAN NOT NULL DEFAULT FALSE;

CREATE INDEX inbox_reading ON inbox (id) WHERE reading;

-- Automatic answers per ten minutes: what is usual here, without counting the answers of a week.
CREATE TABLE answer_window (
    start BIGINT NOT NULL PRIMARY KEY,
    answers BIGINT NOT NULL
);

CREATE INDEX receipt_kept ON receipt (at) WHERE refusal IS NULL;
CREATE INDEX receipt_refusal_kept ON receipt (at) WHERE refusal IS NOT NULL;
CREATE INDEX lobby_request_stored ON lobby_request (at);
