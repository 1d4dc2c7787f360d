import { statement } from './statement.js';

type Person = { player: string };
const stored = (sql: string) => statement<Person, object>(sql);

/** Where a person is stored, by table: what is handed out on request. */
export const STORED = {
  settings: stored("SELECT settings FROM settings WHERE kind = 'player' AND id = @player"),
  matches: stored(`SELECT matches.id, matches.game, matches.guild, matches.home, matches.place, matches.status,
    matches.opened_at, matches.started_at, matches.ended_at, matches.result, seats.seat, seats.name, seats.side,
    seats.conceded, seats.helped FROM seats JOIN matches ON matches.id = seats.match WHERE seats.player = @player
    ORDER BY matches.opened_at`),
  answers: stored(`SELECT answers.match, answers.moment, answers.seat, answers.key, answers.said, answers.at,
    answers.undone FROM answers JOIN seats ON seats.match = answers.match AND seats.seat = answers.seat
    JOIN matches ON matches.id = answers.match
    WHERE seats.player = @player AND matches.status <> 'running' ORDER BY answers.match, answers.moment`),
  standIns: stored("SELECT match, seat, stand_in FROM seats WHERE stand_in ->> 'player' = @player ORDER BY match"),
  invitations: stored("SELECT match, seat, invited FROM seats WHERE invited ->> 'player' = @player ORDER BY match"),
  shownHands: stored("SELECT match, seat, shown_to FROM seats WHERE shown_to ->> 'player' = @player ORDER BY match"),
  follows: stored('SELECT match, wish, told, untold FROM follows WHERE player = @player ORDER BY match'),
  predictions: stored('SELECT league, pairing, entrant, hit FROM predictions WHERE player = @player ORDER BY pairing'),
  notes: stored('SELECT match, note FROM notes WHERE player = @player ORDER BY match'),
  digest: stored('SELECT due_at FROM digests WHERE player = @player'),
  orders: stored('SELECT match, seat, orders FROM orders WHERE player = @player ORDER BY match'),
  seeks: stored('SELECT guild, game, seek FROM seeks WHERE player = @player ORDER BY since'),
  puzzles: stored('SELECT * FROM puzzle_tries WHERE player = @player ORDER BY guild, puzzle, day'),
  puzzleStandings: stored('SELECT * FROM puzzle_standings WHERE player = @player ORDER BY guild'),
  hosted: stored('SELECT id, game, status, opened_at FROM matches WHERE host = @player ORDER BY opened_at'),
  results: stored('SELECT * FROM results WHERE player = @player ORDER BY match'),
  ratings: stored('SELECT * FROM ratings WHERE player = @player ORDER BY guild, game'),
  leagues: stored(`SELECT entrants.*, leagues.name AS league_name FROM entrants
    JOIN leagues ON leagues.id = entrants.league WHERE player = @player ORDER BY league`),
  offers: stored("SELECT league, number, offered FROM entrants WHERE offered ->> 'id' = @player ORDER BY league"),
  organised: stored(
    'SELECT id, guild, name, status, opened_at FROM leagues WHERE organiser = @player ORDER BY opened_at',
  ),
  deeds: stored('SELECT league, at, deed, about FROM league_log WHERE by = @player ORDER BY at'),
  replacements: stored(`SELECT league, at, deed, about FROM league_log
    WHERE about ->> 'player' = @player OR about ->> 'former' = @player ORDER BY at`),
  votes: stored(`SELECT * FROM votes
    WHERE @player IN (by, about ->> 'player', about ->> 'former') OR agreed ? @player`),
};

const forgotten = (sql: string) => statement<Person & { nobody: string }>(sql);

/** Taking a person out: places stay where others need them, names and ids do not. */
export const FORGOTTEN = [
  forgotten("DELETE FROM settings WHERE kind = 'player' AND id = @player"),
  forgotten('DELETE FROM notes WHERE player = @player'),
  forgotten('DELETE FROM seeks WHERE player = @player'),
  forgotten('DELETE FROM puzzle_tries WHERE player = @player'),
  forgotten('DELETE FROM puzzle_standings WHERE player = @player'),
  // Nobody else's list of people to avoid names them either.
  forgotten(`UPDATE settings SET settings = jsonb_set(settings, '{avoid}', to_jsonb(
      trim(both ',' from replace(',' || (settings ->> 'avoid') || ',', ',' || @player::text || ',', ','))))
    WHERE kind = 'player' AND position(',' || @player::text || ',' in ',' || (settings ->> 'avoid') || ',') > 0`),
  forgotten('DELETE FROM orders WHERE player = @player'),
  forgotten('DELETE FROM digests WHERE player = @player'),
  // In the same breath it is written down that what names them has to be written anew, as far as it can be edited.
  forgotten(`INSERT INTO outbox (match, kind, about, due_at)
    SELECT match, 'renewal', '{}'::jsonb, 0 FROM (
      SELECT match FROM seats WHERE player = @player
      UNION SELECT match FROM seats WHERE stand_in ->> 'player' = @player
      UNION SELECT match FROM seats WHERE invited ->> 'player' = @player
      UNION SELECT match FROM seats WHERE shown_to ->> 'player' = @player
      UNION SELECT match FROM follows WHERE player = @player) AS theirs`),
  forgotten('DELETE FROM follows WHERE player = @player'),
  forgotten('DELETE FROM predictions WHERE player = @player'),
  forgotten('UPDATE seats SET player = NULL, name = @nobody WHERE player = @player'),
  forgotten("UPDATE seats SET stand_in = NULL, acting = NULL WHERE stand_in ->> 'player' = @player"),
  forgotten("UPDATE seats SET invited = NULL WHERE invited ->> 'player' = @player"),
  forgotten("UPDATE seats SET shown_to = NULL WHERE shown_to ->> 'player' = @player"),
  forgotten("UPDATE matches SET host = '' WHERE host = @player"),
  forgotten('UPDATE results SET player = NULL WHERE player = @player'),
  forgotten('DELETE FROM ratings WHERE player = @player'),
  forgotten("UPDATE entrants SET player = '', name = @nobody WHERE player = @player"),
  forgotten(`UPDATE leagues SET moment = moment + 1
    WHERE id IN (SELECT league FROM entrants WHERE offered ->> 'id' = @player)`),
  forgotten("UPDATE entrants SET offered = NULL WHERE offered ->> 'id' = @player"),
  forgotten("UPDATE leagues SET organiser = '', moment = moment + 1 WHERE organiser = @player"),
  forgotten("UPDATE leagues SET moment = moment + 1 WHERE id IN (SELECT league FROM entrants WHERE player = '')"),
  forgotten('UPDATE league_log SET by = NULL WHERE by = @player'),
  forgotten("UPDATE league_log SET about = about - 'player' - 'to' WHERE about ->> 'player' = @player"),
  forgotten("UPDATE league_log SET about = about - 'former' - 'from' WHERE about ->> 'former' = @player"),
  // What has not been told yet need not be told of somebody who wants to be forgotten.
  forgotten("DELETE FROM league_outbox WHERE @player IN (about ->> 'player', about ->> 'former')"),
  forgotten("DELETE FROM outbox WHERE @player IN (about ->> 'player', about ->> 'former')"),
  forgotten(`DELETE FROM votes
    WHERE @player IN (by, about ->> 'player', about ->> 'former') OR agreed ? @player`),
  forgotten("UPDATE pairings SET score = score - 'by' WHERE score ->> 'by' = @player"),
];

export const PERSON_STATEMENTS = {
  matchesPlayedBy: statement<Person, { match: string }>(`
    SELECT seats.match FROM seats JOIN matches ON matches.id = seats.match
    WHERE seats.player = @player AND matches.status IN ('lobby', 'running')`),
};
