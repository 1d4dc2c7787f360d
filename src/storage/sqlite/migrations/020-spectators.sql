-- Who follows a match without a seat in it: to hear of its end, or of its battles too. `told` is the last turn they were
-- told of, `untold` what waits for their digest.
CREATE TABLE follows (
  match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  player TEXT NOT NULL,
  wish TEXT NOT NULL,
  told INTEGER NOT NULL,
  untold TEXT,
  PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX follows_by_player ON follows (player);

-- To whom a seat shows its hand.
ALTER TABLE seats ADD COLUMN shown_to TEXT;
CREATE INDEX seats_by_shown ON seats (json_extract(shown_to, '$.player')) WHERE shown_to IS NOT NULL;

-- Who people think will win a final, and whether that came true; null until it is decided.
CREATE TABLE predictions (
  league TEXT NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
  pairing TEXT NOT NULL REFERENCES pairings (id) ON DELETE CASCADE,
  player TEXT NOT NULL,
  entrant INTEGER NOT NULL,
  hit INTEGER,
  PRIMARY KEY (pairing, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX predictions_by_player ON predictions (player);
CREATE INDEX predictions_by_league ON predictions (league);
