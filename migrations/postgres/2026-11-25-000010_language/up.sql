-- The language that a player reads, as a tag of BCP 47.
ALTER TABLE player ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
