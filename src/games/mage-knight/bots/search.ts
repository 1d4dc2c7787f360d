import { type Decision, isAllowed, type Said } from '../../../engine/decision.js';
import { type RandomState, randomBelow } from '../../../engine/random.js';
import { byValue, type Plan } from '../../../engine/thinking.js';
import { activeSeat, type Realm } from '../state.js';
import { cloneRealm } from './clone.js';
import { inclination } from './instincts.js';
import { type Intent, intentsOf } from './intent.js';
import { playStep } from './trial.js';
import { worth } from './worth.js';

/** How many turns are thought through: by inclination alone, and by changing the best of them. */
export interface Effort {
  readonly tries: number;
  readonly changes: number;
  /** Turns kept to be changed. */
  readonly kept: number;
}

interface Told {
  readonly key: string;
  readonly said: Said;
}

/** A whole turn thought through, with everything that was said in it. */
interface Turn extends Plan<Realm> {
  readonly told: readonly Told[];
}

/** What a turn that is tried holds to: said as it stands up to a point, then followed where it still fits. */
interface Guide {
  readonly kept: readonly Said[];
  readonly hints: readonly Told[];
  readonly intent: Intent;
}

/** The end of the turn in which rewards are drawn: what comes then nobody knows yet. */
const REWARDS = 4;
const MOST_STEPS = 120;
const FAR = 3;

/** Whether a turn of the seat goes on: what is thought through as a whole. */
export function isInTurn(realm: Realm, seat: number): boolean {
  if (realm.outcome !== null || activeSeat(realm) !== seat) return false;
  if (realm.phase === 'turn') return true;
  if (realm.phase === 'fight') return realm.fight!.seat === seat;
  return realm.phase === 'end' && realm.ending < REWARDS;
}

/** The best turn found from here, once these answers of its first step were given. */
export function bestTurn(
  realm: Realm,
  given: readonly Said[],
  seat: number,
  random: RandomState,
  effort: Effort,
): Plan<Realm> {
  let best: Turn[] = [];
  const keep = (turn: Turn): void => {
    best = [...best, turn].sort(byValue).slice(0, effort.kept);
  };
  const intend = intentsOf(realm, seat);
  for (let count = 0; count < effort.tries; count++)
    keep(tryTurn(realm, { kept: given, hints: [], intent: intend(random) }, seat, random));
  for (let count = 0; count < effort.changes; count++) {
    const { told } = best[Math.min(randomBelow(random, best.length), randomBelow(random, best.length))]!;
    const cut = given.length + randomBelow(random, Math.max(1, told.length - given.length));
    const kept = told.slice(0, cut).map(({ said }) => said);
    keep(tryTurn(realm, { kept, hints: told.slice(cut + 1), intent: intend(random) }, seat, random));
  }
  return best[0]!;
}

/** Plays the turn to its end in thought. */
function tryTurn(start: Realm, guide: Guide, seat: number, random: RandomState): Turn {
  const realm = cloneRealm(start);
  const told: Told[] = [];
  const steps: Said[][] = [];
  let hints = guide.hints;
  const choose = (decision: Decision): Said => {
    const kept = guide.kept[told.length];
    if (kept !== undefined && isAllowed(decision, kept)) return kept;
    const at = hints.slice(0, FAR).findIndex(({ key, said }) => key === decision.key && isAllowed(decision, said));
    if (at >= 0 && told.length >= guide.kept.length + 1 && randomBelow(random, 8) > 0) {
      const { said } = hints[at]!;
      hints = hints.slice(at + 1);
      return said;
    }
    return inclination(realm, decision, random, guide.intent);
  };
  do {
    const from = told.length;
    playStep(realm, decision => {
      const said = choose(decision);
      told.push({ key: decision.key, said });
      return said;
    });
    if (told.length > from) steps.push(told.slice(from).map(({ said }) => said));
  } while (isInTurn(realm, seat) && told.length < MOST_STEPS);
  return { steps, state: realm, value: worth(realm, seat), told };
}
