DROP TABLE envelope_key;
