import { expect, it, vi } from 'vitest';
import { playOut, randomAnswer, randomFrom } from '../../../src/engine/index.js';
import type { Card } from '../../../src/games/tash-kalar/card.js';
import { CARDS, cardOf, LEGEND_CARDS } from '../../../src/games/tash-kalar/cards.js';
import { contestRules } from '../../../src/games/tash-kalar/rules.js';
import { SCHOOLS } from '../../../src/games/tash-kalar/schools/index.js';
import { Stage } from './stage.js';

/** A school nobody has heard of: one new card, the others as they are elsewhere under new names. */
vi.mock('../../../src/games/tash-kalar/schools/index.js', async original => {
  const { SCHOOLS: known } = (await original()) as { SCHOOLS: typeof SCHOOLS };
  const first: Card = {
    id: 'newcomer',
    rank: 'common',
    commons: [[1, 0]],
    steps: [{ op: 'gain_action', n: 2 }],
    frozen: [{ op: 'place', color: 'own', rank: 'heroic', where: 'board', n: 1 }],
    warp: [{ op: 'gain_action', n: 1 }],
  };
  const cards = [first, ...known[3]!.cards.slice(1).map(card => ({ ...card, id: `new ${card.id}` }))];
  return { SCHOOLS: [...known, { id: 'newcomers', cards, expansion: true }] };
});

it('lets a new school play by its data alone', () => {
  const stage = new Stage({ schools: ['newcomers'], hand: ['newcomer'], board: 'c F5' });
  expect(stage.offers).toContain('warp:newcomer');
  stage.summon('newcomer', 'E5');
  expect([stage.at('E5'), stage.actions, stage.view().seats[0]!.frozen]).toEqual(['c', 3, 'newcomer']);
  expect(stage.say('thaw', 'A5').at('A5')).toBe('h');
  const random = randomFrom('5eed'.repeat(8));
  const contest = contestRules.setup({
    seats: 2,
    chosen: { mode: 'duel', expansions: 'on', first: 'first' },
    sides: ['newcomers', 'etherweave'],
    random: randomFrom('feed'.repeat(8)),
  });
  playOut(contestRules, contest, decision => randomAnswer(decision, random));
  expect(contest.outcome).not.toBeNull();
});

it('changes no number of a card that was there before', () => {
  const before = SCHOOLS.slice(0, -1).flatMap(({ cards }) => cards.map(({ id }) => cardOf(id)));
  expect(Math.max(...before, ...LEGEND_CARDS)).toBe(CARDS.length - 19);
});
