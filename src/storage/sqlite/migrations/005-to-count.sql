-- What has ended and is not counted yet is looked for every minute: an index that holds nothing else.
ALTER TABLE matches ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET counted = 1 WHERE id IN (SELECT match FROM counted);
CREATE INDEX matches_to_count ON matches (ended_at, id) WHERE counted = 0 AND status IN ('finished', 'aborted');
