import { expect, it } from 'vitest';
import { makeSnapshot, parseSnapshot, pieceViews } from '../../../src/games/tash-kalar/snapshot.js';
import { Stage } from './stage.js';

it('keeps a board as a text and reads it again', () => {
  const stage = new Stage({ mode: 'melee', seats: 4, board: 'c A3 h C1 l E5 C B2 L I7 1 G9 6 D4' }).setGateway('C1');
  const pieces = pieceViews(stage.contest);
  expect(pieces.find(({ square }) => square === 'C1')).toMatchObject({ gateway: true, rank: 'heroic' });
  expect(parseSnapshot(makeSnapshot(pieces))).toEqual(pieces);
  expect(makeSnapshot(pieces)).toHaveLength(69);
});

it('stands in the entry as the effect left the board', () => {
  const stage = new Stage({ schools: ['sylvan'], hand: ['sapling'] }).fit('sapling', 'E5');
  stage.summon('sapling', 'E5');
  const [entry] = stage.told('summoned');
  expect(parseSnapshot(entry!.board)).toEqual(pieceViews(stage.contest));
});
