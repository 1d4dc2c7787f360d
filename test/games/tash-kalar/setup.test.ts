import { describe, expect, it } from 'vitest';
import { CARDS, deckOf as deckOf18, LEGEND_CARDS } from '../../../src/games/tash-kalar/cards.js';
import { FLARES } from '../../../src/games/tash-kalar/flares.js';
import { lobby } from '../../../src/games/tash-kalar/lobby.js';
import { layingsOf } from '../../../src/games/tash-kalar/patterns.js';
import { SCHOOLS } from '../../../src/games/tash-kalar/schools/index.js';
import { CENTRAL, CENTRE, GREEN, HUES, RED } from '../../../src/games/tash-kalar/squares.js';
import { dealTasks, turnUpNext } from '../../../src/games/tash-kalar/task-deck.js';
import { TASKS } from '../../../src/games/tash-kalar/tasks.js';
import { makeSquare, parseSquare, SQUARE_COUNT } from '../../../src/geometry/square.js';
import { freshContest, ready, Stage, summoned } from './stage.js';

const taskNamed = (id: string): number => TASKS.findIndex(task => task.id === id);
const deckOf = (...topFirst: readonly string[]): number[] => topFirst.map(taskNamed).reverse();

describe('components', () => {
  it('TK-1.1 seats two, three or four players by mode, partners opposite', () => {
    const seats = (mode: string) => lobby.seats({ mode });
    expect(['high-form', 'duel', 'melee', 'high-form-team', 'duel-team'].map(seats)).toEqual([
      { min: 2, max: 2 },
      { min: 2, max: 2 },
      { min: 3, max: 4 },
      { min: 4, max: 4 },
      { min: 4, max: 4 },
    ]);
    expect(lobby.teams!({ mode: 'duel-team' }, 4)).toEqual([0, 1, 0, 1]);
    expect(lobby.teams!({ mode: 'melee' }, 4)).toBeUndefined();
    expect(lobby.sides({ expansions: 'off' })).toHaveLength(4);
    expect(lobby.sides({ expansions: 'on' })).toHaveLength(7);
  });

  it('TK-1.2 has 69 squares', () => {
    expect(SQUARE_COUNT).toBe(69);
    expect(['A1', 'B1', 'A2', 'I1', 'H9', 'I8'].map(parseSquare)).toEqual(new Array(6).fill(undefined));
  });

  it('TK-1.3 has four red and five green squares', () => {
    expect(RED.map(makeSquare)).toEqual(['D2', 'E5', 'H6', 'C8']);
    expect(GREEN.map(makeSquare)).toEqual(['C3', 'G3', 'I4', 'A5', 'F8']);
    expect(HUES.filter(hue => hue === null)).toHaveLength(60);
  });

  it('TK-1.4 has nine central squares around the red centre', () => {
    expect(CENTRAL.map(makeSquare)).toEqual(['D4', 'E4', 'F4', 'D5', 'E5', 'F5', 'D6', 'E6', 'F6']);
    expect(HUES[CENTRE]).toBe('red');
  });

  it('TK-1.5 begins with commons on the board in deathmatch only', () => {
    const begins = (mode: string, seats: number) => freshContest(mode, seats).phase;
    expect([begins('high-form', 2), begins('duel', 2), begins('melee', 3)]).toEqual([
      'turn-begin',
      'opening',
      'opening',
    ]);
  });

  it('TK-1.6 takes heroic and legendary pieces for upgraded ones', () => {
    expect(new Stage({ board: 'c A3 h A4 l A5' }).view().colours[0]).toMatchObject({ pieces: 3, upgraded: 2 });
  });

  it('TK-1.7 serves either low rank from the same pieces', () => {
    const { supply } = new Stage({ board: 'c A3 A4 h A5 l A6' }).view().colours[0]!;
    expect(supply).toEqual({ doubleSided: 14, legendary: 2 });
  });

  it.each([
    ['high-form', 2, 17],
    ['duel', 2, 16],
    ['melee', 3, 15],
    ['melee', 4, 14],
    ['duel-team', 4, 16],
  ])('TK-1.8 %s with %i has %i double-sided pieces', (mode, seats, count) => {
    const { supply } = new Stage({ mode, seats }).view().colours[1]!;
    expect(supply).toEqual({ doubleSided: count, legendary: 3 });
  });

  it('TK-1.9 SC-254 gives destroyed pieces back to supply at once (AMB-1)', () => {
    const stage = ready('forest-ancient', 'C A3 A4', { mode: 'duel' });
    stage.contest.colours[1]!.removed = [14, 0];
    expect(stage.view().colours[1]!.supply.doubleSided).toBe(0);
    for (const square of ['A3', 'A4']) stage.contest.board[parseSquare(square)!] = 0;
    stage.summon('forest-ancient', 'E5', 'E3', 'F3', 'E3');
    expect([stage.at('E3'), stage.at('F3')]).toEqual(['.', '.']);
    expect(stage.kills).toBe('C C');
  });

  it('TK-1.9 takes pieces killed earlier in the effect back, but not one lying on Merchant of Time', () => {
    const stage = ready('eldest-tree', 'C D4', { schools: ['etherweave', 'highland'] });
    stage.contest.colours[1]!.removed = [16, 0];
    expect(stage.view().colours[1]!.supply.doubleSided).toBe(0);
    stage.summon('eldest-tree', 'E5', 'D4', 'stop');
    expect(stage.view().colours[1]!.supply.doubleSided).toBe(1);
    const merchant = new Stage({ schools: ['etherweave', 'highland'], hand: ['merchant-of-time'], board: 'C A3' });
    merchant.say('warp:merchant-of-time');
    expect([merchant.at('A3'), merchant.view().colours[1]!.supply.doubleSided]).toEqual(['.', 16]);
  });

  it('TK-1.10 has 18 beings a school, 12 legends, 12 flares and 24 tasks', () => {
    for (const { cards } of SCHOOLS) {
      expect(cards).toHaveLength(18);
      expect(cards.filter(({ rank }) => rank === 'common')).toHaveLength(5);
    }
    expect([LEGEND_CARDS.length, FLARES.length, TASKS.length]).toEqual([12, 12, 24]);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(120);
  });

  it('TK-1.11 takes anyone’s pieces where no owner is named', () => {
    const stage = ready('clan-axeman', 'h E4 H E6');
    expect(stage.summon('clan-axeman', 'E5', 'E4').offered('target')).toEqual(['E4', 'E6', 'stop']);
  });

  it('knows how many layings of each pattern differ', () => {
    const count = (id: string) => layingsOf(CARDS.find(card => card.id === id)!).length;
    expect(['reality-patch', 'swordmaster', 'messenger', 'bomb', 'gun-tower', 'crystal-mirror'].map(count)).toEqual([
      1, 2, 4, 8, 8, 4,
    ]);
  });
});

describe('setup', () => {
  it('TK-2.1 gives every seat a school of its own and a shuffled deck', () => {
    const { seats, order } = freshContest('melee', 4, ['sylvan'], 'random');
    expect(seats[0]!.school).toBe('sylvan');
    expect(new Set(seats.map(({ school }) => school)).size).toBe(4);
    expect([...order].sort()).toEqual([0, 1, 2, 3]);
    const printed = deckOf18('sylvan');
    const dealt = [...seats[0]!.deck, ...[...seats[0]!.beings].reverse()]; // drawn from the end
    expect([...dealt].sort()).toEqual([...printed].sort());
    expect(dealt).not.toEqual(printed);
  });

  it('TK-2.2 deals three beings, two legends and a flare', () => {
    for (const seat of freshContest('melee', 4).seats) {
      expect([seat.beings.length, seat.legends.length, seat.flares.length, seat.deck.length]).toEqual([3, 2, 1, 15]);
    }
  });

  it('TK-2.3 TK-2.4 SC-244 sets advanced tasks and a third of one type aside', () => {
    const deck = deckOf(
      'heroic-devastation',
      'destruction',
      'devastation',
      'heroic-destruction',
      'diagonals',
      'side-chain',
    );
    const current = dealTasks(deck, [1, 2, 3, 4]);
    expect(current.map(task => TASKS[task]!.id)).toEqual(['destruction', 'devastation', 'side-chain']);
    expect(deck.map(task => TASKS[task]!.id).sort()).toEqual(['diagonals', 'heroic-destruction', 'heroic-devastation']);
  });

  it('TK-2.5 SC-245 buries a next task that would make three of four alike', () => {
    const { contest } = new Stage();
    contest.tasks = ['destruction', 'devastation', 'side-chain'].map(taskNamed);
    contest.taskDeck = deckOf('heroic-destruction', 'diagonals');
    turnUpNext(contest);
    expect(TASKS[contest.nextTask]!.id).toBe('diagonals');
    expect(contest.taskDeck.map(task => TASKS[task]!.id)).toEqual(['heroic-destruction']);
  });

  it('TK-2.5 keeps what is on top after one full cycle, and nothing of an empty deck (AMB-2)', () => {
    const { contest } = new Stage();
    contest.tasks = ['destruction', 'devastation', 'side-chain'].map(taskNamed);
    contest.taskDeck = deckOf('heroic-destruction', 'end-of-legends');
    turnUpNext(contest);
    expect(TASKS[contest.nextTask]!.id).toBe('heroic-destruction');
    contest.taskDeck = [];
    turnUpNext(contest);
    expect(contest.nextTask).toBe(-1);
  });

  it('TK-2.6 starts High Form on an empty board', () => {
    expect(new Stage(freshContest('high-form', 2)).view().pieces).toEqual([]);
  });

  it('TK-2.7 starts a Duel at no points', () => {
    expect(new Stage(freshContest('duel', 2)).view().colours.map(({ score, goal }) => [score, goal])).toEqual([
      [0, 18],
      [0, 18],
    ]);
  });

  it('TK-2.8 SC-247 lets the second player put a common of each colour', () => {
    const stage = new Stage(freshContest('duel', 2));
    expect(stage.question).toMatchObject({ key: 'opening', seat: 1 });
    expect(stage.offers).toEqual(['C5:0', 'C5:1']);
    stage.say('C5:1');
    expect([stage.at('G5'), stage.at('C5')]).toEqual(['c', 'C']);
  });

  it('TK-2.8 lets the fourth player of a team Duel do so', () => {
    expect(new Stage(freshContest('duel-team', 4)).question.seat).toBe(3);
  });

  it('TK-2.9 leaves every improvised summoning open', () => {
    const { against } = new Stage({ mode: 'melee', seats: 4 }).view().colours[0]!;
    expect(against.map(({ colour, points, mayImprovise }) => [colour, points, mayImprovise])).toEqual([
      [1, 0, true],
      [2, 0, true],
      [3, 0, true],
    ]);
  });

  it('TK-2.10 SC-248 lets the last of four put three commons, none of the second player', () => {
    const stage = new Stage(freshContest('melee', 4));
    expect(stage.question.seat).toBe(3);
    expect(stage.offers).toEqual(['F2:0', 'F2:2', 'F2:3', 'G2:0', 'G2:2', 'G2:3']);
    stage.say('F2:0', 'C7:2', 'G7:3');
    expect([stage.at('F2'), stage.at('C7'), stage.at('G7')]).toEqual(['c', '1', '4']);
  });

  it('TK-2.10 puts one common of each of three colours', () => {
    const stage = new Stage(freshContest('melee', 3)).say('F2:0', 'B7:1', 'G6:2');
    expect([stage.at('F2'), stage.at('B7'), stage.at('G6')]).toEqual(['c', 'C', '1']);
  });

  it('TK-2.11 SC-298 deals the legends of a team to the partner who plays earlier, six cards lie sideways', () => {
    const { seats } = freshContest('high-form-team', 4);
    const sizes = seats.map(({ beings, legends, flares }) => [beings.length, legends.length, flares.length]);
    expect(sizes).toEqual([
      [3, 2, 1],
      [3, 2, 1],
      [3, 0, 1],
      [3, 0, 1],
    ]);
    expect(seats.map(({ sideways }) => sideways)).toEqual([6, 6, 6, 6]);
  });

  it('TK-2.11 gives partners one colour of pieces', () => {
    const stage = summoned('sapling', '', [], { mode: 'duel-team' });
    expect(stage.view().seats.map(({ colour, team }) => [colour, team])).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
  });
});
