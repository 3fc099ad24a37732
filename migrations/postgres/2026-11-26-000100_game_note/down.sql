DROP TABLE game_note;
