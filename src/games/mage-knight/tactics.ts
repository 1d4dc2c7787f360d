import { seal, tell } from '../../engine/match-state.js';
import { pick } from '../../engine/random.js';
import { ask, type Rules } from '../../engine/rules.js';
import { tacticOf } from './cards/index.js';
import { TACTICS } from './cards/tactics.js';
import { beginEffect, type Effect } from './effects/effect.js';
import { isPlayable } from './effects/possible.js';
import { runSteps } from './effects/run.js';
import { question } from './question.js';
import { DUMMY, type Realm } from './state.js';

const asTactic = (realm: Realm, seat: number, id: string): Effect =>
  beginEffect(realm, seat, { kind: 'tactic', id, unit: null, colours: [], side: null });

/** Tactics of this time of day that are still in the game (MK-C-6.1). */
export const tacticsFor = (realm: Realm): string[] =>
  TACTICS.filter(({ id, timeOfDay }) => timeOfDay === realm.time && !realm.tactics.removed.includes(id)).map(
    ({ id }) => id,
  );

/** Who chooses first: the lowest Fame, then the later in the old order (MK-W-2.5). */
export function choosingOrder(realm: Realm): number[] {
  const players = realm.order.filter(seat => seat !== DUMMY && !realm.heroes[seat]!.out);
  // After an auction the order of heroes alone counts in the first round (MK-X-21.7).
  if (realm.charter.auction && realm.round === 1) return [...players].reverse();
  const place = new Map(players.map((seat, at) => [seat, at]));
  return [...players].sort(
    (one, other) => realm.heroes[one]!.fame - realm.heroes[other]!.fame || place.get(other)! - place.get(one)!,
  );
}

/** The next player takes a tactic; when all have one, the order of the round is fixed (MK-C-6.2). */
export function* chooseTactic(realm: Realm): Rules<void> {
  const { dummyTactic } = realm.charter;
  if (realm.dummy !== null && realm.dummy.tactic === null && dummyTactic === 'before-players') takeForDummy(realm);
  const seat = realm.choosing[0];
  if (seat === undefined) {
    if (realm.dummy !== null && realm.dummy.tactic === null) takeForDummy(realm);
    return arrange(realm);
  }
  const about = { time: realm.time, round: realm.round };
  const tactic = yield* ask(question('tactic', seat, about, realm.tactics.open));
  realm.choosing.shift();
  realm.tactics.open = realm.tactics.open.filter(id => id !== tactic);
  realm.heroes[seat]!.tactic = { id: tactic, up: true, die: null, stash: [], searched: false };
  tell(realm, { tell: 'tactic', seat, tactic });
  const { effectKind, steps } = tacticOf(tactic);
  if (effectKind === 'onPick') yield* runSteps(asTactic(realm, seat, tactic), steps);
}

/** The dummy takes a random one; it only gives a place in the order (MK-W-18.4). */
function takeForDummy(realm: Realm): void {
  seal(realm);
  const tactic = pick(realm.random, realm.tactics.open);
  realm.tactics.open = realm.tactics.open.filter(id => id !== tactic);
  realm.dummy!.tactic = tactic;
  tell(realm, { tell: 'tactic', seat: DUMMY, tactic });
}

function arrange(realm: Realm): void {
  const numbered = realm.heroes.flatMap(({ tactic }, seat) =>
    tactic === null ? [] : [{ seat, order: tacticOf(tactic.id).order }],
  );
  if (realm.dummy !== null) numbered.push({ seat: DUMMY, order: tacticOf(realm.dummy.tactic!).order });
  realm.order = numbered.sort((one, other) => one.order - other.order).map(({ seat }) => seat);
  realm.at = 0;
  realm.phase = 'before';
  tell(realm, { tell: 'order', seats: realm.order });
}

/** Whether the own tactic can be used in the turn now. */
export function canUseTactic(realm: Realm, seat: number): boolean {
  const { tactic, area } = realm.heroes[seat]!;
  if (tactic === null || !tactic.up) return false;
  const { id, steps } = tacticOf(tactic.id);
  if (id === 'mana_search') return !tactic.searched && area.sourceUsed === 0 && realm.source.length > 0;
  if (id !== 'the_right_moment' && id !== 'long_night') return false;
  return isPlayable(asTactic(realm, seat, id), steps);
}

export function* useTactic(realm: Realm, seat: number): Rules<void> {
  const tactic = realm.heroes[seat]!.tactic!;
  const { id, steps, flipsFaceDown } = tacticOf(tactic.id);
  tell(realm, { tell: 'tactic-used', seat, tactic: id });
  if (flipsFaceDown) tactic.up = false;
  else tactic.searched = true;
  yield* runSteps(asTactic(realm, seat, id), steps);
}

/** Whether Midnight Meditation may be used before the turn. */
export const canMeditate = (realm: Realm, seat: number): boolean => {
  const { tactic, hand } = realm.heroes[seat]!;
  return tactic?.id === 'midnight_meditation' && tactic.up && hand.length > 0;
};

/** Whether Sparing Power stashes or pays out before the turn. */
export const mayStash = (realm: Realm, seat: number): { stash: boolean; take: boolean } => {
  const { tactic, deck } = realm.heroes[seat]!;
  const open = tactic?.id === 'sparing_power' && tactic.up;
  return { stash: open && deck.length > 0, take: open && tactic.stash.length > 0 };
};
