-- 'html': the text and HTML beside it; 'text': the text alone.
ALTER TABLE player ADD COLUMN mail_format TEXT NOT NULL DEFAULT 'html';
