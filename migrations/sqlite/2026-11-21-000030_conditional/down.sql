ALTER TABLE game DROP COLUMN conditional;
DROP TABLE conditional;
