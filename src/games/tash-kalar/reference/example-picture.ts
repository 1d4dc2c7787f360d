import type { Drawing, Mark } from '../../../engine/drawing.js';
import { rect } from '../../../geometry/paths.js';
import { SIZE } from '../../../geometry/square.js';
import { centreFrame } from '../pictures/arena.js';
import { CARD_WIDTH } from '../pictures/card.js';
import { isFlare } from '../pictures/card-bar.js';
import { light, squareFrame } from '../pictures/event-marks.js';
import type { Box } from '../pictures/fitting.js';
import { backdrop, panel } from '../pictures/furniture.js';
import { shownCard as cardShown, type Shown, shownFlare } from '../pictures/hand.js';
import { FACE, group, words } from '../pictures/marks.js';
import { offerMarks } from '../pictures/offers.js';
import { INK, type Style } from '../pictures/palette.js';
import type { PictureWords } from '../pictures/picture-words.js';
import { layingMarks, layoutIn, plainSquares, type Region, within } from '../pictures/placements.js';
import { standing } from '../pictures/position.js';
import { view } from '../sight.js';
import type { Contest } from '../state.js';
import type { ContestView } from '../view.js';
import type { Example, ExampleBoard } from './example.js';
import { contestOf, goalsOf, layingsNow } from './position.js';

const MARGIN = 16;
const GAP = 12;
const WIDTH = CARD_WIDTH + 2 * MARGIN;
/** Of two boards, and of one alone. */
const SIDE = (CARD_WIDTH - GAP) / 2;
const ALONE = 560;
const HEAD = 62;
/** C3 to G7: most examples happen around the centre. */
const PART: Region = { left: 2, top: 2, columns: 5, rows: 5 };
const WHOLE: Region = { left: 0, top: 0, columns: SIZE, rows: SIZE };

interface Hand {
  readonly style: Style;
  readonly say: PictureWords;
}

/** The card spoken of, below it the part of the board, or two boards beside each other. */
export function examplePicture(example: Example, hand: Hand): Drawing {
  const head = example.boards.some(({ title }) => title) ? HEAD : 8;
  const { length } = example.boards;
  const side = length === 1 ? ALONE : SIDE;
  const card = example.card === undefined ? null : shownCard(example.card, example, hand);
  const top = MARGIN + (card ? card.height + GAP : 0);
  const left = (WIDTH - length * side - (length - 1) * GAP) / 2;
  const height = top + head + side + MARGIN;
  return {
    width: WIDTH,
    height,
    marks: [
      ...backdrop(WIDTH, height),
      ...(card?.marks({ x: MARGIN, y: MARGIN, width: CARD_WIDTH, height: card.height }) ?? []),
      ...example.boards.flatMap((board, k) => {
        const box = { x: left + k * (side + GAP), y: top, width: side, height: head + side };
        return boardPanel(example, board, box, head, hand);
      }),
    ],
  };
}

/** The card as in a hand, a flare with the leads it is judged by. */
function shownCard(card: string, example: Example, { style, say }: Hand): Shown {
  if (!isFlare(card)) return cardShown(card, { school: example.schools[0], style, say, count: null });
  const now = seenBy(contestOf(example, example.boards[0]!));
  const schoolOf = (colour: number): string => now.colours[colour]!.school;
  return shownFlare(card, { style, say, now: now.seats[0]!.flareNow, schoolOf });
}

const seenBy = (contest: Contest): ContestView => view(contest, 0);

function boardPanel(example: Example, board: ExampleBoard, box: Box, head: number, { style, say }: Hand): Mark[] {
  const { title, laying } = board;
  const contest = contestOf(example, board);
  const inner = { x: box.x + 8, y: box.y + head, width: box.width - 16, height: box.height - head - 4 };
  const lies = laying && layingsNow(contest, example.card!).find(({ id }) => id === laying)!;
  return [
    ...panel(box.x, box.y, box.width, box.height, { edge: INK.bronze }),
    ...(title
      ? [
          words(title[say.language], box.x + box.width / 2, box.y + 34, 40, INK.lux, {
            face: FACE.label,
            align: 'center',
            max: box.width - 40,
          }),
        ]
      : []),
    ...(lies
      ? layingMarks(seenBy(contest), example.card!, lies, example.schools[0], inner, style, say)
      : [group(partMarks(contest, board, inner, { style, say }), { clip: rect(box.x, box.y, box.width, box.height) })]),
  ];
}

/** Pieces on their squares: where one may go is framed, red where something dies; what is barred steps back. */
function partMarks(contest: Contest, board: ExampleBoard, box: Box, { style, say }: Hand): Mark[] {
  const { goes, central = [], lit = [] } = board;
  const part = board.whole ? WHOLE : PART;
  const now = seenBy(contest);
  const layout = layoutIn(part, box);
  const pieces = now.pieces.filter(({ square }) => within(part, square));
  const taken = new Set(pieces.map(({ square }) => square));
  const goals = goes ? goalsOf(contest, goes).filter(square => within(part, square)) : [];
  const offers = goals.map(square => {
    const isTaken = taken.has(square);
    return offerMarks({ square, as: isTaken ? 'harm' : 'go' }, isTaken, layout);
  });
  const bright = new Set([...goals, ...central, ...(goes ? [goes.from] : [])]);
  const isDim = (square: string): boolean => bright.size > 0 && !bright.has(square);
  return [
    ...plainSquares(part, layout, style),
    ...(goes ? light(goes.from, layout, style) : []),
    ...(central.length > 0 ? [centreFrame(layout)] : []),
    ...[...central, ...lit].map(square => squareFrame(square, layout, INK.lux, { fill: 0.2, width: 0.07 })),
    ...offers.flatMap(({ below }) => below),
    ...pieces.map(each => standing(now, each, layout, style, say, isDim(each.square))),
    ...offers.flatMap(({ above }) => above),
  ];
}
