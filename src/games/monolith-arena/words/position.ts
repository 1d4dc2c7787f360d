import { printOf } from '../prints.js';
import type { LastMove, TileView } from '../view.js';
import { countEach, times } from './reading.js';
import type { ArenaScene } from './sentences.js';

/** The pieces a text board is made of, in one language. */
export interface BoardWords {
  /** The head of a tile: its name. */
  name(tile: string): string;
  /** How it is turned. */
  rotation(rotation: number): string;
  faction(id: string): string;
  line(faction: string, tile: string): string;
  turn(turn: number): string;
  onTurn(name: string): string;
  /** Turns before the Last Battle. */
  closing(turns: number): string;
  last(move: LastMove, name: string): string | null;
  /** A seat's Banner, stack and hand in numbers. */
  seat(pool: number, stack: number, hand: number): string;
  hidden(tiles: string): string;
  noTiles: string;
  /** Marks of a tile; only those that are there are asked for. */
  wounds(count: number, hitPoints: number): string;
  poison(count: number): string;
  entrenched: string;
  netted: string;
  disarmed: string;
  folded: string;
  emptyElements(hexes: readonly string[]): string;
  noHand: string;
}

const counted = (names: readonly string[]): string =>
  countEach(names)
    .map(([name, count]) => times(name, count))
    .join(', ');

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const sizeOf = (tiles: readonly string[] | number): number => (typeof tiles === 'number' ? tiles : tiles.length);

/** The whole position: who is on turn, then what each seat has, tile by tile. */
export function boardText(scene: ArenaScene, words: BoardWords): string {
  const { view, names } = scene;
  const last = view.last && words.last(view.last, names[view.last.seat]!);
  const head = [
    ...(view.turn > 0 ? [words.turn(view.turn)] : []),
    ...(view.onTurn === null ? [] : [words.onTurn(names[view.onTurn]!)]),
    ...(view.turnsLeft ? [words.closing(view.turnsLeft)] : []),
    ...(last ? [last] : []),
  ].join(' ');
  return [head, ...view.seats.map((_, seat) => seatText(scene, seat, words))].filter(line => line !== '').join('\n');
}

function seatText({ view, names }: ArenaScene, seat: number, words: BoardWords): string {
  const { faction, hitPoints, stack, hand, hidden } = view.seats[seat]!;
  const tiles = view.tiles.filter(tile => tile.seat === seat).map(tile => tileText(tile, words));
  const empty = view.elements.filter(element => element.seat === seat && element.empty).map(({ hex }) => hex);
  const parts = [
    words.seat(hitPoints, stack, sizeOf(hand)),
    ...(typeof hidden !== 'number' && hidden.length > 0
      ? [words.hidden(counted(hidden.map(({ tile }) => words.name(tile))))]
      : []),
    ...(empty.length > 0 ? [words.emptyElements(empty)] : []),
  ];
  return `${names[seat]} (${words.faction(faction)}): ${parts.join(', ')}. ${tiles.join('; ') || words.noTiles}`;
}

/** "C3 Knight rotation 2 (1 wound, netted)". */
function tileText(tile: TileView, words: BoardWords): string {
  const marks = [
    ...(tile.folded ? [words.folded] : []),
    ...(tile.wounds > 0 ? [words.wounds(tile.wounds, tile.hitPoints)] : []),
    ...(tile.poison > 0 ? [words.poison(tile.poison)] : []),
    ...(tile.entrenched > 0 ? [words.entrenched] : []),
    ...(tile.nettedBy.length > 0 ? [words.netted] : []),
    ...(tile.disarmed ? [words.disarmed] : []),
  ];
  const turned = printOf(tile.faction, tile.tile).isRound ? '' : ` ${words.rotation(tile.rotation)}`;
  return `${tile.hex} ${words.name(tile.tile)}${turned}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

/** What only the reader may see: the tiles in hand, each with what it does, and what the Monolith hides. */
export function handText({ view, reader }: ArenaScene, words: BoardWords): string {
  const own = reader === 'spectator' ? undefined : view.seats[reader];
  if (!own || typeof own.hand === 'number') return words.noHand;
  const tiles = countEach(own.hand).map(
    ([tile, count]) => `${times(words.name(tile), count)}: ${words.line(own.faction, tile)}`,
  );
  const hidden = typeof own.hidden === 'number' ? [] : own.hidden.map(({ tile }) => words.name(tile));
  return [
    tiles.length > 0 ? tiles.join('\n') : words.noHand,
    ...(hidden.length > 0 ? [capital(words.hidden(counted(hidden)))] : []),
  ].join('\n');
}
