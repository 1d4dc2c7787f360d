import { afterAll, expect, test } from 'vitest';
import { entriesTyped } from '../src/discord/rules/typing.js';
import { createLookUp } from '../src/look-up.js';
import { openRulebook } from '../src/open-rulebook.js';
import { games } from '../src/registry.js';
import type { Question } from '../src/rulebook/index.js';

const rulebook = openRulebook(games.filter(({ id }) => id === 'monolith-arena'));
const lookUp = createLookUp(rulebook.books);
afterAll(() => lookUp.close());

const asked = (text: string): Question => ({ text, language: 'en', most: 5 });

test('a thread finds what the rulebook finds', async () => {
  for (const text of ['net', 'MA-10.8', 'how does a banner turn']) {
    expect(await lookUp.find(asked(text))).toEqual(rulebook.find(asked(text)));
  }
});

test('who types before the words are learnt sees titles', async () => {
  const never = { find: () => new Promise<never>(() => undefined), close: async () => undefined };
  const shown = await entriesTyped({ rulebook, lookUp: never }, asked('BANNER'), 1);
  expect(shown.length).toBeGreaterThan(0);
  for (const { text } of shown) expect(`${text.en.title} ${text.pl.title}`.toLowerCase()).toMatch(/banner|sztandar/);
});

test('who types later sees what fits best, also while typing', async () => {
  const atOnce = { find: async (question: Question) => rulebook.find(question), close: async () => undefined };
  const best = rulebook.find({ ...asked('bann'), isTyping: true }).map(({ entry }) => entry);
  expect(await entriesTyped({ rulebook, lookUp: atOnce }, asked('bann'), 60_000)).toEqual(best);
});
