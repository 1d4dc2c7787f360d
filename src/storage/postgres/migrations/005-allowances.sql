-- What people have done of what they may do at once, in all processes together. It may be lost in a crash.
CREATE UNLOGGED TABLE allowances (
  id text COLLATE "C" PRIMARY KEY,
  free_at bigint NOT NULL
);
CREATE INDEX allowances_by_time ON allowances (free_at);
