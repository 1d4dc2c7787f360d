import { type Count, type Game, readAlong } from '../../engine/index.js';
import { beginningOf, type KeptAnswer, type Logged, type Match } from '../../matches/index.js';
import { type Turn, turnsOf } from './match-turns.js';

/** A turn of a match that is over: what everybody was told of it, and what each seat stood at when it ended. */
export interface ToldTurn extends Turn {
  readonly view: unknown;
  readonly standing: readonly number[];
}

export interface MatchStory {
  readonly turns: readonly ToldTurn[];
  readonly counts: readonly Count[];
}

/** A turn that changed who was ahead, or by how much. */
export interface Swing {
  readonly turn: ToldTurn;
  readonly before: readonly number[];
}

/** A match turn by turn, with its numbers; null where the game has none, or the rules of today lead elsewhere. */
export function storyOf(
  game: Game,
  match: Match,
  answers: readonly KeptAnswer[],
  log: readonly Logged[],
): MatchStory | null {
  const { tally } = game;
  const turns = turnsOf(game, log);
  if (!tally || turns.length === 0) return null;
  const stops = turns.map(({ told }) => answers.filter(({ moment }) => moment <= told.at(-1)!.moment).length);
  const views = readAlong(
    game,
    beginningOf(match),
    answers.map(({ answer }) => answer),
    stops,
    state => game.view(state, 'spectator'),
  );
  if (views.length < stops.length) return null;
  const entries = turns.flatMap(({ told }) => told.map(({ entry }) => entry));
  return {
    turns: turns.map((turn, at) => ({ ...turn, view: views[at], standing: tally.standing(views[at]) })),
    counts: tally.counts(entries, match.seats.length),
  };
}

/** The turns that moved the seats furthest from or towards each other, at most so many, in the order they were played. */
export function swingsOf({ turns }: Pick<MatchStory, 'turns'>, most: number): Swing[] {
  return turns
    .slice(1)
    .map((turn, at): Swing => ({ turn, before: turns[at]!.standing }))
    .map(swing => ({ swing, size: sizeOf(swing) }))
    .filter(({ size }) => size > 0)
    .sort((one, other) => other.size - one.size || one.swing.turn.number - other.swing.turn.number)
    .slice(0, most)
    .map(({ swing }) => swing)
    .sort((one, other) => one.turn.number - other.turn.number);
}

/** How far a seat went against the others; of one alone, how far it went. */
function sizeOf({ turn: { standing }, before }: Swing): number {
  const gains = standing.map((value, seat) => value - before[seat]!);
  if (gains.length === 1) return Math.abs(gains[0]!);
  const sum = gains.reduce((total, gain) => total + gain, 0);
  return Math.max(...gains.map(gain => Math.abs(gain - (sum - gain) / (gains.length - 1))));
}
