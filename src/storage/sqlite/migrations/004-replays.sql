-- A pairing whose match had no result is played again, as another match.
ALTER TABLE pairings ADD COLUMN replays INTEGER NOT NULL DEFAULT 0;
