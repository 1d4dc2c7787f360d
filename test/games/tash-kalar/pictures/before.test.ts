import { expect, test } from 'vitest';
import { boardBefore } from '../../../../src/games/tash-kalar/pictures/before.js';
import { trackBeing } from '../../../../src/games/tash-kalar/pictures/last-move.js';
import type { ContestEntry } from '../../../../src/games/tash-kalar/vocabulary.js';
import { newsOf } from './gallery.js';
import { last, laying, mention, pieces } from './position-parts.js';
import { POSITIONS } from './positions.js';

const on = (name: Parameters<typeof newsOf>[0], square: string) =>
  boardBefore(POSITIONS[name].pieces, newsOf(name)).find(piece => piece.square === square);

test('the board before a summoning holds what died and not the being', () => {
  expect(on('reference', 'F3')).toMatchObject({ colour: 1, rank: 'heroic' });
  expect(on('reference', 'G3')).toBeUndefined();
  expect(on('reference', 'D4')).toBeUndefined();
});

test('what the being crushed stands there again', () => {
  expect(on('full', 'D5')).toMatchObject({ colour: 0, rank: 'heroic' });
  expect(on('duel', 'E5')).toMatchObject({ colour: 0, rank: 'common' });
});

test('ranks, colours and places are turned back, new pieces taken away', () => {
  expect(on('duel', 'H3')?.rank).toBe('common');
  expect(on('duel', 'G7')).toBeUndefined();
  expect(on('over', 'H5')?.colour).toBe(1);
  expect(on('over', 'G2')?.rank).toBe('heroic');
  expect(on('over', 'C4')?.colour).toBe(1);
  expect(on('over', 'F5')?.colour).toBe(0);
});

test('a lifted piece is put back', () => {
  const placed: ContestEntry = {
    tell: 'placed',
    seat: 0,
    by: 0,
    piece: mention('D5', 0, 'common'),
    lifted: mention('A4', 0, 'heroic'),
  };
  expect(boardBefore(pieces('D5:c'), [placed])).toEqual(pieces('A4:h'));
});

test('a being is followed over its moves and until it dies', () => {
  expect(trackBeing(POSITIONS.reference.last!)).toEqual({ at: 'G3', way: ['D4', 'E3', 'F3', 'G3'] });
  expect(trackBeing(POSITIONS.duel.last!).at).toBe('E5');
  const bomb = last(0, 'summoned', {
    card: 'bomb',
    square: 'E5',
    laying: laying('E5', 'F6 F7', { crushes: mention('E5', 1, 'common') }),
    deeds: [
      { did: 'destroyed', piece: mention('E5', 1, 'common'), counted: 1, removed: false },
      { did: 'destroyed', piece: mention('E5', 0, 'common'), counted: 0, removed: false },
    ],
  });
  expect(trackBeing(bomb).at).toBeNull();
});
