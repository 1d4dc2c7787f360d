import type { Reference } from '../../../engine/reference.js';
import { componentDrawing } from '../pictures/component.js';
import { TILES } from '../tiles/tiles.js';
import { components } from './components.js';
import { examplePicture } from './example-picture.js';
import { EXAMPLES } from './examples.js';

/** A tile with walls. */
const WALLED = TILES.find(({ walls }) => walls !== undefined)!.id;

/** What stands for a picture: Discord's limit, without the marks of bold and italics. */
const altOf = (body: string): string => body.replaceAll('*', '').slice(0, 1000);

/** Cards, units, tokens, places, scenarios and worked examples for the rules look-up. */
export const reference: Reference = {
  components,
  component: (id, language, { palette }) => {
    const { kind, of, text } = components.find(component => component.id === id)!;
    return {
      // Walls are no site of their own: they stand on tiles (MK-S-20.5).
      drawing:
        of === 'walls'
          ? componentDrawing('tile', WALLED, language, palette)
          : componentDrawing(kind, of, language, palette),
      alt: altOf(`${text[language].name}. ${text[language].body}`),
    };
  },
  examples: Object.keys(EXAMPLES),
  example: (id, language, { palette }) => examplePicture(EXAMPLES[id]!, language, palette),
};
