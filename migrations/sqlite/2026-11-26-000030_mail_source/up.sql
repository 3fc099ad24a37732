-- Mailboxes at a host from which mail is fetched.
CREATE TABLE mail_source (
    name TEXT NOT NULL PRIMARY KEY,
    -- UIDVALIDITY, and the highest UID that was dealt with.
    validity INTEGER NOT NULL,
    taken INTEGER NOT NULL,
    -- UIDs up to there that could not be dealt with, each with the number of attempts, the time by which it lay
    -- there, and looked_at before that: 17:1:1767225600000:1767225540000 19:2:1767225600000.
    failed TEXT NOT NULL,
    -- The start of the last look that succeeded.
    looked_at INTEGER,
    -- The instance that fetches, 0 for none, and until when nobody else does.
    holder INTEGER NOT NULL,
    held_until INTEGER NOT NULL,
    -- Why no look succeeds, and since when.
    trouble TEXT,
    trouble_since INTEGER,
    -- The administrators were informed.
    told INTEGER NOT NULL CHECK (told IN (0, 1))
) STRICT;
