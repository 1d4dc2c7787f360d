import type { Option } from '../../engine/decision.js';
import { tell } from '../../engine/match-state.js';
import { ask, pause, type Rules } from '../../engine/rules.js';
import { makeHex } from '../../geometry/hex.js';
import { beginBattle } from './battle.js';
import { endTurn } from './end.js';
import { featureHex, usableFeatures, useFeature } from './features.js';
import { canUnfold, unfold } from './monoliths.js';
import { nettedHexes } from './nets.js';
import { isPlayable, playOrder } from './orders.js';
import { maySpend, placeTile, placingHexes, spendToPile } from './play.js';
import { PRINTS, type Print } from './prints.js';
import { type Arena, activeSeat } from './state.js';
import { seatsFromActive } from './teams.js';

/** One action of a turn (MA-3.3, MA-3.5): play, discard, use a feature, unfold, or end it. */
export function* takeAction(arena: Arena): Rules<void> {
  const seat = activeSeat(arena);
  const options = menu(arena, seat);
  const said = yield* ask({ key: 'turn', seat, about: { left: arena.turn.left }, options });
  if (said === 'end') {
    tell(arena, { tell: 'turn-ends', seat, kept: arena.seats[seat]!.hand.length });
    arena.phase = 'turn-end';
  } else if (said === 'unfold') yield* unfold(arena, seat);
  else if (said.startsWith('feature:')) yield* useFeature(arena, seat, featureHex(said));
  else {
    const at = said.indexOf(':');
    const print = inHand(arena, seat, said.slice(at + 1));
    if (said.startsWith('place:')) yield* placeTile(arena, seat, print.index);
    else if (said.startsWith('order:')) yield* playOrder(arena, seat, print.index);
    else discard(arena, seat, print);
  }
}

/** Everything the seat may do now. Nothing is offered that cannot be carried through. */
function menu(arena: Arena, seat: number): Option[] {
  const netted = nettedHexes(arena);
  const options: Option[] = [];
  const different = maySpend(arena) ? [...new Set(arena.seats[seat]!.hand)].map(index => PRINTS[index]!) : [];
  for (const print of different)
    if (print.order === null && placingHexes(arena, seat, print).length > 0) options.push({ id: `place:${print.id}` });
  for (const print of different)
    if (print.order !== null && isPlayable(arena, seat, print.order, netted)) options.push({ id: `order:${print.id}` });
  if (canUnfold(arena, seat)) options.push({ id: 'unfold' });
  let seen = 0;
  for (const { hex } of usableFeatures(arena, seat, netted)) {
    if ((seen & (1 << hex)) !== 0) continue;
    seen |= 1 << hex;
    const place = makeHex(hex);
    options.push({ id: `feature:${place}`, place });
  }
  for (const print of different) options.push({ id: `discard:${print.id}` });
  options.push({ id: 'end' });
  return options;
}

function inHand(arena: Arena, seat: number, id: string): Print {
  const index = arena.seats[seat]!.hand.find(print => PRINTS[print]!.id === id);
  return PRINTS[index!]!;
}

function discard(arena: Arena, seat: number, print: Print): void {
  spendToPile(arena, seat, print);
  tell(arena, { tell: 'discarded', seat, tile: print.id, forced: false });
}

/** The next turn comes, or the Last Battle (MA-3.7, MA-20.1). */
export function* passTurn(arena: Arena): Rules<void> {
  const last = endTurn(arena);
  if (last === null) return;
  // The last turn can be taken back too until somebody comes to see the Battle.
  const [active, next] = seatsFromActive(arena);
  yield* pause(next!, [active!]);
  beginBattle(arena, last);
}
