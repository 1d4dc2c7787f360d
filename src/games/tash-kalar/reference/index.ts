import type { Reference } from '../../../engine/reference.js';
import { cardPicture } from '../pictures/index.js';
import { components, PREFIX } from './components.js';

/** The id of the card, flare or task a component stands for. */
const pieceOf = (component: string): string => component.replace(new RegExp(`^(${PREFIX.card}|${PREFIX.task})`), '');

/** Cards, flares and tasks for the rules look-up. The rules sheet has no worked examples. */
export const reference: Reference = {
  components,
  component: (id, language, { palette }) => cardPicture(pieceOf(id), language, palette),
  examples: [],
  example(id) {
    throw new RangeError(`There is no example ${id}`);
  },
};
