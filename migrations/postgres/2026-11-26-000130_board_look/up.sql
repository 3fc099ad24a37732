-- The pieces and the colours of boards on pages.
ALTER TABLE player ADD COLUMN pieces TEXT NOT NULL DEFAULT 'cburnett';
ALTER TABLE player ADD COLUMN board TEXT NOT NULL DEFAULT 'brown';
