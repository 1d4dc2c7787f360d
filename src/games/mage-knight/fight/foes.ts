import { enemyOf } from '../cards/index.js';
import { CITIES } from '../sites/cities.js';
import type { Colour, Element, Resistance } from '../terms.js';
import type { Enemy, EnemyAbility } from '../tokens/enemy.js';
import type { FightPhase, FightState, Foe, FoeAttack, UnitBody } from './state.js';

export interface FoeSeed {
  readonly key: number;
  readonly enemy: string;
  readonly defends: boolean;
  readonly bonus: boolean;
  readonly origin: Foe['origin'];
  readonly space?: number | null;
  readonly paired?: boolean;
  readonly unit?: UnitBody | null;
  readonly summoner?: number | null;
}

/** A token as it enters the fight. */
export const makeFoe = ({ space = null, paired = false, summoner = null, unit = null, ...seed }: FoeSeed): Foe => ({
  ...seed,
  unit,
  space,
  paired,
  summoner,
  attacks: unit !== null ? [] : enemyOf(seed.enemy).attacks.map(freshAttack),
  armor: [],
  armorSet: null,
  lostFortification: false,
  lostResistances: [],
  lostAbilities: [],
  gained: [],
  doesNotAttack: false,
  destroyIfBlocked: false,
  away: false,
  beaten: false,
  unitInvolved: false,
});

const freshAttack = (): FoeAttack => ({
  changes: [],
  spent: 0,
  blocked: false,
  cancelled: false,
  done: false,
  bare: false,
  element: null,
  redirect: null,
});

/** What is printed on the token; a rival's unit has armor and resistances only. */
export const printedOf = (
  foe: Pick<Foe, 'enemy' | 'unit'>,
): Pick<Enemy, 'armor' | 'armorElusive' | 'attacks' | 'abilities' | 'resistances' | 'defend' | 'faction'> =>
  foe.unit === null
    ? enemyOf(foe.enemy)
    : { armor: foe.unit.armor, attacks: [], abilities: [], resistances: foe.unit.resistances };

export const hasAbility = (foe: Foe, ability: EnemyAbility): boolean =>
  (printedOf(foe).abilities.includes(ability) || foe.gained.includes(ability)) && !foe.lostAbilities.includes(ability);

export const resistancesOf = (foe: Foe): Set<Resistance> =>
  new Set(printedOf(foe).resistances.filter(one => !foe.lostResistances.includes(one)));

/** How often it is fortified: by its site and by an ability of its own (MK-W-10.6, 10.7, 13.1). */
export function fortifications(foe: Foe, siteIgnored: boolean): number {
  if (foe.lostFortification) return 0;
  const bySite = foe.defends && !siteIgnored && !hasAbility(foe, 'unfortified');
  return Number(bySite) + Number(hasAbility(foe, 'fortified'));
}

/** A megapolis gives the bonuses of both its cities (MK-S-9.4). */
const bonusesOf = (foe: Foe, cities: readonly Colour[]) =>
  foe.bonus ? CITIES.filter(({ color }) => cities.includes(color)).flatMap(({ bonus }) => bonus) : [];

/** All its attacks were blocked (MK-W-13.11). */
export const isFullyBlocked = (foe: Foe): boolean => foe.attacks.every(({ blocked }) => blocked);

/** Its armor now: the high one of an elusive enemy until all its attacks are blocked (MK-W-13.8). */
export function armorOf(foe: Foe, cities: readonly Colour[], phase: FightPhase): number {
  const { armor: printed, armorElusive } = printedOf(foe);
  const isHigh = hasAbility(foe, 'elusive') && !(phase === 'attack' && isFullyBlocked(foe));
  let armor = isHigh ? (armorElusive ?? printed) : printed;
  for (const bonus of bonusesOf(foe, cities)) if (bonus.mod === 'armor') armor += bonus.delta;
  for (const { delta, min } of foe.armor)
    armor = delta >= 0 ? armor + delta : Math.max(Math.min(armor, min), armor + delta);
  return foe.armorSet ?? armor;
}

/** One attack as it counts now. */
export interface AttackNow {
  readonly element: Element;
  readonly amount: number;
  readonly swift: boolean;
  readonly brutal: boolean;
  readonly poison: boolean;
  readonly paralyze: boolean;
  readonly assassination: boolean;
  readonly cumbersome: boolean;
}

/** Null for a summons: its token attacks instead. The bonus of a city comes before any doubling (MK-W-13.13, 13.15). */
export function attackNow(foe: Foe, index: number, cities: readonly Colour[], raised = 0): AttackNow | null {
  const printed = printedOf(foe).attacks[index]!;
  if ('summon' in printed) return null;
  const attack = foe.attacks[index]!;
  const element = attack.element ?? printed.element;
  let amount = printed.amount + raised;
  const given = new Set<EnemyAbility>();
  for (const bonus of bonusesOf(foe, cities)) {
    if (bonus.mod === 'attack' && bonus.ifElement?.includes(element)) amount += bonus.delta;
    if (bonus.mod === 'gainAbility' && bonus.ifElement?.includes(element)) given.add(bonus.ability);
  }
  for (const { delta, min } of attack.changes)
    amount = delta >= 0 ? amount + delta : Math.max(Math.min(amount, min), amount + delta);
  amount = Math.max(0, amount - attack.spent);
  const has = (ability: EnemyAbility) => !attack.bare && (hasAbility(foe, ability) || given.has(ability));
  return {
    element,
    amount,
    swift: has('swift'),
    brutal: has('brutal'),
    poison: has('poison'),
    paralyze: has('paralyze'),
    assassination: has('assassination'),
    cumbersome: has('cumbersome'),
  };
}

/** What a block must reach (MK-W-11.5, 13.2, 13.7). */
export const neededBlock = ({ amount, swift }: AttackNow): number => (swift ? amount * 2 : amount);

/** What an unblocked attack deals (MK-W-11.7). */
export const damageOf = ({ amount, brutal }: AttackNow): number => (brutal ? amount * 2 : amount);

/** Foes that can be attacked: not beaten, and not a summoner whose token fights for it (MK-W-11.1). */
export const standing = (fight: FightState): Foe[] => fight.foes.filter(({ beaten, away }) => !beaten && !away);

export const foeWith = (fight: FightState, key: number): Foe => fight.foes.find(foe => foe.key === key)!;

/** Attacks that are still to be blocked, or whose damage is still to come. */
export function openAttacks(fight: FightState): { foe: Foe; index: number }[] {
  const found: { foe: Foe; index: number }[] = [];
  for (const foe of standing(fight)) {
    if (foe.doesNotAttack) continue;
    for (const [index, attack] of foe.attacks.entries())
      if (!attack.blocked && !attack.cancelled && !attack.done && !('summon' in printedOf(foe).attacks[index]!))
        found.push({ foe, index });
  }
  return found;
}

/** Units of the attacker that contribute to the attack that is being blocked (MK-W-16.11). */
export const contributors = (fight: FightState): number[] => [
  ...new Set(fight.attack.flatMap(({ from }) => (from.kind === 'unit' && from.unit !== null ? [from.unit] : []))),
];

/** Whether there is anybody to attack, or an attack to block. */
export const canStrike = (fight: FightState): boolean => fight.clash !== null || standing(fight).length > 0;
export const canBlock = (fight: FightState): boolean =>
  fight.phase === 'block' && (fight.clash !== null || openAttacks(fight).length > 0);

/** Armor the first enemy attacked gets from others that defend it (MK-W-13.10). */
export const defendDue = (fight: FightState): number =>
  standing(fight).reduce(
    (sum, foe) =>
      hasAbility(foe, 'defend') && !fight.defendUsed.includes(foe.key) ? sum + (printedOf(foe).defend ?? 0) : sum,
    0,
  );

/**
 * Fame for tokens beaten together: none for summoned ones (MK-W-11.6), half rounded up for the defenders of what a rival
 * holds, all of them summed (MK-W-9.3, MK-X-11.13), double in an incantation (MK-W-19.8).
 */
export function fameFor(
  foes: readonly Pick<Foe, 'enemy' | 'origin' | 'defends'>[],
  factor: FightState['fameFactor'],
  before = 0,
): { readonly fame: number; readonly halved: number } {
  let [full, half] = [0, 0];
  for (const { enemy, origin, defends } of foes) {
    if (origin === 'summoned') continue;
    if (factor === 'half_up' && defends) half += enemyOf(enemy).fame;
    else full += enemyOf(enemy).fame * (factor === 'double' ? 2 : 1);
  }
  return { fame: full + Math.ceil((before + half) / 2) - Math.ceil(before / 2), halved: before + half };
}

/** Symbols printed on the token: abilities, resistances, the colours of its attacks (MK-C-A24). */
export function symbolsOn(enemy: string): number {
  const { abilities, resistances, attacks } = enemyOf(enemy);
  let symbols = abilities.length + resistances.length;
  for (const attack of attacks) {
    if (!('element' in attack) || attack.element === 'physical') continue;
    symbols += attack.element === 'cold_fire' ? 2 : 1;
  }
  return symbols;
}
