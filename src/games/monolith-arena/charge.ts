import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { ADJACENT, directionTo, HEX_COUNT, makeHex, parseHex, sideFacing } from '../../geometry/hex.js';
import { hasVenom } from './attacks.js';
import { moveTile } from './elements.js';
import { canAttack, influenceOf } from './influence.js';
import { loseSupport, stepsFrom, turnOption } from './movement.js';
import { isCovered, nettedHexes } from './nets.js';
import { mark, mention } from './news.js';
import { strikeOutside } from './outside-battle.js';
import { hexQuestion, question, subject } from './question.js';
import { RULINGS } from './rulings.js';
import { type Arena, printed } from './state.js';
import { areEnemies } from './teams.js';
import type { Questions } from './vocabulary.js';

/** A step of a Charge and an enemy it then faces, both hexes. */
interface Run {
  readonly to: number;
  readonly target: number;
}

/** Every step and target the Cavalry tile on a hex may charge with (MA-17.1 to MA-17.3). */
function runsFrom(arena: Arena, from: number, netted: number): Run[] {
  const { seat } = arena.board[from]!;
  const runs: Run[] = [];
  for (const to of stepsFrom(arena, from)) {
    // The compulsory attack would be impossible in a net (AMB-14).
    if (!RULINGS.chargeOntoNet && isCovered(arena, to, seat, netted)) continue;
    for (const target of ADJACENT[to]!) {
      const other = arena.board[target];
      if (other && areEnemies(seat, other.seat)) runs.push({ to, target });
    }
  }
  return runs;
}

/** The hexes a Cavalry tile may step to in a Charge. */
export const chargeSteps = (arena: Arena, from: number, netted: number): number[] => [
  ...new Set(runsFrom(arena, from, netted).map(({ to }) => to)),
];

/** The hexes of own Cavalry tiles that can charge; netted ones cannot (MA-17.5). */
function chargerHexes(arena: Arena, seat: number, netted: number): number[] {
  const hexes: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = arena.board[hex];
    if (!tile || tile.seat !== seat || !printed(tile).isCavalry || (netted & (1 << hex)) !== 0) continue;
    if (runsFrom(arena, hex, netted).length > 0) hexes.push(hex);
  }
  return hexes;
}

export const canCharge = (arena: Arena, seat: number, netted: number): boolean =>
  chargerHexes(arena, seat, netted).length > 0;

/** A Charge by an order (rune null) or by the Rune of Charge on a hex. It ends the turn (MA-17.7). */
export function* charge(arena: Arena, seat: number, rune: number | null, paid = () => {}): Rules<void> {
  const netted = nettedHexes(arena);
  const through = rune === null ? null : makeHex(rune);
  const from = parseHex(
    yield* ask(hexQuestion('charger', seat, { rune: through }, chargerHexes(arena, seat, netted))),
  )!;
  const runs = runsFrom(arena, from, netted);
  const targets = [...new Set(runs.map(run => run.target))].sort((one, other) => one - other);
  const target = parseHex(yield* ask(hexQuestion('target', seat, { action: 'charge', from: makeHex(from) }, targets)))!;
  const about = subject(arena, from);
  const hexes = runs.filter(run => run.target === target).map(run => run.to);
  const to = parseHex(yield* ask(hexQuestion('hex', seat, { ...about, action: 'charge', removes: [] }, hexes)))!;
  const { rotation: before } = arena.board[from]!;
  const facts: Questions['rotation']['about'] = { ...about, action: 'charge', to: makeHex(to), rotation: before };
  const rotation = Number(yield* ask(question('rotation', seat, facts, attackingRotations(arena, from, to, target))));

  paid();
  moveTile(arena, from, to);
  const charger = arena.board[to]!;
  charger.rotation = rotation;
  const told = { charger: mention(charger, to), target: mention(arena.board[target]!, target) };
  loseSupport(arena);
  const strength = chargeStrength(arena, to, target);
  tell(arena, {
    tell: 'charged',
    seat,
    ...told,
    from: makeHex(from),
    to: makeHex(to),
    rotation,
    strength,
    rune: through,
  });
  mark(arena, seat, 'charged', about.tile, from, [to, target]);
  if (strength === null) {
    arena.phase = 'turn-end';
    return;
  }
  const venom = hasVenom(charger, to, influenceOf(arena));
  strikeOutside(arena, seat, [{ target, source: to, kind: 'melee', strength, stopped: 0, venom }], true);
}

/** The rotations in which an attacking side faces the target (MA-17.2). */
function attackingRotations(
  arena: Arena,
  from: number,
  to: number,
  target: number,
): readonly Questions['rotation']['option'][] {
  const { melee, turns } = printed(arena.board[from]!);
  const direction = directionTo(to, target);
  return turns.filter(rotation => melee[sideFacing(direction, rotation)]! > 0).map(turnOption);
}

/** Bonuses count at the arrival hex (MA-17.8, AMB-15); a tile disarmed there makes no attack (MA-17.6): null. */
function chargeStrength(arena: Arena, hex: number, target: number): number | null {
  const tile = arena.board[hex];
  if (!tile || !arena.board[target]) return null;
  const influence = influenceOf(arena);
  if (!canAttack(influence, hex)) return null;
  const side = sideFacing(directionTo(hex, target), tile.rotation);
  return printed(tile).melee[side]! + influence.melee[hex]!;
}
