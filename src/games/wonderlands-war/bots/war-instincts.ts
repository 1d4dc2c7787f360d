import type { OneDecision } from '../../../engine/decision.js';
import { parseAnswer } from '../answers.js';
import { cardOfStandee } from '../board.js';
import { type Chip, harmOf, isChip } from '../chips.js';
import { FORGE_SYMBOLS } from '../components.js';
import { parseForging, rewardsOf } from '../forging.js';
import { chipWorth } from '../playing.js';
import { fighterOf, unitsIn, type Wonderland } from '../state.js';
import type { Unit } from '../units.js';
import type { ForgeId, Questions } from '../vocabulary.js';
import type { StandeeId } from '../wonderlandian.js';
import { bagOf } from './chip-power.js';
import { gainByDrawing } from './drawing-on.js';
import { castleWorth } from './hopes.js';
import type { Rating } from './instinct.js';
import { chipWorthIn, rewardWorth } from './reward-worth.js';

/** Questions of a battle and its results. */
export function warRating(state: Wonderland, { key, seat, about }: OneDecision): Rating | null {
  switch (key) {
    case 'wager':
      return wagerRating(state);
    case 'answer':
      return id => answerRating(state, seat, id);
    case 'draw-on': {
      const gain = gainByDrawing(state, seat, (about as Questions['draw-on']['about']).odds);
      return id => (id === 'draw' ? gain : id === 'withdraw' ? 0 : Number.NEGATIVE_INFINITY);
    }
    case 'soldier':
      return id => (id === 'double' ? 1 : 0);
    case 'triple':
      return id => Number(id === 'triple');
    case 'chip-order':
      return Number;
    case 'give-up':
    case 'bring-unit':
      return id => Number(id === 'none');
    case 'bring-leader':
      return id => Number(id === 'bring');
    case 'target':
    case 'grin':
    case 'amulet':
      return id => targetRating(state, key, id);
    case 'shift': {
      const { strength } = about as Questions['shift']['about'];
      return id => (id === 'stay' ? strength + (FORGE_SYMBOLS.includes(strength) ? 2 : 0) : Number(id) + 2);
    }
    case 'award': {
      const { value } = about as Questions['award']['about'];
      return id => (id === 'vp' ? value : castleWorth(state, seat, state.battle!.region));
    }
    case 'feat':
    case 'quest-draw':
    case 'leader-at-six':
      return id => Number(id !== 'none');
    case 'feat-cost':
      return id => (isChip(id) ? -chipWorthIn(state, seat, id) : 0);
    case 'forge':
      return id => (id === 'none' ? 0 : forgeRating(state, seat, id as ForgeId));
    default:
      return null;
  }
}

/** On whoever has most to fight with. */
function wagerRating(state: Wonderland): Rating {
  const { fighters, region } = state.battle!;
  return id => {
    const fighter = fighters.find(({ seat }) => state.seats[seat]!.faction === id);
    if (!fighter) return 0;
    const owner = state.seats[fighter.seat]!;
    return 1 + fighter.strength + bagOf(state, owner).strength * Math.min(5, 1.5 + unitsIn(owner, region));
  };
}

/** Of several chips the best; the shield for what would eliminate, for a double loss, and at the end. */
function answerRating(state: Wonderland, seat: number, id: string): number {
  const { chip, response, lose } = parseAnswer(id);
  if (harmOf(chip) === 0) return 10 + chipWorth(state, seat, chip);
  if (response === 'all-mad') return -0.9;
  const units = unitsIn(state.seats[seat]!, state.battle!.region);
  if (response === 'shield') return state.round === 3 && state.ahead.length === 0 ? -0.5 : -1.6;
  if (lose.length === 0) return 0;
  return lose.length >= units ? -20 : -lose.reduce((sum, unit) => sum + unitWorth(unit), 0);
}

const unitWorth = (unit: Unit): number =>
  unit === 'supporter'
    ? 1
    : unit === 'leader'
      ? 5
      : 1 + 0.5 * cardOfStandee(unit.slice('standee:'.length) as StandeeId).strength;

/** Whoever stands best is hurt first, and gets nothing good. */
function targetRating(state: Wonderland, key: string, id: string): number {
  if (id === 'supply') return 1_000;
  if (id === 'none') return -1_000;
  const [seat, chip] = id.split(':');
  const { vp, shards } = state.seats[Number(seat)]!;
  const fighter = state.battle && fighterOf(state.battle, Number(seat));
  const strength = fighter?.status === 'in' ? fighter.strength : 0;
  return key === 'grin' ? vp + shards : strength + 0.5 * vp + (chip === 'madness2' ? 1 : 0);
}

/** What a track pays, and what the chip would still have done: weak ones are best gone. */
function forgeRating(state: Wonderland, seat: number, id: ForgeId): number {
  const { chip, track } = parseForging(id);
  const owner = state.seats[seat]!;
  const covered = owner.forged.map(({ length }) => length);
  const { rewards } = rewardsOf(state, seat, covered, owner.between, track);
  const paid = rewards.reduce((sum, { step }) => sum + rewardWorth(state, seat, step), 0);
  return 0.3 + paid - Math.max(0, chipLoss(state, seat, chip));
}

/** A chip below the average of the bag is no loss. */
function chipLoss(state: Wonderland, seat: number, chip: Chip): number {
  const owner = state.seats[seat]!;
  const average = 0.3 * bagOf(state, owner).strength * (4 - state.round);
  return state.round === 3 && state.ahead.length === 0 ? 0 : chipWorthIn(state, seat, chip) - average;
}
