import type { Act, Gait, Kind, Questions } from '../../vocabulary.js';
import { colourOf } from '../reading.js';
import type { ContestScene, Prompts } from '../sentences.js';
import { actions, group, have, head, on, RANKS, who, whom, whose, YOURS } from './grammar.js';

const ACTS: Readonly<Record<Act, string>> = {
  destroy: 'który pion niszczysz?',
  upgrade: 'który pion awansujesz?',
  downgrade: 'który pion degradujesz?',
  convert: 'który wrogi pion zamieniasz na swój?',
  choose: 'który pion wybierasz?',
  gateway: 'który twój pion staje się Bramą?',
  swap: 'który pion zamieniasz miejscami?',
  capture: 'który pion kładziesz na karcie?',
  tree: 'które sąsiednie pole?',
};

const KINDS: Readonly<Record<Kind | 'mixed', string>> = {
  standard: 'standardowy ',
  combat: 'bojowy ',
  empty: '',
  mixed: '',
};

/** „bojowy ruch”, „skok na puste pole”. */
function going(gait: Gait, kind: Kind | 'mixed'): string {
  if (gait === 'line') return kind === 'combat' ? 'bojowe ruchy w jednym kierunku' : 'ruchy w jednym kierunku';
  return `${KINDS[kind]}${gait === 'leap' ? 'skok' : 'ruch'}${kind === 'empty' ? ' na puste pole' : ''}`;
}

/** How many more, where it is more than one. */
const more = (left: number | null, optional: boolean): string =>
  left === null || left < 2 ? '' : optional ? ` (do ${left})` : ` (jeszcze ${left})`;

function may(about: Questions['may']['about'], what: string): string {
  switch (about.what) {
    case 'steps':
      return 'degradujesz tę istotę, żeby postawić obok zwykły pion?';
    case 'upgrade':
      return `awansujesz ${what}?`;
    case 'downgrade':
      return `degradujesz ${what}?`;
    case 'discard-flare':
      return 'odrzucasz swoją flarę?';
    case 'discard-pending':
      return 'odrzucasz swoją oczekującą istotę?';
    case 'return-pending':
      return 'bierzesz oczekującą istotę na rękę?';
    case 'copy-warp':
      return 'wykonujesz osnowę?';
    case 'ram':
      return `wpadasz na ${what}? Zginą oba piony.`;
  }
}

const CARDS: Readonly<Record<Questions['card']['about']['to'], string>> = {
  'deck-top': 'która karta z odrzuconych wraca na wierzch talii?',
  frozen: 'którą kartę z odrzuconych wykładasz z zamrożonym efektem?',
  discard: 'którą kartę z ręki odrzucasz?',
  copy: 'czyją osnowę wykonujesz?',
};

const COLOURS: Readonly<Record<Questions['colour']['about']['act'], string>> = {
  choose: 'czyje piony wybierasz?',
  place: 'czyj pion stawiasz?',
  become: 'czyim pionem się staje?',
};

/** What the next pattern may or must do (AMB-30). */
function rights(scene: ContestScene): string[] {
  const { borrow, voids, colour } = scene.view.rights;
  return [
    ...(borrow > 0 ? ['Następny wzór może użyć wrogiego piona.'] : []),
    ...(voids > 0 ? [`Następny wzór może użyć do ${voids} pustych pól.`] : []),
    ...(colour === null ? [] : [`Następny wzór układasz z pionów, które ${have(scene, colour)}.`]),
  ];
}

export const prompts: Prompts = {
  opening: ({ left }) => `Przed pierwszą turą: postaw zwykły pion na oznaczonym polu${more(left, false)}.`,
  turn: ({ actions: left }, scene, seat) => {
    const { view, names } = scene;
    const whoseTurn =
      view.onTurn === null || view.onTurn === seat ? 'Twoja tura' : `Kończysz turę, którą ma ${names[view.onTurn]}`;
    const head =
      left > 0 ? `${whoseTurn}. Do wykonania: ${actions(left)}.` : `${whoseTurn}. Akcje są już wykorzystane.`;
    return [head, ...rights(scene)].join(' ');
  },
  pause: () => 'Twoja tura może się zacząć.',
  place: ({ lifted }) => `Gdzie stawiasz pion zabrany z ${lifted}? Będzie zwykły.`,
  lift: ({ card }) =>
    `Brak pionów w zasobie. Który swój pion zabierasz z planszy${card === null ? '' : `, żeby przywołać ${whom(card)}`}?`,
  frame: ({ card }) => `Na które pole przywołujesz ${whom(card)}?`,
  placement: ({ card }) => `Jak układasz wzór ${whose(card)}?`,
  arrival: ({ card }) => `Na którym polu staje ${who(card)}?`,
  'legend-colour': ({ card }) => `Punkt za przywołanie ${whose(card)}: w którym kolorze?`,
  return: ({ discarded }) => `Odrzucasz ${whom(discarded)}. Które jeszcze karty odkładasz pod ich talie?`,
  against: () => 'Rzucasz flarę. Z kim się porównujesz?',
  keep: () => 'Zamrożony efekt może być tylko jeden. Który zostaje?',
  claim: () => 'Koniec tury. Które zadanie wykonujesz? Potem tury nie da się już cofnąć.',
  'score-colour': () => 'Punkt za zwykłe piony bez pary: w którym kolorze?',
  target: about => {
    const [first] = about.chosen;
    const what = about.act === 'swap' && first ? `z którym pionem zamienia się miejscami ${first}?` : ACTS[about.act];
    return `${head(about)}: ${what.slice(0, -1)}${more(about.left, about.optional)}?`;
  },
  mover: about => `${head(about)}: ${going(about.gait, about.kind)}${more(about.left, about.optional)}. Którym pionem?`,
  destination: (about, scene, seat) => {
    if (about.from === null) return `${head(about)}: gdzie wraca pion z karty?`;
    const from =
      about.from === about.being ? `z ${about.from}` : `idzie ${on(scene, about.from, colourOf(scene, seat), YOURS)}`;
    return `${head(about)}: ${going(about.gait, about.kind)}${about.optional ? more(about.left, true) : ''}. Dokąd ${from}?`;
  },
  direction: about =>
    `${head(about)}: ${about.act === 'cone' ? 'w którą stronę bucha ogień' : 'w którą stronę strzał'}${more(about.left, about.optional)}?`,
  square: (about, scene, seat) => {
    if (about.rank === null) return `${head(about)}: które pole wybierasz?`;
    const by = colourOf(scene, seat);
    const what =
      about.colour === null
        ? `${RANKS[about.rank][0]} pion`
        : group({ colour: about.colour, rank: about.rank, squares: [] }, { scene, by, own: YOURS });
    return `${head(about)}: gdzie staje ${what}${more(about.left, about.optional)}?`;
  },
  colour: about => `${head(about)}: ${COLOURS[about.act]}`,
  rank: about => `${head(about)}: jakiej rangi pion stawiasz?`,
  alternative: about => `${head(about)}: co wybierasz?`,
  may: (about, scene, seat) =>
    `${head(about)}: ${may(about, about.square === null ? 'tę istotę' : on(scene, about.square, colourOf(scene, seat)))}`,
  card: about => `${head(about)}: ${CARDS[about.to]}`,
};
