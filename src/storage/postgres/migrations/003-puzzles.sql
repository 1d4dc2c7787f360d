-- How far people have come with puzzles: by server, and as the puzzle of which day; 0 is the archive.
CREATE TABLE puzzle_tries (
  guild text COLLATE "C" NOT NULL,
  player text COLLATE "C" NOT NULL,
  puzzle text COLLATE "C" NOT NULL,
  day integer NOT NULL,
  game text COLLATE "C" NOT NULL,
  moment integer NOT NULL,
  said json NOT NULL,
  tries integer NOT NULL,
  status text NOT NULL,
  PRIMARY KEY (guild, player, puzzle, day)
);
CREATE INDEX puzzle_tries_by_player ON puzzle_tries (player);

CREATE TABLE puzzle_standings (
  guild text COLLATE "C" NOT NULL,
  player text COLLATE "C" NOT NULL,
  name text NOT NULL,
  streak integer NOT NULL,
  longest integer NOT NULL,
  last_day integer NOT NULL,
  solved integer NOT NULL,
  at_once integer NOT NULL,
  PRIMARY KEY (guild, player)
);
CREATE INDEX puzzle_standings_by_rank ON puzzle_standings (guild, solved DESC, at_once DESC, player);
CREATE INDEX puzzle_standings_by_player ON puzzle_standings (player);
