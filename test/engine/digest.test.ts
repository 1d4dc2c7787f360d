import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copy, digest } from '../../src/engine/index.js';

it.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('gives the published FNV-1a value of %j', (text, known) => {
  expect(digest(text)).toBe(known);
});

it('is eight digits of the text alone, and one changed letter changes it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, where) => {
      expect(digest(text)).toMatch(/^[0-9a-f]{8}$/);
      const at = where % text.length;
      const other = `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;
      expect(digest(other)).not.toBe(digest(text));
    }),
  );
});

it('a copy is equal and shares nothing', () => {
  const original = { list: [{ deep: 1 }], none: null };
  const copied = copy(original);
  expect(copied).toEqual(original);
  copied.list[0]!.deep = 2;
  expect(original.list[0]!.deep).toBe(1);
});
