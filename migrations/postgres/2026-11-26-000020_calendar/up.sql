-- The secret in the address of a player's calendar, as its digest. A player has one address at most.
CREATE TABLE calendar (
    player BIGINT PRIMARY KEY REFERENCES player (id),
    digest BYTEA NOT NULL UNIQUE,
    made_at BIGINT NOT NULL
);
