-- Who follows a match without a seat in it: to hear of its end, or of its battles too. `told` is the last turn they were
-- told of, `untold` what waits for their digest.
CREATE TABLE follows (
  match text COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  player text COLLATE "C" NOT NULL,
  wish text COLLATE "C" NOT NULL,
  told integer NOT NULL,
  untold text COLLATE "C",
  PRIMARY KEY (match, player)
);
CREATE INDEX follows_by_player ON follows (player);

-- To whom a seat shows its hand.
ALTER TABLE seats ADD COLUMN shown_to jsonb;
CREATE INDEX seats_by_shown ON seats ((shown_to ->> 'player')) WHERE shown_to IS NOT NULL;

-- Who people think will win a final, and whether that came true; null until it is decided.
CREATE TABLE predictions (
  league text COLLATE "C" NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
  pairing text COLLATE "C" NOT NULL REFERENCES pairings (id) ON DELETE CASCADE,
  player text COLLATE "C" NOT NULL,
  entrant integer NOT NULL,
  hit integer,
  PRIMARY KEY (pairing, player)
);
CREATE INDEX predictions_by_player ON predictions (player);
CREATE INDEX predictions_by_league ON predictions (league);
