-- The outcome of verifying the author of a mail (DKIM, SPF, DMARC), the verdict first. NULL where it was not done here.
ALTER TABLE inbox ADD COLUMN authentication TEXT;
