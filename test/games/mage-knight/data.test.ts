import { describe, expect, it } from 'vitest';
import { ADVANCED_ACTIONS } from '../../../src/games/mage-knight/cards/advanced-actions.js';
import { ARTIFACTS } from '../../../src/games/mage-knight/cards/artifacts.js';
import { BASIC_ACTIONS } from '../../../src/games/mage-knight/cards/basic-actions.js';
import { cardOf, skillOf } from '../../../src/games/mage-knight/cards/index.js';
import { SKILLS } from '../../../src/games/mage-knight/cards/skills.js';
import { SPELLS } from '../../../src/games/mage-knight/cards/spells.js';
import { TACTICS } from '../../../src/games/mage-knight/cards/tactics.js';
import { UNITS } from '../../../src/games/mage-knight/cards/units.js';
import { HEROES } from '../../../src/games/mage-knight/heroes/heroes.js';
import { CITIES } from '../../../src/games/mage-knight/sites/cities.js';
import { COLOURS } from '../../../src/games/mage-knight/terms.js';
import { SITES } from '../../../src/games/mage-knight/tiles/tile.js';
import { TILES } from '../../../src/games/mage-knight/tiles/tiles.js';
import { ENEMIES } from '../../../src/games/mage-knight/tokens/enemies.js';
import { PILES } from '../../../src/games/mage-knight/tokens/enemy.js';
import { RUINS } from '../../../src/games/mage-knight/tokens/ruins.js';

const base = <T extends { readonly set: string }>(list: readonly T[]): T[] => list.filter(({ set }) => set === 'base');
const counted = (list: readonly { readonly count: number }[]): number =>
  list.reduce((sum, { count }) => sum + count, 0);

describe('a standard game has exactly the components of the base set (MK-W-1.16)', () => {
  it.each([
    ['heroes', base(HEROES).length, 4],
    ['advanced actions', base(ADVANCED_ACTIONS).length, 28],
    ['spells', base(SPELLS).length, 20],
    ['competitive spells (MK-C-5.8)', SPELLS.filter(({ competitive }) => competitive).length, 4],
    ['artifacts', base(ARTIFACTS).length, 16],
    ['regular unit cards', counted(base(UNITS).filter(({ tier }) => tier === 'regular')), 20],
    ['elite unit cards', counted(base(UNITS).filter(({ tier }) => tier === 'elite')), 20],
    ['tiles, the start tile with two sides', base(TILES).length - 1, 20],
    ['enemy tokens', counted(base(ENEMIES)), 60],
    ['ruins tokens', base(RUINS).length, 12],
    ['tactics (MK-C-6.1)', TACTICS.length, 12],
  ])('%s', (_, came, expected) => expect(came).toBe(expected));

  it.each(PILES.map(pile => [pile] as const))('enough %s tokens', pile => {
    const tokens = counted(base(ENEMIES).filter(({ color }) => color === pile));
    expect(tokens).toBe({ green: 12, grey: 10, brown: 10, violet: 10, white: 10, red: 8 }[pile]);
  });
});

describe.each(HEROES)('$id', hero => {
  it('has sixteen cards, four of each colour (MK-C-1.1)', () => {
    const cards = Object.entries(hero.deck).flatMap(([card, count]) => new Array<string>(count).fill(card));
    expect(cards).toHaveLength(16);
    for (const colour of COLOURS) expect(cards.filter(card => cardOf(card).colors.includes(colour))).toHaveLength(4);
  });
  it('has eleven skills of its own (MK-C-5.5)', () => {
    const skills = [...hero.skills, hero.competitive, hero.cooperative];
    expect(new Set(skills).size).toBe(11);
    for (const id of skills) expect(skillOf(id).hero).toBe(hero.id);
    expect(SKILLS.filter(skill => skill.hero === hero.id)).toHaveLength(11);
  });
  it('has three dots for the dummy (MK-W-18.8)', () => expect(hero.dummyCrystals).toHaveLength(3));
});

it('all ids of a family are different', () => {
  for (const family of [
    [...BASIC_ACTIONS, ...ADVANCED_ACTIONS, ...SPELLS, ...ARTIFACTS],
    UNITS,
    SKILLS,
    ENEMIES,
    TILES,
  ]) {
    const ids = family.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('tiles have seven spaces, and every kind of site lies somewhere (MK-S-1.1)', () => {
  for (const { spaces } of TILES) expect(spaces).toHaveLength(7);
  const sites = new Set(TILES.flatMap(({ spaces }) => spaces.flatMap(({ site }) => site ?? [])));
  expect([...SITES].filter(site => !sites.has(site))).toEqual([]);
});

it('cities have garrisons of eleven levels that grow (MK-S-8.1)', () => {
  for (const { garrison } of CITIES) expect(garrison).toHaveLength(11);
  expect(CITIES.map(({ garrison }) => garrison[10]!.length)).toEqual([5, 5, 5, 5]);
});

it('white tokens are those of the Ultimate Edition: guardsmen of Altem attack with 5, its mages are not fortified (MK-W-20.2)', () => {
  const attackOf = (id: string) => ENEMIES.find(enemy => enemy.id === id)!;
  expect(attackOf('altem_guardsmen').attacks).toMatchObject([{ amount: 5 }]);
  expect(attackOf('altem_mages').abilities).toEqual(['brutal', 'poison']);
});
