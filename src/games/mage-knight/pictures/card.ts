import type { Mark, Palette } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import type { Card, Side } from '../cards/card.js';
import { cardOf, isWound } from '../cards/index.js';
import type { Mana } from '../terms.js';
import { cardText } from '../words/texts/index.js';
import { priceItem } from './capsule.js';
import { cardName, poweredName } from './component-names.js';
import { briefEffect, effectBlock, type Setting } from './effect.js';
import { panel } from './furniture.js';
import { ICON, MANA_ICONS } from './icons.js';
import { CARD_ICONS } from './icons-of-cards.js';
import { type Block, drawn, type Item, paragraph } from './items.js';
import {
  body,
  digits,
  FACE,
  group,
  icon,
  LEADING,
  LEAST,
  linear,
  lineCount,
  nameIn,
  nameMarks,
  shape,
  words,
} from './marks.js';
import { INK, manaHues, mix, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';

export interface CardLook {
  readonly palette: Palette;
  readonly say: PictureWords;
  readonly width: number;
  /** What stands in its band: its number in a menu. */
  readonly number?: number | string;
  /** One line for each side, with an ellipsis where there is more to it. */
  readonly brief?: boolean;
  readonly isDim?: boolean;
  readonly isLit?: boolean;
  /** Stands in the upper right corner: a price, a sign. */
  readonly corner?: Item;
  /** Sides that can be chosen now; the others are dim. */
  readonly sides?: { readonly basic: boolean; readonly powered: boolean };
}

const BAND = 70;
const PAD = 16;
const NAME = 58;
/** A brief card is set tighter. */
const BRIEF_NAME = 50;

interface Hues {
  readonly face: string;
  readonly lite: string;
  readonly dark: string;
  readonly ink: string;
  readonly second: string;
}

function huesOf({ colors }: Card, palette: Palette): Hues {
  const [first, other] = colors;
  if (!first) return { face: '#B98A3A', lite: '#FFE3A0', dark: '#4A3208', ink: '#FFF6DF', second: '#B98A3A' };
  const hues = manaHues(first, palette);
  return { ...hues, second: other ? manaHues(other, palette).face : hues.face };
}

function band({ face, dark, second, ink }: Hues, number: string, signs: readonly string[], height: number): Mark[] {
  const fill = linear(0, 0, 0, height, face, second === face ? mix(face, dark, 0.75) : second);
  return [
    shape(roundRect(0, 0, BAND, height, { left: 14, right: 0 }), { fill }),
    ...(number === '' ? [] : [digits(number, BAND / 2, 42, 48, ink, { max: BAND - 10 })]),
    ...signs.map((name, at) => icon(name, BAND / 2, height - 40 - at * 44, 42, ink)),
  ];
}

/** Mana each side costs; one of several colours shows the first two. */
const priceOf = ({ cost }: Side, palette: Palette): Item[] =>
  cost.flatMap(each => {
    const faces: readonly Mana[] = typeof each === 'string' ? [each] : each.slice(0, 2);
    return faces.map(face => priceItem(face, palette, 17));
  });

/** Artifacts are thrown away for their strong side. */
const thrownAway = ({ throwAwaySelf }: Side): Item[] =>
  throwAwaySelf ? [drawn(38, (x, y) => [icon('burning-embers', x, y, 36, '#FF9A5C')])] : [];

function sideBlock(id: string, which: 'basic' | 'powered', side: Side, look: CardLook, room: number): Block {
  const { palette, say, width, brief = false } = look;
  const setting: Setting = { palette, say, h: brief ? 44 : width > 600 ? 60 : 48 };
  const price = [...priceOf(side, palette), ...thrownAway(side)];
  if (brief) return briefEffect(side.steps, price, room, setting);
  return effectBlock(side.steps, cardText(id, say.language)[which], price, room, setting);
}

function woundBlock(look: CardLook, least: number): Block {
  const { say, width, brief = false, number = '' } = look;
  const room = width - BAND - 2 * PAD - 60;
  const lines = brief ? 0 : lineCount(say.woundText, FACE.body, room / LEAST);
  const height = Math.max(least, brief ? 96 : NAME + 14 + lines * LEADING + 20);
  return {
    height,
    draw: (x, y) => [
      group(
        [
          ...panel({ x: 0, y: 0, width, height }, { tint: '#7A0F1C', edge: '#8F2531', lit: look.isLit ?? false }),
          icon(ICON.wound, width - 80, height / 2, Math.min(150, height * 0.8), veil('#E5263A', 0.4)),
          ...band(
            { face: '#8F1A28', dark: '#4A0A14', second: '#8F1A28', lite: '', ink: '#FFFFFF' },
            String(number),
            [],
            height,
          ),
          ...(height < 120 ? [] : [icon(ICON.wound, BAND / 2, height - 38, 46, '#FFC2BA')]),
          words(say.wound, BAND + PAD, 34, 42, INK.text, { face: FACE.title }),
          ...(brief ? [] : paragraph(say.woundText, room, lines, '#F0C0B8').draw(BAND + PAD, NAME + 4)),
        ],
        { x, y, ...(look.isDim ? { alpha: 0.55 } : {}) },
      ),
    ],
  };
}

/** The lower part of a card right of its band, round where the card is. */
const footOf = (width: number, height: number, split: number): string =>
  `M${BAND} ${split}H${width - 2}V${height - 15}a13 13 0 0 1 -13 13H${BAND}Z`;

/** A deed card: its number, its name, both sides with what they cost. `least` makes it as tall as its neighbour. */
export function cardBlock(id: string, look: CardLook, least = 0): Block {
  if (isWound(id)) return woundBlock(look, least);
  const { palette, say, width, brief = false, number = '', corner, sides } = look;
  const card = cardOf(id);
  const hues = huesOf(card, palette);
  const room = width - BAND - 2 * PAD;
  const basic = sideBlock(id, 'basic', card.basic, look, room);
  const powered = card.powered ? sideBlock(id, 'powered', card.powered, look, room) : null;
  const second = !brief && card.kind === 'spell' ? poweredName(id, say.language) : '';
  const named = second === '' ? 0 : 48;
  const lower = powered ? powered.height + named + (brief ? 8 : 16) : 0;
  const name = cardName(id, say.language);
  const nameRoom = room - (corner ? corner.width + 8 : 0);
  const set = nameIn(name, nameRoom, brief ? LEAST : 44);
  const top = (brief ? BRIEF_NAME : NAME) + (set.lines - 1) * set.leading;
  const height = Math.max(least, top + basic.height + (brief ? 4 : 10) + lower);
  const signs = card.colors.length > 0 ? card.colors.map(colour => MANA_ICONS[colour]) : [ICON.artifact];
  const split = height - lower;
  const faded = (marks: readonly Mark[], isOpen = true): Mark[] =>
    isOpen ? [...marks] : [group(marks, { alpha: 0.4 })];
  return {
    height,
    draw: (x, y) => [
      group(
        [
          ...panel(
            { x: 0, y: 0, width, height },
            { tint: hues.face, edge: mix(hues.face, '#10141F', 0.35), lit: look.isLit ?? false },
          ),
          ...band(hues, String(number), signs, height),
          icon(
            CARD_ICONS[id] ?? ICON.spell,
            width - 98,
            height / 2 - 8,
            Math.min(180, height * 0.86),
            veil(mix(hues.face, hues.lite, 0.25), 0.2),
          ),
          ...(lower > 0
            ? [shape(footOf(width, height, split), { fill: veil(mix(hues.face, '#000000', 0.35), 0.55) })]
            : []),
          ...nameMarks(name, BAND + PAD, brief ? 27 : 32, nameRoom, set),
          ...(corner ? corner.draw(width - corner.width - 10, 34) : []),
          ...faded(basic.draw(BAND + PAD, top + (split - top - basic.height) / 2 - 2), sides?.basic),
          ...(powered
            ? faded(
                [
                  ...(second === ''
                    ? []
                    : [body(second, BAND + PAD, split + 28, LEAST, INK.lux, { face: FACE.title, max: room })]),
                  ...powered.draw(BAND + PAD, split + named + (lower - named - powered.height) / 2),
                ],
                sides?.powered,
              )
            : []),
        ],
        { x, y, ...(look.isDim ? { alpha: 0.55 } : {}) },
      ),
    ],
  };
}
