-- The asker has a share of the codes of a mailbox. NULL for an older code, and where nobody asked. The lowest bit of the
-- first byte is set for a browser that signed in to the account before.
ALTER TABLE code ADD COLUMN asker BYTEA;
-- A used code leaves room for another.
ALTER TABLE code ADD COLUMN used BOOLEAN NOT NULL DEFAULT FALSE;
