import { copy } from '../../../engine/json.js';
import { tell } from '../../../engine/match-state.js';
import type { Rules } from '../../../engine/rules.js';
import { beat } from '../fight/beating.js';
import { foeWith, hasAbility, isFullyBlocked, openAttacks, printedOf, resistancesOf, standing } from '../fight/foes.js';
import { fightNow, fortificationsNow } from '../fight/now.js';
import type { FightState, Foe } from '../fight/state.js';
import { RESISTANCES } from '../terms.js';
import type { AttackKey } from '../vocabulary.js';
import { choose } from './asking.js';
import type { AllEnemiesStep, TargetEnemyStep } from './combat-steps.js';
import { counted } from './counting.js';
import { bind, during, type Effect, heroIn, sourceOf } from './effect.js';
import type { Modifier } from './modifier.js';
import { applyToUnit, isUsefulOnUnit } from './rival-units.js';

/** Modifiers that act on an attack itself reach an enemy with arcane immunity too (MK-C-12.3). */
const actsOnAttack = ({ mod }: Modifier): boolean => mod === 'attack' || mod === 'loseAttackAbilities';

/** Whether anything stops this effect from touching the enemy: resistance to its colour, arcane immunity (MK-C-12.1). */
function isStopped({ from }: Effect, foe: Foe, modifier: Modifier): boolean {
  const resistances = resistancesOf(foe);
  if (from.colours.includes('red') && resistances.has('fire')) return true;
  if (from.colours.includes('blue') && resistances.has('ice')) return true;
  return hasAbility(foe, 'arcane_immunity') && !actsOnAttack(modifier);
}

const PHASES_OF_ATTACKS: readonly FightState['phase'][] = ['ranged', 'block'];

/** Whether a modifier would do anything to this foe now. */
const isUseful = (fight: FightState, foe: Foe, modifier: Modifier): boolean =>
  foe.unit === null ? isTimely(fight, foe, modifier) : isUsefulOnUnit(fight, foe, modifier);

/** Whether a modifier can still matter in this phase. */
function isTimely(fight: FightState, foe: Foe, modifier: Modifier): boolean {
  switch (modifier.mod) {
    case 'attack':
    case 'loseAttackAbilities':
      return PHASES_OF_ATTACKS.includes(fight.phase) && hasOpenAttack(fight, foe);
    case 'doesNotAttack':
      return PHASES_OF_ATTACKS.includes(fight.phase) && !foe.doesNotAttack;
    case 'destroyIfBlocked':
      return PHASES_OF_ATTACKS.includes(fight.phase);
    default:
      return fight.phase !== 'damage';
  }
}

const hasOpenAttack = (fight: FightState, foe: Foe): boolean => openAttacks(fight).some(open => open.foe === foe);

const isNear = (effect: Effect, fight: FightState, foe: Foe, where: TargetEnemyStep['where']): boolean => {
  switch (where) {
    case 'notFortified':
      return fortificationsNow(effect.realm, fight, foe) === 0;
    case 'notArcaneImmune':
      return !hasAbility(foe, 'arcane_immunity');
    case 'blockedEnemy':
      return foe.key === effect.foe;
    case 'another':
      return foe.key !== effect.foe;
    default:
      return true;
  }
};

/** Foes the step may be put on now. */
export function targetsOf(effect: Effect, step: TargetEnemyStep): Foe[] {
  const { fight } = effect.realm;
  if (fight === null || (step.phase !== undefined && step.phase !== fight.phase)) return [];
  const barred = effect.from.id === 'curse' && fight.phase === 'ranged';
  return standing(fight).filter(
    foe =>
      isNear(effect, fight, foe, step.where) &&
      !(barred && fortificationsNow(effect.realm, fight, foe) > 0) &&
      step.apply.some(modifier => !isStopped(effect, foe, modifier) && isUseful(fight, foe, modifier)),
  );
}

/** What a step does, for words: its first modifier. */
const nameOf = (apply: readonly Modifier[]): string => apply[0]?.mod ?? 'nothing';

/** Chosen enemies get the modifiers. */
export function* targetEnemy(effect: Effect, step: TargetEnemyStep): Rules<void> {
  const { fight } = effect.realm;
  if (fight === null) return;
  if (step.where === 'enemyBlockedWithThisCard') {
    // It needs a block that works and includes this card (MK-C-A17).
    const { where: _, ...rest } = step;
    const hook = {
      when: 'onSuccessfulBlock' as const,
      steps: [copy({ ...rest, where: 'blockedEnemy' as const })],
      from: sourceOf(effect),
      bound: {},
      chain: [],
      color: null,
      left: null,
    };
    for (const piece of effect.pieces.slice(-1)) piece.hooks.push(hook);
    return;
  }
  const chosen: number[] = [];
  const most = step.extra === undefined ? step.count : Number.POSITIVE_INFINITY;
  while (chosen.length < most) {
    // The n-th enemy costs n - 1 Move points (MK-C-A1).
    const price = step.extra === undefined ? 0 : chosen.length;
    if (price > heroIn(effect).area.move) break;
    const again = step.sameEnemyOtherAttackAllowed === true;
    const open = targetsOf(effect, step).filter(({ key }) => again || !chosen.includes(key));
    if (open.length === 0) break;
    const mayStop = chosen.length > 0 ? step.upTo || step.extra !== undefined : step.upTo;
    const keys = open.map(({ key }) => String(key));
    const about = {
      ...during(effect),
      fight: fightNow(effect.realm, fight),
      what: nameOf(step.apply),
      left: Number.isFinite(most) ? most - chosen.length : open.length,
    };
    const said = yield* choose(effect, 'foe', about, mayStop ? [...keys, 'stop'] : keys);
    if (said === 'stop') break;
    heroIn(effect).area.move -= price;
    chosen.push(Number(said));
    yield* applyAll(effect, fight, Number(said), step.apply);
  }
  bind(effect, step.bind, chosen);
}

/** All enemies of the fight. */
export function* allEnemies(effect: Effect, step: AllEnemiesStep): Rules<void> {
  const { fight } = effect.realm;
  if (fight === null) return;
  const named = effect.foe;
  for (const { key } of standing(fight)) {
    const foe = foeWith(fight, key);
    if (foe.beaten || (step.where === 'others' && key === named)) continue;
    if (step.where === 'fullyBlockedThisCombat' && !isFullyBlocked(foe)) continue;
    yield* applyAll(effect, fight, key, step.apply);
  }
}

function* applyAll(effect: Effect, fight: FightState, key: number, modifiers: readonly Modifier[]): Rules<void> {
  effect.foe = key;
  for (const modifier of modifiers) {
    const foe = foeWith(fight, key);
    if (foe.beaten || isStopped(effect, foe, modifier)) continue;
    if (foe.unit === null) yield* apply(effect, fight, foe, modifier);
    else yield* applyToUnit(effect, fight, foe, modifier);
  }
  const foe = foeWith(fight, key);
  if (effect.from.kind === 'unit') foe.unitInvolved = true;
  const about = { enemy: foe.unit?.id ?? foe.enemy, unit: foe.unit !== null };
  tell(effect.realm, { tell: 'affected', seat: effect.seat, ...about, what: nameOf(modifiers) });
}

function* apply(effect: Effect, fight: FightState, foe: Foe, modifier: Modifier): Rules<void> {
  switch (modifier.mod) {
    case 'armor': {
      const fortified = fortificationsNow(effect.realm, fight, foe) > 0;
      const base = fortified ? (modifier.deltaIfFortified ?? modifier.delta) : modifier.delta;
      if (modifier.onlyIf === 'enemyAttacks' && foe.doesNotAttack) return;
      foe.armor.push({ delta: base + counted(effect, modifier.per), min: modifier.min ?? 1 });
      return;
    }
    case 'armorSet':
      foe.armorSet = modifier.amount;
      return;
    case 'attack': {
      const index = yield* pickAttack(effect, fight, foe, 'attack');
      if (index !== null) foe.attacks[index]!.changes.push({ delta: modifier.delta, min: modifier.min ?? 0 });
      return;
    }
    case 'doesNotAttack':
      foe.doesNotAttack = true;
      return;
    case 'loseFortification':
      foe.lostFortification = true;
      return;
    case 'loseResistance':
      foe.lostResistances.push(...(modifier.which === 'all' ? RESISTANCES : [modifier.which]));
      return;
    case 'loseAttackAbilities': {
      const index = yield* pickAttack(effect, fight, foe, 'loseAttackAbilities');
      if (index !== null) foe.attacks[index]!.bare = true;
      return;
    }
    case 'loseOneAbility':
      return yield* loseOne(effect, foe);
    case 'gainAbility':
      foe.gained.push(modifier.ability);
      return;
    case 'destroy':
      return yield* beat(effect.realm, fight, [foe], []);
    case 'destroyIfBlocked':
      foe.destroyIfBlocked = true;
      return;
  }
}

/** One of the attacks of a foe that are still to come. */
function* pickAttack(effect: Effect, fight: FightState, foe: Foe, what: string): Rules<number | null> {
  const keys = openAttacks(fight)
    .filter(open => open.foe === foe)
    .map(({ index }): AttackKey => `${foe.key}.${index}`);
  if (keys.length === 0) return null;
  const about = { ...during(effect), fight: fightNow(effect.realm, fight), what };
  const said = yield* choose(effect, 'foe-attack', about, keys);
  return Number(said.split('.')[1]);
}

/** An ability, a resistance, or an element of an attack (Know Your Prey). */
function* loseOne(effect: Effect, foe: Foe): Rules<void> {
  const { abilities, attacks } = printedOf(foe);
  const options: string[] = [
    ...abilities.filter(ability => hasAbility(foe, ability)),
    ...[...resistancesOf(foe)].map(one => `resistance:${one}`),
  ];
  for (const [index, attack] of attacks.entries()) {
    if (!('element' in attack)) continue;
    if (attack.element === 'cold_fire') options.push(`attack:${index}:fire`, `attack:${index}:ice`);
    else if (attack.element !== 'physical') options.push(`attack:${index}:physical`);
  }
  if (options.length === 0) return;
  const said = yield* choose(effect, 'symbol', { ...during(effect), enemy: foe.enemy }, options);
  const [what, first, second] = said.split(':');
  if (what === 'resistance') foe.lostResistances.push(RESISTANCES.find(one => one === first)!);
  else if (what === 'attack') foe.attacks[Number(first)]!.element = elementNamed(second!);
  else foe.lostAbilities.push(abilities.find(ability => ability === said)!);
}

const elementNamed = (name: string): 'fire' | 'ice' | 'physical' =>
  name === 'fire' ? 'fire' : name === 'ice' ? 'ice' : 'physical';
