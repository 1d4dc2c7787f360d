-- What somebody has written down for themselves at a table.
CREATE TABLE notes (
  match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  player TEXT NOT NULL,
  note TEXT NOT NULL,
  PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX notes_by_player ON notes (player);

-- What was told and taken back is kept, for those who look back.
ALTER TABLE log ADD COLUMN undone INTEGER NOT NULL DEFAULT 0;
