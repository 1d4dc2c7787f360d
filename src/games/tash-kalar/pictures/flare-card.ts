import type { Mark } from '../../../engine/drawing.js';
import { rect, roundRect } from '../../../geometry/paths.js';
import { FLARES } from '../flares.js';
import type { FlareNow } from '../view.js';
import { flareText } from '../words/cards/index.js';
import { CARD_WIDTH } from './card.js';
import { type Box, linesOf, paragraph } from './fitting.js';
import { panel } from './furniture.js';
import { ICON } from './icons.js';
import { digits, FACE, group, icon, LEADING, LEAST, linear, shape, words } from './marks.js';
import { INK, type Style } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { piece } from './piece.js';

const HEAD = 74;
const PAD = 14;
const GAP = 8;

export interface FlareLook {
  readonly style: Style;
  readonly say: PictureWords;
  /** How the reader stands to each opponent; null where nobody counts. */
  readonly now: readonly FlareNow[] | null;
  /** The school of an opposing colour, for the pieces that are compared. */
  schoolOf(colour: number): string;
}

interface Half {
  readonly needed: number;
  readonly text: string;
  readonly isUpper: boolean;
  /** The lead of the opponent who is furthest ahead, and who that is. */
  readonly best: { readonly lead: number; readonly against: number } | null;
}

function bestOf(now: readonly FlareNow[] | null, isUpper: boolean): Half['best'] {
  const leads = (now ?? []).map(each => ({
    lead: isUpper ? each.upgradedLead : each.piecesLead,
    against: each.against,
  }));
  return leads.reduce<Half['best']>((best, each) => (best && best.lead >= each.lead ? best : each), null);
}

/** A condition takes the left of its half, what it brings the rest. */
const CONDITION = 214;

const textRoom = (width: number): number => width - 2 * PAD - CONDITION - 12;

const halfHeight = (text: string, width: number, { now }: FlareLook): number =>
  Math.max(now === null ? 70 : 112, linesOf(text, textRoom(width)) * LEADING + 18);

/** How tall the flare must be for its texts. */
export function flareHeight(id: string, look: FlareLook, width = CARD_WIDTH): number {
  const { upper, lower } = flareText(id);
  const { language } = look.say;
  const halves = [upper, lower].map(text => halfHeight(text[language], width, look) + GAP);
  return HEAD + halves[0]! + halves[1]! + PAD;
}

/** One condition: how many more the opponent must have, of which pieces, and what follows. */
function halfMarks({ needed, text, isUpper, best }: Half, { x, y, width, height }: Box, look: FlareLook): Mark[] {
  const { style, say } = look;
  const isMet = best !== null && best.lead >= needed;
  const school = best === null ? 'legends' : look.schoolOf(best.against);
  const middle = y + height / 2 - (best === null ? 0 : 22);
  const pair = isUpper ? (['heroic', 'legendary'] as const) : (['common', 'common'] as const);
  return [
    shape(roundRect(x, y, width, height, 10), {
      fill: isMet ? '#2F6B3F73' : '#0A0A0E73',
      stroke: isMet ? INK.goodEdge : '#4B403B',
      width: 2,
    }),
    digits(`+${needed}`, x + 16, middle, 52, isMet ? '#DFFFDC' : INK.parch, { align: 'left' }),
    ...pair.map((rank, k) => piece({ rank, letter: say.letters[rank] }, school, style, x + 122 + k * 48, middle, 58)),
    ...(best === null
      ? []
      : [
          words(say.now(best.lead), x + CONDITION / 2, y + height - 28, LEAST, isMet ? '#BFF5BD' : INK.dim, {
            align: 'center',
            max: CONDITION - 12,
          }),
        ]),
    paragraph(text, { x: x + CONDITION, y, width: textRoom(width + 2 * PAD), height }, LEAST, LEAST, INK.parch, {
      middle: true,
    }),
  ];
}

/** A flare: its two conditions, each with what it brings. */
export function flareMarks(id: string, { x, y, width, height }: Box, look: FlareLook): Mark[] {
  const { say, now } = look;
  const { upper, lower } = FLARES.find(flare => flare.id === id)!;
  const text = flareText(id);
  const halves: readonly Half[] = [
    { needed: upper.lead, text: text.upper[say.language], isUpper: true, best: bestOf(now, true) },
    { needed: lower.lead, text: text.lower[say.language], isUpper: false, best: bestOf(now, false) },
  ];
  const clip = roundRect(x + 3, y + 3, width - 6, 200, 12);
  let top = y + HEAD;
  return [
    ...panel(x, y, width, height, {
      edge: '#B4562C',
      line: 2,
      fill: linear(0, y, 0, y + height, '#33221D', '#1C1719'),
    }),
    group([shape(rect(x, y, width, HEAD - 8), { fill: linear(x, 0, x + width, 0, '#A03E18D9', '#7832141A') })], {
      clip,
    }),
    icon(ICON.flare, x + 44, y + 33, 56, '#FFB45C', { halo: '#3A1408', haloWidth: 2.5 }),
    words(say.flare, x + 88, y + 33, 44, INK.parch, { face: FACE.title }),
    words(say.flareRule, x + width - PAD, y + 34, LEAST, '#FFC08A', { face: FACE.body, align: 'right' }),
    ...halves.flatMap(half => {
      const place = { x: x + PAD, y: top, width: width - 2 * PAD, height: halfHeight(half.text, width, look) };
      top += place.height + GAP;
      return halfMarks(half, place, look);
    }),
  ];
}
