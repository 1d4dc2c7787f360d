import type { Lengths, ShareCount } from '../../leagues/store.js';
import type {
  CountedRow,
  NamedRow,
  OrderedRow,
  PastRow,
  RatingRow,
  ResultRow,
  ScoredRow,
} from '../rows/result-rows.js';
import type { Connection } from './database.js';

/** Every statement about counted matches, ratings and what is stored about a person, prepared once. */
export function prepareResultStatements(db: Connection) {
  return {
    uncounted: db.prepare<[], { id: string }>(`
      SELECT id FROM matches INDEXED BY matches_to_count
      WHERE counted = 0 AND status IN ('finished', 'aborted') ORDER BY ended_at, id`),
    markCounted: db.prepare<[string]>('UPDATE matches SET counted = 1 WHERE id = ?'),
    keepCounted: db.prepare<[CountedRow]>(`
      INSERT INTO counted (match, guild, game, verdict, answers, lasted, at, ord)
      VALUES (@match, @guild, @game, @verdict, @answers, @lasted, @at,
        (SELECT coalesce(max(ord), 0) + 1 FROM counted WHERE guild IS @guild AND game = @game))`),
    counted: db.prepare<[string], OrderedRow>('SELECT * FROM counted WHERE match = ?'),
    countedFrom: db.prepare<[OrderedRow], OrderedRow>(
      'SELECT * FROM counted WHERE guild IS @guild AND game = @game AND ord >= @ord ORDER BY ord',
    ),
    // Of the columns that are not summed up, SQLite takes those of the row with the largest order.
    ratingsBefore: db.prepare<
      [OrderedRow],
      { player: string; mu: number; sigma: number; matches: number; latest: number }
    >(`
      SELECT player, mu, sigma, count(*) AS matches, max(ord) AS latest FROM results JOIN counted USING (match)
      WHERE guild IS @guild AND game = @game AND ord < @ord AND verdict = 'rated' AND player IS NOT NULL AND mu IS NOT NULL
      GROUP BY player`),
    recount: db.prepare<[string, string]>('UPDATE counted SET verdict = ? WHERE match = ?'),
    keepResult: db.prepare<[ResultRow]>(`
      INSERT INTO results (match, seat, player, side, began, place, share, gave_up, answers, thought, mu, sigma,
        mu_before, sigma_before, matches, shown_before, shown)
      VALUES (@match, @seat, @player, @side, @began, @place, @share, @gave_up, @answers, @thought, @mu, @sigma,
        @mu_before, @sigma_before, @matches, @shown_before, @shown)
      ON CONFLICT (match, seat) DO UPDATE SET place = @place, share = @share, mu = @mu, sigma = @sigma,
        mu_before = @mu_before, sigma_before = @sigma_before, matches = @matches, shown_before = @shown_before,
        shown = @shown`),
    resultsOf: db.prepare<[string], NamedRow>(`
      SELECT results.*, seats.name FROM results JOIN seats USING (match, seat) WHERE match = ? ORDER BY seat`),
    resultsFrom: db.prepare<[OrderedRow], NamedRow>(`
      SELECT results.*, seats.name FROM counted JOIN results USING (match) JOIN seats USING (match, seat)
      WHERE guild IS @guild AND game = @game AND ord >= @ord ORDER BY ord, seat`),

    keepRating: db.prepare<[RatingRow]>(`
      INSERT INTO ratings (guild, game, player, name, mu, sigma, shown, matches, at)
      VALUES (@guild, @game, @player, @name, @mu, @sigma, @shown, @matches, @at)
      ON CONFLICT (guild, game, player) DO UPDATE SET name = @name, mu = @mu, sigma = @sigma, shown = @shown,
        matches = @matches, at = @at`),
    dropRating: db.prepare<[string | null, string, string]>(
      'DELETE FROM ratings WHERE guild = ? AND game = ? AND player = ?',
    ),
    rating: db.prepare<[string, string, string], RatingRow>(
      'SELECT * FROM ratings WHERE guild = ? AND game = ? AND player = ?',
    ),
    ratings: db.prepare<[string, string, number], RatingRow>(
      'SELECT * FROM ratings WHERE guild = ? AND game = ? ORDER BY shown DESC, matches DESC, player LIMIT ?',
    ),
    scores: db.prepare<[string, string], ScoredRow>(`
      SELECT counted.match, counted.at, matches.result, results.player, results.side, seats.name
      FROM counted JOIN matches ON matches.id = counted.match JOIN results ON results.match = counted.match
        JOIN seats ON seats.match = results.match AND seats.seat = results.seat
      WHERE counted.guild = ? AND counted.game = ? AND counted.verdict = 'scored'
      ORDER BY counted.at, counted.match, results.seat`),
    rank: db.prepare<[number, string, string], { better: number; all: number }>(
      'SELECT coalesce(sum(shown > ?), 0) AS better, count(*) AS "all" FROM ratings WHERE guild = ? AND game = ?',
    ),

    past: db.prepare<[string], PastRow>(`
      SELECT results.*, counted.guild, counted.game, counted.verdict, counted.at
      FROM results JOIN counted USING (match) WHERE player = ? ORDER BY counted.at, match`),
    sharesBySide: db.prepare<[string, string], ShareCount>(`
      SELECT side AS key, count(*) AS matches, avg(share) AS share FROM results JOIN counted USING (match)
      WHERE guild = ? AND game = ? AND verdict = 'rated' AND side IS NOT NULL GROUP BY side ORDER BY share DESC, side`),
    sharesByBeginning: db.prepare<[string, string], ShareCount>(`
      SELECT CASE began WHEN 1 THEN 'first' ELSE 'second' END AS key, count(*) AS matches, avg(share) AS share
      FROM results JOIN counted USING (match) WHERE guild = ? AND game = ? AND verdict = 'rated'
        AND EXISTS (SELECT 1 FROM results AS beginner WHERE beginner.match = results.match AND beginner.began = 1)
      GROUP BY began ORDER BY began DESC`),
    lengths: db.prepare<[string, string], Pick<Lengths, 'matches' | 'answers' | 'lasted'>>(`
      SELECT count(*) AS matches, coalesce(sum(answers), 0) AS answers, coalesce(sum(lasted), 0) AS lasted FROM counted
      WHERE guild = ? AND game = ? AND verdict = 'rated'`),
    thoughts: db.prepare<[string, string], Pick<Lengths, 'given' | 'thought'>>(`
      SELECT coalesce(sum(results.answers), 0) AS given, coalesce(sum(thought), 0) AS thought
      FROM results JOIN counted USING (match) WHERE guild = ? AND game = ? AND verdict = 'rated'`),
  };
}
