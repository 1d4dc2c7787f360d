import type { Reference } from '../../../engine/reference.js';
import { cardPicture } from '../pictures/index.js';
import { styleFor } from '../pictures/palette.js';
import { pictureWords } from '../words/pictures.js';
import { components, PREFIX } from './components.js';
import { examplePicture } from './example-picture.js';
import { exampleText } from './example-text.js';
import { EXAMPLES } from './examples.js';

/** The id of the card, flare or task a component stands for. */
const pieceOf = (component: string): string => component.replace(new RegExp(`^(${PREFIX.card}|${PREFIX.task})`), '');

/** Cards, flares, tasks and worked examples for the rules look-up. The rules sheet has no examples: these are ours. */
export const reference: Reference = {
  components,
  component: (id, language, { palette }) => cardPicture(pieceOf(id), language, palette),
  examples: Object.keys(EXAMPLES),
  example(id, language, { palette }) {
    const example = EXAMPLES[id]!;
    return {
      drawing: examplePicture(example, { style: styleFor(example.schools, palette), say: pictureWords[language] }),
      alt: exampleText(example, language),
    };
  },
};
