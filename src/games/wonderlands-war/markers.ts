import { seal, tell } from '../../engine/match-state.js';
import type { Rules } from '../../engine/rules.js';
import { chipEffects, standeeEffects } from './board.js';
import { FORGE_SYMBOLS, TRACK_END } from './components.js';
import { drawing, endOfBattle } from './draw-loop.js';
import { amountOf, holds } from './effects/conditions.js';
import { gainPoints } from './effects/gaining.js';
import { discardShards } from './effects/shards.js';
import { choose } from './question.js';
import { nameOfRegion } from './regions.js';
import { type Fighter, fighterOf, isAway, type Wonderland } from './state.js';

/** Chips take their places and the markers move (WW-8.2, WW-8.7). */
export function moveMarkers(state: Wonderland): void {
  const battle = state.battle!;
  const moved = battle.fighters.filter(({ waiting }) => waiting);
  for (const fighter of moved) {
    state.seats[fighter.seat]!.active.push(fighter.played!);
    fighter.waiting = false;
    fighter.strength = Math.min(TRACK_END, fighter.strength + fighter.value + fighter.gain);
    fighter.mul = fighter.mulAfter;
  }
  tell(state, {
    tell: 'marked',
    reveals: true,
    region: nameOfRegion(battle.region),
    draw: battle.draw,
    moves: moved.map(({ seat, played, value, gain, strength }) => ({ seat, chip: played!, value, gain, strength })),
    markers: battle.fighters.map(({ seat, strength, status }) => ({ seat, strength, status })),
  });
  // It may tell of chips that are back in a bag by now: whatever was said before stands.
  seal(state);
}

/** Who may move the marker once more; with a marker on 25 no further choice of this draw is offered. */
export function seekersOfSymbols(state: Wonderland): number[] {
  const battle = state.battle!;
  if (battle.fighters.some(({ strength }) => strength >= TRACK_END)) return [];
  return battle.order.filter(seat => maySeekSymbol(state, fighterOf(battle, seat)!));
}

const maySeekSymbol = (state: Wonderland, { seat, played, status }: Fighter): boolean =>
  status === 'in' && played !== null && chipEffects(state, seat, played, 'after_move').length > 0;

/** The nearest forge symbols, ahead or behind: one, or two equally near. */
export function nearestSymbols(strength: number): number[] {
  const nearest = Math.min(...FORGE_SYMBOLS.map(space => Math.abs(space - strength)));
  return FORGE_SYMBOLS.filter(space => Math.abs(space - strength) === nearest);
}

/** Flamingo of set/C: the marker may go to the nearest symbol, one player after another (WW-19.C1). */
export function* shiftMarker(state: Wonderland, seat: number): Rules<void> {
  const fighter = fighterOf(state.battle!, seat)!;
  const spaces = nearestSymbols(fighter.strength).filter(space => space !== fighter.strength);
  if (spaces.length === 0 || isAway(state, seat)) return;
  const ids = spaces.map(space => `${space}` as const);
  const said = yield* choose('shift', seat, { strength: fighter.strength }, ['stay', ...ids], 'stay');
  if (said === 'stay') return;
  fighter.strength = Number(said);
  tell(state, { tell: 'shifted', seat, strength: fighter.strength });
}

/** What compares the chips of a draw and what is paid at its end; then the end of the battle is judged (WW-8.3, A-46). */
export function endDraw(state: Wonderland): void {
  const battle = state.battle!;
  for (const seat of battle.order) {
    const { status, played } = fighterOf(battle, seat)!;
    if (status === 'out') continue;
    const standees = (['draw_compare', 'draw_end'] as const).flatMap(trigger =>
      standeeEffects(state.seats[seat]!, battle.region, trigger),
    );
    const chips = played === null ? [] : chipEffects(state, seat, played, 'draw_compare');
    for (const { source, ability } of [...standees, ...chips]) {
      const moment = { state, seat, source };
      if (!holds(moment, ability.if)) continue;
      for (const step of ability.do) {
        if (step.op === 'gain_vp') gainPoints(state, seat, amountOf(moment, step.n), source);
        if (step.op === 'discard_shards') discardShards(state, seat, step.n, source);
      }
    }
  }
  const end = endOfBattle(state);
  if (end === null) {
    state.phase = 'decide';
    return;
  }
  for (const fighter of drawing(battle)) fighter.status = 'halt';
  tell(state, { tell: 'battle-over', region: nameOfRegion(battle.region), by: end });
  state.phase = 'award';
}
