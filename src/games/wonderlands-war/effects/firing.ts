import type { Rules } from '../../../engine/rules.js';
import { boardAbilities, boardEffects, factionOf, leaderAbility } from '../board.js';
import type { Ability, Limit, Trigger } from '../effect.js';
import type { AbilityId } from '../faction.js';
import { drawStandee } from '../market.js';
import type { Wonderland } from '../state.js';
import { holds } from './conditions.js';
import { gainAnyAlly } from './gaining.js';
import { beheadAll, moveLeader } from './leaders.js';
import { placeSupporter } from './placing.js';
import { placePoison } from './poison.js';
import { giveShard, returnShard } from './shards.js';

/** Puts what the board of a seat does at this moment on the agenda, the first of them on top. */
export function fire(state: Wonderland, seat: number, trigger: Trigger, rolled = 0): void {
  const due = boardEffects(state, seat, trigger);
  for (const { source, ability } of due.reverse()) {
    const id = source as AbilityId;
    const number = stepsOf(state, seat, id).indexOf(ability);
    state.agenda.push({ task: 'ability', seat, id, number, rolled });
  }
}

/** What happens when an ability is unlocked (WW-20.7b). */
export function fireUnlock(state: Wonderland, seat: number, id: AbilityId): void {
  const number = stepsOf(state, seat, id).findIndex(({ on }) => on === 'unlock');
  if (number >= 0) state.agenda.push({ task: 'ability', seat, id, number, rolled: 0 });
}

const stepsOf = (state: Wonderland, seat: number, id: AbilityId): readonly Ability[] =>
  [leaderAbility(state, seat), ...boardAbilities(state, seat)].find(ability => ability.id === id)!.steps;

const LIMITS: Readonly<Partial<Record<Limit, number>>> = { once_per_tea: 1, twice_per_tea: 2 };

/** Carries out an ability of the agenda, if its conditions hold by now. */
export function* runAbility(
  state: Wonderland,
  { seat, id, number, rolled }: { seat: number; id: AbilityId; number: number; rolled: number },
): Rules<void> {
  const { uses } = state.seats[seat]!;
  const ability = stepsOf(state, seat, id)[number]!;
  const most = LIMITS[ability.limit ?? 'once'];
  if (!holds({ state, seat, source: id, rolled }, ability.if)) return;
  if (most !== undefined && uses.filter(used => used === id).length >= most) return;
  if (most !== undefined) uses.push(id);
  for (const step of ability.do) {
    switch (step.op) {
      case 'place_poison':
        yield* placePoison(state, seat, id, step.n);
        break;
      case 'gain_any_ally':
        yield* gainAnyAlly(state, seat, id, step.level);
        break;
      case 'place_supporter':
        yield* placeSupporter(state, seat, { source: id, here: -1, optional: true, standees: true });
        break;
      case 'lose_unit':
        beheadAll(state, seat);
        break;
      case 'move_unit':
        yield* moveLeader(state, seat, id);
        break;
      case 'draw_standee':
        drawStandee(state, seat);
        break;
      case 'give_shard':
        yield* giveShard(state, seat, rolled);
        break;
      case 'return_shard':
        yield* returnShard(state, seat, rolled);
        break;
      default:
        throw new RangeError(`${step.op} of ${factionOf(state, seat).id} is not done at the table`);
    }
  }
}
