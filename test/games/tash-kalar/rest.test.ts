import { describe, expect, it } from 'vitest';
import { Table } from '../../../src/engine/table.js';
import { contestRules } from '../../../src/games/tash-kalar/rules.js';
import type { Contest } from '../../../src/games/tash-kalar/state.js';
import { Stage, type Staging } from './stage.js';

const tableOf = (staging: Staging, change: (contest: Contest) => void = () => undefined): Table<Contest> =>
  Table.start<Contest>(contestRules, new Stage(staging).with(change).contest).table;

const openOf = (table: Table<Contest>) => table.open.map(({ key, seat }) => `${key} ${seat}`);

describe('between two turns', () => {
  it('TK-3.3 a turn with nothing left to do ends itself and rests before anything is drawn', () => {
    const table = tableOf({ hand: [], actions: 1 });
    table.answer(0, 'place:E5');
    expect(openOf(table)).toEqual(['pause 1', 'pause 0']);
    expect(table.awaited.map(({ seat }) => seat)).toEqual([1]);
    expect(table.state.seats[0]!.beings).toEqual([]);
  });

  it('lets the turn be taken back until the next one is opened', () => {
    const table = tableOf({ hand: [], actions: 2 });
    table.answer(0, 'place:E5');
    table.answer(0, 'place:E6');
    const { table: before } = table.undone(0)!;
    expect(openOf(before)).toEqual(['turn 0']);
    expect(before.state.turn.actions).toBe(1);
    table.answer(1, 'turn');
    expect(openOf(table)).toEqual(['turn 1']);
    expect([table.canUndo(0), table.state.seats[0]!.beings.length]).toEqual([false, 3]);
  });

  it('lets whoever played draw early, and nobody where nothing is drawn', () => {
    const table = tableOf({ actions: 1 });
    table.answer(0, 'place:E5');
    table.answer(0, 'early');
    expect([openOf(table), table.state.seats[0]!.beings.length]).toEqual([['turn 1'], 3]);
    const full = tableOf({
      schools: ['sylvan'],
      hand: ['sapling', 'naiad', 'dryad', 'titan', 'leviathan'],
      flare: 'flare-01',
      actions: 1,
    });
    full.answer(0, 'place:E5');
    expect(openOf(full)).toEqual(['pause 1']);
  });

  it('shows the turn that comes: its seat, its actions, nothing of the turn before', () => {
    const table = tableOf({ mode: 'duel', actions: 1 }, contest => {
      contest.turn.kills = [0, 0, 0, 2, 0, 0];
      contest.colours[1]!.slowed = 1;
    });
    table.answer(0, 'place:E5');
    expect(contestRules.view(table.state as Contest, 'spectator')).toMatchObject({
      onTurn: 1,
      inControl: 1,
      actions: 1,
      actionsAtStart: 1,
      turn: 10,
      kills: [],
    });
    expect(contestRules.onTurn(table.state as Contest)).toBe(1);
  });

  it('TK-12.7 rests before an extra turn of the same seat', () => {
    const table = tableOf({ actions: 1 }, contest => {
      contest.extraTurns = 1;
    });
    table.answer(0, 'place:E5');
    expect(openOf(table)).toEqual(['pause 0']);
    expect(table.canUndo(0)).toBe(true);
  });

  it('TK-12.6 ends the match with its last turn at once', () => {
    const table = tableOf({ mode: 'duel', actions: 1 }, contest => {
      contest.finals = [0];
    });
    table.answer(0, 'place:E5');
    expect(table.isOver).toBe(true);
  });

  it('TK-9.3 does not rest after a claim: the next task lies open already', () => {
    const table = tableOf({ actions: 1 }, contest => {
      contest.tasks = [0, 1, 19];
      contest.turn.kills[3] = 4;
    });
    table.answer(0, 'place:E5');
    expect(openOf(table)).toEqual(['claim 0']);
    const declined = table.fork();
    declined.answer(0, 'none');
    expect(openOf(declined)).toEqual(['pause 1', 'pause 0']);
    table.answer(0, 'destruction');
    expect(openOf(table)).toEqual(['turn 1']);
  });

  it('TK-13.4 whoever played last may take it back, also after a handover', () => {
    const table = tableOf({ mode: 'duel-team', actions: 1 });
    table.answer(0, 'handover');
    table.answer(2, 'place:E5');
    expect(openOf(table)).toEqual(['pause 1', 'pause 2']);
    expect([table.canUndo(0), table.canUndo(2)]).toEqual([false, true]);
  });

  it('TK-13.3 legends a partner has seen are not taken back', () => {
    const table = tableOf({ mode: 'high-form-team', hand: ['titan', 'leviathan'], actions: 1 }, contest => {
      contest.seats[0]!.beings = contest.seats[0]!.deck.splice(0, 3);
      contest.seats[0]!.flares = contest.flareDeck.splice(0, 1);
    });
    table.answer(0, 'place:E5');
    table.answer(1, 'turn');
    expect([table.canUndo(0), table.saved.tail.length]).toEqual([false, 0]);
  });
});
