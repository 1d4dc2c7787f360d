import { polish } from '../../../../engine/language.js';
import type { BattleCause, Mention } from '../../vocabulary.js';
import { lossesOf, poolText } from '../battle.js';
import { factionName } from '../names.js';
import { isThing, sidesOf } from '../reading.js';
import { type Deed, type Deeds, placings, type RecapWords } from '../recap.js';
import type { ArenaScene } from '../sentences.js';
import { and, tiles, verb, whoAt, whom, whomAt, whose, wounds } from './grammar.js';
import { sides } from './news.js';

/** So many fallen tiles are named in the headline; more are counted there and named below. */
const NAMED = 2;

function deed(entry: Deed): string {
  switch (entry.tell) {
    case 'moved':
      return entry.from === entry.to
        ? `obraca ${whomAt(entry.moved)}`
        : `przesuwa ${whom(entry.moved.tile)} ${entry.from} → ${entry.to}`;
    case 'pushed':
      return `odpycha ${whom(entry.pushed.tile)} ${entry.from} → ${entry.to}`;
    case 'netted':
      return `zarzuca sieć na ${whomAt(entry.target)}`;
    case 'entrenched':
      return `okopuje ${whomAt(entry.target)}`;
    case 'fire':
      return `rzuca Bombę na ${and(entry.hexes)}`;
    case 'shot':
      return `strzela w ${whomAt(entry.target)}`;
    case 'charged':
      return `szarżuje ${entry.from} → ${entry.to} na ${whomAt(entry.target)}`;
    case 'unfolded':
      return `rozwija Monolit na ${and(entry.hexes)}`;
    case 'redrawn':
      return 'wymienia same rozkazy';
    case 'order-played':
      return `zagrywa ${whom(entry.tile)}`;
  }
}

/** „ginie Rycerz C2”, „pada Runa siły B1 i Sztandar A1”. */
function falling(gone: readonly Mention[], scene: ArenaScene): string {
  const things = gone.every(tile => isThing(scene, tile));
  return `${verb(gone.length, things ? 'pada' : 'ginie', things ? 'padają' : 'giną')} ${and(gone.map(whoAt))}`;
}

const taking = (replaced: Mention | null): string => (replaced ? ` w miejsce ${whose(replaced.tile)}` : '');

function deeds({ seat, placed, discarded, others, gone, wounded, ends }: Deeds, scene: ArenaScene): string {
  // A hand of nothing but Orders is exchanged right after drawing (MA-4.1).
  const isFirst = ({ tell }: Deed): boolean => tell === 'redrawn';
  const phrases = [
    ...others.filter(isFirst).map(deed),
    ...(placed.length > 0
      ? [
          `stawia ${and(placings(placed).map(({ tile, hexes, replaced }) => `${whom(tile)} na ${and(hexes)}${taking(replaced)}`))}`,
        ]
      : []),
    ...others.filter(other => !isFirst(other)).map(deed),
    ...(discarded.length > 0 ? [`odrzuca ${and(discarded.map(whom))}`] : []),
    ...(ends && ends.kept > 0 ? [`zostawia sobie ${tiles(ends.kept)}`] : []),
  ];
  const hurt = wounded.filter(({ target }) => !gone.some(({ id }) => id === target.id));
  const results = [
    ...hurt.map(({ target, wounds: count }) => `${whoAt(target)} dostaje ${wounds(count)}`),
    ...(gone.length > 0 ? [falling(gone, scene)] : []),
  ];
  const done = `${scene.names[seat]} ${phrases.length > 0 ? phrases.join(', ') : 'nic nie zagrywa'}`;
  return results.length > 0 ? `${done}: ${results.join(', ')}.` : `${done}.`;
}

function battleName(number: number, why: BattleCause | undefined): string {
  if (why === 'last') return 'Ostatnia Bitwa';
  return why === 'extra-last' ? 'Dodatkowa Ostatnia Bitwa' : `Bitwa ${number}`;
}

/** Two against each other in one line, teams in a line each. */
const whoPlays = (scene: ArenaScene, named: (seat: number) => string): string[] =>
  scene.names.length === 2
    ? [`${sides(scene, named)}.`]
    : sidesOf(scene).map((seats, side) => `Drużyna ${side + 1}: ${and(seats.map(named))}.`);

export const recap: RecapWords = {
  deeds,
  battle: ({ number, before, after, removed }, begins, scene) => {
    const changed = lossesOf(scene, before, after).filter(loss => loss.before !== loss.after);
    const pools = changed.map(loss => `Sztandar (${and(loss.names)}) ${poolText(loss)}`);
    const counted = `${polish(removed.length, 'ginie', 'giną', 'ginie')} ${tiles(removed.length)}`;
    const fallen = removed.length === 0 ? [] : [removed.length <= NAMED ? falling(removed, scene) : counted];
    return `${battleName(number, begins?.why)}: ${[...pools, ...fallen].join(', ') || 'bez strat'}.`;
  },
  losses: ({ removed }, { names }) =>
    removed.length <= NAMED
      ? []
      : names.flatMap((name, seat) => {
          const own = removed.filter(tile => tile.seat === seat);
          return own.length > 0 ? [`${name} traci ${and(own.map(whomAt))}.`] : [];
        }),
  battleWaits: 'Bitwa czeka na wybór.',
  begins: ({ factions, order }, scene) => [
    'Zaczyna się partia.',
    ...whoPlays(scene, seat => `${scene.names[seat]} (${factionName(factions[seat]!, 'pl')})`),
    `Kolejność: ${order.map(seat => scene.names[seat]).join(', ')}.`,
  ],
  banners: (placed, { names }) => {
    const [first] = placed;
    const isFolded = first?.folded === true;
    if (first && placed.length === 1)
      return `${names[first.seat]} stawia ${isFolded ? 'Monolit' : 'Sztandar'} na ${first.hex}.`;
    const each = placed.map(({ seat, hex }) => `${names[seat]} na ${hex}`);
    return `${isFolded ? 'Monolity' : 'Sztandary'} stoją: ${each.join(', ')}.`;
  },
};
