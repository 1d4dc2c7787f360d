import { describe, expect, it } from 'vitest';
import { LANGUAGES, randomAnswer, randomBelow, randomFrom, Table } from '../../../src/engine/index.js';
import { CARDS } from '../../../src/games/tash-kalar/cards.js';
import { putPiece } from '../../../src/games/tash-kalar/changes.js';
import { FLARES } from '../../../src/games/tash-kalar/flares.js';
import { tashKalar } from '../../../src/games/tash-kalar/game.js';
import { contestRules } from '../../../src/games/tash-kalar/rules.js';
import type { Contest } from '../../../src/games/tash-kalar/state.js';
import { words } from '../../../src/games/tash-kalar/words/index.js';
import { expectReadAgain, faultsOf, newsFaults } from '../word-checks.js';
import { NAMES, sceneOf } from './eager-play.js';
import { ready, Stage, schoolOfCard } from './stage.js';

type Random = ReturnType<typeof randomFrom>;

/** Pieces of all ranks and colours here and there, so that effects find something to do. */
function scatter(contest: Contest, random: Random): void {
  const colours = contest.colours.length;
  contest.board.forEach((piece, square) => {
    if (piece === 0 && square !== 34 && randomBelow(random, 5) < 2)
      putPiece(contest, square, randomBelow(random, colours), [1, 1, 1, 2, 2, 3][randomBelow(random, 6)]!);
  });
}

/** Does one thing of the turn and whatever it asks for; what is wrong with the words of it, null = not offered. */
function faultsIn(contest: Contest, wanted: RegExp, random: Random): string[] | null {
  const { table } = Table.start<Contest>(contestRules, contest);
  const decision = table.open[0]!;
  const id = decision.kind === 'one' ? decision.options.find(option => wanted.test(option.id))?.id : undefined;
  if (decision.key !== 'turn' || id === undefined) return null;
  const told = (news: Contest['news']) => newsFaults(words, news, reader => sceneOf(table, reader));
  const faults = told([...table.answer(decision.seat, id)!.change.news]);
  for (let asked = table.open[0]; asked && asked.key !== 'turn' && !table.isOver; asked = table.open[0]) {
    faults.push(...faultsOf(words, asked, sceneOf(table, asked.seat)));
    const said = randomAnswer(asked, random);
    if (randomBelow(random, 12) === 0)
      for (const language of LANGUAGES) expectReadAgain(tashKalar, table, asked, said, language, NAMES);
    faults.push(...told([...table.answer(asked.seat, said)!.change.news]));
  }
  return faults;
}

describe('words of every card', () => {
  const modes = ['high-form', 'melee', 'duel-team'] as const;

  it.each(CARDS.map(({ id }) => id))('%s', card => {
    const { warp, frozen } = CARDS.find(({ id }) => id === card)!;
    const found: Record<string, (string[] | null)[]> = { summoned: [], warped: [], thawed: [] };
    for (const [round, mode] of modes.entries()) {
      const random = randomFrom(`${round + 5}`.repeat(32));
      for (let time = 0; time < 2; time++) {
        const { contest } = ready(card, '', { mode, flare: 'flare-03' });
        scatter(contest, random);
        found.summoned!.push(faultsIn(contest, new RegExp(`^summon:${card}$`), random));
        const other = ready(card, '', { mode }).contest;
        scatter(other, random);
        if (warp) found.warped!.push(faultsIn(other, new RegExp(`^warp:${card}$`), random));
        if (!frozen) continue;
        const owner = other.seats[0]!;
        owner.frozen = owner.beings.pop()!;
        found.thawed!.push(faultsIn(other, /^thaw$/, random));
      }
    }
    for (const runs of Object.values(found)) {
      if (runs.length > 0) expect(runs.some(run => run !== null)).toBe(true);
      expect(runs.flatMap(run => run ?? [])).toEqual([]);
    }
  });

  it.each(FLARES.map(({ id }) => id))('%s', flare => {
    for (const [round, mode] of modes.entries()) {
      const random = randomFrom(`${round + 5}`.repeat(32));
      const stage = new Stage({ mode, flare, hand: ['knight'], schools: [schoolOfCard('knight')] });
      stage.put('c D5 E6 C A3 A4 A5 A6 A7 H B3 B4 B5 B6 B7');
      expect(faultsIn(stage.contest, /^flare$/, random)).toEqual([]);
    }
  });
});
