import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { drawCards } from './deeds.js';
import { dummyTurn } from './dummy.js';
import { stashTopOfDeck } from './effects/custom/stash-top-of-deck.js';
import { takeStash } from './effects/custom/take-stash.js';
import { beginEffect } from './effects/effect.js';
import { makeSpace, ownerOf, portalOf, siteOf, towersOf } from './land.js';
import { gainToken } from './mana.js';
import { freshArea } from './play-area.js';
import { question } from './question.js';
import { reveal } from './revealing.js';
import { noteAnnouncement } from './scenario-end.js';
import { expireTokens, skillsBefore, useSkill } from './skills.js';
import { activeSeat, DUMMY, type Realm } from './state.js';
import { canMeditate, mayStash, useTactic } from './tactics.js';
import { areRivals } from './teams.js';
import { neighboursOf, type Space } from './tiles/lattice.js';
import { changeReputation } from './tracks.js';
import type { Questions } from './vocabulary.js';

type Said = Exclude<Questions['before']['option'], 'go'>;

/** What comes before a turn, and its start, in this order (MK-W-3.16). */
export function* beforeTurn(realm: Realm): Rules<void> {
  const seat = activeSeat(realm);
  if (seat === DUMMY) return dummyTurn(realm);
  const options = outOfTurn(realm, seat);
  if (options.length > 0) {
    const hero = realm.heroes[seat]!;
    const about = { space: hero.space === null ? null : makeSpace(realm, hero.space), deck: hero.deck.length };
    const said = yield* ask<Said | 'go'>(question('before', seat, about, ['go', ...options]));
    if (said !== 'go') return yield* useBefore(realm, seat, said);
  }
  yield* startTurn(realm, seat);
}

/** Things allowed outside the own turn that are still open (MK-W-3.17, MK-S-3.3). */
export function outOfTurn(realm: Realm, seat: number): Said[] {
  const hero = realm.heroes[seat]!;
  const options: Said[] = skillsBefore(realm, seat).map((skill): Said => `skill:${skill}`);
  const village = hero.space !== null && siteOf(realm, hero.space) === 'village';
  if (village && !hero.plundered && hero.deck.length > 0) options.push('plunder');
  if (canMeditate(realm, seat)) options.push('tactic');
  const { stash, take } = mayStash(realm, seat);
  // Sparing Power: one of the two before every own turn.
  if (stash && !hero.stashed) options.push('stash');
  if (take && !hero.stashed) options.push('take-stash');
  return options;
}

export function* useBefore(realm: Realm, seat: number, said: Said): Rules<void> {
  const hero = realm.heroes[seat]!;
  const from = { kind: 'tactic', id: hero.tactic?.id ?? '', unit: null, colours: [], side: null } as const;
  switch (said) {
    case 'plunder':
      hero.plundered = true;
      tell(realm, { tell: 'plundered', seat, space: makeSpace(realm, hero.space!) });
      changeReputation(realm, seat, -1);
      drawCards(realm, seat, 2);
      return;
    case 'tactic':
      return yield* useTactic(realm, seat);
    case 'stash':
      hero.stashed = true;
      tell(realm, { tell: 'tactic-used', seat, tactic: from.id });
      return stashTopOfDeck(beginEffect(realm, seat, from));
    case 'take-stash':
      hero.stashed = true;
      tell(realm, { tell: 'tactic-used', seat, tactic: from.id });
      return takeStash(beginEffect(realm, seat, from));
    default:
      return yield* useSkill(realm, seat, said.split(':')[1]!);
  }
}

function* startTurn(realm: Realm, seat: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  if (hero.skipped) {
    hero.skipped = false;
    yield* expireTokens(realm, seat);
    tell(realm, { tell: 'turn-skipped', seat });
    realm.phase = 'next';
    return;
  }
  hero.plundered = false;
  hero.stashed = false;
  realm.turnNumber += 1;
  const last = realm.finals !== null || realm.announced !== null;
  tell(realm, { tell: 'turn-begins', seat, turn: realm.turnNumber, last });
  yield* expireTokens(realm, seat);
  if (hero.space === null) {
    hero.space = portalOf(realm);
    reveal(realm, seat);
  }
  if (yield* forfeits(realm, seat)) {
    const { mana } = hero.area;
    hero.area = { ...freshArea(), mana };
    realm.phase = 'next';
    return;
  }
  hero.area.path = [hero.space];
  // Nothing need be played where the turn began with an empty hand (MK-W-3.5).
  hero.area.obliged = hero.hand.length > 0;
  giveGifts(realm, seat);
  realm.phase = 'turn';
}

/** An empty deck: the end of the round may, or must, be announced; the turn is forfeited (MK-W-3.3, 3.4). */
function* forfeits(realm: Realm, seat: number): Rules<boolean> {
  const { deck, hand } = realm.heroes[seat]!;
  if (deck.length > 0) return false;
  if (realm.announced !== null) {
    if (hand.length > 0) return false;
    tell(realm, { tell: 'forfeited', seat });
    return true;
  }
  const options = hand.length > 0 ? (['announce', 'play'] as const) : (['announce'] as const);
  if ((yield* ask(question('announce', seat, { hand: hand.length }, options))) === 'play') return false;
  announce(realm, seat);
  return true;
}

/** Every other player has exactly one more turn (MK-W-2.7), unless the scenario's end came first (MK-W-2.8). */
export function announce(realm: Realm, seat: number): void {
  realm.announced = seat;
  if (realm.finals === null) realm.closing = realm.order.filter(other => other !== seat);
  tell(realm, { tell: 'announced', seat });
  noteAnnouncement(realm);
}

const isNearTower = (realm: Realm, seat: number, space: Space): boolean =>
  [space, ...neighboursOf(space)].some(near => {
    const owner = siteOf(realm, near) === 'mage_tower' ? ownerOf(realm, near) : null;
    return owner !== null && !areRivals(realm, owner, seat);
  });

/** A glade gives gold by day, black by night; claimed dice give their mana (MK-S-10.2). */
export function giveGifts(realm: Realm, seat: number): void {
  const { space, claims } = realm.heroes[seat]!;
  if (space !== null && siteOf(realm, space) === 'magical_glade') {
    const mana = realm.time === 'day' ? 'gold' : 'black';
    tell(realm, { tell: 'gift', seat, mana, space: makeSpace(realm, space) });
    realm.heroes[seat]!.area.mana[mana] += 1;
  }
  const towers = towersOf(realm, seat).length;
  // In or next to a tower of the own side: one for each own tower (MK-X-11.11, 11.14).
  if (space !== null && towers > 0 && isNearTower(realm, seat, space)) {
    const mana = realm.time === 'day' ? 'gold' : 'black';
    tell(realm, { tell: 'gift', seat, mana, space: makeSpace(realm, space) });
    realm.heroes[seat]!.area.mana[mana] += towers;
  }
  for (const { face, eachTurn } of claims) if (eachTurn) gainToken(realm, seat, face, 1);
}
