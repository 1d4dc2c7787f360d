import type { OptionWords } from '../../../../engine/game.js';
import { TASKS } from '../../tasks.js';
import type { Act, DirectionName, Questions, Rank, SquareName } from '../../vocabulary.js';
import { alternativeOf } from '../alternatives.js';
import { cardText, taskText } from '../cards/index.js';
import { taskName } from '../names.js';
import { ARROWS, colourOf, isFlare, pieceOn } from '../reading.js';
import type { ContestScene, Options } from '../sentences.js';
import {
  and,
  on,
  oneOn,
  placements,
  playerAndSchool,
  players,
  points,
  RANKS,
  the,
  typed,
  typedSchool,
} from './grammar.js';
import { HANDOVER, placement, turnOption } from './menu.js';

const stop = (label: string): OptionWords => ({ label, typed: 'stop' });

const ACTS: Readonly<Record<Exclude<Act, 'tree'>, string>> = {
  destroy: 'Destroy',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  convert: 'Convert',
  choose: 'Choose',
  gateway: 'Gateway:',
  swap: 'Swap',
  capture: 'Put onto the card:',
};

/** Eldest Tree: what stands there decides (AMB-27). */
function tree(square: SquareName, scene: ContestScene, by: number): string {
  const found = pieceOn(scene, square);
  if (!found) return `Place a common on ${square}`;
  return `${found.colour === by ? 'Upgrade' : 'Destroy'} ${on(scene, square, by)}`;
}

const MAY: Readonly<Record<Questions['may']['about']['what'], string>> = {
  steps: 'Downgrade it and place a common',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  'discard-flare': 'Discard the flare',
  'discard-pending': 'Discard the pending being',
  'return-pending': 'Take the pending being to hand',
  'copy-warp': 'Carry out the warp',
  ram: 'Ram it, both pieces die',
};

const CARDS: Readonly<Record<Questions['card']['about']['to'], (card: string) => string>> = {
  'deck-top': card => `${the(card)} onto the deck`,
  frozen: card => `Lay out ${the(card)}`,
  discard: card => `Discard ${the(card)}`,
  copy: card => `Carry out the warp of ${the(card)}`,
};

const colour = (id: string, scene: ContestScene): OptionWords => ({
  label: playerAndSchool(scene, Number(id)),
  typed: typedSchool(scene, Number(id)),
});

export const options: Options = {
  opening: (id, _, scene) => {
    const [square, owner] = id.split(':') as [string, string];
    return {
      label: `${square}: ${playerAndSchool(scene, Number(owner))}`,
      typed: `${square} ${typedSchool(scene, Number(owner))}`,
    };
  },
  turn: turnOption,
  pause: id =>
    id === 'turn'
      ? { label: 'Begin your turn', typed: 'begin' }
      : { label: 'Draw your cards now, no taking back', typed: 'draw' },
  place: square => ({ label: `Place on ${square}`, typed: square }),
  lift: (square, _, scene, seat) => ({ label: `Lift ${on(scene, square, colourOf(scene, seat))}`, typed: square }),
  frame: (square, { counts, only }) => ({
    label: `On ${square}${only[square] ? '' : ` (${placements(counts[square] ?? 0)})`}`,
    ...(only[square] ? { note: `Pattern: ${only[square].join(' ')}` } : {}),
    typed: square,
  }),
  placement,
  arrival: (square, { card }) => ({ label: `${the(card)} on ${square}`, typed: square }),
  'legend-colour': (id, _, scene) => colour(id, scene),
  return: id => {
    const [kind, card] = id.split(':') as [string, string];
    const pile = { being: 'under your deck', legend: 'under the legends', flare: 'under the flares' }[kind];
    return { label: `${the(card)} ${pile}`, typed: typed(card) };
  },
  against: (id, { halves }, scene) => {
    const { upper, lower } = halves.find(half => half.colour === Number(id))!;
    const what = upper && lower ? 'upper and lower effect' : upper ? 'upper effect' : 'lower effect';
    return { label: `${players(scene, Number(id))}: ${what}`, typed: typedSchool(scene, Number(id)) };
  },
  keep: card => ({ label: `Keep ${the(card)}`, note: cardText(card).frozen!.en, typed: typed(card) }),
  claim: id => {
    if (id === 'none') return { label: 'Claim nothing', typed: 'none' };
    const { points: worth } = TASKS.find(task => task.id === id)!;
    const name = taskName(id, 'en');
    return {
      label: `${name}: +${points(worth)}`,
      note: taskText(id, 'en'),
      typed: `claim ${name.toLowerCase()}`,
    };
  },
  'score-colour': (id, _, scene) => colour(id, scene),
  target: (id, about, scene, seat) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'stop') return stop(about.chosen.length > 0 ? 'That is enough' : 'Choose nothing');
    const by = colourOf(scene, seat);
    const label = about.act === 'tree' ? tree(id, scene, by) : `${ACTS[about.act]} ${on(scene, id, by)}`;
    return { label, typed: id };
  },
  mover: (id, { gait }, scene, seat) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'stop') return stop('No more moves');
    return { label: `${gait === 'leap' ? 'Leap' : 'Move'} ${on(scene, id, colourOf(scene, seat))}`, typed: id };
  },
  destination: (id, { gait, captures }, scene, seat) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'stop') return stop('No more moves');
    const kills = captures.includes(id) ? `, destroy ${oneOn(scene, id, colourOf(scene, seat))}` : '';
    return { label: `${gait === 'leap' ? 'Leap' : 'Go'} to ${id}${kills}`, typed: id };
  },
  direction: (id, { hits }) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'stop') return stop('No shot');
    const hit = hits[id] ?? [];
    return {
      label: `${ARROWS[id as DirectionName]} ${id}: hits ${hit.length > 0 ? and(hit) : 'nothing'}`,
      typed: id,
    };
  },
  square: (id, { rank }) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'stop') return stop('Place no more');
    return { label: rank === null ? `Choose ${id}` : `Place on ${id}`, typed: id };
  },
  colour: (id, _, scene) => {
    if (id === 'handover') return HANDOVER;
    return id === 'stop' ? stop('Choose nobody') : colour(id, scene);
  },
  rank: id => {
    if (id === 'handover') return HANDOVER;
    return id === 'stop' ? stop('Place nothing') : { label: `A ${RANKS[id as Rank][0]} piece`, typed: id };
  },
  alternative: (id, about) => {
    if (id === 'handover') return HANDOVER;
    return id === 'stop' ? stop('Choose neither') : { label: alternativeOf(about, id).en, typed: id };
  },
  may: (id, { what, square }, scene, seat) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'no') return { label: 'No', typed: 'no' };
    const needsPiece = square !== null && (what === 'upgrade' || what === 'downgrade');
    return { label: `${MAY[what]}${needsPiece ? ` ${on(scene, square, colourOf(scene, seat))}` : ''}`, typed: 'yes' };
  },
  card: (id, { to }) => {
    if (id === 'handover') return HANDOVER;
    if (id === 'stop') return stop('Choose nothing');
    const text = isFlare(id) ? null : cardText(id);
    const note = to === 'frozen' ? text?.frozen?.en : to === 'copy' ? text?.warp?.en : text?.effect.en;
    return { label: CARDS[to](id), ...(note ? { note } : {}), typed: typed(id) };
  },
};
