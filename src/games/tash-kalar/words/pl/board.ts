import { polish } from '../../../../engine/language.js';
import { FLARES } from '../../flares.js';
import type { FlareNow, LastMove, TaskView } from '../../view.js';
import type { Rank } from '../../vocabulary.js';
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

/** „Ola: spełnione, Jan: 1 z 3 i 0 z 2”. */
const progress = ({ progress: parts, fulfilledBy }: TaskView, scene: ContestScene): string =>
  parts
    .map((each, colour) => {
      const numbers = and(each.map(({ have, need }) => `${have} z ${need}`));
      return `${players(scene, colour)}: ${fulfilledBy.includes(colour) ? 'spełnione' : numbers}`;
    })
    .join(', ');

const lead = (now: readonly FlareNow[], of: 'upgradedLead' | 'piecesLead', scene: ContestScene): string =>
  now
    .map(each => {
      const ahead = Math.abs(each[of]);
      return `${players(scene, each.against)} ${each[of] === 0 ? 'tyle samo' : `o ${ahead} ${each[of] > 0 ? 'więcej' : 'mniej'}`}`;
    })
    .join(', ');

const upgraded = (count: number): string =>
  `${count} ${polish(count, 'awansowany pion', 'awansowane piony', 'awansowanych pionów')}`;
const pieces = (count: number): string => `${count} ${polish(count, 'pion', 'piony', 'pionów')}`;

const possible = (placements: number): string => (placements > 0 ? layings(placements) : 'teraz niemożliwe');

/** A card's rank goes with the being, whatever the gender of its name. */
const BEINGS: Readonly<Record<Rank, string>> = {
  common: 'istota zwykła',
  heroic: 'istota heroiczna',
  legendary: 'legenda',
};

const held = (beings: number, legends: number, flares: number): string =>
  [
    `${beings} ${polish(beings, 'istota', 'istoty', 'istot')}`,
    `${legends} ${polish(legends, 'legenda', 'legendy', 'legend')}`,
    `${flares} ${polish(flares, 'flara', 'flary', 'flar')}`,
  ].join(', ');

export const board: BoardWords = {
  turn: turn => `Tura ${turn}.`,
  onTurn: (name, left) => `Kolej: ${name}, ${actions(left)}.`,
  finals: left => `Do końca ${turns(left)}.`,
  last: (move, { names }) => `Ostatnio: ${names[move.seat]}, ${last(move)}.`,
  school: id => schoolName(id, 'pl'),
  and,
  score: ({ score, goal, against, pendingLoss }, scene) => {
    const loss = pendingLoss > 0 ? `, po odjęciu ${pendingLoss} za oczekującą istotę` : '';
    if (against.length === 0) return `${score} z ${goal} punktów${loss}`;
    const each = against.map(
      ({ colour, points: count, mayImprovise }) =>
        `${players(scene, colour)} ${count}${mayImprovise ? ' (improwizacja możliwa)' : ''}`,
    );
    return `wynik ${score}, gra się do ${goal} w jednym kolorze: ${each.join(', ')}${loss}`;
  },
  pieces: (rank, squares) => `${RANKS[rank][1]} ${squares}`,
  gateway: square => `Brama ${square}`,
  noPieces: 'brak pionów',
  cards: (deck, beings, legends, flares) => `w talii ${deck}, na ręce ${held(beings, legends, flares)}`,
  frozen: card => `zamrożony efekt: ${who(card)}`,
  pending: card => `oczekuje: ${who(card)}`,
  merchant: ({ colour, rank }, scene) =>
    `${who('merchant-of-time')} trzyma ${RANKS[rank][0]} pion: ${players(scene, colour)}.`,
  tasks: (current, next) => `Zadania: ${current}.${next === null ? '' : ` Następne: ${next}.`}`,
  task: (task, scene) => `${taskName(task.id, 'pl')}, ${points(task.points)} (${progress(task, scene)})`,
  nextTask: ({ id, points: worth }) => `${taskName(id, 'pl')} (${points(worth)})`,
  card: (card, rank, placements) => `${who(card)}, ${BEINGS[rank]}, ${possible(placements)}: ${textOf(card)}`,
  frozenCard: card => `Zamrożony efekt, ${who(card)}: ${cardText(card).frozen!.pl}`,
  pendingCard: (card, placements) => `Oczekuje ${who(card)}, ${possible(placements)}: ${cardText(card).effect.pl}`,
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
