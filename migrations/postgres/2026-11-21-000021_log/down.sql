DROP TRIGGER event_waits_for_log ON event;
DROP FUNCTION event_waits_for_log();
DROP TABLE log_pending;
DROP TABLE log_statement;
DROP TABLE log_key;
DROP TABLE log_tile;
DROP TABLE log_entry;
DROP FUNCTION log_never_changed();
DROP TABLE log_tree;
