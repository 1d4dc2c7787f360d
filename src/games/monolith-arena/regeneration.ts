import { ask, type Rules } from '../../engine/rules.js';
import { makeHex } from '../../geometry/hex.js';
import { absorb, hasChoice, type Move, NOTHING_ABSORBED, type Ward, wardMoves } from './absorption.js';
import { hitPointsAt } from './banners.js';
import { type Hit, isLethal, ORDER, POISON, woundsOf } from './hit.js';
import { question } from './question.js';
import { linkedHexes } from './runes.js';
import { type Arena, printed } from './state.js';
import { seatsFromActive } from './teams.js';
import type { Moment, Questions } from './vocabulary.js';

/** A Rune that took one source off one tile. */
export interface Save {
  readonly rune: number;
  readonly target: number;
  readonly source: number;
}

/**
 * Regeneration (MA-12): every working Rune that reaches a wound takes one source off one tile and leaves. It is
 * compulsory; its controller only chooses where there is a choice, the active player's Runes first (AMB-30).
 */
export function* regenerate(
  arena: Arena,
  hits: readonly Hit[],
  netted: number,
  moment: Moment,
): Rules<readonly Save[]> {
  const ward = wardOf(arena, hits, netted);
  if (ward === null) return [];
  const saves: Save[] = [];
  let absorbed = NOTHING_ABSORBED;
  for (;;) {
    const moves = wardMoves(ward, absorbed);
    if (moves.length === 0) return saves;
    let chosen = moves[0]!;
    if (moves.length > 1 && hasChoice(ward, absorbed)) {
      const ids = moves.map(move => optionId(ward.runes[move.rune]!, ward.hits[move.hit]!));
      const { seat } = arena.board[ward.runes[chosen.rune]!]!;
      const asked = question('regeneration', seat, { moment }, ids);
      const options = moves.map((move, index) => ({
        id: ids[index]!,
        place: makeHex(ward.hits[move.hit]!.target),
      }));
      const usual = ids[moves.indexOf(worstOf(ward, moves))]!;
      chosen = moves[ids.indexOf(yield* ask({ ...asked, options, usual }))]!;
    }
    absorbed = absorb(absorbed, chosen);
    const { target, source } = ward.hits[chosen.hit]!;
    saves.push({ rune: ward.runes[chosen.rune]!, target, source });
  }
}

/** Who does not want to be asked takes the heaviest source off, the first of equals. */
function worstOf(ward: Ward, moves: readonly Move[]): Move {
  const wounds = ({ hit }: Move): number => ward.hits[hit]!.wounds;
  return moves.reduce((worst, move) => (wounds(move) > wounds(worst) ? move : worst));
}

/** Whether settling these hits will ask somebody other than this seat. */
export function asksOthers(arena: Arena, hits: readonly Hit[], netted: number, seat: number): boolean {
  const ward = wardOf(arena, hits, netted);
  if (ward === null || ward.runes.every(hex => arena.board[hex]!.seat === seat)) return false;
  return hasChoice(ward, NOTHING_ABSORBED);
}

/** The working Runes and the wounds they may have to answer; null where nothing is to be answered. */
function wardOf(arena: Arena, hits: readonly Hit[], netted: number): Ward | null {
  const runes: number[] = [];
  for (let hex = 0; hex < arena.board.length; hex++) {
    const tile = arena.board[hex];
    if (tile && printed(tile).effect === 'regeneration' && (netted & (1 << hex)) === 0) runes.push(hex);
  }
  if (runes.length === 0) return null;
  const reach = runes.map(hex =>
    linkedHexes(arena.board, hex, arena.board[hex]!).reduce((bits, to) => bits | (1 << to), 0),
  );
  const all = reach.reduce((bits, one) => bits | one, 0);
  const felt = hits.filter(hit => woundsOf(hit) > 0);
  if (!felt.some(hit => (all & (1 << hit.target)) !== 0)) return null;
  const turn = seatsFromActive(arena);
  return {
    runes,
    reach,
    controllers: runes.map(hex => turn.indexOf(arena.board[hex]!.seat)),
    endurance: runes.map(hex => endurance(arena, hex, netted)),
    hits: felt.map(hit => ({ ...hit, wounds: isLethal(hit) ? Number.POSITIVE_INFINITY : woundsOf(hit) })),
  };
}

/** Wounds that eliminate the Rune on this hex; an Entrenchment marker takes one off first (AMB-11). */
const endurance = (arena: Arena, hex: number, netted: number): number => {
  const { wounds, entrenched } = arena.board[hex]!;
  return hitPointsAt(arena, hex, netted) - wounds + entrenched;
};

function optionId(rune: number, hit: Ward['hits'][number]): Questions['regeneration']['option'] {
  const source = hit.source === POISON ? 'poison' : hit.source === ORDER ? 'order' : makeHex(hit.source);
  return `${makeHex(rune)}:${makeHex(hit.target)}:${source}`;
}
