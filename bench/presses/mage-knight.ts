import type { DeedKind } from './kind.js';

const deed = (name: string, most: number, answers: RegExp): DeedKind => ({ name, most, answers, deed: true });

/** A turn has as many deeds as the hand allows: each of them has its budget. What a side asks further is a deed of its own. */
export const mageKnight: readonly DeedKind[] = [
  deed('a card: which, and which side', 2, /(turn|fight)=play:\w+ side=(basic|powered|sideways)\S*/),
  deed('a move to a reachable space, cards already played', 1, /turn=move:\w+/),
  deed('a move that starts a fight', 1, /turn=charge:\w+/),
  deed('a tile revealed', 1, /turn=explore:\S+/),
  deed('an attack that is enough', 1, /fight=attack:\S+/),
  deed('a block that is enough', 1, /fight=block:\S+/),
  deed('the end of a turn', 1, /turn=end/),
];
