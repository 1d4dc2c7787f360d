import { expect, test } from 'vitest';
import { plain } from '../../src/discord/limits.js';
import { spansOf, unmarked } from '../../src/engine/index.js';

test('what stands between stars is loud', () => {
  expect(spansOf('**Ada** hits **Bob**.')).toEqual([
    { text: 'Ada', isStrong: true },
    { text: ' hits ', isStrong: false },
    { text: 'Bob', isStrong: true },
    { text: '.', isStrong: false },
  ]);
  expect(spansOf('')).toEqual([]);
});

test.each(['**', 'a_b*c', '\\', '`x` ~~y~~ ||z||', '<@1> #2 [3](4): -# >', '\\**\\'])(
  'a name that is full of marks is read as it is: %s',
  name => {
    expect(unmarked(`**${plain(name)}** plays`)).toBe(`${name} plays`);
    expect(spansOf(`${plain(name)} plays`)).toEqual([{ text: `${name} plays`, isStrong: false }]);
  },
);
