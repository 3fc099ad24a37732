DROP INDEX outbox_told_by;
ALTER TABLE outbox DROP COLUMN told_by;
ALTER TABLE player DROP COLUMN mail_times;
