import { ask, type Rules } from '../../engine/rules.js';
import { outOfTurn, useBefore } from './before.js';
import type { Steps } from './effects/step.js';
import { question } from './question.js';
import type { Realm } from './state.js';
import { othersFrom } from './teams.js';
import type { Questions } from './vocabulary.js';

/** What somebody may answer with things allowed out of turn: an attack, a card, a skill. */
export type Cause = { readonly what: 'attack' | 'card' | 'skill'; readonly by: number; readonly id: string };

/** Parts of an effect that touch other players at once. */
const TOUCHING = ['othersLoseRandomCrystal', 'woundPerCrystal', 'othersDiscard', 'spendOthersUnit'];

export const touchesOthers = (steps: Steps): boolean =>
  steps.some(step => {
    if (step.op !== 'custom') return false;
    return TOUCHING.includes(step.name) || (step.name === 'throwAwayWounds' && step.oneToNearestHero === true);
  });

/** After the own last turn of a round nothing may be used any more (MK-W-2.9). */
const isThrough = ({ closing, finals, announced }: Realm, seat: number): boolean => {
  const open = finals ?? closing;
  return announced === seat || (open !== null && !open.includes(seat));
};

/** A seat may answer what was announced before it happens (MK-W-3.1, MK-C-1.14); most let it pass. */
export function* react(realm: Realm, seat: number, cause: Cause): Rules<void> {
  for (;;) {
    const options = isThrough(realm, seat) || realm.heroes[seat]!.out ? [] : outOfTurn(realm, seat);
    if (options.length === 0) return;
    const asked = question('react', seat, cause, ['pass', ...options]);
    const said = yield* ask<Questions['react']['option']>({ ...asked, usual: 'pass' });
    if (said === 'pass') return;
    yield* useBefore(realm, seat, said);
  }
}

/** All others may, each in turn. */
export function* reactAll(realm: Realm, cause: Cause): Rules<void> {
  for (const seat of othersFrom(realm, cause.by)) yield* react(realm, seat, cause);
}
