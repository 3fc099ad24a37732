DROP TABLE closing_line;
