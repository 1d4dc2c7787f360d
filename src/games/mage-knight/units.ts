import { tell } from '../../engine/match-state.js';
import { cardOf, skillOf, unitOf } from './cards/index.js';
import type { AttachBannerStep } from './effects/step.js';
import { inForce } from './force.js';
import type { HeroState, Realm, UnitState } from './state.js';
import { isUnderToken } from './teams.js';
import type { Resistance } from './terms.js';
import { commandTokensAt } from './tracks.js';

export const unitWith = (hero: HeroState, key: number): UnitState | undefined =>
  hero.units.find(unit => unit.key === key);

/** Whether it may be activated at all (MK-C-7.7). */
export const isUsable = (unit: UnitState): boolean => unit.ready && unit.wounds === 0;

/** The banner on it, while it is not turned over. */
export function bannerOn(unit: UnitState): AttachBannerStep | null {
  if (unit.banner === null) return null;
  const step = cardOf(unit.banner.card).basic.steps.find(({ op }) => op === 'attachBanner');
  return step?.op === 'attachBanner' ? step : null;
}

/** Changes by effects that concern this unit. */
const changesOf = (hero: HeroState, unit: UnitState) =>
  hero.area.unitChanges.filter(change => (change.unit === null || change.unit === unit.key) && change.not !== unit.key);

export function armorOf(hero: HeroState, unit: UnitState): number {
  let armor = unitOf(unit.id).armor + (bannerOn(unit)?.armor ?? 0);
  for (const change of changesOf(hero, unit)) armor += change.armor;
  return armor;
}

export function resistancesOf(hero: HeroState, unit: UnitState): Set<Resistance> {
  const found = new Set<Resistance>(unitOf(unit.id).resistances);
  for (const one of bannerOn(unit)?.resist ?? []) found.add(one);
  for (const change of changesOf(hero, unit)) for (const one of change.resist) found.add(one);
  return found;
}

/** What raises its attacks or blocks (MK-C-7.4). Others' Wolf's Howl lowers them. */
export function unitBonus(realm: Realm, seat: number, unit: UnitState, kind: 'attack' | 'block'): number {
  const hero = realm.heroes[seat]!;
  let bonus = bannerOn(unit)?.[kind] ?? 0;
  for (const change of changesOf(hero, unit)) bonus += change[kind];
  if (isUnderToken(realm, seat, 'wolfs_howl_competitive')) bonus -= 1;
  return bonus;
}

/** Command tokens without a unit; some units need none (Banner of Command, Bonds of Loyalty). */
export const freeCommands = (hero: HeroState): number =>
  commandTokensAt(hero.level) - hero.units.filter(({ under }) => under === null).length;

/** Bonds of Loyalty without a unit under it yet, or Banner of Command played this turn. */
export const freeBond = (hero: HeroState): string | null => {
  const bond = hero.skills.find(({ id }) => id === BONDS);
  if (bond !== undefined && !hero.units.some(({ under }) => under === bond.id)) return bond.id;
  return inForce(hero, 'freeUnitCommandSlot')[0]?.from ?? null;
};

export const BONDS = 'bonds_of_loyalty';

/** A unit stands under this card or skill from now on; a card stays with it. */
export function takeSlot(hero: HeroState, slot: string | null): void {
  const rule = inForce(hero, 'freeUnitCommandSlot').find(({ from }) => from === slot);
  if (rule === undefined || slot === null) return;
  hero.area.rules = hero.area.rules.filter(one => one !== rule);
  hero.area.placed.push({ card: slot, to: 'aside' });
}

/** Units that may be given up for another (MK-W-8.5). */
export const disbandable = (hero: HeroState): UnitState[] =>
  hero.units.filter(({ under }) => under === null || skillOf(under) === undefined);

/** A destroyed or disbanded unit leaves the game; its banner goes to the discard pile (MK-C-7.2). */
export function loseUnit(realm: Realm, seat: number, unit: UnitState, disbanded: boolean): void {
  const hero = realm.heroes[seat]!;
  hero.units = hero.units.filter(({ key }) => key !== unit.key);
  if (unit.banner !== null && !unit.banner.lent) hero.discard.push(unit.banner.card);
  // A card that served as its command token.
  if (unit.under !== null && skillOf(unit.under) === undefined) hero.discard.push(unit.under);
  tell(realm, { tell: 'unit-lost', seat, unit: unit.id, disbanded });
}

export function woundUnit(realm: Realm, seat: number, unit: UnitState, wounds: number): void {
  unit.wounds += wounds;
  tell(realm, { tell: 'unit-wounded', seat, unit: unit.id, wounds });
}

export function readyUnit(realm: Realm, seat: number, unit: UnitState): void {
  if (unit.ready) return;
  unit.ready = true;
  tell(realm, { tell: 'unit-readied', seat, unit: unit.id });
}

/** A new unit, ready and unwounded (MK-W-8.5). */
export function addUnit(realm: Realm, seat: number, id: string, under: string | null): UnitState {
  realm.unitKeys += 1;
  const unit: UnitState = {
    key: realm.unitKeys,
    id,
    ready: true,
    wounds: 0,
    banner: null,
    under,
    spared: false,
  };
  realm.heroes[seat]!.units.push(unit);
  return unit;
}
