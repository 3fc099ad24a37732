-- The digests that told of a game: their texts are erased with its messages.
CREATE INDEX outbox_told_game ON outbox (game) WHERE told_by IS NOT NULL;
