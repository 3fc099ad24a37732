-- Keyed digests of the lines with which a player closes mails, learned when one was asked about.
CREATE TABLE closing_line (
    player BIGINT NOT NULL,
    digest BYTEA NOT NULL,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (player, digest)
);
