import { tell } from '../../../engine/match-state.js';
import { askSome, type Rules } from '../../../engine/rules.js';
import { ruinsOf } from '../cards/index.js';
import {
  cityOn,
  hasWall,
  heroesOn,
  isUnconquered,
  makeSpace,
  openPlace,
  ownerOf,
  parseSpace,
  placeOf,
  rampagingNear,
  seatOfCity,
  siteOf,
} from '../land.js';
import { enemiesOn } from '../movement.js';
import { drawToken, turnUp } from '../piles.js';
import { mayAttack, startPlayerCombat } from '../player-combat/attendance.js';
import { question } from '../question.js';
import { turnUpGarrison } from '../revealing.js';
import type { Realm, Token } from '../state.js';
import type { Space } from '../tiles/lattice.js';
import type { Pile } from '../tokens/enemy.js';
import { changeReputation } from '../tracks.js';
import { endFight } from './ending.js';
import { makeFoe } from './foes.js';
import { type FightSeed, type FightState, newFight } from './state.js';
import { openTampering } from './tampering.js';

/** A fight without its foes yet. Points left from movement and healing vanish (MK-W-3.11, 9.7). */
export function openFight(realm: Realm, seat: number, seed: Omit<FightSeed, 'seat'>): FightState {
  const { area, units } = realm.heroes[seat]!;
  area.stage = 'done';
  area.move = 0;
  area.influence = 0;
  area.heal = 0;
  area.healWithFame = 0;
  for (const unit of units) unit.spared = false;
  const fight = newFight({ seat, ...seed });
  realm.fight = fight;
  realm.phase = 'fight';
  return fight;
}

type Origin = 'site' | 'rampaging' | 'drawn';

interface Standing {
  readonly space: Space;
  /** Whether the site fortifies it, and whether it stands with another rampaging token. */
  readonly defends?: boolean;
  readonly paired?: boolean;
}

function addFoe(
  fight: FightState,
  enemy: string,
  origin: Origin,
  { space, defends = false, paired = false }: Standing,
): void {
  fight.keys += 1;
  const bonus = defends && fight.cities.length > 0;
  fight.foes.push(makeFoe({ key: fight.keys, enemy, origin, space, defends, bonus, paired }));
}

/** Takes these tokens of a space into the fight; those that survive go back (see ending.ts). */
export function meetTokens(
  realm: Realm,
  fight: FightState,
  tokens: readonly Token[],
  origin: Origin,
  at: Standing,
): void {
  for (const token of tokens) if (turnUp(realm, token)) addFoe(fight, token.enemy!, origin, at);
}

function takeTokens(realm: Realm, fight: FightState, space: Space, origin: Origin, defends = false): void {
  const place = openPlace(realm, space);
  const { tokens } = place;
  place.tokens = [];
  meetTokens(realm, fight, tokens, origin, { space, defends, paired: origin === 'rampaging' && tokens.length > 1 });
}

/** Draws tokens for this fight only. */
function drawFoes(realm: Realm, fight: FightState, piles: readonly Pile[], defends = false): void {
  for (const pile of piles) {
    const enemy = drawToken(realm, pile);
    if (enemy !== null) addFoe(fight, enemy, 'drawn', { space: fight.space, defends });
  }
}

/** Rampaging tokens next to the space moved into may be challenged to join (MK-W-6.4). */
export function* inviteOthers(realm: Realm, fight: FightState, provoked: readonly Space[]): Rules<void> {
  for (const space of provoked) takeTokens(realm, fight, space, 'rampaging');
  const open = rampagingNear(realm, fight.space);
  if (open.length === 0) return;
  const labels = open.map(space => makeSpace(realm, space));
  const about = {
    foes: fight.foes.map(({ enemy }) => enemy),
    enemies: open.flatMap(space => enemiesOn(realm, space)),
  };
  const said = yield* askSome({ ...question('join', fight.seat, about, labels), min: 0, max: open.length });
  for (const label of said) {
    const space = parseSpace(realm, label)!;
    takeTokens(realm, fight, space, 'rampaging', hasWall(realm, fight.space, space));
  }
}

export function announceFight(realm: Realm, fight: FightState): void {
  tell(realm, {
    tell: 'fight-begins',
    seat: fight.seat,
    cause: fight.cause,
    site: siteOf(realm, fight.space) ?? null,
    space: makeSpace(realm, fight.space),
    enemies: fight.foes.map(({ enemy }) => enemy),
  });
  // Nobody is left to meet: the assault succeeds without Fame (MK-W-1.19).
  if (fight.foes.length === 0) endFight(realm, fight);
  else openTampering(realm, fight);
}

/** Every assault costs reputation, whatever comes of it; none in Conquer and Hold (MK-W-9.2, MK-X-11.7). */
export function payForAssault(realm: Realm, seat: number): void {
  if (realm.charter.special !== 'hold') changeReputation(realm, seat, -1);
}

/** Who defends what a rival holds: a grey token, a violet one in a tower; more of them later on (MK-W-9.3, MK-X-11.13). */
function defendersOfRival(realm: Realm, space: Space): Pile[] {
  const count = realm.charter.special === 'hold' ? Math.ceil(realm.round / 2) : 1;
  return new Array<Pile>(count).fill(siteOf(realm, space) === 'mage_tower' ? 'violet' : 'grey');
}

/** Entering an unconquered fortified site, or what a rival holds (MK-W-4.4, 9.2, 9.3). */
export function* startAssault(
  realm: Realm,
  seat: number,
  space: Space,
  from: Space,
  provoked: readonly Space[],
): Rules<void> {
  payForAssault(realm, seat);
  const owner = ownerOf(realm, space);
  const rival = !isUnconquered(realm, space);
  if (rival && owner !== null && heroesOn(realm, space).includes(owner)) {
    if (mayAttack(realm, seat, owner)) return yield* startPlayerCombat(realm, seat, owner, from);
    // Player combat is barred: no fight, no other action, withdrawal at the end (MK-W-6.11).
    realm.heroes[seat]!.area.stage = 'done';
    return;
  }
  const fight = openFight(realm, seat, {
    cause: 'assault',
    space,
    from,
    cities: [...(cityOn(realm, space)?.colors ?? [])],
    fameFactor: rival ? 'half_up' : 'full',
  });
  const garrison = seatOfCity(realm, space);
  turnUpGarrison(realm, garrison);
  if (rival) drawFoes(realm, fight, defendersOfRival(realm, space), true);
  else takeTokens(realm, fight, garrison, 'site', true);
  yield* inviteOthers(realm, fight, provoked);
  announceFight(realm, fight);
}

/** Rampaging tokens provoked by a move, and whoever is challenged to join (MK-W-6.1, 6.4). */
export function* startProvoked(realm: Realm, seat: number, provoked: readonly Space[]): Rules<void> {
  const fight = openFight(realm, seat, { cause: 'rampaging', space: realm.heroes[seat]!.space! });
  yield* inviteOthers(realm, fight, provoked);
  announceFight(realm, fight);
}

/** Rampaging tokens challenged as the action (MK-W-6.5). */
export function startChallenge(realm: Realm, seat: number, challenged: readonly Space[]): void {
  const fight = openFight(realm, seat, { cause: 'rampaging', space: realm.heroes[seat]!.space! });
  for (const space of challenged) takeTokens(realm, fight, space, 'rampaging', hasWall(realm, fight.space, space));
  announceFight(realm, fight);
}

/** Burning a monastery: reputation -3, one violet token, no units (MK-S-4.5, 4.6). */
export function startBurning(realm: Realm, seat: number): void {
  const space = realm.heroes[seat]!.space!;
  changeReputation(realm, seat, -3);
  const fight = openFight(realm, seat, { cause: 'burning', space, unitsBarred: true });
  drawFoes(realm, fight, ['violet']);
  announceFight(realm, fight);
}

/** Exploring an adventure site (MK-S-12 to 16). Nobody can join (MK-S-1.8). */
export function startAdventure(realm: Realm, seat: number): void {
  const space = realm.heroes[seat]!.space!;
  const site = siteOf(realm, space);
  const underground = site === 'dungeon' || site === 'tomb';
  const fight = openFight(realm, seat, { cause: 'adventure', space, night: underground, unitsBarred: underground });
  if (placeOf(realm, space).tokens.length > 0) takeTokens(realm, fight, space, 'site');
  else drawFoes(realm, fight, defendersOf(realm, space));
  announceFight(realm, fight);
}

/** Freeing a mine: all tokens on it, night rules, units may be used, nobody joins (MK-X-5.6). */
export function startFreeing(realm: Realm, seat: number): void {
  const space = realm.heroes[seat]!.space!;
  const fight = openFight(realm, seat, { cause: 'mine', space, night: true });
  takeTokens(realm, fight, space, 'site');
  announceFight(realm, fight);
}

/** The tokens an incantation summons; their Fame counts double, nobody joins (MK-X-9.5, 9.6, MK-W-19.8). */
export function startIncantation(realm: Realm, seat: number, piles: readonly Pile[]): number {
  const space = realm.heroes[seat]!.space!;
  const fight = openFight(realm, seat, { cause: 'incantation', space, fameFactor: 'double' });
  drawFoes(realm, fight, piles);
  const count = fight.foes.length;
  announceFight(realm, fight);
  return count;
}

/** A path of a maze or labyrinth: one new token; of the units only the one that came along (MK-S-20.1, 20.2). */
export function startMaze(realm: Realm, seat: number, path: number, along: number | null): void {
  const space = realm.heroes[seat]!.space!;
  const fight = openFight(realm, seat, { cause: 'maze', space, unitsBarred: true, along, path });
  drawFoes(realm, fight, [siteOf(realm, space) === 'labyrinth' ? 'red' : 'brown']);
  announceFight(realm, fight);
}

/** Tokens drawn at the first exploration. */
export function defendersOf(realm: Realm, space: Space): readonly Pile[] {
  const { ruins } = placeOf(realm, space);
  switch (siteOf(realm, space)) {
    case 'dungeon':
    case 'monster_den':
    case 'maze':
      return ['brown'];
    case 'tomb':
    case 'labyrinth':
      return ['red'];
    case 'spawning_grounds':
      return ['brown', 'brown'];
    case 'ancient_ruins': {
      const token = ruins === null ? undefined : ruinsOf(ruins.id);
      return token !== undefined && 'enemies' in token ? token.enemies : [];
    }
    default:
      return [];
  }
}
