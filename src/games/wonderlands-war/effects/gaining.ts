import { seal, tell } from '../../../engine/match-state.js';
import { shuffle } from '../../../engine/random.js';
import type { Rules } from '../../../engine/rules.js';
import { boardAbilities } from '../board.js';
import { ALLIES, type Ally, type Level, levelOf, takeChip } from '../chips.js';
import { MOST_LEADER_STRENGTH } from '../components.js';
import type { AbilityId } from '../faction.js';
import { choose } from '../question.js';
import type { Wonderland } from '../state.js';
import { fireUnlock } from './firing.js';
import { discardShards } from './shards.js';

/** Allies of a level that are left in supply; a forge chip counts as weak (WW-4.5). */
export const inSupply = ({ supply }: Wonderland, level: Level): Ally[] =>
  ALLIES.filter(ally => levelOf(ally) === level && supply[ally] > 0);

/** A chip gained goes straight into the bag (WW-1.8). */
function takeAlly(state: Wonderland, seat: number, ally: Ally, source: string): void {
  state.supply[ally] -= 1;
  state.seats[seat]!.bag.push(ally);
  tell(state, { tell: 'chip-gained', seat, chip: ally, source });
}

/** The named ally; out of supply any of the same level may be taken (WW-4.5). */
export function* gainAlly(state: Wonderland, seat: number, source: string, ally: Ally): Rules<void> {
  if (state.supply[ally] > 0) return takeAlly(state, seat, ally, source);
  const others = inSupply(state, levelOf(ally)!);
  if (others.length === 0) return;
  const said = yield* choose('ally', seat, { source, level: levelOf(ally)!, instead: ally }, [...others, 'none']);
  if (said !== 'none') takeAlly(state, seat, said, source);
}

/** Any ally of a level that is left. */
export function* gainAnyAlly(state: Wonderland, seat: number, source: string, level: Level): Rules<void> {
  const offered = inSupply(state, level);
  if (offered.length === 0) return;
  const ally = yield* choose('ally', seat, { source, level, instead: null }, offered);
  if (ally !== 'none') takeAlly(state, seat, ally, source);
}

/** Leader strength +1; at 6 a shard may be discarded instead (WW-4.12). */
export function* strengthenLeader(state: Wonderland, seat: number, source: string, times: number): Rules<void> {
  const owner = state.seats[seat]!;
  for (let left = times; left > 0; left--) {
    if (owner.leader < MOST_LEADER_STRENGTH) {
      owner.leader += 1;
      tell(state, { tell: 'leader-strength', seat, strength: owner.leader, source });
    } else if (owner.shards > 0) {
      const said = yield* choose('leader-at-six', seat, { source }, ['discard', 'none']);
      if (said === 'discard') discardShards(state, seat, 1, source);
    }
  }
}

/** Abilities under a disc. */
export function lockedAbilities(state: Wonderland, seat: number): AbilityId[] {
  const { abilities } = state.seats[seat]!;
  return boardAbilities(state, seat).flatMap(({ id }) => (abilities.includes(id) ? [] : [id]));
}

/** Removes one ability disc, any of those left (WW-4.9). In a battle the ability stays silent until it is over (WW-14.2). */
export function* unlockAbility(state: Wonderland, seat: number, source: string): Rules<void> {
  const owner = state.seats[seat]!;
  const locked = lockedAbilities(state, seat);
  if (locked.length === 0) return;
  const id = yield* choose('ability', seat, { source }, locked);
  owner.abilities.push(id);
  tell(state, { tell: 'ability-unlocked', seat, ability: id, source });
  if (state.battle === null) fireUnlock(state, seat, id);
  else owner.fresh.push(id);
}

/** Draws quests if the player wants to; what must go again is discarded from the whole hand (WW-4.14, WW-4.18). */
export function* drawQuests(
  state: Wonderland,
  seat: number,
  source: string,
  { draw, discard }: { readonly draw: number; readonly discard: number },
): Rules<void> {
  if (state.questDeck.length === 0) return;
  const said = yield* choose('quest-draw', seat, { source, draw, discard }, ['draw', 'none']);
  if (said === 'draw') takeQuests(state, seat, { draw, discard });
}

/** Quests come from the deck, as many as there are. */
export function takeQuests(
  state: Wonderland,
  seat: number,
  { draw, discard }: { readonly draw: number; readonly discard: number },
): void {
  if (state.questDeck.length === 0) return;
  const drawn = state.questDeck.splice(Math.max(0, state.questDeck.length - draw));
  state.seats[seat]!.quests.push(...drawn);
  tell(state, { tell: 'quests-drawn', seat, count: drawn.length });
  tell(state, { tell: 'quests-seen', seat, quests: drawn }, [seat]);
  seal(state);
  if (discard > 0) state.agenda.push({ task: 'discard-quest', seat });
}

/** A quest from the hand is shuffled back; revealed ones cannot be discarded. */
export function* discardQuest(state: Wonderland, seat: number): Rules<void> {
  const owner = state.seats[seat]!;
  const quest = yield* choose('quest-discard', seat, { quests: [...owner.quests] }, owner.quests);
  owner.quests = owner.quests.filter(id => id !== quest);
  state.questDeck.push(quest);
  shuffle(state.random, state.questDeck);
  tell(state, { tell: 'quest-discarded', seat });
  seal(state);
}

/** Regular madness from the bag to the supply; the track does not count (WW-4.13, WW-7.7, A-7). */
export function discardMadness(state: Wonderland, seat: number, source: string, times: number): void {
  for (let left = times; left > 0; left--) {
    if (!takeChip(state.seats[seat]!.bag, 'madness')) return;
    state.madness += 1;
    tell(state, { tell: 'madness-discarded', seat, source });
  }
}

/** Own artifacts from the board to the bag (WW-15.3). */
export function gainArtifacts(state: Wonderland, seat: number, source: string, count: number): void {
  for (let left = count; left > 0; left--) {
    state.seats[seat]!.bag.push('artifact');
    tell(state, { tell: 'chip-gained', seat, chip: 'artifact', source });
  }
}

export function gainPoints(state: Wonderland, seat: number, points: number, source: string): void {
  if (points === 0) return;
  const owner = state.seats[seat]!;
  owner.vp += points;
  tell(state, { tell: 'points', seat, points, vp: owner.vp, source });
}

export function mendShield(state: Wonderland, seat: number, source: string): void {
  const owner = state.seats[seat]!;
  if (owner.shield) return;
  owner.shield = true;
  tell(state, { tell: 'shield', seat, whole: true, source });
}

/** The value never falls (WW-15.5). */
export function raiseCastles(state: Wonderland, seat: number, to: number, source: string): void {
  const owner = state.seats[seat]!;
  owner.castleValue = Math.max(owner.castleValue, to);
  tell(state, { tell: 'castle-value', seat, value: owner.castleValue, source });
}

/** Supporters of the forge track join the pool (WW-15.5). */
export function releaseSupporters(state: Wonderland, seat: number, count: number, source: string): void {
  const owner = state.seats[seat]!;
  const released = Math.min(count, owner.locked);
  owner.locked -= released;
  owner.pool += released;
  tell(state, { tell: 'supporters-released', seat, count: released, source });
}
