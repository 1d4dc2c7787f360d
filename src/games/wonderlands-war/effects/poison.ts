import { tell } from '../../../engine/match-state.js';
import type { Rules } from '../../../engine/rules.js';
import type { AbilityId } from '../faction.js';
import { choose } from '../question.js';
import type { Wonderland } from '../state.js';

/** Puts up to so much poison on cards that have none; each may be declined (WW-5.5, WW-5.6, WW-20.8b). */
export function* placePoison(state: Wonderland, seat: number, source: AbilityId, most: number): Rules<void> {
  const owner = state.seats[seat]!;
  for (let left = most; left > 0 && owner.poison > 0; left--) {
    const chairs = state.chairs.flatMap((card, at) => (card !== null && !state.poisoned[at] ? [at + 1] : []));
    if (chairs.length === 0) return;
    const ids = chairs.map(chair => `chair:${chair}` as const);
    const said = yield* choose('poison', seat, { source, left, cards: [...state.chairs] }, ['none', ...ids]);
    if (said === 'none') return;
    const chair = Number(said.slice('chair:'.length));
    owner.poison -= 1;
    state.poisoned[chair - 1] = true;
    if (source === 'jaws_that_bite') state.turn.jaws = true;
    tell(state, { tell: 'poison-placed', seat, chair, card: state.chairs[chair - 1]! });
  }
}
