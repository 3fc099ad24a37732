DROP INDEX inbox_play;
