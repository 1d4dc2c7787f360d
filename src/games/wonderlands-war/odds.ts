import { answersTo, lossBy } from './answers.js';
import { type Chip, distinctChips, harmOf, isMadness } from './chips.js';
import { gainByLoss } from './losses.js';
import { chipWorth } from './playing.js';
import { fighterOf, unitsIn, type Wonderland } from './state.js';

/** The exact odds of a seat's next draw, from what everybody sees and the own bag: shares of 1. */
export type Odds = {
  /** Chips it is drawn from, and how many are taken. */
  readonly chips: number;
  readonly taken: number;
  /** A madness, a poison has to be played. */
  readonly madness: number;
  readonly poison: number;
  /** A unit is lost unless the chip is blocked. */
  readonly loss: number;
  /** The last unit is lost, whatever could block it. */
  readonly bust: number;
  /** Strength the draw brings on average. */
  readonly average: number;
};

/** Of several chips the best is played: the highest worth, and of bad ones the least harm (WW-8.6). */
interface Prospect {
  readonly chip: Chip;
  readonly count: number;
  readonly worth: number;
  readonly loss: number;
  readonly isBust: boolean;
}

export function oddsOf(now: Wonderland, seat: number): Odds {
  const state = beforeDrawing(now, seat);
  const { bag } = state.seats[seat]!;
  const { extra } = fighterOf(state.battle!, seat)!;
  const taken = Math.min(1 + extra, bag.length);
  const odds = { chips: bag.length, taken, madness: 0, poison: 0, loss: 0, bust: 0, average: 0 };
  if (taken === 0) return odds;
  let above = 0;
  for (const { chip, count, worth, loss, isBust } of prospects(state, seat, bag)) {
    const share = noneAmong(bag.length, above, taken) - noneAmong(bag.length, above + count, taken);
    above += count;
    odds.average += share * worth;
    if (isMadness(chip)) odds.madness += share;
    if (chip === 'poison') odds.poison += share;
    if (loss > 0) odds.loss += share;
    if (isBust) odds.bust += share;
  }
  return odds;
}

/** An empty bag is filled again before the first chip: what was exhausted or on the track no longer is (WW-8.4). */
function beforeDrawing(state: Wonderland, seat: number): Wonderland {
  const owner = state.seats[seat]!;
  if (owner.bag.length > 0) return state;
  const filled = { ...owner, bag: [...owner.exhausted, ...owner.track], exhausted: [], track: [] };
  return { ...state, seats: state.seats.with(seat, filled) };
}

/** Each kind of chip, the one that would be played first of all. */
export function prospects(state: Wonderland, seat: number, bag: readonly Chip[]): Prospect[] {
  const units = unitsIn(state.seats[seat]!, state.battle!.region);
  return distinctChips(bag)
    .map((chip): Prospect => {
      const harm = harmOf(chip);
      const loss = harm === 0 ? 0 : lossBy(state, seat, chip);
      const isBust =
        loss >= units && loss > 0 && answersTo(state, seat, chip).every(answer => answer.includes('lose='));
      const worth = harm === 0 ? chipWorth(state, seat, chip) : gainByLoss(state, seat, chip, loss);
      return { chip, count: bag.filter(other => other === chip).length, worth, loss, isBust };
    })
    .sort(
      (one, other) =>
        Number(harmOf(one.chip) > 0) - Number(harmOf(other.chip) > 0) ||
        one.loss - other.loss ||
        other.worth - one.worth,
    );
}

/** The chance that none of `some` chips is among those taken out of `all`. */
function noneAmong(all: number, some: number, taken: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < taken; drawn++) chance *= Math.max(0, all - some - drawn) / (all - drawn);
  return chance;
}
