import type { Mark } from '../../../engine/drawing.js';
import { CARDS, cardOf } from '../cards.js';
import type { Part } from '../vocabulary.js';
import { cardText, flareText } from '../words/cards/index.js';
import { cardName } from '../words/names.js';
import { linesOf, paragraph } from './fitting.js';
import { panel } from './furniture.js';
import { cardIcon, ICON } from './icons.js';
import { FACE, icon, LEADING, LEAST, linear, words } from './marks.js';
import { INK, mix, type Style } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { badge, piece } from './piece.js';

const TEXT = { x: 32, width: 936 } as const;
const HEAD = 76;

/** The card a question is about, and which of its texts. */
export interface Subject {
  readonly card: string;
  readonly part: Part;
}

export const isFlare = (card: string): boolean => card.startsWith('flare-');

function partText({ card, part }: Subject, say: PictureWords): string {
  if (isFlare(card)) {
    const { upper, lower } = flareText(card);
    return part === 'effect'
      ? `${upper[say.language]} ${lower[say.language]}`
      : (part === 'lower' ? lower : upper)[say.language];
  }
  const text = cardText(card);
  const said = part === 'frozen' ? text.frozen : part === 'warp' ? text.warp : text.effect;
  return (said ?? text.effect)[say.language];
}

/** How tall the bar of a card is. */
export const barHeight = (subject: Subject, say: PictureWords): number =>
  HEAD + linesOf(partText(subject, say), TEXT.width) * LEADING + 14;

/** The card that is carried out, and what it says: in sight as long as it asks. */
export function cardBar(subject: Subject, school: string, style: Style, say: PictureWords): Mark[] {
  const { card, part } = subject;
  const height = barHeight(subject, say);
  const { dark } = style.of(school);
  const token = isFlare(card)
    ? [icon(ICON.flare, 62, 50, 58, '#FFB45C', { halo: '#3A1408', haloWidth: 3 })]
    : [
        piece({ rank: CARDS[cardOf(card)]!.rank, icon: cardIcon(card) }, school, style, 62, 50, 66),
        ...badge(say.letters[CARDS[cardOf(card)]!.rank], 89, 73, 15),
      ];
  const name = isFlare(card) ? say.flare : cardName(card, say.language);
  const kind = part === 'frozen' ? say.frozen : part === 'warp' ? say.warp : '';
  return [
    ...panel(14, 12, 972, height, {
      edge: INK.bronze,
      line: 2,
      fill: linear(14, 0, 986, 0, mix(dark, '#17171D', 0.3), '#1D1C22'),
    }),
    ...token,
    words(name, 112, 50, 44, INK.parch, { face: FACE.title, max: kind === '' ? 856 : 540 }),
    ...(kind === '' ? [] : [words(kind, 968, 51, LEAST, INK.lux, { align: 'right', max: 320 })]),
    paragraph(
      partText(subject, say),
      { x: TEXT.x, y: 12 + HEAD, width: TEXT.width, height: height - HEAD },
      LEAST,
      LEAST,
      INK.parch,
    ),
  ];
}
