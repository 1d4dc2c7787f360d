import type { Start } from '../../engine/game.js';
import { tell } from '../../engine/match-state.js';
import { pick, type RandomState, shuffle } from '../../engine/random.js';
import { unitOf } from './cards/index.js';
import { makeDecks, makePiles, shuffled } from './decks.js';
import { drawCards } from './deeds.js';
import { openDraft } from './draft.js';
import { chosenSets, heroesFor } from './lobby.js';
import { addToOffer } from './offers.js';
import { layUnits, openTactics } from './rounds.js';
import { charterFor, teamsFor } from './scenarios/charter.js';
import { chosenScenario } from './scenarios/chosen.js';
import { scenarioOf } from './scenarios/index.js';
import { dealHeroes, emptySeat, makeDummy, seatHero } from './seating.js';
import { layTile } from './settling.js';
import { rollSource } from './source.js';
import { activeSeat, DUMMY, type Realm } from './state.js';
import { shapeOf } from './tiles/shapes.js';
import { handLimitAt } from './tracks.js';

const OFFER = 3;

/** A match before its first tactic (MK-W-1). */
export function setup({ seats, chosen, sides, random: given }: Start): Realm {
  const random: RandomState = [...given];
  const scenario = scenarioOf(chosenScenario(chosen));
  const sets = chosenSets(chosen);
  const charter = charterFor(chosen, seats);
  const realm: Realm = {
    random,
    news: [],
    sealed: 0,
    outcome: null,
    scenario: scenario.id,
    charter,
    teams: teamsFor(chosen, seats),
    sets,
    phase: 'tactics',
    round: 1,
    time: charter.nightFirst ? 'night' : 'day',
    nights: charter.nightFirst ? 1 : 0,
    dark: false,
    heroes: Array.from({ length: seats }, () => emptySeat(charter)),
    dummy: null,
    // The first hero picker is on top of the order tokens (MK-W-1.1).
    order: Array.from({ length: seats }, (_, seat) => seat),
    at: 0,
    guest: null,
    lastSeat: null,
    choosing: [],
    tactics: { open: [], removed: [] },
    announced: null,
    closing: null,
    finals: null,
    justEnded: false,
    source: [],
    diceCount: seats + 2 + charter.extraDice,
    tiles: [],
    places: {},
    secrets: [],
    citiesRevealed: 0,
    coreRevealed: false,
    piles: makePiles(sets, random),
    discards: { green: [], grey: [], brown: [], violet: [], white: [], red: [] },
    offers: { advanced: [], spells: [], units: [], monastery: [] },
    decks: makeDecks(scenario, charter, sets, random),
    commonSkills: [],
    center: [],
    curses: [],
    fight: null,
    joint: null,
    ending: 0,
    unitKeys: 0,
    turnNumber: 0,
    auction: null,
    draft: [],
    cleared: [],
    upgrades: [],
    upgrading: [],
    champions: [],
    scores: null,
    accomplished: null,
  };
  if (charter.special === 'return') drawChampions(realm);
  if (charter.auction) openAuction(realm);
  else {
    for (const [seat, name] of dealHeroes(sides, heroesFor(chosen), random).entries()) seatHero(realm, seat, name);
    beginLayingOut(realm);
  }
  return realm;
}

/** Heroes are picked in random order and bid for (MK-X-21.1). */
function openAuction(realm: Realm): void {
  const waiting = shuffled(realm.random, [...realm.heroes.keys()]);
  realm.auction = { waiting, settled: [], hero: null, bid: 0, bidder: 0, earlier: [], asking: [] };
  realm.phase = 'auction';
  tell(realm, { tell: 'auction-begins', seats: [...waiting] });
}

/** In teams each draws the one of its heroes it counts on; only the team knows (MK-X-10.8). */
function drawChampions(realm: Realm): void {
  for (const team of new Set(realm.teams)) {
    const members = [...realm.heroes.keys()].filter(seat => realm.teams[seat] === team);
    if (members.length < 2) return;
    realm.champions[team] = pick(realm.random, members);
    tell(realm, { tell: 'champion', seat: realm.champions[team]! }, members);
  }
}

/** Everybody has a hero: cards are drafted, or the land is laid out at once. */
export function beginLayingOut(realm: Realm): void {
  if (realm.charter.draft) openDraft(realm);
  else layOut(realm);
}

/** Source, offers, first tiles, hands, once everybody has a hero (MK-W-1.4 to 1.8). */
export function layOut(realm: Realm): void {
  const { charter, heroes } = realm;
  const { villageUnitFirst } = scenarioOf(realm.scenario);
  if (charter.dummy) realm.dummy = makeDummy(realm);
  tell(realm, { tell: 'match-begins', scenario: realm.scenario, heroes: heroes.map(({ hero }) => hero) });
  rollSource(realm);
  for (let card = 0; card < OFFER; card++) {
    addToOffer(realm, 'advanced');
    addToOffer(realm, 'spells');
  }
  layUnits(realm);
  while (villageUnitFirst && !realm.offers.units.some(isVillageUnit)) redealUnits(realm);
  layTiles(realm);
  for (const [seat, { level }] of heroes.entries()) drawCards(realm, seat, handLimitAt(level));
  openTactics(realm);
}

/** The first tiles of the map; all of them where that was agreed on (MK-W-1.7, MK-X-11.17). */
function layTiles(realm: Realm): void {
  const { start, setup: addresses, later } = shapeOf(realm.charter.shape);
  layTile(realm, start, [0, 0], null);
  for (const address of [...addresses, ...(realm.charter.openTiles ? later : [])]) {
    const tile = realm.decks.tiles.pop();
    if (tile !== undefined) layTile(realm, tile, address, null);
  }
}

const isVillageUnit = (unit: string): boolean => unitOf(unit).recruitAt.includes('village');

/** The dealt cards are shuffled back and dealt anew (MK-X-1.6). */
function redealUnits(realm: Realm): void {
  realm.decks.regular.push(...realm.offers.units.splice(0));
  shuffle(realm.random, realm.decks.regular);
  layUnits(realm);
}

/** The seat that is on turn, for pictures and posts. */
export function onTurn(realm: Realm): number | null {
  if (realm.outcome !== null || realm.phase === 'prepare') return null;
  if (realm.phase === 'tactics') return realm.choosing[0] ?? null;
  if (realm.phase === 'auction' || realm.phase === 'draft') return null;
  const seat = activeSeat(realm);
  return seat === DUMMY ? null : seat;
}
