import type { Connection } from './database.js';

/** Where a person is stored, by table: what is handed out on request. */
const STORED = {
  settings: "SELECT settings FROM settings WHERE kind = 'player' AND id = @player",
  matches: `SELECT matches.id, matches.game, matches.guild, matches.home, matches.place, matches.status,
    matches.opened_at, matches.started_at, matches.ended_at, matches.result, seats.seat, seats.name, seats.side,
    seats.conceded, seats.helped FROM seats JOIN matches ON matches.id = seats.match WHERE seats.player = @player
    ORDER BY matches.opened_at`,
  answers: `SELECT answers.match, answers.moment, answers.seat, answers.key, answers.said, answers.at, answers.undone
    FROM answers JOIN seats ON seats.match = answers.match AND seats.seat = answers.seat
    JOIN matches ON matches.id = answers.match
    WHERE seats.player = @player AND matches.status <> 'running' ORDER BY answers.match, answers.moment`,
  standIns: `SELECT match, seat, stand_in FROM seats WHERE json_extract(stand_in, '$.player') = @player AND stand_in IS NOT NULL ORDER BY match`,
  invitations: `SELECT match, seat, invited FROM seats WHERE json_extract(invited, '$.player') = @player AND invited IS NOT NULL ORDER BY match`,
  shownHands: `SELECT match, seat, shown_to FROM seats WHERE json_extract(shown_to, '$.player') = @player AND shown_to IS NOT NULL ORDER BY match`,
  follows: 'SELECT match, wish, told, untold FROM follows WHERE player = @player ORDER BY match',
  predictions: 'SELECT league, pairing, entrant, hit FROM predictions WHERE player = @player ORDER BY pairing',
  notes: 'SELECT match, note FROM notes WHERE player = @player ORDER BY match',
  digest: 'SELECT due_at FROM digests WHERE player = @player',
  orders: 'SELECT match, seat, orders FROM orders WHERE player = @player ORDER BY match',
  seeks: 'SELECT guild, game, seek FROM seeks WHERE player = @player ORDER BY since',
  puzzles: 'SELECT * FROM puzzle_tries WHERE player = @player ORDER BY guild, puzzle, day',
  puzzleStandings: 'SELECT * FROM puzzle_standings WHERE player = @player ORDER BY guild',
  hosted: 'SELECT id, game, status, opened_at FROM matches WHERE host = @player ORDER BY opened_at',
  results: 'SELECT * FROM results WHERE player = @player ORDER BY match',
  ratings: 'SELECT * FROM ratings WHERE player = @player ORDER BY guild, game',
  leagues: `SELECT entrants.*, leagues.name AS league_name FROM entrants JOIN leagues ON leagues.id = entrants.league
    WHERE player = @player ORDER BY league`,
  offers: `SELECT league, number, offered FROM entrants WHERE json_extract(offered, '$.id') = @player AND offered IS NOT NULL ORDER BY league`,
  organised: 'SELECT id, guild, name, status, opened_at FROM leagues WHERE organiser = @player ORDER BY opened_at',
  deeds: 'SELECT league, at, deed, about FROM league_log WHERE by = @player ORDER BY at',
  replacements: `SELECT league, at, deed, about FROM league_log
    WHERE json_extract(about, '$.player') = @player OR json_extract(about, '$.former') = @player ORDER BY at`,
  votes: `SELECT * FROM votes
    WHERE @player IN (by, json_extract(about, '$.player'), json_extract(about, '$.former'))
    OR EXISTS (SELECT 1 FROM json_each(agreed) WHERE value = @player)`,
} as const;

/** Taking a person out: places stay where others need them, names and ids do not. */
const FORGOTTEN = [
  "DELETE FROM settings WHERE kind = 'player' AND id = @player",
  'DELETE FROM notes WHERE player = @player',
  'DELETE FROM seeks WHERE player = @player',
  'DELETE FROM puzzle_tries WHERE player = @player',
  'DELETE FROM puzzle_standings WHERE player = @player',
  // Nobody else's list of people to avoid names them either.
  `UPDATE settings SET settings = json_set(settings, '$.avoid',
      trim(replace(',' || json_extract(settings, '$.avoid') || ',', ',' || @player || ',', ','), ','))
    WHERE kind = 'player' AND ',' || json_extract(settings, '$.avoid') || ',' LIKE '%,' || @player || ',%'`,
  'DELETE FROM orders WHERE player = @player',
  'DELETE FROM digests WHERE player = @player',
  // In the same breath it is written down that what names them has to be written anew, as far as it can be edited.
  `INSERT INTO outbox (match, kind, about, due_at)
    SELECT match, 'renewal', '{}', 0 FROM (
      SELECT match FROM seats WHERE player = @player
      UNION SELECT match FROM seats WHERE json_extract(stand_in, '$.player') = @player AND stand_in IS NOT NULL
      UNION SELECT match FROM seats WHERE json_extract(invited, '$.player') = @player AND invited IS NOT NULL
      UNION SELECT match FROM seats WHERE json_extract(shown_to, '$.player') = @player AND shown_to IS NOT NULL
      UNION SELECT match FROM follows WHERE player = @player)`,
  'DELETE FROM follows WHERE player = @player',
  'DELETE FROM predictions WHERE player = @player',
  'UPDATE seats SET player = NULL, name = @nobody WHERE player = @player',
  "UPDATE seats SET stand_in = NULL, acting = NULL WHERE json_extract(stand_in, '$.player') = @player AND stand_in IS NOT NULL",
  "UPDATE seats SET invited = NULL WHERE json_extract(invited, '$.player') = @player AND invited IS NOT NULL",
  "UPDATE seats SET shown_to = NULL WHERE json_extract(shown_to, '$.player') = @player AND shown_to IS NOT NULL",
  "UPDATE matches SET host = '' WHERE host = @player",
  'UPDATE results SET player = NULL WHERE player = @player',
  'DELETE FROM ratings WHERE player = @player',
  "UPDATE entrants SET player = '', name = @nobody WHERE player = @player",
  `UPDATE leagues SET moment = moment + 1
    WHERE id IN (SELECT league FROM entrants WHERE json_extract(offered, '$.id') = @player AND offered IS NOT NULL)`,
  "UPDATE entrants SET offered = NULL WHERE json_extract(offered, '$.id') = @player AND offered IS NOT NULL",
  "UPDATE leagues SET organiser = '', moment = moment + 1 WHERE organiser = @player",
  `UPDATE leagues SET moment = moment + 1
    WHERE id IN (SELECT league FROM entrants WHERE player = '')`,
  'UPDATE league_log SET by = NULL WHERE by = @player',
  `UPDATE league_log SET about = json_remove(about, '$.player', '$.to') WHERE json_extract(about, '$.player') = @player`,
  `UPDATE league_log SET about = json_remove(about, '$.former', '$.from')
    WHERE json_extract(about, '$.former') = @player`,
  // What has not been told yet need not be told of somebody who wants to be forgotten.
  `DELETE FROM league_outbox WHERE @player IN (json_extract(about, '$.player'), json_extract(about, '$.former'))`,
  `DELETE FROM outbox WHERE @player IN (json_extract(about, '$.player'), json_extract(about, '$.former'))`,
  `DELETE FROM votes
    WHERE @player IN (by, json_extract(about, '$.player'), json_extract(about, '$.former'))
    OR EXISTS (SELECT 1 FROM json_each(agreed) WHERE value = @player)`,
  `UPDATE pairings SET score = json_remove(score, '$.by') WHERE json_extract(score, '$.by') = @player`,
] as const;

export function preparePersonStatements(db: Connection) {
  const stored = Object.entries(STORED).map(
    ([name, sql]) => [name, db.prepare<[{ player: string }], object>(sql)] as const,
  );
  const forgotten = FORGOTTEN.map(sql => db.prepare<[{ player: string; nobody?: string }]>(sql));
  return {
    stored,
    forgotten,
    matchesPlayedBy: db.prepare<[string], { match: string }>(`
      SELECT seats.match FROM seats JOIN matches ON matches.id = seats.match
      WHERE seats.player = ? AND matches.status IN ('lobby', 'running')`),
  };
}
