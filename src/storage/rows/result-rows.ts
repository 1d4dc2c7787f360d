import type { Counted, CountedSeat, Verdict } from '../../leagues/rating.js';
import type { Past, Scored } from '../../leagues/store.js';

export interface CountedRow {
  match: string;
  guild: string | null;
  game: string;
  verdict: string;
  answers: number;
  lasted: number;
  at: number;
}

/** A counted match where it stands in the order of counting. */
export type OrderedRow = CountedRow & { ord: number };

export interface ResultRow {
  match: string;
  seat: number;
  player: string | null;
  side: string | null;
  began: number;
  place: number;
  share: number;
  gave_up: string | null;
  answers: number;
  thought: number;
  mu: number | null;
  sigma: number | null;
  mu_before: number | null;
  sigma_before: number | null;
  /** Rated matches of the player, with this one. */
  matches: number | null;
  shown_before: number | null;
  shown: number | null;
}

/** A result with what the player was called at the table. */
export type NamedRow = ResultRow & { name: string };

export interface RatingRow {
  guild: string;
  game: string;
  player: string;
  name: string;
  mu: number;
  sigma: number;
  shown: number;
  matches: number;
  at: number;
}

export type PastRow = ResultRow & Pick<CountedRow, 'guild' | 'game' | 'verdict' | 'at'>;

/** A seat of a match that was played for a score. */
export interface ScoredRow {
  match: string;
  at: number;
  result: string;
  player: string | null;
  name: string;
  side: string | null;
}

/** Matches out of the rows of their seats, in the order they come in. */
export function parseScored(rows: readonly ScoredRow[]): Scored[] {
  const found = new Map<string, Scored>();
  for (const { match, at, result, player, name, side } of rows) {
    const { score } = JSON.parse(result) as { score: Scored['score'] };
    const known = found.get(match)?.seats ?? [];
    found.set(match, { match, at, score, seats: [...known, { player, name, side }] });
  }
  return [...found.values()];
}

export const makeResultRow = (match: string, seat: number, { before, after, ...result }: CountedSeat): ResultRow => ({
  match,
  seat,
  player: result.player,
  side: result.side,
  began: Number(result.began),
  place: result.place,
  share: result.share,
  gave_up: result.gaveUp,
  answers: result.answers,
  thought: result.thought,
  mu: after?.mu ?? null,
  sigma: after?.sigma ?? null,
  mu_before: before?.mu ?? null,
  sigma_before: before?.sigma ?? null,
  matches: after?.matches ?? null,
  shown_before: result.shownBefore,
  shown: result.shown,
});

export const parsePast = (row: PastRow): Past => ({
  match: row.match,
  guild: row.guild,
  game: row.game,
  at: row.at,
  verdict: row.verdict as Verdict,
  side: row.side,
  began: row.began === 1,
  place: row.place,
  share: row.share,
  gaveUp: row.gave_up,
  answers: row.answers,
  thought: row.thought,
  shownBefore: row.shown_before,
  shown: row.shown,
});

export function parseCounted({ ord: _, ...row }: OrderedRow, results: readonly NamedRow[]): Counted {
  const seats = results.map(result => ({
    player: result.player,
    name: result.name,
    side: result.side,
    began: result.began === 1,
    place: result.place,
    share: result.share,
    gaveUp: result.gave_up as Counted['seats'][number]['gaveUp'],
    answers: result.answers,
    thought: result.thought,
    shownBefore: result.shown_before,
    shown: result.shown,
    ...beliefs(result),
  }));
  return { ...row, verdict: row.verdict as Verdict, seats };
}

/** The ratings behind a result, as far as they were kept when it was counted. */
function beliefs({ mu, sigma, mu_before, sigma_before, matches }: ResultRow): Partial<Counted['seats'][number]> {
  if (mu === null || sigma === null) return {};
  const after = { mu, sigma, matches: matches ?? 0 };
  if (mu_before === null || sigma_before === null) return { after };
  return { after, before: { mu: mu_before, sigma: sigma_before, matches: after.matches - 1 } };
}
