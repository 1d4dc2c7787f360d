-- Who looks for people to play with: in which server, what, how fast, and for how long.
CREATE TABLE seeks (
  guild TEXT NOT NULL,
  game TEXT NOT NULL,
  player TEXT NOT NULL,
  since INTEGER NOT NULL,
  until INTEGER NOT NULL,
  seek TEXT NOT NULL,
  PRIMARY KEY (guild, game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX seeks_by_player ON seeks (player);
CREATE INDEX seeks_by_until ON seeks (until);
