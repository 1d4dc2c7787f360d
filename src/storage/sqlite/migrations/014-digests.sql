-- Who is told once a day which tables wait for them, and when next.
CREATE TABLE digests (
  player TEXT PRIMARY KEY,
  due_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX digests_by_due ON digests (due_at);
