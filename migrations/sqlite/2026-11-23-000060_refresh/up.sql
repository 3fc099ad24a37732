-- Keyed digest of the request that exchanged the refresh token before the current one; NULL before the first exchange.
ALTER TABLE session ADD COLUMN exchange BLOB;
