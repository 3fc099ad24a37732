-- What names share that look alike: see app::people::name_look. NULL in rows that an older version stored.
ALTER TABLE player ADD COLUMN name_look TEXT;
CREATE INDEX player_name_look ON player (name_look);
