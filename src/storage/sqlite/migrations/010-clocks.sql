-- How fast a match is meant to go is more than two numbers.
ALTER TABLE matches ADD COLUMN pace TEXT NOT NULL DEFAULT '{}';
UPDATE matches SET pace = json_object('remindAfter', remind_after, 'limit', time_limit);
ALTER TABLE matches DROP COLUMN remind_after;
ALTER TABLE matches DROP COLUMN time_limit;

-- Each seat has a clock of its own, and what happens by itself is found by when it is due. Clocks of matches that run
-- are set when they are first looked at, which is at once.
ALTER TABLE matches ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]';
ALTER TABLE matches ADD COLUMN due INTEGER;
UPDATE matches SET due = 0 WHERE status = 'running';
CREATE INDEX matches_due ON matches (due) WHERE status = 'running';
