-- What the database itself is.
CREATE TABLE installation (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    -- Binaries of a lower level cannot serve it: a migration that takes something away from them raises it.
    level INTEGER NOT NULL,
    -- A copy or an unfinished import is never served.
    state TEXT NOT NULL CHECK (state IN ('live', 'copy', 'import')),
    -- When it was last restored from a copy, in seconds since 1970; 0 if never. Stands in reply addresses and
    -- Message-IDs, so that those of the time that was lost are known as such.
    epoch INTEGER NOT NULL,
    -- Counts up while it is served, and stands in the folder of keys too: an older copy put in its place is behind.
    generation INTEGER NOT NULL,
    -- Keyed digest of nothing: which folder of keys belongs to it.
    key_check BLOB
) STRICT;

INSERT INTO installation (id, level, state, epoch, generation) VALUES (1, 1, 'live', 0, 0);
