import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import type { Odds } from '../odds.js';
import { decimal, percent } from '../words/reading.js';
import type { Crowd } from './crowd.js';
import { ACROSS, MARGIN, panel } from './furniture.js';
import { ICON } from './icons.js';
import { digits, FACE, IN_MESSAGE, icon, shape, sign, words } from './marks.js';
import { spiral } from './outlines.js';
import { INK } from './palette.js';
import type { Section } from './sections.js';

const HEIGHT = 240;

interface Figure {
  readonly sign: (x: number, y: number) => Mark[];
  readonly value: string;
  readonly label: string;
  readonly ink: string;
  /** A share of 1, shown as a bar. */
  readonly share: number | null;
}

/** The exact odds of the next draw: nobody has to count chips. */
export function oddsPanel({ say }: Crowd, odds: Odds): Section {
  const tone = (share: number): string => (share > 0.33 ? INK.danger : share > 0.12 ? INK.gold : INK.good);
  const harm = odds.madness + odds.poison;
  const figures: Figure[] = [
    {
      sign: (x, y) => [shape(spiral(x, y, 22, 1.9), { stroke: INK.mad, width: 7 })],
      value: percent(harm),
      label: odds.poison > 0 ? say.madnessOrPoison : say.madness,
      ink: tone(harm),
      share: harm,
    },
    {
      sign: (x, y) => sign(ICON.loss, x, y, 50, INK.dangerLight),
      value: percent(odds.loss),
      label: say.loss,
      ink: tone(odds.loss),
      share: odds.loss,
    },
    {
      sign: (x, y) => sign(ICON.out, x, y, 50, INK.dangerLight),
      value: percent(odds.bust),
      label: say.bust,
      ink: tone(odds.bust * 2),
      share: odds.bust,
    },
    {
      sign: (x, y) => [icon(ICON.battle, x, y, 50, INK.moon)],
      value: `+${decimal(odds.average, say.language)}`,
      label: say.average,
      ink: INK.white,
      share: null,
    },
  ];
  const width = ACROSS / figures.length;
  return {
    height: HEIGHT,
    marks: y => [
      ...panel(
        { x: MARGIN, y, width: ACROSS, height: HEIGHT },
        { round: 22, fill: '#16102C', edge: INK.moon, line: 3 },
      ),
      words(say.nextDraw(odds.chips, odds.taken), MARGIN + 20, y + 30, IN_MESSAGE, INK.moon, { max: ACROSS - 40 }),
      ...figures.flatMap((figure, k) => figureMarks(figure, MARGIN + k * width, y + 54, width)),
    ],
  };
}

function figureMarks({ sign: draw, value, label, ink, share }: Figure, x: number, y: number, width: number): Mark[] {
  const bar = width - 36;
  return [
    ...draw(x + 46, y + 40),
    digits(value, x + 82, y + 40, 58, ink, { align: 'left' }),
    words(label, x + 18, y + 96, IN_MESSAGE, INK.dim, {
      face: FACE.body,
      wrap: { width: width - 20, leading: 38, lines: 2 },
    }),
    ...(share === null
      ? []
      : [
          shape(roundRect(x + 18, y + 162, bar, 12, 6), { fill: '#0A0616', stroke: INK.line, width: 2 }),
          ...(share > 0
            ? [shape(roundRect(x + 18, y + 162, Math.max(12, bar * Math.min(1, share)), 12, 6), { fill: ink })]
            : []),
        ]),
  ];
}
