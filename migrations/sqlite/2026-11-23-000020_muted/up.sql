-- Kinds of notices that the player does without, by name, with a space between two. Acknowledgements have a column of their own.
ALTER TABLE player ADD COLUMN muted TEXT NOT NULL DEFAULT '';
