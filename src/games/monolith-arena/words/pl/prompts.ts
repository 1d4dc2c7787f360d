import { countedParts, polish } from '../../../../engine/language.js';
import type { Action, Moment, Subject } from '../../vocabulary.js';
import { isElement } from '../reading.js';
import type { Prompts } from '../sentences.js';
import { forecast } from './forecast.js';
import { and, on, tiles, who, whoAt, whom, whomAt } from './grammar.js';

/** When in a Battle a choice falls. */
function moment(when: Moment): string {
  if (when === 'order') return '';
  return when === 'start' ? 'Początek bitwy. ' : `Inicjatywa ${when}. `;
}

function where(action: Action, subject: Subject): string {
  switch (action) {
    case 'place':
      return `Gdzie stawiasz ${whom(subject.tile)}?`;
    case 'unfold':
      return isElement(subject)
        ? 'Gdzie trafia pusty element?'
        : `Gdzie trafia element, na którym leży ${who(subject.tile)}?`;
    case 'charge':
      return `Z którego pola szarżuje ${whoAt(subject)}?`;
    case 'false-order':
      return `Dokąd przesuwasz ${whomAt(subject)}?`;
    default:
      return `Dokąd idzie ${whoAt(subject)}?`;
  }
}

const TARGETS: Partial<Record<Action, string>> = {
  move: 'Który żeton przesuwasz?',
  'rotation-order': 'Który żeton obracasz?',
  net: 'Na który wrogi żeton zarzucasz sieć?',
  entrenchment: 'Który ze swoich żetonów okopujesz?',
  'false-order': 'Który wrogi żeton przesuwasz?',
  'precise-shot': 'W który wrogi żeton strzelasz?',
};

export const prompts: Prompts = {
  monolith: () => 'Wybierz dwa żetony do ukrycia w Monolicie. Inni zobaczą je dopiero, gdy go rozwiniesz.',
  banner: ({ folded }) => `Gdzie stawiasz swój ${folded ? 'zwinięty Monolit' : 'Sztandar'}?`,
  redraw: ({ tiles: held }) =>
    held.length === 1
      ? `Na ręce tylko rozkaz: ${who(held[0]!)}. Odrzucasz go i dobierasz nowy żeton?`
      : `Same rozkazy: ${and(countedParts(held.map(who)))}. Odrzucasz wszystkie i dobierasz nowe?`,
  'forced-discard': ({ of }) => `Najpierw odrzuć jeden ze swoich ${of} żetonów.`,
  turn: ({ left }) =>
    left === null ? 'Twoja tura.' : `Twoja tura. Możesz jeszcze zagrać lub odrzucić ${tiles(left)}.`,
  mode: ({ tile, fills }, scene, seat) => {
    const head = fills
      ? `${who(tile)} zapełnia planszę i zaczyna się bitwa. Nie można jej cofnąć.`
      : 'Bitwa kończy turę i nie można jej cofnąć.';
    return scene.view.forecast ? `${head}\n${forecast(scene.view.forecast, scene, seat)}` : head;
  },
  pause: (_, { view }) => (view.turnsLeft === 0 ? 'Czas na Ostatnią Bitwę.' : 'Twoja tura.'),
  effect: about => `Z czego korzysta ${whoAt(about)}?`,
  hex: about => where(about.action, about),
  rotation: ({ tile, to }) => `W którą stronę obracasz ${whom(tile)} na ${to}?`,
  target: ({ action, from }, scene) =>
    from === null ? (TARGETS[action] ?? 'Który żeton?') : `Kogo atakuje szarżą ${on(scene, from)}?`,
  triangle: () => 'Gdzie rzucasz Bombę? Każdy żeton na trzech polach dostaje ranę, także twój.',
  pusher: () => 'Który z twoich żetonów odpycha?',
  pushed: ({ pusher }, scene) => `Kogo odpycha ${on(scene, pusher)}?`,
  'push-hex': (about, scene) => `${scene.names[about.by]} odpycha ci ${whomAt(about)}. Na które pole schodzi?`,
  charger: ({ rune }) =>
    rune === null ? 'Wybierz swój żeton konnicy do szarży.' : `Wybierz swój żeton konnicy do szarży z runy ${rune}.`,
  regeneration: about => `${moment(about.moment)}Kogo ratuje ${who('regeneration-rune')}?`,
  poison: about =>
    `${moment(about.moment)}Znaczników zatrucia nie starczy dla wszystkich: ${polish(about.left, 'został', 'zostały', 'zostało')} ${about.left}. Kto dostaje następny?`,
  assassin: about => `${moment(about.moment)}Kogo trafia ${who('assassin')} ${about.from}?`,
};
