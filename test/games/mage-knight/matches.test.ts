import { describe, expect, it } from 'vitest';
import { playOut } from '../../../src/engine/playout.js';
import { randomFrom } from '../../../src/engine/random.js';
import { ADVANCED_ACTIONS } from '../../../src/games/mage-knight/cards/advanced-actions.js';
import { ARTIFACTS } from '../../../src/games/mage-knight/cards/artifacts.js';
import { SPELLS } from '../../../src/games/mage-knight/cards/spells.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { scenarioOf } from '../../../src/games/mage-knight/scenarios/index.js';
import { SCENARIO_IDS } from '../../../src/games/mage-knight/scenarios/scenario.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { ENEMIES } from '../../../src/games/mage-knight/tokens/enemies.js';
import { PILES } from '../../../src/games/mage-knight/tokens/enemy.js';
import { crowd, eagerAnswer, enrich, startMatch } from './eager-play.js';

/** All deed cards of a realm, wherever they lie. */
function deedCards({ heroes, decks, offers, dummy }: Realm): string[] {
  const cards = [
    ...decks.advanced,
    ...decks.spells,
    ...decks.artifacts,
    ...offers.advanced,
    ...offers.spells,
    ...offers.monastery,
  ];
  if (dummy !== null) cards.push(...dummy.deck, ...dummy.discard);
  for (const { hand, deck, discard, aside, area, units, tactic } of heroes) {
    cards.push(...hand, ...deck, ...discard, ...aside, ...(tactic?.stash ?? []));
    const banners = units.flatMap(({ banner }) => (banner === null || banner.lent ? [] : [banner.card]));
    // A banner on a unit lies in the play area until the turn ends.
    const unders = units.flatMap(({ under }) => (under === null ? [] : [under]));
    cards.push(...banners, ...unders, ...area.played.filter(card => !banners.includes(card) && !unders.includes(card)));
    if (area.box !== null) cards.push(area.box.artifact);
  }
  return cards;
}

const UNIQUE = new Set([...ADVANCED_ACTIONS, ...SPELLS, ...ARTIFACTS].map(({ id }) => id));

function checkConserved(realm: Realm): void {
  const seen = deedCards(realm).filter(card => UNIQUE.has(card));
  expect(seen.filter((card, at) => seen.indexOf(card) !== at)).toEqual([]);
  let tokens = 0;
  for (const pile of PILES) tokens += realm.piles[pile].length + realm.discards[pile].length;
  for (const { tokens: lying } of Object.values(realm.places))
    tokens += lying.filter(({ enemy }) => enemy !== null).length;
  for (const { beaten, unit } of realm.fight?.foes ?? []) if (!beaten && unit === null) tokens += 1;
  for (const { kept } of realm.heroes) tokens += kept.length;
  tokens += realm.joint?.shares.flat().length ?? 0;
  const all = ENEMIES.filter(({ set }) => realm.sets.includes(set)).reduce((sum, { count }) => sum + count, 0);
  expect(tokens).toBe(all);
  const dice =
    realm.source.length +
    realm.heroes.reduce((sum, { area, tactic }) => sum + area.dice.length + (tactic?.die ? 1 : 0), 0);
  expect(dice).toBeLessThanOrEqual(realm.diceCount);
  for (const { crystals, reputation } of realm.heroes) {
    for (const count of Object.values(crystals)) expect(count).toBeLessThanOrEqual(3);
    expect(Math.abs(reputation)).toBeLessThanOrEqual(7);
  }
}

const MATCHES = SCENARIO_IDS.flatMap(scenario => {
  const { min, max } = scenarioOf(scenario).seats;
  return Array.from({ length: max - min + 1 }, (_, more) => [scenario, min + more] as const);
});

/** Matches of each kind; the long campaigns of `npm run fuzz` and of MATCHES=300 play more. */
const SEEDS = Array.from({ length: Number(process.env.MATCHES ?? 3) }, (_, at) => at + 1);

describe.each(MATCHES)('%s with %i', (scenario, seats) => {
  it.each(SEEDS)('match %i comes to its end, nothing lost and nothing doubled on the way', seed => {
    const sets = seed % 3 === 0 ? { lost_legion: 'on', shades_of_tezla: 'on', krang: 'on', ultimate: 'on' } : {};
    const realm = startMatch({ scenario, ...sets }, seats, seed);
    const random = randomFrom(`${seed}${seats}`.padStart(32, 'a'));
    if (seed > 1) enrich(realm, random);
    if (seed % 2 === 0) crowd(realm, random);
    while (realm.outcome === null) {
      playOut(game, realm, decision => eagerAnswer(decision, random), 25);
      checkConserved(realm);
    }
    expect(realm.scores).toHaveLength(seats);
    expect(Math.min(...realm.outcome.places)).toBe(1);
  });
});
