import type { OptionWords } from '../../../../engine/game.js';
import type { Laying, Questions } from '../../vocabulary.js';
import { cardText, flareText } from '../cards/index.js';
import { colourOf, isFrameKnown, placeOfLaying } from '../reading.js';
import type { ContestScene } from '../sentences.js';
import { DIRECTIONS, lent, one, placements, players, textOf, the, typed, YOURS } from './grammar.js';

export const HANDOVER: OptionWords = {
  label: 'Hand over for good',
  note: 'Your partner finishes the effect and spends the other actions on placing commons.',
  typed: 'hand over',
};

/** The menu of the turn. */
export function turnOption(id: Questions['turn']['option'], about: Questions['turn']['about']): OptionWords {
  if (id === 'place')
    return {
      label: 'Move one of your pieces as a common',
      note: 'None is left in supply: you lift one from the board and place it elsewhere.',
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
  const among = (heading: string) => ({ heading, name: the(card) });
  if (what === 'summon') {
    const note = `${placements(about.placements[card] ?? 0)}. ${textOf(card)}`;
    return { label: `Summon ${the(card)}`, note, typed: `summon ${typed(card)}`, among: among('Summon…') };
  }
  if (what === 'warp') {
    const note = cardText(card).warp!.en;
    return { label: `Play the warp of ${the(card)}`, note, typed: `warp ${typed(card)}`, among: among('Play a warp…') };
  }
  return {
    label: `Discard ${the(card)}`,
    note: textOf(card),
    typed: `discard ${typed(card)}`,
    among: among('Discard…'),
  };
}

/** One way to lay a pattern. */
export function placement(
  id: string,
  { card, layings }: Questions['placement']['about'],
  scene: ContestScene,
  seat: number,
): OptionWords {
  const { laying, square, number, isSamePattern } = placeOfLaying(layings, id);
  const by = colourOf(scene, seat);
  const crushes = laying.crushes ? `, destroying ${one(laying.crushes, { scene, by, own: YOURS })}` : '';
  const form =
    number === null ? square : isFrameKnown(scene, seat, card, layings) ? `${number}` : `${square} ${number}`;
  const whose = lent(laying, scene, true);
  const told = [
    [`Summon on ${square}`, ...whose].join(' '),
    ...(number === null || isSamePattern ? [] : [`pattern ${number}`]),
  ].join(', ');
  return {
    // Whose piece is borrowed tells more than what is crushed, which the picture shows.
    label: laying.borrowed.length > 0 ? told : `${told}${crushes}`,
    among: { heading: 'Summon…', name: [square, ...(number === null ? [] : [number]), ...whose].join(' ') },
    note: pattern(laying, scene),
    typed: form,
  };
}

function pattern({ used, improvised, marks, arrows }: Laying, scene: ContestScene): string {
  return [
    `Pattern: ${used.join(' ')}`,
    ...(improvised === null ? [] : [`improvised, no more with ${players(scene, improvised)}'s pieces after this`]),
    ...(marks.length > 0 ? [`marked: ${marks.map(({ square }) => square).join(' ')}`] : []),
    ...(arrows.length > 0 ? [`arrows: ${arrows.map(arrow => DIRECTIONS[arrow]).join(', ')}`] : []),
  ].join('; ');
}
