import { polish } from '../../../../engine/language.js';
import { FLARES } from '../../flares.js';
import type { FlareNow, LastMove, TaskView } from '../../view.js';
import { cardText, flareText } from '../cards/index.js';
import { flareName, schoolName, taskName } from '../names.js';
import type { BoardWords } from '../position.js';
import type { ContestScene } from '../sentences.js';
import { actions, and, layings, players, points, RANKS, textOf, turns, who, whom, whose } from './grammar.js';

/** What was done last. In the present: people have no gender here. */
function last({ what, card, square }: LastMove): string {
  switch (what) {
    case 'opened':
      return `pierwszy pion na ${square}`;
    case 'placed':
      return `zwykły pion na ${square}`;
    case 'summoned':
      return `${who(card!)} na ${square}`;
    case 'discarded':
      return `odrzuca ${whom(card!)}`;
    case 'flare':
      return `rzuca ${whom(card!)}`;
    case 'thawed':
      return `rozmraża ${whom(card!)}`;
    case 'warped':
      return `osnowa ${whose(card!)}`;
  }
}

/** „Ola ✓, Jan 1/3 0/2”. */
const progress = ({ progress: parts, fulfilledBy }: TaskView, scene: ContestScene): string =>
  parts
    .map((each, colour) => {
      const numbers = each.map(({ have, need }) => `${have}/${need}`).join(' ');
      return `${players(scene, colour)} ${fulfilledBy.includes(colour) ? '✓' : numbers}`;
    })
    .join(', ');

const lead = (now: readonly FlareNow[], of: 'upgradedLead' | 'piecesLead', scene: ContestScene): string =>
  now.map(each => `${players(scene, each.against)} ${each[of] > 0 ? '+' : ''}${each[of]}`).join(', ');

const upgraded = (count: number): string =>
  `${count} ${polish(count, 'awansowany pion', 'awansowane piony', 'awansowanych pionów')}`;
const pieces = (count: number): string => `${count} ${polish(count, 'pion', 'piony', 'pionów')}`;

const possible = (placements: number): string => (placements > 0 ? layings(placements) : 'teraz niemożliwe');

export const board: BoardWords = {
  turn: turn => `Tura ${turn}.`,
  onTurn: (name, left) => `Kolej: ${name}, ${actions(left)}.`,
  finals: left => `Do końca ${turns(left)}.`,
  last: (move, { names }) => `Ostatnio: ${names[move.seat]}, ${last(move)}.`,
  school: id => schoolName(id, 'pl'),
  and,
  score: ({ score, goal, against, pendingLoss }, scene) => {
    const loss = pendingLoss > 0 ? `, w tym -${pendingLoss} za oczekującą` : '';
    if (against.length === 0) return `${score}/${goal} pkt${loss}`;
    const each = against.map(
      ({ colour, points: count, mayImprovise }) => `${players(scene, colour)} ${count}${mayImprovise ? '*' : ''}`,
    );
    return `wynik ${score}, do ${goal}: ${each.join(', ')}${loss}`;
  },
  pieces: (rank, squares) => `${RANKS[rank][1]} ${squares}`,
  gateway: square => `Brama ${square}`,
  noPieces: 'brak pionów',
  cards: (deck, beings, legends, flares) => `talia ${deck}, ręka ${beings}+${legends}+${flares}`,
  frozen: card => `zamrożony efekt: ${who(card)}`,
  pending: card => `oczekuje: ${who(card)}`,
  merchant: ({ colour, rank }, scene) =>
    `${who('merchant-of-time')} trzyma ${RANKS[rank][0]} pion: ${players(scene, colour)}.`,
  tasks: (current, next) => `Zadania: ${current}.${next === null ? '' : ` Następne: ${next}.`}`,
  task: (task, scene) => `${taskName(task.id, 'pl')} ${task.points} pkt (${progress(task, scene)})`,
  nextTask: ({ id, points: worth }) => `${taskName(id, 'pl')} (${points(worth)})`,
  card: (card, rank, placements) => `${who(card)} (${RANKS[rank][0]}; ${possible(placements)}): ${textOf(card)}`,
  frozenCard: card => `Zamrożony efekt, ${who(card)}: ${cardText(card).frozen!.pl}`,
  pendingCard: (card, placements) => `Oczekuje ${who(card)} (${possible(placements)}): ${cardText(card).effect.pl}`,
  flare: (id, now, scene) => {
    const { upper, lower } = FLARES.find(flare => flare.id === id)!;
    const words = flareText(id);
    return [
      `${flareName(id, 'pl')}: gdy wróg ma o ${upgraded(upper.lead)} więcej (teraz ${lead(now, 'upgradedLead', scene)}): ${words.upper.pl}`,
      `Gdy ma o ${pieces(lower.lead)} więcej (teraz ${lead(now, 'piecesLead', scene)}): ${words.lower.pl}`,
    ].join(' ');
  },
  noHand: 'Brak kart na ręce.',
};
