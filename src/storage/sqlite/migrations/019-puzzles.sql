-- How far people have come with puzzles: by server, and as the puzzle of which day; 0 is the archive.
CREATE TABLE puzzle_tries (
  guild TEXT NOT NULL,
  player TEXT NOT NULL,
  puzzle TEXT NOT NULL,
  day INTEGER NOT NULL,
  game TEXT NOT NULL,
  moment INTEGER NOT NULL,
  said TEXT NOT NULL,
  tries INTEGER NOT NULL,
  status TEXT NOT NULL,
  PRIMARY KEY (guild, player, puzzle, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_tries_by_player ON puzzle_tries (player);

CREATE TABLE puzzle_standings (
  guild TEXT NOT NULL,
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  streak INTEGER NOT NULL,
  longest INTEGER NOT NULL,
  last_day INTEGER NOT NULL,
  solved INTEGER NOT NULL,
  at_once INTEGER NOT NULL,
  PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_standings_by_rank ON puzzle_standings (guild, solved DESC, at_once DESC, player);
CREATE INDEX puzzle_standings_by_player ON puzzle_standings (player);
