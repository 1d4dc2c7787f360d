import type { Language } from '../../../engine/language.js';
import type { Reference } from '../../../engine/reference.js';
import { words } from '../words/index.js';
import { pictureWords } from '../words/pictures.js';
import { componentPicture } from './component-picture.js';
import { components, printsNamed } from './components.js';
import { exampleBoard } from './example-board.js';
import { EXAMPLES } from './examples.js';
import { viewOf } from './position.js';

const plainText = (markup: string): string => markup.replace(/[*•]/g, '').replace(/\s+/g, ' ').trim();

/** Tiles and worked examples for the rules look-up. */
export const reference: Reference = {
  components,
  component(id, language, look) {
    const { name, body } = components.find(component => component.id === id)!.text[language];
    return {
      drawing: componentPicture(printsNamed(id), pictureWords[language], { ...look, language }),
      alt: `${name}: ${plainText(body)}`,
    };
  },
  examples: Object.keys(EXAMPLES),
  example(id, language, look) {
    const example = EXAMPLES[id]!;
    const view = viewOf(example);
    const names = view.seats.map((_, seat) => seatName(seat, language));
    const scene = { view, reader: 'spectator' as const, names };
    return { drawing: exampleBoard(example, view, { ...look, language }), alt: words[language].board(scene) };
  },
};

const seatName = (seat: number, language: Language): string =>
  language === 'pl' ? `Gracz ${seat + 1}` : `Player ${seat + 1}`;
