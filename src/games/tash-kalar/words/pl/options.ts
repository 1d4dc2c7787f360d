import type { OptionWords } from '../../../../engine/game.js';
import { TASKS } from '../../tasks.js';
import type { Act, DirectionName, Questions, Rank, SquareName } from '../../vocabulary.js';
import { alternativeOf } from '../alternatives.js';
import { cardText, taskText } from '../cards/index.js';
import { taskName } from '../names.js';
import { ARROWS, capital, colourOf, isFlare, pieceOn } from '../reading.js';
import type { ContestScene, Options } from '../sentences.js';
import {
  and,
  DIRECTIONS,
  kindOn,
  layings,
  on,
  playerAndSchool,
  players,
  points,
  RANKS,
  typed,
  typedSchool,
  who,
  whom,
  whose,
  YOURS,
} from './grammar.js';
import { HANDOVER, placement, turnOption } from './menu.js';

const stop = (label: string): OptionWords => ({ label, typed: 'dość' });

const ACTS: Readonly<Record<Exclude<Act, 'tree'>, string>> = {
  destroy: 'Zniszcz',
  upgrade: 'Awansuj',
  downgrade: 'Zdegraduj',
  convert: 'Zamień na swój',
  choose: 'Wybierz',
  gateway: 'Brama:',
  swap: 'Zamień',
  capture: 'Połóż na karcie',
};

/** Eldest Tree: what stands there decides (AMB-27). */
function tree(square: SquareName, scene: ContestScene, by: number): string {
  const found = pieceOn(scene, square);
  if (!found) return `Postaw zwykły pion na ${square}`;
  return `${found.colour === by ? 'Awansuj' : 'Zniszcz'} ${on(scene, square, by)}`;
}

const MAY: Readonly<Record<Questions['may']['about']['what'], string>> = {
  steps: 'Zdegraduj i postaw obok zwykły pion',
  upgrade: 'Awansuj',
  downgrade: 'Zdegraduj',
  'discard-flare': 'Odrzuć flarę',
  'discard-pending': 'Odrzuć oczekującą istotę',
  'return-pending': 'Weź oczekującą istotę na rękę',
  'copy-warp': 'Wykonaj osnowę',
  ram: 'Wpadnij, giną oba piony',
};

const CARDS: Readonly<Record<Questions['card']['about']['to'], (card: string) => string>> = {
  'deck-top': card => `Na talię: ${who(card)}`,
  frozen: card => `Wyłóż ${whom(card)}`,
  discard: card => `Odrzuć ${whom(card)}`,
  copy: card => `Wykonaj osnowę ${whose(card)}`,
};

const colour = (id: string, scene: ContestScene): OptionWords => ({
  label: playerAndSchool(scene, Number(id)),
  typed: typedSchool(scene, Number(id)),
});

const TYPED_RANKS: Readonly<Record<Rank, string>> = { common: 'zwykły', heroic: 'heroiczny', legendary: 'legendarny' };

export const options: Options = {
  opening: (id, _, scene) => {
    const [square, owner] = id.split(':') as [string, string];
    return {
      label: `Na ${square}: ${playerAndSchool(scene, Number(owner))}`,
      typed: `${square} ${typedSchool(scene, Number(owner))}`,
    };
  },
  turn: turnOption,
  pause: id =>
    id === 'turn'
      ? { label: 'Zacznij turę', typed: 'zacznij' }
      : { label: 'Dobierz karty teraz, bez cofania', typed: 'dobierz' },
  place: square => ({ label: `Postaw na ${square}`, typed: square }),
  lift: (square, _, scene, seat) => ({ label: `Zabierz ${on(scene, square, colourOf(scene, seat))}`, typed: square }),
  frame: (square, { counts, only }) => ({
    label: `Na ${square}${only[square] ? '' : ` (${layings(counts[square] ?? 0)})`}`,
    ...(only[square] ? { note: `Wzór: ${only[square].join(' ')}` } : {}),
    typed: square,
  }),
  placement,
  arrival: (square, { card }) => ({ label: `${who(card)} na ${square}`, typed: square }),
  'legend-colour': (id, _, scene) => colour(id, scene),
  return: id => {
    const [kind, card] = id.split(':') as [string, string];
    const pile = { being: 'pod swoją talię', legend: 'pod talię legend', flare: 'pod talię flar' }[kind];
    return { label: capital(`${who(card)} ${pile}`), typed: typed(card) };
  },
  against: (id, { halves }, scene) => {
    const { upper, lower } = halves.find(half => half.colour === Number(id))!;
    const what = upper && lower ? 'górny i dolny efekt' : upper ? 'górny efekt' : 'dolny efekt';
    return { label: `${players(scene, Number(id))}: ${what}`, typed: typedSchool(scene, Number(id)) };
  },
  keep: card => ({ label: `Zostaw ${whom(card)}`, note: cardText(card).frozen!.pl, typed: typed(card) }),
  claim: id => {
    if (id === 'none') return { label: 'Żadne zadanie', typed: 'żadne' };
    const { points: worth } = TASKS.find(task => task.id === id)!;
    const name = taskName(id, 'pl');
    return {
      label: `${name}: +${points(worth)}`,
      note: taskText(id, 'pl'),
      typed: `wykonaj ${name.toLowerCase()}`,
    };
  },
  'score-colour': (id, _, scene) => colour(id, scene),
  target: (id, about, scene, seat) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'stop') return stop(about.chosen.length > 0 ? 'Wystarczy' : 'Rezygnuj');
    const by = colourOf(scene, seat);
    const label = about.act === 'tree' ? tree(id, scene, by) : `${ACTS[about.act]} ${on(scene, id, by)}`;
    return { label, typed: id };
  },
  mover: (id, { gait }, scene, seat) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'stop') return stop('Bez dalszych ruchów');
    return {
      label: `${gait === 'leap' ? 'Skacze' : 'Idzie'} ${on(scene, id, colourOf(scene, seat), YOURS)}`,
      typed: id,
    };
  },
  destination: (id, { gait, captures }, scene, seat) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'stop') return stop('Bez dalszych ruchów');
    const kills = captures.includes(id) ? `, zniszcz ${kindOn(scene, id, colourOf(scene, seat))}` : '';
    return { label: `${gait === 'leap' ? 'Skocz' : 'Idź'} na ${id}${kills}`, typed: id };
  },
  direction: (id, { hits }) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'stop') return stop('Bez strzału');
    const hit = hits[id] ?? [];
    const name = DIRECTIONS[id as DirectionName];
    return {
      label: `${ARROWS[id as DirectionName]} ${name}: ${hit.length > 0 ? `trafia ${and(hit)}` : 'nic nie trafia'}`,
      typed: name,
    };
  },
  square: (id, { rank }) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'stop') return stop('Nie stawiaj więcej');
    return { label: rank === null ? `Wybierz ${id}` : `Postaw na ${id}`, typed: id };
  },
  colour: (id, _, scene) => {
    if (id === 'handover') return HANDOVER;
    return id === 'stop' ? stop('Rezygnuj') : colour(id, scene);
  },
  rank: id => {
    if (id === 'handover') return HANDOVER;
    if (id === 'stop') return stop('Rezygnuj');
    return { label: `${capital(RANKS[id as Rank][0])} pion`, typed: TYPED_RANKS[id as Rank] };
  },
  alternative: (id, about) => {
    if (id === 'handover') return HANDOVER;
    return id === 'stop' ? stop('Rezygnuj') : { label: alternativeOf(about, id).pl, typed: id };
  },
  may: (id, { what, square }, scene, seat) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'no') return { label: 'Nie', typed: 'nie' };
    const needsPiece = square !== null && (what === 'upgrade' || what === 'downgrade');
    return { label: `${MAY[what]}${needsPiece ? ` ${on(scene, square, colourOf(scene, seat))}` : ''}`, typed: 'tak' };
  },
  card: (id, { to }) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'stop') return stop('Rezygnuj');
    const text = isFlare(id) ? null : cardText(id);
    const note = to === 'frozen' ? text?.frozen?.pl : to === 'copy' ? text?.warp?.pl : text?.effect.pl;
    return { label: CARDS[to](id), ...(note ? { note } : {}), typed: typed(id) };
  },
};
