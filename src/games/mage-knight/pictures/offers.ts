import type { Mark } from '../../../engine/drawing.js';
import { ADVANCED_ACTIONS } from '../cards/advanced-actions.js';
import { SPELLS } from '../cards/spells.js';
import { UNITS } from '../cards/units.js';
import type { Purchase } from '../vocabulary.js';
import { cardBlock } from './card.js';
import { panel } from './furniture.js';
import { columnWidth, grid, type Maker } from './grid.js';
import { ICON } from './icons.js';
import type { Block } from './items.js';
import { icon, nameIn, nameMarks } from './marks.js';
import { INK } from './palette.js';
import { costPlate, unitBlock } from './unit.js';
import type { Vista } from './vista.js';

const isCard = (id: string): boolean => [...ADVANCED_ACTIONS, ...SPELLS].some(card => card.id === id);
const isUnit = (id: string): boolean => UNITS.some(unit => unit.id === id);

const SERVICES: Readonly<Record<string, string>> = {
  'buy-healing': ICON.heal,
  'buy-unseen': ICON.advanced,
  'buy-artifact': ICON.artifact,
  'buy-elite': ICON.unit,
};

/** A purchase that is no card: healing, an artifact, the top of a deck. */
function service(sign: string, text: string, { cost, missing }: Purchase, width: number): Maker {
  return least => {
    const height = Math.max(least, 96);
    const plate = costPlate(cost, missing);
    const room = width - 196;
    const set = nameIn(text, room, 42);
    return {
      height,
      draw: (x, y): readonly Mark[] => [
        ...panel({ x, y, width, height }),
        icon(sign, x + 46, y + height / 2, 50, INK.heal),
        ...nameMarks(text, x + 84, y + height / 2 - ((set.lines - 1) * set.leading) / 2, room, set),
        ...plate.draw(x + width - plate.width - 12, y + height / 2),
      ],
    };
  };
}

/** What can be bought here: each with its price, red where influence is missing. */
export function purchases(vista: Vista, list: readonly Purchase[], brief: boolean): Block | null {
  const { palette, say } = vista;
  const width = columnWidth(2);
  const makers = list.flatMap((purchase): Maker[] => {
    const [what, name = ''] = purchase.id.includes(':')
      ? (purchase.id.split(':') as [string, string])
      : [purchase.id, purchase.id];
    const more = { palette, say, width, brief, isDim: purchase.missing > 0 };
    if (isUnit(name) && (what === 'recruit' || what === name))
      return [least => unitBlock(name, { ...more, cost: purchase.cost, missing: purchase.missing }, least)];
    if (isCard(name))
      return [least => cardBlock(name, { ...more, corner: costPlate(purchase.cost, purchase.missing) }, least)];
    const sign = SERVICES[what];
    return sign ? [service(sign, say.services[what] ?? '', purchase, width)] : [];
  });
  return makers.length === 0 ? null : grid(makers, 2);
}

/** The offers as they lie there, for questions about them. */
export function offerCards(vista: Vista, cards: readonly string[], brief = false): Block {
  const { palette, say } = vista;
  const width = columnWidth(2);
  return grid(
    cards.map((id, at) => least => cardBlock(id, { palette, say, width, brief, number: at + 1 }, least)),
    2,
  );
}

export const offerUnits = (vista: Vista, ids: readonly string[], brief = false): Block => {
  const { palette, say } = vista;
  const width = columnWidth(2);
  return grid(
    ids.map(id => least => {
      const unit = UNITS.find(each => each.id === id);
      return unitBlock(id, { palette, say, width, brief, ...(unit ? { cost: unit.cost } : {}) }, least);
    }),
    2,
  );
};
