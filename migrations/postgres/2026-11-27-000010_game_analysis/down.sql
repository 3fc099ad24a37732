DROP TABLE game_analysis;
