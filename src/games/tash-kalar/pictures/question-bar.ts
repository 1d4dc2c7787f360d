import type { Mark } from '../../../engine/drawing.js';
import { CARDS, cardOf } from '../cards.js';
import type { Part } from '../vocabulary.js';
import { cardText, flareText } from '../words/cards/index.js';
import { paragraph } from './fitting.js';
import { panel } from './furniture.js';
import { cardIcon, ICON } from './icons.js';
import { FACE, icon, linear } from './marks.js';
import { INK, mix, type Style } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { badge, piece } from './piece.js';

export const BAR = 146;

/** The card a question is about, and which of its texts. */
export interface Subject {
  readonly card: string;
  readonly part: Part;
}

export const isFlare = (card: string): boolean => card.startsWith('flare-');

function partText({ card, part }: Subject, say: PictureWords): string {
  if (isFlare(card)) return flareText(card)[part === 'lower' ? 'lower' : 'upper'][say.language];
  const text = cardText(card);
  const said = part === 'frozen' ? text.frozen : part === 'warp' ? text.warp : text.effect;
  return (said ?? text.effect)[say.language];
}

/** The question itself, and the text of the card it comes from: enough to answer without looking it up. */
export function questionBar(
  question: string,
  subject: Subject | null,
  school: string,
  style: Style,
  say: PictureWords,
): Mark[] {
  const { dark } = style.of(school);
  const marks: Mark[] = panel(14, 12, 972, BAR, {
    edge: INK.bronze,
    line: 2,
    fill: linear(14, 0, 986, 0, mix(dark, '#17171D', 0.3), '#1D1C22'),
  });
  if (!subject) {
    return [
      ...marks,
      piece({ rank: 'common' }, school, style, 84, 12 + BAR / 2, 104),
      paragraph(question, { x: 154, y: 22, width: 812, height: BAR - 20 }, 40, 28, INK.parch, {
        face: FACE.label,
        middle: true,
      }),
    ];
  }
  const { card } = subject;
  const token = isFlare(card)
    ? [icon(ICON.flare, 84, 12 + BAR / 2, 96, '#FFB45C', { halo: '#3A1408', haloWidth: 3 })]
    : [
        piece({ rank: CARDS[cardOf(card)]!.rank, icon: cardIcon(card) }, school, style, 84, 10 + BAR / 2, 118),
        ...badge(say.letters[CARDS[cardOf(card)]!.rank], 126, 48 + BAR / 2, 19),
      ];
  return [
    ...marks,
    ...token,
    paragraph(question, { x: 162, y: 24, width: 806, height: 50 }, 36, 27, INK.parch, {
      face: FACE.label,
      middle: true,
    }),
    paragraph(partText(subject, say), { x: 162, y: 80, width: 806, height: 70 }, 27, 24, INK.dim),
  ];
}
