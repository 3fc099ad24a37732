DROP INDEX player_name_look;
ALTER TABLE player DROP COLUMN name_look;
