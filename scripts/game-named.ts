import { pathToFileURL } from 'node:url';
import type { Game } from '../src/engine/index.js';
import { games } from '../src/registry.js';

/** A registered game, or the `game` a module exports: a game can be tried before it is registered. */
export async function gameNamed(id: string | undefined, from: string | undefined): Promise<Game> {
  const known = from === undefined ? games : [((await import(pathToFileURL(from).href)) as { game: Game }).game];
  const game = known.find(game => id === undefined || game.id === id);
  if (game && (id !== undefined || from !== undefined)) return game;
  const names = known.map(game => game.id).join(', ') || 'none yet';
  throw new Error(`--game is one of: ${names}`);
}

/** "mode=duel,variant=basic" as lobby choices. */
export function parseChosen(text: string): Record<string, string> {
  const pairs = text.split(',').filter(pair => pair !== '');
  return Object.fromEntries(
    pairs.map(pair => {
      const [id, value, ...rest] = pair.split('=');
      if (!id || !value || rest.length > 0) throw new Error(`--chosen takes name=value pairs, not ${pair}`);
      return [id, value];
    }),
  );
}
