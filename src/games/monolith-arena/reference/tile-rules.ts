import type { Aura, Order, RuneEffect } from '../faction.js';
import type { Print } from '../prints.js';

const EFFECTS: Readonly<Record<RuneEffect, string>> = {
  'melee-1': 'MA-11.8',
  'ranged-1': 'MA-11.8',
  'melee-ranged-1': 'MA-11.9',
  'initiative-1': 'MA-11.10',
  'initiative-2': 'MA-11.10',
  agility: 'MA-11.11',
  teleportation: 'MA-11.12',
  regeneration: 'MA-12.1',
  'double-attack': 'MA-11.14',
  penetration: 'MA-11.13',
  disarm: 'MA-14.1',
  charge: 'MA-17.10',
};

const ORDERS: Readonly<Record<Order, readonly string[]>> = {
  battle: ['MA-16.2', 'MA-7.1'],
  'battle-or-charge': ['MA-16.3', 'MA-17.1'],
  move: ['MA-16.4'],
  push: ['MA-18.1', 'MA-18.2'],
  net: ['MA-16.6', 'MA-10.3'],
  'fire-concoction': ['MA-16.7'],
  entrenchment: ['MA-16.8'],
  rotation: ['MA-16.5'],
  'false-order': ['MA-16.9'],
  'precise-shot': ['MA-16.10'],
};

const AURAS: Readonly<Record<Aura, string>> = {
  'melee-strength': 'MA-15.2',
  venom: 'MA-15.3',
  maneuver: 'MA-15.4',
  toughness: 'MA-15.5',
};

/** The rules that explain what is printed on a tile, the most telling first. */
export function rulesOf(print: Print): string[] {
  if (print.order) return [...ORDERS[print.order], 'MA-16.1'];
  if (print.kind === 'banner') return [AURAS[print.aura!], 'MA-15.1', 'MA-8.9', 'MA-20.4'];
  return [
    ...(print.effect ? [EFFECTS[print.effect]] : []),
    ...(print.anywhere ? ['MA-8.10'] : []),
    ...(print.lightningSides.length ? ['MA-19.2', 'MA-19.5'] : []),
    ...(print.canTransform ? ['MA-6.8'] : []),
    ...(print.netSides.length ? ['MA-10.1'] : []),
    ...(print.hasVenom ? ['MA-13.1'] : []),
    ...(print.isCavalry ? ['MA-17.1'] : []),
    ...(print.hasTeleport ? ['MA-6.6'] : []),
    ...(print.hasManeuver ? ['MA-6.5'] : []),
    ...(print.hasRotation ? ['MA-6.7'] : []),
    ...(print.rangedSides.length ? ['MA-8.2'] : []),
    ...(print.meleeSides.length ? ['MA-8.1'] : []),
    ...(print.armor.some(side => side > 0) ? ['MA-8.6'] : []),
    ...(print.toughness ? ['MA-9.2'] : []),
    ...(print.initiative.length > 1 ? ['MA-7.10'] : []),
    ...(print.kind === 'rune' ? ['MA-11.1'] : []),
  ];
}
