import { tell } from '../../engine/match-state.js';
import type { Rules } from '../../engine/rules.js';
import { skillOf } from './cards/index.js';
import { beginEffect, type Effect } from './effects/effect.js';
import { isPlayable } from './effects/possible.js';
import { runSteps } from './effects/run.js';
import type { CenterStep } from './effects/step.js';
import { paymentsFor } from './mana.js';
import { addUnitToOffer } from './offers.js';
import { askPayment, spend } from './paying.js';
import { reactAll, touchesOthers } from './reacting.js';
import type { Realm, SkillState } from './state.js';
import type { Mana } from './terms.js';

const asSkill = (realm: Realm, seat: number, id: string): Effect =>
  beginEffect(realm, seat, { kind: 'skill', id, unit: null, colours: [], side: null });

/** Whether it is the time for a skill (MK-C-5.2). */
export function skillFits(realm: Realm, seat: number, id: string): boolean {
  const { area } = realm.heroes[seat]!;
  const { fight } = realm;
  switch (skillOf(id).timing) {
    case 'ownTurn':
    case 'anyPlayersTurn':
      return true;
    case 'notInCombat':
      return fight === null;
    case 'combat':
      return fight !== null;
    case 'blockPhase':
      return fight?.phase === 'block';
    case 'interaction':
      return area.stage === 'interaction';
    case 'notInInteraction':
      return area.stage !== 'interaction';
    case 'movement':
      return fight === null && area.stage === 'movement';
    case 'onUnitActivation':
    case 'always':
      return false;
  }
}

const isMotivation = (id: string): boolean => id.endsWith('_motivation');

/** Whether a skill of the hero can be used now. */
function isOpen(realm: Realm, seat: number, skill: SkillState): boolean {
  const { area, motivated } = realm.heroes[seat]!;
  const { usage, steps } = skillOf(skill.id);
  if (!skill.up || usage === 'passive' || area.skills.includes(skill.id)) return false;
  if (isMotivation(skill.id) && motivated) return false;
  return skillFits(realm, seat, skill.id) && isPlayable(asSkill(realm, seat, skill.id), steps);
}

/** Skills that can be used in the own turn now. */
export const openSkills = (realm: Realm, seat: number): string[] =>
  realm.heroes[seat]!.skills.filter(skill => isOpen(realm, seat, skill)).map(({ id }) => id);

/** Skills that may be used before the own turn (MK-C-1.13). */
export const skillsBefore = (realm: Realm, seat: number): string[] =>
  openSkills(realm, seat).filter(id => skillOf(id).timing === 'anyPlayersTurn');

/** Uses a skill: once a turn, or once a round and then face down. */
export function* useSkill(realm: Realm, seat: number, id: string): Rules<void> {
  const hero = realm.heroes[seat]!;
  const skill = hero.skills.find(one => one.id === id)!;
  const { usage, flipsFaceDown, steps } = skillOf(id);
  tell(realm, { tell: 'skill-used', seat, skill: id });
  if (usage === 'turn') hero.area.skills.push(id);
  if (usage !== 'turn' && flipsFaceDown === true) skill.up = false;
  if (isMotivation(id)) hero.motivated = true;
  if (touchesOthers(steps)) yield* reactAll(realm, { what: 'skill', by: seat, id });
  yield* runSteps(asSkill(realm, seat, id), steps);
}

const centerStep = (skill: string): CenterStep | undefined => {
  const step = skillOf(skill).steps.find(({ op }) => op === 'center');
  return step?.op === 'center' ? step : undefined;
};

/** Interactive tokens of others that may be given back for their effect, never by the owner (MK-C-A19). */
export const returnable = (realm: Realm, seat: number): string[] =>
  realm.center.flatMap(({ skill, owner }) => {
    const steps = centerStep(skill)?.return;
    return owner !== seat && steps !== undefined && isPlayable(asSkill(realm, seat, skill), steps) ? [skill] : [];
  });

export function* returnSkill(realm: Realm, seat: number, skill: string): Rules<void> {
  const token = realm.center.find(one => one.skill === skill)!;
  realm.center = realm.center.filter(one => one !== token);
  tell(realm, { tell: 'skill-returned', seat, skill, owner: token.owner });
  const effect = beginEffect(
    realm,
    seat,
    { kind: 'skill', id: skill, unit: null, colours: [], side: null },
    { bound: token.mark === null ? {} : { spent: [token.mark], c: [token.mark] } },
  );
  yield* runSteps(effect, centerStep(skill)!.return!);
}

/** Own interactive tokens come back when the own turn starts (MK-W-3.16). */
export function* expireTokens(realm: Realm, seat: number): Rules<void> {
  const mine = realm.center.filter(({ skill, owner }) => owner === seat && centerStep(skill)?.until !== 'triggered');
  for (const { skill, paid } of mine) {
    realm.center = realm.center.filter(one => one.skill !== skill);
    tell(realm, { tell: 'skill-expired', seat, skill });
    const state = realm.heroes[seat]!.skills.find(({ id }) => id === skill);
    if (state !== undefined) state.marks = paid;
    const steps = centerStep(skill)?.onExpire;
    if (steps !== undefined && isPlayable(asSkill(realm, seat, skill), steps))
      yield* runSteps(asSkill(realm, seat, skill), steps);
  }
}

/** A new skill lies face up; Bonds of Loyalty adds units to the offer at once. */
export function gainSkill(realm: Realm, seat: number, id: string, common: boolean): void {
  realm.heroes[seat]!.skills.push({ id, up: true, marks: [] });
  tell(realm, { tell: 'skill-gained', seat, skill: id, common });
  for (const step of skillOf(id).steps)
    if (step.op === 'custom' && step.name === 'onGainAddUnitsToOffer')
      for (let unit = 0; unit < step.regular; unit++) addUnitToOffer(realm, 'regular');
}

/** Leadership may be used as a unit is activated. */
export const hasLeadership = (realm: Realm, seat: number): boolean => {
  const { skills, area } = realm.heroes[seat]!;
  return skills.some(({ id, up }) => id === 'leadership' && up) && !area.skills.includes('leadership');
};

/** What turns a face-down skill up again: a mana, or the action of the turn (null). */
function flipPrice(skill: string): { readonly mana: Mana | null } | null {
  for (const step of skillOf(skill).steps) {
    if (step.op !== 'custom') continue;
    if (step.name === 'flipBackFor') return { mana: step.mana };
    if (step.name === 'mayFlipBackAsAction') return { mana: null };
  }
  return null;
}

/** Face-down skills that can be turned up now (Arcane Disguise, Shamanic Ritual). */
export const flippable = (realm: Realm, seat: number): string[] =>
  realm.heroes[seat]!.skills.flatMap(({ id, up }) => {
    const price = up ? null : flipPrice(id);
    if (price === null) return [];
    if (price.mana !== null) return paymentsFor(realm, seat, [price.mana]).length > 0 ? [id] : [];
    return realm.fight === null && realm.heroes[seat]!.area.stage === 'movement' ? [id] : [];
  });

export function* flipBack(realm: Realm, seat: number, id: string): Rules<void> {
  const { skills, area } = realm.heroes[seat]!;
  const mana = flipPrice(id)?.mana ?? null;
  if (mana === null) area.stage = 'done';
  else {
    const ways = paymentsFor(realm, seat, [mana]);
    const paidFor = { kind: 'skill', id } as const;
    yield* spend(realm, seat, paidFor, yield* askPayment(realm, seat, paidFor, [mana], ways));
  }
  skills.find(skill => skill.id === id)!.up = true;
}
