import type { EndReason, Mention } from '../../vocabulary.js';
import { factionName } from '../names.js';
import { endOf, isThing, printIn, sidesOf } from '../reading.js';
import type { ArenaScene, News } from '../sentences.js';
import { segment, summary } from './battle.js';
import { and, at, markers, moreTurns, sourceName, the, tiles, turns, wounds } from './grammar.js';

const REASONS: Readonly<Record<EndReason, string>> = {
  'banner-destroyed': 'the enemy Banner is destroyed',
  'both-destroyed': 'both Banners fell in the same Battle',
  'more-hit-points': 'more Banner HP after the Last Battle',
  'equal-hit-points': 'equal Banner HP after the additional Last Battle',
};

function ending(reason: EndReason, winners: readonly number[], hitPoints: readonly number[], scene: ArenaScene) {
  const pools = sidesOf(scene).map(seats => `${and(seats.map(seat => scene.names[seat]!))} ${hitPoints[seats[0]!]}`);
  const names = winners.map(seat => scene.names[seat]!);
  const result = names.length === 0 ? 'A draw' : `${and(names)} ${names.length === 1 ? 'wins' : 'win'}`;
  return `${result}: ${REASONS[reason]}. Banners: ${pools.join(', ')}.`;
}

/** "Ada and Celina against Bo": who plays with whom. */
export const sides = (scene: ArenaScene, named: (seat: number) => string): string =>
  sidesOf(scene)
    .map(seats => and(seats.map(named)))
    .join(' against ');

export function outcome(scene: ArenaScene): string {
  const { reason, winners, hitPoints } = endOf(scene);
  return ending(reason, winners, hitPoints, scene);
}

/** ", rotation 2", except for a tile that is the same all around. */
const turned = (scene: ArenaScene, seat: number, tile: string, rotation: number): string =>
  printIn(scene, seat, tile).isRound ? '' : `, rotation ${rotation}`;

/** "You" for the reader's own private news, the name for a partner's. */
const youOr = ({ reader, names }: ArenaScene, seat: number, you: string, verb: string): string =>
  reader === seat ? `You ${you}` : `${names[seat]} ${verb}`;

const element = (tile: Mention | null, hex: string, rotation: number, scene: ArenaScene): string =>
  tile === null
    ? `an empty element on ${hex}`
    : `${the(tile.tile)} on ${hex}${turned(scene, tile.seat, tile.tile, rotation)}`;

const leaves = (scene: ArenaScene, gone: Mention): string => (isThing(scene, gone) ? 'falls' : 'dies');

export const news: News = {
  'match-begins': ({ factions, order }, scene) =>
    `The match begins: ${sides(scene, seat => `${scene.names[seat]} (${factionName(factions[seat]!, 'en')})`)}. Turn order: ${order.map(seat => scene.names[seat]).join(', ')}.`,
  'monoliths-chosen': () => 'The Monoliths are ready: everybody has hidden two tiles.',
  'monolith-tiles': (entry, scene) =>
    `${youOr(scene, entry.seat, 'hide', 'hides')} in the Monolith: ${and(entry.tiles.map(the))}.`,
  'banner-placed': ({ seat, hex, folded }, { names }) =>
    `${names[seat]} puts the ${folded ? 'folded Monolith' : 'Banner'} on ${hex}.`,
  'turn-begins': ({ seat, turn, closing }, { names }) => {
    const head = `Turn ${turn}: ${names[seat]}.`;
    if (closing === null) return head;
    return closing === 1
      ? `${head} The last turn before the Last Battle.`
      : `${head} ${turns(closing)} before the Last Battle, this one included.`;
  },
  drawn: ({ seat, count, stack, tiles: drawn }, { names }) => {
    if (count === 0) return `${names[seat]} draws nothing: the stack is empty.`;
    return `${names[seat]} draws ${tiles(count)}${drawn ? `: ${drawn.map(the).join(', ')}` : ''}; ${stack} left in the stack.`;
  },
  'drawn-tiles': (entry, scene) => `${youOr(scene, entry.seat, 'draw', 'draws')}: ${entry.tiles.map(the).join(', ')}.`,
  'last-draw': (entry, { names }) =>
    `${names[entry.seat]} draws the last tile of the stack: no more Battle orders. After this turn ${moreTurns(entry.turns)}, then the Last Battle.`,
  redrawn: (entry, { names }) =>
    `${names[entry.seat]} holds nothing but Orders: discards ${and(entry.tiles.map(the))} and draws again.`,
  discarded: ({ seat, tile }, { names }) => `${names[seat]} discards ${the(tile)}.`,
  placed: ({ seat, tile, hex, rotation, replaced }, scene) =>
    `${scene.names[seat]} places ${the(tile)} on ${hex}${turned(scene, seat, tile, rotation)}${replaced ? `; it takes the place of ${the(replaced.tile)}` : ''}.`,
  // Every other Order is told whole by the entry that follows it; a Push may wait for its victim's owner.
  'order-played': ({ seat, tile }, { names }) => (tile === 'push' ? `${names[seat]} plays Push.` : null),
  moved: ({ seat, by, moved, from, to, turnedFrom, rotation }, { names }) => {
    const turn = turnedFrom === rotation ? '' : `, rotation ${rotation}`;
    return from === to
      ? `${names[seat]} turns ${the(moved.tile)} ${to} to rotation ${rotation} (${sourceName(by)}).`
      : `${names[seat]} moves ${the(moved.tile)} ${from} → ${to}${turn} (${sourceName(by)}).`;
  },
  pushed: ({ pusher, pushed, from, to, chosenBy }, { names }) =>
    `${at(pusher)} pushes ${the(pushed.tile)} ${from} → ${to}${chosenBy === null ? '' : `, and ${names[chosenBy]} chooses the hex`}.`,
  netted: ({ seat, target }, { names }) => `${names[seat]} nets ${at(target)} until the end of the next Battle.`,
  entrenched: ({ seat, target }, { names }) => `${names[seat]} entrenches ${at(target)}.`,
  fire: ({ seat, hexes, targets }, { names }) =>
    `${names[seat]} throws a Fire Concoction at ${and(hexes)}: ${targets.length > 0 ? `it hits ${and(targets.map(at))}` : 'it hits nobody'}.`,
  shot: ({ seat, target }, { names }) => `${names[seat]} takes a Precise Shot at ${at(target)}.`,
  charged: ({ seat, charger, from, to, target, strength, rune }, { names }) => {
    const end = strength === null ? 'but does not attack' : `strength ${strength}`;
    const by = rune === null ? '' : `, through the Rune on ${rune}`;
    return `${names[seat]}: ${the(charger.tile)} ${from} → ${to} charges ${at(target)}, ${end}${by}.`;
  },
  saved: ({ rune, saved }) => `${at(rune)} saves ${at(saved)} and leaves the board.`,
  wounded: ({ target, wounds: count, left }) =>
    `${at(target)} takes ${wounds(count)}${left > 0 ? `, ${left} HP left` : ''}.`,
  poisoned: ({ target, markers: count }) => `${at(target)} gets ${markers(count)}.`,
  removed: ({ removed, why }, scene) => {
    switch (why) {
      case 'wounds':
        return `${at(removed)} ${leaves(scene, removed)}.`;
      case 'support':
        return `${at(removed)} ${leaves(scene, removed)} without the Banner’s Toughness.`;
      case 'destroyed':
        return `${at(removed)} is destroyed.`;
      case 'transformation':
      case 'regeneration':
        return null;
    }
  },
  unfolded: ({ seat, hexes, tiles: inside, rotations }, scene) =>
    `${scene.names[seat]} unfolds the Monolith: ${element(inside[0], hexes[0], rotations[0], scene)}; ${element(inside[1], hexes[1], rotations[1], scene)}.`,
  folded: (entry, { names }) => {
    const inside = entry.tiles.map(({ tile }) => the(tile));
    const back =
      inside.length === 0 ? 'it is empty' : `${and(inside)} ${inside.length === 1 ? 'goes' : 'go'} back inside`;
    return `The Monolith of ${names[entry.seat]} folds; ${back}.`;
  },
  'not-folded': ({ seat, netted }, { names }) =>
    `The Monolith of ${names[seat]} cannot fold: ${and(netted.map(at))} ${netted.length === 1 ? 'is' : 'are'} netted.`,
  'battle-begins': ({ seat, number, why }, { names }) => {
    switch (why) {
      case 'order':
        return `${names[seat]} starts Battle ${number}.`;
      case 'full-board':
        return `The board is full: Battle ${number}.`;
      case 'last':
        return 'The Last Battle.';
      case 'extra-last':
        return 'The additional Last Battle.';
    }
  },
  segment: (entry, scene) => segment(entry.segment, scene),
  'battle-ends': ({ removed, before, after }, scene) => `After the Battle: ${summary(removed, before, after, scene)}`,
  'turn-ends': ({ seat, kept }, { names }) =>
    `${names[seat]} ends the turn${kept > 0 ? ` and keeps ${tiles(kept)}` : ''}.`,
  'extra-turns': entry =>
    `Both sides stand at ${entry.hitPoints}. ${moreTurns(entry.turns)}, one for each player, then the additional Last Battle.`,
  'match-ends': ({ reason, winners, hitPoints }, scene) => ending(reason, winners, hitPoints, scene),
};
