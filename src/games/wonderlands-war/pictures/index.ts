import type { Drawing, Mark } from '../../../engine/drawing.js';
import type { GamePictures, Picture } from '../../../engine/game.js';
import type { FactionId } from '../faction.js';
import type { WonderlandView } from '../view.js';
import type { Entry } from '../vocabulary.js';
import { words } from '../words/index.js';

const WIDTH = 1200;
const SIZE = 26;
const LEADING = 36;
const MARGIN = 40;
/** Characters of this size that fit between the margins. */
const LINE = 88;
const LONGEST_ALT = 1000;

const ACCENTS: Readonly<Record<FactionId, string>> = {
  alice: '#4f8fd0',
  hatter: '#7a5bb5',
  queen: '#c23b3b',
  jabberwock: '#4f8a4a',
  cheshire: '#d07fb0',
};

/** The position as lines of text: true to the view, and all there is until the boards are drawn. */
function lined(text: string): Picture {
  const lines = text.split('\n').flatMap(wrapped);
  const marks: Mark[] = lines.map((line, at) => ({
    kind: 'text',
    text: line,
    x: MARGIN,
    y: MARGIN + (at + 0.5) * LEADING,
    size: SIZE,
    face: 'Fira Sans Condensed',
    fill: '#2b2430',
    max: WIDTH - 2 * MARGIN,
  }));
  const height = 2 * MARGIN + lines.length * LEADING;
  const paper: Mark = { kind: 'shape', path: `M0 0H${WIDTH}V${height}H0Z`, fill: '#f5efe2' };
  const drawing: Drawing = { width: WIDTH, height, marks: [paper, ...marks] };
  return { drawing, alt: text.length <= LONGEST_ALT ? text : `${text.slice(0, LONGEST_ALT - 1)}…` };
}

function wrapped(line: string): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= LINE) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

export const pictures: GamePictures<WonderlandView, Entry> = {
  board: (scene, language) => lined(words[language].board(scene)),
  hand: (scene, language) => (scene.reader === 'spectator' ? null : lined(words[language].hand(scene))),
  choice: () => null,
  story: () => null,
  accent: ({ view }, seat) => ACCENTS[view.seats[seat]!.faction],
};
