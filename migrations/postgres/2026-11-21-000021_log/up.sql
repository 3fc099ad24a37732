-- One append-only log over the events of all games: see docs/internals/log.md. Written by the sequencer alone.
CREATE TABLE log_tree (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    -- Its name in checkpoints. Another name is another log: a restored copy goes on under a new one.
    origin TEXT NOT NULL,
    size BIGINT NOT NULL,
    -- The signed tree head of this size, and the public key that signed it; NULL until it is signed.
    checkpoint TEXT,
    key BYTEA
);

CREATE TABLE log_entry (
    -- Its place in the log, from 0.
    leaf BIGINT PRIMARY KEY,
    game BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    -- SHA-256 over the salt and the event. Without the salt it tells nothing of the event.
    commitment BYTEA NOT NULL CHECK (octet_length(commitment) = 32),
    -- NULL once erased.
    salt BYTEA
);

CREATE UNIQUE INDEX log_entry_event ON log_entry (game, seq);

CREATE FUNCTION log_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'the log is never changed'; END $$;
CREATE TRIGGER log_entry_never_updated BEFORE UPDATE ON log_entry FOR EACH ROW
WHEN (NEW.leaf <> OLD.leaf OR NEW.game <> OLD.game OR NEW.seq <> OLD.seq OR NEW.commitment <> OLD.commitment
    OR NEW.salt IS NOT NULL)
EXECUTE FUNCTION log_never_changed();
CREATE TRIGGER log_entry_never_deleted BEFORE DELETE ON log_entry FOR EACH ROW EXECUTE FUNCTION log_never_changed();
CREATE TRIGGER log_entry_never_truncated BEFORE TRUNCATE ON log_entry FOR EACH STATEMENT EXECUTE FUNCTION log_never_changed();

-- 256 hashes of a level of the tree, fewer in the last one.
CREATE TABLE log_tile (
    level BIGINT NOT NULL,
    number BIGINT NOT NULL,
    hashes BYTEA NOT NULL,
    PRIMARY KEY (level, number)
);

-- Hashes cannot be compressed.
ALTER TABLE log_tile ALTER COLUMN hashes SET STORAGE EXTERNAL;

-- Every key that ever signed a checkpoint.
CREATE TABLE log_key (
    public BYTEA PRIMARY KEY NOT NULL CHECK (octet_length(public) = 32),
    since BIGINT NOT NULL
);

-- What was said about the log itself, in order: signed notes. Each goes into the log, too.
CREATE TABLE log_statement (
    number BIGINT PRIMARY KEY,
    note TEXT NOT NULL
);

CREATE TRIGGER log_statement_never_changed BEFORE UPDATE OR DELETE ON log_statement FOR EACH ROW
EXECUTE FUNCTION log_never_changed();
CREATE TRIGGER log_statement_never_truncated BEFORE TRUNCATE ON log_statement FOR EACH STATEMENT
EXECUTE FUNCTION log_never_changed();

-- Events that are not in the log yet, each once: what it costs to find them does not grow with those that are. The places
-- of transactions that commit at the same time are in any order; what was taken is removed row by row, never up to a place.
CREATE TABLE log_pending (
    place BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    game BIGINT NOT NULL,
    seq BIGINT NOT NULL
);

CREATE FUNCTION event_waits_for_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN INSERT INTO log_pending (game, seq) SELECT game, seq FROM appended ORDER BY game, seq; RETURN NULL; END $$;
CREATE TRIGGER event_waits_for_log AFTER INSERT ON event REFERENCING NEW TABLE AS appended
FOR EACH STATEMENT EXECUTE FUNCTION event_waits_for_log();

INSERT INTO log_pending (game, seq) SELECT game, seq FROM event ORDER BY game, seq;
