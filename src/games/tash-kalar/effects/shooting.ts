import type { Rules } from '../../../engine/rules.js';
import { makeSquare, SIGHT } from '../../../geometry/square.js';
import type { ConeStep, ShootStep } from '../card.js';
import { destroyAt } from '../changes.js';
import { note } from '../news.js';
import { arrowsOf } from '../patterns.js';
import { type Piece, rankName, rankOf } from '../pieces.js';
import { DIRECTION_NAMES, type DirectionName } from '../vocabulary.js';
import { choose, STOP } from './asking.js';
import { beingSquare, bind, during, type Effect, hasRank, isOwn, traceOf } from './effect.js';

/** Shots along a direction from the being, nearest piece first. */
export function* shoot(effect: Effect, step: ShootStep): Rules<void> {
  const [least, most] = step.times ?? [step.opt ? 0 : 1, 1];
  const pieces: Piece[] = [];
  const squares: number[] = [];
  for (let shots = 0; shots < most; shots++) {
    const optional = shots >= least;
    const hits = shotsOf(effect, step);
    if (hits.size === 0) break;
    const direction = yield* chooseDirection(effect, 'shoot', hits, optional, most - shots);
    if (direction === null) break;
    noteShot(effect, [direction]);
    for (const square of hits.get(direction)!) {
      pieces.push(effect.contest.board[square]!);
      squares.push(square);
      destroyAt(effect.contest, square);
    }
  }
  bind(effect, step, pieces.length === 0 ? null : { pieces, squares });
}

/** What a shot in each direction would hit; directions that hit nothing are left out. */
export function shotsOf(effect: Effect, step: ShootStep): Map<number, number[]> {
  const from = beingSquare(effect);
  const hits = new Map<number, number[]>();
  if (from < 0) return hits;
  for (const direction of directionsOf(effect, step.dirs)) {
    const hit = hitsAlong(effect, step, SIGHT[from]![direction]!);
    if (hit.length > 0) hits.set(direction, hit);
  }
  return hits;
}

function directionsOf(effect: Effect, dirs: string): readonly number[] {
  if (dirs === 'diagonal') return [1, 3, 5, 7];
  if (dirs === 'indicated') return effect.layout ? arrowsOf(effect.layout) : [];
  const { direction } = traceOf(effect, /^same_as\(\$(\w+)\)$/.exec(dirs)![1]!);
  return direction < 0 ? [] : [direction];
}

function hitsAlong(effect: Effect, step: ShootStep, sight: readonly number[]): number[] {
  const hits: number[] = [];
  for (const square of sight) {
    const piece = effect.contest.board[square]!;
    if (piece === 0) continue;
    if (rankName(rankOf(piece)) === step.blocked_by || hits.length === step.hits) break;
    if (isMeant(effect, step.who, piece) && hasRank(step.rank, piece)) hits.push(square);
  }
  return hits;
}

const isMeant = (effect: Effect, who: string, piece: Piece): boolean =>
  who === 'any' || isOwn(effect, piece) === (who === 'own');

function* chooseDirection(
  effect: Effect,
  act: 'shoot' | 'cone',
  hits: ReadonlyMap<number, readonly number[]>,
  optional: boolean,
  left: number,
): Rules<number | null> {
  const options = [...hits.keys()].map(direction => ({ id: DIRECTION_NAMES[direction]! }));
  const named = Object.fromEntries(
    [...hits].map(([direction, squares]) => [nameOf(direction), squares.map(makeSquare)]),
  );
  const about = { ...during(effect), act, optional, left, hits: named };
  const said = yield* choose(effect, 'direction', about, optional ? [...options, STOP] : options);
  return said === STOP.id ? null : DIRECTION_NAMES.indexOf(said as DirectionName);
}

const nameOf = (direction: number): DirectionName => DIRECTION_NAMES[direction]!;

function noteShot(effect: Effect, directions: readonly number[]): void {
  note(effect.contest, { did: 'shot', from: makeSquare(beingSquare(effect)), directions: directions.map(nameOf) });
}

/** A chosen arrow and the two rays beside it (Fire Dragon). Any arrow may be taken, also one that hits nothing. */
export function* cone(effect: Effect, step: ConeStep): Rules<void> {
  const hits = conesOf(effect, step);
  if (hits.size === 0) return bind(effect, step, null);
  const direction = (yield* chooseDirection(effect, 'cone', hits, false, 1))!;
  noteShot(
    effect,
    [7, 0, 1].map(turn => (direction + turn) % 8),
  );
  const squares = hits.get(direction)!;
  const pieces = squares.map(square => effect.contest.board[square]!);
  for (const square of squares) destroyAt(effect.contest, square);
  bind(effect, step, { pieces, squares });
}

export function conesOf(effect: Effect, step: ConeStep): Map<number, number[]> {
  const from = beingSquare(effect);
  const hits = new Map<number, number[]>();
  if (from < 0) return hits;
  for (const direction of directionsOf(effect, step.dirs)) {
    const squares = [7, 0, 1].flatMap(turn => SIGHT[from]![(direction + turn) % 8]!.slice(0, step.range));
    hits.set(
      direction,
      squares.filter(square => {
        const piece = effect.contest.board[square]!;
        return piece !== 0 && isMeant(effect, step.who, piece) && hasRank(step.rank, piece);
      }),
    );
  }
  return hits;
}
