import type { Group, Mark } from '../../../engine/drawing.js';
import { keptMarks } from '../../../engine/kept-marks.js';
import { facing } from '../../../geometry/hex.js';
import { hex } from '../../../geometry/paths.js';
import { type Print, printOf } from '../prints.js';
import {
  corner,
  initiativeBadge,
  placeBadge,
  type TraitLook,
  toughnessBadge,
  traitBadges,
  valueBadge,
} from './badges.js';
import { group, shape } from './marks.js';
import { ownerMark } from './owner.js';
import { type Colours, INK } from './palette.js';
import { armour, bolt, type LinkState, link, melee, netSide, ranged } from './sides.js';
import { tileBody, tileHeart } from './tile-body.js';
import type { TileLook } from './tile-look.js';
import { bannerTokenMarks, foldedMark, netOver, poolPlate, tokenCount, tokenMarks } from './tokens.js';

const RUNE_VALUES: Readonly<Record<string, string>> = {
  'initiative-1': '+1',
  'initiative-2': '+2',
  'melee-1': '+1',
  'ranged-1': '+1',
  'melee-ranged-1': '+1',
  'double-attack': '×2',
};

/** The shade a tile casts: narrower than the gap between tiles, so that none dirties its neighbour. */
const SHADE = group(
  [shape(hex(100, 8, [0, 4]), { fill: INK.edge, shadow: { colour: '#000000D9', blur: 11, dy: 8 } })],
  { still: [-108, -98, 216, 221] },
);

/** A tile in a space where its hex has radius 100. Most tiles stay as they are for turns. */
export function tileGroup(look: TileLook, colours: Colours, place: { x: number; y: number; scale: number }): Group {
  const marks = keptMarks(`tile ${colours.base} ${colours.letter} ${JSON.stringify(look)}`, () =>
    tileMarks(look, colours),
  );
  return group(marks, { ...place, still: [-108, -103, 216, 226] });
}

function tileMarks(look: TileLook, colours: Colours): Mark[] {
  const print = printOf(look.faction, look.tile);
  return [
    SHADE,
    // However a tile is turned, its body and picture stay: contours of icons are the dearest marks of all.
    group([...tileBody(print, colours), ...tileHeart(print, look, colours)], { still: [-103, -103, 206, 206] }),
    ...sides(print, look),
    ...(look.netted ? netOver() : []),
    ownerMark(colours, ...corner('UL'), 17.5),
    ...traitBadges(traitsOf(print, look)),
    ...(look.hearts > 0
      ? toughnessBadge(look.hearts, Math.min(look.wounds, look.hearts), look.hearts > print.toughness)
      : []),
    ...(look.folded === null ? [] : foldedMark(look.folded === 'unknown' ? null : look.folded)),
    ...(look.initiative.length ? initiativeBadge(look.initiative, look.initiativeBonus > 0) : []),
    ...(print.effect && RUNE_VALUES[print.effect] ? valueBadge(RUNE_VALUES[print.effect]!) : []),
    ...(look.hex ? placeBadge(look.hex, colours) : []),
    ...(look.pool === null
      ? tokenMarks(look)
      : [...bannerTokenMarks(look), ...poolPlate(look.pool, tokenCount(look) ? 40 : 35)]),
  ];
}

function sides(print: Print, look: TileLook): Mark[] {
  const marks: Mark[] = [];
  for (let side = 0; side < 6; side++) {
    const direction = facing(side, look.rotation);
    const { disarmed } = look;
    const hasNet = print.netSides.includes(side);
    if (print.armor[side]) marks.push(armour(direction));
    if (hasNet) marks.push(netSide(direction));
    if (print.melee[side]) {
      const size = print.kind === 'banner' ? 0.72 : hasNet ? 0.8 : 1;
      marks.push(...melee(direction, { printed: print.melee[side]!, bonus: look.meleeBonus, disarmed }, size));
    }
    if (print.ranged[side]) {
      marks.push(...ranged(direction, { printed: print.ranged[side]!, bonus: look.rangedBonus, disarmed }));
    }
    if (print.lightningSides.includes(side)) marks.push(bolt(direction, disarmed));
    if (print.linkSides.includes(side)) {
      marks.push(link(direction, linkState(look, direction), print.effect === 'disarm'));
    }
  }
  return marks;
}

function linkState(look: TileLook, direction: number): LinkState {
  if (!look.links) return 'print';
  return look.links.some(on => on.direction === direction && on.lit) ? 'lit' : 'unlit';
}

/** Printed traits first, then what others lend, ringed in rune light. Toughness has its own corner. */
function traitsOf(print: Print, look: TileLook): TraitLook[] {
  const traits: TraitLook[] = [];
  if (print.aura) traits.push({ trait: print.aura, ring: INK.gold });
  if (print.anywhere) traits.push(look.meleeBonus ? { trait: 'anywhere', ring: INK.rune } : { trait: 'anywhere' });
  if (print.hasManeuver) traits.push({ trait: 'maneuver' });
  if (print.hasTeleport) traits.push({ trait: 'teleport' });
  if (print.hasRotation) traits.push({ trait: 'rotation' });
  if (print.isCavalry) traits.push({ trait: 'cavalry' });
  if (print.hasVenom) traits.push({ trait: 'venom' });
  if (print.canTransform) traits.push({ trait: 'transformation' });
  if (print.effect === 'charge') traits.push({ trait: 'boundless' });
  for (const trait of look.granted) if (trait !== 'toughness') traits.push({ trait, ring: INK.rune });
  return traits;
}
