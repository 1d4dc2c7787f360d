import { describe, expect, it } from 'vitest';
import { Table } from '../../src/engine/table.js';
import { takeableBack, takenBack } from '../../src/engine/taking-back.js';
import { game } from '../../src/games/mage-knight/game.js';
import { inTurn } from '../games/mage-knight/stage.js';

const begun = () =>
  Table.start(
    game,
    inTurn({ scenario: 'first_reconnaissance', heroes: ['tovak', 'goldyx'] }, hero => {
      hero.hand = ['march', 'stamina', 'promise', 'tranquility'];
    }),
  ).table;

describe('taking several answers back', () => {
  it('counts what the seat itself said, and leads where taking them back one by one leads', () => {
    const table = begun();
    const start = table.digest;
    for (const said of ['play:march', 'basic', 'play:stamina', 'basic']) table.answer(0, said);
    expect([takeableBack(table, 0), takeableBack(table, 1)]).toEqual([4, 0]);
    let one = table;
    for (let step = 0; step < 4; step++) one = one.undone(0)!.table;
    const all = takenBack(game, table, 4);
    expect([all.digest, one.digest]).toEqual([start, start]);
    expect(all.saved).toEqual(one.saved);
    expect(takeableBack(all, 0)).toBe(0);
  });

  it('never goes back behind a draw', () => {
    const table = begun();
    table.answer(0, 'play:march');
    table.answer(0, 'basic');
    table.answer(0, 'play:tranquility');
    table.answer(0, 'basic');
    // One of its alternatives draws a card.
    table.answer(0, '2');
    expect(takeableBack(table, 0)).toBe(0);
    table.answer(0, 'play:stamina');
    table.answer(0, 'basic');
    expect(takeableBack(table, 0)).toBe(2);
  });
});
