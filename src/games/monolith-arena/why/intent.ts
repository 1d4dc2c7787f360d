import { fold } from '../../../engine/language.js';
import { meaningOf, namedFirst, namesOf } from '../../../engine/naming.js';
import { PRINTS } from '../prints.js';
import { ALSO } from '../words/loose-names.js';
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
  | 'turn'
  | 'attack';

/** What a person seems to want, read more generously than a move is. */
export interface Intent {
  readonly verb: Verb;
  /** The tile that was named, by id; '' where none was. */
  readonly tile: string;
  readonly rest: string;
}

/** The words an action begins with, folded; most of them roots that take endings. */
const FORMS: Readonly<Record<Exclude<Verb, 'banner' | 'order'>, string>> = {
  place: 'place placing put postaw staw poloz kladz wystaw umiesc umieszcz',
  discard: 'discard throw odrzuc wyrzuc',
  play: 'play zagraj zagra zagrac zagryw',
  use: 'use using uzyj uzyc uzyw maneuver manewr teleport teleportuj',
  charge: 'charge charging szarza szarzuj zaszarzuj',
  unfold: 'unfold open rozwin rozwij rozloz rozklad',
  fold: 'fold close zwin zwij zloz sklad',
  end: 'end koniec zakoncz pass pas pasuj skip done finish skoncz koncz',
  turn: 'turn rotate rotating step walk obroc obraca przekrec rusz przesun przesuw przestaw',
  redraw: 'redraw draw dobierz dobier dobrac keep zostaw',
  attack: 'attack hit strike fight atak atakuj zaatak uderz bije bij walcz',
};

const VERBS = new Map(
  (Object.keys(FORMS) as (keyof typeof FORMS)[]).flatMap(verb =>
    FORMS[verb].split(' ').map((form): [string, Verb] => [form, verb]),
  ),
);

/** The action a folded word begins, in whatever form it is typed. */
export const verbOf = (word: string): Verb | undefined => meaningOf(word, VERBS);

/** Every way a tile may be named: also in the cases people really write, and by what they do with it. */
const NAMES = namesOf(
  Object.entries(TILE_NAMES).flatMap(([tile, { en, pl }]) => {
    const also = (ALSO[tile] ?? []).filter(name => !VERBS.has(fold(name)));
    const names = [en, pl.nominative, pl.genitive, pl.accusative, tile.replaceAll('-', ' '), ...also];
    return names.map(name => [name, tile] as const);
  }),
);

const ORDER_TILES = new Set(PRINTS.filter(({ kind }) => kind === 'order').map(({ id }) => id));

/** The tile named at the start of a folded text, and what follows. */
export function namedTile(text: string): { tile: string; rest: string } | null {
  const named = namedFirst(text, NAMES);
  return named && { tile: named.id, rest: named.rest };
}

/** Words for a tile that name none: „odrzuć żeton”. */
const NO_TILE = /^(?:a |the |my |one |jeden |swoj |moj )*(?:tiles?|zeton\w*|unit|jednostke)$/;

/** Reads a folded text, or null where it says nothing we know. */
export function readIntent(text: string): Intent | null {
  const [first = ''] = text.split(' ');
  const whole = namedTile(text);
  const verb = whole && !VERBS.has(first) ? undefined : verbOf(first);
  const rest = text.slice(first.length + 1).replace(NO_TILE, '');
  const named = verb === undefined ? whole : namedTile(rest);
  if (verb === undefined) return named && { verb: verbFor(named.tile), ...named };
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
