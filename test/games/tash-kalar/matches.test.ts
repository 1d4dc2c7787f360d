import { describe, expect, it } from 'vitest';
import { fuzz } from '../../../scripts/fuzz/campaign.js';
import { randomOf } from '../../../scripts/fuzz/trial.js';
import {
  type Decision,
  type OneDecision,
  playOut,
  randomAnswer,
  randomBelow,
  type Said,
} from '../../../src/engine/index.js';
import { tashKalar } from '../../../src/games/tash-kalar/game.js';
import { contestRules } from '../../../src/games/tash-kalar/rules.js';
import { SCHOOLS } from '../../../src/games/tash-kalar/schools/index.js';
import type { Contest } from '../../../src/games/tash-kalar/state.js';
import { supplyOf } from '../../../src/games/tash-kalar/supply.js';

/** Summons whenever it can and places near the centre, so that effects happen; anything else at random. */
function keenly(random: ReturnType<typeof randomOf>): (decision: Decision) => Said {
  const of = (options: OneDecision['options'], pattern: RegExp): string | null => {
    const fitting = options.filter(({ id }) => pattern.test(id));
    return fitting.length > 0 && randomBelow(random, 10) < 8 ? fitting[randomBelow(random, fitting.length)]!.id : null;
  };
  return decision => {
    if (decision.kind !== 'one') return randomAnswer(decision, random);
    const { key, options } = decision;
    const keen =
      key === 'turn'
        ? (of(options, /^(summon|warp|thaw|flare)/) ?? of(options, /^place:[C-G][3-7]/))
        : key === 'place'
          ? of(options, /[C-G][3-7]/)
          : null;
    return keen ?? randomAnswer(decision, random);
  };
}

/** Every card is somewhere, once, and nobody has more pieces than there are. */
function checkWhole(contest: Contest): void {
  const cards = contest.seats.flatMap(({ beings, legends, deck, discard, frozen, pending }) => [
    ...beings,
    ...legends,
    ...deck,
    ...discard,
    ...[frozen, pending].filter(card => card >= 0),
  ]);
  expect(cards.length + contest.legendDeck.length + contest.legendDiscard.length).toBe(18 * contest.seats.length + 12);
  const flares = contest.seats.reduce((sum, { flares: held }) => sum + held.length, 0);
  expect(flares + contest.flareDeck.length + contest.flareDiscard.length).toBe(12);
  for (const colour of contest.colours.keys()) {
    expect(supplyOf(contest, colour, false)).toBeGreaterThanOrEqual(0);
    expect(supplyOf(contest, colour, true)).toBeGreaterThanOrEqual(0);
  }
}

const MODES = [
  ['high-form', 2],
  ['duel', 2],
  ['melee', 3],
  ['melee', 4],
  ['high-form-team', 4],
  ['duel-team', 4],
] as const;

describe.each(MODES)('%s with %i', (mode, seats) => {
  it('plays keen matches of every school to the end, every card and piece kept', () => {
    for (const [index, { id }] of SCHOOLS.entries()) {
      const random = randomOf(`${mode}/${seats}/${id}`);
      const others = SCHOOLS.map(school => school.id).filter(other => other !== id);
      const sides = [id, ...Array.from({ length: seats - 1 }, (_, seat) => others[(index + seat) % others.length]!)];
      const chosen = { mode, expansions: 'on', first: 'random' };
      const contest = contestRules.setup({ seats, chosen, sides, random: [...random] });
      const choose = keenly(random);
      while (contest.outcome === null) {
        expect(playOut(contestRules, contest, choose, 1)).toBeGreaterThanOrEqual(0);
        checkWhole(contest);
      }
      expect(Math.min(...contest.outcome.places)).toBe(1);
    }
  });

  it('keeps every invariant of the fuzzer: rebuilding, undo, nothing hidden is shown', () => {
    for (const expansions of ['off', 'on']) {
      const campaign = { matches: 1, seed: `test/tash-kalar/${mode}/${seats}`, seats, oneIn: 6 } as const;
      const { failure, tally } = fuzz(tashKalar, {
        ...campaign,
        chosen: { mode, expansions },
        skip: ['words', 'pictures'],
      });
      expect(failure?.broken ?? null).toBeNull();
      expect(tally.different).toBeGreaterThan(0);
    }
  });
});
