DROP TABLE inbox_bounces;
DROP TABLE inbox_answers;
DROP TABLE inbox_raw;
DROP TABLE inbox;
