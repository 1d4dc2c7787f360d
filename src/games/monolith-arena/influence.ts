import { HEX_COUNT } from '../../geometry/hex.js';
import { addAura } from './banners.js';
import { nettedHexes } from './nets.js';
import { addLinks } from './runes.js';
import { type Arena, printed } from './state.js';

/** What tiles do to one another merely by lying there: nets, rune links and auras. Hexes are indices or bits. */
export interface Influence {
  readonly netted: number;
  disarmed: number;
  /** Attacks of these have Venom through an aura (MA-15.3). */
  venomous: number;
  /** Shots of these wound everything on their line (MA-11.13). */
  piercing: number;
  readonly melee: number[];
  readonly ranged: number[];
  readonly initiative: number[];
  /** Active Double Attack Runes that reach the hex. */
  readonly doubles: number[];
}

/** Worked out afresh whenever it is needed; a netted tile gives nothing (MA-10.3). */
export function influenceOf(arena: Arena): Influence {
  const netted = nettedHexes(arena);
  const influence: Influence = {
    netted,
    disarmed: 0,
    venomous: 0,
    piercing: 0,
    melee: zeroes(),
    ranged: zeroes(),
    initiative: zeroes(),
    doubles: zeroes(),
  };
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = arena.board[hex];
    if (!tile || (netted & (1 << hex)) !== 0) continue;
    const print = printed(tile);
    if (print.kind === 'rune') addLinks(arena.board, hex, tile, influence);
    else if (print.kind === 'banner') addAura(arena.board, hex, tile, influence);
  }
  return influence;
}

const zeroes = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

export const isIn = (bits: number, hex: number): boolean => (bits & (1 << hex)) !== 0;

/** Whether the tile on the hex may make attacks at all now (MA-10.3, MA-14.1). */
export const canAttack = (influence: Influence, hex: number): boolean =>
  ((influence.netted | influence.disarmed) & (1 << hex)) === 0;

/** Current Initiative values in printed order; a bonus raises every one of them (MA-7.9). */
export function initiativeOf(arena: Arena, hex: number, influence: Influence): number[] {
  const bonus = influence.initiative[hex]!;
  return printed(arena.board[hex]!).initiative.map(value => Math.max(0, value + bonus));
}
