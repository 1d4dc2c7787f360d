import { LIMITS } from '../../../src/discord/limits.js';
import { pagesOf } from '../../../src/discord/matches/pages.js';
import { readableBy } from '../../../src/engine/index.js';
import type { Logged } from '../../../src/matches/index.js';
import { Broken } from '../broken.js';
import { nameOf } from './hidden.js';
import { type Moment, readersOf, sceneOf } from './moment.js';
import { languagesOf } from './words.js';

/**
 * All that was told to everybody in a match stands on the pages of what happened, which "Log" under a post, `/log` and the
 * export are made of: for every reader, in its order, whole, and in words unless an entry beside it tells the same.
 */
export function checkAnnals(moment: Moment, told: readonly Logged[]): void {
  const open = told.filter(({ seats }) => seats === undefined);
  for (const language of languagesOf(moment.game)) {
    for (const reader of readersOf(moment.seats)) {
      const scene = sceneOf(moment, reader);
      const pages = pagesOf(
        moment.game,
        told.filter(one => readableBy([one], reader).length > 0),
        scene,
        language,
      );
      const written = new Map(pages.flatMap(({ told: on, lines }) => on.map(one => [one, lines] as const)));
      for (const one of open) {
        const line = moment.game.words[language].news(one.entry, scene);
        if (!written.has(one) || (line !== null && !written.get(one)!.includes(line)))
          throw new Broken('words', `${language}: ${nameOf(reader)} finds no page with ${one.entry.tell}`);
      }
      const longest = Math.max(0, ...pages.map(({ lines }) => lines.join('\n').length));
      if (longest > LIMITS.textPerMessage)
        throw new Broken('words', `${language}: a page of ${longest} letters would be cut`);
    }
  }
}
