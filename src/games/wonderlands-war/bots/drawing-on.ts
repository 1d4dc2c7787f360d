import { FORGE_SYMBOLS } from '../components.js';
import type { Odds } from '../odds.js';
import { type Fighter, fighterOf, isForTwo, opponentsOf, unitsIn, type Wonderland } from '../state.js';
import { worthOf } from '../war.js';
import { bagOf } from './chip-power.js';
import { castleWorth, chance } from './hopes.js';

/** What a forging is worth, in points. */
const FORGING = 2;
/** What a unit is worth that stays for the next round. */
const UNIT = 0.7;
/** Draws somebody who draws on may be thought to make. */
const COMING_DRAWS = 1.3;

/** The strength an opponent may be thought to end with. */
function comingOf(state: Wonderland, { seat, status, strength }: Fighter): number {
  if (status !== 'in') return strength;
  const owner = state.seats[seat]!;
  const units = unitsIn(owner, state.battle!.region);
  return strength + bagOf(state, owner).strength * Math.min(COMING_DRAWS, 0.5 * units);
}

/** The points a final strength is likely to bring in the present battle. */
export function awardFor(state: Wonderland, seat: number, strength: number, luck: number): number {
  const battle = state.battle!;
  const value = worthOf(state, battle.region);
  const castle = castleWorth(state, seat, battle.region);
  const rivals = opponentsOf(battle, seat).map(rival => comingOf(state, rival));
  const win = rivals.reduce((product, rival) => product * chance(strength - rival - 0.4, luck), 1);
  const best = Math.max(0, ...rivals);
  const second = rivals.length <= 1 ? 1 - win : (1 - win) * chance(strength - best + 2, luck + 1);
  const stands = isForTwo(state) ? chance(strength - battle.resistance + (battle.contested ? 0.5 : 0), luck / 2) : 1;
  return stands * (win * (value + castle) + second * 0.5 * value);
}

/** What is lost with elimination besides the award (WW-9.5). */
function atStake(state: Wonderland, seat: number, strength: number): number {
  const { active } = state.seats[seat]!;
  const forgings = active.filter(chip => chip === 'forge').length + (FORGE_SYMBOLS.includes(strength) ? 1 : 0);
  return FORGING * Math.min(forgings, active.length);
}

/** How much better it looks to draw once more than to withdraw now, by the exact odds of the next chip. */
export function gainByDrawing(state: Wonderland, seat: number, odds: Odds): number {
  const { strength } = fighterOf(state.battle!, seat)!;
  const units = unitsIn(state.seats[seat]!, state.battle!.region);
  const staying = awardFor(state, seat, strength, 0.8) + atStake(state, seat, strength);
  const alive = 1 - odds.bust;
  if (alive <= 0) return -staying;
  const more = odds.average * Math.min(COMING_DRAWS, 0.35 * (units - 1));
  const coming = strength + odds.average / alive + more;
  const going = alive * (awardFor(state, seat, coming, 1.5) + atStake(state, seat, strength));
  return going - odds.loss * (state.round < 3 ? UNIT : 0.15) - staying;
}
