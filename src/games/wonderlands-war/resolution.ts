import type { Rules } from '../../engine/rules.js';
import { endDraw, moveMarkers, seekersOfSymbols, shiftMarker } from './markers.js';
import { playOwn } from './playing.js';
import { fighterOf, type Wonderland } from './state.js';
import { playOnOthers } from './targets.js';

/** Seats whose chip still waits for its place, in the order of WW-10.6. */
const waiting = ({ battle }: Wonderland): number[] => battle!.order.filter(seat => fighterOf(battle!, seat)!.waiting);

/** After the losses: everybody's effects on themselves, then those on others, then the markers (WW-10.2 to WW-10.4). */
export function* resolveEffects(state: Wonderland): Rules<void> {
  for (const seat of waiting(state)) yield* playOwn(state, seat);
  for (const seat of waiting(state)) yield* playOnOthers(state, seat);
  moveMarkers(state);
  for (const seat of seekersOfSymbols(state)) yield* shiftMarker(state, seat);
  endDraw(state);
}
