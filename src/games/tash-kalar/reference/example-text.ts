import type { Language } from '../../../engine/language.js';
import { view } from '../sight.js';
import { RANKS } from '../vocabulary.js';
import { board as english } from '../words/en/board.js';
import { board as polish } from '../words/pl/board.js';
import type { Example, ExampleBoard } from './example.js';
import { contestOf } from './position.js';

const WORDS = {
  pl: { board: polish, sides: ['Ty', 'Przeciwnik'], marked: 'Zaznaczone' },
  en: { board: english, sides: ['You', 'The opponent'], marked: 'Marked' },
} as const;

/** What stands where, for those who do not see the picture. */
export const exampleText = (example: Example, language: Language): string =>
  example.boards.map(board => boardText(example, board, language)).join(' ');

function boardText(example: Example, board: ExampleBoard, language: Language): string {
  const { board: say, sides, marked } = WORDS[language];
  const { pieces } = view(contestOf(example, board), 'spectator');
  const lines = sides.flatMap((side, colour) => {
    const ranks = RANKS.flatMap(rank => {
      const squares = pieces.filter(each => each.colour === colour && each.rank === rank).map(({ square }) => square);
      return squares.length > 0 ? [say.pieces(rank, squares.join(' '))] : [];
    });
    return ranks.length > 0 ? [`${side}: ${ranks.join(', ')}.`] : [];
  });
  const lit = board.lit ? [`${marked}: ${board.lit.join(' ')}.`] : [];
  return [...(board.title ? [`${board.title[language]}.`] : []), ...lines, ...lit].join(' ');
}
