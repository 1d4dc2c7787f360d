import type { Chosen, Lobby } from '../../engine/game.js';
import { SCHOOLS } from './schools/index.js';
import { MODES, type Mode } from './state.js';
import { isTeamMode, teamOf } from './teams.js';

export const chosenMode = (chosen: Chosen): Mode => MODES.find(mode => mode === chosen.mode) ?? 'high-form';

/** Schools that may be taken, each by one seat. */
export const schoolsFor = (chosen: Chosen): string[] =>
  SCHOOLS.filter(({ expansion }) => !expansion || chosen.expansions === 'on').map(({ id }) => id);

/** What people choose before a match. Partners sit opposite each other; `first` = seat 0 begins. */
export const lobby: Lobby = {
  options: [
    { id: 'mode', values: MODES, initial: 'high-form' },
    { id: 'expansions', values: ['off', 'on'], initial: 'off' },
    { id: 'first', values: ['random', 'first'], initial: 'random' },
  ],
  seats: chosen => {
    const mode = chosenMode(chosen);
    if (mode === 'melee') return { min: 3, max: 4 };
    return isTeamMode(mode) ? { min: 4, max: 4 } : { min: 2, max: 2 };
  },
  begins: { first: 'first' },
  sides: schoolsFor,
  teams: (chosen, seats) =>
    isTeamMode(chosenMode(chosen)) ? Array.from({ length: seats }, (_, seat) => teamOf(seat)) : undefined,
  // Whoever gives up would decide who of the others wins (TK-12.8).
  mayConcede: chosen => chosenMode(chosen) !== 'melee',
  // Who is level in everything has drawn (TK-12.11).
  mayDraw: () => true,
};
