import type { Language } from '../../../engine/language.js';
import { view } from '../sight.js';
import { RANKS } from '../vocabulary.js';
import { board as english } from '../words/en/board.js';
import { board as polish } from '../words/pl/board.js';
import type { Example, ExampleBoard } from './examples.js';
import { contestOf } from './position.js';

const WORDS = {
  pl: { board: polish, sides: ['Ty', 'Przeciwnik'] },
  en: { board: english, sides: ['You', 'The opponent'] },
} as const;

/** What stands where, for those who do not see the picture. */
export const exampleText = (example: Example, language: Language): string =>
  example.boards.map(board => boardText(example, board, language)).join(' ');

function boardText(example: Example, board: ExampleBoard, language: Language): string {
  const { board: say, sides } = WORDS[language];
  const { pieces } = view(contestOf(example, board), 'spectator');
  const lines = sides.map((side, colour) => {
    const ranks = RANKS.flatMap(rank => {
      const squares = pieces.filter(each => each.colour === colour && each.rank === rank).map(({ square }) => square);
      return squares.length > 0 ? [say.pieces(rank, squares.join(' '))] : [];
    });
    return `${side}: ${ranks.join(', ')}.`;
  });
  return [...(board.title ? [`${board.title[language]}.`] : []), ...lines].join(' ');
}
