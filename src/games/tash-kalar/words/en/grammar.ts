import { english, list } from '../../../../engine/language.js';
import { TASKS } from '../../tasks.js';
import type { PieceView } from '../../view.js';
import type {
  ContestEntry,
  DirectionName,
  During,
  Laying,
  Mention,
  Part,
  Points,
  Rank,
  SquareName,
} from '../../vocabulary.js';
import { cardText } from '../cards/index.js';
import { cardName, flareName, schoolName, taskName } from '../names.js';
import { gains, isFlare, lendings, namesOfColour, pieceOn, sideOf } from '../reading.js';
import type { ContestScene } from '../sentences.js';
import type { Group } from '../told.js';

export const and = (parts: readonly string[]): string => list(parts, 'and');

/** The card's name; a flare goes by its number. */
export const the = (card: string): string => (isFlare(card) ? flareName(card, 'en') : cardName(card, 'en'));
/** What is typed for a card. */
export const typed = (card: string): string => the(card).toLowerCase().replace(/^the /, '');
export const typedSchool = (scene: ContestScene, colour: number): string =>
  schoolName(scene.view.colours[colour]!.school, 'en').toLowerCase();

export const RANKS: Readonly<Record<Rank, readonly [one: string, many: string]>> = {
  common: ['common', 'commons'],
  heroic: ['heroic', 'heroics'],
  legendary: ['legendary', 'legendaries'],
};

/** Effect, frozen effect and warp of a card. */
export function textOf(card: string): string {
  const { effect, frozen, warp } = cardText(card);
  return [effect.en, ...(frozen ? [`Frozen: ${frozen.en}`] : []), ...(warp ? [`Warp: ${warp.en}`] : [])].join(' ');
}

/** Who plays a colour: "Ann", "Ann and Joe". */
export const players = (scene: ContestScene, colour: number): string => and(namesOfColour(scene, colour));
/** "Ann (Highland)". */
export const playerAndSchool = (scene: ContestScene, colour: number): string =>
  `${players(scene, colour)} (${schoolName(scene.view.colours[colour]!.school, 'en')})`;

interface Speaker {
  readonly scene: ContestScene;
  /** The colour that acts. */
  readonly by: number;
  /** In sentences about others "their own", to the one who acts "your". */
  readonly own?: string;
}
const OWN = 'their own';
export const YOURS = 'your';

/** "the enemy common D5", "their own commons D5 and E5", among many opponents "Ann's common D5". */
export function group({ colour, rank, squares }: Group, { scene, by, own = OWN }: Speaker): string {
  const side = sideOf(scene, colour, by);
  const enemy = squares.length > 0 ? 'the enemy' : 'enemy';
  const owner = side === 'own' ? own : side === 'enemy' ? enemy : `${players(scene, colour)}'s`;
  const where = squares.length > 0 ? ` ${and(squares)}` : '';
  return `${owner} ${RANKS[rank][squares.length > 1 ? 1 : 0]}${where}`;
}
export const groups = (each: readonly Group[], speaker: Speaker): string => and(each.map(one => group(one, speaker)));
export const piece = ({ colour, rank, square }: Mention | PieceView, speaker: Speaker): string =>
  group({ colour, rank, squares: [square] }, speaker);
/** The piece on a square of the board as its reader sees it, or the square alone. */
export function on(scene: ContestScene, square: SquareName, by: number): string {
  const found = pieceOn(scene, square);
  return found ? piece(found, { scene, by, own: YOURS }) : square;
}
/** "an enemy common", "your common", "Ann's common": where the square is known already. */
export function one({ colour, rank }: Mention | PieceView, { scene, by, own = OWN }: Speaker): string {
  const named = group({ colour, rank, squares: [] }, { scene, by, own });
  return sideOf(scene, colour, by) === 'enemy' ? `an ${named}` : named;
}
export function oneOn(scene: ContestScene, square: SquareName, by: number): string {
  const found = pieceOn(scene, square);
  return found ? one(found, { scene, by, own: YOURS }) : square;
}

const PARTS: Readonly<Record<Part, string>> = {
  effect: '',
  frozen: ', frozen effect',
  warp: ', warp',
  upper: ', upper effect',
  lower: ', lower effect',
};
/** The card whose effect asks: "Knight", "Flare 3, upper effect". */
export const head = ({ card, part }: Pick<During, 'card' | 'part'>): string => `${the(card)}${PARTS[part]}`;

export const actions = (count: number): string => `${count} ${english(count, 'action', 'actions')}`;
export const points = (count: number): string => `${count} ${english(count, 'point', 'points')}`;
export const legends = (count: number): string => `${count} ${english(count, 'legend', 'legends')}`;
export const placements = (count: number): string => `${count} ${english(count, 'placement', 'placements')}`;
export const turns = (count: number): string => `${count} ${english(count, 'turn', 'turns')}`;
/** "2 beings and 1 flare": the kinds that are there. */
export const cards = (counts: { beings: number; legends: number; flares: number }): string =>
  and([
    ...(counts.beings > 0 ? [`${counts.beings} ${english(counts.beings, 'being', 'beings')}`] : []),
    ...(counts.legends > 0 ? [legends(counts.legends)] : []),
    ...(counts.flares > 0 ? [`${counts.flares} ${english(counts.flares, 'flare', 'flares')}`] : []),
  ]);

/** "Ann +1", in the Melee "Ann +1 (colour: Joe)". */
export const scored = (all: readonly Points[], scene: ContestScene): string =>
  gains(all)
    .map(({ colour, each }) => {
      const parts = each.map(
        ({ points: count, of }) => `+${count}${of === null ? '' : ` (colour: ${players(scene, of)})`}`,
      );
      return `${players(scene, colour)} ${and(parts)}`;
    })
    .join(', ');

/** "Destruction (2 points)". */
export const task = (id: string): string =>
  `${taskName(id, 'en')} (${points(TASKS.find(each => each.id === id)!.points)})`;

/** Who plays together, where there are teams. */
export const teams = (
  { mode, colours, order }: Extract<ContestEntry, { readonly tell: 'match-begins' }>,
  names: readonly string[],
): readonly string[] => {
  if (!mode.endsWith('-team')) return [];
  const side = (colour: number): string =>
    and(order.filter(seat => colours[seat] === colour).map(seat => names[seat]!));
  return [`Partners: ${side(0)} against ${side(1)}`];
};

/** "using Celina's piece E5": pieces of others in a pattern, by who lends them. */
export const lent = ({ borrowed, lenders }: Laying, scene: ContestScene, isBrief = false): string[] =>
  lendings(borrowed, lenders).map(({ colour, squares }) => {
    const where = isBrief ? '' : ` ${and(squares)}`;
    return `using ${players(scene, colour)}'s ${english(squares.length, 'piece', 'pieces')}${where}`;
  });

/** Ways on the board in words. */
export const DIRECTIONS: Readonly<Record<DirectionName, string>> = {
  N: 'up',
  NE: 'up and right',
  E: 'right',
  SE: 'down and right',
  S: 'down',
  SW: 'down and left',
  W: 'left',
  NW: 'up and left',
};
