import { seal, tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { distinct, gainCard } from './deeds.js';
import { takeFromOffer } from './offers.js';
import { question } from './question.js';
import { takeUnit } from './rewards.js';
import { gainSkill } from './skills.js';
import type { Realm } from './state.js';
import { levelsFrom } from './tracks.js';
import type { Questions } from './vocabulary.js';

type Said = Questions['level']['option'];

/**
 * The next level-up, one per line crossed this turn, in order (MK-W-15.6); then units that waited for a command token.
 * The skills that are drawn end the step. False = nothing is due any more.
 */
export function* gainLevel(realm: Realm, seat: number): Rules<boolean> {
  const hero = realm.heroes[seat]!;
  const { area } = hero;
  if (hero.drawn.length > 0) {
    yield* learn(realm, seat);
    return true;
  }
  const [next] = levelsFrom(hero.level, hero.fame);
  if (next !== undefined) {
    hero.level = next;
    tell(realm, { tell: 'level', seat, level: next });
    if (next % 2 === 0) yield* drawSkills(realm, seat);
    return true;
  }
  if (area.rewards.unit === 0) return false;
  area.rewards.unit -= 1;
  yield* takeUnit(realm, seat, false);
  return true;
}

/** Two own skills are turned up; without any left the common pool alone is open. */
function* drawSkills(realm: Realm, seat: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  hero.drawn = hero.skillPile.splice(-2);
  if (hero.drawn.length > 0) seal(realm);
  else yield* learn(realm, seat);
}

/** An own skill with any card of the offer, or a rival's with the lowest one (MK-W-15.6). */
function* learn(realm: Realm, seat: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  const { drawn } = hero;
  const foreign = realm.commonSkills.filter(({ owner }) => owner !== seat);
  const lowest = realm.offers.advanced[0] ?? null;
  const options: Said[] = [
    ...drawn.map((id): Said => `own:${id}`),
    ...foreign.map(({ skill }): Said => `common:${skill}`),
  ];
  if (options.length === 0) return;
  const said = yield* ask<Said>(question('level', seat, { level: hero.level, lowest }, options));
  hero.drawn = [];
  const [whose, skill] = said.split(':') as ['own' | 'common', string];
  realm.commonSkills = realm.commonSkills.filter(one => one.skill !== skill);
  for (const id of drawn) if (id !== skill) realm.commonSkills.push({ skill: id, owner: seat });
  gainSkill(realm, seat, skill, whose === 'common');
  if (lowest !== null) {
    const cards = whose === 'own' ? distinct(realm.offers.advanced) : [lowest];
    const card = yield* ask(question('offer-card', seat, { offer: 'advanced', why: 'level' }, cards));
    takeFromOffer(realm, 'advanced', card);
    gainCard(realm, seat, card, 'deck');
  }
  revealDummySkill(realm);
}

const DUMMY_OWNER = -1;

/** Solo: one skill of the dummy's hero comes to the common pool, to be taken from the next gain on (MK-X-15.2, 15.3). */
function revealDummySkill(realm: Realm): void {
  const skill = realm.dummy?.skillPile.pop();
  if (skill === undefined) return;
  seal(realm);
  realm.commonSkills.push({ skill, owner: DUMMY_OWNER });
}
