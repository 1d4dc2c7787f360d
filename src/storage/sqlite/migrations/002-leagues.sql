-- What a match is part of, such as a league, as JSON.
ALTER TABLE matches ADD COLUMN event TEXT;
CREATE INDEX matches_by_end ON matches (status, ended_at);

CREATE TABLE leagues (
  id TEXT PRIMARY KEY,
  guild TEXT NOT NULL,
  channel TEXT NOT NULL,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  organiser TEXT NOT NULL,
  organiser_role TEXT,
  rules TEXT NOT NULL,
  status TEXT NOT NULL,
  check_in INTEGER NOT NULL,
  round INTEGER NOT NULL,
  round_started_at INTEGER,
  reminded INTEGER NOT NULL,
  paused_at INTEGER,
  lots TEXT NOT NULL,
  moment INTEGER NOT NULL,
  opened_at INTEGER NOT NULL,
  started_at INTEGER,
  closed_at INTEGER
) STRICT;

CREATE INDEX leagues_by_guild ON leagues (guild, opened_at);
CREATE INDEX leagues_by_status ON leagues (status);

-- A place in a league. The person in it may change or be forgotten; the number stays.
CREATE TABLE entrants (
  league TEXT NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  seed INTEGER NOT NULL,
  since INTEGER NOT NULL,
  dropped INTEGER,
  checked_in INTEGER NOT NULL,
  PRIMARY KEY (league, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX entrants_by_player ON entrants (player);

-- The match of a pairing has the same id.
CREATE TABLE pairings (
  id TEXT PRIMARY KEY,
  league TEXT NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
  ord INTEGER NOT NULL,
  round INTEGER NOT NULL,
  board INTEGER NOT NULL,
  first INTEGER NOT NULL,
  second INTEGER,
  sides TEXT,
  deadline INTEGER NOT NULL,
  extended INTEGER NOT NULL,
  score TEXT,
  reason TEXT NOT NULL
) STRICT;

CREATE INDEX pairings_by_league ON pairings (league, ord);

-- What organisers did, and why; everybody may read it.
CREATE TABLE league_log (
  league TEXT NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
  moment INTEGER NOT NULL,
  line INTEGER NOT NULL,
  at INTEGER NOT NULL,
  by TEXT,
  deed TEXT NOT NULL,
  about TEXT NOT NULL,
  PRIMARY KEY (league, moment, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE league_outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  league TEXT NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  about TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL
) STRICT;

CREATE INDEX league_outbox_by_league ON league_outbox (league, id);

CREATE TABLE league_messages (
  league TEXT NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  message TEXT NOT NULL,
  PRIMARY KEY (league, name)
) STRICT, WITHOUT ROWID;

-- Matches whose end has been counted, with what came of it. The key makes counting happen once.
CREATE TABLE counted (
  match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
  guild TEXT,
  game TEXT NOT NULL,
  verdict TEXT NOT NULL,
  answers INTEGER NOT NULL,
  lasted INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX counted_by_game ON counted (guild, game, at);

-- One line per seat of a counted match. Seats stay when a person is forgotten.
CREATE TABLE results (
  match TEXT NOT NULL REFERENCES counted (match) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  player TEXT,
  side TEXT,
  began INTEGER NOT NULL,
  place INTEGER NOT NULL,
  share REAL NOT NULL,
  gave_up TEXT,
  answers INTEGER NOT NULL,
  thought INTEGER NOT NULL,
  mu REAL,
  sigma REAL,
  shown_before INTEGER,
  shown INTEGER,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_player ON results (player) WHERE player IS NOT NULL;

CREATE TABLE ratings (
  guild TEXT NOT NULL,
  game TEXT NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  mu REAL NOT NULL,
  sigma REAL NOT NULL,
  shown INTEGER NOT NULL,
  matches INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (guild, game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_rank ON ratings (guild, game, shown DESC);
