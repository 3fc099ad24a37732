-- Mail to play@ that waits, by its sender: it is read before later mail of the same sender.
CREATE INDEX inbox_play ON inbox (sender, received_at) WHERE filed_at IS NULL AND address = 'play' AND sender <> '';
