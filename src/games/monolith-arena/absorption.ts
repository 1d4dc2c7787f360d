import { RULINGS } from './rulings.js';

/** Wounds on one tile from one source, as Regeneration meets them. */
export interface Felt {
  readonly target: number;
  readonly source: number;
  readonly wounds: number;
}

/** All that Regeneration may do at one moment. Runes and hits are named by their position here. */
export interface Ward {
  /** Hexes of the working Runes. */
  readonly runes: readonly number[];
  /** Hexes each Rune's links reach, as bits. */
  readonly reach: readonly number[];
  /** Whose turn to choose comes first among their controllers: smaller is earlier (AMB-30). */
  readonly controllers: readonly number[];
  /** Wounds that eliminate each Rune. */
  readonly endurance: readonly number[];
  readonly hits: readonly Felt[];
}

/** Runes that have absorbed, as bits, and hits that were absorbed. */
export interface Absorption {
  readonly used: number;
  readonly cancelled: readonly number[];
}

export const NOTHING_ABSORBED: Absorption = { used: 0, cancelled: [] };

export interface Move {
  readonly rune: number;
  readonly hit: number;
}

/** What may, and so must, be absorbed next, by the Runes of the first controller that can. */
export function wardMoves(ward: Ward, absorbed: Absorption): Move[] {
  const able = ableRunes(ward, absorbed);
  if (able === 0) return [];
  const moves: Move[] = [];
  for (let hit = 0; hit < ward.hits.length; hit++) {
    if (absorbed.cancelled.includes(hit)) continue;
    const { target } = ward.hits[hit]!;
    const struck = ward.runes.indexOf(target);
    if (struck >= 0 && (absorbed.used & (1 << struck)) !== 0) continue; // it has left already
    const absorbers = absorbersFor(ward, able, target) & ~(struck >= 0 ? 1 << struck : 0);
    for (let rune = 0; rune < ward.runes.length; rune++) if ((absorbers & (1 << rune)) !== 0) moves.push({ rune, hit });
  }
  const first = Math.min(...moves.map(({ rune }) => ward.controllers[rune]!));
  return moves.filter(({ rune }) => ward.controllers[rune] === first);
}

/**
 * Runes that can absorb: not used, and not eliminated by wounds of their own that nobody took off (MA-12.6, AMB-08).
 * One that survives its wounds still absorbs (AMB-07).
 */
function ableRunes(ward: Ward, { used, cancelled }: Absorption): number {
  let able = 0;
  for (let rune = 0; rune < ward.runes.length; rune++) {
    if ((used & (1 << rune)) !== 0) continue;
    let wounds = 0;
    for (let hit = 0; hit < ward.hits.length; hit++)
      if (ward.hits[hit]!.target === ward.runes[rune] && !cancelled.includes(hit)) wounds += ward.hits[hit]!.wounds;
    const holds = RULINGS.survivingRuneAbsorbs ? wounds < ward.endurance[rune]! : wounds === 0;
    if (holds) able |= 1 << rune;
  }
  return able;
}

/**
 * The Runes that absorb for a tile. A Rune that another one links without being linked back leaves it to that one, again
 * and again (MA-12.7); of Runes in a loop, two mutually linked ones being the shortest, and at a branch each may that no
 * further Rune stands behind (MA-12.8, AMB-37).
 */
function absorbersFor(ward: Ward, able: number, target: number): number {
  let absorbers = 0;
  for (let near = 0; near < ward.runes.length; near++) {
    if ((able & (1 << near)) === 0 || (ward.reach[near]! & (1 << target)) === 0) continue;
    const behind = upstream(ward, able, near);
    for (let rune = 0; rune < ward.runes.length; rune++)
      if ((behind & (1 << rune)) !== 0 && !isCovered(ward, able, rune)) absorbers |= 1 << rune;
  }
  return absorbers;
}

/** Whether a Rune outside its loops links this one, and so absorbs in its place. */
function isCovered(ward: Ward, able: number, rune: number): boolean {
  for (let other = 0; other < ward.runes.length; other++) {
    const links = (able & (1 << other)) !== 0 && (ward.reach[other]! & (1 << ward.runes[rune]!)) !== 0;
    if (links && (upstream(ward, able, other) & (1 << rune)) === 0) return true;
  }
  return false;
}

/** The able Runes from which links lead to this one, itself included. */
function upstream(ward: Ward, able: number, rune: number): number {
  let found = 1 << rune;
  for (;;) {
    let grown = found;
    for (let other = 0; other < ward.runes.length; other++) {
      if ((able & (1 << other)) === 0) continue;
      for (let known = 0; known < ward.runes.length; known++)
        if ((found & (1 << known)) !== 0 && (ward.reach[other]! & (1 << ward.runes[known]!)) !== 0) grown |= 1 << other;
    }
    if (grown === found) return found;
    found = grown;
  }
}

/** One more hit absorbed. */
export const absorb = ({ used, cancelled }: Absorption, { rune, hit }: Move): Absorption => ({
  used: used | (1 << rune),
  cancelled: [...cancelled, hit].sort((one, other) => one - other),
});

/** Whether absorbing can come to different ends from here: only then is there anything to choose. */
export function hasChoice(ward: Ward, absorbed: Absorption): boolean {
  const seen = new Set<string>();
  const ends = new Set<string>();
  const walk = (at: Absorption): void => {
    const here = `${at.used}/${at.cancelled}`;
    if (seen.has(here)) return;
    seen.add(here);
    const moves = wardMoves(ward, at);
    if (moves.length === 0) ends.add(here);
    for (const move of moves) {
      if (ends.size > 1) return;
      walk(absorb(at, move));
    }
  };
  walk(absorbed);
  return ends.size > 1;
}
