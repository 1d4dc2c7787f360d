import { type Language, readableBy } from '../../engine/index.js';
import type { Match } from '../../matches/index.js';
import { type Surface, sceneFor, spoken } from '../surface.js';
import { pagesOf } from './pages.js';

/** A match to read, as Markdown: who played what, and all that everybody may know of what happened. */
export async function writtenMatch({ house }: Surface, match: Match, language: Language): Promise<string> {
  const game = house.game(match.game);
  const words = game.words[language];
  const table = await house.table(match);
  const scene = spoken(sceneFor(game, match, table, 'spectator', language));
  const told = (await house.store.history(match.id, 0)).filter(one => readableBy([one], 'spectator').length > 0);
  const seats = scene.names.map((name, seat) => `${seat + 1}. ${name}, ${words.seat(scene, seat)}`);
  const chapters = pagesOf(game, told, scene, language).flatMap(({ lines: [first, ...rest] }) =>
    first === undefined ? [] : [[`## ${first}`, ...rest.map(line => `- ${line}`)].join('\n')],
  );
  return `${[`# ${words.name}`, seats.join('\n'), ...chapters].join('\n\n')}\n`;
}
