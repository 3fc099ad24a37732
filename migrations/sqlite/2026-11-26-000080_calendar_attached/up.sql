-- Deadlines are attached to notices that change them, for calendar programs.
ALTER TABLE player ADD COLUMN calendar_attached INTEGER NOT NULL DEFAULT 0;
