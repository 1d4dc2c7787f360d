import type { Rules } from '../../engine/rules.js';
import { chipEffects, isUntouchable, type Sourced, standeeEffects } from './board.js';
import { type Chip, printedStrength } from './chips.js';
import type { Ability, Step } from './effect.js';
import { bringLeader, bringSupporter, bringUnit, giveUpUnit } from './effects/bringing.js';
import { amountOf, holds } from './effects/conditions.js';
import { gainPoints, mendShield } from './effects/gaining.js';
import type { Moment } from './effects/moment.js';
import { placeSupporter } from './effects/placing.js';
import { discardShards, gainShards } from './effects/shards.js';
import { chooseSoldier } from './effects/soldier.js';
import { type Change, outcomes, usualOutcome } from './effects/strength.js';
import { choose } from './question.js';
import { type Fighter, fighterOf, isAway, type Wonderland } from './state.js';

/** Operations that act on other players: they come after everybody's own (WW-10.3). */
const ON_OTHERS: ReadonlySet<Step['op']> = new Set([
  'steal_vp',
  'give_poison',
  'next_opp_counts_as',
  'madness_track_to_bag',
]);

export const actsOnOthers = ({ do: steps }: Ability): boolean =>
  steps.some(step => ON_OTHERS.has(step.op) || (step.op === 'gain_shards' && step.who !== undefined));

const changesChip = ({ do: steps, or }: Ability): boolean =>
  [...steps, ...(or ?? [])].some(({ op }) => op === 'chip_add' || op === 'chip_mul' || op === 'chip_set');

/** All that acts when this chip is played: its own effects and those of active chips and standees. */
function playEffects(state: Wonderland, seat: number, chip: Chip): Sourced[] {
  const owner = state.seats[seat]!;
  const found = [...chipEffects(state, seat, chip, 'play')];
  const own = found.length;
  if (!isUntouchable(state, seat, chip))
    for (const other of owner.active)
      for (const effect of chipEffects(state, seat, other, 'play_own')) {
        // Once for each chip played, however many sources (WW-19.B1).
        const isKnown = found.some(({ source }, at) => at >= own && source === effect.source);
        if (!isKnown) found.push(effect);
      }
  found.push(...standeeEffects(owner, state.battle!.region, 'play_own'));
  return found;
}

/** One player's effects on self and on the own chip (WW-10.2). */
export function* playOwn(state: Wonderland, seat: number): Rules<void> {
  const fighter = fighterOf(state.battle!, seat)!;
  const chip = fighter.played!;
  const effects = playEffects(state, seat, chip).filter(({ ability }) => !actsOnOthers(ability));
  const crowned = fighter.crowns.length > 0;
  fighter.crowns = [];
  yield* settleStrength(state, fighter, chip, crowned, effects);
  if (fighter.status === 'in') yield* actOnSelf(state, fighter, chip, effects);
}

/** What the chip counts for: Knave's Crown before all, then sets, raises and doublings (WW-20.3a, A-42). */
function* settleStrength(
  state: Wonderland,
  fighter: Fighter,
  chip: Chip,
  crowned: boolean,
  effects: readonly Sourced[],
): Rules<void> {
  const { seat } = fighter;
  const base = crowned ? 1 : printedStrength(chip);
  const changes: Change[] = [];
  // The chip before this one multiplies it; what is used up on a Rook of set/A does nothing.
  if (fighter.mul > 1 && !isUntouchable(state, seat, chip)) changes.push({ kind: 'multiply', by: fighter.mul });
  const changing = effects.filter(({ ability }) => changesChip(ability));
  for (const { source, ability } of [...changing].sort(choicesLast)) {
    const moment: Moment = { state, seat, source, chip, value: usualOutcome(base, changes) };
    if (!holds(moment, ability.if)) continue;
    const steps = yield* stepsTaken(moment, ability);
    if (fighter.status !== 'in') return;
    for (const step of steps) changes.push(...changeBy(moment, step));
  }
  const results = outcomes(base, changes);
  const usual = usualOutcome(base, changes);
  if (results.length === 1 || isAway(state, seat)) fighter.value = usual;
  else {
    const others = results.filter(value => value !== usual);
    const ids = [usual, ...others].map(value => `${value}` as const);
    fighter.value = Number(yield* choose('chip-order', seat, { chip }, ids, `${usual}`));
  }
}

/** What asks comes after what does not: it may look at the strength so far. */
const choicesLast = (one: Sourced, other: Sourced): number => Number(asks(one.ability)) - Number(asks(other.ability));
const asks = ({ optional, or }: Ability): boolean => optional === true || or !== undefined;

function changeBy(moment: Moment, step: Step): Change[] {
  switch (step.op) {
    case 'chip_set':
      return [{ kind: 'set', by: amountOf(moment, step.n) }];
    case 'chip_add': {
      const by = amountOf(moment, step.n);
      return by === 0 ? [] : [{ kind: 'add', by }];
    }
    case 'chip_mul':
      return [{ kind: 'multiply', by: step.x }];
    default:
      return [];
  }
}

/** The steps of an ability that are carried out: of two lists one, of an optional one all or nothing. */
function* stepsTaken(moment: Moment, ability: Ability): Rules<readonly Step[]> {
  if (ability.or) return (yield* chooseSoldier(moment, ability)) ? ability.or : [];
  if (!ability.optional) return ability.do;
  const [first] = ability.do;
  const { state, seat, source } = moment;
  if (first!.op === 'lose_unit') return (yield* giveUpUnit(state, seat, source!)) ? ability.do : [];
  if (isAway(state, seat)) return ability.do;
  const said = yield* choose('triple', seat, { source: source!, chip: moment.chip! }, ['triple', 'plain']);
  return said === 'triple' ? ability.do : [];
}

/** Everything else the chip does for its owner. */
function* actOnSelf(state: Wonderland, fighter: Fighter, chip: Chip, effects: readonly Sourced[]): Rules<void> {
  const { seat } = fighter;
  // Judged once: of two abilities on one chip the first must not make the second true.
  const moment = { state, seat, chip, value: fighter.value };
  const due = effects.filter(
    ({ source, ability }) => !changesChip(ability) && holds({ ...moment, source }, ability.if),
  );
  for (const { source, ability } of due) {
    for (const step of ability.do)
      if (!(yield* runOwnStep({ ...moment, source }, fighter, step, ability.optional === true))) break;
  }
}

/** Carries out one step; tells whether the rest of the ability follows. */
function* runOwnStep(moment: Moment, fighter: Fighter, step: Step, optional: boolean): Rules<boolean> {
  const { state, seat } = moment;
  const source = moment.source!;
  switch (step.op) {
    case 'add_strength':
      fighter.gain += amountOf(moment, step.n);
      return true;
    case 'next_chip_mul':
      fighter.mulAfter = step.x;
      return true;
    case 'next_draw_extra':
      fighter.extra = amountOf(moment, step.n);
      return true;
    case 'ignore_next_madness':
      fighter.pillow = true;
      return true;
    case 'shield_restore':
      mendShield(state, seat, source);
      return true;
    case 'gain_vp':
      gainPoints(state, seat, amountOf(moment, step.n), source);
      return true;
    case 'discard_shards':
      discardShards(state, seat, step.n, source);
      return true;
    case 'gain_shards':
      gainShards(state, seat, step.n, source);
      return true;
    case 'move_leader_here':
      return yield* bringLeader(state, seat, source);
    case 'move_supporters':
      return yield* bringSupporter(state, seat, source);
    case 'move_unit':
      return yield* bringUnit(state, seat, source);
    case 'place_supporter':
      yield* placeSupporter(state, seat, { source, here: state.battle!.region, optional, standees: false });
      return true;
    default:
      throw new RangeError(`${step.op} of ${source} is not done when a chip is played`);
  }
}

/**
 * What a chip would bring its player now: every choice on its strength made for the most, nothing given up for it
 * (odds.ts).
 */
export function chipWorth(state: Wonderland, seat: number, chip: Chip): number {
  const fighter = fighterOf(state.battle!, seat)!;
  const base = fighter.crowns.length > 0 ? 1 : printedStrength(chip);
  const effects = playEffects(state, seat, chip).filter(({ ability }) => !actsOnOthers(ability));
  const changes: Change[] = [];
  if (fighter.mul > 1 && !isUntouchable(state, seat, chip)) changes.push({ kind: 'multiply', by: fighter.mul });
  let gain = 0;
  for (const { source, ability } of effects) {
    const moment: Moment = { state, seat, source, chip, value: base };
    const isGiven = ability.optional === true && ability.do[0]!.op !== 'chip_mul';
    if (isGiven || !holds(moment, ability.if)) continue;
    for (const step of ability.or ?? ability.do) {
      changes.push(...changeBy(moment, step));
      if (step.op === 'add_strength') gain += amountOf(moment, step.n);
    }
  }
  return usualOutcome(base, changes) + gain;
}
