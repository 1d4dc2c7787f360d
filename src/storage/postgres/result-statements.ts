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
import { statement } from './statement.js';

/** Matches outside of servers have none, and `=` does not find NULL: the index is over this. */
const SAME = "coalesce(guild, '') = coalesce(@guild, '') AND game = @game";

type Where = { guild: string; game: string };
type From = Pick<OrderedRow, 'guild' | 'game' | 'ord'>;

/** Every statement about counted matches and ratings. */
export const RESULT_STATEMENTS = {
  uncounted: statement<Record<never, never>, { id: string }>(`
    SELECT id FROM matches WHERE NOT counted AND status IN ('finished', 'aborted') ORDER BY ended_at, id`),
  markCounted: statement<{ match: string }>('UPDATE matches SET counted = true WHERE id = @match'),
  /** Matches of one server and game are counted one after the other: each has its number in that order. */
  takeTurn: statement<{ guild: string | null; game: string }>(
    "SELECT pg_advisory_xact_lock(hashtextextended(coalesce(@guild, '') || ' ' || @game, 0))",
  ),
  keepCounted: statement<CountedRow>(`
    INSERT INTO counted (match, guild, game, verdict, answers, lasted, at, ord)
    VALUES (@match, @guild, @game, @verdict, @answers, @lasted, @at,
      (SELECT coalesce(max(ord), 0) + 1 FROM counted WHERE ${SAME}))
    ON CONFLICT (match) DO NOTHING`),
  counted: statement<{ match: string }, OrderedRow>('SELECT * FROM counted WHERE match = @match'),
  countedFrom: statement<From, OrderedRow>(`SELECT * FROM counted WHERE ${SAME} AND ord >= @ord ORDER BY ord`),
  ratingsBefore: statement<From, { player: string; mu: number; sigma: number; matches: number }>(`
    SELECT DISTINCT ON (player) player, mu, sigma, count(*) OVER (PARTITION BY player) AS matches
    FROM results JOIN counted USING (match)
    WHERE ${SAME} AND ord < @ord AND verdict = 'rated' AND player IS NOT NULL AND mu IS NOT NULL
    ORDER BY player, ord DESC`),
  recount: statement<{ match: string; verdict: string }>('UPDATE counted SET verdict = @verdict WHERE match = @match'),
  keepResult: statement<ResultRow>(`
    INSERT INTO results (match, seat, player, side, began, place, share, gave_up, answers, thought, mu, sigma,
      mu_before, sigma_before, matches, shown_before, shown)
    VALUES (@match, @seat, @player, @side, @began, @place, @share, @gave_up, @answers, @thought, @mu, @sigma,
      @mu_before, @sigma_before, @matches, @shown_before, @shown)
    ON CONFLICT (match, seat) DO UPDATE SET place = @place, share = @share, mu = @mu, sigma = @sigma,
      mu_before = @mu_before, sigma_before = @sigma_before, matches = @matches, shown_before = @shown_before,
      shown = @shown`),
  resultsOf: statement<{ match: string }, NamedRow>(`
    SELECT results.*, seats.name FROM results JOIN seats USING (match, seat) WHERE match = @match ORDER BY seat`),
  resultsFrom: statement<From, NamedRow>(`
    SELECT results.*, seats.name FROM counted JOIN results USING (match) JOIN seats USING (match, seat)
    WHERE ${SAME} AND ord >= @ord ORDER BY ord, seat`),

  keepRating: statement<RatingRow>(`
    INSERT INTO ratings (guild, game, player, name, mu, sigma, shown, matches, at)
    VALUES (@guild, @game, @player, @name, @mu, @sigma, @shown, @matches, @at)
    ON CONFLICT (guild, game, player) DO UPDATE SET name = @name, mu = @mu, sigma = @sigma, shown = @shown,
      matches = @matches, at = @at`),
  dropRating: statement<Where & { player: string }>(
    'DELETE FROM ratings WHERE guild = @guild AND game = @game AND player = @player',
  ),
  rating: statement<Where & { player: string }, RatingRow>(
    'SELECT * FROM ratings WHERE guild = @guild AND game = @game AND player = @player',
  ),
  ratings: statement<Where & { limit: number }, RatingRow>(`
    SELECT * FROM ratings WHERE guild = @guild AND game = @game ORDER BY shown DESC, matches DESC, player LIMIT @limit`),
  scores: statement<Where, ScoredRow>(`
    SELECT counted.match, counted.at, matches.result, results.player, results.side, seats.name
    FROM counted JOIN matches ON matches.id = counted.match JOIN results ON results.match = counted.match
      JOIN seats ON seats.match = results.match AND seats.seat = results.seat
    WHERE counted.guild = @guild AND counted.game = @game AND counted.verdict = 'scored'
    ORDER BY counted.at, counted.match, results.seat`),
  rank: statement<Where & { shown: number }, { better: number; all: number }>(`
    SELECT count(*) FILTER (WHERE shown > @shown) AS better, count(*) AS "all" FROM ratings
    WHERE guild = @guild AND game = @game`),

  past: statement<{ player: string }, PastRow>(`
    SELECT results.*, counted.guild, counted.game, counted.verdict, counted.at
    FROM results JOIN counted USING (match) WHERE player = @player ORDER BY counted.at, match`),
  sharesBySide: statement<Where, ShareCount>(`
    SELECT side AS key, count(*) AS matches, avg(share) AS share FROM results JOIN counted USING (match)
    WHERE guild = @guild AND game = @game AND verdict = 'rated' AND side IS NOT NULL
    GROUP BY side ORDER BY avg(share) DESC, side`),
  sharesByBeginning: statement<Where, ShareCount>(`
    SELECT CASE WHEN began THEN 'first' ELSE 'second' END AS key, count(*) AS matches, avg(share) AS share
    FROM results JOIN counted USING (match) WHERE guild = @guild AND game = @game AND verdict = 'rated'
      AND EXISTS (SELECT 1 FROM results AS beginner WHERE beginner.match = results.match AND beginner.began)
    GROUP BY began ORDER BY began DESC`),
  lengths: statement<Where, Pick<Lengths, 'matches' | 'answers' | 'lasted'>>(`
    SELECT count(*) AS matches, coalesce(sum(answers), 0) AS answers, coalesce(sum(lasted), 0)::bigint AS lasted
    FROM counted WHERE guild = @guild AND game = @game AND verdict = 'rated'`),
  thoughts: statement<Where, Pick<Lengths, 'given' | 'thought'>>(`
    SELECT coalesce(sum(results.answers), 0) AS given, coalesce(sum(thought), 0)::bigint AS thought
    FROM results JOIN counted USING (match) WHERE guild = @guild AND game = @game AND verdict = 'rated'`),
};
