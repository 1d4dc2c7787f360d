-- A match: what people know of it, and the table's state as checkpoint + tail.
CREATE TABLE matches (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  guild TEXT,
  home TEXT NOT NULL,
  place TEXT,
  host TEXT NOT NULL,
  status TEXT NOT NULL,
  language TEXT NOT NULL,
  chosen TEXT NOT NULL,
  remind_after INTEGER NOT NULL,
  time_limit INTEGER,
  seed TEXT NOT NULL,
  seed_hash TEXT NOT NULL,
  moment INTEGER NOT NULL,
  opened_at INTEGER NOT NULL,
  started_at INTEGER,
  ended_at INTEGER,
  asked_at INTEGER NOT NULL,
  result TEXT
) STRICT;

-- One running match per channel or thread.
CREATE UNIQUE INDEX one_match_per_place ON matches (place) WHERE status = 'running';
CREATE INDEX matches_by_place ON matches (place, started_at);
CREATE INDEX matches_by_home ON matches (home, status);
CREATE INDEX matches_by_status ON matches (status, opened_at);

CREATE TABLE seats (
  match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  player TEXT,
  bot TEXT,
  name TEXT NOT NULL,
  side TEXT,
  conceded INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL;

CREATE TABLE tables (
  match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  checkpoint TEXT NOT NULL,
  tail TEXT NOT NULL,
  fixed INTEGER NOT NULL
) STRICT;

-- Every answer ever given; undone ones stay, marked.
CREATE TABLE answers (
  match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  moment INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  key TEXT NOT NULL,
  said TEXT NOT NULL,
  digest TEXT NOT NULL,
  at INTEGER NOT NULL,
  undone INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (match, moment)
) STRICT, WITHOUT ROWID;

CREATE TABLE log (
  match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  moment INTEGER NOT NULL,
  line INTEGER NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (match, moment, line)
) STRICT, WITHOUT ROWID;

-- What is still to be told. A row lives until Discord has taken it.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  about TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL
) STRICT;

CREATE INDEX outbox_by_due ON outbox (due_at);
CREATE INDEX outbox_by_match ON outbox (match, id);

CREATE TABLE turn_messages (
  match TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
  message TEXT NOT NULL,
  at INTEGER NOT NULL,
  since INTEGER NOT NULL,
  fresh INTEGER NOT NULL,
  up_to INTEGER NOT NULL,
  called TEXT NOT NULL
) STRICT;

CREATE TABLE messages (
  match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  message TEXT NOT NULL,
  PRIMARY KEY (match, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE votes (
  id TEXT PRIMARY KEY,
  match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  by TEXT NOT NULL,
  about TEXT NOT NULL,
  moment INTEGER NOT NULL,
  agreed TEXT NOT NULL
) STRICT;

CREATE INDEX votes_by_match ON votes (match);

CREATE TABLE drafts (
  match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  moment INTEGER NOT NULL,
  picks TEXT NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- Interactions already dealt with, so that a second delivery does nothing.
CREATE TABLE handled (
  interaction TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX handled_by_time ON handled (at);

CREATE TABLE settings (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  settings TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
