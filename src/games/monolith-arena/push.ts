import { seal, tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { ADJACENT, HEX_COUNT, isAdjacent, makeHex, parseHex } from '../../geometry/hex.js';
import { canEnter, moveTile } from './elements.js';
import { canShift, loseSupport } from './movement.js';
import { nettedHexes } from './nets.js';
import { mark, mention } from './news.js';
import { hexQuestion, subject } from './question.js';
import { type Arena, activeSeat, printed } from './state.js';
import { areEnemies } from './teams.js';

/** A pusher and the enemy tile it may push, both hexes. */
interface Pair {
  readonly pusher: number;
  readonly pushed: number;
}

/** The hexes a pushed tile may go to: empty, and not touching the pusher (MA-18.1). */
export function pushHexes(arena: Arena, { pusher, pushed }: Pair): number[] {
  return ADJACENT[pushed]!.filter(to => !isAdjacent(to, pusher) && canEnter(arena, pushed, to));
}

/** Every pair that can be played: own pusher, enemy beside it, neither netted, somewhere to go (MA-18). */
export function pushPairs(arena: Arena, seat: number, netted: number): Pair[] {
  const pairs: Pair[] = [];
  for (let pusher = 0; pusher < HEX_COUNT; pusher++) {
    const tile = arena.board[pusher];
    if (!tile || tile.seat !== seat || (netted & (1 << pusher)) !== 0 || !canShift(tile)) continue;
    for (const pushed of ADJACENT[pusher]!) {
      const other = arena.board[pushed];
      if (!other || !areEnemies(seat, other.seat) || (netted & (1 << pushed)) !== 0 || !canShift(other)) continue;
      if (pushHexes(arena, { pusher, pushed }).length > 0) pairs.push({ pusher, pushed });
    }
  }
  return pairs;
}

/** The Push order. Where the pushed tile may go to several hexes its owner is asked (MA-18.2). */
export function* push(arena: Arena, seat: number, paid: () => void): Rules<void> {
  const pairs = pushPairs(arena, seat, nettedHexes(arena));
  const pushers = [...new Set(pairs.map(pair => pair.pusher))];
  const pusher = parseHex(yield* ask(hexQuestion('pusher', seat, {}, pushers)))!;
  const pushable = pairs.filter(pair => pair.pusher === pusher).map(pair => pair.pushed);
  const pushed = parseHex(yield* ask(hexQuestion('pushed', seat, { pusher: makeHex(pusher) }, pushable)))!;
  paid();
  const hexes = pushHexes(arena, { pusher, pushed });
  if (hexes.length === 1) {
    carryOut(arena, { pusher, pushed }, hexes[0]!, null);
    return;
  }
  arena.pending = { what: 'push', pusher, pushed };
  arena.phase = 'push';
  seal(arena); // the other player sees what was played
}

/** The pushed tile's owner chooses its hex. */
export function* choosePushHex(arena: Arena): Rules<void> {
  const pair = arena.pending as Extract<Arena['pending'], { what: 'push' }>;
  const owner = arena.board[pair.pushed]!.seat;
  const about = { ...subject(arena, pair.pushed), pusher: makeHex(pair.pusher), by: activeSeat(arena) };
  const to = parseHex(yield* ask(hexQuestion('push-hex', owner, about, pushHexes(arena, pair))))!;
  arena.pending = null;
  arena.phase = 'turn';
  carryOut(arena, pair, to, owner);
}

/** The pushed tile does not turn (MA-18.3); what its new hex brings applies at once (MA-18.7). */
function carryOut(arena: Arena, { pusher, pushed }: Pair, to: number, chosenBy: number | null): void {
  const seat = activeSeat(arena);
  moveTile(arena, pushed, to);
  const tile = arena.board[to]!;
  tell(arena, {
    tell: 'pushed',
    seat,
    pusher: mention(arena.board[pusher]!, pusher),
    pushed: mention(tile, to),
    from: makeHex(pushed),
    to: makeHex(to),
    chosenBy,
  });
  mark(arena, seat, 'pushed', printed(tile).id, pushed, [to]);
  loseSupport(arena);
}
