-- Mailboxes at a host from which mail is fetched.
CREATE TABLE mail_source (
    name TEXT NOT NULL PRIMARY KEY,
    -- UIDVALIDITY, and the highest UID that was dealt with.
    validity BIGINT NOT NULL,
    taken BIGINT NOT NULL,
    -- UIDs up to there that could not be dealt with, each with the number of attempts, the time by which it lay
    -- there, and looked_at before that: 17:1:1767225600000:1767225540000 19:2:1767225600000.
    failed TEXT NOT NULL,
    -- The start of the last look that succeeded.
    looked_at BIGINT,
    -- The instance that fetches, 0 for none, and until when nobody else does.
    holder BIGINT NOT NULL,
    held_until BIGINT NOT NULL,
    -- Why no look succeeds, and since when.
    trouble TEXT,
    trouble_since BIGINT,
    -- The administrators were informed.
    told BOOLEAN NOT NULL
);
