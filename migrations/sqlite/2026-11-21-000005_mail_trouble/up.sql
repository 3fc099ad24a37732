-- What has been counted against the recipient for this mail: two reports about one mail count once.
ALTER TABLE outbox ADD COLUMN bounced INTEGER NOT NULL DEFAULT 0;
DROP TABLE inbox_bounces;

-- Mail to a player that does not arrive.
CREATE TABLE mail_problem (
    player INTEGER NOT NULL PRIMARY KEY REFERENCES player (id),
    -- Bounces of mails sent up to then do not count: the player wrote, or has another address.
    cleared_at INTEGER,
    since INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    bounces INTEGER NOT NULL,
    score INTEGER NOT NULL,
    -- A status code of mail or a word of ours, never text of another server.
    reason TEXT NOT NULL,
    -- The time at which mail to the player was stopped.
    stopped_at INTEGER,
    -- The record of a game may say that mail to the player does not arrive.
    marked INTEGER NOT NULL CHECK (marked IN (0, 1)),
    -- The timekeeper has still to go through their games.
    pending INTEGER NOT NULL CHECK (pending IN (0, 1)),
    -- When the timekeeper looks again.
    next_at INTEGER NOT NULL
) STRICT;

CREATE INDEX mail_problem_next ON mail_problem (next_at);
CREATE INDEX player_arbiter ON player (id) WHERE role <> 'player';
