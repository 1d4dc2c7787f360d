import type { Chosen, Lobby } from '../../engine/game.js';
import { FACTIONS } from './prints.js';
import { MODES, type Mode, VARIANTS } from './state.js';
import { SEAT_COUNT, sideOf } from './teams.js';

export function chosenMode(chosen: Chosen): Mode {
  return MODES.find(mode => mode === chosen.mode) ?? 'duel';
}

/** What people choose before a match. Seats alternate sides; `first` = seat 0 begins. */
export const lobby: Lobby = {
  options: [
    { id: 'mode', values: MODES, initial: 'duel' },
    { id: 'variant', values: VARIANTS, initial: 'standard' },
    { id: 'monoliths', values: ['off', 'on'], initial: 'off' },
    { id: 'draws', values: ['private', 'open'], initial: 'private' },
    { id: 'first', values: ['random', 'first'], initial: 'random' },
  ],
  seats: chosen => {
    const count = SEAT_COUNT[chosenMode(chosen)];
    return { min: count, max: count };
  },
  begins: { first: 'first' },
  sides: () => FACTIONS.map(({ id }) => id),
  teams: (chosen, seats) =>
    chosenMode(chosen) === 'duel' ? undefined : Array.from({ length: seats }, (_, seat) => sideOf(seat)),
  // Both Banners may fall in one Battle, and equal ones stay equal (MA-20.4, MA-20.7).
  mayDraw: () => true,
};
