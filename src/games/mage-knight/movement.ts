import { tell } from '../../engine/match-state.js';
import { hasRule } from './force.js';
import { hasRampaging, hasWall, heroesOn, isAssault, isShared, makeSpace, ownerOf, placeOf, spacesOf } from './land.js';
import { reveal, wouldReveal } from './revealing.js';
import type { Realm } from './state.js';
import { costOf } from './terrain.js';
import { areAdjacent, distance, neighboursOf, type Space } from './tiles/lattice.js';

/** Rampaging tokens a move provokes: next to both its ends (MK-W-6.1). */
export const provokedBy = (from: Space, to: Space, rampaging: readonly Space[]): Space[] =>
  rampaging.filter(token => areAdjacent(from, token) && areAdjacent(to, token));

/** One space the hero can get to, and what the last step brings. */
export interface Route {
  readonly to: Space;
  readonly path: readonly Space[];
  readonly cost: number;
  readonly provokes: readonly Space[];
  readonly assault: boolean;
  readonly reveals: boolean;
}

/** Spaces one step away: two away count too under Space Bending. */
function stepsFrom(realm: Realm, seat: number, from: Space): Space[] {
  if (!hasRule(realm.heroes[seat]!, 'distanceTwoAdjacent')) return neighboursOf(from);
  return [...spacesOf(realm)].filter(space => space !== from && distance(space, from) <= 2);
}

/** Rampaging tokens this hero would provoke by a move now; none behind a wall (MK-S-20.5). */
export function provokedNow(realm: Realm, seat: number, from: Space, to: Space): Space[] {
  if (hasRule(realm.heroes[seat]!, 'noProvoke')) return [];
  const rampaging = neighboursOf(to).filter(space => hasRampaging(realm, space));
  return provokedBy(from, to, rampaging).filter(token => !hasWall(realm, to, token));
}

/** A keep its owner stands in is no way through, whoever that is (MK-W-6.6, 6.11). */
export function isOccupiedByOwner(realm: Realm, seat: number, space: Space): boolean {
  const owner = ownerOf(realm, space);
  return owner !== null && owner !== seat && heroesOn(realm, space).includes(owner);
}

/** One step: null where it cannot be taken at all. */
function stepTo(realm: Realm, seat: number, from: Space, to: Space): Omit<Route, 'path'> | null {
  const cost = costOf(realm, seat, to);
  if (cost === null) return null;
  const wall = hasWall(realm, from, to);
  const provokes = provokedNow(realm, seat, from, to);
  const others = heroesOn(realm, to).filter(other => other !== seat);
  // Not onto another hero by a move that provokes (MK-W-6.9).
  if (provokes.length > 0 && others.length > 0 && !isShared(realm, to)) return null;
  const assault = isAssault(realm, seat, to);
  return { to, cost: cost + (wall ? 1 : 0), provokes, assault, reveals: wouldReveal(realm, seat, to) };
}

/**
 * Everywhere the hero can get with these Move points. A path goes on only over steps that neither provoke nor assault nor
 * turn anything up: what ends movement, or shows something, is always a step the player takes knowingly.
 */
export function routes(realm: Realm, seat: number): Route[] {
  const hero = realm.heroes[seat]!;
  const start = hero.space;
  if (start === null) return [];
  const points = hero.area.move;
  // Without points only an effect could make a step free (MK-W-4.7).
  if (points === 0 && hero.area.terrain.length === 0 && realm.center.length === 0) return [];
  const singly = hero.area.laters.some(({ when, left }) => when === 'perSpaceMoved' && left !== 0);
  const best = new Map<Space, Route>([
    [start, { to: start, path: [], cost: 0, provokes: [], assault: false, reveals: false }],
  ]);
  const stops = new Map<Space, Route>();
  const queue: Space[] = [start];
  while (queue.length > 0) {
    const from = cheapest(queue, best);
    const way = best.get(from)!;
    if (singly && from !== start) continue;
    for (const to of stepsFrom(realm, seat, from)) {
      if (to === start) continue;
      const step = stepTo(realm, seat, from, to);
      if (step === null || way.cost + step.cost > points) continue;
      const route: Route = { ...step, cost: way.cost + step.cost, path: [...way.path, to] };
      const ends = step.assault || step.provokes.length > 0 || isOccupiedByOwner(realm, seat, to);
      const known = ends || step.reveals ? stops : best;
      const old = known.get(to);
      if (old !== undefined && !isBetter(route, old)) continue;
      known.set(to, route);
      if (known === best) queue.push(to);
    }
  }
  best.delete(start);
  for (const to of stops.keys()) if (!stops.get(to)!.assault && stops.get(to)!.provokes.length === 0) best.delete(to);
  return [...best.values(), ...stops.values()];
}

const isBetter = (one: Route, other: Route): boolean =>
  one.cost < other.cost || (one.cost === other.cost && one.provokes.length < other.provokes.length);

/** Takes the cheapest space out of the queue. */
function cheapest(queue: Space[], best: ReadonlyMap<Space, Route>): Space {
  let at = 0;
  for (let index = 1; index < queue.length; index++)
    if (best.get(queue[index]!)!.cost < best.get(queue[at]!)!.cost) at = index;
  return queue.splice(at, 1)[0]!;
}

/** The figure goes along a route; what is to be seen there turns up on the way. */
export function walk(realm: Realm, seat: number, route: Route): void {
  const hero = realm.heroes[seat]!;
  hero.area.move -= route.cost;
  hero.area.moved = true;
  tell(realm, {
    tell: 'moved',
    seat,
    path: route.path.map(space => makeSpace(realm, space)),
    cost: route.cost,
    provoked: route.provokes.map(space => makeSpace(realm, space)),
  });
  for (const space of route.path) stand(realm, seat, space);
}

/** The figure stands on a space now (MK-W-7.5: the spaces actually occupied are the path). */
export function stand(realm: Realm, seat: number, space: Space): void {
  const hero = realm.heroes[seat]!;
  hero.space = space;
  hero.area.path.push(space);
  reveal(realm, seat);
}

/** A figure carried by an effect: one step of the path, nobody is provoked (MK-W-4.9, 4.10, 7.5). */
export function carry(realm: Realm, seat: number, to: Space): void {
  const from = realm.heroes[seat]!.space!;
  realm.heroes[seat]!.area.moved = true;
  tell(realm, { tell: 'carried', seat, from: makeSpace(realm, from), at: makeSpace(realm, to) });
  stand(realm, seat, to);
}

/** Tokens on a rampaging space, as they are named in the log. */
export const enemiesOn = (realm: Realm, space: Space): string[] =>
  placeOf(realm, space).tokens.flatMap(({ enemy }) => (enemy === null ? [] : [enemy]));
