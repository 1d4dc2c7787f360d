import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { actions, rivalToAttack, tributeOf, wanted } from './actions.js';
import { ruinsOf } from './cards/index.js';
import { doing, doingOptions, isDoing } from './doing.js';
import { mayDiscard } from './drawing-up.js';
import { canMark, incant, markGlade } from './druids.js';
import { tunnel, tunnels } from './dungeons.js';
import { runTriggered } from './effects/hooks.js';
import { explorable, explore, exploreCost, nextTile } from './exploring.js';
import {
  startAdventure,
  startAssault,
  startBurning,
  startChallenge,
  startFreeing,
  startProvoked,
} from './fight/beginning.js';
import { healHand, healOptions, healUnit } from './healing.js';
import { buy, interact, purchases } from './interaction.js';
import { enterCity, entries, stayOut } from './joint/assaulting.js';
import { proposeJoint } from './joint/proposing.js';
import { makeSpace, openPlace, parseSpace, siteOf } from './land.js';
import { enterMaze, payablePaths, takePath } from './maze.js';
import { isOccupiedByOwner, type Route, routes, walk } from './movement.js';
import { askPayment, spend, waysToPayAll } from './paying.js';
import { startPlayerCombat } from './player-combat/attendance.js';
import { question } from './question.js';
import { mustRest, rest } from './resting.js';
import { noteProgress } from './scenario-end.js';
import { standingOf } from './standing.js';
import { activeSeat, type Realm } from './state.js';
import { makeAddress, parseAddress } from './tiles/lattice.js';
import { gainFame } from './tracks.js';
import type { Questions, Reachable } from './vocabulary.js';

type Said = Questions['turn']['option'];

interface Menu {
  readonly options: Said[];
  readonly about: Questions['turn']['about'];
}

/** The next thing of the turn. */
export function* takeTurn(realm: Realm): Rules<void> {
  const seat = activeSeat(realm);
  const ways = canWalk(realm, seat) ? routes(realm, seat) : [];
  const { options, about } = menu(realm, seat, ways);
  // The end of a turn rolls and draws: it is never said by itself.
  const asked = question('turn', seat, about, options, said => placeOfOption(said, options));
  const said = yield* ask<Said>({ ...asked, deliberate: true });
  if (isDoing(said)) return yield* doing(realm, seat, said);
  yield* act(realm, seat, said, ways);
}

const PLACED = ['move', 'charge', 'explore', 'tunnel', 'enter'];

/** The space or position an option points at; where one may also go there in peace, that is what a place stands for. */
function placeOfOption(said: Said, options: readonly Said[]): string | undefined {
  const [what, where] = said.split(':');
  if (!PLACED.includes(what!) || (what !== 'move' && options.includes(`move:${where!}`))) return undefined;
  return where;
}

/** Whether the turn is in its movement part, which an action ends. */
const canMove = (realm: Realm, seat: number): boolean => {
  const { area } = realm.heroes[seat]!;
  return area.stage === 'movement' && area.mustSpend === null && !mustRest(realm, seat);
};

const canWalk = (realm: Realm, seat: number): boolean => canMove(realm, seat) && !realm.heroes[seat]!.area.halted;

/** Charges provoke or assault: they are told apart from peaceful moves. */
const isCharge = ({ assault, provokes }: Route): boolean => assault || provokes.length > 0;

function menu(realm: Realm, seat: number, ways: readonly Route[]): Menu {
  const { area } = realm.heroes[seat]!;
  const options: Said[] = [...doingOptions(realm, seat)];
  const positions = canWalk(realm, seat) ? explorable(realm, seat) : [];
  const below = canWalk(realm, seat) ? tunnels(realm, seat) : new Map<number, number>();
  const sales = purchases(realm, seat);
  if (area.mustSpend === null) {
    for (const way of ways) options.push(`${isCharge(way) ? 'charge' : 'move'}:${makeSpace(realm, way.to)}`);
    for (const address of positions) options.push(`explore:${makeAddress(address)}`);
    for (const space of below.keys()) options.push(`tunnel:${makeSpace(realm, space)}`);
    if (canMove(realm, seat)) options.push(...actions(realm, seat));
    if (canMark(realm, seat)) options.push('mark-glade');
    for (const path of payablePaths(realm, seat)) options.push(`path:${path}`);
    for (const { space } of entries(realm, seat)) options.push(`enter:${makeSpace(realm, space)}`);
    options.push(...healOptions(realm, seat));
    for (const { id, missing } of sales) if (missing === 0) options.push(id as Said);
    options.push(...closings(realm, seat));
  }
  if (options.length === 0) options.push('end');
  const next = nextTile(realm);
  return {
    options: [...new Set(options)],
    about: {
      ...standingOf(realm, seat),
      reachable: ways.map(way => reachable(realm, way)),
      tunnels: [...below].map(([space, cost]) => ({ to: makeSpace(realm, space), cost })),
      explorable: positions.map(address => ({
        at: makeAddress(address),
        cost: exploreCost(realm, seat),
        kind: next?.kind ?? 'countryside',
      })),
      purchases: sales,
    },
  };
}

const END_DISCARDING: readonly Said[] = ['end-discarding'];

/** Rest and end of the turn; not while a rival must be attacked or a joint assault goes on (MK-W-3.9, 17.5). */
function closings(realm: Realm, seat: number): Said[] {
  const { area, hand } = realm.heroes[seat]!;
  if (area.stage === 'joint') return ['stay-out'];
  const options: Said[] = [];
  const moving = area.stage === 'movement';
  if (moving && !area.moved && !area.halted && hand.length > 0) options.push('rest');
  const attacks = canMove(realm, seat) && rivalToAttack(realm, seat) !== null;
  if (!attacks && !(moving && mustRest(realm, seat)))
    options.push('end', ...(mayDiscard(realm, seat) ? END_DISCARDING : []));
  return options;
}

const reachable = (realm: Realm, { to, cost, path, provokes, assault, reveals }: Route): Reachable => ({
  to: makeSpace(realm, to),
  cost,
  path: path.map(space => makeSpace(realm, space)),
  provokes: provokes.map(space => makeSpace(realm, space)),
  assault,
  reveals,
});

function* act(realm: Realm, seat: number, said: Said, ways: readonly Route[]): Rules<void> {
  const { area, space } = realm.heroes[seat]!;
  const [what, name] = said.split(':') as [string, string];
  switch (what) {
    case 'move':
    case 'charge':
      return yield* go(realm, seat, name, what === 'charge', ways);
    case 'explore':
      explore(realm, seat, parseAddress(name)!);
      return noteProgress(realm, seat);
    case 'tunnel':
      return tunnel(realm, seat, parseSpace(realm, name)!);
    case 'attack-player':
      return yield* startPlayerCombat(realm, seat, Number(name), area.path.at(-2) ?? space!);
    case 'interact':
      return interact(realm, seat);
    case 'adventure':
      return ['maze', 'labyrinth'].includes(siteOf(realm, space!) ?? '')
        ? enterMaze(realm, seat)
        : startAdventure(realm, seat);
    case 'path':
      return yield* takePath(realm, seat, Number(name));
    case 'altar':
      return yield* payTribute(realm, seat);
    case 'burn':
      return startBurning(realm, seat);
    case 'free-mine':
      return startFreeing(realm, seat);
    case 'incant':
      return incant(realm, seat);
    case 'mark-glade':
      return yield* markGlade(realm, seat);
    case 'joint':
      return yield* proposeJoint(realm, seat, parseSpace(realm, name)!);
    case 'enter':
      return yield* enterCity(realm, seat, name);
    case 'stay-out':
      return stayOut(realm, seat);
    case 'challenge':
      return startChallenge(
        realm,
        seat,
        name.split('+').map(label => parseSpace(realm, label)!),
      );
    case 'heal':
      return name === undefined ? healHand(realm, seat) : healUnit(realm, seat, Number(name));
    case 'rest':
      return yield* rest(realm, seat);
    case 'end':
    case 'end-discarding':
      area.keepsHand = what === 'end' && !area.obliged;
      area.mustSpend = null;
      realm.phase = 'end';
      realm.ending = 0;
      return;
    default:
      return yield* buy(realm, seat, said);
  }
}

/** Goes along a path; what the last step starts follows (MK-W-4.4, 6.1). */
function* go(realm: Realm, seat: number, label: string, charge: boolean, ways: readonly Route[]): Rules<void> {
  const to = parseSpace(realm, label)!;
  const way = ways.find(one => one.to === to && isCharge(one) === charge)!;
  const from = way.path.at(-2) ?? realm.heroes[seat]!.space!;
  walk(realm, seat, way);
  for (const _ of way.path) yield* runTriggered(realm, seat, 'perSpaceMoved');
  if (way.assault) yield* startAssault(realm, seat, to, from, way.provokes);
  else if (way.provokes.length > 0) yield* startProvoked(realm, seat, way.provokes);
  // A partner's keep with the partner inside ends the movement too (MK-W-6.11).
  else if (isOccupiedByOwner(realm, seat, to)) realm.heroes[seat]!.area.halted = true;
}

/** Pays the tribute of an altar: shield and Fame at once (MK-S-16.4). */
function* payTribute(realm: Realm, seat: number): Rules<void> {
  const { space, area } = realm.heroes[seat]!;
  const place = openPlace(realm, space!);
  const token = ruinsOf(place.ruins!.id);
  const tribute = tributeOf(realm, space!)!.map(wanted);
  for (const [at, colours] of tribute.entries()) {
    const ways = waysToPayAll(realm, seat, tribute.slice(at));
    const paidFor = { kind: 'altar', id: token.id } as const;
    yield* spend(realm, seat, paidFor, yield* askPayment(realm, seat, paidFor, colours, ways));
  }
  area.stage = 'done';
  area.move = 0;
  area.influence = 0;
  realm.decks.ruinsDiscard.push(token.id);
  place.ruins = null;
  place.shields.push(seat);
  tell(realm, { tell: 'altar', seat, space: makeSpace(realm, space!) });
  if ('fame' in token) gainFame(realm, seat, token.fame, 'altar');
}
