import { seal, tell } from '../../../engine/match-state.js';
import type { Rules } from '../../../engine/rules.js';
import { startAssault } from '../fight/beginning.js';
import { stormCity } from '../joint/assaulting.js';
import {
  groundOf,
  heroesOn,
  isAssault,
  isShared,
  makeSpace,
  parseSpace,
  placeOf,
  seatOfCity,
  spacesOf,
  terrainOf,
} from '../land.js';
import { carry } from '../movement.js';
import { mayAttack, startPlayerCombat } from '../player-combat/attendance.js';
import type { Realm } from '../state.js';
import { isSafe } from '../terrain.js';
import { distance, neighboursOf, type Space } from '../tiles/lattice.js';
import { PILES } from '../tokens/enemy.js';
import { choose } from './asking.js';
import { bind, during, type Effect, heroIn } from './effect.js';
import type { FreeMoveStep, PeekTokenStep } from './step.js';

/** Spaces the figure can be carried to, with the steps it takes (MK-W-4.9). */
export function landings(effect: Pick<Effect, 'realm' | 'seat'>, step: FreeMoveStep): Map<Space, number> {
  const { realm, seat } = effect;
  const hero = heroIn(effect);
  const found = new Map<Space, number>();
  // The figure moves only in the movement part of a turn (MK-C-1.12), or into a city assaulted together (MK-W-17.1).
  const isJoint = hero.area.stage === 'joint' && step.startsCombat === true;
  if (realm.fight !== null || (hero.area.stage !== 'movement' && !isJoint)) return found;
  if (hero.space === null || (step.totalCost ?? 0) > hero.area.move) return found;
  const most = step.costPerSpace === undefined ? step.spaces : Math.min(step.spaces, hero.area.move);
  const reached = new Map<Space, number>([[hero.space, 0]]);
  const queue = [hero.space];
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    const steps = reached.get(from)!;
    if (steps >= most) continue;
    for (const to of neighboursOf(from)) {
      const terrain = terrainOf(realm, to);
      if (groundOf(realm, to) === undefined || reached.has(to)) continue;
      if (terrain !== undefined && step.avoid?.includes(terrain)) continue;
      reached.set(to, steps + 1);
      queue.push(to);
    }
  }
  for (const [space, steps] of reached) {
    if (steps < (step.minSpaces ?? 1)) continue;
    if (isJoint && seatOfCity(realm, space) !== realm.joint!.city) continue;
    const ends = step.endOn === 'fortifiedSiteOrPlayer' ? isTarget(realm, seat, space) : isSafe(realm, seat, space);
    if (ends) found.set(space, steps);
  }
  return found;
}

/** A rival on a space where only one may stand, who may be attacked. */
const rivalOn = (realm: Realm, seat: number, space: Space): number | undefined =>
  isShared(realm, space)
    ? undefined
    : heroesOn(realm, space).find(other => other !== seat && mayAttack(realm, seat, other));

/** A fortified site to be assaulted, or another player's space (Underground Attack). */
const isTarget = (realm: Realm, seat: number, space: Space): boolean =>
  isAssault(realm, seat, space) || rivalOn(realm, seat, space) !== undefined;

/** Moves the figure outside normal costs. */
export function* freeMove(effect: Effect, step: FreeMoveStep): Rules<void> {
  const { realm, seat } = effect;
  const hero = heroIn(effect);
  const open = landings(effect, step);
  if (open.size === 0) return;
  const labels = [...open.keys()].map(space => makeSpace(realm, space));
  const said = yield* choose(effect, 'space', { ...during(effect), what: 'carry' }, labels);
  const to = parseSpace(realm, said)!;
  const origin = hero.space!;
  hero.area.move -= (step.totalCost ?? 0) + (step.costPerSpace ?? 0) * open.get(to)!;
  carry(realm, seat, to);
  if (step.startsCombat !== true) return;
  if (realm.joint !== null) return yield* stormCity(realm, seat, to, origin, []);
  const rival = rivalOn(realm, seat, to);
  if (isAssault(realm, seat, to)) yield* startAssault(realm, seat, to, origin, []);
  else if (rival !== undefined) yield* startPlayerCombat(realm, seat, rival, origin);
}

/** Looks at a face-down token nearby, or at the top of a pile (Scouts). */
export function* peekToken(effect: Effect, step: PeekTokenStep): Rules<void> {
  const { realm, seat } = effect;
  const { space: from } = heroIn(effect);
  const near = [...spacesOf(realm)].filter(
    space =>
      from !== null &&
      distance(space, from) <= step.distance &&
      placeOf(realm, space).tokens.some(({ up, enemy }) => !up && enemy !== null),
  );
  const piles = PILES.filter(pile => realm.piles[pile].length > 0);
  const options = [...near.map(space => makeSpace(realm, space)), ...piles];
  if (options.length === 0) return;
  const said = yield* choose(effect, 'pile', during(effect), options);
  const pile = piles.find(one => one === said);
  const space = pile === undefined ? parseSpace(realm, said)! : null;
  const enemy =
    pile !== undefined
      ? realm.piles[pile].at(-1)!
      : placeOf(realm, space!).tokens.find(({ up, enemy: hidden }) => !up && hidden !== null)!.enemy!;
  seal(realm);
  tell(realm, { tell: 'peeked', seat, space: space === null ? null : said, pile: pile ?? null });
  tell(realm, { tell: 'saw-token', enemy }, [seat]);
  heroIn(effect).area.seen.push({ pile: pile ?? null, space, enemy });
  bind(effect, step.bind, [enemy]);
}
