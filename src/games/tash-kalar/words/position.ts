import { CARDS, cardOf } from '../cards.js';
import type { ColourView, FlareNow, LastMove, SeatView, TaskView } from '../view.js';
import { RANKS, type Rank } from '../vocabulary.js';
import type { ContestScene } from './sentences.js';

/** The pieces a text board is made of, in one language. */
export interface BoardWords {
  turn(turn: number): string;
  onTurn(name: string, actions: number): string;
  finals(turns: number): string;
  last(move: LastMove, scene: ContestScene): string | null;
  school(id: string): string;
  and(names: readonly string[]): string;
  /** "5/9 points"; in the Melee the points in each colour. */
  score(colour: ColourView, scene: ContestScene): string;
  pieces(rank: Rank, squares: string): string;
  gateway(square: string): string;
  noPieces: string;
  /** Deck and cards of a seat in numbers. */
  cards(deck: number, beings: number, legends: number, flares: number): string;
  frozen(card: string): string;
  pending(card: string): string;
  merchant(piece: { colour: number; rank: Rank }, scene: ContestScene): string;
  tasks(current: string, next: string | null): string;
  /** A task with its points, and how far each colour is. */
  task(task: TaskView, scene: ContestScene): string;
  nextTask(task: TaskView): string;
  /** A card of the hand: what it does and in how many ways it can be summoned now. */
  card(id: string, rank: Rank, placements: number): string;
  frozenCard(id: string): string;
  pendingCard(id: string, placements: number): string;
  /** A flare, what it needs and what each opponent's lead is. */
  flare(id: string, now: readonly FlareNow[], scene: ContestScene): string;
  noHand: string;
}

const sizeOf = (cards: readonly string[] | number): number => (typeof cards === 'number' ? cards : cards.length);

/** The whole position: who is on turn, the tasks, then each colour's score, pieces and cards. */
export function boardText(scene: ContestScene, words: BoardWords): string {
  const { view, names } = scene;
  const last = view.last && words.last(view.last, scene);
  const head = [
    ...(view.turn > 0 ? [words.turn(view.turn)] : []),
    ...(view.inControl === null ? [] : [words.onTurn(names[view.inControl]!, view.actions)]),
    ...(view.finals && view.finals.length > 0 ? [words.finals(view.finals.length)] : []),
    ...(last ? [last] : []),
  ].join(' ');
  const tasks = view.tasks.map(task => words.task(task, scene)).join('; ');
  const next = view.nextTask && words.nextTask(view.nextTask);
  return [
    head,
    ...(view.tasks.length > 0 ? [words.tasks(tasks, next)] : []),
    ...view.colours.map((_, colour) => colourText(scene, colour, words)),
    ...(view.merchant ? [words.merchant(view.merchant, scene)] : []),
  ]
    .filter(line => line !== '')
    .join('\n');
}

function colourText(scene: ContestScene, colour: number, words: BoardWords): string {
  const { view, names } = scene;
  const own = view.colours[colour]!;
  const pieces = view.pieces.filter(piece => piece.colour === colour);
  const ranks = RANKS.flatMap(rank => {
    const squares = pieces.filter(piece => piece.rank === rank).map(({ square }) => square);
    return squares.length > 0 ? [words.pieces(rank, squares.join(' '))] : [];
  });
  const gateway = pieces.find(piece => piece.gateway);
  const players = words.and(own.seats.map(seat => `${names[seat]} (${words.school(view.seats[seat]!.school)})`));
  const parts = [
    words.score(own, scene),
    ...(ranks.length > 0 ? ranks : [words.noPieces]),
    ...(gateway ? [words.gateway(gateway.square)] : []),
    ...own.seats.map(seat => seatText(view.seats[seat]!, words)),
  ];
  return `${players}: ${parts.join('; ')}.`;
}

function seatText(seat: SeatView, words: BoardWords): string {
  return [
    words.cards(seat.deck, sizeOf(seat.beings), sizeOf(seat.legends), sizeOf(seat.flares)),
    ...(seat.frozen === null ? [] : [words.frozen(seat.frozen)]),
    ...(seat.pending === null ? [] : [words.pending(seat.pending)]),
  ].join(', ');
}

const rankOf = (card: string): Rank => CARDS[cardOf(card)]!.rank;

/** What only the reader may see: every card with what it does and whether it can be played now. */
export function handText(scene: ContestScene, words: BoardWords): string {
  const own = scene.reader === 'spectator' ? undefined : scene.view.seats[scene.reader];
  if (!own || typeof own.beings === 'number' || typeof own.legends === 'number' || typeof own.flares === 'number')
    return words.noHand;
  const placements = (card: string): number => own.placements?.[card] ?? 0;
  const lines = [
    ...[...own.beings, ...own.legends].map(card => words.card(card, rankOf(card), placements(card))),
    ...(own.pending === null ? [] : [words.pendingCard(own.pending, placements(own.pending))]),
    ...(own.frozen === null ? [] : [words.frozenCard(own.frozen)]),
    ...own.flares.map(flare => words.flare(flare, own.flareNow ?? [], scene)),
  ];
  return lines.length > 0 ? lines.join('\n') : words.noHand;
}
