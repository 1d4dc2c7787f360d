import { list, polish } from '../../../../engine/language.js';
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
import { cardName, namesOf, schoolName, taskName } from '../names.js';
import { gains, isFlare, lendings, namesOfColour, pieceOn, sideOf } from '../reading.js';
import type { ContestScene } from '../sentences.js';
import type { Group } from '../told.js';

export const and = (parts: readonly string[]): string => list(parts, 'i');

const flareNumber = (id: string): number => Number(id.slice('flare-'.length));
/** „Rycerz”, „Rycerza” (kogo nie ma), „Rycerza” (kogo widzę); a flare goes by its number. */
export const who = (card: string): string => (isFlare(card) ? `flara ${flareNumber(card)}` : cardName(card, 'pl'));
export const whose = (card: string): string =>
  isFlare(card) ? `flary ${flareNumber(card)}` : namesOf(card).pl.genitive;
export const whom = (card: string): string =>
  isFlare(card) ? `flarę ${flareNumber(card)}` : namesOf(card).pl.accusative;
/** What is typed for a card. */
export const typed = (card: string): string => who(card).toLowerCase();
export const typedSchool = (scene: ContestScene, colour: number): string =>
  schoolName(scene.view.colours[colour]!.school, 'pl').toLowerCase();

export const RANKS: Readonly<Record<Rank, readonly [one: string, many: string]>> = {
  common: ['zwykły', 'zwykłe'],
  heroic: ['heroiczny', 'heroiczne'],
  legendary: ['legendarny', 'legendarne'],
};

/** Effect, frozen effect and warp of a card. */
export function textOf(card: string): string {
  const { effect, frozen, warp } = cardText(card);
  return [effect.pl, ...(frozen ? [`Zamrożony: ${frozen.pl}`] : []), ...(warp ? [`Osnowa: ${warp.pl}`] : [])].join(' ');
}

/** Who plays a colour: „Ola”, „Ola i Jan”. */
export const players = (scene: ContestScene, colour: number): string => and(namesOfColour(scene, colour));
/** „które ma Ola”, „które mają Ola i Jan”. */
export const have = (scene: ContestScene, colour: number): string =>
  `${scene.view.colours[colour]!.seats.length > 1 ? 'mają' : 'ma'} ${players(scene, colour)}`;
/** „Ola (Górale)”. */
export const playerAndSchool = (scene: ContestScene, colour: number): string =>
  `${players(scene, colour)} (${schoolName(scene.view.colours[colour]!.school, 'pl')})`;

interface Speaker {
  readonly scene: ContestScene;
  /** The colour that acts. */
  readonly by: number;
  /** In sentences about others „własny”, to the one who acts „twój”. */
  readonly own?: readonly [one: string, many: string];
}
const OWN = ['własny', 'własne'] as const;
/** „Idzie twój pion”, but „zniszcz swój pion”. */
export const YOURS = ['twój', 'twoje'] as const;
export const ONES_OWN = ['swój', 'swoje'] as const;

/** „wrogi zwykły pion D5”, „własne zwykłe piony D5 i E5”, among many opponents „zwykły pion D5 (Ola)”. */
export function group({ colour, rank, squares }: Group, { scene, by, own = OWN }: Speaker): string {
  const at = squares.length > 1 ? 1 : 0;
  const noun = at === 0 ? 'pion' : 'piony';
  const side = sideOf(scene, colour, by);
  const adjective = side === 'own' ? `${own[at]} ` : side === 'enemy' ? `${['wrogi', 'wrogie'][at]} ` : '';
  const owner = side === 'named' ? ` (${players(scene, colour)})` : '';
  const where = squares.length > 0 ? ` ${and(squares)}` : '';
  return `${adjective}${RANKS[rank][at]} ${noun}${where}${owner}`;
}
export const groups = (each: readonly Group[], speaker: Speaker): string => and(each.map(one => group(one, speaker)));
export const piece = ({ colour, rank, square }: Mention | PieceView, speaker: Speaker): string =>
  group({ colour, rank, squares: [square] }, speaker);
/** The piece on a square of the board as its reader sees it, or the square alone. */
export function on(scene: ContestScene, square: SquareName, by: number, own: Speaker['own'] = ONES_OWN): string {
  const found = pieceOn(scene, square);
  return found ? piece(found, { scene, by, own }) : square;
}
/** The same where the square is known already. */
export function kindOn(scene: ContestScene, square: SquareName, by: number): string {
  const found = pieceOn(scene, square);
  return found ? group({ ...found, squares: [] }, { scene, by, own: ONES_OWN }) : square;
}

const PARTS: Readonly<Record<Part, string>> = {
  effect: '',
  frozen: ', zamrożony efekt',
  warp: ', osnowa',
  upper: ', górny efekt',
  lower: ', dolny efekt',
};
/** The card whose effect asks: „Rycerz”, „Flara 3, górny efekt”. */
export function head({ card, part }: Pick<During, 'card' | 'part'>): string {
  const name = who(card);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${PARTS[part]}`;
}

/** Counted things: as the object of a sentence (1 akcję) and as its subject (1 akcja). */
export const actions = (count: number): string => `${count} ${polish(count, 'akcja', 'akcje', 'akcji')}`;
export const gainedActions = (count: number): string => (count === 1 ? 'akcję' : actions(count));
export const points = (count: number): string => `${count} ${polish(count, 'punkt', 'punkty', 'punktów')}`;
const counted = (count: number, one: string, few: string, many: string): string =>
  count === 1 ? one : `${count} ${polish(count, one, few, many)}`;
const beings = (count: number): string => counted(count, 'istotę', 'istoty', 'istot');
export const legends = (count: number): string => counted(count, 'legendę', 'legendy', 'legend');
const flares = (count: number): string => counted(count, 'flarę', 'flary', 'flar');
export const layings = (count: number): string => `${count} ${polish(count, 'ułożenie', 'ułożenia', 'ułożeń')}`;
export const turns = (count: number): string => `${count} ${polish(count, 'tura', 'tury', 'tur')}`;
/** „2 istoty i flarę”: the kinds that are there. */
export const cards = (counts: { beings: number; legends: number; flares: number }): string =>
  and([
    ...(counts.beings > 0 ? [beings(counts.beings)] : []),
    ...(counts.legends > 0 ? [legends(counts.legends)] : []),
    ...(counts.flares > 0 ? [flares(counts.flares)] : []),
  ]);

/** „Ola +1”, in the Melee „Ola +1 (kolor: Jan) i +2 (kolor: Ewa)”. */
export const scored = (all: readonly Points[], scene: ContestScene): string =>
  gains(all)
    .map(({ colour, each }) => {
      const parts = each.map(
        ({ points: count, of }) => `+${count}${of === null ? '' : ` (kolor: ${players(scene, of)})`}`,
      );
      return `${players(scene, colour)} ${and(parts)}`;
    })
    .join(', ');

/** „Zniszczenie (2 punkty)”. */
export const task = (id: string): string =>
  `${taskName(id, 'pl')} (${points(TASKS.find(each => each.id === id)!.points)})`;

/** Who plays together, where there are teams. */
export const teams = (
  { mode, colours, order }: Extract<ContestEntry, { readonly tell: 'match-begins' }>,
  names: readonly string[],
): readonly string[] => {
  if (!mode.endsWith('-team')) return [];
  const side = (colour: number): string =>
    and(order.filter(seat => colours[seat] === colour).map(seat => names[seat]!));
  return [`Razem grają ${side(0)} oraz ${side(1)}`];
};

/** „z pionem E5, który ma Celina”: pieces of others in a pattern, by who lends them. */
export const lent = ({ borrowed, lenders }: Laying, scene: ContestScene, isBrief = false): string[] =>
  lendings(borrowed, lenders).map(({ colour, squares }) => {
    const [noun, which] = squares.length === 1 ? ['pionem', 'który'] : ['pionami', 'które'];
    return `z ${noun}${isBrief ? '' : ` ${and(squares)}`}, ${which} ${have(scene, colour)}`;
  });

/** Ways on the board, as people say and type them. */
export const DIRECTIONS: Readonly<Record<DirectionName, string>> = {
  N: 'góra',
  NE: 'prawo-góra',
  E: 'prawo',
  SE: 'prawo-dół',
  S: 'dół',
  SW: 'lewo-dół',
  W: 'lewo',
  NW: 'lewo-góra',
};
