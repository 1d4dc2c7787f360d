import { cardOf, isWound, unitOf } from './cards/index.js';
import type { ScoreLine } from './entries.js';
import { isAdventureSite, siteOf } from './land.js';
import { conqueredCities } from './scenario-end.js';
import { scenarioOf } from './scenarios/index.js';
import type { Realm } from './state.js';
import { COLOURS } from './terms.js';

/** What the achievements count (MK-X-13). */
export interface Tally {
  readonly spells: number;
  readonly advancedActions: number;
  readonly artifacts: number;
  readonly crystals: number;
  readonly units: readonly { readonly level: number; readonly wounded: boolean }[];
  readonly conquered: number;
  readonly adventures: number;
  readonly wounds: number;
}

export const CATEGORIES = ['knowledge', 'loot', 'leader', 'conqueror', 'adventurer', 'beating'] as const;
export type Category = (typeof CATEGORIES)[number];

const POINTS: Readonly<Record<Category, (tally: Tally) => number>> = {
  knowledge: ({ spells, advancedActions }) => 2 * spells + advancedActions,
  loot: ({ artifacts, crystals }) => 2 * artifacts + Math.floor(crystals / 2),
  leader: ({ units }) => units.reduce((sum, { level, wounded }) => sum + (wounded ? Math.floor(level / 2) : level), 0),
  conqueror: ({ conquered }) => 2 * conquered,
  adventurer: ({ adventures }) => 2 * adventures,
  beating: ({ wounds }) => (wounds === 0 ? 0 : -2 * wounds),
};

/** The best of a category gets 3, tied ones 1 each; for wounds the worst loses as much; none for zero (MK-W-19.2). */
function titleOf(category: Category, points: readonly number[], at: number): number {
  const best = category === 'beating' ? Math.min(...points) : Math.max(...points);
  if (best === 0 || points[at] !== best) return 0;
  const sign = category === 'beating' ? -1 : 1;
  return sign * (points.filter(one => one === best).length === 1 ? 3 : 1);
}

/** The sheet of every player: points and titles of each category. */
export function achievements(tallies: readonly Tally[], titles: boolean): ScoreLine[][] {
  const points = CATEGORIES.map(category => tallies.map(POINTS[category]));
  return tallies.map((_, at) =>
    CATEGORIES.map((category, row) => ({
      category,
      points: points[row]![at]!,
      title: titles ? titleOf(category, points[row]!, at) : 0,
    })),
  );
}

/** What a seat owns: deck, hand, discard and play area together, banners on units. */
export function tallyOf(realm: Realm, seat: number): Tally {
  const hero = realm.heroes[seat]!;
  const banners = hero.units.flatMap(({ banner }) => (banner === null ? [] : [banner.card]));
  const stash = hero.tactic?.stash ?? [];
  const cards = [...hero.hand, ...hero.deck, ...hero.discard, ...hero.aside, ...hero.area.played, ...banners, ...stash];
  const owned = cards.filter(card => !isWound(card)).map(card => cardOf(card).kind);
  const shields = (fits: (space: number) => boolean) =>
    Object.entries(realm.places).reduce(
      (sum, [space, place]) => sum + (fits(Number(space)) ? place.shields.filter(own => own === seat).length : 0),
      0,
    );
  return {
    spells: owned.filter(kind => kind === 'spell').length,
    advancedActions: owned.filter(kind => kind === 'advancedAction').length,
    artifacts: owned.filter(kind => kind === 'artifact').length,
    crystals: COLOURS.reduce((sum, colour) => sum + hero.crystals[colour], 0),
    units: hero.units.map(({ id, wounds }) => ({ level: unitOf(id).level, wounded: wounds > 0 })),
    conquered: shields(space => ['monastery', 'keep', 'mage_tower'].includes(siteOf(realm, space) ?? '')),
    adventures: shields(space => isAdventureSite(siteOf(realm, space))),
    wounds: cards.filter(isWound).length,
  };
}

/** What Solo Conquest is scored by besides Fame and achievements (MK-X-4.9). */
export interface SoloResult {
  readonly citiesConquered: number;
  readonly citiesTotal: number;
  readonly roundsUnplayed: number;
  readonly dummyCards: number;
  readonly announced: boolean;
}

export function soloLines(result: SoloResult): ScoreLine[] {
  const all = result.citiesTotal > 0 && result.citiesConquered >= result.citiesTotal;
  const line = (category: ScoreLine['category'], points: number): ScoreLine => ({ category, points, title: 0 });
  return [
    line('cities', 10 * result.citiesConquered),
    line('all-cities', all ? 15 : 0),
    line('rounds', 30 * result.roundsUnplayed),
    line('dummy', result.dummyCards),
    line('unannounced', result.announced ? 0 : 5),
  ];
}

export const sumOf = (lines: readonly ScoreLine[]): number =>
  lines.reduce((sum, { points, title }) => sum + points + title, 0);

/** The whole sheet of every seat, Fame first. */
export function sheets(realm: Realm): ScoreLine[][] {
  const { scoring, rounds, cities, cityKind } = scenarioOf(realm.scenario);
  const seats = realm.heroes.length;
  const solo = scoring(seats) === 'solo';
  const rows = achievements(
    realm.heroes.map((_, seat) => tallyOf(realm, seat)),
    !solo,
  );
  return realm.heroes.map(({ fame }, seat) => {
    const lines: ScoreLine[] = [{ category: 'fame', points: fame, title: 0 }, ...rows[seat]!];
    if (!solo) return lines;
    const result = {
      citiesConquered: conqueredCities(realm),
      // A city nobody may enter counts for nothing (MK-X-1.3).
      citiesTotal: cityKind === 'garrisoned' ? cities(seats) : 0,
      roundsUnplayed: rounds(seats) - realm.round,
      dummyCards: realm.dummy?.deck.length ?? 0,
      announced: realm.announced !== null,
    };
    return [...lines, ...soloLines(result)];
  });
}
