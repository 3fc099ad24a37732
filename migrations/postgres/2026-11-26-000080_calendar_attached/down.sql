ALTER TABLE player DROP COLUMN calendar_attached;
