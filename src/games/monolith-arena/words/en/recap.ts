import type { BattleCause, Mention } from '../../vocabulary.js';
import { lossesOf, poolText } from '../battle.js';
import { factionName } from '../names.js';
import { isThing, sidesOf } from '../reading.js';
import { type Deed, type Deeds, placings, type RecapWords } from '../recap.js';
import type { ArenaScene } from '../sentences.js';
import { and, at, the, tiles, wounds } from './grammar.js';
import { sides } from './news.js';

/** So many fallen tiles are named in the headline; more are counted there and named below. */
const NAMED = 2;

function deed(entry: Deed): string {
  switch (entry.tell) {
    case 'moved':
      return entry.from === entry.to
        ? `turns ${at(entry.moved)}`
        : `moves ${the(entry.moved.tile)} ${entry.from} → ${entry.to}`;
    case 'pushed':
      return `pushes ${the(entry.pushed.tile)} ${entry.from} → ${entry.to}`;
    case 'netted':
      return `nets ${at(entry.target)}`;
    case 'entrenched':
      return `entrenches ${at(entry.target)}`;
    case 'fire':
      return `throws a Fire Concoction at ${and(entry.hexes)}`;
    case 'shot':
      return `takes a Precise Shot at ${at(entry.target)}`;
    case 'charged':
      return `charges ${at(entry.target)} with ${the(entry.charger.tile)} ${entry.from} → ${entry.to}`;
    case 'unfolded':
      return `unfolds the Monolith on ${and(entry.hexes)}`;
    case 'redrawn':
      return 'exchanges a hand of Orders';
    case 'order-played':
      return `plays ${the(entry.tile)}`;
  }
}

/** "Knight C2 dies", "Rune of Strength B1 and Banner A1 fall". */
function falling(gone: readonly Mention[], scene: ArenaScene): string {
  const things = gone.every(tile => isThing(scene, tile));
  const [one, many] = things ? ['falls', 'fall'] : ['dies', 'die'];
  return `${and(gone.map(at))} ${gone.length === 1 ? one : many}`;
}

const taking = (replaced: Mention | null): string => (replaced ? ` in place of ${the(replaced.tile)}` : '');

function deeds({ seat, placed, discarded, others, gone, wounded, ends }: Deeds, scene: ArenaScene): string {
  // A hand of nothing but Orders is exchanged right after drawing (MA-4.1).
  const isFirst = ({ tell }: Deed): boolean => tell === 'redrawn';
  const phrases = [
    ...others.filter(isFirst).map(deed),
    ...(placed.length > 0
      ? [
          `places ${and(placings(placed).map(({ tile, hexes, replaced }) => `${the(tile)} on ${and(hexes)}${taking(replaced)}`))}`,
        ]
      : []),
    ...others.filter(other => !isFirst(other)).map(deed),
    ...(discarded.length > 0 ? [`discards ${and(discarded.map(the))}`] : []),
    ...(ends && ends.kept > 0 ? [`keeps ${tiles(ends.kept)}`] : []),
  ];
  const hurt = wounded.filter(({ target }) => !gone.some(({ id }) => id === target.id));
  const results = [
    ...hurt.map(({ target, wounds: count }) => `${at(target)} takes ${wounds(count)}`),
    ...(gone.length > 0 ? [falling(gone, scene)] : []),
  ];
  const done = `${scene.names[seat]} ${phrases.length > 0 ? phrases.join(', ') : 'plays nothing'}`;
  return results.length > 0 ? `${done}: ${results.join(', ')}.` : `${done}.`;
}

function battleName(number: number, why: BattleCause | undefined): string {
  if (why === 'last') return 'The Last Battle';
  return why === 'extra-last' ? 'The additional Last Battle' : `Battle ${number}`;
}

/** Two against each other in one line, teams in a line each. */
const whoPlays = (scene: ArenaScene, named: (seat: number) => string): string[] =>
  scene.names.length === 2
    ? [`${sides(scene, named)}.`]
    : sidesOf(scene).map((seats, side) => `Team ${side + 1}: ${and(seats.map(named))}.`);

export const recap: RecapWords = {
  deeds,
  battle: ({ number, before, after, removed }, begins, scene) => {
    const changed = lossesOf(scene, before, after).filter(loss => loss.before !== loss.after);
    const pools = changed.map(loss => `${and(loss.names)}’s Banner ${poolText(loss)}`);
    const fallen = removed.length <= NAMED ? falling(removed, scene) : `${tiles(removed.length)} fall`;
    const told = [...pools, ...(removed.length > 0 ? [fallen] : [])];
    return `${battleName(number, begins?.why)}: ${told.join(', ') || 'no losses'}.`;
  },
  losses: ({ removed }, { names }) =>
    removed.length <= NAMED
      ? []
      : names.flatMap((name, seat) => {
          const own = removed.filter(tile => tile.seat === seat);
          return own.length > 0 ? [`${name} loses ${and(own.map(at))}.`] : [];
        }),
  battleWaits: 'The Battle waits for a choice.',
  begins: ({ factions, order }, scene) => [
    'The match begins.',
    ...whoPlays(scene, seat => `${scene.names[seat]} (${factionName(factions[seat]!, 'en')})`),
    `Turn order: ${order.map(seat => scene.names[seat]).join(', ')}.`,
  ],
  banners: (placed, { names }) => {
    const [first] = placed;
    const isFolded = first?.folded === true;
    if (first && placed.length === 1)
      return `${names[first.seat]} puts the ${isFolded ? 'Monolith' : 'Banner'} on ${first.hex}.`;
    const each = placed.map(({ seat, hex }) => `${names[seat]} on ${hex}`);
    return `The ${isFolded ? 'Monoliths' : 'Banners'} stand: ${each.join(', ')}.`;
  },
};
