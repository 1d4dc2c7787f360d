import type { OptionWords } from '../../../../engine/game.js';
import type { Laying, Questions } from '../../vocabulary.js';
import { cardText, flareText } from '../cards/index.js';
import { ARROWS, colourOf, isFrameKnown, placeOfLaying } from '../reading.js';
import type { ContestScene } from '../sentences.js';
import { group, layings, ONES_OWN, players, textOf, typed, whom, whose } from './grammar.js';

export const HANDOVER: OptionWords = {
  label: 'Oddaj resztę tury partnerowi',
  note: 'Partner kończy efekt, a pozostałych akcji użyje na stawianie zwykłych pionów.',
  typed: 'oddaj',
};

/** The menu of the turn. */
export function turnOption(id: Questions['turn']['option'], about: Questions['turn']['about']): OptionWords {
  if (id === 'place')
    return {
      label: 'Podnieś swój pion i postaw go jako zwykły',
      note: 'W zapasie nie ma już pionów.',
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
  if (what === 'summon') {
    const note = `${layings(about.placements[card] ?? 0)}. ${textOf(card)}`;
    return { label: `Przywołaj ${whom(card)}`, note, typed: `przywołaj ${typed(card)}` };
  }
  if (what === 'warp') {
    return { label: `Zagraj osnowę ${whose(card)}`, note: cardText(card).warp!.pl, typed: `osnowa ${typed(card)}` };
  }
  return { label: `Odrzuć ${whom(card)}`, note: textOf(card), typed: `odrzuć ${typed(card)}` };
}

/** One way to lay a pattern. */
export function placement(
  id: string,
  { card, layings: all }: Questions['placement']['about'],
  scene: ContestScene,
  seat: number,
): OptionWords {
  const { laying, square, number } = placeOfLaying(all, id);
  const by = colourOf(scene, seat);
  const crushes = laying.crushes
    ? `, niszcząc ${group({ ...laying.crushes, squares: [] }, { scene, by, own: ONES_OWN })}`
    : '';
  const known = isFrameKnown(scene, seat, card, all);
  const form = number === null ? square : known ? `${number}` : `${square} ${number}`;
  return {
    label: `Przywołaj na ${square}${number === null ? '' : ` (${number})`}${crushes}`,
    note: pattern(laying, scene),
    typed: form,
  };
}

function pattern({ used, borrowed, improvised, marks, arrows }: Laying, scene: ContestScene): string {
  return [
    `Wzór: ${used.join(' ')}`,
    ...(borrowed.length > 0 ? [`cudze: ${borrowed.join(' ')}`] : []),
    ...(improvised === null ? [] : [`improwizacja: ${players(scene, improvised)}`]),
    ...(marks.length > 0 ? [`oznaczone: ${marks.map(({ square }) => square).join(' ')}`] : []),
    ...(arrows.length > 0 ? [`strzałki: ${arrows.map(arrow => ARROWS[arrow]).join('')}`] : []),
  ].join('; ');
}
