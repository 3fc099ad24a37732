-- Keyed digests of the lines with which a player closes mails, learned when one was asked about.
CREATE TABLE closing_line (
    player INTEGER NOT NULL,
    digest BLOB NOT NULL,
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (player, digest)
) STRICT, WITHOUT ROWID;
