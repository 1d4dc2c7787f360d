import { ask, type Rules } from '../../engine/rules.js';
import { ADJACENT, HEX_COUNT, makeHex, parseHex } from '../../geometry/hex.js';
import { canCharge, charge } from './charge.js';
import { canChange, jumpsFrom, relocate, stepsFrom } from './movement.js';
import { nettedHexes } from './nets.js';
import { question, subject } from './question.js';
import { RULINGS } from './rulings.js';
import { linkedHexes } from './runes.js';
import { type Arena, printed, type Tile } from './state.js';
import { areFriends } from './teams.js';
import type { EffectId } from './vocabulary.js';

/** One way the tile on a hex may act now, and what it is remembered by once used. */
export interface Usable {
  readonly hex: number;
  readonly effect: EffectId;
  readonly mark: string;
}

/** Every feature the seat may use now, each effect once a turn on the same tile (MA-6.2, MA-6.9). */
export function usableFeatures(arena: Arena, seat: number, netted: number): Usable[] {
  const found: Usable[] = [];
  const { board } = arena;
  const { used } = arena.turn;
  // A partner's tile may be moved by Maneuver only (MA-23.7, AMB-24); a netted tile not at all (MA-6.4).
  const add = (hex: number, effect: EffectId, source: string, forPartner: boolean) => {
    const tile = board[hex];
    if (!tile || (netted & (1 << hex)) !== 0 || !areFriends(tile.seat, seat)) return;
    if (tile.seat !== seat && !forPartner) return;
    const mark = `${source}>${tile.id}`;
    if (used.length > 0 && used.includes(mark)) return;
    if (effect === 'charge' || canChange(printed(tile), () => destinations(arena, hex, effect)))
      found.push({ hex, effect, mark });
  };
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = board[hex];
    if (!tile || !areFriends(tile.seat, seat) || (netted & (1 << hex)) !== 0) continue;
    const print = printed(tile);
    if (print.hasManeuver) add(hex, 'maneuver', 'maneuver', RULINGS.partnerUsesManeuver);
    if (print.hasTeleport) add(hex, 'teleport', 'teleport', RULINGS.partnerUsesOtherFeatures);
    if (print.hasRotation) add(hex, 'rotation', 'rotation', RULINGS.partnerUsesOtherFeatures);
    if (print.aura === 'maneuver') {
      for (const to of ADJACENT[hex]!) add(to, `aura:${makeHex(hex)}`, sourceOf(tile), RULINGS.partnerUsesManeuver);
    } else if (print.effect === 'agility') {
      for (const to of linkedHexes(board, hex, tile))
        add(to, `agility:${makeHex(hex)}`, sourceOf(tile), RULINGS.partnerUsesManeuver);
    } else if (print.effect === 'teleportation') {
      for (const to of linkedHexes(board, hex, tile))
        add(to, `teleportation:${makeHex(hex)}`, sourceOf(tile), RULINGS.partnerUsesOtherFeatures);
    } else if (print.effect === 'charge' && tile.seat === seat && canCharge(arena, seat, netted)) {
      add(hex, 'charge', sourceOf(tile), false);
    }
  }
  return found;
}

/** A Banner or Rune gives its effect as one source, wherever it lies meanwhile. */
const sourceOf = (tile: Tile): string => String(tile.id);

/** Uses a feature of the tile on a hex. */
export function* useFeature(arena: Arena, seat: number, hex: number): Rules<void> {
  const ways = usableFeatures(arena, seat, nettedHexes(arena)).filter(usable => usable.hex === hex);
  const effect = yield* ask<EffectId>(
    question(
      'effect',
      seat,
      subject(arena, hex),
      ways.map(way => way.effect),
    ),
  );
  if (effect === 'charge') {
    yield* charge(arena, seat, hex);
    return;
  }
  yield* relocate(arena, seat, hex, destinations(arena, hex, effect), effect);
  arena.turn.used.push(ways.find(way => way.effect === effect)!.mark);
}

function destinations(arena: Arena, hex: number, effect: EffectId): number[] {
  if (effect === 'rotation') return [];
  return effect === 'teleport' || effect.startsWith('teleportation:') ? jumpsFrom(arena, hex) : stepsFrom(arena, hex);
}

/** The hex an option `feature:<hex>` names. */
export const featureHex = (option: string): number => parseHex(option.slice('feature:'.length))!;
