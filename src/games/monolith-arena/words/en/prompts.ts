import { countedParts } from '../../../../engine/language.js';
import type { Action, Moment, Subject } from '../../vocabulary.js';
import { isElement } from '../reading.js';
import type { Prompts } from '../sentences.js';
import { forecast } from './forecast.js';
import { and, at, on, the, tiles } from './grammar.js';

/** When in a Battle a choice falls. */
function moment(when: Moment): string {
  if (when === 'order') return '';
  return when === 'start' ? 'Start of the Battle. ' : `Initiative ${when}. `;
}

function where(action: Action, subject: Subject): string {
  switch (action) {
    case 'place':
      return `Where do you place your ${the(subject.tile)}?`;
    case 'unfold':
      return isElement(subject)
        ? 'Where does the empty element go?'
        : `Where does the element with the ${the(subject.tile)} go?`;
    case 'charge':
      return `Where does ${at(subject)} charge from?`;
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
  redraw: ({ tiles: held }) =>
    held.length === 1
      ? `Nothing but an Order: ${the(held[0]!)}. Discard it and draw again?`
      : `Only Orders: ${and(countedParts(held.map(the)))}. Discard them all and draw again?`,
  'forced-discard': ({ of }) => `First discard one of your ${of} tiles.`,
  turn: ({ left }) => (left === null ? 'Your turn.' : `Your turn. You may still play or discard ${tiles(left)}.`),
  mode: ({ tile, fills }, scene, seat) => {
    const head = fills
      ? `${the(tile)} fills the board and starts a Battle. It cannot be taken back.`
      : 'A Battle ends your turn and cannot be taken back.';
    return scene.view.forecast ? `${head}\n${forecast(scene.view.forecast, scene, seat)}` : head;
  },
  pause: (_, { view }) => (view.turnsLeft === 0 ? 'Time for the Last Battle.' : 'Your turn.'),
  effect: about => `Which feature does ${at(about)} use?`,
  hex: about => where(about.action, about),
  rotation: ({ tile, to, seat: owner }, _, seat) =>
    `Which way does ${owner === seat ? 'your' : 'the'} ${the(tile)} face on ${to}?`,
  target: ({ action, from }, scene) =>
    from === null ? (TARGETS[action] ?? 'Which tile?') : `Which tile does ${on(scene, from)} charge?`,
  triangle: () => 'Where do you throw the Fire Concoction? Every tile on the three hexes takes a wound, yours too.',
  pusher: () => 'Which of your tiles pushes?',
  pushed: ({ pusher }, scene) => `Which enemy tile does ${on(scene, pusher)} push?`,
  'push-hex': (about, scene) => `${scene.names[about.by]} pushes your ${at(about)}. Where does it go?`,
  charger: ({ rune }) =>
    rune === null
      ? 'Choose one of your Cavalry tiles to charge.'
      : `Choose one of your Cavalry tiles to charge through the Rune on ${rune}.`,
  regeneration: about => `${moment(about.moment)}Which tile does the Rune of Regeneration save?`,
  poison: about =>
    `${moment(about.moment)}There are not enough poison markers for all: ${about.left} left. Who gets the next one?`,
  assassin: about => `${moment(about.moment)}Which tile does the Assassin on ${about.from} hit?`,
};
