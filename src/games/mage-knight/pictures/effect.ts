import type { Palette } from '../../../engine/drawing.js';
import type { ColourText, Step, Steps } from '../effects/step.js';
import { type Element, FACES, isBasic, type Mana } from '../terms.js';
import { capsule, crystalCapsule, manaCapsule } from './capsule.js';
import { ABILITY_SIGNS } from './icons.js';
import { type Block, flow, type Item, paragraph, said, stack, widthOf } from './items.js';
import { digits, FACE, icon, LEAST, lineCount } from './marks.js';
import { INK } from './palette.js';
import type { PictureWords } from './picture-words.js';

/** How effects are set in one picture. */
export interface Setting {
  readonly palette: Palette;
  readonly say: PictureWords;
  /** The height of a capsule. */
  readonly h: number;
}

/** Capsules for steps, and whether they tell all of them: what capsules cannot say is left to words. */
export interface Told {
  readonly items: readonly Item[];
  readonly whole: boolean;
}

const NOTHING: Told = { items: [], whole: false };
const told = (...items: Item[]): Told => ({ items, whole: true });
const part = (...items: Item[]): Told => ({ items, whole: false });

const isMana = (color: ColourText): color is Mana => FACES.some(face => face === color);

function manaTold(color: ColourText, amount: number, { palette, h }: Setting): Told {
  if (isMana(color)) return told(manaCapsule(color, amount, h, palette));
  if (!Array.isArray(color)) return NOTHING;
  const faces: readonly Mana[] = color;
  return told(...faces.flatMap((face, at) => [...(at > 0 ? [said('/')] : []), manaCapsule(face, amount, h, palette)]));
}

const twice = (h: number): Item => ({
  width: h * 1.62,
  draw: (x, y) => [
    icon(ABILITY_SIGNS.swift.icon, x + h * 0.4, y, h * 0.76, ABILITY_SIGNS.swift.colour),
    digits('×2', x + h * 1.16, y, h * 0.62, ABILITY_SIGNS.swift.colour),
  ],
});

/** Items with a word before the first of them that never stands at the end of a row. */
function after(word: string, [first, ...rest]: readonly Item[]): Item[] {
  if (!first) return [];
  const before = said(word);
  const draw: Item['draw'] = (x, y) => [...before.draw(x, y), ...first.draw(x + before.width + 8, y)];
  return [{ width: before.width + 8 + first.width, draw }, ...rest];
}

const isElement = (element: string): element is Element => element !== 'ofEnemy' && element !== 'byTime';

function stepTold(step: Step, setting: Setting): Told {
  const { h, palette, say } = setting;
  switch (step.op) {
    case 'move':
    case 'influence':
    case 'draw':
    case 'fame':
    case 'reputation': {
      const amount =
        step.op === 'reputation' && step.amount > 0 ? `+${step.amount}` : `${step.amount}`.replace('-', '−');
      const item = capsule(step.op, amount, h);
      return step.per || step.only || step.amountFrom ? part(item) : told(item);
    }
    case 'heal': {
      const item = capsule('heal', step.amount, h);
      return step.onSpendEach ? part(item) : told(item);
    }
    case 'attack': {
      if (!isElement(step.element)) return NOTHING;
      const item = capsule(step.range, step.amount, h, step.element);
      const isMore = step.per || step.only || step.plusChosen || step.onEachOf || step.amountFrom || step.flipSelf;
      return isMore ? part(item) : told(item);
    }
    case 'block': {
      if (!isElement(step.element)) return NOTHING;
      const item = capsule('block', step.amount, h, step.element);
      if (step.per || step.only || step.amountFrom || step.special || step.group) return part(item);
      return step.doubleVsSwift ? told(item, twice(h)) : told(item);
    }
    case 'gainMana':
      return step.mustSpendNow ? NOTHING : manaTold(step.color, step.amount, setting);
    case 'gainCrystal':
      if (step.color === 'basic') return told(crystalCapsule(null, step.amount, h, palette));
      return isMana(step.color) && isBasic(step.color)
        ? told(crystalCapsule(step.color, step.amount, h, palette))
        : NOTHING;
    case 'takeWound':
    case 'woundSelf':
      return told(capsule('wound', step.amount, h));
    case 'readyUnit':
      return step.which || step.alsoHeal
        ? NOTHING
        : told(capsule('ready', step.maxLevel ? `≤${step.maxLevel}` : '', h));
    case 'choose': {
      if (step.pick !== 1 || step.bonus) return NOTHING;
      const options = step.options.map(option => stepsTold(option, setting));
      const isShort = options.every(({ items }) => items.length === 1);
      const items = options.flatMap((option, at) =>
        at === 0 ? option.items : after(isShort ? '/' : say.or, option.items),
      );
      return { items, whole: options.every(({ whole, items: some }) => whole && some.length > 0) };
    }
    default:
      return NOTHING;
  }
}

export function stepsTold(steps: Steps, setting: Setting): Told {
  const all = steps.map(step => stepTold(step, setting));
  return { items: all.flatMap(({ items }) => items), whole: all.every(({ whole }) => whole) };
}

const NARROW = 330;

/** An effect within a width: in capsules where they say all of it, otherwise in words. */
export function effectBlock(steps: Steps, text: string, price: readonly Item[], room: number, setting: Setting): Block {
  const { items, whole } = stepsTold(steps, setting);
  if (whole && items.length > 0) {
    const block = flow([...price, ...items], room, setting.h + 10);
    if (block.height <= 2.5 * (setting.h + 10)) return block;
  }
  // A long word needs the whole of a narrow column: what is paid stands above it then.
  const isOver = price.length > 0 && room - widthOf(price) < NARROW;
  if (isOver) return stack([flow(price, room, 44), effectBlock(steps, text, [], room, setting)]);
  const paid = price.length === 0 ? 0 : widthOf(price) + 12;
  const lines = lineCount(text, FACE.body, (room - paid) / LEAST);
  const words = paragraph(text, room - paid, lines);
  const height = Math.max(words.height + 8, price.length > 0 ? 44 : 0);
  return {
    height,
    draw: (x, y) => [...flow(price, 400, 40).draw(x, y + 2), ...words.draw(x + paid, y + (height - words.height) / 2)],
  };
}

/** An effect in one line: capsules, and an ellipsis where there is more to it. */
export function briefEffect(steps: Steps, price: readonly Item[], room: number, setting: Setting): Block {
  const { items, whole } = stepsTold(steps, setting);
  const row = setting.h + 6;
  const shown: Item[] = [...price];
  const more = said('…', INK.text);
  let cut = !whole;
  for (const item of items) {
    if (widthOf([...shown, item, more]) > room && widthOf([...shown, item]) > room) {
      cut = true;
      break;
    }
    shown.push(item);
  }
  const last = shown.at(-1);
  if (cut && last && widthOf([...shown, more]) > room && shown.length > price.length) shown.pop();
  return flow(cut ? [...shown, more] : shown, room + 60, row);
}
