import { cardOf, isWound, unitOf } from './cards/index.js';
import type { ScoreLine } from './entries.js';
import { isAdventureSite, leaderOf, siteOf } from './land.js';
import { freedBy, isCoreMine } from './mines.js';
import type { Realm } from './state.js';
import { COLOURS } from './terms.js';
import type { Site } from './tiles/tile.js';

/** What the achievements count (MK-X-13). */
export interface Tally {
  readonly spells: number;
  readonly advancedActions: number;
  readonly artifacts: number;
  readonly crystals: number;
  readonly units: readonly { readonly level: number; readonly wounded: boolean }[];
  readonly conquered: number;
  readonly adventures: number;
  /** Dungeons and tombs among the adventures where they count more (MK-X-8.12). */
  readonly dungeons: number;
  readonly wounds: number;
}

export const CATEGORIES = ['knowledge', 'loot', 'leader', 'conqueror', 'adventurer', 'beating'] as const;
export type Category = (typeof CATEGORIES)[number];

const POINTS: Readonly<Record<Category, (tally: Tally) => number>> = {
  knowledge: ({ spells, advancedActions }) => 2 * spells + advancedActions,
  loot: ({ artifacts, crystals }) => 2 * artifacts + Math.floor(crystals / 2),
  leader: ({ units }) => units.reduce((sum, { level, wounded }) => sum + (wounded ? Math.floor(level / 2) : level), 0),
  conqueror: ({ conquered }) => 2 * conquered,
  adventurer: ({ adventures, dungeons }) => 2 * adventures + 2 * dungeons,
  beating: ({ wounds }) => (wounds === 0 ? 0 : -2 * wounds),
};

/** Points of one category, by player or team. */
export type Row = { readonly category: ScoreLine['category']; readonly points: readonly number[] };

/** What the best of a category alone gets, and what each of several gets. */
export interface Title {
  readonly alone: number;
  readonly tied: number;
}
/** MK-X-13.7. */
export const TITLE: Title = { alone: 3, tied: 1 };
/** Of a scenario: cities, mines, dungeons (MK-X-2.6, 5.13, 8.12, MK-W-19.6). */
export const GREAT_TITLE: Title = { alone: 5, tied: 2 };

/** The best of a category gets its title; for wounds the worst loses as much; none for zero (MK-W-19.2). */
export function titlesOf({ category, points }: Row, title: Title = TITLE): number[] {
  const best = category === 'beating' ? Math.min(...points) : Math.max(...points);
  const sign = category === 'beating' ? -1 : 1;
  const amount = points.filter(one => one === best).length === 1 ? title.alone : title.tied;
  return points.map(one => (best === 0 || one !== best ? 0 : sign * amount));
}

/** Achievements, a row for each category. */
export const achievementRows = (tallies: readonly Tally[]): Row[] =>
  CATEGORIES.map(category => ({ category, points: tallies.map(POINTS[category]) }));

/** One sheet for each player or team: points and titles of every row. */
export const sheetsFrom = (rows: readonly Row[], titleFor: (row: Row) => Title | null): ScoreLine[][] => {
  const titles = rows.map(row => {
    const title = titleFor(row);
    return title === null ? row.points.map(() => 0) : titlesOf(row, title);
  });
  return (rows[0]?.points ?? []).map((_, at) =>
    rows.map(({ category, points }, row) => ({ category, points: points[at]!, title: titles[row]![at]! })),
  );
};

/** The sheet of every player: points and titles of each category. */
export const achievements = (tallies: readonly Tally[], titles: boolean): ScoreLine[][] =>
  sheetsFrom(achievementRows(tallies), () => (titles ? TITLE : null));

/** What a seat owns: deck, hand, discard and play area together, banners on units. */
export function tallyOf(realm: Realm, seat: number): Tally {
  const hero = realm.heroes[seat]!;
  const banners = hero.units.flatMap(({ banner }) => (banner === null ? [] : [banner.card]));
  const unders = hero.units.flatMap(({ under }) => (under !== null && cardOf(under) !== undefined ? [under] : []));
  const stash = hero.tactic?.stash ?? [];
  const cards = [...hero.hand, ...hero.deck, ...hero.discard, ...hero.aside, ...hero.area.played, ...stash];
  const owned = [...cards, ...banners, ...unders].filter(card => !isWound(card)).map(card => cardOf(card).kind);
  const shields = (fits: (site: Site | undefined) => boolean) =>
    Object.entries(realm.places).reduce(
      (sum, [space, place]) =>
        sum + (fits(siteOf(realm, Number(space))) ? place.shields.filter(own => own === seat).length : 0),
      0,
    );
  return {
    spells: owned.filter(kind => kind === 'spell').length,
    advancedActions: owned.filter(kind => kind === 'advancedAction').length,
    artifacts: owned.filter(kind => kind === 'artifact').length,
    crystals: COLOURS.reduce((sum, colour) => sum + hero.crystals[colour], 0),
    units: hero.units.map(({ id, wounds }) => ({ level: unitOf(id).level, wounded: wounds > 0 })),
    conquered: shields(site => site === 'monastery' || site === 'keep' || site === 'mage_tower'),
    adventures: shields(isAdventureSite),
    dungeons: realm.charter.bonus === 'dungeons' ? shields(site => site === 'dungeon' || site === 'tomb') : 0,
    wounds: cards.filter(isWound).length,
  };
}

const LEADER = 7;
const WITH_SHIELD = 4;

/** Conquered cities: 7 to the leader, 4 to every other player with a shield (MK-X-2.5). */
export const cityPoints = (shields: readonly number[], seat: number): number =>
  !shields.includes(seat) ? 0 : leaderOf(shields) === seat ? LEADER : WITH_SHIELD;

const COUNTRYSIDE_MINE = 4;
const CORE_MINE = 7;

/** What the scenario counts besides the achievements (MK-X-2.5, 5.13). */
export function bonusPoints(realm: Realm, seat: number): number {
  if (realm.charter.bonus === 'cities')
    return Object.values(realm.places).reduce(
      (sum, { city, shields }) => sum + (city?.conquered === true ? cityPoints(shields, seat) : 0),
      0,
    );
  if (realm.charter.bonus === 'mines')
    return freedBy(realm, seat).reduce(
      (sum, space) => sum + (isCoreMine(realm, space) ? CORE_MINE : COUNTRYSIDE_MINE),
      0,
    );
  return 0;
}

export const sumOf = (lines: readonly ScoreLine[]): number =>
  lines.reduce((sum, { points, title }) => sum + points + title, 0);
