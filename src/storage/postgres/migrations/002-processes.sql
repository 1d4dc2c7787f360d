-- Which processes live, by the clock of this server, and which of them does what. It may be lost in a crash: the
-- processes say again that they live, and what they did is found by its due time.
CREATE UNLOGGED TABLE claims (
  work text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  holder text COLLATE "C" NOT NULL,
  PRIMARY KEY (work, id)
);
CREATE INDEX claims_by_holder ON claims (holder);

CREATE TABLE processes (
  id text COLLATE "C" PRIMARY KEY,
  seen bigint NOT NULL,
  serves text NOT NULL
);

CREATE INDEX matches_by_asking ON matches (asked_at) WHERE status = 'running';

-- When something next falls due in a league by itself; what runs already is looked at once.
ALTER TABLE leagues ADD COLUMN due bigint;
UPDATE leagues SET due = 0 WHERE status IN ('running', 'ended', 'closing');
CREATE INDEX leagues_by_due ON leagues (due) WHERE due IS NOT NULL;
DROP INDEX leagues_by_status;

-- The rules all running matches of a game have been told of.
CREATE TABLE rules (
  game text COLLATE "C" PRIMARY KEY,
  version integer NOT NULL
);
CREATE INDEX matches_by_game ON matches (game) WHERE status = 'running';
