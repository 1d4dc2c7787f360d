import type { Game } from '../../engine/index.js';
import type { House } from '../../matches/index.js';

/** How far somebody has come in the course of a game. */
export interface Progress {
  readonly game: Game;
  /** The step they stand at; one that is finished begins anew. */
  readonly step: number;
  readonly isFinished: boolean;
}

const DONE = 'done';
const nameOf = (game: Game): string => `course-${game.id}`;

export async function courseProgress({ store }: House, player: string, game: Game): Promise<Progress> {
  return progressIn(await store.settings('player', player), game);
}

function progressIn(settings: Readonly<Record<string, string>>, game: Game): Progress {
  const kept = settings[nameOf(game)] ?? '0';
  const steps = game.course?.steps.length ?? 0;
  const isFinished = kept === DONE;
  // A course that has become shorter since is taken up at its start.
  return { game, isFinished, step: isFinished || Number(kept) >= steps ? 0 : Number(kept) };
}

/** Keeps the step somebody has reached; who has finished once has finished. */
export async function keepProgress(house: House, player: string, game: Game, step: number): Promise<void> {
  const { store } = house;
  const settings = await store.settings('player', player);
  if (progressIn(settings, game).isFinished) return;
  const kept = step >= (game.course?.steps.length ?? 0) ? DONE : String(step);
  await store.keepSettings('player', player, { ...settings, [nameOf(game)]: kept });
}

/** The courses somebody has begun, and how far they came. */
export async function coursesOf({ store, world }: House, player: string): Promise<readonly Progress[]> {
  const settings = await store.settings('player', player);
  return world.games
    .filter(game => game.course && settings[nameOf(game)] !== undefined)
    .map(game => progressIn(settings, game));
}
