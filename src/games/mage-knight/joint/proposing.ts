import { seal, tell } from '../../../engine/match-state.js';
import { shuffle } from '../../../engine/random.js';
import { askEach, askNumber, askSome, type Rules } from '../../../engine/rules.js';
import { cardOf } from '../cards/index.js';
import { nonWounds } from '../deeds.js';
import { landings } from '../effects/carrying.js';
import { cityOn, heroesOn, isUnconquered, makeSpace, openPlace, partsOf, placeOf } from '../land.js';
import { payableWays } from '../paying.js';
import { question } from '../question.js';
import { turnUpGarrison } from '../revealing.js';
import { DUMMY, type Realm, type Token } from '../state.js';
import { arePartners, areRivals } from '../teams.js';
import { areAdjacent, type Space } from '../tiles/lattice.js';

/** Whether a hero stands next to the city, either part of a megapolis (MK-S-9.6). */
const isBeside = (realm: Realm, seat: number, city: Space): boolean => {
  const { space } = realm.heroes[seat]!;
  return space !== null && partsOf(realm, city).some(part => areAdjacent(part, space));
};

/** Whether the hero holds a card that carries it into the city, and the mana for it (Underground Attack). */
const canTunnel = (realm: Realm, seat: number, city: Space): boolean =>
  nonWounds(realm.heroes[seat]!.hand).some(card => {
    const step = cardOf(card).powered?.steps.find(({ op }) => op === 'freeMove');
    if (step?.op !== 'freeMove' || step.startsCombat !== true) return false;
    const open = landings({ realm, seat }, step);
    return partsOf(realm, city).some(part => open.has(part)) && payableWays(realm, seat, card, 'powered').length > 0;
  });

/** Heroes that may be invited: next to the city, order token face up, a card that is no Wound (MK-W-17.1). */
export const invitable = (realm: Realm, seat: number, city: Space): number[] =>
  [...realm.heroes.keys()].filter(other => {
    const { skipped, out, hand } = realm.heroes[other]!;
    if (other === seat || skipped || out || nonWounds(hand).length === 0 || !isBeside(realm, other, city)) return false;
    // Who has partners goes with them.
    const paired = realm.heroes.some((_, partner) => arePartners(realm, seat, partner));
    return !paired || !areRivals(realm, seat, other);
  });

/** Cities this hero may assault together with others now (MK-W-17.1). */
export function jointTargets(realm: Realm, seat: number): Space[] {
  const { space } = realm.heroes[seat]!;
  if (!realm.charter.jointAssaults || realm.announced !== null || realm.finals !== null || space === null) return [];
  if (realm.joint !== null || heroesOn(realm, space).length > 1) return [];
  return Object.keys(realm.places)
    .map(Number)
    .filter(
      city =>
        cityOn(realm, city) !== null &&
        placeOf(realm, city).partOf === null &&
        isUnconquered(realm, city) &&
        placeOf(realm, city).tokens.length > 1 &&
        (isBeside(realm, seat, city) || canTunnel(realm, seat, city)) &&
        invitable(realm, seat, city).length > 0,
    );
}

/** Invites others and proposes how many defenders each faces; all must agree, otherwise nothing happened (MK-W-17.2). */
export function* proposeJoint(realm: Realm, seat: number, city: Space): Rules<void> {
  const defenders = placeOf(realm, city).tokens.length;
  const label = makeSpace(realm, city);
  const open = invitable(realm, seat, city).map(other => `${other}` as const);
  const invited = (yield* askSome({
    ...question('joint-invite', seat, { city: label, defenders }, open),
    min: 1,
    max: Math.min(open.length, defenders - 1),
  })).map(Number);
  const shares: number[] = [];
  for (const [at, other] of invited.entries()) {
    const left = defenders - shares.reduce((sum, share) => sum + share, 0);
    // At least one for everybody, the initiator too.
    const most = left - (invited.length - at);
    const { key, about } = question('joint-share', seat, { city: label, seat: other, left }, []);
    shares.push(yield* askNumber({ key, seat, about, min: 1, max: most }));
  }
  const own = defenders - shares.reduce((sum, share) => sum + share, 0);
  seal(realm);
  const about = { city: label, by: seat, seats: [seat, ...invited], shares: [own, ...shares] };
  tell(realm, { tell: 'joint-proposed', ...about });
  const said = yield* askEach(
    invited.map(other => ({ kind: 'one' as const, ...question('joint-agree', other, about, ['yes', 'no']) })),
  );
  const agreed = said.every(one => one === 'yes');
  tell(realm, { tell: 'joint-answer', agreed });
  if (agreed) begin(realm, seat, city, invited, [own, ...shares]);
}

/** Order tokens of the invited are turned down, defenders dealt at random (MK-W-17.3, 17.4). */
function begin(realm: Realm, seat: number, city: Space, invited: readonly number[], shares: readonly number[]): void {
  turnUpGarrison(realm, city);
  const place = openPlace(realm, city);
  const tokens: Token[] = place.tokens;
  place.tokens = [];
  shuffle(realm.random, tokens);
  const proposed = [seat, ...invited];
  const from = realm.order.indexOf(seat);
  const members = [...realm.order.slice(from), ...realm.order.slice(0, from)].filter(
    one => one !== DUMMY && proposed.includes(one),
  );
  for (const other of invited) realm.heroes[other]!.skipped = true;
  realm.joint = {
    city,
    members,
    at: 0,
    shares: members.map(member => tokens.splice(0, shares[proposed.indexOf(member)]!)),
    from: members.map(() => null),
    ending: false,
  };
  realm.heroes[seat]!.area.stage = 'joint';
  tell(realm, {
    tell: 'joint-begins',
    city: makeSpace(realm, city),
    seats: members,
    enemies: realm.joint.shares.map(share => share.map(({ enemy }) => enemy!)),
  });
}
