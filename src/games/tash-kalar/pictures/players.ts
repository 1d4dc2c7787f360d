import type { Mark, Palette } from '../../../engine/drawing.js';
import type { Scene } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import { circle, roundRect } from '../../../geometry/paths.js';
import type { ContestView, SeatView } from '../view.js';
import { schoolName } from '../words/names.js';
import { pictureWords } from '../words/pictures.js';
import type { Box } from './fitting.js';
import { actionPips, counter, panel, scoreShield, turnEdge } from './furniture.js';
import { cardIcon, ICON } from './icons.js';
import { digits, FACE, icon, LEAST, linear, named, shape, words } from './marks.js';
import { INK, mix, type Style, styleFor, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { piece } from './piece.js';

export const HEAD = 166;

export interface Crowd {
  readonly view: ContestView;
  readonly names: readonly string[];
  readonly style: Style;
  readonly say: PictureWords;
}

export const crowdOf = ({ view, names }: Scene<ContestView>, language: Language, palette: Palette): Crowd => ({
  view,
  names,
  style: styleFor(
    view.seats.map(({ school }) => school),
    palette,
  ),
  say: pictureWords[language],
});

export const sizeOf = (cards: readonly string[] | number): number => (typeof cards === 'number' ? cards : cards.length);

/** Beings a deck still has to give before the end is near: sideways ones do not count (TK-12.2). */
const deckOf = ({ deck, sideways }: SeatView): number => Math.max(0, deck - sideways);

/** The room that open cards of this size take. */
export const openRoom = ({ frozen, pending }: SeatView, size: number): number =>
  [frozen, pending].filter(card => card !== null).length * (size + 14);

/** What lies open before a seat: its frozen card, its pending being, and the piece on Merchant of Time. */
export function openCards({ view, style }: Crowd, seat: number, right: number, y: number, size: number): Mark[] {
  const { frozen, pending } = view.seats[seat]!;
  const { merchant } = view;
  const shown: Mark[] = [];
  let x = right - size / 2;
  const put = (card: string, sign: string, colour: string): void => {
    shown.push(
      shape(roundRect(x - size / 2, y - size / 2, size, size, 9), { fill: '#151B26', stroke: colour, width: 2.5 }),
      icon(cardIcon(card), x, y, size * 0.72, INK.parch),
      shape(circle(x - size / 2 + 3, y - size / 2 + 5, size * 0.25), { fill: INK.plate, stroke: colour, width: 1.5 }),
      icon(sign, x - size / 2 + 3, y - size / 2 + 5, size * 0.36, colour),
    );
    if (card === 'merchant-of-time' && merchant?.seat === seat) {
      const { school } = view.colours[merchant.colour]!;
      shown.push(piece({ rank: merchant.rank }, school, style, x + size * 0.36, y + size * 0.34, size * 0.56));
    }
    x -= size + 14;
  };
  if (frozen !== null) put(frozen, ICON.frozen, '#A9DCF5');
  if (pending !== null) put(pending, ICON.pending, '#D9B8FF');
  return shown;
}

const fillOf = (crowd: Crowd, colour: number, x: number, width: number) => {
  const { dark } = crowd.style.of(crowd.view.colours[colour]!.school);
  return linear(x, 0, x + width, 0, mix(dark, '#17171D', 0.3), '#1D1C22', '#19191F');
};

/** Chevrons of the seat on turn; so many that they become a number take the room of three. */
const pipsOf = ({ actions, actionsAtStart }: ContestView): number => {
  const pips = Math.max(actions, actionsAtStart, 1);
  return pips > 4 ? 3 : pips;
};

/** Actions of the seat on turn, or that its next turn will be shorter. */
function actionMarks({ view }: Crowd, isOn: boolean, colour: number, right: number, y: number): Mark[] {
  const { slowed } = view.colours[colour]!;
  if (!isOn) {
    return slowed
      ? [
          icon(ICON.slowed, right - 60, y, 34, '#A9DCF5'),
          digits(`−${slowed}`, right - 38, y, 30, '#A9DCF5', { align: 'left' }),
        ]
      : [];
  }
  if (Math.max(view.actions, view.actionsAtStart) > 4) {
    return [
      ...actionPips(right - 70, y, 1, 1),
      digits(`×${view.actions}`, right - 48, y, 36, INK.lux, { align: 'left' }),
    ];
  }
  const width = pipsOf(view) * 36;
  return actionPips(right - width / 2 - 4, y, view.actions, view.actionsAtStart, 36);
}

/** The panel of one who plays alone: score, name, school, actions, deck, flare, pieces in supply. */
export function soloPanel(crowd: Crowd, seat: number, { x, y, width, height }: Box): Mark[] {
  const { view, names, style, say } = crowd;
  const own = view.seats[seat]!;
  const facts = view.colours[own.colour]!;
  const colours = style.of(facts.school);
  const isOn = view.onTurn === seat;
  const left = x + 122;
  const right = x + width - 16;
  const low = y + height - 36;
  return [
    ...panel(x, y, width, height, { ...turnEdge(isOn), fill: fillOf(crowd, own.colour, x, width) }),
    ...scoreShield(facts.score, colours, x + 62, y + 64, 86),
    words(say.goal(facts.goal), x + 62, y + height - 30, 36, mix(colours.lite, INK.parch, 0.4), { align: 'center' }),
    named(names[seat] ?? '', left, y + 34, isOn ? 328 - 36 * pipsOf(view) : width - 140, INK.parch),
    ...actionMarks(crowd, isOn, own.colour, right, y + 34),
    words(schoolName(own.school, say.language), left, y + 80, LEAST, mix(colours.lite, INK.parch, 0.4), {
      face: FACE.body,
    }),
    ...counter(ICON.deck, deckOf(own), left, low, 38),
    ...counter(ICON.flare, sizeOf(own.flares), left + 98, low, 38, sizeOf(own.flares) ? INK.flare : '#6B584A'),
    ...supply(crowd, own.colour, left + 188, low, 38),
    ...openCards(crowd, seat, right, low - 2, 50),
  ];
}

/** Pieces that can still be put on the board. */
function supply({ view, style }: Crowd, colour: number, x: number, y: number, size: number): Mark[] {
  const { school, supply: left } = view.colours[colour]!;
  return [
    piece({ rank: 'common' }, school, style, x + size / 2, y, size * 1.1),
    digits(left.doubleSided, x + size + 6, y, size * 0.96, left.doubleSided ? INK.parch : INK.danger, {
      face: FACE.label,
      align: 'left',
    }),
  ];
}

/** The panel of a team: one score, and a line for each partner; who holds the legends is shown by a star. */
export function teamPanel(crowd: Crowd, colour: number, { x, y, width, height }: Box): Mark[] {
  const { view, style, say } = crowd;
  const facts = view.colours[colour]!;
  const colours = style.of(facts.school);
  const isOn = facts.seats.includes(view.onTurn ?? -1);
  const row = (height - 16) / 2;
  return [
    ...panel(x, y, width, height, { ...turnEdge(isOn), fill: fillOf(crowd, colour, x, width) }),
    ...scoreShield(facts.score, colours, x + 56, y + 56, 78),
    ...(isOn
      ? actionPips(x + 56, y + height - 24, view.actions, view.actionsAtStart, view.actions > 3 ? 22 : 28)
      : [
          words(say.goal(facts.goal), x + 56, y + height - 30, 36, mix(colours.lite, INK.parch, 0.4), {
            align: 'center',
          }),
        ]),
    ...facts.seats.flatMap((seat, k) =>
      partnerRow(crowd, seat, { x: x + 104, y: y + 8 + k * row, width: width - 112, height: row }),
    ),
  ];
}

/** After a handover the partner is boxed, and the one whose turn it is keeps a dashed frame. */
function partnerRow(crowd: Crowd, seat: number, { x, y, width, height }: Box): Mark[] {
  const { view, names, style } = crowd;
  const own = view.seats[seat]!;
  const middle = y + height / 2;
  const { face, lite } = style.of(own.school);
  const legends = sizeOf(own.legends);
  const frame = roundRect(x, y + 3, width, height - 6, 10);
  const edge = veil(INK.lux, 0.9);
  const marks: Mark[] = [];
  if (view.inControl === seat) marks.push(shape(frame, { fill: veil(INK.lux, 0.12), stroke: edge, width: 2 }));
  else if (view.onTurn === seat) marks.push(shape(frame, { stroke: veil(INK.lux, 0.5), width: 2, dash: [8, 7] }));
  const room = width - 214 - openRoom(own, 38);
  return [
    ...marks,
    shape(circle(x + 22, middle, 13), { fill: face, stroke: lite, width: 2.5 }),
    named(names[seat] ?? '', x + 44, middle, room, INK.parch),
    ...openCards(crowd, seat, x + width - 172, middle + 2, 38),
    ...counter(ICON.deck, deckOf(own), x + width - 164, middle, 29),
    ...counter(ICON.flare, sizeOf(own.flares), x + width - 106, middle, 29, sizeOf(own.flares) ? INK.flare : '#6B584A'),
    ...(legends ? counter(ICON.legends, legends, x + width - 54, middle, 27, INK.gold) : []),
  ];
}
