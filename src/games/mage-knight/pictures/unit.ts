import type { Mark, Palette } from '../../../engine/drawing.js';
import { polygon, roundRect } from '../../../geometry/paths.js';
import type { RecruitSite, Unit } from '../cards/card.js';
import { unitOf } from '../cards/index.js';
import type { UnitState } from '../state.js';
import { unitTexts } from '../words/texts/index.js';
import { priceItem } from './capsule.js';
import { cardName, unitName } from './component-names.js';
import { briefEffect, effectBlock } from './effect.js';
import { panel } from './furniture.js';
import { ICON, SITE_HUES, SITE_ICONS } from './icons.js';
import { UNIT_ICONS } from './icons-of-creatures.js';
import { type Block, drawn, type Item, stack } from './items.js';
import {
  body,
  digits,
  FACE,
  group,
  icon,
  keptMarks,
  LEAST,
  linear,
  lineWidth,
  nameIn,
  nameMarks,
  shape,
  sign,
  words,
} from './marks.js';
import { INK, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { resistance } from './token.js';

/** A square portrait (enemies are round, heroes shaped): blue-grey = regular, gold = elite, diamonds = its level. */
export function portrait(id: string, x: number, y: number, side: number): Mark {
  const marks = keptMarks(`mk portrait ${id}`, () => {
    const { tier, level } = unitOf(id);
    const isElite = tier === 'elite';
    const gem = isElite ? '#FFDF8E' : '#D9ECF5';
    return [
      shape(roundRect(-50, -50, 100, 100, 14), {
        fill: linear(0, -50, 0, 50, isElite ? '#A8843A' : '#5A7A8C', isElite ? '#4A3410' : '#22323C'),
        stroke: isElite ? '#FFDF8E' : '#B8D2E0',
        width: 4.5,
      }),
      icon(UNIT_ICONS[id]!, 0, 0, 78, '#FFFAF0', { halo: INK.outline, haloWidth: 4 }),
      ...Array.from({ length: level }, (_, at) => {
        const gx = (at - (level - 1) / 2) * 20;
        return shape(polygon([gx, 39], [gx + 10, 50], [gx, 61], [gx - 10, 50]), {
          fill: gem,
          stroke: INK.outline,
          width: 3,
        });
      }),
    ];
  });
  return group(marks, { x: x + side / 2, y: y + side / 2, scale: side / 100, still: [-56, -56, 112, 122] });
}

export interface UnitLook {
  readonly palette: Palette;
  readonly say: PictureWords;
  readonly width: number;
  readonly brief?: boolean;
  readonly isLit?: boolean;
  readonly isDim?: boolean;
  /** What recruiting it costs here, and where it is recruited. */
  readonly cost?: number;
  readonly missing?: number;
  /** How the own unit stands. */
  readonly state?: Pick<UnitState, 'ready' | 'wounds' | 'banner'>;
}

type Standing = 'ready' | 'used' | 'wounded';
const HUES: Readonly<Record<Standing, string>> = { ready: INK.ok, used: '#AEB6C6', wounded: INK.woundLight };
const standingOf = ({ ready, wounds }: Pick<UnitState, 'ready' | 'wounds'>): Standing =>
  wounds > 0 ? 'wounded' : ready ? 'ready' : 'used';

/** Influence to pay, on a dark plate. */
export function costPlate(cost: number, missing = 0): Item {
  const hue = missing > 0 ? INK.woundLight : INK.influence;
  return drawn(92, (x, y) => [
    shape(roundRect(x - 46, y - 27, 92, 54, 14), { fill: INK.outline, stroke: hue, width: 2.5 }),
    icon(ICON.influence, x - 20, y, 34, hue),
    digits(cost, x + 20, y, 38, INK.white, { max: 44 }),
  ]);
}

const isSite = (site: RecruitSite): site is Exclude<RecruitSite, 'city'> => site !== 'city';
const placesOf = ({ recruitAt }: Unit): Item[] =>
  recruitAt.map(site =>
    drawn(46, (x, y) => sign(SITE_ICONS[site], x, y, 42, isSite(site) ? SITE_HUES[site] : INK.white, 3)),
  );

function badge(text: string, hue: string, right: number, y: number): Mark[] {
  const width = lineWidth(text, FACE.label) * LEAST + 32;
  return [
    shape(roundRect(right - width, y - 25, width, 50, 25), { fill: INK.outline, stroke: hue, width: 2 }),
    words(text, right - width / 2, y, LEAST, hue, { align: 'center' }),
  ];
}

function abilities(unit: Unit, look: UnitLook): Block {
  const { palette, say, width, brief = false } = look;
  const texts = unitTexts(unit.id, say.language);
  const room = width - 32;
  return stack(
    unit.abilities.map(({ mana, steps }, at) => {
      const price = mana ? [priceItem(mana, palette, 17)] : [];
      const setting = { palette, say, h: brief ? 44 : 48 };
      return brief
        ? briefEffect(steps, price, room, setting)
        : effectBlock(steps, texts[at] ?? '', price, room, setting);
    }),
    brief ? 0 : 4,
  );
}

const TOP = 118;

/** A unit: portrait, name, armour and resistances, its abilities with what they cost. */
export function unitBlock(id: string, look: UnitLook, least = 0): Block {
  const unit = unitOf(id);
  const { width, say, state, cost, brief = false } = look;
  const price = cost === undefined ? null : costPlate(cost, look.missing);
  const name = unitName(id, say.language);
  const room = width - 130 - (price ? price.width + 4 : 0);
  const set = nameIn(name, room, 42);
  const lower = (set.lines - 1) * set.leading;
  const lines = abilities(unit, look);
  const standing = state ? standingOf(state) : null;
  const banner = state?.banner ?? null;
  const under = (standing && !brief ? 58 : 0) + (banner ? 48 : 0);
  const height = Math.max(least, TOP + lower + lines.height + 10 + under);
  const isElite = unit.tier === 'elite';
  const edge = standing === 'ready' ? INK.ok : isElite ? '#A8843A' : '#5A7A8C';
  const tint = standing === 'wounded' ? '#7A0F1C' : isElite ? '#6A4A10' : undefined;
  const places = cost === undefined ? [] : placesOf(unit);
  const isFaded = standing !== null && standing !== 'ready';
  return {
    height,
    draw: (x, y) => [
      group(
        [
          ...panel(
            { x: 0, y: 0, width, height },
            { edge, lit: look.isLit ?? false, width: standing === 'ready' ? 3 : 2, ...(tint ? { tint } : {}) },
          ),
          group(
            [
              portrait(id, 14, 14, 88),
              ...nameMarks(name, 116, 36, room, set),
              icon(ICON.armor, 136, 82 + lower, 38, INK.steel),
              digits(unit.armor, 174, 82 + lower, 38, INK.white),
              ...unit.resistances.map((of, at) => resistance(of, 216 + at * 44, 81 + lower, 19)),
              ...lines.draw(16, TOP + lower),
            ],
            isFaded ? { alpha: 0.62 } : {},
          ),
          ...(price ? price.draw(width - price.width - 10, 40) : []),
          ...places.flatMap((item, at) => item.draw(width - 56 - at * 48, 92)),
          ...(standing === 'wounded'
            ? [icon(ICON.wound, 58, 58, 88, veil('#FF3B4E', 0.95), { halo: INK.outline, haloWidth: 4 })]
            : []),
          ...(standing === 'used' ? [icon(ICON.used, 58, 58, 66, '#DFE5F0', { halo: INK.outline, haloWidth: 5 })] : []),
          ...(banner
            ? [
                icon(ICON.banner, 34, height - under + 20, 30, banner.up ? INK.fame : INK.low),
                body(
                  cardName(banner.card, say.language),
                  56,
                  height - under + 20,
                  LEAST,
                  banner.up ? INK.text : INK.low,
                  { max: width - 70 },
                ),
              ]
            : []),
          ...(brief && state && state.wounds > 1
            ? [digits('×2', 58, 92, 38, INK.white, { halo: INK.outline, haloWidth: 5 })]
            : []),
          ...(standing && state && !brief
            ? badge(
                standing === 'wounded' && state.wounds > 1 ? `${say.unit.wounded} ×2` : say.unit[standing],
                HUES[standing],
                width - 12,
                height - 33,
              )
            : []),
        ],
        { x, y, ...(look.isDim ? { alpha: 0.5 } : {}) },
      ),
    ],
  };
}
