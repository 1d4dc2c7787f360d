import type { OptionWords } from '../../../../engine/game.js';
import type { Laying, Questions } from '../../vocabulary.js';
import { cardText, flareText } from '../cards/index.js';
import { ARROWS, colourOf, isFrameKnown, placeOfLaying } from '../reading.js';
import type { ContestScene } from '../sentences.js';
import { one, placements, players, textOf, the, typed, YOURS } from './grammar.js';

export const HANDOVER: OptionWords = {
  label: 'Hand the rest of the turn over',
  note: 'Your partner finishes the effect and spends the other actions on placing commons.',
  typed: 'hand over',
};

/** The menu of the turn. */
export function turnOption(id: Questions['turn']['option'], about: Questions['turn']['about']): OptionWords {
  if (id === 'place')
    return {
      label: 'Lift one of your pieces and place it as a common',
      note: 'None are left in supply.',
      typed: 'place',
    };
  if (id.startsWith('place:')) {
    const square = id.slice('place:'.length);
    return { label: `Place on ${square}`, typed: `place ${square}` };
  }
  if (id === 'flare') {
    const { upper, lower } = flareText(about.flare!);
    return { label: 'Throw the flare', note: `Upper: ${upper.en} Lower: ${lower.en}`, typed: 'flare' };
  }
  if (id === 'thaw') {
    return { label: `Thaw ${the(about.frozen!)}`, note: cardText(about.frozen!).frozen!.en, typed: 'thaw' };
  }
  if (id === 'handover') return { ...HANDOVER, note: 'Your partner spends the actions left on placing commons.' };
  if (id === 'end') return { label: 'End the turn', typed: 'end' };
  const [what, card] = id.split(':') as [string, string];
  if (what === 'summon') {
    const note = `${placements(about.placements[card] ?? 0)}. ${textOf(card)}`;
    return { label: `Summon ${the(card)}`, note, typed: `summon ${typed(card)}` };
  }
  if (what === 'warp') {
    return { label: `Play the warp of ${the(card)}`, note: cardText(card).warp!.en, typed: `warp ${typed(card)}` };
  }
  return { label: `Discard ${the(card)}`, note: textOf(card), typed: `discard ${typed(card)}` };
}

/** One way to lay a pattern. */
export function placement(
  id: string,
  { card, layings }: Questions['placement']['about'],
  scene: ContestScene,
  seat: number,
): OptionWords {
  const { laying, square, number } = placeOfLaying(layings, id);
  const by = colourOf(scene, seat);
  const crushes = laying.crushes ? `, destroying ${one(laying.crushes, { scene, by, own: YOURS })}` : '';
  const isKnown = isFrameKnown(scene, seat, card, layings);
  return {
    label: `Summon on ${square}${number === null ? '' : ` (${number})`}${crushes}`,
    note: pattern(laying, scene),
    typed: number === null ? square : isKnown ? `${number}` : `${square} ${number}`,
  };
}

function pattern({ used, borrowed, improvised, marks, arrows }: Laying, scene: ContestScene): string {
  return [
    `Pattern: ${used.join(' ')}`,
    ...(borrowed.length > 0 ? [`foreign: ${borrowed.join(' ')}`] : []),
    ...(improvised === null ? [] : [`improvised: ${players(scene, improvised)}`]),
    ...(marks.length > 0 ? [`marked: ${marks.map(({ square }) => square).join(' ')}`] : []),
    ...(arrows.length > 0 ? [`arrows: ${arrows.map(arrow => ARROWS[arrow]).join('')}`] : []),
  ].join('; ');
}
