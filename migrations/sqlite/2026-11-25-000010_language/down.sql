ALTER TABLE player DROP COLUMN language;
