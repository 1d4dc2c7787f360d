import { cardOf } from '../../../src/games/tash-kalar/cards.js';
import { makePiece } from '../../../src/games/tash-kalar/pieces.js';
import type { Contest } from '../../../src/games/tash-kalar/state.js';
import { TASKS } from '../../../src/games/tash-kalar/tasks.js';
import type { ReasonName } from '../../../src/games/tash-kalar/words/reasons.js';
import { freshContest, ready, Stage } from './stage.js';

/** The rule, what is typed, and where; seat 0 types unless another one is named. */
export type Sample = readonly [rule: string, typed: string, where: Contest, seat?: number];

const middle = (change?: (contest: Contest) => void): Contest =>
  new Stage({ schools: ['northern-imperial', 'highland'], hand: ['knight', 'cannon'], board: 'c D5 C G7 h B4' }).with(
    change ?? (() => {}),
  ).contest;
/** Knight may be summoned on E4; its pattern is D5 E5 F5 D6. */
const knight = (pieces = '', staging = {}): Contest => ready('knight', pieces, { at: 'E4', ...staging }).contest;
const at = (card: string, pieces = '', staging = {}): Contest => ready(card, pieces, staging).contest;
const frozen = (contest: Contest): void => {
  contest.seats[0]!.frozen = cardOf('ice-queen');
};
/** All seventeen double-sided pieces stand on the board. */
const SEVENTEEN = 'c A3 A4 A5 A6 A7 I3 I4 I5 I6 I7 C1 D1 E1';
const team = (change?: (contest: Contest) => void): Contest =>
  new Stage({ mode: 'high-form-team', hand: [], board: 'c D5 C G7' }).with(change ?? (() => {})).contest;
const tasks = (kills: number): Contest =>
  middle(contest => {
    const named = (id: string) => TASKS.findIndex(task => task.id === id);
    contest.tasks = [named('destruction'), named('side-chain')];
    contest.nextTask = named('isolation');
    contest.turn.kills[3] = kills;
  });
const spent = (contest: Contest): void => {
  contest.turn.actions = 0;
  frozen(contest);
};
const pending = (contest: Contest): void => {
  contest.seats[0]!.pending = cardOf('translocationist');
};
const etherweave = (change?: (contest: Contest) => void): Contest =>
  new Stage({ schools: ['etherweave'], hand: ['paradox-worm', 'doppelganger'], board: 'c D5 C G7 G8' }).with(
    change ?? (() => {}),
  ).contest;
const melee = (pieces: string): Contest =>
  new Stage({ mode: 'melee', schools: ['northern-imperial', 'highland', 'sylvan'], hand: ['knight'], board: pieces })
    .contest;

/** Every reason there is, with what brings it up. */
export const FORBIDDEN: Readonly<Record<ReasonName, readonly Sample[]>> = {
  'no-square': [
    ['TK-1.2', 'place Z9', middle()],
    ['TK-1.2', 'postaw A1', middle()],
    ['TK-1.2', 'summon knight A1', knight()],
    ['TK-1.2', 'summon knight E4 K4', knight()],
  ],
  'no-tasks': [
    [
      'TK-1.1',
      'claim destruction',
      new Stage({ mode: 'duel', schools: ['northern-imperial'], hand: ['knight'] }).contest,
    ],
  ],
  'opening-first': [
    ['TK-2.8', 'place D5', freshContest('duel', 2), 1],
    ['TK-2.8', 'place D5', freshContest('duel', 2), 0],
    ['TK-2.10', 'flare', freshContest('melee', 3), 2],
  ],
  'opening-square': [['TK-2.8', 'D5 highland', freshContest('duel', 2, ['highland', 'sylvan']), 1]],
  'not-your-turn': [
    ['TK-3.1', 'place D6', middle(), 1],
    ['TK-3.1', 'koniec', middle(), 1],
  ],
  'no-such-action': [
    ['TK-3.3', 'rusz D5', middle()],
    ['TK-3.3', 'obróć kartę', middle()],
    ['TK-3.3', 'move', middle(), 1],
  ],
  'draw-at-end': [
    ['TK-3.11', 'dobieram kartę', middle()],
    ['TK-3.11', 'draw', middle(), 1],
  ],
  'own-turn-flare': [['TK-3.8', 'flara', middle(), 1]],
  'no-actions': [
    ['TK-3.3', 'place D6', middle(spent)],
    ['TK-3.3', 'summon knight', middle(spent)],
    ['TK-3.3', 'przywołaj', middle(spent)],
    ['TK-3.3', 'postaw', middle(spent)],
    ['TK-3.3', 'odrzuć', middle(spent)],
    ['TK-3.3', 'odrzuć rycerz', middle(spent)],
  ],
  'actions-left': [['TK-3.3', 'end', middle()]],
  'second-discard': [
    [
      'TK-3.3',
      'discard knight',
      middle(contest => {
        contest.turn.discarded = true;
      }),
    ],
  ],
  occupied: [
    ['TK-3.4', 'place D5', middle()],
    ['TK-3.4', 'postaw G7', middle()],
  ],
  'board-full': [
    [
      'TK-3.4',
      'place D6',
      middle(contest => {
        contest.board = contest.board.map((_, square) => makePiece(square + 1, 1, 1));
      }),
    ],
  ],
  'lift-first': [['TK-3.5', 'place G9', knight(SEVENTEEN)]],
  'lift-own': [
    ['TK-3.5', 'place G7 G9', knight(`${SEVENTEEN} C G7`)],
    ['TK-4.6.2', 'summon knight E4 G7', knight(`${SEVENTEEN} l G7`)],
  ],
  'lift-pattern': [['TK-4.6.2', 'summon knight E4 D5', knight(SEVENTEEN)]],
  'beings-only': [
    ['TK-3.7', 'discard titan', middle()],
    ['TK-3.7', 'odrzuć flara', middle()],
  ],
  'not-in-hand': [
    ['TK-4.1', 'summon herald', middle()],
    ['TK-4.1', 'przywołaj tytana E4', middle()],
    ['TK-3.7', 'discard herald', middle()],
    ['TK-14.10', 'warp translocationist', etherweave()],
  ],
  'not-under': [['TK-3.7', 'discard knight herald', middle()]],
  'no-pattern': [['TK-4.3', 'summon knight', middle()]],
  'no-pattern-at': [
    ['TK-4.3', 'summon knight G7', knight()],
    ['TK-4.3', 'rycerz G7', knight()],
  ],
  'off-board': [['TK-4.4', 'summon chronicler C1', at('chronicler')]],
  'other-colour': [
    [
      'TK-14.7',
      'summon knight E4',
      ready('knight', 'C H4', { at: 'E4' }).with(contest => {
        contest.turn.patternColour = 1;
      }).contest,
    ],
  ],
  'improvised-before': [
    [
      'TK-4.9',
      'summon knight E4',
      new Stage(melee('c D5 E5 F5 C D6')).with(contest => {
        contest.colours[0]!.improvised[1] = true;
      }).contest,
    ],
  ],
  'no-placement': [['TK-4.2', 'summon knight E4 5', knight('c F6')]],
  'higher-rank': [['TK-4.5', 'summon knight E4', knight('L E4')]],
  shortage: [
    [
      'TK-4.6.3',
      'summon titan E5',
      ready('titan').with(contest => {
        contest.colours[0]!.removed[1] = 3;
      }).contest,
    ],
  ],
  'no-room': [['TK-4.4', 'summon time traveler D2', at('time-traveler')]],
  'no-flare': [['TK-5.3', 'flare', middle()]],
  'flare-lead': [
    ['TK-5.1', 'flare', new Stage({ hand: ['knight'], schools: ['northern-imperial'], flare: 'flare-03' }).contest],
  ],
  'effect-first': [['TK-6.1', 'summon knight E4 flare', knight()]],
  compulsory: [['TK-6.2', 'summon chronicler E5 stop', at('chronicler')]],
  impossible: [['TK-6.3', 'summon gate keeper E5 3', at('gate-keeper')]],
  'nothing-there': [
    ['TK-6.3', 'summon chronicler E5 A5', at('chronicler')],
    ['TK-6.3', 'summon herald E5 A5', at('herald')],
  ],
  'not-a-target': [
    ['TK-6.3', 'summon chronicler E5 G8', at('chronicler', 'C G8')],
    ['TK-7.11', 'summon acolyte of destruction E5 G8', at('acolyte-of-destruction', 'H G8 C H8')],
  ],
  'not-a-mover': [['TK-7.3', 'summon herald E5 G8', at('herald', 'C G8')]],
  'not-adjacent': [['TK-7.3', 'summon knight E4 E1', knight()]],
  'standard-move': [['TK-7.4', 'summon high priestess E5 F5', at('high-priestess', 'H F5')]],
  'combat-move': [['TK-7.5', 'summon knight E4 F4', knight('L F4')]],
  'empty-only': [['TK-7.3', 'summon herald E5 F6 F7', at('herald')]],
  'not-a-destination': [
    ['TK-7.3', 'summon knight E4 F4', knight('C F4')],
    ['TK-7.6', 'summon charging buck E5 A5', at('charging-buck')],
  ],
  'no-line': [['TK-7.7', 'summon messenger E5 F6 G9', at('messenger')]],
  'placed-on-empty': [['TK-7.8', 'summon summoner E5 D6', at('summoner')]],
  'not-a-place': [
    ['TK-7.8', 'summon summoner E5 A5', at('summoner')],
    ['TK-7.8', 'summon eldest tree E5 A5', at('eldest-tree')],
  ],
  'no-supply': [
    [
      'TK-7.8',
      'summon storm elemental E5 legendary',
      ready('storm-elemental').with(contest => {
        contest.colours[0]!.removed[1] = 2;
      }).contest,
    ],
  ],
  'no-upgrade': [['TK-7.9', 'summon chronicler E5 A5', at('chronicler', 'l A5')]],
  'no-downgrade': [['TK-7.10', 'summon leviathan E5 1 H7', at('leviathan', 'C H7')]],
  'convert-enemy': [['TK-7.12', 'summon sylvan princess E5 F6', at('sylvan-princess', 'c F6 C D6 D4')]],
  'no-direction': [['TK-7.16', 'summon cannon E5 w', at('cannon', 'C E3 G5')]],
  'claim-at-end': [['TK-9.2', 'claim destruction', tasks(3)]],
  'not-current': [['TK-9.2', 'wykonaj przekątne', tasks(3)]],
  'next-task': [['TK-9.2', 'claim isolation', tasks(3)]],
  'task-unfulfilled': [['TK-9.2', 'claim destruction', tasks(1)]],
  'other-opponent': [['TK-11.3', 'summon titan E5 northern imperial', at('titan', '', { mode: 'melee' })]],
  'no-team': [['TK-13.4', 'hand over', middle()]],
  'no-handover': [['TK-13.4', 'oddaj', team(spent)]],
  'handed-over': [
    [
      'TK-13.6',
      'place D6',
      team(contest => {
        contest.turn.control = 2;
      }),
    ],
  ],
  'partner-places': [
    [
      'TK-13.5',
      'flare',
      team(contest => {
        contest.turn.control = 2;
      }),
      2,
    ],
  ],
  'no-return': [
    [
      'TK-13.7',
      'oddaj',
      team(contest => {
        contest.turn.control = 2;
      }),
      2,
    ],
  ],
  'keep-one': [['TK-14.1', 'summon ice princess E5 stop knight', ready('ice-princess').with(frozen).contest]],
  'no-frozen': [['TK-14.2', 'rozmroź', middle()]],
  'no-warp': [['TK-14.10', 'warp doppelganger', etherweave()]],
  'first-turn-warp': [
    [
      'TK-14.10',
      'osnowa czerw paradoksu',
      etherweave(contest => {
        contest.seats[0]!.turns = 1;
      }),
    ],
  ],
  'pending-already': [['TK-14.11', 'warp paradox worm', etherweave(pending)]],
  'pending-stays': [
    ['TK-14.11', 'discard translocationist', etherweave(pending)],
    ['TK-14.11', 'discard doppelganger translocationist', etherweave(pending)],
  ],
  'not-copied': [
    ['TK-6.3', 'summon kiskin spirit E5 knight', at('kiskin-spirit', '', { discard: ['naiad', 'dryad'] })],
  ],
};
