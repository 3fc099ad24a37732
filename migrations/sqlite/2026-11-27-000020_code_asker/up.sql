-- The asker has a share of the codes of a mailbox. NULL for an older code, and where nobody asked.
ALTER TABLE code ADD COLUMN asker BLOB;
-- A used code leaves room for another.
ALTER TABLE code ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
