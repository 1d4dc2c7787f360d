import type { Rules } from '../../../engine/rules.js';
import { compassTo } from '../../../geometry/square.js';
import type { LoopStep, MoveStep, PlaceStep } from '../card.js';
import { movePiece, placePiece } from '../changes.js';
import { COMMON, rankName, rankNumber } from '../pieces.js';
import type { Rank } from '../vocabulary.js';
import { choose, chooseSquare } from './asking.js';
import { bind, during, type Effect } from './effect.js';
import { beginMoves, chooseMove, movesOf } from './moving.js';
import { placeableColours, placesFor } from './placing.js';
import { isFixed } from './who.js';

type Part = PlaceStep | MoveStep;

/** Everything or nothing: only what leaves all later parts possible is offered (TK-14.13). */
export function* linked(effect: Effect, { steps }: LoopStep): Rules<void> {
  const parts = steps as readonly Part[];
  const { path } = effect;
  if (!canFinish(effect, parts)) return;
  for (const [at, part] of parts.entries()) {
    effect.path = `${path}.${at}`;
    const rest = parts.slice(at + 1);
    if (part.op === 'place') yield* placeLinked(effect, part, rest);
    else yield* moveLinked(effect, part, rest);
  }
}

function* placeLinked(effect: Effect, part: PlaceStep, rest: readonly Part[]): Rules<void> {
  const places = placements(effect, part).filter(place => leads(effect, () => doPlace(effect, part, place), rest));
  const colours = [...new Set(places.map(({ colour }) => colour))];
  const options = colours.map(colour => ({ id: String(colour) }));
  const colour = Number(yield* choose(effect, 'colour', { ...during(effect), act: 'place' }, options));
  const squares = places.filter(place => place.colour === colour).map(({ square }) => square);
  const about = { ...during(effect), colour, rank: rankName(rankToPlace(part)), left: 1, optional: false };
  const square = (yield* chooseSquare(effect, 'square', about, squares, false))!;
  doPlace(effect, part, { colour, square });
}

function* moveLinked(effect: Effect, part: MoveStep, rest: readonly Part[]): Rules<void> {
  const choices = new Map<number, number[]>();
  for (const [from, squares] of movesOf(effect, part, beginMoves(effect, part))) {
    const to = squares.filter(square => leads(effect, () => doMove(effect, part, from, square), rest));
    if (to.length > 0) choices.set(from, to);
  }
  const about = { ...during(effect), gait: 'move' as const, kind: part.kind, left: 1, optional: false };
  const chosen = (yield* chooseMove(effect, choices, about, isFixed(part.who)))!;
  doMove(effect, part, chosen.from, chosen.to);
}

interface Placement {
  readonly colour: number;
  readonly square: number;
}

const placements = (effect: Effect, part: PlaceStep): Placement[] =>
  placeableColours(effect, part).flatMap(colour => placesFor(effect, part, colour).map(square => ({ colour, square })));

const rankToPlace = ({ rank }: PlaceStep): number => (rank === 'any' ? COMMON : rankNumber(rank as Rank));

function doPlace(effect: Effect, part: PlaceStep, { colour, square }: Placement): void {
  placePiece(effect.contest, square, colour, rankToPlace(part));
  bind(effect, part, { pieces: [effect.contest.board[square]!], squares: [square] });
}

function doMove(effect: Effect, part: MoveStep, from: number, to: number): void {
  const piece = effect.contest.board[from]!;
  const captured = movePiece(effect.contest, [from, to], 'move');
  bind(effect, part, { pieces: [piece], squares: [to], from, direction: compassTo(from, to), captured });
}

/** Whether all these parts can be done, one after another. */
export function canFinish(effect: Effect, parts: readonly Part[]): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) return true;
  if (part.op === 'place')
    return placements(effect, part).some(place => leads(effect, () => doPlace(effect, part, place), rest));
  for (const [from, squares] of movesOf(effect, part, beginMoves(effect, part)))
    if (squares.some(to => leads(effect, () => doMove(effect, part, from, to), rest))) return true;
  return false;
}

/** Tries something and takes it back: whether the rest can be done after it. */
function leads(effect: Effect, attempt: () => void, rest: readonly Part[]): boolean {
  const { contest, bound } = effect;
  const before = {
    board: [...contest.board],
    pieceCount: contest.pieceCount,
    gateway: contest.gateway,
    kills: [...contest.turn.kills],
    deeds: contest.last?.deeds.length ?? 0,
    bound: [...bound],
  };
  attempt();
  const possible = canFinish(effect, rest);
  contest.board = before.board;
  contest.pieceCount = before.pieceCount;
  contest.gateway = before.gateway;
  contest.turn.kills = before.kills;
  if (contest.last) contest.last.deeds.length = before.deeds;
  bound.clear();
  for (const [name, trace] of before.bound) bound.set(name, trace);
  return possible;
}
