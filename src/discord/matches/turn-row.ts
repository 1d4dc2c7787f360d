import type { Drawing, Game, Language, LogEntry, Look, Mark, Scene } from '../../engine/index.js';
import type { Logged } from '../../matches/index.js';
import { FACES, TONE, WIDTH, write } from '../pictures.js';

const MARGIN = 28;
const BOARD = { width: 352, height: 420 } as const;
/** The height of the words beside a picture. */
const WORDS = 330;

/** What is written beside the picture of a turn. */
export interface TurnWords {
  readonly title: string;
  readonly caption: string;
  readonly small: string;
}

/** The story of a turn where there is one, or the board after it. */
export function pictureOf(
  game: Game,
  { told }: { readonly told: readonly Logged[] },
  scene: Scene<unknown>,
  language: Language,
  look: Look,
): Drawing {
  const entries: LogEntry[] = told.map(({ entry }) => entry);
  return (game.pictures.story(entries, scene, language, look) ?? game.pictures.board(scene, language, look)).drawing;
}

/** What a turn looked like, and beside it which turn it was, what happened and what came of it. */
export function turnRow(board: Drawing, { title, caption, small }: TurnWords): { marks: Mark[]; height: number } {
  const scale = Math.min(BOARD.width / board.width, BOARD.height / board.height);
  const left = MARGIN + BOARD.width + 24;
  const width = WIDTH - left - MARGIN;
  const below = { face: FACES.body, line: 'base' } as const;
  return {
    height: Math.max(Math.round(board.height * scale), WORDS),
    marks: [
      {
        kind: 'group',
        x: MARGIN + (BOARD.width - board.width * scale) / 2,
        scale,
        clip: `M0 0h${board.width}v${board.height}h${-board.width}Z`,
        marks: board.marks,
      },
      write(title, left, 26, 36, TONE.gold, { max: width }),
      write(caption, left, 78, 33, TONE.ink, { ...below, wrap: { width, leading: 38, lines: 4 } }),
      write(small, left, 250, 32, TONE.dim, { ...below, wrap: { width, leading: 36, lines: 3 } }),
    ],
  };
}
