import { type RandomState, shuffle } from '../../engine/random.js';
import { ADVANCED_ACTIONS } from './cards/advanced-actions.js';
import { ARTIFACTS } from './cards/artifacts.js';
import { SPELLS } from './cards/spells.js';
import { UNITS } from './cards/units.js';
import type { Charter } from './scenarios/charter.js';
import type { Scenario } from './scenarios/scenario.js';
import type { Decks } from './state.js';
import type { GameSet } from './terms.js';
import type { TileKind } from './tiles/tile.js';
import { TILES } from './tiles/tiles.js';
import { ENEMIES } from './tokens/enemies.js';
import { PILES, type Pile } from './tokens/enemy.js';
import { RUINS } from './tokens/ruins.js';

/** A copy in random order. */
export function shuffled<T>(random: RandomState, list: readonly T[]): T[] {
  const copy = [...list];
  shuffle(random, copy);
  return copy;
}

/** The six piles of enemy tokens (MK-W-1.3). */
export function makePiles(sets: readonly GameSet[], random: RandomState): Record<Pile, string[]> {
  const piles: Record<Pile, string[]> = { green: [], grey: [], brown: [], violet: [], white: [], red: [] };
  for (const { id, color, set, count } of ENEMIES)
    if (sets.includes(set)) piles[color].push(...new Array<string>(count).fill(id));
  for (const pile of PILES) shuffle(random, piles[pile]);
  return piles;
}

/** Printed numbers of the advanced actions the starter booklet takes out: 17 to 28 of the base game (MK-X-1.11). */
const isLater = (number: number | null): boolean => number !== null && number >= 81 && number <= 92;

/** What is shuffled before a match: the components of the sets in play (MK-W-1.16), without what the charter bars. */
export function makeDecks(scenario: Scenario, charter: Charter, sets: readonly GameSet[], random: RandomState): Decks {
  const idsOf = (list: readonly { readonly id: string; readonly set: GameSet }[]) =>
    shuffled(
      random,
      list.filter(({ set }) => sets.includes(set)).map(({ id }) => id),
    );
  const units = (tier: 'regular' | 'elite') =>
    shuffled(
      random,
      UNITS.filter(
        unit => unit.tier === tier && sets.includes(unit.set) && !(scenario.withoutLevelFour && unit.level === 4),
      ).flatMap(({ id, count }) => new Array<string>(count).fill(id)),
    );
  return {
    advanced: idsOf(ADVANCED_ACTIONS.filter(({ number }) => !(charter.starterDeck && isLater(number)))),
    spells: idsOf(SPELLS.filter(({ competitive }) => charter.interactiveSpells || competitive !== true)),
    artifacts: idsOf(ARTIFACTS),
    regular: units('regular'),
    elite: units('elite'),
    ruins: idsOf(RUINS),
    ruinsDiscard: [],
    ...makeTileDeck(scenario, charter, sets, random),
  };
}

/** Countryside tiles on top, city and other core tiles shuffled together below (MK-W-1.6). */
function makeTileDeck(
  scenario: Scenario,
  charter: Charter,
  sets: readonly GameSet[],
  random: RandomState,
): Pick<Decks, 'tiles' | 'spareCountryside' | 'spareCore'> {
  const choose = (kind: TileKind, count: number): { taken: string[]; left: string[] } => {
    const all = TILES.filter(tile => tile.kind === kind && sets.includes(tile.set)).map(({ id }) => id);
    if (kind === 'countryside' && scenario.countrysideOrder === 'ascending')
      return { taken: all.slice(0, count), left: all.slice(count) };
    const fixed = shuffled(
      random,
      all.filter(id => scenario.always.includes(id)),
    );
    const free = shuffled(
      random,
      all.filter(id => !fixed.includes(id) && !scenario.never.includes(id)),
    );
    const taken = [...fixed, ...free].slice(0, count);
    return { taken, left: all.filter(id => !taken.includes(id)) };
  };
  const countryside = choose('countryside', charter.countryside);
  const cores = choose('core', charter.cores);
  const bottom = shuffled(random, [...choose('city', charter.cities).taken, ...cores.taken]);
  const ascending = scenario.countrysideOrder === 'ascending';
  const top = ascending ? [...countryside.taken].reverse() : shuffled(random, countryside.taken);
  // Drawn from the end.
  return { tiles: [...bottom, ...top], spareCountryside: countryside.left, spareCore: cores.left };
}
