import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wholeRulebook } from './whole-rulebook.js';

const rulebook = wholeRulebook();

/** Every number of a rule that stands in quotes in the code of a game: what refusals and /why cite. */
function citedIn(game: string): string[] {
  const files = readdirSync(join('src/games', game), { recursive: true, encoding: 'utf8' });
  const cited = files
    .filter(file => file.endsWith('.ts'))
    .flatMap(
      file => readFileSync(join('src/games', game, file), 'utf8').match(/(?<=['"`])[A-Z]{2}-\d+(\.\d+)+/g) ?? [],
    );
  return [...new Set(cited)];
}

it.each(rulebook.books.map(({ game }) => game))('every rule %s cites to a player has a passage to link to', game => {
  const cited = citedIn(game);
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(number => rulebook.passageOf(number)?.game !== game)).toEqual([]);
});
