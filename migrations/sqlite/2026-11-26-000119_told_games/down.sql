DROP INDEX outbox_told_game;
