import { polish } from '../../../../engine/language.js';
import type { EndReason, Mention } from '../../vocabulary.js';
import { factionName } from '../names.js';
import { endOf, isThing, printIn, sidesOf } from '../reading.js';
import type { ArenaScene, News } from '../sentences.js';
import { segment, summary } from './battle.js';
import { and, markers, sourceName, tiles, turns, verb, who, whoAt, whom, whomAt, wounds } from './grammar.js';

const REASONS: Readonly<Record<EndReason, string>> = {
  'banner-destroyed': 'wrogi Sztandar jest zniszczony',
  'both-destroyed': 'oba Sztandary padają w jednej bitwie',
  'more-hit-points': 'więcej wytrzymałości Sztandaru po Ostatniej Bitwie',
  'equal-hit-points': 'po dodatkowej Ostatniej Bitwie Sztandary mają tyle samo wytrzymałości',
};

function ending(reason: EndReason, winners: readonly number[], hitPoints: readonly number[], scene: ArenaScene) {
  const pools = sidesOf(scene).map(seats => `${and(seats.map(seat => scene.names[seat]!))} ${hitPoints[seats[0]!]}`);
  const names = winners.map(seat => scene.names[seat]!);
  const result = names.length === 0 ? 'Remis' : `${verb(names.length, 'Wygrywa', 'Wygrywają')} ${and(names)}`;
  return `${result}: ${REASONS[reason]}. Sztandary: ${pools.join(', ')}.`;
}

/** „Ada i Celina kontra Bo”: who plays with whom. */
export const sides = (scene: ArenaScene, named: (seat: number) => string): string =>
  sidesOf(scene)
    .map(seats => and(seats.map(named)))
    .join(' kontra ');

export function outcome(scene: ArenaScene): string {
  const { reason, winners, hitPoints } = endOf(scene);
  return ending(reason, winners, hitPoints, scene);
}

/** „, obrót 2”, except for a tile that is the same all around. */
const turned = (scene: ArenaScene, seat: number, tile: string, rotation: number): string =>
  printIn(scene, seat, tile).isRound ? '' : `, obrót ${rotation}`;

const element = (tile: Mention | null, hex: string, rotation: number, scene: ArenaScene): string =>
  tile === null
    ? `pusty element na ${hex}`
    : `${who(tile.tile)} na ${hex}${turned(scene, tile.seat, tile.tile, rotation)}`;

const leaves = (scene: ArenaScene, gone: Mention): string => (isThing(scene, gone) ? 'Pada' : 'Ginie');

export const news: News = {
  'match-begins': ({ factions, order }, scene) =>
    `Zaczyna się partia: ${sides(scene, seat => `${scene.names[seat]} (${factionName(factions[seat]!, 'pl')})`)}. Kolejność: ${order.map(seat => scene.names[seat]).join(', ')}.`,
  'monoliths-chosen': () => 'Monolity są gotowe: w każdym ukryto dwa żetony.',
  'monolith-tiles': (entry, { reader, names }) =>
    `${reader === entry.seat ? 'Ukrywasz w Monolicie' : `${names[entry.seat]} ukrywa w Monolicie`}: ${and(entry.tiles.map(who))}.`,
  'banner-placed': ({ seat, hex, folded }, { names }) =>
    `${names[seat]} stawia ${folded ? 'zwinięty Monolit' : 'Sztandar'} na ${hex}.`,
  'turn-begins': ({ seat, turn, closing }, { names }) => {
    const head = `Tura ${turn}: ${names[seat]}.`;
    if (closing === null) return head;
    return closing === 1
      ? `${head} To ostatnia tura przed Ostatnią Bitwą.`
      : `${head} Do Ostatniej Bitwy ${turns(closing)}, razem z tą.`;
  },
  drawn: ({ seat, count, stack, tiles: drawn }, { names }) => {
    if (count === 0) return `${names[seat]} nic nie dobiera: stos jest pusty.`;
    return `${names[seat]} dobiera ${tiles(count)}${drawn ? `: ${drawn.map(who).join(', ')}` : ''}; w stosie ${polish(stack, 'zostaje', 'zostają', 'zostaje')} ${stack}.`;
  },
  'drawn-tiles': (entry, { reader, names }) =>
    `${reader === entry.seat ? 'Dobierasz' : `${names[entry.seat]} dobiera`}: ${entry.tiles.map(who).join(', ')}.`,
  'last-draw': (entry, { names }) =>
    `${names[entry.seat]} dobiera ostatni żeton ze stosu: rozkazów Bitwy już nie można zagrać. Po tej turze jeszcze ${turns(entry.turns)} i Ostatnia Bitwa.`,
  redrawn: (entry, { names }) =>
    `${names[entry.seat]} ma same rozkazy: odrzuca ${and(entry.tiles.map(whom))} i dobiera nowe żetony.`,
  discarded: ({ seat, tile }, { names }) => `${names[seat]} odrzuca ${whom(tile)}.`,
  placed: ({ seat, tile, hex, rotation, replaced }, scene) =>
    `${scene.names[seat]} stawia ${whom(tile)} na ${hex}${turned(scene, seat, tile, rotation)}${replaced ? `; z planszy schodzi ${who(replaced.tile)}` : ''}.`,
  // Every other Order is told whole by the entry that follows it; a Push may wait for its victim's owner.
  'order-played': ({ seat, tile }, { names }) => (tile === 'push' ? `${names[seat]} zagrywa ${whom(tile)}.` : null),
  moved: ({ seat, by, moved, from, to, turnedFrom, rotation }, { names }) => {
    const turn = turnedFrom === rotation ? '' : `, obrót ${rotation}`;
    return from === to
      ? `${names[seat]} obraca ${whom(moved.tile)} ${to}, obrót ${rotation} (${sourceName(by)}).`
      : `${names[seat]} przesuwa ${whom(moved.tile)} ${from} → ${to}${turn} (${sourceName(by)}).`;
  },
  pushed: ({ pusher, pushed, from, to, chosenBy }, { names }) =>
    `${whoAt(pusher)} odpycha ${whom(pushed.tile)} ${from} → ${to}${chosenBy === null ? '' : `, a pole wybiera ${names[chosenBy]}`}.`,
  netted: ({ seat, target }, { names }) =>
    `${names[seat]} zarzuca sieć na ${whomAt(target)}; trzyma do końca najbliższej bitwy.`,
  entrenched: ({ seat, target }, { names }) => `${names[seat]} okopuje ${whomAt(target)}.`,
  fire: ({ seat, hexes, targets }, { names }) =>
    `${names[seat]} rzuca Bombę na ${and(hexes)}: ${targets.length > 0 ? `trafia ${and(targets.map(whomAt))}` : 'nikogo nie trafia'}.`,
  shot: ({ seat, target }, { names }) => `${names[seat]} zagrywa ${whom('precise-shot')}: celem jest ${whoAt(target)}.`,
  charged: ({ seat, charger, from, to, target, strength, rune }, { names }) => {
    const end = strength === null ? 'ale nie atakuje' : `siła ${strength}`;
    const by = rune === null ? '' : `, dzięki runie ${rune}`;
    return `${names[seat]}: ${who(charger.tile)} ${from} → ${to} szarżuje na ${whomAt(target)}, ${end}${by}.`;
  },
  saved: ({ rune, saved }) => `${whoAt(rune)} ratuje ${whomAt(saved)} i schodzi z planszy.`,
  wounded: ({ target, wounds: count, left }) =>
    `${whoAt(target)} dostaje ${wounds(count)}${left > 0 ? `, wytrzymałość: ${left}` : ''}.`,
  poisoned: ({ target, markers: count }) => `${whoAt(target)} dostaje ${markers(count)}.`,
  removed: ({ removed, why }, scene) => {
    switch (why) {
      case 'wounds':
        return `${leaves(scene, removed)} ${whoAt(removed)}.`;
      case 'support':
        return `${leaves(scene, removed)} ${whoAt(removed)}: bez wytrzymałości od Sztandaru.`;
      case 'destroyed':
        return `Pada ${whoAt(removed)}.`;
      case 'transformation':
      case 'regeneration':
        return null;
    }
  },
  unfolded: ({ seat, hexes, tiles: inside, rotations }, scene) =>
    `${scene.names[seat]} rozwija Monolit: ${element(inside[0], hexes[0], rotations[0], scene)}; ${element(inside[1], hexes[1], rotations[1], scene)}.`,
  folded: (entry, { names }) => {
    const inside = entry.tiles.map(({ tile }) => who(tile));
    const back =
      inside.length === 0 ? 'jest pusty' : `do środka ${verb(inside.length, 'wraca', 'wracają')} ${and(inside)}`;
    return `${names[entry.seat]}: Monolit się zwija, ${back}.`;
  },
  'not-folded': ({ seat, netted }, { names }) =>
    `${names[seat]}: Monolit nie może się zwinąć, bo w sieci ${verb(netted.length, 'jest', 'są')} ${and(netted.map(whoAt))}.`,
  'battle-begins': ({ seat, number, why }, { names }) => {
    switch (why) {
      case 'order':
        return `${names[seat]} rozpoczyna bitwę nr ${number}.`;
      case 'full-board':
        return `Plansza jest pełna: bitwa nr ${number}.`;
      case 'last':
        return 'Ostatnia Bitwa.';
      case 'extra-last':
        return 'Dodatkowa Ostatnia Bitwa.';
    }
  },
  segment: (entry, scene) => segment(entry.segment, scene),
  'battle-ends': ({ removed, before, after }, scene) => `Po bitwie: ${summary(removed, before, after, scene)}`,
  'turn-ends': ({ seat, kept }, { names }) =>
    `${names[seat]} kończy turę${kept > 0 ? ` i zostawia sobie ${tiles(kept)}` : ''}.`,
  'extra-turns': entry =>
    `Sztandary mają po ${entry.hitPoints}. Jeszcze ${turns(entry.turns)}, po jednej na gracza, i dodatkowa Ostatnia Bitwa.`,
  'match-ends': ({ reason, winners, hitPoints }, scene) => ending(reason, winners, hitPoints, scene),
};
