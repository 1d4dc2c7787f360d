import { expect, test } from 'vitest';
import { Shelf, StoredShelf } from '../../src/album/shelf.js';
import type { Mark } from '../../src/engine/index.js';

const piece: Mark[] = [
  { kind: 'shape', path: 'M0 0h4v4Z', fill: { linear: [0, 0, 4, 4], stops: ['#000000', '#ffffff'] }, dash: [1, 2] },
  { kind: 'icon', name: 'crown', x: 1, y: 2, size: 30, fill: '#ffffff', halo: '#000000' },
];
const marks: Mark[] = [
  { kind: 'shape', path: 'M0 0h100v100Z', stroke: '#123456', width: 2, shadow: { colour: '#000000', blur: 4 } },
  { kind: 'text', text: 'Żółw, „→” 1', x: 0.1 + 0.2, y: -7, size: 20, face: 'grenze-700', fill: '#ffffff', max: 60 },
  { kind: 'group', marks: piece, x: 10, y: 20, turn: 60, still: [0, 0, 40, 40] },
  { kind: 'group', marks: [{ kind: 'group', marks: piece, x: 30, y: 0, alpha: 0.5 }], x: 0, y: 0, clip: 'M0 0h9v9Z' },
];

/** Without what stills are known by. */
const plain = (laid: readonly Mark[]): unknown =>
  JSON.parse(JSON.stringify(laid, (key, value) => (key === 'content' ? undefined : value)));

test('marks come back as they were laid', () => {
  const shelf = new Shelf();
  const list = shelf.lay(marks);
  const stored = JSON.parse(JSON.stringify(shelf.stored)) as typeof shelf.stored;
  expect(plain(new StoredShelf(stored).marks(list))).toEqual(plain(marks));
});

test('what comes again is kept once, also as another array', () => {
  const shelf = new Shelf();
  const list = shelf.lay(marks);
  const rows = shelf.stored.look.length;
  expect(shelf.lay(structuredClone(marks))).toBe(list);
  expect(shelf.stored.look).toHaveLength(rows);
  // A piece that has moved is one more row, and its marks are none.
  shelf.lay([{ kind: 'group', marks: piece, x: 11, y: 20, turn: 60, still: [0, 0, 40, 40] }]);
  expect(shelf.stored.look).toHaveLength(rows + 1);
});

test('what is written in which face and which icons are shown is known', () => {
  const shelf = new Shelf();
  shelf.lay(marks);
  expect([...shelf.texts]).toEqual([['grenze-700', new Set(['Żółw, „→” 1'])]]);
  expect([...shelf.icons]).toEqual(['crown']);
});
