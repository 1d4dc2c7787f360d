import type { ColourView, PieceView } from '../view.js';
import type { DirectionName, EndReason, Laying, SquareName } from '../vocabulary.js';
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

/** Where and how a pattern is laid: the number tells those on one square apart, null where there is only one. */
export function placeOfLaying(
  layings: readonly Laying[],
  id: string,
): { laying: Laying; square: SquareName; number: number | null } {
  const laying = layings.find(each => each.id === id)!;
  const alike = layings.filter(({ square }) => square === laying.square);
  return { laying, square: laying.square, number: alike.length > 1 ? alike.indexOf(laying) + 1 : null };
}

/** Whether the framed square was asked for before: then fewer placements are offered than the card has. */
export function isFrameKnown({ view }: ContestScene, seat: number, card: string, layings: readonly Laying[]): boolean {
  return (view.seats[seat]!.placements?.[card] ?? 0) > layings.length;
}

/** "a sentence" with a capital letter. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What decides between colours, most important first (TK-12.9 to TK-12.11). */
function standing({ mode }: ContestScene['view'], colour: ColourView): { scores: number[]; ties: number[] } {
  const scores =
    mode === 'melee'
      ? colour.against.map(({ points }) => points - colour.pendingLoss).sort((one, other) => one - other)
      : [colour.score];
  return { scores, ties: [colour.upgraded, colour.pieces] };
}

/** How a finished match stands: the view alone tells why it ended. */
export function endOf({ view }: ContestScene): {
  reason: EndReason;
  winners: readonly number[];
  scores: readonly number[];
} {
  const standings = view.colours.map(colour => standing(view, colour));
  const rows = standings.map(({ scores, ties }) => [...scores, ...ties]);
  const compare = (one: number, other: number): number => {
    const at = rows[one]!.findIndex((number, index) => number !== rows[other]![index]);
    return at < 0 ? 0 : rows[other]![at]! - rows[one]![at]!;
  };
  const [best, next] = view.colours.map((_, colour) => colour).sort(compare) as [number, number];
  const scores = view.colours.map(({ score }) => score);
  const at = rows[best]!.findIndex((number, index) => number !== rows[next]![index]);
  if (at < 0) return { reason: 'draw', winners: [], scores };
  const beyond = at - standings[best]!.scores.length;
  const reason = beyond >= 0 ? (beyond === 0 ? 'upgraded' : 'pieces') : at === 0 ? 'points' : 'other-colours';
  return { reason, winners: view.colours[best]!.seats, scores };
}
