-- The host of a table may say that its match is only for fun.
ALTER TABLE matches ADD COLUMN unrated INTEGER NOT NULL DEFAULT 0;
