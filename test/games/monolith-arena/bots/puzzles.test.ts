import { describe, expect, it } from 'vitest';
import { copy, type Said } from '../../../../src/engine/index.js';
import { beginBattle } from '../../../../src/games/monolith-arena/battle.js';
import { bots } from '../../../../src/games/monolith-arena/bots/index.js';
import { instinct } from '../../../../src/games/monolith-arena/bots/instincts.js';
import { playOn } from '../../../../src/games/monolith-arena/bots/trial.js';
import type { Arena } from '../../../../src/games/monolith-arena/state.js';
import { ABYSS, DRAGON, FOREST, REALM, type Stage, stage } from '../stage.js';
import { seed, tableAt } from './matches.js';

const STACKS: Readonly<Record<string, readonly string[]>> = {
  [FOREST]: ['spark', 'move', 'hunter', 'battle', 'herne', 'spark', 'battle', 'assassin'],
  [REALM]: ['axeman', 'battle', 'veteran', 'push', 'golem', 'battle', 'crossbowman', 'axeman'],
  [DRAGON]: ['knight', 'move', 'pikeman', 'battle-charge', 'swordsman', 'knight', 'pikeman', 'move'],
  [ABYSS]: ['spike', 'move', 'battle', 'wraith', 'chaos', 'battle', 'push', 'spike'],
};

/** Seat 0 on turn with this hand. */
const position = (
  lines: string,
  factions: readonly [string, string],
  hand: readonly string[],
  pools: readonly [number, number] = [20, 20],
): Stage => stage(lines, { factions, hands: [hand], stacks: factions.map(faction => STACKS[faction]!), pools });

const discarding = (before: Stage): Stage =>
  before.with(arena => {
    arena.phase = 'discard';
  });

describe.each(bots.map(bot => [bot.id, bot] as const))('%s', (_, bot) => {
  const says = ({ arena }: Stage): Said => bot.choose(tableAt(arena), 0, seed(1));

  /** The arena once the bot has played the turn of seat 0. */
  function afterTurn({ arena }: Stage): Readonly<Arena> {
    const table = tableAt(arena);
    const { turnNumber } = table.state;
    while (table.decisionOf(0) && table.state.turnNumber === turnNumber) table.answer(0, bot.choose(table, 0, seed(1)));
    return table.state;
  }

  it('fights the Battle that wins at once', () => {
    const won = position('0 banner A1\n1 banner C5\n0 wyrm C4', [FOREST, DRAGON], ['battle', 'spark'], [20, 2]);
    expect(says(won)).toBe('order:battle');
  });

  it('does not fight a Battle that changes nothing', () => {
    expect(says(position('0 banner A1\n1 banner E3', [FOREST, DRAGON], ['battle', 'spark']))).not.toBe('order:battle');
  });

  it('does not fight a Battle that it loses', () => {
    // The swordsman on A2 strikes west.
    const lost = position('0 banner A1\n1 banner E3\n1 swordsman A2 r0', [FOREST, DRAGON], ['battle', 'move'], [1, 20]);
    expect(poolAfterBattle(lost.arena)).toBe(0);
    expect(afterTurn(lost).outcome).toBeNull();
  });

  it('does not leave its Banner to the Last Battle when it can be helped', () => {
    const last = position('0 banner A1\n1 banner E3\n1 sorcerer A3 r5', [REALM, FOREST], ['golem', 'push'], [2, 20]);
    last.arena.closing = { remaining: [0, 1], extra: false };
    expect(poolAfterBattle(last.arena)).toBe(0);
    expect(poolAfterBattle(afterTurn(last))).toBeGreaterThan(0);
  });

  it('does not throw away the Battle that wins, nor its best tile', () => {
    const lines = '0 banner A1\n1 banner C5\n0 wyrm C4';
    expect(says(discarding(position(lines, [FOREST, DRAGON], ['battle', 'move', 'spark'], [20, 2])))).not.toBe(
      'battle',
    );
    const calm = position('0 banner A1\n1 banner E3\n1 pikeman C3', [REALM, DRAGON], ['wyvern', 'rotation', 'push']);
    expect(says(discarding(calm))).not.toBe('wyvern');
  });

  it('sends its Assassin at a Banner that falls to it', () => {
    const lines = '0 banner A1\n1 banner E3\n0 assassin C3\n1 pikeman E1';
    const table = tableAt(position(lines, [FOREST, DRAGON], ['battle'], [20, 1]).arena);
    for (const said of ['order:battle', 'battle']) table.answer(0, said);
    expect(table.decisionOf(0)?.key).toBe('assassin');
    expect(bot.choose(table, 0, seed(2))).toBe('E3');
  });

  it('lets itself be pushed where its tile is safe', () => {
    // B2 and B3 lie beside the wyvern, C4 does not.
    const lines = '0 banner E1\n1 banner E3\n0 axeman D2\n1 spark C3 r1\n0 wyvern A2';
    const table = tableAt(position(lines, [REALM, FOREST], ['push', 'push']).arena);
    for (const said of ['order:push', 'D2']) if (table.decisionOf(0)) table.answer(0, said);
    expect(table.decisionOf(1)?.key).toBe('push-hex');
    expect(bot.choose(table, 1, seed(1))).toBe('C4');
  });
});

/** What is left of the pool of seat 0 after a Battle on this board. */
function poolAfterBattle(arena: Readonly<Arena>): number {
  const after = copy(arena) as Arena;
  beginBattle(after, 'order');
  playOn(
    after,
    decision => instinct(after, decision),
    ({ phase }) => phase === 'battle-end',
  );
  return after.pools[0];
}
