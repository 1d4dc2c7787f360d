import type { OneDecision } from '../../engine/decision.js';
import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { ADJACENT, HEX_COUNT, makeHex, parseHex } from '../../geometry/hex.js';
import { removeUnsupported } from './banners.js';
import { canEnter, moveTile } from './elements.js';
import { mark, mention } from './news.js';
import { hexQuestion, question, subject } from './question.js';
import { RULINGS } from './rulings.js';
import { type Arena, printed, type Tile } from './state.js';
import type { Action, Questions, Subject } from './vocabulary.js';

const ROTATIONS = ['0', '1', '2', '3', '4', '5'] as const;

/** Where a step may lead (MA-6.5). */
export const stepsFrom = (arena: Arena, from: number): number[] =>
  ADJACENT[from]!.filter(to => canEnter(arena, from, to));

/** Where Teleport may lead (MA-6.6). */
export function jumpsFrom(arena: Arena, from: number): number[] {
  const hexes: number[] = [];
  for (let to = 0; to < HEX_COUNT; to++) if (canEnter(arena, from, to)) hexes.push(to);
  return hexes;
}

/** Whether Orders that push or move may be meant for the tile, Banners and Runes included (MA-5.7, AMB-16). */
export const canShift = (tile: Tile): boolean => RULINGS.bannersAndRunesShift || printed(tile).kind === 'champion';

/** A tile on the board goes to one of the destinations and/or turns; doing neither is no move. `paid` runs before it happens. */
export function* relocate(
  arena: Arena,
  seat: number,
  from: number,
  destinations: readonly number[],
  action: Action,
  paid = () => {},
): Rules<void> {
  const about = subject(arena, from);
  const to = parseHex(
    yield* ask(hexQuestion('hex', seat, { ...about, action, removes: [] }, [from, ...destinations])),
  )!;
  const { rotation: before } = arena.board[from]!;
  let rotation = before;
  if (to === from) rotation = yield* askRotation(seat, about, action, to, before, before);
  else if (!printed(arena.board[from]!).isRound) rotation = yield* askRotation(seat, about, action, to, before, null);
  paid();
  moveTile(arena, from, to);
  const tile = arena.board[to]!;
  tile.rotation = rotation;
  tell(arena, {
    tell: 'moved',
    seat,
    by: action,
    moved: mention(tile, to),
    from: makeHex(from),
    to: makeHex(to),
    turnedFrom: before,
    rotation,
  });
  mark(arena, seat, to === from ? 'turned' : 'moved', about.tile, to === from ? null : from, [to]);
  loseSupport(arena);
}

/** Asks how a tile is turned; `except` is a rotation that would change nothing. */
export function* askRotation(
  seat: number,
  about: Subject,
  action: Action,
  to: number,
  rotation: number,
  except: number | null,
  more: Pick<OneDecision, 'usual'> = {},
): Rules<number> {
  const options = ROTATIONS.filter(option => Number(option) !== except);
  const facts: Questions['rotation']['about'] = { ...about, action, to: makeHex(to), rotation };
  return Number(yield* ask({ ...question('rotation', seat, facts, options), ...more }));
}

/** Tells of the tiles that left because they lost the Guardian aura (MA-15.5). */
export function loseSupport(arena: Arena): void {
  for (const removed of removeUnsupported(arena)) tell(arena, { tell: 'removed', removed, why: 'support' });
}
