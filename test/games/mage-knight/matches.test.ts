import { describe, expect, it } from 'vitest';
import type { Decision, Said } from '../../../src/engine/decision.js';
import { playOut, randomAnswer } from '../../../src/engine/playout.js';
import { type RandomState, randomBelow, randomFrom, shuffle } from '../../../src/engine/random.js';
import { ADVANCED_ACTIONS } from '../../../src/games/mage-knight/cards/advanced-actions.js';
import { ARTIFACTS } from '../../../src/games/mage-knight/cards/artifacts.js';
import { SKILLS } from '../../../src/games/mage-knight/cards/skills.js';
import { SPELLS } from '../../../src/games/mage-knight/cards/spells.js';
import { UNITS } from '../../../src/games/mage-knight/cards/units.js';
import { game } from '../../../src/games/mage-knight/game.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { PILES } from '../../../src/games/mage-knight/tokens/enemy.js';
import { levelAt } from '../../../src/games/mage-knight/tracks.js';
import { addUnit } from '../../../src/games/mage-knight/units.js';

const start = (scenario: string, seats: number, seed: number): Realm =>
  game.setup({
    seats,
    chosen: { scenario },
    sides: new Array<null>(seats).fill(null),
    random: randomFrom(seed.toString(16).padStart(32, '0')),
  });

/** Anything, but rather something than nothing: a match that moves, fights and buys. */
function eager(decision: Decision, random: RandomState): Said {
  let said = randomAnswer(decision, random);
  if (decision.kind !== 'one') return said;
  for (let again = 0; again < 3 && ['end', 'rest', 'next', 'none', 'stop', 'go'].includes(String(said)); again++)
    said = randomAnswer(decision, random);
  const bold = decision.options.filter(({ id }) =>
    /^(charge|adventure|interact|explore|burn|challenge|attack|block)/.test(id),
  );
  return bold.length > 0 && randomBelow(random, 2) === 0 ? bold[randomBelow(random, bold.length)]!.id : said;
}

/** A hero in the middle of a career: more cards, units, skills and crystals than random play would ever get. */
function enrich(realm: Realm, random: RandomState): void {
  for (const [seat, hero] of realm.heroes.entries()) {
    const { advanced, spells, artifacts } = realm.decks;
    for (const deck of [advanced, spells, artifacts]) hero.deck.push(...deck.splice(-3));
    shuffle(random, hero.deck);
    hero.hand.push(...hero.deck.splice(-3));
    const skills = SKILLS.filter(({ set, interactive }) => set === 'base' && interactive === null).map(({ id }) => id);
    shuffle(random, skills);
    hero.skills = skills.slice(seat * 6, seat * 6 + 6).map(id => ({ id, up: true, marks: [] }));
    for (const unit of realm.decks.elite.splice(-2)) addUnit(realm, seat, unit, null);
    hero.fame = 50 + seat;
    hero.level = levelAt(hero.fame);
    hero.crystals = { red: 2, blue: 2, green: 2, white: 2 };
  }
}

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
    const banners = units.flatMap(({ banner }) => (banner === null ? [] : [banner.card]));
    // A banner on a unit lies in the play area until the turn ends.
    cards.push(...banners, ...area.played.filter(card => !banners.includes(card)));
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
  for (const { beaten } of realm.fight?.foes ?? []) if (!beaten) tokens += 1;
  expect(tokens).toBe(60);
  const units = realm.decks.regular.length + realm.decks.elite.length + realm.offers.units.length;
  expect(units + realm.heroes.reduce((sum, hero) => sum + hero.units.length, 0)).toBeLessThanOrEqual(40);
  expect(UNITS.length).toBeGreaterThan(0);
  const dice =
    realm.source.length +
    realm.heroes.reduce((sum, { area, tactic }) => sum + area.dice.length + (tactic?.die ? 1 : 0), 0);
  expect(dice).toBeLessThanOrEqual(realm.diceCount);
  for (const { crystals, reputation } of realm.heroes) {
    for (const count of Object.values(crystals)) expect(count).toBeLessThanOrEqual(3);
    expect(Math.abs(reputation)).toBeLessThanOrEqual(7);
  }
}

describe.each([
  ['solo_conquest', 1],
  ['first_reconnaissance', 1],
  ['first_reconnaissance', 2],
  ['first_reconnaissance', 3],
  ['first_reconnaissance', 4],
] as const)('%s with %i', (scenario, seats) => {
  it.each([1, 2, 3])('match %i comes to its end, nothing lost and nothing doubled on the way', seed => {
    const realm = start(scenario, seats, seed);
    const random = randomFrom(`${seed}${seats}`.padStart(32, 'a'));
    if (seed > 1) enrich(realm, random);
    while (realm.outcome === null) {
      playOut(game, realm, decision => eager(decision, random), 25);
      checkConserved(realm);
    }
    expect(realm.scores).toHaveLength(seats);
    expect(Math.min(...realm.outcome.places)).toBe(1);
  });
});
