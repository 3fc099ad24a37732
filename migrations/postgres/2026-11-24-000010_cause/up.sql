-- The command that led to the event and to those after it that have none, as JSON; see domain::Cause.
ALTER TABLE event ADD COLUMN cause TEXT;
