DROP INDEX player_arbiter;
DROP TABLE mail_problem;
CREATE TABLE inbox_bounces (
    inbox INTEGER PRIMARY KEY REFERENCES inbox (id),
    outbox INTEGER NOT NULL,
    score INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX inbox_bounces_outbox ON inbox_bounces (outbox, at);
ALTER TABLE outbox DROP COLUMN bounced;
