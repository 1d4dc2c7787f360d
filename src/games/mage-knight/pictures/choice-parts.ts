import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { cardOf, isWound } from '../cards/index.js';
import { parseAddress } from '../tiles/lattice.js';
import type { HeroView } from '../view.js';
import type { During, Explorable } from '../vocabulary.js';
import { signTo } from '../words/compass.js';
import { cardBlock } from './card.js';
import { cardName } from './component-names.js';
import { ACROSS } from './furniture.js';
import { cardsGrid, unitsGrid } from './hand.js';
import { CARD_ICONS } from './icons-of-cards.js';
import { type Block, flow, type Item } from './items.js';
import { spotsOf } from './land-view.js';
import type { Ghost, Lit } from './map.js';
import { FACE, icon, LEAST, lineWidth, shape, words } from './marks.js';
import { INK, manaHues, mix } from './palette.js';
import { may, type Part } from './sheet.js';
import { skillBlock } from './skill.js';
import { closeUp } from './surroundings.js';
import { tacticBlock } from './tactic.js';
import { unitBlock } from './unit.js';
import type { Vista } from './vista.js';

/** A card by its name alone, in its colour; with its number in the hand where it is chosen by it. */
export function chip({ palette, say }: Vista, id: string, number?: number): Item {
  const called = isWound(id) ? say.wound : cardName(id, say.language);
  const name = number === undefined ? called : `${number} ${called}`;
  const colour = isWound(id) ? undefined : cardOf(id).colors[0];
  const face = colour ? manaHues(colour, palette).face : isWound(id) ? '#8F1A28' : '#B98A3A';
  const ink = colour ? manaHues(colour, palette).ink : INK.white;
  const width = lineWidth(name, FACE.label) * LEAST + 76;
  return {
    width,
    draw: (x, y): Mark[] => [
      shape(roundRect(x, y - 29, width, 58, 14), { fill: mix(face, '#10141F', 0.25), stroke: face, width: 2 }),
      icon(CARD_ICONS[id] ?? CARD_ICONS.wound!, x + 30, y, 34, ink),
      words(name, x + 58, y, LEAST, ink),
    ],
  };
}

/** The cards of a hand by their numbers and names, in as many rows as they need. */
export const chips = (vista: Vista, cards: readonly string[]): Block =>
  flow(
    cards.map((id, at) => chip(vista, id, at + 1)),
    ACROSS,
    66,
  );

/** More cards than these are told by name alone. */
const MOST_DRAWN = 8;

/** The hand in sight: both sides of each card in a line, or only names where the room is small. */
export function handParts(vista: Vista, hero: HeroView, want = 1): Part[] {
  const cards = hero.hand ?? [];
  if (cards.length === 0) return [];
  const named = chips(vista, cards);
  return [
    cards.length > MOST_DRAWN
      ? may(named, want)
      : { ...may(cardsGrid(vista, cards, { brief: true }), want), instead: named },
    ...(hero.units.length > 0 ? [may(unitsGrid(vista, hero, true), want + 1)] : []),
  ];
}

/** What an effect comes from, as large as it needs. */
export function duringBlock({ palette, say }: Vista, { from, side }: During): Block | null {
  const look = { palette, say, width: ACROSS };
  switch (from.kind) {
    case 'card':
    case 'banner':
      return isWound(from.id)
        ? null
        : cardBlock(from.id, {
            ...look,
            ...(side ? { sides: { basic: side === 'basic', powered: side === 'powered' } } : {}),
          });
    case 'unit':
      return unitBlock(from.id, look);
    case 'skill':
      return skillBlock(from.id, look);
    case 'tactic':
      return tacticBlock(from.id, look);
  }
}

/** Free tile positions by the way they lie from the hero, as the buttons name them. */
export const ghostsOf = ({ view }: Vista, seat: number, explorable: readonly Explorable[]): Ghost[] =>
  explorable.flatMap(({ at, cost }) => {
    const address = parseAddress(at);
    return address ? [{ at: address, letter: signTo(at, explorable, view, seat), cost }] : [];
  });

/** The hero's surroundings with what may be chosen lit. */
export function mapPart(
  vista: Vista,
  seat: number,
  height: number,
  look: {
    readonly lit?: ReadonlyMap<string, Lit>;
    readonly ghosts?: readonly Ghost[];
    readonly path?: readonly string[];
  } = {},
): Block | null {
  const spots = spotsOf(vista.view);
  const made = (x: number, y: number) => closeUp(vista, spots, seat, { x, y, width: ACROSS, height }, look);
  return made(0, 0) === null ? null : { height, draw: (x, y) => made(x, y)?.marks ?? [] };
}
