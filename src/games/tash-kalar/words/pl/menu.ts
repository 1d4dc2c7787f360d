import type { OptionWords } from '../../../../engine/game.js';
import type { Laying, Questions } from '../../vocabulary.js';
import { cardText, flareText } from '../cards/index.js';
import { colourOf, isFrameKnown, placeOfLaying } from '../reading.js';
import type { ContestScene } from '../sentences.js';
import { DIRECTIONS, group, have, layings, lent, ONES_OWN, textOf, typed, who, whom, whose } from './grammar.js';

export const HANDOVER: OptionWords = {
  label: 'Oddaj turę na dobre',
  note: 'Partner kończy efekt, a pozostałych akcji użyje na stawianie zwykłych pionów.',
  typed: 'oddaj',
};

/** The menu of the turn. */
export function turnOption(id: Questions['turn']['option'], about: Questions['turn']['about']): OptionWords {
  if (id === 'place')
    return {
      label: 'Przenieś swój pion jako zwykły',
      note: 'W zasobie nie ma już pionów: zabierasz jeden z planszy i stawiasz go gdzie indziej.',
      typed: 'postaw',
    };
  if (id.startsWith('place:')) {
    const square = id.slice('place:'.length);
    return { label: `Postaw na ${square}`, typed: `postaw ${square}` };
  }
  if (id === 'flare') {
    const { upper, lower } = flareText(about.flare!);
    return { label: 'Rzuć flarę', note: `Górny: ${upper.pl} Dolny: ${lower.pl}`, typed: 'flara' };
  }
  if (id === 'thaw') {
    return { label: `Rozmroź ${whom(about.frozen!)}`, note: cardText(about.frozen!).frozen!.pl, typed: 'rozmroź' };
  }
  if (id === 'handover') return { ...HANDOVER, note: 'Partner użyje pozostałych akcji na stawianie zwykłych pionów.' };
  if (id === 'end') return { label: 'Zakończ turę', typed: 'koniec' };
  const [what, card] = id.split(':') as [string, string];
  const among = (heading: string) => ({ heading, name: who(card) });
  if (what === 'summon') {
    const note = `${layings(about.placements[card] ?? 0)}. ${textOf(card)}`;
    return { label: `Przywołaj ${whom(card)}`, note, typed: `przywołaj ${typed(card)}`, among: among('Przywołaj…') };
  }
  if (what === 'warp') {
    const note = cardText(card).warp!.pl;
    return {
      label: `Zagraj osnowę ${whose(card)}`,
      note,
      typed: `osnowa ${typed(card)}`,
      among: among('Zagraj osnowę…'),
    };
  }
  return {
    label: `Odrzuć ${whom(card)}`,
    note: textOf(card),
    typed: `odrzuć ${typed(card)}`,
    among: among('Odrzuć…'),
  };
}

/** One way to lay a pattern. */
export function placement(
  id: string,
  { card, layings: all }: Questions['placement']['about'],
  scene: ContestScene,
  seat: number,
): OptionWords {
  const { laying, square, number, isSamePattern } = placeOfLaying(all, id);
  const by = colourOf(scene, seat);
  const crushes = laying.crushes
    ? `, niszcząc ${group({ ...laying.crushes, squares: [] }, { scene, by, own: ONES_OWN })}`
    : '';
  const known = isFrameKnown(scene, seat, card, all);
  const form = number === null ? square : known ? `${number}` : `${square} ${number}`;
  const whose = lent(laying, scene, true);
  const told = [
    [`Przywołaj na ${square}`, ...whose].join(' '),
    ...(number === null || isSamePattern ? [] : [`wzór ${number}`]),
  ].join(', ');
  return {
    // Whose piece is borrowed tells more than what is crushed, which the picture shows.
    label: laying.borrowed.length > 0 ? told : `${told}${crushes}`,
    among: { heading: 'Przywołaj…', name: [square, ...(number === null ? [] : [number]), ...whose].join(' ') },
    note: pattern(laying, scene),
    typed: form,
  };
}

function pattern({ used, improvised, marks, arrows }: Laying, scene: ContestScene): string {
  return [
    `Wzór: ${used.join(' ')}`,
    ...(improvised === null ? [] : [`improwizacja, więcej nie użyjesz tak pionów, które ${have(scene, improvised)}`]),
    ...(marks.length > 0 ? [`oznaczone: ${marks.map(({ square }) => square).join(' ')}`] : []),
    ...(arrows.length > 0 ? [`strzałki: ${arrows.map(arrow => DIRECTIONS[arrow]).join(', ')}`] : []),
  ].join('; ');
}
