import { unitOf } from '../cards/index.js';
import { nonWounds, woundsIn } from '../deeds.js';
import { keepsOf, placeOf, portalOf, siteOf, spacesOf, towersOf } from '../land.js';
import { conqueredCities } from '../progress.js';
import { bonusPoints, tallyOf } from '../scoring.js';
import type { Realm } from '../state.js';
import { areRivals } from '../teams.js';
import type { Reward } from '../tokens/enemy.js';
import { levelAt } from '../tracks.js';
import { prospectsOf, waysFrom } from './goals.js';

/** What is due at the end of the turn, in points. */
const REWARDS: Readonly<Record<keyof Reward, number>> = {
  artifact: 5,
  spell: 5,
  advancedAction: 3,
  unit: 4,
  crystals: 0.9,
  crystalsOfEach: 3.6,
  chosenCrystals: 1,
  dungeon: 5,
};
const LEVEL = 3;
const CARD_IN_HAND = 0.25;
const WOUND = 2.2;
const WOUND_IN_HAND = 0.8;
/** Part of what the surroundings promise that counts beside what one has: the best goal, and the second beside it. */
const PROMISES = [0.6, 0.15] as const;
/** More than anything else: the match is over. */
const DECIDED = 100;

/** How good the position is for a seat at the end of its turn, in points. Of the others only what all can see counts. */
export function worth(realm: Realm, seat: number): number {
  if (realm.outcome !== null) return DECIDED * settled(realm, seat) + gains(realm, seat, 0);
  const left = Math.max(0, realm.charter.rounds - realm.round) / realm.charter.rounds;
  return gains(realm, seat, left) + aim(realm, seat) + promised(realm, seat);
}

function promised(realm: Realm, seat: number): number {
  const prospects = prospectsOf(realm, seat);
  return PROMISES.reduce((sum, part, at) => sum + part * (prospects[at]?.promise ?? 0), 0);
}

function settled({ outcome, scores }: Realm, seat: number): number {
  const { places } = outcome!;
  const worst = Math.max(...places);
  if (worst === 1) return (scores?.[seat] ?? 0) / DECIDED;
  return 1 - (2 * (places[seat]! - 1)) / (worst - 1);
}

/** Fame, what the achievements count, and the strength it brings in the rounds that are left. */
function gains(realm: Realm, seat: number, left: number): number {
  const hero = realm.heroes[seat]!;
  const tally = tallyOf(realm, seat);
  const strong = 0.5 + left;
  let total = hero.fame + LEVEL * strong * levelAt(hero.fame);
  total += tally.spells * (2 + 2.5 * strong) + tally.advancedActions * (1 + 1.5 * strong);
  total += tally.artifacts * (2 + 2 * strong) + tally.crystals * (0.5 + 0.5 * strong);
  for (const { id, wounds, ready } of hero.units) {
    const { level } = unitOf(id);
    total += level * (1 + 0.8 * strong) * (wounds > 0 ? 0.4 : 1) + (ready && wounds === 0 ? 0.5 * level : 0);
  }
  total += 2.5 * (tally.conquered + tally.adventures) + 2 * tally.dungeons;
  total += 0.35 * hero.reputation - (hero.reputation <= -5 ? 2 : 0);
  total -= WOUND * tally.wounds + WOUND_IN_HAND * woundsIn(hero.hand) * Math.min(1, 0.3 + left + 0.4);
  total += CARD_IN_HAND * nonWounds(hero.hand).length;
  for (const [kind, count] of Object.entries(hero.area.rewards) as [keyof Reward, number][])
    total += REWARDS[kind] * count;
  return total;
}

const CITY = 12;
const TILE = 1.2;

/** What the scenario is about. */
function aim(realm: Realm, seat: number): number {
  const { charter } = realm;
  let total = bonusPoints(realm, seat) + CITY * conqueredCities(realm) + TILE * realm.tiles.length;
  if (charter.scoring === 'hold') total += holding(realm, seat);
  if (charter.scoring === 'return') total += returning(realm, seat);
  if (charter.special === 'druids') total += marked(realm, seat);
  return total;
}

/** Keeps and towers of the own side, less those of the others (MK-X-11.16). */
function holding(realm: Realm, seat: number): number {
  let total = 0;
  for (const other of realm.heroes.keys()) {
    const held = 12 * keepsOf(realm, other).length + 9 * towersOf(realm, other).length;
    total += areRivals(realm, other, seat) ? -held : held;
  }
  return total;
}

/** Away from the portal before it closes, back to it in the last round (MK-X-10.3, 10.5). */
function returning(realm: Realm, seat: number): number {
  const portal = portalOf(realm);
  const { space } = realm.heroes[seat]!;
  const there = space === null || space === portal;
  if (siteOf(realm, portal) === 'portal') return there ? -25 : 0;
  const way = there ? 0 : (waysFrom(realm, [portal]).get(space) ?? 60);
  const last = realm.round >= realm.charter.rounds;
  if (last) return (there ? 60 : 0) - 3 * way;
  return realm.round === realm.charter.rounds - 1 ? -0.4 * way : 0;
}

/** Glades with an own shield, and the incantation of the night (MK-X-9.4, 9.5). */
function marked(realm: Realm, seat: number): number {
  let total = 0;
  for (const space of spacesOf(realm))
    if (siteOf(realm, space) === 'magical_glade' && placeOf(realm, space).shields.includes(seat)) total += 3;
  return total + (realm.time === 'night' && realm.heroes[seat]!.incanted >= realm.nights ? total : 0);
}
