import { seal, tell } from '../../engine/match-state.js';
import type { Rules } from '../../engine/rules.js';
import { endByBanners } from './end.js';
import { type Hit, ORDER } from './hit.js';
import { nettedHexes } from './nets.js';
import { asksOthers } from './regeneration.js';
import type { Arena } from './state.js';
import { settle } from './wounds.js';

/** One Order tile is one source for each tile it wounds, also the own one (MA-12.1, AMB-09). */
export const orderHit = (target: number): Hit => ({
  target,
  source: ORDER,
  kind: 'anywhere',
  strength: 1,
  stopped: 0,
  venom: false,
});

/** Wounds outside a Battle wait for the next step, where others may have to choose (MA-9.5). */
export function strikeOutside(arena: Arena, seat: number, hits: readonly Hit[], endsTurn: boolean): void {
  arena.pending = { what: 'wounds', hits, endsTurn };
  arena.phase = 'wounds';
  if (asksOthers(arena, hits, nettedHexes(arena), seat)) seal(arena);
}

/** Settles the wounds of an Order or a Charge. A Banner brought to 0 by a Charge ends the match (MA-20.5). */
export function* settleOutside(arena: Arena): Rules<void> {
  const { hits, endsTurn } = arena.pending as Extract<Arena['pending'], { what: 'wounds' }>;
  const settlement = yield* settle(arena, hits, nettedHexes(arena), 'order');
  arena.pending = null;
  arena.phase = endsTurn ? 'turn-end' : 'turn';
  for (const { rune, saved } of settlement.saves) tell(arena, { tell: 'saved', rune, saved });
  for (const wounded of settlement.wounded) tell(arena, { tell: 'wounded', ...wounded });
  for (const target of settlement.poisoned) tell(arena, { tell: 'poisoned', target, markers: 1 });
  for (const gone of settlement.removed) tell(arena, { tell: 'removed', ...gone });
  endByBanners(arena);
}
