-- What has been counted against the recipient for this mail: two reports about one mail count once.
ALTER TABLE outbox ADD COLUMN bounced BIGINT NOT NULL DEFAULT 0;
DROP TABLE inbox_bounces;

-- Mail to a player that does not arrive.
CREATE TABLE mail_problem (
    player BIGINT NOT NULL PRIMARY KEY REFERENCES player (id),
    -- Bounces of mails sent up to then do not count: the player wrote, or has another address.
    cleared_at BIGINT,
    since BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    bounces BIGINT NOT NULL,
    score BIGINT NOT NULL,
    -- A status code of mail or a word of ours, never text of another server.
    reason TEXT NOT NULL,
    -- The time at which mail to the player was stopped.
    stopped_at BIGINT,
    -- The record of a game may say that mail to the player does not arrive.
    marked BOOLEAN NOT NULL,
    -- The timekeeper has still to go through their games.
    pending BOOLEAN NOT NULL,
    -- When the timekeeper looks again.
    next_at BIGINT NOT NULL
);

CREATE INDEX mail_problem_next ON mail_problem (next_at);
CREATE INDEX player_arbiter ON player (id) WHERE role <> 'player';
