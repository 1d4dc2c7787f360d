import { expect, test } from 'vitest';
import { gallery } from '../../src/discord/components.js';
import { personChosen } from '../../src/discord/leagues/official.js';
import { LIMITS } from '../../src/discord/limits.js';
import { makeBody, message } from '../../src/discord/message.js';
import { tidyName } from '../../src/matches/index.js';

test('ids of attachments are strings, as Discord has them', () => {
  const files = ['a.webp', 'b.webp'].map(file => ({ file, data: Buffer.alloc(1), alt: 'a board' }));
  const { attachments } = makeBody(message([gallery(files)], { files }));
  expect(attachments).toMatchObject([
    { id: '0', filename: 'a.webp' },
    { id: '1', filename: 'b.webp' },
  ]);
});

test('what stands for a picture is cut here, between words and never in the middle of a character', () => {
  const files = [{ file: 'a.webp', data: Buffer.alloc(1), alt: `${'Rycerz C3 🐉 '.repeat(100)}` }];
  const { components, attachments } = makeBody(message([gallery(files)], { files }));
  const texts = JSON.stringify([components, attachments]).match(/"description":"[^"]*"/g)!;
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text.length - '"description":""'.length).toBeLessThanOrEqual(LIMITS.altText);
    expect(text).toMatch(/(Rycerz|C3|🐉)…"$/u);
  }
});

test.each([
  ['Ola', 'Ola'],
  ['  Ola\n\n# Winner  ', 'Ola # Winner'],
  ['\u202eola\u202c', 'ola'],
  ['Ola\u2066\u2069\u200f\u061c Nowak', 'Ola Nowak'],
  ['👩‍🚀 Żaneta', '👩‍🚀 Żaneta'],
  ['\u0000\u2028\u200e', ''],
])('%j is known as %j', (given, known) => {
  expect(tidyName(given)).toBe(known);
});

test('whoever is offered a place is known by a name on one line, by their id where nothing is left of it', () => {
  const chosen = (displayName: string) => personChosen({ id: '7', displayName, bot: false }).name;
  expect(chosen('\u202eOla\n# Winner')).toBe('Ola # Winner');
  expect(chosen('\u202e\u2066')).toBe('7');
});
