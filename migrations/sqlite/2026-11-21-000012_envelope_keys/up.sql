-- Public keys of age to which envelopes are encrypted for a player; their secret key is never here.
CREATE TABLE envelope_key (
    player INTEGER PRIMARY KEY,
    key TEXT NOT NULL,
    set_at INTEGER NOT NULL
) STRICT;
