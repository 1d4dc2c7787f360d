import { tell } from '../../../engine/match-state.js';
import { askSome, type Rules } from '../../../engine/rules.js';
import { ruinsOf } from '../cards/index.js';
import {
  groundOf,
  hasWall,
  heroesOn,
  isUnconquered,
  keeperOf,
  makeSpace,
  openPlace,
  parseSpace,
  placeOf,
  rampagingNear,
  siteOf,
} from '../land.js';
import { enemiesOn } from '../movement.js';
import { drawToken, turnUp } from '../piles.js';
import { question } from '../question.js';
import { turnUpGarrison } from '../revealing.js';
import type { Realm } from '../state.js';
import type { Space } from '../tiles/lattice.js';
import type { Pile } from '../tokens/enemy.js';
import { changeReputation } from '../tracks.js';
import { endFight } from './ending.js';
import { makeFoe } from './foes.js';
import type { FightState } from './state.js';

type Plan = Pick<FightState, 'cause' | 'space'> &
  Partial<Pick<FightState, 'from' | 'city' | 'night' | 'unitsBarred' | 'fameFactor'>>;

/** A fight without its foes yet. Points left from movement and healing vanish (MK-W-3.11, 9.7). */
function openFight(realm: Realm, seat: number, plan: Plan): FightState {
  const { area, units } = realm.heroes[seat]!;
  area.stage = 'done';
  area.move = 0;
  area.influence = 0;
  area.heal = 0;
  area.healWithFame = 0;
  for (const unit of units) unit.spared = false;
  const fight: FightState = {
    seat,
    from: null,
    city: null,
    night: false,
    unitsBarred: false,
    fameFactor: 'full',
    ...plan,
    phase: 'ranged',
    fresh: true,
    foes: [],
    attack: [],
    block: [],
    woundsToHand: 0,
    knockedOut: false,
    defendUsed: [],
    damage: null,
    beatenInPhase: 0,
    keys: 0,
  };
  realm.fight = fight;
  realm.phase = 'fight';
  return fight;
}

type Origin = 'site' | 'rampaging' | 'drawn';

function addFoe(fight: FightState, enemy: string, origin: Origin, space: Space, defends = false, bonus = false): void {
  fight.keys += 1;
  fight.foes.push(makeFoe({ key: fight.keys, enemy, origin, space, defends, bonus }));
}

/** Takes the tokens of a space into the fight; those that survive go back (see ending.ts). */
function takeTokens(realm: Realm, fight: FightState, space: Space, origin: Origin, defends = false): void {
  const place = openPlace(realm, space);
  for (const token of place.tokens)
    if (turnUp(realm, token)) addFoe(fight, token.enemy!, origin, space, defends, defends && fight.city !== null);
  place.tokens = [];
}

/** Draws tokens for this fight only. */
function drawFoes(realm: Realm, fight: FightState, piles: readonly Pile[], defends = false): void {
  for (const pile of piles) {
    const enemy = drawToken(realm, pile);
    if (enemy !== null) addFoe(fight, enemy, 'drawn', fight.space, defends);
  }
}

/** Rampaging tokens next to the space moved into may be challenged to join (MK-W-6.4). */
function* inviteOthers(realm: Realm, fight: FightState, provoked: readonly Space[]): Rules<void> {
  for (const space of provoked) takeTokens(realm, fight, space, 'rampaging');
  const open = rampagingNear(realm, fight.space);
  if (open.length === 0) return;
  const labels = open.map(space => makeSpace(realm, space));
  const about = { enemies: open.flatMap(space => enemiesOn(realm, space)) };
  const said = yield* askSome({ ...question('join', fight.seat, about, labels), min: 0, max: open.length });
  for (const label of said) {
    const space = parseSpace(realm, label)!;
    takeTokens(realm, fight, space, 'rampaging', hasWall(realm, fight.space, space));
  }
}

function announce(realm: Realm, fight: FightState): void {
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
}

/** Entering an unconquered fortified site, or a rival's keep (MK-W-4.4, 9.2, 9.3). */
export function* startAssault(
  realm: Realm,
  seat: number,
  space: Space,
  from: Space,
  provoked: readonly Space[],
): Rules<void> {
  changeReputation(realm, seat, -1);
  const keeper = keeperOf(realm, space);
  if (!isUnconquered(realm, space) && keeper !== null && heroesOn(realm, space).includes(keeper)) {
    // Player combat is barred: no fight, no other action, withdrawal at the end (MK-W-6.11).
    realm.heroes[seat]!.area.stage = 'done';
    return;
  }
  const rival = !isUnconquered(realm, space);
  const fight = openFight(realm, seat, {
    cause: 'assault',
    space,
    from,
    city: groundOf(realm, space)?.city ?? null,
    fameFactor: rival ? 'half_up' : 'full',
  });
  turnUpGarrison(realm, space);
  if (rival) drawFoes(realm, fight, ['grey'], true);
  else takeTokens(realm, fight, space, 'site', true);
  yield* inviteOthers(realm, fight, provoked);
  announce(realm, fight);
}

/** Rampaging tokens provoked by a move, and whoever is challenged to join (MK-W-6.1, 6.4). */
export function* startProvoked(realm: Realm, seat: number, provoked: readonly Space[]): Rules<void> {
  const fight = openFight(realm, seat, { cause: 'rampaging', space: realm.heroes[seat]!.space! });
  yield* inviteOthers(realm, fight, provoked);
  announce(realm, fight);
}

/** Rampaging tokens challenged as the action (MK-W-6.5). */
export function startChallenge(realm: Realm, seat: number, challenged: readonly Space[]): void {
  const fight = openFight(realm, seat, { cause: 'rampaging', space: realm.heroes[seat]!.space! });
  for (const space of challenged) takeTokens(realm, fight, space, 'rampaging', hasWall(realm, fight.space, space));
  announce(realm, fight);
}

/** Burning a monastery: reputation -3, one violet token, no units (MK-S-4.5, 4.6). */
export function startBurning(realm: Realm, seat: number): void {
  const space = realm.heroes[seat]!.space!;
  changeReputation(realm, seat, -3);
  const fight = openFight(realm, seat, { cause: 'burning', space, unitsBarred: true });
  drawFoes(realm, fight, ['violet']);
  announce(realm, fight);
}

/** Exploring an adventure site (MK-S-12 to 16). Nobody can join (MK-S-1.8). */
export function startAdventure(realm: Realm, seat: number): void {
  const space = realm.heroes[seat]!.space!;
  const site = siteOf(realm, space);
  const underground = site === 'dungeon' || site === 'tomb';
  const fight = openFight(realm, seat, { cause: 'adventure', space, night: underground, unitsBarred: underground });
  const { tokens, ruins } = placeOf(realm, space);
  if (tokens.length > 0) takeTokens(realm, fight, space, 'site');
  else drawFoes(realm, fight, defendersOf(site, ruins?.id ?? null));
  announce(realm, fight);
}

/** Tokens drawn at the first exploration. */
function defendersOf(site: string | undefined, ruins: string | null): readonly Pile[] {
  switch (site) {
    case 'dungeon':
    case 'monster_den':
      return ['brown'];
    case 'tomb':
      return ['red'];
    case 'spawning_grounds':
      return ['brown', 'brown'];
    case 'ancient_ruins': {
      const token = ruins === null ? undefined : ruinsOf(ruins);
      return token !== undefined && 'enemies' in token ? token.enemies : [];
    }
    default:
      return [];
  }
}
