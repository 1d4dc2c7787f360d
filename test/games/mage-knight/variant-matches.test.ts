import { describe, expect, it } from 'vitest';
import type { Chosen } from '../../../src/engine/game.js';
import { LANGUAGES } from '../../../src/engine/language.js';
import { randomFrom } from '../../../src/engine/random.js';
import { Table } from '../../../src/engine/table.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { charterFor } from '../../../src/games/mage-knight/scenarios/charter.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { Rulebook, readBook } from '../../../src/rulebook/index.js';
import { eagerAnswer, enrich, startMatch } from './eager-play.js';

/** The variants of the rulebook in its order: its rule, what is chosen in the lobby, and what only a match of it has. */
const VARIANTS: readonly (readonly [rule: string, chosen: Chosen, mark: (seen: Seen) => boolean])[] = [
  ['MK-X-21.1', { hero_auction: 'on' }, ({ tells }) => tells.has('hero-taken')],
  ['MK-X-22.1', { map: 'open_4', countryside_tiles: '5', core_tiles: '1' }, ({ realm }) => realm.tiles.length <= 9],
  ['MK-X-23.1', { random_tile_orientation: 'on' }, ({ realm }) => realm.tiles.some(({ turn }) => turn > 0)],
  ['MK-X-24.1', { random_cities: 'on' }, ({ realm }) => realm.charter.randomCities],
  ['MK-X-25.1', { night_arrival: 'on' }, ({ times }) => times[0] === 'night' && times[1] === 'day'],
  ['MK-X-26.1', { darkness_is_coming: 'on' }, ({ times }) => /^(day )+(night ?)*$/.test(`${times.join(' ')} `)],
  ['MK-X-27.1', { no_interactive_spells: 'on' }, ({ realm }) => !realm.charter.interactiveSpells],
  ['MK-X-28.1', { no_interactive_skills: 'on' }, ({ realm }) => !realm.charter.interactiveSkills],
  ['MK-X-29.1', { player_combat: 'off' }, ({ tells }) => !tells.has('attacked')],
  ['MK-X-30.1', { friendly_mana: 'on' }, ({ realm }) => realm.charter.friendlyMana],
  ['MK-X-31.1', { rampage: 'on' }, ({ reputation }) => reputation === -2],
  ['MK-X-32.1', { rampage: 'more' }, ({ reputation }) => reputation === -4],
  ['MK-X-33.1', { interactive_combat: 'on' }, ({ keys }) => keys.has('secret-die')],
  ['MK-X-34.1', { action_upgrades: 'on' }, ({ tells }) => tells.has('upgrades')],
  ['MK-X-35.1', { draft_at_start: 'on' }, ({ tells }) => tells.has('draft-begins') && tells.has('draft-added')],
  ['MK-X-36.1', { city_levels: 'plus_3' }, ({ realm }) => realm.charter.cityLevels.every(level => level > 3)],
  ['MK-X-37.1', { megapolis: 'one', megapolis_level: '9' }, ({ realm }) => realm.charter.megapolises === 1],
];

/** What came up in a match. */
interface Seen {
  readonly realm: Realm;
  readonly keys: ReadonlySet<string>;
  readonly tells: ReadonlySet<string>;
  /** Day or night of each round. */
  readonly times: readonly string[];
  /** Of the first hero at the start. */
  readonly reputation: number;
}

const SEATS = 2;

function playWhole(chosen: Chosen, seed: number): Seen {
  const random = randomFrom(`${seed}`.padStart(32, 'd'));
  const realm = startMatch(chosen, SEATS, seed);
  const { reputation } = realm.heroes[0]!;
  if (chosen.hero_auction !== 'on' && chosen.draft_at_start !== 'on') enrich(realm, random);
  const { table, change } = Table.start(game, realm);
  const told = [...change.news];
  const keys = new Set<string>();
  while (!table.isOver) {
    const [decision] = table.open;
    keys.add(decision!.key);
    // Whoever bids for ever plays no match.
    const said = decision!.key === 'bid' && told.length > 12 ? 'pass' : eagerAnswer(decision!, random);
    told.push(...table.answer(decision!.seat, said)!.change.news);
  }
  const tells = new Set(told.map(({ entry }) => entry.tell));
  const times = told.flatMap(({ entry }) => (entry.tell === 'round-begins' ? [entry.time] : []));
  return { realm: table.state as Realm, keys, tells, times, reputation };
}

describe('the seventeen variants (MK-X-21 to 37)', () => {
  it('are all there', () => {
    expect(VARIANTS.map(([rule]) => rule.split('.')[0])).toEqual(
      Array.from({ length: 17 }, (_, at) => `MK-X-${21 + at}`),
    );
  });

  it.each(VARIANTS)('%s is offered in the lobby, explained by a passage and played to the end', (rule, more, mark) => {
    const chosen = { scenario: 'full_conquest', ...more };
    const initial = Object.fromEntries(game.lobby.options.map(each => [each.id, each.initial]));
    for (const [id, value] of Object.entries(more)) {
      expect(game.lobby.fits!(id, { ...initial, ...chosen }), id).toBe(true);
      expect(game.lobby.options.find(each => each.id === id)!.values).toContain(value);
    }
    expect(charterFor({ ...initial, ...chosen }, SEATS)).not.toEqual(
      charterFor({ ...initial, scenario: 'full_conquest' }, SEATS),
    );
    expect(rulebook.passageOf(rule), rule).toBeDefined();
    const seen = playWhole(chosen, 7);
    expect(seen.realm.scores).toHaveLength(SEATS);
    expect(mark(seen), `${rule}: ${seen.times.join(' ')}`).toBe(true);
  });
});

const rulebook = new Rulebook([readBook('assets/mage-knight/rules', 'mage-knight', undefined)!]);

it('what changes nothing in a scenario is not offered with it', () => {
  const offered = (scenario: string, more: Chosen = {}) => {
    const chosen = {
      ...Object.fromEntries(game.lobby.options.map(({ id, initial }) => [id, initial])),
      scenario,
      ...more,
    };
    return game.lobby.options.filter(({ id }) => game.lobby.fits!(id, chosen)).map(({ id }) => id);
  };
  expect(offered('solo_conquest')).not.toEqual(expect.arrayContaining(['player_combat']));
  expect(offered('solo_conquest')).not.toEqual(expect.arrayContaining(['hero_auction']));
  expect(offered('solo_conquest')).not.toEqual(expect.arrayContaining(['interactive_combat']));
  expect(offered('full_cooperation')).not.toEqual(expect.arrayContaining(['player_combat']));
  expect(offered('conquer_and_hold')).not.toEqual(expect.arrayContaining(['map']));
  expect(offered('druid_nights')).toEqual(expect.arrayContaining(['epic', 'tight_glades']));
  expect(offered('full_conquest')).not.toEqual(expect.arrayContaining(['epic']));
  expect(offered('full_conquest')).not.toContain('megapolis_level');
  expect(offered('full_conquest', { megapolis: 'one' })).toContain('megapolis_level');
  // A friendly city sells what its colour sells; of one nobody may enter nothing is seen (MK-X-24.2, MK-W-4.12).
  for (const scenario of ['mines_liberation', 'dungeon_lords', 'druid_nights'])
    expect(offered(scenario)).toContain('random_cities');
  expect(offered('conquer_and_hold')).not.toContain('random_cities');
  for (const scenario of game.lobby.options[0]!.values)
    for (const language of LANGUAGES)
      for (const id of offered(scenario)) expect(game.words[language].lobbyOption(id).length).toBeLessThanOrEqual(45);
});
