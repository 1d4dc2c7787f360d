import { describe, expect, it } from 'vitest';
import { begin, randomAnswer, randomFrom, type Said, type Table } from '../../src/engine/index.js';
import { type PebblesState, pebbles } from './pebbles.js';
import { beginningOf, findMoment, playRandomly } from './random-match.js';

const position = (table: Table<PebblesState>) => ({ digest: table.digest, open: table.open, saved: table.saved });

/** A match of two whose first seat is on turn and has everything to choose from. */
function onTurn(): Table<PebblesState> {
  const { table } = begin(pebbles, beginningOf(2, 2));
  table.answer(0, 1);
  table.answer(1, 0);
  return table;
}

function answerAll(table: Table<PebblesState>, seat: number, ...all: readonly Said[]): void {
  for (const said of all) expect(table.answer(seat, said)).not.toBeNull();
}

describe('undo', () => {
  it('is exact at every decision of whole matches, and allowed exactly where nobody learnt anything', () => {
    let undone = 0;
    for (let number = 0; number < 12; number++) {
      const random = randomFrom('1'.repeat(32));
      playRandomly(number, table => {
        const before = position(table);
        for (const decision of table.open) {
          const tried = table.fork();
          tried.answer(decision.seat, randomAnswer(decision, random));
          const learnt = tried.state.sealed !== table.state.sealed || tried.isOver;
          expect(tried.canUndo(decision.seat)).toBe(!learnt);
          if (learnt) continue;
          undone += 1;
          const back = tried.undone(decision.seat)!;
          expect(position(back.table)).toEqual(before);
          expect(back.answer.key).toBe(decision.key);
          // What others have said to the same question is still sealed: they may take it back too.
          for (const other of table.state.hands.keys())
            expect(tried.canUndo(other)).toBe(
              other === decision.seat || (tried.isHalfAnswered && tried.sealedOf(other) !== null),
            );
        }
      });
    }
    expect(undone).toBeGreaterThan(300);
  });

  it('goes back answer by answer to the last thing anybody learnt', () => {
    const table = onTurn();
    const [pebble] = table.state.hands[0]!;
    const positions = [position(table)];
    for (const said of ['throw', pebble!]) {
      answerAll(table, 0, said);
      positions.push(position(table));
    }
    answerAll(table, 0, 'b');
    let back = table;
    for (const expected of positions.reverse()) {
      back = back.undone(0)!.table;
      expect(position(back)).toEqual(expected);
    }
    expect(back.canUndo(0)).toBe(false); // the bids were revealed here
  });

  it('reaches across resting points', () => {
    const table = onTurn();
    answerAll(table, 0, 'pass');
    expect(table.decisionOf(1)?.key).toBe('action');
    expect(table.undone(0)?.table.decisionOf(0)?.key).toBe('action');
  });

  it('never takes back a roll, but what was said after it', () => {
    const table = onTurn();
    answerAll(table, 0, 'roll');
    expect(table.canUndo(0)).toBe(false);
    answerAll(table, 0, 0);
    const back = table.undone(0)!.table;
    expect(back.decisionOf(0)?.key).toBe('take');
    expect(back.canUndo(0)).toBe(false);
  });

  it('never takes back what another seat answered, until that seat has taken it back', () => {
    const table = onTurn();
    answerAll(table, 0, 'pass');
    answerAll(table, 1, 'throw');
    expect([table.canUndo(0), table.canUndo(1)]).toEqual([false, true]);
    expect(table.undone(0)).toBeNull();
    expect(table.undone(1)?.table.canUndo(0)).toBe(true);
  });

  it('takes a sealed answer back while others are still thinking', () => {
    const table = findMoment(({ open }) => open.length === 3 && open[0]?.key === 'bury');
    const [first, second] = table.open.map(({ seat }) => seat);
    answerAll(table, first!, []);
    expect(table.canUndo(first!)).toBe(true);
    expect(table.canUndo(second!)).toBe(false);
    expect(table.undone(first!)?.table.open).toHaveLength(3);
  });
});
