-- Tables of more than two: who sits there, as a JSON list in the order of the table, and a score for each of them.
ALTER TABLE pairings ADD COLUMN seats TEXT NOT NULL DEFAULT '[]';
UPDATE pairings SET seats = CASE WHEN second IS NULL THEN json_array(first) ELSE json_array(first, second) END;
UPDATE pairings SET score = json_remove(json_set(score, '$.shares', CASE
    WHEN second IS NULL THEN json_array(json_extract(score, '$.first'))
    ELSE json_array(json_extract(score, '$.first'), json_extract(score, '$.second')) END), '$.first', '$.second')
  WHERE score IS NOT NULL;
ALTER TABLE pairings DROP COLUMN first;
ALTER TABLE pairings DROP COLUMN second;

-- Reminders are counted for each pairing: one that got more time does not have the others reminded again.
ALTER TABLE pairings ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;
UPDATE pairings SET reminded = coalesce((SELECT reminded FROM leagues WHERE leagues.id = pairings.league), 0);
ALTER TABLE leagues DROP COLUMN reminded;

-- A season that is over can be corrected until it is final.
ALTER TABLE leagues ADD COLUMN final_at INTEGER;

-- Whoever shall take a place over, as JSON, until they have said so themselves.
ALTER TABLE entrants ADD COLUMN offered TEXT;

-- A result that is corrected changes all ratings that rest on it, in the order in which matches were counted.
ALTER TABLE counted ADD COLUMN ord INTEGER NOT NULL DEFAULT 0;
UPDATE counted SET ord = rowid;
CREATE INDEX counted_by_order ON counted (guild, game, ord);
ALTER TABLE results ADD COLUMN mu_before REAL;
ALTER TABLE results ADD COLUMN sigma_before REAL;
ALTER TABLE results ADD COLUMN matches INTEGER;
