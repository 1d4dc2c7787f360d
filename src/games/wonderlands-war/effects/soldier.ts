import { tell } from '../../../engine/match-state.js';
import type { Rules } from '../../../engine/rules.js';
import { isUntouchable } from '../board.js';
import { type Chip, distinctChips, takeChip } from '../chips.js';
import type { Ability } from '../effect.js';
import { choose } from '../question.js';
import { nameOfRegion, neighbours, regionOf } from '../regions.js';
import { isAway } from '../state.js';
import type { SoldierId } from '../vocabulary.js';
import { amountOf } from './conditions.js';
import type { Moment } from './moment.js';

/** A Soldier counts double, or does the other thing on its card; either may be chosen though it does nothing. */
export function* chooseSoldier(moment: Moment, ability: Ability): Rules<boolean> {
  const { state, seat } = moment;
  const [step] = ability.do;
  const owner = state.seats[seat]!;
  const others: SoldierId[] = [];
  if (step!.op === 'return_exhausted') {
    const chips = distinctChips(owner.exhausted).filter(chip => !isUntouchable(state, seat, chip));
    others.push(...chips.map((chip): SoldierId => `return:${chip}`));
    if (chips.length === 0) others.push('return');
  } else if (step!.op === 'move_supporters') {
    const most = amountOf(moment, step!.n);
    for (const region of neighbours(state.battle!.region, state.unused))
      for (let count = Math.min(most, owner.supporters[region]!); count > 0; count--)
        others.push(`move:${nameOfRegion(region)}:${count}`);
    if (others.length === 0) others.push('move');
  }
  if (isAway(state, seat)) return true;
  const said = yield* choose('soldier', seat, { source: moment.source!, chip: moment.chip! }, ['double', ...others]);
  if (said === 'double') return true;
  const [act, what, count] = said.split(':');
  if (act === 'return' && what !== undefined) returnExhausted(moment, said.slice('return:'.length) as Chip);
  if (act === 'move' && what !== undefined) bringSupporters(moment, regionOf(what), Number(count));
  return false;
}

function returnExhausted({ state, seat, source }: Moment, chip: Chip): void {
  const owner = state.seats[seat]!;
  takeChip(owner.exhausted, chip);
  owner.bag.push(chip);
  tell(state, { tell: 'chip-returned', seat, chip, source: source! });
}

function bringSupporters({ state, seat, source }: Moment, from: number, count: number): void {
  const { supporters } = state.seats[seat]!;
  const { region } = state.battle!;
  supporters[from]! -= count;
  supporters[region]! += count;
  const [to, left] = [nameOfRegion(region), nameOfRegion(from)];
  tell(state, { tell: 'supporters-moved', seat, count, from: left, into: to, source: source! });
}
