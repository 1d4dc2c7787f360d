import type { Action, Moment, Subject } from '../../vocabulary.js';
import { isElement } from '../reading.js';
import type { Prompts } from '../sentences.js';
import { and, at, on, the, tiles } from './grammar.js';

/** When in a Battle a choice falls. */
function moment(when: Moment): string {
  if (when === 'order') return '';
  return when === 'start' ? 'Start of the Battle. ' : `Initiative ${when}. `;
}

function where(action: Action, subject: Subject): string {
  switch (action) {
    case 'place':
      return `Where do you place ${the(subject.tile)}?`;
    case 'unfold':
      return isElement(subject)
        ? 'Where does the empty element go?'
        : `Where does the element with ${the(subject.tile)} go?`;
    case 'charge':
      return `Which hex does ${at(subject)} step to?`;
    case 'false-order':
      return `Where do you send ${at(subject)}?`;
    default:
      return `Where does ${at(subject)} go?`;
  }
}

const TARGETS: Partial<Record<Action, string>> = {
  move: 'Which tile do you move?',
  'rotation-order': 'Which tile do you turn?',
  net: 'Which enemy tile do you net?',
  entrenchment: 'Which of your tiles do you entrench?',
  'false-order': 'Which enemy tile do you move?',
  'precise-shot': 'Which enemy tile do you shoot?',
};

export const prompts: Prompts = {
  monolith: () => 'Choose the two tiles to hide in your Monolith. The others see them only when it unfolds.',
  banner: ({ folded }) => `Where do you put your ${folded ? 'folded Monolith' : 'Banner'}?`,
  redraw: about => `Only Orders: ${and(about.tiles.map(the))}. Discard them all and draw again?`,
  'forced-discard': ({ of }) => `First discard one of your ${of} tiles.`,
  turn: ({ left }) => (left === null ? 'Your turn.' : `Your turn. You may still play or discard ${tiles(left)}.`),
  mode: () => 'A Battle or a Charge?',
  effect: about => `Which feature does ${at(about)} use?`,
  hex: about => where(about.action, about),
  rotation: ({ tile, to }) => `How is ${the(tile)} turned on ${to}?`,
  target: ({ action, from }, scene) =>
    from === null ? (TARGETS[action] ?? 'Which tile?') : `Which tile does ${on(scene, from)} charge?`,
  triangle: () => 'Where do you throw the Fire Concoction? Every tile on the three hexes takes a wound, yours too.',
  pusher: () => 'Which of your tiles pushes?',
  pushed: ({ pusher }, scene) => `Which tile does ${on(scene, pusher)} push away?`,
  'push-hex': (about, scene) => `${scene.names[about.by]} pushes your ${at(about)}. Where does it go?`,
  charger: ({ rune }) =>
    rune === null ? 'Which tile charges?' : `Which tile charges by the Rune of Charge on ${rune}?`,
  regeneration: about => `${moment(about.moment)}Whom does the Rune of Regeneration save?`,
  poison: about => `${moment(about.moment)}Too few poison markers (${about.left} left). Who gets the next one?`,
  assassin: about => `${moment(about.moment)}Whom does the Assassin on ${about.from} hit?`,
};
