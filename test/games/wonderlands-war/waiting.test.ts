import { describe, expect, it } from 'vitest';
import type { OneDecision } from '../../../src/engine/decision.js';
import type { Chip } from '../../../src/games/wonderlands-war/chips.js';
import { instructionIds } from '../../../src/games/wonderlands-war/instruction.js';
import type { Wonderland } from '../../../src/games/wonderlands-war/state.js';
import { atWar, Stage } from './stage.js';

const many = (chip: Chip, count = 12): Chip[] => new Array<Chip>(count).fill(chip);
const bags =
  (...all: Chip[][]) =>
  (state: Wonderland): void => {
    for (const [seat, bag] of all.entries()) state.seats[seat]!.bag = [...bag];
  };
const awaited = ({ table }: Stage): number[] => table.awaited.map(({ seat }) => seat);
const offered = ({ table }: Stage, seat: number): string[] =>
  ((table.offeredTo(seat) as OneDecision | undefined)?.options ?? []).map(({ id }) => id);

describe('a fighter who is not asked', () => {
  it('may leave an instruction while the others lay wagers, before the first draw', () => {
    const stage = atWar([2, 2, 0], bags(many('faction:1'), many('faction:1')));
    expect(awaited(stage)).toEqual([2]);
    expect(stage.table.answer(0, 'until:3')?.answer.key).toBe('instruction');
    expect(awaited(stage)).toEqual([2]);
    stage.say('none');
    expect(awaited(stage)).toEqual([1]);
    expect(stage.table.instructionOf(2)).toBeUndefined();
  });

  it('may change it, take it away or withdraw, until it is carried out', () => {
    const stage = atWar([2, 2, 0], bags(many('faction:1'), many('faction:1'))).say('none');
    expect(offered(stage, 0)).toEqual(['withdraw', 'draw', ...instructionIds(1)]);
    stage.table.answer(0, 'until:9');
    stage.table.answer(1, 'draw');
    // Seat 0 goes on by itself; seat 1 is asked.
    expect([awaited(stage), offered(stage, 0)]).toEqual([[1], [...instructionIds(2), 'withdraw', 'none']]);
    stage.table.answer(0, 'none');
    stage.table.answer(1, 'draw');
    expect([awaited(stage), stage.asked.key]).toEqual([[0], 'draw-on']);
    stage.table.answer(0, 'until:8');
    expect(awaited(stage)).toEqual([1]);
    stage.table.answer(0, 'withdraw');
    expect(stage.view(0).battle!.fighters[0]!.instruction).toEqual({ stop: 'strength', at: 0 });
    stage.say('draw');
    expect(stage.entries('decided').at(-1)).toMatchObject({ withdrawn: [0] });
  });

  it('may leave one after the sealed answer; it holds from the draw after', () => {
    const stage = atWar([2, 2, 0], bags(many('faction:1'), many('faction:1'))).say('none');
    stage.table.answer(0, 'draw');
    expect(stage.table.sealedOf(0)?.said).toBe('draw');
    stage.table.answer(0, 'until:4');
    stage.table.answer(1, 'draw');
    expect(stage.state.battle!.fighters[0]).toMatchObject({ strength: 2, instruction: { at: 4 } });
    expect(awaited(stage)).toEqual([1]);
  });

  it('has none once withdrawn or eliminated, and outside of a battle', () => {
    const stage = atWar([2, 2, 1], bags(many('faction:1'), many('faction:1'), many('faction:1')));
    stage.until('draw-on');
    stage.table.answer(0, 'withdraw');
    stage.table.answer(1, 'draw');
    stage.table.answer(2, 'draw');
    expect([0, 1, 2].map(seat => stage.table.instructionOf(seat))).toEqual([undefined, undefined, undefined]);
    expect(new Stage().table.instructionOf(1)).toBeUndefined();
  });

  it('tells nobody: neither view nor log nor who is waited for changes', () => {
    const stage = atWar([2, 2, 0], bags(many('faction:1'), many('faction:1')));
    const before = [1, 2, 'spectator'].map(reader => JSON.stringify(stage.view(reader as number)));
    const given = stage.table.answer(0, 'until:7')!;
    expect(given.change.news).toEqual([]);
    expect([1, 2, 'spectator'].map(reader => JSON.stringify(stage.view(reader as number)))).toEqual(before);
  });
});

describe('a battle for which nobody bets', () => {
  it('rests before the first draw until one of its fighters looks; the turn before can be taken back', () => {
    const stage = new Stage({
      factions: ['alice', 'hatter'],
      prepare: state => {
        state.unused = 0;
        state.pawn = 2;
        state.seats[0]!.taken = 5;
        state.seats[1]!.chair = -1;
        state.seats[1]!.leaderIn = 2;
      },
    }).say('garden');
    expect(stage.table.open.map(({ key, seat }) => [key, seat])).toEqual([
      ['pause', 0],
      ['pause', 1],
    ]);
    expect([stage.table.canUndo(0), stage.state.battle!.draw]).toEqual([true, 0]);
    stage.table.answer(1, 'turn');
    expect([stage.table.canUndo(0), stage.state.battle!.draw]).toEqual([false, 1]);
  });

  it('so does a turn that must begin with the die', () => {
    const stage = new Stage({
      prepare: state => {
        state.order = [1, 0, 2];
        state.seats[0]!.chair = 1;
        state.seats[2]!.chair = 5;
        state.chairs = state.chairs.map((card, at) => (at === 6 || at > 8 ? card : null));
        state.seats[1]!.chair = 9;
      },
    });
    expect(stage.asked).toMatchObject({ key: 'tea-move', seat: 1 });
    stage.say('chair:10').until('pause');
    expect(stage.asked).toMatchObject({ key: 'pause', seat: 0, opens: 'turn' });
    expect([stage.table.canUndo(1), stage.entries('shards-rolled')]).toEqual([true, []]);
    stage.say('turn');
    expect(stage.entries('shards-rolled')).toMatchObject([{ seat: 0 }]);
  });
});

describe('forging', () => {
  /** Both fighters end on 2, a forge symbol. */
  const forging = (change: (state: Wonderland) => void = () => {}) =>
    atWar([2, 2, 0], state => {
      bags(many('faction:2'), many('faction:2'))(state);
      state.seats[1]!.vp = 5;
      change(state);
    })
      .say('none', 'withdraw', 'withdraw', 'vp', 'vp')
      .until('forge');

  it('WW-15.1 is chosen by all at once, sealed; nobody waits for a board that is none of theirs', () => {
    const stage = forging();
    expect(stage.table.open.map(({ key, seat }) => [key, seat])).toEqual([
      ['forge', 0],
      ['forge', 1],
    ]);
    stage.table.answer(1, 'symbol:faction:2@2');
    expect([stage.seat(1).leader, stage.table.canUndo(1)]).toEqual([1, true]);
    stage.say('symbol:faction:2@2');
    expect([stage.seat(0).leader, stage.seat(1).leader]).toEqual([2, 2]);
    expect(stage.entries('forged').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('WW-10.6 goes one after the other where two could take of the same supply', () => {
    const stage = forging(state => {
      // Track 2 is begun on both boards: track 1 would pay the Hatter an ally, track 2 Alice one later.
      state.seats[1]!.forged[1] = ['faction:1'];
      state.seats[0]!.forged[0] = ['faction:1', 'faction:1'];
      state.seats[0]!.forged[1] = ['faction:1'];
    });
    expect(awaited(stage)).toEqual([0]);
    stage.say('none');
    expect(awaited(stage)).toEqual([1]);
  });
});

it('who has sealed an instruction, or to withdraw, takes that back instead of leaving another', () => {
  const stage = atWar([2, 2, 0], bags(many('faction:1'), many('faction:1'))).say('none');
  stage.table.answer(0, 'until:9');
  expect([stage.table.instructionOf(0), stage.table.canUndo(0)]).toEqual([undefined, true]);
});
