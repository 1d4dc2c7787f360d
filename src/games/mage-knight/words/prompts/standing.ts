import { type COLOURS, FACES, type Mana } from '../../terms.js';
import type { ManaNow, Standing } from '../../vocabulary.js';
import { SEALED } from '../options/option.js';
import { DOTS, type Speech } from '../speech.js';

const dots = (counts: Readonly<Partial<Record<Mana, number>>>): string =>
  FACES.flatMap(mana => {
    const count = counts[mana] ?? 0;
    return count === 0 ? [] : [`${DOTS[mana]}${count > 1 ? count : ''}`];
  }).join(' ');

/** Mana at hand: „mana 🔴 · kryształy 🔵2 · Źródło ⚪⚪🟡, jedna kość”. */
export function manaText({ tokens, crystals, source, dice }: ManaNow, { pick, count }: Speech): string[] {
  const held = dots(tokens);
  const kept = dots(crystals);
  const usable =
    dice === 0 ? pick('kość już użyta', 'die used') : count(dice, ['kość', 'kości', 'kości'], ['die', 'dice']);
  return [
    ...(held === '' ? [] : [`${pick('mana', 'mana')} ${held}`]),
    ...(kept === '' ? [] : [`${pick('kryształy', 'crystals')} ${kept}`]),
    ...(source.length === 0
      ? []
      : [`${pick('Źródło', 'Source')} ${source.map(face => DOTS[face]).join('')} (${usable})`]),
  ];
}

/** What the turn stands at, in one line. Crystals and Source are in the picture, and in words where mana is asked for. */
export function standingText({ move, influence, heal, mana }: Standing, speech: Speech): string {
  const { pick } = speech;
  const points = [
    ...(move > 0 ? [`${pick('Ruch', 'Move')} ${move}`] : []),
    ...(influence !== 0 ? [`${pick('Wpływ', 'Influence')} ${influence < 0 ? `−${-influence}` : influence}`] : []),
    ...(heal > 0 ? [`${pick('Leczenie', 'Healing')} ${heal}`] : []),
  ];
  const held = dots(mana.tokens);
  return [...points, ...(held === '' ? [] : [`mana ${held}`])].join(' · ');
}

export const sealedLine = ({ pick }: Speech): string => pick(`${SEALED} bez cofania`, `${SEALED} no taking back`);

export const lines = (...all: readonly (string | null)[]): string =>
  all.filter(one => one !== null && one !== '').join('\n');

export const crystalsOf = (counts: Readonly<Record<(typeof COLOURS)[number], number>>): string => dots(counts);
