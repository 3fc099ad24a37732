DROP INDEX player_arbiter;
DROP TABLE mail_problem;
CREATE TABLE inbox_bounces (
    inbox BIGINT PRIMARY KEY REFERENCES inbox (id),
    outbox BIGINT NOT NULL,
    score BIGINT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX inbox_bounces_outbox ON inbox_bounces (outbox, at);
ALTER TABLE outbox DROP COLUMN bounced;
