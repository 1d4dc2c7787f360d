import type { Start } from '../../engine/game.js';
import { tell } from '../../engine/match-state.js';
import { pick, type RandomState, shuffle } from '../../engine/random.js';
import { ADVANCED_ACTIONS } from './cards/advanced-actions.js';
import { ARTIFACTS } from './cards/artifacts.js';
import { heroOf, unitOf } from './cards/index.js';
import { SPELLS } from './cards/spells.js';
import { UNITS } from './cards/units.js';
import { drawCards } from './deeds.js';
import { layTile } from './exploring.js';
import { HEROES } from './heroes/heroes.js';
import { chosenScenario, chosenSets, heroesFor } from './lobby.js';
import { addToOffer } from './offers.js';
import { layUnits, openTactics } from './rounds.js';
import { scenarioOf } from './scenarios/index.js';
import type { Scenario } from './scenarios/scenario.js';
import { rollSource } from './source.js';
import {
  activeSeat,
  type Decks,
  DUMMY,
  type Dummy,
  freshArea,
  type HeroState,
  noCrystals,
  type Realm,
} from './state.js';
import type { GameSet } from './terms.js';
import { shapeOf } from './tiles/shapes.js';
import { TILES } from './tiles/tiles.js';
import { ENEMIES } from './tokens/enemies.js';
import { PILES, type Pile } from './tokens/enemy.js';
import { RUINS } from './tokens/ruins.js';
import { handLimitAt } from './tracks.js';

const OFFER = 3;

/** A match before its first tactic (MK-W-1). */
export function setup({ seats, chosen, sides, random: given }: Start): Realm {
  const random: RandomState = [...given];
  const scenario = scenarioOf(chosenScenario(chosen));
  const sets = chosenSets(chosen);
  const names = dealHeroes(sides, heroesFor(chosen), random);
  const cooperative = scenario.cooperative(seats);
  const decks = makeDecks(scenario, seats, sets, cooperative, random);
  const realm: Realm = {
    random,
    news: [],
    sealed: 0,
    outcome: null,
    scenario: scenario.id,
    sets,
    phase: 'tactics',
    round: 1,
    time: 'day',
    heroes: names.map(name => makeHero(name, scenario, cooperative, random)),
    dummy: scenario.dummy(seats) ? makeDummy(names, sets, random) : null,
    // The first hero picker is on top of the order tokens (MK-W-1.1).
    order: names.map((_, seat) => seat),
    at: 0,
    choosing: [],
    tactics: { open: [], removed: [] },
    announced: null,
    closing: null,
    finals: null,
    endedAt: 0,
    source: [],
    diceCount: seats + 2 + scenario.extraDice,
    tiles: [],
    places: {},
    citiesRevealed: 0,
    coreRevealed: false,
    piles: makePiles(sets, random),
    discards: { green: [], grey: [], brown: [], violet: [], white: [], red: [] },
    offers: { advanced: [], spells: [], units: [], monastery: [] },
    decks,
    commonSkills: [],
    center: [],
    curses: [],
    fight: null,
    ending: 0,
    unitKeys: 0,
    turnNumber: 0,
    scores: null,
  };
  tell(realm, { tell: 'match-begins', scenario: scenario.id, heroes: names });
  layOut(realm, scenario);
  openTactics(realm);
  return realm;
}

/** Source, offers, first tiles, hands (MK-W-1.4 to 1.8). */
function layOut(realm: Realm, scenario: Scenario): void {
  rollSource(realm);
  for (let card = 0; card < OFFER; card++) {
    addToOffer(realm, 'advanced');
    addToOffer(realm, 'spells');
  }
  layUnits(realm);
  while (scenario.villageUnitFirst && !realm.offers.units.some(isVillageUnit)) redealUnits(realm);
  const { start, setup: addresses } = shapeOf(scenario.shape(realm.heroes.length));
  layTile(realm, start, [0, 0], null);
  for (const address of addresses) layTile(realm, realm.decks.tiles.pop()!, address, null);
  for (const [seat, { level }] of realm.heroes.entries()) drawCards(realm, seat, handLimitAt(level));
}

const isVillageUnit = (unit: string): boolean => unitOf(unit).recruitAt.includes('village');

/** The dealt cards are shuffled back and dealt anew (MK-X-1.6). */
function redealUnits(realm: Realm): void {
  realm.decks.regular.push(...realm.offers.units.splice(0));
  shuffle(realm.random, realm.decks.regular);
  layUnits(realm);
}

/** Each hero is there once; seats that took none get one at random. */
function dealHeroes(sides: Start['sides'], heroes: readonly string[], random: RandomState): string[] {
  const free = heroes.filter(id => !sides.includes(id));
  shuffle(random, free);
  return sides.map(side => side ?? free.pop()!);
}

function shuffled<T>(random: RandomState, list: readonly T[]): T[] {
  const copy = [...list];
  shuffle(random, copy);
  return copy;
}

const deckOf = (name: string): string[] =>
  Object.entries(heroOf(name).deck).flatMap(([card, count]) => new Array<string>(count).fill(card));

/** Ten skill tokens: one of the two interactive ones goes to the box (MK-C-5.5). */
const skillsOf = (name: string, cooperative: boolean): string[] => {
  const { skills, competitive, cooperative: shared } = heroOf(name);
  return [...skills, cooperative ? shared : competitive];
};

const makeHero = (name: string, scenario: Scenario, cooperative: boolean, random: RandomState): HeroState => ({
  hero: name,
  fame: scenario.startFame,
  reputation: scenario.startReputation,
  level: 1,
  space: null,
  hand: [],
  deck: shuffled(random, deckOf(name)),
  discard: [],
  aside: [],
  crystals: noCrystals(),
  units: [],
  skills: [],
  skillPile: shuffled(random, skillsOf(name, cooperative)),
  tactic: null,
  claims: [],
  nextDraw: 0,
  skipped: false,
  plundered: false,
  stashed: false,
  motivated: false,
  kept: [],
  drawn: [],
  area: freshArea(),
});

/** A random hero of the sets in play that nobody plays (MK-W-1.17). */
function makeDummy(names: readonly string[], sets: readonly GameSet[], random: RandomState): Dummy {
  const free = HEROES.filter(({ id, set }) => !names.includes(id) && sets.includes(set));
  const hero = pick(random, free);
  const crystals = noCrystals();
  for (const colour of hero.dummyCrystals) crystals[colour] += 1;
  return {
    hero: hero.id,
    deck: shuffled(random, deckOf(hero.id)),
    discard: [],
    crystals,
    tactic: null,
    skillPile: shuffled(random, skillsOf(hero.id, true)),
  };
}

function makePiles(sets: readonly GameSet[], random: RandomState): Record<Pile, string[]> {
  const piles: Record<Pile, string[]> = { green: [], grey: [], brown: [], violet: [], white: [], red: [] };
  for (const { id, color, set, count } of ENEMIES)
    if (sets.includes(set)) piles[color].push(...new Array<string>(count).fill(id));
  for (const pile of PILES) shuffle(random, piles[pile]);
  return piles;
}

function makeDecks(
  scenario: Scenario,
  seats: number,
  sets: readonly GameSet[],
  cooperative: boolean,
  random: RandomState,
): Decks {
  const idsOf = (list: readonly { readonly id: string; readonly set: GameSet }[]) =>
    shuffled(
      random,
      list.filter(({ set }) => sets.includes(set)).map(({ id }) => id),
    );
  const units = (tier: 'regular' | 'elite') =>
    shuffled(
      random,
      UNITS.filter(unit => unit.tier === tier && sets.includes(unit.set)).flatMap(({ id, count }) =>
        new Array<string>(count).fill(id),
      ),
    );
  return {
    advanced: idsOf(ADVANCED_ACTIONS),
    spells: idsOf(SPELLS.filter(({ competitive }) => !(cooperative && competitive))),
    artifacts: idsOf(ARTIFACTS),
    regular: units('regular'),
    elite: units('elite'),
    ruins: idsOf(RUINS),
    ruinsDiscard: [],
    ...makeTileDeck(scenario, seats, sets, random),
  };
}

/** Countryside tiles on top, city and other core tiles shuffled together below (MK-W-1.6). */
function makeTileDeck(
  scenario: Scenario,
  seats: number,
  sets: readonly GameSet[],
  random: RandomState,
): Pick<Decks, 'tiles' | 'spareCountryside' | 'spareCore'> {
  const kind = (wanted: string) =>
    TILES.filter(tile => tile.kind === wanted && sets.includes(tile.set)).map(({ id }) => id);
  const ascending = scenario.countrysideOrder === 'ascending';
  const countryside = ascending ? kind('countryside') : shuffled(random, kind('countryside'));
  const cores = shuffled(random, kind('core'));
  const top = countryside.splice(0, scenario.countryside(seats));
  const bottom = shuffled(random, [
    ...shuffled(random, kind('city')).slice(0, scenario.cities(seats)),
    ...cores.splice(0, scenario.cores(seats)),
  ]);
  // Drawn from the end.
  return { tiles: [...bottom, ...top.reverse()], spareCountryside: countryside, spareCore: cores };
}

/** The seat that is on turn, for pictures and posts. */
export function onTurn(realm: Realm): number | null {
  if (realm.outcome !== null || realm.phase === 'prepare') return null;
  if (realm.phase === 'tactics') return realm.choosing[0] ?? null;
  const seat = activeSeat(realm);
  return seat === DUMMY ? null : seat;
}
