import { FLARES } from '../../flares.js';
import type { FlareNow, LastMove, TaskView } from '../../view.js';
import { cardText, flareText } from '../cards/index.js';
import { schoolName, taskName } from '../names.js';
import type { BoardWords } from '../position.js';
import type { ContestScene } from '../sentences.js';
import { actions, and, placements as counted, players, points, RANKS, textOf, the, turns } from './grammar.js';

/** What was done last. */
function last({ what, card, square }: LastMove): string {
  switch (what) {
    case 'opened':
      return `a first common on ${square}`;
    case 'placed':
      return `a common on ${square}`;
    case 'summoned':
      return `${the(card!)} on ${square}`;
    case 'discarded':
      return `discards ${the(card!)}`;
    case 'flare':
      return `throws ${the(card!)}`;
    case 'thawed':
      return `thaws ${the(card!)}`;
    case 'warped':
      return `warp of ${the(card!)}`;
  }
}

/** "Ann ✓, Joe 1/3 0/2". */
const progress = ({ progress: parts, fulfilledBy }: TaskView, scene: ContestScene): string =>
  parts
    .map((each, colour) => {
      const numbers = each.map(({ have, need }) => `${have}/${need}`).join(' ');
      return `${players(scene, colour)} ${fulfilledBy.includes(colour) ? '✓' : numbers}`;
    })
    .join(', ');

const lead = (now: readonly FlareNow[], of: 'upgradedLead' | 'piecesLead', scene: ContestScene): string =>
  now.map(each => `${players(scene, each.against)} ${each[of] > 0 ? '+' : ''}${each[of]}`).join(', ');

const possible = (placements: number): string => (placements > 0 ? counted(placements) : 'not possible now');

export const board: BoardWords = {
  turn: turn => `Turn ${turn}.`,
  onTurn: (name, left) => `${name} to play, ${actions(left)}.`,
  finals: left => `${turns(left)} to the end.`,
  last: (move, { names }) => `Last: ${names[move.seat]}, ${last(move)}.`,
  school: id => schoolName(id, 'en'),
  and,
  score: ({ score, goal, against, pendingLoss }, scene) => {
    const loss = pendingLoss > 0 ? `, -${pendingLoss} for the pending being included` : '';
    if (against.length === 0) return `${score}/${goal} points${loss}`;
    const each = against.map(
      ({ colour, points: count, mayImprovise }) => `${players(scene, colour)} ${count}${mayImprovise ? '*' : ''}`,
    );
    return `score ${score}, up to ${goal}: ${each.join(', ')}${loss}`;
  },
  pieces: (rank, squares) => `${RANKS[rank][1]} ${squares}`,
  gateway: square => `Gateway ${square}`,
  noPieces: 'no pieces',
  cards: (deck, beings, legends, flares) => `deck ${deck}, hand ${beings}+${legends}+${flares}`,
  frozen: card => `frozen effect: ${the(card)}`,
  pending: card => `pending: ${the(card)}`,
  merchant: ({ colour, rank }, scene) =>
    `${the('merchant-of-time')} holds a ${RANKS[rank][0]} of ${players(scene, colour)}.`,
  tasks: (current, next) => `Tasks: ${current}.${next === null ? '' : ` Next: ${next}.`}`,
  task: (task, scene) => `${taskName(task.id, 'en')} ${task.points} (${progress(task, scene)})`,
  nextTask: ({ id, points: worth }) => `${taskName(id, 'en')} (${points(worth)})`,
  card: (card, rank, placements) => `${the(card)} (${rank}; ${possible(placements)}): ${textOf(card)}`,
  frozenCard: card => `Frozen effect, ${the(card)}: ${cardText(card).frozen!.en}`,
  pendingCard: (card, placements) => `Pending ${the(card)} (${possible(placements)}): ${cardText(card).effect.en}`,
  flare: (id, now, scene) => {
    const { upper, lower } = FLARES.find(flare => flare.id === id)!;
    const words = flareText(id);
    return [
      `${the(id)}: with ${upper.lead} more upgraded enemies (now ${lead(now, 'upgradedLead', scene)}): ${words.upper.en}`,
      `With ${lower.lead} more enemy pieces (now ${lead(now, 'piecesLead', scene)}): ${words.lower.en}`,
    ].join(' ');
  },
  noHand: 'No cards in hand.',
};
