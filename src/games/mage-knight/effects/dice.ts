import { tell } from '../../../engine/match-state.js';
import type { Rules } from '../../../engine/rules.js';
import { timeNow } from '../force.js';
import { rollDie } from '../source.js';
import type { Realm } from '../state.js';
import { isBasic, type Mana } from '../terms.js';
import { choose } from './asking.js';
import { bind, during, type Effect, heroIn } from './effect.js';
import { basicFaces } from './mana-steps.js';
import type { SourceDieStep } from './step.js';

const isMana = (value: string | number | undefined): value is Mana => typeof value === 'string';

/** What an effect does with dice of the source. */
export function* sourceDie(effect: Effect, step: SourceDieStep): Rules<void> {
  const { realm } = effect;
  switch (step.action) {
    case 'pick': {
      const face = yield* choose(effect, 'die', { ...during(effect), what: 'pick' }, basicFaces(realm.source));
      return bind(effect, step.bind, [face]);
    }
    case 'rerollAll': {
      realm.source = realm.source.map(face => (isGuarded(realm, face) ? face : rollDie(realm)));
      tell(realm, { tell: 'source', dice: [...realm.source] });
      return;
    }
    case 'reroll':
      return step.which === undefined
        ? yield* rerollSome(effect, step.max ?? 1, step.depletedFirst === true)
        : rerollBound(effect, step.which);
    case 'takeAndSet':
      return yield* takeAndSet(effect, step);
    case 'takeKeep':
      return yield* takeKeep(effect, step);
  }
}

/** By agreement gold dice are neither rolled again nor set by day while another die lies there (MK-X-30.2). */
export const isGuarded = (realm: Realm, face: Mana): boolean =>
  realm.charter.friendlyMana &&
  face === 'gold' &&
  timeNow(realm) === 'day' &&
  realm.source.some(other => other !== 'gold');

function rerollBound(effect: Effect, name: string): void {
  const face = effect.bound[name]?.[0];
  if (isMana(face)) reroll(effect, face);
}

function reroll({ realm }: Effect, face: Mana): void {
  const at = realm.source.indexOf(face);
  if (at < 0) return;
  realm.source[at] = rollDie(realm);
  tell(realm, { tell: 'source', dice: [...realm.source] });
}

/** Depleted dice: black by day, gold by night (MK-C-3.9). */
const depleted = (effect: Effect): Mana => (timeNow(effect.realm) === 'day' ? 'black' : 'gold');

/** Mana Search: up to so many dice are named, depleted ones first, and then rolled together. */
function* rerollSome(effect: Effect, max: number, depletedFirst: boolean): Rules<void> {
  const { realm } = effect;
  const rest = [...realm.source];
  const named: Mana[] = [];
  while (named.length < max && rest.length > 0) {
    const first = depletedFirst ? rest.filter(face => face === depleted(effect)) : [];
    const open = first.length > 0 ? first : rest;
    const faces = [...new Set(open)].filter(face => !isGuarded(realm, face));
    if (faces.length === 0) break;
    const said = yield* choose(effect, 'die', { ...during(effect), what: 'reroll' }, [...faces, 'none']);
    if (said === 'none') break;
    named.push(said);
    rest.splice(rest.indexOf(said), 1);
  }
  if (named.length === 0) return;
  realm.source = [...rest, ...named.map(() => rollDie(realm))];
  tell(realm, { tell: 'source', dice: [...realm.source] });
}

/** Takes dice, turns each to a face; they go back showing it (MK-C-A3). */
function* takeAndSet(effect: Effect, step: Extract<SourceDieStep, { action: 'takeAndSet' }>): Rules<void> {
  const { realm, seat } = effect;
  const faces: Mana[] = [];
  while (faces.length < step.count && realm.source.length > 0) {
    const dice: (Mana | 'none')[] = [...new Set(realm.source)].filter(face => !isGuarded(realm, face));
    if (dice.length === 0) break;
    if (step.upTo === true && faces.length > 0) dice.push('none');
    const from = yield* choose(effect, 'die', { ...during(effect), what: 'pick' }, dice);
    if (from === 'none') break;
    const face = yield* choose(effect, 'die', { ...during(effect), what: 'set' }, step.faces);
    if (face === 'none') break;
    realm.source.splice(realm.source.indexOf(from), 1);
    heroIn(effect).area.dice.push({ face, reroll: false });
    tell(realm, { tell: 'die-set', seat, from, face });
    faces.push(face);
  }
  bind(effect, step.bind, faces);
}

/** A die kept out of the source (Mana Claim, Mana Steal: MK-C-A4). */
function* takeKeep(effect: Effect, step: Extract<SourceDieStep, { action: 'takeKeep' }>): Rules<void> {
  const { realm, seat } = effect;
  const hero = heroIn(effect);
  const faces = basicFaces(realm.source);
  if (faces.length === 0) return;
  const face = yield* choose(effect, 'die', { ...during(effect), what: 'keep' }, faces);
  if (face === 'none' || !isBasic(face)) return;
  realm.source.splice(realm.source.indexOf(face), 1);
  tell(realm, { tell: 'die-taken', seat, face });
  if (step.storeOn === 'tactic') hero.tactic!.die = face;
  bind(effect, step.bind, [face]);
}
