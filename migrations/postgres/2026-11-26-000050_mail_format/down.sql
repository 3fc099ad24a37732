ALTER TABLE player DROP COLUMN mail_format;
