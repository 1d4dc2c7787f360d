-- When a process was last alive: whoever comes after it looks at what was asked since, not at everything that runs.
CREATE TABLE processes (
  id TEXT PRIMARY KEY,
  seen INTEGER NOT NULL,
  serves TEXT NOT NULL
) STRICT;

CREATE INDEX matches_by_asking ON matches (asked_at) WHERE status = 'running';

-- When something next falls due in a league by itself; what runs already is looked at once.
ALTER TABLE leagues ADD COLUMN due INTEGER;
UPDATE leagues SET due = 0 WHERE status IN ('running', 'ended', 'closing');
CREATE INDEX leagues_by_due ON leagues (due) WHERE due IS NOT NULL;
DROP INDEX leagues_by_status;

-- The rules all running matches of a game have been told of.
CREATE TABLE rules (
  game TEXT PRIMARY KEY,
  version INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_by_game ON matches (game) WHERE status = 'running';
