import type { Chosen, Lobby, LobbyOption } from '../../engine/game.js';
import { HEROES } from './heroes/heroes.js';
import { charterFor, teamsFor } from './scenarios/charter.js';
import { chosenScenario } from './scenarios/chosen.js';
import { scenarioOf } from './scenarios/index.js';
import { type CityKind, SCENARIO_IDS } from './scenarios/scenario.js';
import { type GameSet, SETS } from './terms.js';

/** Sets other than the base game, each a switch (MK-W-1.16). */
const OPTIONAL_SETS = SETS.filter(set => set !== 'base');

export const chosenSets = (chosen: Chosen): GameSet[] => SETS.filter(set => set === 'base' || chosen[set] === 'on');

/** Heroes that may be taken, each by one seat. */
export const heroesFor = (chosen: Chosen): string[] => {
  const sets = chosenSets(chosen);
  return HEROES.filter(({ set }) => sets.includes(set)).map(({ id }) => id);
};

const range = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, at) => String(least + at));

/** An option that leaves it to the scenario unless something else is agreed on. */
const agreed = (id: string, values: readonly string[]): LobbyOption => ({
  id,
  values: ['scenario', ...values],
  initial: 'scenario',
});

const variant = (id: string, values: readonly string[] = ['on']): LobbyOption => ({
  id,
  values: ['off', ...values],
  initial: 'off',
});

/** The variants of the rulebook (MK-X-21 to 37) and the options of its scenarios; all off by default (MK-X-20.1). */
const VARIANTS: readonly LobbyOption[] = [
  variant('teams'),
  agreed('player_combat', ['on', 'off']),
  agreed('joint_assaults', ['on', 'off']),
  agreed('dummy', ['on', 'off']),
  variant('hero_auction'),
  agreed('map', ['wedge', 'wedge_no_limit', 'open_3', 'open_4', 'open_5']),
  agreed('countryside_tiles', range(3, 14)),
  agreed('city_tiles', range(1, 4)),
  agreed('core_tiles', range(0, 6)),
  variant('random_tile_orientation'),
  agreed('city_levels', [...range(1, 7).map(by => `plus_${by}`), ...range(1, 11).map(level => `all_${level}`)]),
  variant('megapolis', ['one', 'two']),
  agreed('megapolis_level', range(2, 22)),
  variant('random_cities'),
  variant('night_arrival'),
  variant('darkness_is_coming'),
  variant('no_interactive_spells'),
  variant('no_interactive_skills'),
  variant('friendly_mana'),
  variant('rampage', ['on', 'more']),
  variant('interactive_combat'),
  variant('action_upgrades'),
  variant('draft_at_start'),
  variant('epic'),
  variant('tight_glades'),
  variant('open_tiles'),
  variant('lowest_scoring'),
  variant('starter_deck'),
  // First Reconnaissance teaches; any other scenario only where it is asked for.
  agreed('lessons', ['on', 'off']),
];

/** What belongs to no charter, and is always there to be chosen. */
const ALWAYS: readonly string[] = ['scenario', 'lessons', ...OPTIONAL_SETS];
/** What concerns cities of such a kind only: levels where they are fought for, colours where they sell (MK-X-24.2). */
const OF_CITIES: Readonly<Record<string, readonly CityKind[]>> = {
  city_levels: ['garrisoned'],
  random_cities: ['garrisoned', 'friendly'],
};

/** Whether a choice changes what is played: with any number of players the scenario has, some value makes a difference. */
function fits(option: string, chosen: Chosen): boolean {
  if (ALWAYS.includes(option)) return true;
  const { seats, cityKind } = scenarioOf(chosenScenario(chosen));
  if (OF_CITIES[option]?.includes(cityKind) === false) return false;
  if (option === 'megapolis_level' && (chosen.megapolis ?? 'off') === 'off') return false;
  const { values, initial } = VARIANTS.find(({ id }) => id === option)!;
  const playedBy = (value: string, players: number) => {
    const choices = { ...chosen, [option]: value };
    return JSON.stringify([charterFor(choices, players), teamsFor(choices, players)]);
  };
  for (let players = seats.min; players <= seats.max; players++) {
    const usual = playedBy(initial, players);
    if (values.some(value => playedBy(value, players) !== usual)) return true;
  }
  return false;
}

/** What people choose before a match. */
export const lobby: Lobby = {
  options: [
    { id: 'scenario', values: SCENARIO_IDS, initial: 'first_reconnaissance' },
    ...VARIANTS,
    ...OPTIONAL_SETS.map(id => variant(id)),
  ],
  seats: chosen => scenarioOf(chosenScenario(chosen)).seats,
  fits,
  // Heroes are bid for in the match itself (MK-X-21.1).
  sides: chosen => (chosen.hero_auction === 'on' ? [] : heroesFor(chosen)),
  teams: (chosen, seats) => {
    const teams = teamsFor(chosen, seats);
    const sides = new Set(teams).size;
    // Who plays together against nobody is no team.
    return sides > 1 && sides < seats ? teams : undefined;
  },
  together: (chosen, seats) => new Set(teamsFor(chosen, seats)).size === 1,
  // Elsewhere who gives up would change everybody else's turns (MK-X-11.15).
  mayConcede: chosen => ['solo_conquest', 'conquer_and_hold'].includes(chosenScenario(chosen)),
};
