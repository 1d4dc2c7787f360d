import type { Order, RuneEffect } from '../faction.js';
import { PRINTS, type Print } from '../prints.js';

/** What a Rune is worth besides its links, in hit points of a Banner. */
const RUNES: Readonly<Record<RuneEffect, number>> = {
  'melee-1': 1.3,
  'ranged-1': 1.3,
  'melee-ranged-1': 1.6,
  'initiative-1': 1.4,
  'initiative-2': 1.7,
  agility: 1.2,
  teleportation: 1.1,
  regeneration: 1.7,
  'double-attack': 1.7,
  penetration: 1.0,
  disarm: 1.7,
  charge: 1.0,
};

/** What an Order is worth to the hand that holds it. */
const ORDERS: Readonly<Record<Order, number>> = {
  battle: 2.2,
  'battle-or-charge': 2.4,
  move: 1.2,
  push: 1.4,
  net: 1.6,
  'fire-concoction': 1.8,
  entrenchment: 0.9,
  rotation: 0.8,
  'false-order': 1.4,
  'precise-shot': 1.7,
};

/** What is left of a Battle/Charge order then. */
const CHARGE = 0.8;

const sum = (sides: readonly number[]): number => sides.reduce((total, side) => total + side, 0);

/** A Champion by its attacks, how early they come, and how hard it is to be rid of. */
function championWorth(print: Print): number {
  const first = Math.max(0, ...print.initiative);
  const pace = print.initiative.length === 0 ? 0 : 0.7 + 0.15 * first + 0.4 * (print.initiative.length - 1);
  // Few of the sides find a target: each further one adds less.
  const strikes = Math.sqrt(sum(print.melee)) + 1.3 * Math.sqrt(sum(print.ranged)) + 1.6 * print.anywhere;
  const traits =
    Number(print.hasManeuver) * 0.4 +
    Number(print.hasTeleport) * 0.5 +
    Number(print.hasVenom) * 0.4 +
    Number(print.canTransform) * 0.5;
  const grip = 1.3 * print.netSides.length + 1.4 * print.lightningSides.length;
  return 0.5 + strikes * pace + traits + grip + 0.6 * print.toughness + 0.1 * sum(print.armor);
}

function worthOf(print: Print): number {
  switch (print.kind) {
    case 'banner':
      return 0; // its pool is counted instead
    case 'champion':
      return championWorth(print);
    case 'rune':
      return RUNES[print.effect!] + 0.05 * print.linkSides.length + 0.4 * print.toughness;
    case 'order':
      return ORDERS[print.order!];
  }
}

/** What each tile is worth by itself, by its index in PRINTS, in hit points of a Banner. */
export const WORTH: readonly number[] = PRINTS.map(worthOf);

/** What a tile is worth to the hand that holds it. Once the last draw was made no Battle order is played (MA-20.2). */
export function heldWorth(print: number, isClosing: boolean): number {
  const { order } = PRINTS[print]!;
  if (isClosing && order === 'battle') return 0;
  if (isClosing && order === 'battle-or-charge') return CHARGE;
  return WORTH[print]!;
}
