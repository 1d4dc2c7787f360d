import { tell } from '../../engine/match-state.js';
import type { Rules } from '../../engine/rules.js';
import { chipEffects, type Sourced } from './board.js';
import { type Chip, distinctChips, takeChip } from './chips.js';
import type { Step } from './effect.js';
import { holds } from './effects/conditions.js';
import { gainPoints } from './effects/gaining.js';
import { gainShards } from './effects/shards.js';
import { actsOnOthers } from './playing.js';
import { choose } from './question.js';
import { fighterOf, opponentsOf, type Wonderland } from './state.js';

/** One player's effects on others (WW-10.3). */
export function* playOnOthers(state: Wonderland, seat: number): Rules<void> {
  const { played, value } = fighterOf(state.battle!, seat)!;
  const effects = chipEffects(state, seat, played!, 'play').filter(({ ability }) => actsOnOthers(ability));
  for (const { source, ability } of effects) {
    if (!holds({ state, seat, source, chip: played!, value }, ability.if)) continue;
    for (const step of ability.do) yield* strike(state, seat, { source, ability }, step);
  }
}

function* strike(state: Wonderland, seat: number, { source, ability }: Sourced, step: Step): Rules<void> {
  const opponents = opponentsOf(state.battle!, seat);
  const own = fighterOf(state.battle!, seat)!;
  switch (step.op) {
    case 'gain_shards': {
      const ahead = opponents.filter(({ strength }) => strength > own.strength);
      const target = yield* chooseTarget(
        state,
        seat,
        source,
        ahead.map(other => other.seat),
        false,
      );
      if (target !== null) gainShards(state, target, step.n, source);
      return;
    }
    case 'steal_vp': {
      const most = Math.max(...opponents.map(({ strength }) => strength));
      const leaders = opponents.filter(({ strength }) => strength === most);
      const target = yield* chooseTarget(
        state,
        seat,
        source,
        leaders.map(other => other.seat),
        false,
      );
      // Who has no points loses none, and she gains none.
      if (target === null || state.seats[target]!.vp < step.n) return;
      gainPoints(state, target, -step.n, source);
      return gainPoints(state, seat, step.n, source);
    }
    case 'give_poison': {
      const all = opponents.map(other => other.seat);
      const target = yield* chooseTarget(state, seat, source, all, ability.optional === true);
      if (target === null) return;
      state.seats[seat]!.poison -= step.n;
      state.seats[target]!.bag.push('poison');
      return tell(state, { tell: 'poison-given', seat, target });
    }
    case 'next_opp_counts_as': {
      const target = yield* chooseTarget(
        state,
        seat,
        source,
        opponents.map(other => other.seat),
        false,
      );
      if (target === null) return;
      fighterOf(state.battle!, target)!.crowns.push(seat);
      return tell(state, { tell: 'crowned', seat, target });
    }
    case 'madness_track_to_bag':
      return yield* takeFromTrack(state, seat, source);
    default:
      throw new RangeError(`${step.op} of ${source} acts on nobody else`);
  }
}

/** One of these players; null where there is none, or the owner declines. */
function* chooseTarget(
  state: Wonderland,
  seat: number,
  source: string,
  seats: readonly number[],
  mayDecline: boolean,
): Rules<number | null> {
  if (seats.length === 0) return null;
  const order = seats.toSorted((one, other) => state.order.indexOf(one) - state.order.indexOf(other));
  const ids = order.map(other => `${other}` as const);
  const said = yield* choose('target', seat, { source }, mayDecline ? ['none', ...ids] : ids);
  return said === 'none' ? null : Number(said);
}

/** Duchess's Amulet: a madness of the owner's choice from an opponent's track to that bag (WW-20.2b). */
function* takeFromTrack(state: Wonderland, seat: number, source: string): Rules<void> {
  const ids = opponentsOf(state.battle!, seat).flatMap(({ seat: other }) =>
    distinctChips(state.seats[other]!.track).map(chip => `${other}:${chip}` as const),
  );
  if (ids.length === 0) return;
  const said = yield* choose('amulet', seat, { source }, ids);
  const [target, chip] = said.split(':') as [string, Chip];
  const other = state.seats[Number(target)]!;
  takeChip(other.track, chip);
  other.bag.push(chip);
  tell(state, { tell: 'track-lightened', seat, target: Number(target), chip, source });
}
