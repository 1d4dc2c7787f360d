import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { games } from '../../src/registry.js';
import { PASSAGES_ONLY, wholeRulebook } from './whole-rulebook.js';

const rulebook = wholeRulebook();

/** Every number of a rule that stands in quotes in the code of a game: what refusals and /why cite. */
function citedIn(game: string): string[] {
  const files = readdirSync(join('src/games', game), { recursive: true, encoding: 'utf8' });
  const cited = files
    .filter(file => file.endsWith('.ts'))
    .flatMap(
      file =>
        readFileSync(join('src/games', game, file), 'utf8').match(
          /(?<=['"`])[A-Z]{2}(-[A-Z])?-(A\d+|\d+(\.[A-Z]?\d+[a-z]?)+)/g,
        ) ?? [],
    );
  return [...new Set(cited)];
}

it.each(rulebook.books.map(({ game }) => game))('every rule %s cites to a player has a passage to link to', game => {
  const cited = citedIn(game);
  if (!PASSAGES_ONLY.includes(game)) expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(number => rulebook.passageOf(number)?.game !== game)).toEqual([]);
});

it('the search names no game: one joins with its folder, its reference and its numbers', () => {
  const naming = readdirSync('src/rulebook').filter(file => {
    const source = readFileSync(join('src/rulebook', file), 'utf8');
    return games.some(({ id, words }) => [id, words.pl.name, words.en.name].some(name => source.includes(name)));
  });
  expect(naming).toEqual([]);
});
