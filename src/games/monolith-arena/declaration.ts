import { ask, type Rules } from '../../engine/rules.js';
import type { Print } from './prints.js';
import { question } from './question.js';
import type { Arena, Declared } from './state.js';
import type { Questions } from './vocabulary.js';

/**
 * A Battle ends the turn and cannot be taken back, so who would start one is asked once, with what it would bring before
 * their eyes (`forecastOf`); who thinks better of it keeps the tile. `placing` is the tile that fills the board.
 */
export function* declareBattle(
  arena: Arena,
  seat: number,
  print: Print,
  placing: Pick<Declared, 'hex' | 'rotation'> | null,
  charges = false,
): Rules<Questions['mode']['option']> {
  arena.declared = { print: print.index, hex: null, rotation: 0, ...placing };
  const options: Questions['mode']['option'][] = charges ? ['battle', 'charge', 'keep'] : ['battle', 'keep'];
  const about = { tile: print.id, fills: placing !== null };
  const said = yield* ask<Questions['mode']['option']>(question('mode', seat, about, options));
  arena.declared = null;
  return said;
}
