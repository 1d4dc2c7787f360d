import { tell } from '../../../engine/match-state.js';
import { ask, type Rules } from '../../../engine/rules.js';
import { giveGifts, outOfTurn, useBefore } from '../before.js';
import { enemyOf } from '../cards/index.js';
import { announceFight, inviteOthers, meetTokens, openFight, payForAssault } from '../fight/beginning.js';
import type { FightState } from '../fight/state.js';
import { cityOn, makeSpace, openPlace, parseSpace, partsOf } from '../land.js';
import { provokedNow } from '../movement.js';
import { question } from '../question.js';
import { noteProgress } from '../scenario-end.js';
import type { Realm } from '../state.js';
import { costOf } from '../terrain.js';
import { areAdjacent, type Space } from '../tiles/lattice.js';
import type { Questions } from '../vocabulary.js';

/** The next hero of a joint assault begins: what may be done before and at the start of a turn comes first (MK-W-17.9). */
export function* beginMember(realm: Realm): Rules<void> {
  const seat = realm.guest!;
  const hero = realm.heroes[seat]!;
  const options = outOfTurn(realm, seat);
  if (options.length > 0) {
    const about = { space: makeSpace(realm, hero.space!), deck: hero.deck.length };
    const said = yield* ask<Questions['before']['option']>(question('before', seat, about, ['go', ...options]));
    if (said !== 'go') return yield* useBefore(realm, seat, said);
  }
  hero.plundered = false;
  hero.stashed = false;
  hero.area.path = [hero.space!];
  hero.area.obliged = hero.hand.length > 0;
  hero.area.stage = 'joint';
  giveGifts(realm, seat);
  realm.phase = 'turn';
}

/** Parts of the city the hero can move into with the points it has, and what that costs (MK-W-17.8). */
export function entries(realm: Realm, seat: number): { readonly space: Space; readonly cost: number }[] {
  const { space: from, area } = realm.heroes[seat]!;
  if (realm.joint === null || area.stage !== 'joint' || from === null) return [];
  return partsOf(realm, realm.joint.city).flatMap(space => {
    const cost = areAdjacent(from, space) ? costOf(realm, seat, space) : null;
    return cost !== null && cost <= area.move ? [{ space, cost }] : [];
  });
}

/** Moves into the city and fights the own share; provoked and challenged tokens join it (MK-W-17.5, 17.6). */
export function* enterCity(realm: Realm, seat: number, label: string): Rules<void> {
  const hero = realm.heroes[seat]!;
  const to = parseSpace(realm, label)!;
  const from = hero.space!;
  const { cost } = entries(realm, seat).find(({ space }) => space === to)!;
  const provoked = provokedNow(realm, seat, from, to);
  hero.area.move -= cost;
  tell(realm, {
    tell: 'moved',
    seat,
    path: [label],
    cost,
    provoked: provoked.map(space => makeSpace(realm, space)),
  });
  hero.space = to;
  hero.area.path.push(to);
  yield* stormCity(realm, seat, to, from, provoked);
}

/** The own share is fought from inside; who tunnelled there provokes nobody (MK-W-17.1, 17.5). */
export function* stormCity(
  realm: Realm,
  seat: number,
  to: Space,
  from: Space,
  provoked: readonly Space[],
): Rules<void> {
  const joint = realm.joint!;
  joint.from[joint.at] = from;
  payForAssault(realm, seat);
  const cities = [...(cityOn(realm, to)?.colors ?? [])];
  const fight = openFight(realm, seat, { cause: 'assault', space: to, from, cities });
  meetTokens(realm, fight, joint.shares[joint.at]!.splice(0), 'site', { space: joint.city, defends: true });
  yield* inviteOthers(realm, fight, provoked);
  announceFight(realm, fight);
}

/** The own fight is over; defenders that still stand stay with the share (MK-W-17.7). */
export function endShare(realm: Realm, fight: FightState): void {
  const joint = realm.joint!;
  for (const { enemy, origin, beaten } of fight.foes)
    if (origin === 'site' && !beaten) joint.shares[joint.at]!.push({ enemy, pile: enemyOf(enemy).color, up: true });
  nextMember(realm);
}

/** Who does not go in leaves the own share standing. */
export function stayOut(realm: Realm, seat: number): void {
  realm.heroes[seat]!.area.stage = 'done';
  realm.heroes[seat]!.area.move = 0;
  tell(realm, { tell: 'stayed-out', seat });
  nextMember(realm);
}

function nextMember(realm: Realm): void {
  const joint = realm.joint!;
  joint.at += 1;
  const seat = joint.members[joint.at];
  if (seat === undefined) settle(realm);
  else {
    realm.guest = seat;
    realm.phase = 'member';
  }
}

/** Conquered if all defenders fell, otherwise all go back; then all end their turns in order (MK-W-17.7). */
function settle(realm: Realm): void {
  const joint = realm.joint!;
  const [initiator] = joint.members as [number, ...number[]];
  const place = openPlace(realm, joint.city);
  const left = joint.shares.flat();
  if (left.length === 0) {
    place.city!.conquered = true;
    tell(realm, { tell: 'conquered', seat: initiator, space: makeSpace(realm, joint.city), site: 'city' });
    noteProgress(realm, initiator);
  } else {
    place.tokens = left;
    for (const [at, member] of joint.members.entries()) goBack(realm, member, joint.from[at]!);
  }
  joint.shares = joint.members.map(() => []);
  joint.ending = true;
  joint.at = -1;
  endNext(realm);
}

function goBack(realm: Realm, seat: number, from: Space | null): void {
  const hero = realm.heroes[seat]!;
  if (from === null) return;
  hero.area.path.pop();
  hero.space = from;
  tell(realm, { tell: 'repelled', seat, at: makeSpace(realm, from) });
}

/** The next hero ends its turn, with healing and special effects before; after the last one the order goes on. */
export function endNext(realm: Realm): void {
  const joint = realm.joint!;
  joint.at += 1;
  const seat = joint.members[joint.at];
  if (seat === undefined) {
    realm.joint = null;
    realm.guest = null;
    realm.phase = 'next';
    return;
  }
  realm.guest = joint.at === 0 ? null : seat;
  realm.phase = 'turn';
}
