import { fold } from '../../../engine/language.js';
import { PRINTS } from '../prints.js';
import { TILE_NAMES } from '../words/names.js';

export type Verb =
  | 'place'
  | 'discard'
  | 'order'
  | 'use'
  | 'charge'
  | 'unfold'
  | 'fold'
  | 'end'
  | 'banner'
  | 'redraw'
  | 'play'
  | 'turn';

/** What a person seems to want, read more generously than a move is. */
export interface Intent {
  readonly verb: Verb;
  /** The tile that was named, by id; '' where none was. */
  readonly tile: string;
  readonly rest: string;
}

/** The words an action begins with, folded. */
export const VERBS: Readonly<Record<string, Verb>> = {
  place: 'place',
  put: 'place',
  postaw: 'place',
  poloz: 'place',
  wystaw: 'place',
  discard: 'discard',
  odrzuc: 'discard',
  wyrzuc: 'discard',
  play: 'play',
  zagraj: 'play',
  use: 'use',
  uzyj: 'use',
  maneuver: 'use',
  manewr: 'use',
  teleport: 'use',
  teleportuj: 'use',
  charge: 'charge',
  szarza: 'charge',
  szarzuj: 'charge',
  unfold: 'unfold',
  rozwin: 'unfold',
  fold: 'fold',
  zwin: 'fold',
  end: 'end',
  koniec: 'end',
  zakoncz: 'end',
  pass: 'end',
  pas: 'end',
  pasuje: 'end',
  done: 'end',
  skoncz: 'end',
  koncze: 'end',
  turn: 'turn',
  rotate: 'turn',
  obroc: 'turn',
  obracam: 'turn',
  przekrec: 'turn',
  step: 'turn',
  walk: 'turn',
  rusz: 'turn',
  przesun: 'turn',
  przestaw: 'turn',
  redraw: 'redraw',
  dobierz: 'redraw',
  keep: 'redraw',
  zostaw: 'redraw',
};

/** Every way a tile may be named, longest first: also in the cases people really write. */
const NAMES: readonly (readonly [form: string, tile: string])[] = Object.entries(TILE_NAMES)
  .flatMap(([tile, { en, pl }]) =>
    [en, pl.nominative, pl.genitive, pl.accusative, tile.replaceAll('-', ' ')].map(name => [fold(name), tile] as const),
  )
  .sort(([one], [other]) => other.length - one.length);

const ORDER_TILES = new Set(PRINTS.filter(({ kind }) => kind === 'order').map(({ id }) => id));

/** The tile named at the start of a folded text, and what follows. */
export function namedTile(text: string): { tile: string; rest: string } | null {
  const found = NAMES.find(([form]) => text === form || text.startsWith(`${form} `));
  return found ? { tile: found[1], rest: text.slice(found[0].length + 1) } : null;
}

/** Reads a folded text, or null where it says nothing we know. */
export function readIntent(text: string): Intent | null {
  const [first = ''] = text.split(' ');
  const verb = VERBS[first];
  const named = namedTile(verb === undefined ? text : text.slice(first.length + 1));
  if (verb === undefined) return named && { verb: verbFor(named.tile), ...named };
  const rest = text.slice(first.length + 1);
  // A verb alone asks about the action as such.
  const bare: Intent | null = rest === '' ? { verb: verb === 'play' ? 'place' : verb, tile: '', rest } : null;
  if (verb === 'place' || verb === 'discard') return named ? { verb, ...named } : bare;
  if (verb === 'play') return named ? { verb: verbFor(named.tile), ...named } : bare;
  return { verb, tile: '', rest };
}

function verbFor(tile: string): Verb {
  if (tile === 'banner') return 'banner';
  return ORDER_TILES.has(tile) ? 'order' : 'place';
}

/** The hexes named in a text, as people call them, and the number that is not part of one. */
export const hexesIn = (text: string): string[] => text.toUpperCase().match(/\b[A-Z]\d+\b/g) ?? [];
export const rotationIn = (text: string): number | null => {
  const found = /^\d+\b/.exec(text);
  return found ? Number(found[0]) : null;
};
