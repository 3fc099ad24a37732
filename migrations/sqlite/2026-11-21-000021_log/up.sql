-- One append-only log over the events of all games: see docs/internals/log.md. Written by the sequencer alone.
CREATE TABLE log_tree (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    -- Its name in checkpoints. Another name is another log: a restored copy goes on under a new one.
    origin TEXT NOT NULL,
    size INTEGER NOT NULL,
    -- The signed tree head of this size, and the public key that signed it; NULL until it is signed.
    checkpoint TEXT,
    key BLOB
) STRICT;

CREATE TABLE log_entry (
    -- Its place in the log, from 0.
    leaf INTEGER PRIMARY KEY,
    game INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    -- SHA-256 over the salt and the event. Without the salt it tells nothing of the event.
    commitment BLOB NOT NULL CHECK (length(commitment) = 32),
    -- NULL once erased.
    salt BLOB
) STRICT;

CREATE UNIQUE INDEX log_entry_event ON log_entry (game, seq);

CREATE TRIGGER log_entry_never_updated BEFORE UPDATE ON log_entry
WHEN NEW.leaf <> OLD.leaf OR NEW.game <> OLD.game OR NEW.seq <> OLD.seq OR NEW.commitment <> OLD.commitment
    OR NEW.salt IS NOT NULL
BEGIN SELECT raise(ABORT, 'the log is never changed'); END;
CREATE TRIGGER log_entry_never_deleted BEFORE DELETE ON log_entry
BEGIN SELECT raise(ABORT, 'the log is never changed'); END;

-- 256 hashes of a level of the tree, fewer in the last one.
CREATE TABLE log_tile (
    level INTEGER NOT NULL,
    number INTEGER NOT NULL,
    hashes BLOB NOT NULL,
    PRIMARY KEY (level, number)
) STRICT;

-- Every key that ever signed a checkpoint.
CREATE TABLE log_key (
    public BLOB PRIMARY KEY NOT NULL CHECK (length(public) = 32),
    since INTEGER NOT NULL
) STRICT;

-- What was said about the log itself, in order: signed notes. Each goes into the log, too.
CREATE TABLE log_statement (
    number INTEGER PRIMARY KEY,
    note TEXT NOT NULL
) STRICT;

CREATE TRIGGER log_statement_never_updated BEFORE UPDATE ON log_statement
BEGIN SELECT raise(ABORT, 'the log is never changed'); END;
CREATE TRIGGER log_statement_never_deleted BEFORE DELETE ON log_statement
BEGIN SELECT raise(ABORT, 'the log is never changed'); END;

-- Events that are not in the log yet, each once: what it costs to find them does not grow with those that are. One is
-- appended with every move, so the table has no index: all that moves at once write one page of it.
CREATE TABLE log_pending (
    place INTEGER PRIMARY KEY,
    game INTEGER NOT NULL,
    seq INTEGER NOT NULL
) STRICT;

CREATE TRIGGER event_waits_for_log AFTER INSERT ON event
BEGIN INSERT INTO log_pending (game, seq) VALUES (NEW.game, NEW.seq); END;

INSERT INTO log_pending (game, seq) SELECT game, seq FROM event ORDER BY game, seq;
