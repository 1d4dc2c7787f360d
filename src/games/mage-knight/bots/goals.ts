import { enemyOf, unitOf } from '../cards/index.js';
import { nextTile } from '../exploring.js';
import { defendersOf } from '../fight/beginning.js';
import {
  groundOf,
  hasRampaging,
  isAdventureSite,
  isAssault,
  isClosedCity,
  placeOf,
  portalOf,
  siteOf,
  spacesOf,
  terrainOf,
} from '../land.js';
import type { Realm, Token } from '../state.js';
import { printedCost } from '../terrain.js';
import { aroundTile, neighboursOf, type Space, spacesOfTile } from '../tiles/lattice.js';
import { mayLie } from '../tiles/shapes.js';
import type { Pile } from '../tokens/enemy.js';
import { levelAt } from '../tracks.js';

/** How hard a token that lies face down is thought to be: about the armor of its kind. */
const HARDNESS: Readonly<Record<Pile, number>> = { green: 4, grey: 5, brown: 5.5, violet: 6, white: 7.5, red: 8.5 };
/** What beating such a token brings. */
const FAME: Readonly<Record<Pile, number>> = { green: 3, grey: 3, brown: 4, violet: 4, white: 6, red: 7 };

/** Something on the map worth going to. */
interface Goal {
  /** Spaces from which it is done. */
  readonly at: readonly Space[];
  readonly gain: number;
}

/** What a hero can hope to bring to a fight: level, units, better cards. */
export function strengthOf(realm: Realm, seat: number): number {
  const { fame, units, hand, deck, discard, crystals } = realm.heroes[seat]!;
  let strength = 2.5 + levelAt(fame);
  for (const { id, wounds } of units) if (wounds === 0) strength += 0.6 * unitOf(id).level + 0.4;
  strength += 0.4 * Math.max(0, hand.length + deck.length + discard.length - 16);
  for (const count of Object.values(crystals)) strength += 0.3 * count;
  return strength;
}

/** How likely it is that somebody of this strength gets the better of them. */
const chance = (strength: number, hardness: number): number => 1 / (1 + Math.exp((hardness - 1.25 * strength) / 1.5));

const hardnessOf = ({ enemy, pile, up }: Token): number => {
  if (enemy === null || !up) return HARDNESS[pile];
  const { armor, abilities, resistances } = enemyOf(enemy);
  return armor + 0.4 * abilities.length + 0.7 * resistances.length;
};
const fameOf = ({ enemy, pile, up }: Token): number => (enemy === null || !up ? FAME[pile] : enemyOf(enemy).fame);

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0);

/** Fighting these tokens for this besides their Fame. */
function fightFor(strength: number, tokens: readonly Token[], besides: number): number {
  return chance(strength, sum(tokens, hardnessOf)) * (sum(tokens, fameOf) + besides);
}

const tokensFrom = (piles: readonly Pile[]): Token[] => piles.map(pile => ({ enemy: null, pile, up: false }));

/** What standing on a space could bring. */
function gainAt(realm: Realm, seat: number, space: Space, strength: number): number {
  const site = siteOf(realm, space);
  const { tokens, shields, burned, city } = placeOf(realm, space);
  const hero = realm.heroes[seat]!;
  if (isAssault(realm, seat, space)) {
    if (site === 'city') return fightFor(strength, tokens, 14);
    const held = shields.length > 0 ? tokensFrom(['grey']) : tokens;
    const holds = realm.charter.scoring === 'hold' ? 12 : 0;
    return fightFor(strength, held, (site === 'keep' ? 4 : 6) + holds);
  }
  if (isAdventureSite(site)) {
    if (shields.length > 0) return 0;
    const met = tokens.length > 0 ? tokens : tokensFrom(defendersOf(realm, space));
    const more = realm.charter.special === 'dungeons' && (site === 'dungeon' || site === 'tomb') ? 3 : 0;
    return fightFor(strength, met, 5 + more);
  }
  switch (site) {
    case 'mine':
    case 'deep_mine':
      return tokens.length > 0 ? fightFor(strength, tokens, 5) : 0.8;
    case 'magical_glade':
      if (realm.charter.special === 'druids' && !shields.includes(seat)) return 4;
      return hero.hand.concat(hero.discard).includes('wound') ? 1.2 : 0.4;
    case 'village':
      return 1.2;
    case 'monastery':
      return burned ? 0 : 1.5;
    case 'city':
      return city?.conquered === true ? 2 : 0;
    case 'keep':
    case 'mage_tower':
      return 1;
    default:
      return 0;
  }
}

/** Everything worth going to, as it looks now. */
function goalsOf(realm: Realm, seat: number): Goal[] {
  const strength = strengthOf(realm, seat);
  const goals: Goal[] = [];
  for (const space of spacesOf(realm)) {
    if (hasRampaging(realm, space)) {
      const gain = fightFor(strength, placeOf(realm, space).tokens, 1.5);
      goals.push({ at: neighboursOf(space), gain });
    } else if (!isClosedCity(realm, space)) {
      const gain = gainAt(realm, seat, space, strength);
      if (gain > 0) goals.push({ at: [space], gain });
    }
  }
  return [...goals, ...frontiers(realm)];
}

/** Where the next tile may be laid. */
function frontiers(realm: Realm): Goal[] {
  const next = nextTile(realm);
  if (next === null || next.backup) return [];
  const tiles = realm.tiles.map(({ x, y }) => [x, y] as const);
  const gain = 3 + realm.charter.famePerTile;
  const seen = new Set<string>();
  const goals: Goal[] = [];
  for (const [x, y] of tiles)
    for (const address of aroundTile(x, y)) {
      if (seen.has(address.join())) continue;
      seen.add(address.join());
      if (!mayLie(realm.charter.shape, tiles, next.kind, address, next.backup)) continue;
      goals.push({ at: spacesOfTile(...address).flatMap(neighboursOf), gain });
    }
  return goals;
}

/** Move points to every space from the nearest of these, over what can be walked on. */
export function waysFrom(realm: Realm, from: readonly Space[]): Map<Space, number> {
  const queue = from.filter(space => groundOf(realm, space) !== undefined);
  const costs = new Map<Space, number>(queue.map(space => [space, 0]));
  for (let space = queue.shift(); space !== undefined; space = queue.shift()) {
    const cost = costs.get(space)!;
    for (const near of neighboursOf(space)) {
      if (groundOf(realm, near) === undefined || hasRampaging(realm, near) || isClosedCity(realm, near)) continue;
      const price = printedCost(terrainOf(realm, near) ?? 'city', realm.time);
      if (price === null || cost + price >= (costs.get(near) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(near, cost + price);
      queue.push(near);
    }
  }
  return costs;
}

/** What a Move point of distance leaves of a gain. */
const FADING = 0.9;

/** A goal as it looks from where the hero stands. */
export interface Prospect extends Goal {
  /** What is left of the gain at this distance. */
  readonly promise: number;
}

/** Goals that can be reached at all, the most promising first. */
export function prospectsOf(realm: Realm, seat: number): Prospect[] {
  const ways = waysFrom(realm, [realm.heroes[seat]!.space ?? portalOf(realm)]);
  const found: Prospect[] = [];
  for (const goal of goalsOf(realm, seat)) {
    let near = Number.POSITIVE_INFINITY;
    for (const space of goal.at) near = Math.min(near, ways.get(space) ?? Number.POSITIVE_INFINITY);
    if (near < Number.POSITIVE_INFINITY) found.push({ ...goal, promise: goal.gain * FADING ** near });
  }
  return found.sort((one, other) => other.promise - one.promise);
}
