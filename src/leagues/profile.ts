import type { PlayerId } from '../matches/index.js';
import type { Hall } from './hall.js';
import { shownRating } from './rating.js';
import type { Past } from './store.js';

/** What a person has done in one game on one server. */
export interface GameRecord {
  readonly game: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Matches in a row up to now: won ones positive, lost ones negative. */
  readonly streak: number;
  readonly best: number;
  readonly rated: number;
  readonly rating: number | null;
  readonly rank: number | null;
  readonly sides: readonly { readonly side: string; readonly won: number; readonly matches: number }[];
  /** The rating over time, oldest first. */
  readonly curve: readonly { readonly at: number; readonly shown: number }[];
}

export interface Profile {
  readonly games: readonly GameRecord[];
  readonly matches: number;
  /** Matches in which they ran out of time. */
  readonly timeouts: number;
  /** Mean time of an answer in milliseconds; null without any. */
  readonly response: number | null;
}

/** A match without a result, or whose result was annulled, says nothing of how somebody plays; every other one does. */
const tells = ({ verdict }: Past): boolean => verdict !== 'aborted' && verdict !== 'annulled';

/** At a larger table only the first place is a win, and only a shared one a draw. */
const isWon = ({ share }: Past): boolean => share === 1;
const isDrawn = ({ share, place }: Past): boolean => place === 1 && share > 0 && share < 1;

export async function profileOf(hall: Hall, guild: string, player: PlayerId): Promise<Profile> {
  const past = (await hall.store.past(player, guild)).filter(tells);
  const games = [...new Set(past.map(({ game }) => game))];
  const answers = past.reduce((sum, each) => sum + each.answers, 0);
  return {
    games: await Promise.all(
      games.map(game =>
        recordOf(
          hall,
          guild,
          player,
          past.filter(each => each.game === game),
        ),
      ),
    ),
    matches: past.length,
    timeouts: past.filter(({ gaveUp }) => gaveUp === 'claimed').length,
    response: answers === 0 ? null : past.reduce((sum, each) => sum + each.thought, 0) / answers,
  };
}

async function recordOf(hall: Hall, guild: string, player: PlayerId, past: readonly Past[]): Promise<GameRecord> {
  const { game } = past[0]!;
  // Who plays against nobody neither wins nor loses.
  const contested = past.filter(({ verdict }) => verdict !== 'scored');
  const rating = await hall.store.rating(guild, game, player);
  const shown = rating ? shownRating(rating) : null;
  const rank = shown === null ? null : (await hall.store.rank(guild, game, shown)).better + 1;
  const sides = new Map<string, { side: string; won: number; matches: number }>();
  for (const each of contested) {
    const { side } = each;
    if (side === null) continue;
    const row = sides.get(side) ?? { side, won: 0, matches: 0 };
    sides.set(side, { side, won: row.won + Number(isWon(each)), matches: row.matches + 1 });
  }
  return {
    game,
    won: contested.filter(isWon).length,
    drawn: contested.filter(isDrawn).length,
    lost: contested.filter(each => !isWon(each) && !isDrawn(each)).length,
    ...streaks(contested),
    rated: rating?.matches ?? 0,
    rating: shown,
    rank,
    sides: [...sides.values()].sort((a, b) => b.matches - a.matches),
    curve: curveOf(past),
  };
}

/** The rating after every rated match, and before the first of them. */
function curveOf(past: readonly Past[]): GameRecord['curve'] {
  const rated = past.flatMap(({ at, shown, shownBefore }) => (shown === null ? [] : [{ at, shown, shownBefore }]));
  return rated.flatMap(({ at, shown, shownBefore }, index) =>
    index === 0
      ? [
          { at, shown: shownBefore! },
          { at, shown },
        ]
      : [{ at, shown }],
  );
}

function streaks(past: readonly Past[]): Pick<GameRecord, 'streak' | 'best'> {
  let [streak, best] = [0, 0];
  for (const each of past) {
    if (isWon(each)) streak = Math.max(streak, 0) + 1;
    else if (isDrawn(each)) streak = 0;
    else streak = Math.min(streak, 0) - 1;
    best = Math.max(best, streak);
  }
  return { streak, best };
}
