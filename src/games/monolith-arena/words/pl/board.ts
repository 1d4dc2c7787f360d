import { polish } from '../../../../engine/language.js';
import type { LastMove } from '../../view.js';
import { factionName } from '../names.js';
import type { BoardWords } from '../position.js';
import { tileLine } from '../tiles.js';
import { and, turns, who, whom, woundsCounted } from './grammar.js';

interface Last {
  /** The tile in the nominative and in the accusative, with its hexes; the hexes alone where no tile is named. */
  readonly who: string;
  readonly whom: string;
  readonly hexes: string;
}

/** What was done last, by kind. In the present: people have no gender here. */
const LAST: Readonly<Record<string, (name: string, what: Last) => string>> = {
  placed: (name, what) => `${name} stawia ${what.whom}`,
  moved: (name, what) => `${name} przesuwa ${what.whom}`,
  turned: (name, what) => `${name} obraca ${what.whom}`,
  pushed: (name, what) => `${name} odpycha ${what.whom}`,
  removed: (_, what) => `z planszy schodzi ${what.who}`,
  net: (name, what) => `${name} zarzuca sieć na ${what.whom}`,
  fire: (name, what) => `${name} rzuca Bombę na ${what.hexes}`,
  shot: (name, what) => `${name} strzela w ${what.whom}`,
  entrenched: (name, what) => `${name} okopuje ${what.whom}`,
  unfolded: (name, what) => `${name} rozwija Monolit na ${what.hexes}`,
  charged: (name, what) => `${name} szarżuje: ${what.who}`,
  battle: () => 'bitwa',
};

function last(move: LastMove, name: string): string | null {
  const hexes = move.to.join(', ');
  const path = move.from === null ? hexes : [move.from, ...move.to].join(' → ');
  const told = LAST[move.what]?.(name, {
    who: move.tile === null ? path : `${who(move.tile)} ${path}`,
    whom: move.tile === null ? path : `${whom(move.tile)} ${path}`,
    hexes,
  });
  return told ? `Ostatnio: ${told}.` : null;
}

export const board: BoardWords = {
  name: who,
  rotation: rotation => `obrót ${rotation}`,
  faction: id => factionName(id, 'pl'),
  line: (faction, tile) => tileLine(faction, tile, 'pl'),
  turn: turn => `Tura ${turn}.`,
  onTurn: name => `Kolej: ${name}.`,
  closing: left => `Do Ostatniej Bitwy ${turns(left)}.`,
  last,
  seat: (pool, stack, hand) => `Sztandar ${pool}/20, stos ${stack}, ręka ${hand}`,
  hidden: tiles => `w Monolicie: ${tiles}`,
  noTiles: 'Nic na planszy.',
  wounds: (count, hitPoints) => (hitPoints > 1 ? `${woundsCounted(count)} z ${hitPoints}` : woundsCounted(count)),
  poison: count => `zatrucie ${count}`,
  entrenched: 'okopanie',
  netted: 'w sieci',
  disarmed: 'bez ataku',
  folded: 'zwinięty Monolit',
  emptyElements: hexes =>
    `${polish(hexes.length, 'pusty element', 'puste elementy', 'pustych elementów')} na ${and(hexes)}`,
  noHand: 'Brak żetonów na ręce.',
};
