import { english } from '../../../../engine/language.js';
import type { LastMove } from '../../view.js';
import { factionName } from '../names.js';
import type { BoardWords } from '../position.js';
import { tileLine } from '../tiles.js';
import { and, the, turns, wounds } from './grammar.js';

/** What was done last, by kind. `what` is the tile with its hexes. */
const LAST: Readonly<Record<string, (name: string, what: string, hexes: string) => string>> = {
  placed: (name, what) => `${name} placed ${what}`,
  moved: (name, what) => `${name} moved ${what}`,
  turned: (name, what) => `${name} turned ${what}`,
  pushed: (name, what) => `${name} pushed ${what}`,
  removed: (_, what) => `${what} left the board`,
  net: (name, what) => `${name} netted ${what}`,
  fire: (name, _, hexes) => `${name} threw a Fire Concoction at ${hexes}`,
  shot: (name, what) => `${name} shot at ${what}`,
  entrenched: (name, what) => `${name} entrenched ${what}`,
  unfolded: (name, _, hexes) => `${name} unfolded the Monolith on ${hexes}`,
  charged: (name, what) => `${name} charged: ${what}`,
  battle: () => 'a Battle',
};

function last(move: LastMove, name: string): string | null {
  const hexes = move.to.join(', ');
  const path = move.from === null ? hexes : [move.from, ...move.to].join(' → ');
  const told = LAST[move.what]?.(name, move.tile === null ? path : `${the(move.tile)} ${path}`, hexes);
  return told ? `Last: ${told}.` : null;
}

export const board: BoardWords = {
  name: the,
  rotation: rotation => `rotation ${rotation}`,
  faction: id => factionName(id, 'en'),
  line: (faction, tile) => tileLine(faction, tile, 'en'),
  turn: turn => `Turn ${turn}.`,
  onTurn: name => `${name} to play.`,
  closing: left => `${turns(left)} before the Last Battle.`,
  last,
  seat: (pool, stack, hand) => `Banner ${pool}/20, stack ${stack}, hand ${hand}`,
  hidden: tiles => `in the Monolith: ${tiles}`,
  noTiles: 'Nothing on the board.',
  wounds: (count, hitPoints) => (hitPoints > 1 ? `${wounds(count)} of ${hitPoints}` : wounds(count)),
  poison: count => `poison ${count}`,
  entrenched: 'entrenched',
  netted: 'netted',
  disarmed: 'disarmed',
  folded: 'folded Monolith',
  emptyElements: hexes => `empty ${english(hexes.length, 'element', 'elements')} on ${and(hexes)}`,
  noHand: 'No tiles in hand.',
};
