import type { Decision } from '../../engine/decision.js';
import type { QuestionKey } from './vocabulary.js';
import { verbOf } from './why/intent.js';
import { typed as nameOf } from './words/en/grammar.js';
import { nearestTile } from './words/loose-names.js';
import { printIn } from './words/reading.js';
import type { ArenaScene } from './words/sentences.js';

/** What was typed, taken apart: in whatever order the parts came, each kind keeps its own. */
interface Loose {
  readonly words: readonly string[];
  readonly hexes: readonly string[];
  readonly numbers: readonly string[];
}

/** Words that carry nothing: "place the knight on C3", „postaw rycerza na polu C3”. */
const FILLERS = new Set('on to at from with by the hex tile na do w z polu pole zeton'.split(' '));

function takenApart(text: string): Loose {
  const parts = text
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/\b([a-e]) (\d)\b/g, '$1$2')
    .replace(/([a-e]\d)(?=[a-e]\d)/g, '$1 ')
    .replace(/\b(?:r(?:ot(?:ation)?)?|obrot) ?(\d)\b/g, '$1')
    .trim()
    .split(' ')
    .filter(part => part !== '' && !FILLERS.has(part));
  const isHex = (part: string) => /^[a-e]\d$/.test(part);
  const isNumber = (part: string) => /^\d$/.test(part);
  return {
    words: parts.filter(part => !isHex(part) && !isNumber(part)),
    hexes: parts.filter(isHex),
    numbers: parts.filter(isNumber),
  };
}

const placesOf = ({ hexes, numbers }: Loose): string => [...hexes, ...numbers].join(' ');

/** What was typed loosely for a decision, as its options are typed; null where that cannot be told. */
export const reword = (decision: Decision, typed: string, scene: ArenaScene): string | null =>
  said(decision, typed, scene)?.trim() ?? null;

function said(decision: Decision, typed: string, scene: ArenaScene): string | null {
  if (decision.kind === 'number') return null;
  const ids = decision.options.map(({ id }) => id);
  const loose = takenApart(typed);
  switch (decision.key as QuestionKey) {
    case 'monolith':
      return hiding(typed, ids);
    case 'banner':
      return loose.hexes.length === 1 && loose.words.every(isBanner) ? `banner ${loose.hexes[0]}` : null;
    case 'forced-discard':
      return discarding(withoutVerb(loose.words, 'discard'), ids);
    case 'turn':
      return acting(loose, { ids, scene, seat: decision.seat });
    case 'mode':
      return fighting(loose);
    case 'triangle':
      return triangle(loose);
    default:
      return loose.words.length === 0 ? placesOf(loose) : null;
  }
}

const isBanner = (word: string): boolean => /^(place|banner|postaw|sztandar|monolit|monolith)$/.test(word);

const withoutVerb = (words: readonly string[], verb: string): readonly string[] =>
  verbOf(words[0] ?? '') === verb ? words.slice(1) : words;

/** Two tiles for the Monolith, with anything between them: "knight and pikeman". */
function hiding(typed: string, ids: readonly string[]): string | null {
  const named = typed.split(/[+,&]| i | and /).map(part => nearestTile(takenApart(part).words, ids.map(plain)));
  const [one, two, ...more] = named;
  if (!one || !two || more.length > 0) return null;
  return one === two ? `${nameOf(one)} + ${nameOf(two)} 2` : `${nameOf(one)} + ${nameOf(two)}`;
}

const plain = (id: string): string => id.replace('#2', '');

function discarding(words: readonly string[], tiles: readonly string[]): string | null {
  const tile = nearestTile(words, tiles);
  return tile && `discard ${nameOf(tile)}`;
}

/** The tiles a menu offers to these actions. */
const offered = (ids: readonly string[], ...actions: readonly string[]): string[] =>
  ids.flatMap(id => (actions.includes(id.split(':')[0]!) ? [id.slice(id.indexOf(':') + 1)] : []));

/** The menu of a turn, and who reads it. */
interface Menu {
  readonly ids: readonly string[];
  readonly scene: ArenaScene;
  readonly seat: number;
}

/** One action of a turn. */
function acting(loose: Loose, menu: Menu): string | null {
  const [first = '', ...more] = loose.words;
  switch (verbOf(first)) {
    case 'end':
      return loose.hexes.length === 0 ? 'end' : null;
    case 'unfold':
      return `unfold ${placesOf(loose)}`;
    case 'use':
      return `use ${placesOf(loose)}`;
    case 'charge':
      return charging(loose, menu) ?? playing(loose.words, loose, menu);
    case 'discard':
      return discarding(more, offered(menu.ids, 'discard'));
    case 'place':
    case 'play':
      return playing(more, loose, menu);
    default:
      return first === '' ? using(loose, menu) : playing(loose.words, loose, menu);
  }
}

/** Hexes alone: the tile on the first of them acts. */
const using = (loose: Loose, { ids }: Menu): string | null =>
  offered(ids, 'feature').includes((loose.hexes[0] ?? '').toUpperCase()) ? `use ${placesOf(loose)}` : null;

/** A Charge by the order, otherwise by the Rune. */
function charging(loose: Loose, { ids, scene }: Menu): string | null {
  if (ids.includes('order:battle-charge')) return `battle/charge charge ${placesOf(loose)}`;
  const runes = scene.view.tiles.filter(({ tile }) => tile === 'charge-rune').map(({ hex }) => hex);
  const rune = offered(ids, 'feature').find(hex => runes.includes(hex));
  return rune === undefined ? null : `use ${rune.toLowerCase()} charge ${placesOf(loose)}`;
}

function playing(words: readonly string[], loose: Loose, { ids, scene, seat }: Menu): string | null {
  const tile = nearestTile(words, offered(ids, 'place', 'order'));
  if (tile === null) return null;
  if (ids.includes(`place:${tile}`)) {
    // Rotations that look the same are one: what is typed for a tile that is the same all around says nothing.
    const { turns, isRound } = printIn(scene, seat, tile);
    const numbers = isRound
      ? []
      : loose.numbers.map(number => (Number(number) > 5 ? number : `${Number(number) % turns.length}`));
    return `place ${nameOf(tile)} ${placesOf({ ...loose, numbers })}`;
  }
  if (tile === 'battle-charge') {
    // A Battle is asked about once more, with what it would bring.
    const mode = fighting({ ...loose, words });
    const isAsked = mode === 'battle' && scene.view.turnsLeft === null;
    return `${nameOf(tile)} ${isAsked ? '' : (mode ?? '')}`;
  }
  return `${nameOf(tile)} ${(tile === 'fire-concoction' && triangle(loose)) || placesOf(loose)}`;
}

/** Battle or Charge: the Empire that only says "battle" starts one; where both are named and nothing else, it is asked. */
function fighting(loose: Loose): string | null {
  const has = (...names: string[]) => loose.words.some(word => names.some(name => name.startsWith(word.slice(0, 4))));
  if (!has('charge', 'szarza')) return has('battle', 'bitwa') ? 'battle' : null;
  return has('battle', 'bitwa') && loose.hexes.length === 0 ? null : `charge ${placesOf(loose)}`;
}

/** Three hexes in reading order. */
const triangle = ({ hexes }: Loose): string | null => (hexes.length === 3 ? [...hexes].sort().join('-') : null);
