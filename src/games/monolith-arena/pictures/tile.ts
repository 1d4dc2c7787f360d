import type { Group, Mark } from '../../../engine/drawing.js';
import { facing } from '../../../geometry/hex.js';
import { hex, polyline } from '../../../geometry/paths.js';
import { type Print, printOf } from '../prints.js';
import type { TileView } from '../view.js';
import {
  corner,
  initiativeBadge,
  placeBadge,
  type TraitLook,
  toughnessBadge,
  traitBadges,
  valueBadge,
} from './badges.js';
import { tileIcon } from './icons.js';
import { group, icon, linear, ownerPath, radial, shape } from './marks.js';
import { ownerMark } from './owner.js';
import { type Colours, INK, veil } from './palette.js';
import { armour, bolt, type LinkState, link, melee, netSide, ranged } from './sides.js';
import { bannerTokenMarks, foldedMark, netOver, poolPlate, type Tokens, tokenCount, tokenMarks } from './tokens.js';

/** All that the picture of a Board tile shows. */
export interface TileLook extends Tokens {
  readonly faction: string;
  readonly tile: string;
  readonly rotation: number;
  /** The hex it lies on, or null off the board. */
  readonly hex: string | null;
  readonly netted: boolean;
  readonly initiative: readonly number[];
  readonly initiativeBonus: number;
  readonly meleeBonus: number;
  readonly rangedBonus: number;
  readonly granted: readonly string[];
  /** Links by direction; null = off the board, all of them shown as printed. */
  readonly links: TileView['links'] | null;
  /** Hit points beyond the first. */
  readonly hearts: number;
  /** Hit points of the pool, on a Banner. */
  readonly pool: number | null;
  /** A folded Monolith: tiles inside, or 'unknown'. */
  readonly folded: number | 'unknown' | null;
}

/** A tile as it is printed, off the board. */
export function printedLook(faction: string, tile: string, rotation = 0): TileLook {
  const print = printOf(faction, tile);
  return {
    faction,
    tile,
    rotation,
    hex: null,
    wounds: 0,
    poison: 0,
    entrenched: 0,
    disarmed: false,
    netted: false,
    initiative: print.initiative,
    initiativeBonus: 0,
    meleeBonus: 0,
    rangedBonus: 0,
    granted: [],
    links: null,
    hearts: print.toughness,
    pool: null,
    folded: null,
  };
}

/** A tile lying on the board. `inside` = what its seat's folded Monolith holds. */
export function lyingLook(view: TileView, pool: number, inside: number | 'unknown'): TileLook {
  const isBanner = view.tile === 'banner';
  return {
    faction: view.faction,
    tile: view.tile,
    rotation: view.rotation,
    hex: view.hex,
    wounds: isBanner ? 0 : view.wounds,
    poison: view.poison,
    entrenched: view.entrenched,
    disarmed: view.disarmed,
    netted: view.nettedBy.length > 0,
    initiative: view.initiative,
    initiativeBonus: view.initiativeBonus,
    meleeBonus: view.meleeBonus,
    rangedBonus: view.rangedBonus,
    granted: view.granted,
    links: view.links,
    hearts: isBanner ? 0 : Math.max(0, view.hitPoints - 1),
    pool: isBanner ? pool : null,
    folded: view.folded ? inside : null,
  };
}

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

const kept = new Map<string, readonly Mark[]>();
const MOST_KEPT = 1000;

/** A tile in a space where its hex has radius 100. Most tiles stay as they are for turns: marks and pixels are kept. */
export function tileGroup(look: TileLook, colours: Colours, place: { x: number; y: number; scale: number }): Group {
  const key = `${colours.base}${JSON.stringify(look)}`;
  let marks = kept.get(key);
  if (!marks) {
    if (kept.size >= MOST_KEPT) kept.clear();
    marks = tileMarks(look, colours);
    kept.set(key, marks);
  }
  return group(marks, { ...place, still: [-108, -103, 216, 226] });
}

function tileMarks(look: TileLook, colours: Colours): Mark[] {
  const print = printOf(look.faction, look.tile);
  return [
    SHADE,
    // However a tile is turned, its body and picture stay: contours of icons are the dearest marks of all.
    group([...body(print, colours), ...heart(print, look, colours)], { still: [-103, -103, 206, 206] }),
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

/** Rim in the owner's colour, and the field: dark under Champions and Banners, pale stone under Runes. */
function body(print: Print, colours: Colours): Mark[] {
  const isBanner = print.kind === 'banner';
  const isRune = print.kind === 'rune';
  const inner = isBanner ? 88 : 90;
  const marks: Mark[] = [
    shape(hex(100), {
      fill: linear(-60, -100, 60, 100, colours.hi, colours.base, isBanner ? colours.base : colours.lo),
      stroke: INK.edge,
      width: 2.5,
    }),
    ...rimPattern(colours, (100 + inner) / 2),
  ];
  if (isBanner) marks.push(shape(hex(94), { stroke: INK.gold, width: 4.5 }));
  marks.push(
    shape(hex(inner, 7), {
      fill: isRune
        ? linear(0, -90, 0, 90, '#FBF5E6', INK.stone, INK.stoneDark)
        : radial(0, -6, 20, 104, colours.lo, colours.lo, colours.ring),
      stroke: INK.edge,
      width: 3,
    }),
  );
  if (isRune) marks.push(chisel(print.id.length * 977 + 3, inner));
  return marks;
}

/** The fourth sign of the colour-blind palette. */
function rimPattern(colours: Colours, middle: number): Mark[] {
  const stroke = veil('#000000', 0.62);
  switch (colours.rim) {
    case 'plain':
      return [];
    case 'stripes': {
      const lines = Array.from({ length: 38 }, (_, k) => polyline([k * 14 - 260, -110], [k * 14 - 40, 110])).join('');
      return [group([shape(lines, { stroke, width: 5 })], { clip: hex(100) })];
    }
    case 'dots':
      return [shape(hex(middle), { stroke, width: 5, dash: [0.1, 12] })];
    case 'dashes':
      return [shape(hex(middle), { stroke, width: 4, dash: [18, 12] })];
  }
}

/** Scratches of a chisel, always the same ones on the same Rune. */
function chisel(seed: number, inner: number): Mark {
  let state = seed;
  const next = (): number => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const scratches = Array.from({ length: 26 }, () => {
    const x = next() * 180 - 90;
    const y = next() * 180 - 90;
    const angle = next() * 6.3;
    return polyline([x, y], [x + 12 * Math.cos(angle), y + 12 * Math.sin(angle)]);
  });
  return group([shape(scratches.join(''), { stroke: veil('#6E5F43', 0.22), width: 2 })], { clip: hex(inner - 2, 7) });
}

/** Where the icon sits and how large it is: it moves up and shrinks to make room for tokens. */
function iconRoom(print: Print, look: TileLook): readonly [y: number, size: number] {
  const tokens = tokenCount(look);
  if (print.kind === 'banner') return look.pool !== null && tokens ? [-34, 44] : [-11, 68];
  if (tokens > 2) return [-35, 46];
  if (tokens === 2) return [-14, 62];
  return print.kind === 'rune' ? [0, 66] : [0, 76];
}

/** The icon on its medallion. */
function heart(print: Print, look: TileLook, colours: Colours): Mark[] {
  const name = tileIcon(look.faction, look.tile);
  const [y, size] = iconRoom(print, look);
  if (print.kind === 'rune') {
    return [
      shape(ownerPath(colours.shape, 52), { fill: veil('#8B7A57', 0.2), stroke: colours.base, width: 4 }),
      icon(name, 1.5, y + 2.5, size, INK.white),
      icon(name, 0, y, size, colours.lo),
    ];
  }
  const isBanner = print.kind === 'banner';
  const path = ownerPath(colours.shape, isBanner ? 56 : 54);
  return [
    shape(path, { stroke: INK.edge, width: 9 }),
    shape(path, {
      fill: radial(-12, -22, 4, 78, colours.hi, colours.base, colours.lo),
      stroke: isBanner ? INK.gold : colours.hi,
      width: 3.5,
    }),
    icon(name, 0, y, size, INK.white, veil('#05060A', 0.85), 3.2),
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
