import { tell } from '../../engine/match-state.js';
import { portalOf } from './land.js';
import { isFulfilled } from './progress.js';
import { isAccomplished, resultOf } from './results.js';
import type { EndKind } from './scenarios/scenario.js';
import { scoreOf } from './score.js';
import { DUMMY, type Realm } from './state.js';

/**
 * The end of the scenario is triggered: from the next player on everybody has one last turn, the one who caused it last;
 * the dummy has none (MK-X-12.3, MK-W-18.9). After an announced round end only those who still had one (MK-W-2.8).
 */
function trigger(realm: Realm, seat: number, by: EndKind): void {
  if (realm.finals !== null) return;
  const { order, closing } = realm;
  const from = order.indexOf(seat) + 1;
  const round = [...order.slice(from), ...order.slice(0, from)];
  realm.finals = round.filter(one => one !== DUMMY && (closing === null || closing.includes(one)));
  realm.justEnded = true;
  // The turn that caused it was the last one there was after an announcement.
  if (closing !== null) realm.finals = realm.finals.filter(one => one !== seat);
  tell(realm, { tell: 'end-triggered', seat, by });
}

/** Something happened that may end the scenario. */
export function noteProgress(realm: Realm, seat: number): void {
  if (isFulfilled(realm)) trigger(realm, seat, realm.charter.end);
}

/** Who announced the end of the last round while a hero stands on the portal space lets that hero win (MK-X-10.6). */
export function noteAnnouncement(realm: Realm): void {
  if (realm.charter.special !== 'return' || realm.round < realm.charter.rounds) return;
  if (realm.heroes.some(({ space }) => space === portalOf(realm))) finish(realm, 'returned');
}

/** The match is over and scored (MK-W-2.11). */
export function finish(realm: Realm, reason: 'scenario' | 'rounds' | 'returned'): void {
  const { sheets, totals, places } = resultOf(realm);
  for (const [seat, lines] of sheets.entries()) tell(realm, { tell: 'scored', seat, lines, total: totals[seat]! });
  realm.scores = totals;
  realm.accomplished = isAccomplished(realm);
  const score = scoreOf(realm, totals);
  realm.outcome = { places, reason, ...(score ? { score } : {}) };
}
