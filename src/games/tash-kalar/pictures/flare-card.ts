import type { Mark } from '../../../engine/drawing.js';
import { rect, roundRect } from '../../../geometry/paths.js';
import { FLARES } from '../flares.js';
import type { FlareNow } from '../view.js';
import { flareText } from '../words/cards/index.js';
import { CARD_HEAD } from './card.js';
import { type Box, paragraph } from './fitting.js';
import { panel } from './furniture.js';
import { ICON } from './icons.js';
import { digits, FACE, group, icon, linear, shape, words } from './marks.js';
import { INK, type Style } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { piece } from './piece.js';

export const FLARE_HEIGHT = 420;

interface FlareLook {
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

/** One condition: how many more the opponent must have, of which pieces, and what follows. */
function halfMarks({ needed, text, isUpper, best }: Half, { x, y, width, height }: Box, look: FlareLook): Mark[] {
  const { style, say } = look;
  const isMet = best !== null && best.lead >= needed;
  const school = best === null ? 'legends' : look.schoolOf(best.against);
  const middle = y + height / 2;
  const lift = best === null ? 0 : 12;
  const pair = isUpper ? (['heroic', 'legendary'] as const) : (['common', 'common'] as const);
  return [
    shape(roundRect(x, y, width, height, 10), {
      fill: isMet ? '#2F6B3F73' : '#0A0A0E73',
      stroke: isMet ? INK.goodEdge : '#4B403B',
      width: 2,
    }),
    digits(`+${needed}`, x + 14, middle, 46, isMet ? '#DFFFDC' : INK.parch, { align: 'left' }),
    ...pair.map((rank, k) =>
      piece({ rank, letter: say.letters[rank] }, school, style, x + 98 + k * 32, middle - lift, 48),
    ),
    ...(best === null
      ? []
      : [
          words(say.now(best.lead), x + 114, y + height - 20, 30, isMet ? '#BFF5BD' : INK.dim, {
            align: 'center',
            max: 104,
          }),
        ]),
    paragraph(text, { x: x + 170, y: y + 4, width: width - 182, height: height - 8 }, 31, 30, INK.parch, {
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
  const room = (height - CARD_HEAD - 40) / 2;
  return [
    ...panel(x, y, width, height, {
      edge: '#B4562C',
      line: 2,
      fill: linear(0, y, 0, y + height, '#33221D', '#1C1719'),
    }),
    group([shape(rect(x, y, width, CARD_HEAD + 3), { fill: linear(x, 0, x + width, 0, '#A03E18D9', '#7832141A') })], {
      clip: roundRect(x + 3, y + 3, width - 6, 200, 12),
    }),
    shape(rect(x + 3, y + CARD_HEAD + 3, width - 6, 2), { fill: '#B4562C' }),
    icon(ICON.flare, x + 52, y + 49, 66, '#FFB45C', { halo: '#3A1408', haloWidth: 2.5 }),
    words(say.flare, x + 104, y + 32, 37, INK.parch, { face: FACE.title }),
    words(say.flareRule, x + 104, y + 69, 30, '#FFC08A', { max: width - 120 }),
    ...halves.flatMap((half, k) =>
      halfMarks(half, { x: x + 14, y: y + CARD_HEAD + 16 + k * (room + 8), width: width - 28, height: room }, look),
    ),
  ];
}
