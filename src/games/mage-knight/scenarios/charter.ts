import type { Chosen } from '../../../engine/game.js';
import type { ShapeName } from '../tiles/shapes.js';
import { SHAPES } from '../tiles/shapes.js';
import { chosenScenario } from './chosen.js';
import { scenarioOf } from './index.js';
import type { EndKind, Scenario, ScoreBonus, ScoringKind, Special } from './scenario.js';

/** What this match is played by: its scenario for so many players, and the variants the table agreed on (MK-X-20.1). */
export type Charter = {
  readonly rounds: number;
  readonly shape: ShapeName;
  readonly countryside: number;
  readonly cities: number;
  readonly cores: number;
  readonly cityKind: Scenario['cityKind'];
  /** Levels in the order the cities are revealed; the last one stays. */
  readonly cityLevels: readonly number[];
  /** How many cities become a megapolis, the last ones revealed, and at which level (MK-S-9, MK-X-37). */
  readonly megapolises: number;
  readonly megapolisLevel: number | null;
  readonly elite: 'never' | 'core' | number;
  readonly startFame: number;
  readonly startReputation: number;
  readonly extraDice: number;
  readonly extraUnits: number;
  readonly famePerLine: number;
  readonly famePerTile: number;
  readonly dummy: boolean;
  readonly cooperative: boolean;
  readonly playerCombat: boolean;
  readonly jointAssaults: boolean;
  readonly dummyTactic: Scenario['dummyTactic'];
  readonly tacticsLeave: 'none' | 'used' | 'one';
  readonly end: EndKind;
  readonly scoring: ScoringKind;
  readonly bonus: ScoreBonus;
  readonly special: Special;
  /** Achievements of a cooperation go by the lowest player (MK-X-6.12). */
  readonly lowest: boolean;
  readonly interactiveSpells: boolean;
  readonly interactiveSkills: boolean;
  /** Without advanced actions 17-28 (MK-X-1.11). */
  readonly starterDeck: boolean;
  readonly auction: boolean;
  readonly draft: boolean;
  readonly upgrades: boolean;
  readonly turnedTiles: boolean;
  readonly randomCities: boolean;
  readonly nightFirst: boolean;
  readonly darkness: boolean;
  readonly friendlyMana: boolean;
  readonly rampage: 'off' | 'on' | 'more';
  readonly interactiveCombat: boolean;
  /** Longer Druid Nights and One to Return (MK-X-9.13, 10.7). */
  readonly epic: boolean;
  readonly tightGlades: boolean;
  readonly openTiles: boolean;
};

const HIGHEST = 11;
const ALL_TILES = 99;
const HIGHEST_MEGAPOLIS = 22;

const isOn = (chosen: Chosen, id: string): boolean => chosen[id] === 'on';

/** A number chosen instead of the scenario's own. */
const numberOr = (chosen: Chosen, id: string, own: number): number => {
  const number = Number(chosen[id]);
  return Number.isInteger(number) ? number : own;
};

/** City levels: the scenario's, raised by so many, or the same for all; 11 at most (MK-X-36.1). */
function levelsOf(own: readonly number[], wanted: string | undefined): number[] {
  const [how, number] = (wanted ?? 'scenario').split('_') as [string, string | undefined];
  if (how === 'plus') return own.map(level => Math.min(HIGHEST, level + Number(number)));
  return how === 'all' ? [Number(number)] : [...own];
}

/** A megapolis needs garrisons and at most three cities; two need exactly two (MK-S-9.2, 9.10). */
function megapolisesOf(chosen: Chosen, cityKind: Scenario['cityKind'], cities: number): number {
  if (cityKind !== 'garrisoned' || cities < 1 || cities > 3) return 0;
  if (chosen.megapolis === 'one') return 1;
  return chosen.megapolis === 'two' && cities === 2 ? 2 : 0;
}

/** Whether the city that is revealed after so many others is a megapolis: the last ones are (MK-S-9.2). */
export const isMegapolisAt = ({ cities, megapolises }: Charter, before: number): boolean =>
  before >= cities - megapolises;

/** The level of the city that is revealed after so many others; a megapolis has two parts at least (MK-S-9.1). */
export function cityLevelAt(charter: Charter, before: number): number {
  const { cityLevels, megapolisLevel } = charter;
  const own = cityLevels[Math.min(before, cityLevels.length - 1)]!;
  return isMegapolisAt(charter, before) ? Math.max(2, megapolisLevel ?? own) : own;
}

/** Longer forms have more tiles: Druid Nights all of them, One to Return one more of each kind. */
function tilesOf(scenario: Scenario, seats: number, epic: boolean) {
  const own = {
    countryside: scenario.countryside(seats),
    cities: scenario.cities(seats),
    cores: scenario.cores(seats),
  };
  if (!epic) return own;
  if (scenario.special === 'druids') return { ...own, countryside: ALL_TILES, cores: ALL_TILES };
  return { countryside: own.countryside + 1, cities: own.cities + 1, cores: own.cores + 1 };
}

/** Left out in the solo form of the first scenario when learning, taken in by agreement with four (MK-X-1.12, MK-W-18.7). */
function hasDummy({ id, dummy, scoring }: Scenario, chosen: Chosen, seats: number): boolean {
  if (id === 'first_reconnaissance' && seats === 1) return chosen.dummy !== 'off';
  if (scoring(seats) === 'cooperation' && seats === 4) return chosen.dummy === 'on';
  return dummy(seats);
}

/** Seats of a team; everybody for themselves otherwise (MK-X-16.1). */
export function teamsFor(chosen: Chosen, seats: number): number[] {
  const { cooperative, special } = scenarioOf(chosenScenario(chosen));
  const paired = seats === 4 && (isOn(chosen, 'teams') || special === 'hold');
  return Array.from({ length: seats }, (_, seat) => (cooperative(seats) ? 0 : paired ? seat % 2 : seat));
}

const REPUTATION: Readonly<Record<Charter['rampage'], number | null>> = { off: null, on: -2, more: -4 };

const isIn = <T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find(one => one === value);

/** The charter of a match: scenario, number of players, variants. */
export function charterFor(chosen: Chosen, seats: number): Charter {
  const scenario = scenarioOf(chosenScenario(chosen));
  const { special, cityKind } = scenario;
  const cooperative = scenario.cooperative(seats);
  const epic = isOn(chosen, 'epic') && (special === 'druids' || special === 'return');
  const tiles = tilesOf(scenario, seats, epic);
  const isFixed = special === 'hold';
  const fixedCity = cityKind !== 'garrisoned';
  const cities = fixedCity ? tiles.cities : numberOr(chosen, 'city_tiles', tiles.cities);
  const rampage = isIn(['off', 'on', 'more'] as const, chosen.rampage) ?? 'off';
  const teams = teamsFor(chosen, seats);
  const level = numberOr(chosen, 'megapolis_level', 0);
  return {
    rounds: epic ? 6 : scenario.rounds(seats),
    shape: isFixed ? scenario.shape(seats) : (isIn(SHAPES, chosen.map) ?? scenario.shape(seats)),
    countryside: isFixed ? tiles.countryside : numberOr(chosen, 'countryside_tiles', tiles.countryside),
    cities,
    cores: isFixed ? tiles.cores : numberOr(chosen, 'core_tiles', tiles.cores),
    cityKind,
    cityLevels: levelsOf(epic && special === 'return' ? [4] : scenario.cityLevels(seats), chosen.city_levels),
    megapolises: megapolisesOf(chosen, cityKind, cities),
    megapolisLevel: level === 0 ? null : Math.min(HIGHEST_MEGAPOLIS, level),
    elite: scenario.elite(seats),
    startFame: scenario.startFame,
    startReputation: REPUTATION[rampage] ?? scenario.startReputation,
    extraDice: scenario.extraDice,
    extraUnits: scenario.extraUnits,
    famePerLine: scenario.famePerLine,
    famePerTile: scenario.famePerTile,
    dummy: hasDummy(scenario, chosen, seats),
    cooperative,
    playerCombat:
      !cooperative &&
      (isIn(['on', 'off'] as const, chosen.player_combat) ?? (scenario.playerCombat ? 'on' : 'off')) === 'on',
    jointAssaults:
      cityKind === 'garrisoned' &&
      seats > 1 &&
      (isIn(['on', 'off'] as const, chosen.joint_assaults) ?? (new Set(teams).size < seats ? 'on' : 'off')) === 'on',
    dummyTactic: scenario.dummyTactic,
    tacticsLeave: scenario.tacticsLeave(seats),
    end: scenario.end,
    scoring: scenario.scoring(seats),
    bonus: scenario.bonus,
    special,
    lowest: isOn(chosen, 'lowest_scoring') && scenario.scoring(seats) === 'cooperation',
    interactiveSpells: !cooperative && !isOn(chosen, 'no_interactive_spells'),
    interactiveSkills: !isOn(chosen, 'no_interactive_skills'),
    starterDeck: isOn(chosen, 'starter_deck') && scenario.id === 'first_reconnaissance',
    auction: isOn(chosen, 'hero_auction') && seats > 1,
    draft: isOn(chosen, 'draft_at_start'),
    upgrades: isOn(chosen, 'action_upgrades'),
    turnedTiles: isOn(chosen, 'random_tile_orientation'),
    randomCities: isOn(chosen, 'random_cities'),
    nightFirst: isOn(chosen, 'night_arrival') && !isOn(chosen, 'darkness_is_coming'),
    darkness: isOn(chosen, 'darkness_is_coming'),
    friendlyMana: isOn(chosen, 'friendly_mana'),
    rampage,
    interactiveCombat: isOn(chosen, 'interactive_combat') && seats > 1,
    epic,
    tightGlades: isOn(chosen, 'tight_glades') && special === 'druids',
    openTiles: isOn(chosen, 'open_tiles') && isFixed,
  };
}
