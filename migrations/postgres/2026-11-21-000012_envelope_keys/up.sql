-- Public keys of age to which envelopes are encrypted for a player; their secret key is never here.
CREATE TABLE envelope_key (
    player BIGINT PRIMARY KEY,
    key TEXT NOT NULL,
    set_at BIGINT NOT NULL
);
