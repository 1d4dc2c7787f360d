import type { Mark } from '../../../engine/drawing.js';
import { STANDEE_CARDS } from '../cards/standees.js';
import { type Ally, type AllyType, type Chip, printedStrength, typeOf } from '../chips.js';
import { FACTION_IDS } from '../faction.js';
import { ITEMS, type ItemId, type StandeeCard } from '../wonderlandian.js';
import { allyText, chipName, sourceName, wonderlandianName, wonderlandianText } from '../words/names/index.js';
import { capital } from '../words/reading.js';
import { NOBODY } from './card.js';
import { chip } from './chip.js';
import { die, pawn, shard, shield, star } from './glyphs.js';
import { coloursOf, type Livery } from './palette.js';
import type { PictureWords } from './picture-words.js';
import type { Plaque } from './plaque.js';
import { standee } from './standee.js';
import { castle, leader, supporter } from './token.js';
import { wagerCard } from './wager-card.js';

const isItem = (id: string): id is ItemId => ITEMS.some(item => item === id);

export const standeeCard = (id: string): StandeeCard | undefined => STANDEE_CARDS.find(card => card.id === id);

/** A Wonderlandian as its card shows it: one standee, the twins as two, an item as two chips. */
export function guestSign(id: string, x: number, y: number, radius: number): Mark[] {
  if (isItem(id)) {
    const livery = { palette: 'standard', language: 'en' } as const;
    return [chip(`item:${id}`, NOBODY, livery, x, y, radius * 0.94)];
  }
  const { standees } = standeeCard(id)!;
  if (standees.length === 1) return [standee(standees[0]!, x, y, radius * 0.92)];
  return standees.map((each, k) => standee(each, x + (k - 0.5) * radius * 0.86, y + k * radius * 0.2, radius * 0.62));
}

/** A Wonderlandian with what it does. */
export function guestPlaque(id: string, say: PictureWords, more: Partial<Plaque> = {}): Plaque {
  const kind = isItem(id) ? say.item : say.standee;
  const strength = isItem(id) ? printedStrength(`item:${id}`) : standeeCard(id)!.strength;
  return {
    sign: (x, y, radius) => guestSign(id, x, y, radius),
    title: wonderlandianName(id, say.language),
    note: `${kind}, ${say.strengthOf(strength)}`,
    noteInk: isItem(id) ? '#F7DC95' : '#D9C7A0',
    text: wonderlandianText(id, say.language),
    edge: isItem(id) ? '#C08A32' : '#D9C7A0',
    fill: '#231747',
    ...more,
  };
}

/** An ally card: both levels, and what they do in this set. */
export function allyPlaque(id: string, say: PictureWords, livery: Livery): Plaque {
  const type = id === 'forge' ? null : (id.slice(id.indexOf('-') + 1) as AllyType);
  return {
    sign: (x, y, radius) =>
      type === null
        ? [chip('forge', NOBODY, livery, x, y, radius)]
        : [
            chip(`${type}:weak`, NOBODY, livery, x - radius * 0.36, y - radius * 0.4, radius * 0.6),
            chip(`${type}:strong`, NOBODY, livery, x + radius * 0.36, y + radius * 0.36, radius * 0.6),
          ],
    title: capital(sourceName(id, say.language)),
    ...(type === null ? {} : { note: say.allySet(id.slice(0, 1)) }),
    text: allyText(id, say.language),
  };
}

/** One chip; those of factions in all five colours. */
export function chipPlaque(id: Chip, say: PictureWords, livery: Livery): Plaque {
  const isOwn = id === 'artifact' || id.startsWith('faction');
  const harm = say.chipTexts[id];
  const item = typeOf(id);
  return {
    sign: (x, y, radius) =>
      isOwn
        ? FACTION_IDS.map((faction, k) => {
            const turn = (k / FACTION_IDS.length) * 2 * Math.PI - Math.PI / 2;
            return chip(
              id,
              faction,
              livery,
              x + Math.cos(turn) * radius * 0.6,
              y + Math.sin(turn) * radius * 0.6,
              radius * 0.44,
            );
          })
        : [chip(id, NOBODY, livery, x, y, radius)],
    title: capital(chipName(id, say.language)),
    ...(harm ? { text: harm } : { note: say.strengthOf(printedStrength(id)) }),
    ...(isItem(item) ? { text: wonderlandianText(item, say.language) } : {}),
  };
}

/** An ally to be taken, with the effect of the set in play and how many are left. */
export function allyOffer(id: Ally, text: string, left: number, say: PictureWords, livery: Livery): Plaque {
  return {
    sign: (x, y, radius) => [chip(id, NOBODY, livery, x, y, radius)],
    title: capital(chipName(id, say.language)),
    note: say.left(left),
    text,
    isLit: true,
  };
}

type Draw = (x: number, y: number, radius: number, livery: Livery) => Mark[];

/** Things that are no card and no chip. */
export const THINGS = {
  die: (x, y, radius) => die(x, y, radius * 1.7),
  shard: (x, y, radius) => [shard(x, y, radius * 2)],
  shield: (x, y, radius) => [
    ...shield(true, x - radius * 0.4, y, radius * 1.3),
    ...shield(false, x + radius * 0.5, y + radius * 0.2, radius * 1.1),
  ],
  pawn: (x, y, radius) => pawn(x, y, radius * 0.84),
  'score-token': (x, y, radius) => [star(x, y, radius * 0.9)],
  supporter: (x, y, radius, { palette }) => supporter(coloursOf(NOBODY, palette), x, y, radius * 1.6),
  castle: (x, y, radius, { palette }) => castle(coloursOf(NOBODY, palette), x, y, radius * 1.7),
  leader: (x, y, radius, livery) => leader(NOBODY, livery, x, y, radius * 0.8),
  wager: (x, y, radius, livery) => wagerCard(NOBODY, livery, x, y, radius * 1.2),
} as const satisfies Record<string, Draw>;

export type ThingId = keyof typeof THINGS;

export const thingPlaque = (id: ThingId, say: PictureWords, livery: Livery): Plaque => ({
  sign: (x, y, radius) => (THINGS[id] as Draw)(x, y, radius, livery),
  title: say.things[id].name,
  text: say.things[id].text,
});
