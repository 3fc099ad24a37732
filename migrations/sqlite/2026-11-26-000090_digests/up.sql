-- JSON: the kinds of notices that wait for a digest, its time, and quiet hours. Empty for none.
ALTER TABLE player ADD COLUMN mail_times TEXT NOT NULL DEFAULT '';
-- The later mail, such as a digest, that tells of one which is not sent itself.
ALTER TABLE outbox ADD COLUMN told_by INTEGER;
CREATE INDEX outbox_told_by ON outbox (told_by) WHERE told_by IS NOT NULL;
