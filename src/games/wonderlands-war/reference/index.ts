import type { Reference } from '../../../engine/reference.js';
import { componentPicture } from '../pictures/component.js';
import { components } from './components.js';
import { examplePicture } from './example-picture.js';
import { EXAMPLES } from './examples.js';

/** Cards, chips, boards and worked examples for the rules look-up. */
export const reference: Reference = {
  components,
  component: (id, language, { palette }) =>
    componentPicture(components.find(component => component.id === id)!.picture, language, palette),
  examples: Object.keys(EXAMPLES),
  example: (id, language, { palette }) => examplePicture(EXAMPLES[id]!, language, palette),
};
