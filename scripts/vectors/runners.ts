import { runRealmVector } from './mage-knight/run.js';
import { runArenaVector } from './monolith-arena/run.js';
import { runContestVector } from './tash-kalar/run.js';
import type { Runner } from './verdict.js';
import { runWonderlandVector } from './wonderlands-war/run.js';

/** How the vectors of each game are run, by its name: see `parseVectors`. */
export const runners: Readonly<Record<string, Runner>> = {
  'Mage Knight': vector => runRealmVector(vector as Parameters<typeof runRealmVector>[0]),
  'Monolith Arena': vector => runArenaVector(vector as Parameters<typeof runArenaVector>[0]),
  'Tash-Kalar': vector => runContestVector(vector as Parameters<typeof runContestVector>[0]),
  "Wonderland's War": vector => runWonderlandVector(vector as Parameters<typeof runWonderlandVector>[0]),
};

/** The game and the vectors of a file: named in `meta.game`, or told by its scenarios, or by the kinds of its vectors. */
export function parseVectors(text: string): { readonly game: string; readonly vectors: readonly unknown[] } {
  const { meta, vectors, scenarios } = JSON.parse(text) as {
    meta?: { game?: string };
    vectors?: { kind?: string }[];
    scenarios?: { kind?: string }[];
  };
  const told =
    vectors?.[0]?.kind !== undefined
      ? 'Mage Knight'
      : scenarios?.[0]?.kind !== undefined
        ? "Wonderland's War"
        : 'Tash-Kalar';
  return { game: meta?.game ?? told, vectors: vectors ?? scenarios ?? [] };
}
