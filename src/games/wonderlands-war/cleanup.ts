import { seal, tell } from '../../engine/match-state.js';
import type { Rules } from '../../engine/rules.js';
import { beginStep } from './award.js';
import { boardEffects, chipEffects } from './board.js';
import { allyTypeOf, type Chip, distinctChips, isAlly, levelOf, takeChip } from './chips.js';
import type { Step } from './effect.js';
import { fireUnlock } from './effects/firing.js';
import { gainShards } from './effects/shards.js';
import type { FactionId } from './faction.js';
import { choose } from './question.js';
import { nameOfRegion } from './regions.js';
import { fighterOf, inOrder, type Wonderland } from './state.js';

/** What a wager brings: an ally if it was right, a shard if wrong, nothing on a tie (WW-16.1, A-16). */
export function wagerResult(first: readonly string[], tie: boolean, bet: string): 'weak_ally' | 'shard' | 'none' {
  if (tie) return 'none';
  return first.includes(bet) ? 'weak_ally' : 'shard';
}

/** Result step 5: wagers are shown; those who were right take any weak ally, in order (WW-10.6, WW-16.1). */
export function settleWagers(state: Wonderland): void {
  const battle = state.battle!;
  const first = battle.first.map(seat => state.seats[seat]!.faction);
  const bettors = inOrder(
    state,
    battle.wagers.flatMap((wager, seat) => (wager === null ? [] : [seat])),
  );
  const results = bettors.map(seat => {
    const faction = battle.wagers[seat] as FactionId;
    return { seat, faction, result: wagerResult(first, battle.tie, faction) };
  });
  if (results.length > 0) tell(state, { tell: 'wagers', region: nameOfRegion(battle.region), results, reveals: true });
  // That nobody has laid any is learnt too.
  seal(state);
  for (const { seat, result } of results) if (result === 'shard') gainShards(state, seat, 1, 'wager');
  battle.wagers = battle.wagers.map(() => null);
  for (const { seat } of results.filter(({ result }) => result === 'weak_ally').reverse())
    state.agenda.push({ task: 'reward', seat, source: 'wager', step: { op: 'gain_any_ally', level: 'weak' } });
  beginStep(state, 'cleanup');
}

/** Result step 6: chips are exhausted, markers go to 0 (WW-16.2). */
export function* cleanUp(state: Wonderland): Rules<void> {
  const battle = state.battle!;
  for (const seat of battle.order) {
    yield* keepAlly(state, seat);
    for (const chip of state.seats[seat]!.active.splice(0)) exhaust(state, seat, chip);
    fighterOf(battle, seat)!.strength = 0;
  }
  state.phase = 'battle-left';
}

/** Love of Learning: one active ally may go back to the bag. */
function* keepAlly(state: Wonderland, seat: number): Rules<void> {
  const owner = state.seats[seat]!;
  const allies = distinctChips(owner.active.filter(isAlly));
  for (const { source } of boardEffects(state, seat, 'cleanup')) {
    if (allies.length === 0) return;
    const said = yield* choose('learn', seat, { source }, ['none', ...allies]);
    if (said === 'none') return;
    takeChip(owner.active, said as Chip);
    owner.bag.push(said as Chip);
    tell(state, { tell: 'chip-returned', seat, chip: said as Chip, source });
  }
}

/** An active chip is exhausted, unless it says otherwise (WW-19.A2, WW-19.B4, A-48). */
function exhaust(state: Wonderland, seat: number, chip: Chip): void {
  const owner = state.seats[seat]!;
  const steps = chipEffects(state, seat, chip, 'exhaust').flatMap(({ source, ability }) =>
    ability.do.map(step => ({ source, op: step.op satisfies Step['op'] })),
  );
  for (const { source, op } of steps) {
    if (op === 'active_to_bag') {
      owner.bag.push(chip);
      tell(state, { tell: 'chip-returned', seat, chip, source });
      return;
    }
    if (op === 'swap_level' && swapLevel(state, seat, chip)) return;
  }
  owner.exhausted.push(chip);
}

/** The other level of the same type goes to the exhausted chips, if there is one in supply. */
function swapLevel(state: Wonderland, seat: number, chip: Chip): boolean {
  const type = allyTypeOf(chip);
  if (type === null || !isAlly(chip)) return false;
  const other = `${type}:${levelOf(chip) === 'weak' ? 'strong' : 'weak'}` as const;
  if (state.supply[other] === 0) return false;
  state.supply[chip] += 1;
  state.supply[other] -= 1;
  state.seats[seat]!.exhausted.push(other);
  tell(state, { tell: 'chip-swapped', seat, from: chip, into: other });
  return true;
}

/** The battle is over; what was unlocked in it works from now on (WW-14.2, A-39). */
export function leaveBattle(state: Wonderland): void {
  const { order } = state;
  state.battle = null;
  for (const seat of [...order].reverse()) {
    const owner = state.seats[seat]!;
    for (const id of owner.fresh.splice(0)) fireUnlock(state, seat, id);
  }
  state.phase = 'war';
}
