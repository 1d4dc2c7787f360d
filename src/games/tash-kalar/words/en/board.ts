import { english } from '../../../../engine/language.js';
import { FLARES } from '../../flares.js';
import type { FlareNow, LastMove, TaskView } from '../../view.js';
import type { Rank } from '../../vocabulary.js';
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

/** "Ann: done, Joe: 1 of 3 and 0 of 2". */
const progress = ({ progress: parts, fulfilledBy }: TaskView, scene: ContestScene): string =>
  parts
    .map((each, colour) => {
      const numbers = and(each.map(({ have, need }) => `${have} of ${need}`));
      return `${players(scene, colour)}: ${fulfilledBy.includes(colour) ? 'done' : numbers}`;
    })
    .join(', ');

const lead = (now: readonly FlareNow[], of: 'upgradedLead' | 'piecesLead', scene: ContestScene): string =>
  now
    .map(each => {
      const ahead = Math.abs(each[of]);
      return `${players(scene, each.against)} has ${each[of] === 0 ? 'as many' : `${ahead} ${each[of] > 0 ? 'more' : 'fewer'}`}`;
    })
    .join(', ');

const possible = (placements: number): string => (placements > 0 ? counted(placements) : 'not possible now');

const BEINGS: Readonly<Record<Rank, string>> = { common: 'common being', heroic: 'heroic being', legendary: 'legend' };

const held = (beings: number, legends: number, flares: number): string =>
  [
    `${beings} ${english(beings, 'being', 'beings')}`,
    `${legends} ${english(legends, 'legend', 'legends')}`,
    `${flares} ${english(flares, 'flare', 'flares')}`,
  ].join(', ');

export const board: BoardWords = {
  turn: turn => `Turn ${turn}.`,
  onTurn: (name, left) => `${name} to play, ${actions(left)}.`,
  finals: left => `${turns(left)} to the end.`,
  last: (move, { names }) => `Last: ${names[move.seat]}, ${last(move)}.`,
  school: id => schoolName(id, 'en'),
  and,
  score: ({ score, goal, against, pendingLoss }, scene) => {
    const loss = pendingLoss > 0 ? `, ${pendingLoss} taken off for the pending being` : '';
    if (against.length === 0) return `${score} of ${goal} points${loss}`;
    const each = against.map(
      ({ colour, points: count, mayImprovise }) =>
        `${players(scene, colour)} ${count}${mayImprovise ? ' (improvising possible)' : ''}`,
    );
    return `score ${score}, played to ${goal} in one colour: ${each.join(', ')}${loss}`;
  },
  pieces: (rank, squares) => `${RANKS[rank][1]} ${squares}`,
  gateway: square => `Gateway ${square}`,
  noPieces: 'no pieces',
  cards: (deck, beings, legends, flares) => `${deck} in the deck, ${held(beings, legends, flares)} in hand`,
  frozen: card => `frozen effect: ${the(card)}`,
  pending: card => `pending: ${the(card)}`,
  merchant: ({ colour, rank }, scene) =>
    `${the('merchant-of-time')} holds one of ${players(scene, colour)}'s pieces, a ${RANKS[rank][0]}.`,
  tasks: (current, next) => `Tasks: ${current}.${next === null ? '' : ` Next: ${next}.`}`,
  task: (task, scene) => `${taskName(task.id, 'en')}, ${points(task.points)} (${progress(task, scene)})`,
  nextTask: ({ id, points: worth }) => `${taskName(id, 'en')} (${points(worth)})`,
  card: (card, rank, placements) => `${the(card)}, ${BEINGS[rank]}, ${possible(placements)}: ${textOf(card)}`,
  frozenCard: card => `Frozen effect, ${the(card)}: ${cardText(card).frozen!.en}`,
  pendingCard: (card, placements) => `Pending: ${the(card)}, ${possible(placements)}: ${cardText(card).effect.en}`,
  flare: (id, now, scene) => {
    const { upper, lower } = FLARES.find(flare => flare.id === id)!;
    const words = flareText(id);
    return [
      `${the(id)}: when an opponent has ${upper.lead} more upgraded pieces (now ${lead(now, 'upgradedLead', scene)}): ${words.upper.en}`,
      `When an opponent has ${lower.lead} more pieces (now ${lead(now, 'piecesLead', scene)}): ${words.lower.en}`,
    ].join(' ');
  },
  noHand: 'No cards in hand.',
};
