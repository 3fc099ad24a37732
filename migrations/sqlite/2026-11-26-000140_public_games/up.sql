-- The regulations let the public read the game. Written with its first event, and never changed.
ALTER TABLE game ADD COLUMN public INTEGER NOT NULL DEFAULT 0 CHECK (public IN (0, 1));
UPDATE game SET public = 1 WHERE state ->> '$.regulations.public' IS NOT NULL;

-- Those under way are few: game_white and game_black find them.
CREATE INDEX game_white_public ON game (white, id) WHERE ended_at IS NOT NULL AND public;
CREATE INDEX game_black_public ON game (black, id) WHERE ended_at IS NOT NULL AND public;
