import type { PieceView } from '../view.js';
import type { DirectionName, Laying, Points, SquareName } from '../vocabulary.js';
import type { ContestScene } from './sentences.js';

/** What stands on a square, if anything. */
export const pieceOn = ({ view }: ContestScene, square: SquareName): PieceView | undefined =>
  view.pieces.find(piece => piece.square === square);

export const colourOf = ({ view }: ContestScene, seat: number): number => view.seats[seat]!.colour;

/** Those who play a colour, in turn order. */
export const namesOfColour = ({ view, names }: ContestScene, colour: number): string[] =>
  view.colours[colour]!.seats.map(seat => names[seat]!);

/** Whose piece it is, as somebody of a colour sees it: with one opponent "enemy" says it all. */
export function sideOf({ view }: ContestScene, colour: number, by: number): 'own' | 'enemy' | 'named' {
  if (colour === by) return 'own';
  return view.colours.length === 2 ? 'enemy' : 'named';
}

export const isFlare = (card: string): boolean => card.startsWith('flare-');

/** Arrows that no client of Discord swaps for a coloured picture. */
export const ARROWS: Readonly<Record<DirectionName, string>> = {
  N: '⇑',
  NE: '⇗',
  E: '⇒',
  SE: '⇘',
  S: '⇓',
  SW: '⇙',
  W: '⇐',
  NW: '⇖',
};

/** Where and how a pattern is laid; those on one square are told apart by a number or by who lends a piece. */
export function placeOfLaying(
  layings: readonly Laying[],
  id: string,
): {
  readonly laying: Laying;
  readonly square: SquareName;
  /** Null where it is the only one there. */
  readonly number: number | null;
  /** Whether another one uses the same squares: only whose piece is borrowed differs. */
  readonly isSamePattern: boolean;
} {
  const laying = layings.find(each => each.id === id)!;
  const alike = layings.filter(({ square }) => square === laying.square);
  const number = alike.length > 1 ? alike.indexOf(laying) + 1 : null;
  const isSamePattern = alike.length > 1 && alike.every(({ used }) => used.join() === laying.used.join());
  return { laying, square: laying.square, number, isSamePattern };
}

/** Whether the framed square was asked for before: then fewer placements are offered than the card has. */
export function isFrameKnown({ view }: ContestScene, seat: number, card: string, layings: readonly Laying[]): boolean {
  return (view.seats[seat]!.placements?.[card] ?? 0) > layings.length;
}

/** "a sentence" with a capital letter. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Points by who gains them, those in one colour together. */
export function gains(all: readonly Points[]): { readonly colour: number; readonly each: readonly Points[] }[] {
  return [...new Set(all.map(({ colour }) => colour))].map(colour => {
    const own = all.filter(points => points.colour === colour);
    const each = [...new Set(own.map(({ of }) => of))].map(of => ({
      colour,
      of,
      points: own.filter(points => points.of === of).reduce((sum, { points }) => sum + points, 0),
    }));
    return { colour, each };
  });
}

/** Squares of others in a pattern, by who lends them. */
export function lendings(
  borrowed: readonly SquareName[],
  lenders: readonly number[],
): { readonly colour: number; readonly squares: readonly SquareName[] }[] {
  return [...new Set(lenders)].map(colour => ({
    colour,
    squares: borrowed.filter((_, at) => lenders[at] === colour),
  }));
}
