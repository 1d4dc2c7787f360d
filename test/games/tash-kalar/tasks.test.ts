import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/tash-kalar/cards.js';
import { isFulfilled } from '../../../src/games/tash-kalar/task-progress.js';
import { TASKS } from '../../../src/games/tash-kalar/tasks.js';
import { parseSquare } from '../../../src/geometry/square.js';
import { Stage, summoned } from './stage.js';

interface Row {
  readonly task: string;
  readonly board?: string;
  /** Kills as letters of the second colour. */
  readonly kills?: string;
  /** Cards and the squares they were summoned on. */
  readonly summons?: readonly (readonly [string, string])[];
  readonly holds: boolean;
}

const rows: readonly Row[] = [
  { task: 'destruction', kills: 'CCC', holds: true },
  { task: 'destruction', kills: 'CC', holds: false },
  { task: 'devastation', kills: 'CCCC', holds: true },
  { task: 'devastation', kills: 'CCC', holds: false },
  { task: 'heroic-destruction', kills: 'CCH', holds: true },
  { task: 'heroic-destruction', kills: 'CCC', holds: false },
  { task: 'heroic-devastation', kills: 'CCHL', holds: true },
  { task: 'heroic-devastation', kills: 'CCCH', holds: false },
  { task: 'end-of-legends', kills: 'HH', holds: true },
  { task: 'end-of-legends', kills: 'L', holds: true },
  { task: 'end-of-legends', kills: 'HCCC', holds: false },
  { task: 'red-conquest', board: 'h D2 E5 c H6', holds: true },
  { task: 'red-conquest', board: 'h D2 c E5 H6', holds: false },
  { task: 'green-conquest', board: 'h C3 G3 c I4', holds: true },
  { task: 'green-conquest', board: 'h C3 G3 c H4', holds: false },
  { task: 'color-conquest', board: 'h C3 G3 D2 c I4 E5', holds: true },
  { task: 'color-conquest', board: 'h C3 G3 c D2 I4 E5', holds: false },
  { task: 'red-legends', board: 'l D2 h E5', holds: true },
  { task: 'red-legends', board: 'h D2 E5', holds: false },
  { task: 'green-legends', board: 'l A5 h F8', holds: true },
  { task: 'green-legends', board: 'l A5 c F8', holds: false },
  { task: 'rainbow-dominance', board: 'h D2 C3 C G3', holds: true },
  { task: 'rainbow-dominance', board: 'h D2 C3 H G3', holds: false },
  {
    task: 'red-summoning',
    summons: [
      ['bomb', 'E5'],
      ['herald', 'B2'],
    ],
    holds: true,
  },
  {
    task: 'red-summoning',
    summons: [
      ['bomb', 'C3'],
      ['herald', 'B2'],
    ],
    holds: false,
  },
  {
    task: 'green-summoning',
    summons: [
      ['bomb', 'C3'],
      ['herald', 'B2'],
    ],
    holds: true,
  },
  { task: 'green-summoning', summons: [['bomb', 'C3']], holds: false },
  {
    task: 'colored-summoning',
    summons: [
      ['bomb', 'E5'],
      ['herald', 'E5'],
    ],
    holds: true,
  },
  {
    task: 'colored-summoning',
    summons: [
      ['bomb', 'E5'],
      ['herald', 'E4'],
    ],
    holds: false,
  },
  {
    task: 'legendary-summoning',
    summons: [
      ['titan', 'A4'],
      ['herald', 'E4'],
    ],
    holds: true,
  },
  {
    task: 'legendary-summoning',
    summons: [
      ['bomb', 'A4'],
      ['herald', 'E4'],
    ],
    holds: false,
  },
  { task: 'central-dominance', board: 'h D4 E4 c F4 D5 E5', holds: true },
  { task: 'central-dominance', board: 'h D4 E4 c F4 D5 E7', holds: false },
  { task: 'center-cross', board: 'c E4 D5 E5 F5 E6', holds: true },
  { task: 'center-cross', board: 'c D4 F4 E5 D6', holds: false },
  { task: 'line-dominance', board: 'c A4 B4 C4 D4 E4 F4 G4 C H4', holds: true },
  { task: 'line-dominance', board: 'c A3 B3 C3 D3 E3 F3 G3', holds: false },
  { task: 'diagonals', board: 'h E5 c B2 C3 D4 B8 C7 D6', holds: true },
  { task: 'diagonals', board: 'c E5 B2 C3 D4 B8 C7 D6', holds: false },
  { task: 'side-chain', board: 'c A5 B4 C5 D4 E5 F6 G5 H5 I6', holds: true },
  { task: 'side-chain', board: 'c A5 B4 C5 D4 F6 G5 H5 I6', holds: false },
  { task: 'corner-chain', board: 'c B2 C3 D4 E5 F6 G7 H8', holds: true },
  { task: 'corner-chain', board: 'c B2 C3 D4 F6 G7 H8', holds: false },
  { task: 'imprisonment', board: 'C E5 c D4 E4 F4 D5 F5 D6', holds: true },
  { task: 'imprisonment', board: 'C E5 c D4 E4 F4 D5 F5', holds: false },
  { task: 'envelopment', board: 'C E5 c D4 E4 F4 D5 F5 D6 E6', holds: true },
  { task: 'envelopment', board: 'C E5 c D4 E4 F4 D5 F5 D6', holds: false },
  { task: 'isolation', board: 'C C1 E1 c B2 C2 D2 D1', holds: true },
  { task: 'isolation', board: 'C C1 E1 c B2 C2 D1', holds: false },
];

function staged({ board = '', kills = '', summons = [] }: Omit<Row, 'task' | 'holds'>): Stage {
  const stage = new Stage({ board });
  const { turn } = stage.contest;
  for (const letter of kills) turn.kills[3 + 'CHL'.indexOf(letter)]! += 1;
  turn.summons = summons.map(([card, square]) => ({ card: cardOf(card), square: parseSquare(square)! }));
  turn.legends = summons.filter(([card]) => card === 'titan').length;
  return stage;
}

/** The end of a turn with these tasks open. */
function ending(tasks: readonly string[], row: Omit<Row, 'task' | 'holds'>): Stage {
  const stage = staged(row);
  const numbers = TASKS.map(({ id }) => id);
  stage.contest.phase = 'claim';
  stage.contest.tasks = tasks.map(id => numbers.indexOf(id));
  stage.contest.taskDeck = stage.contest.taskDeck.filter(task => !stage.contest.tasks.includes(task));
  return stage;
}

describe('tasks', () => {
  it.each(rows)('$task $holds: $board $kills $summons', ({ task, holds, ...row }) => {
    const { contest } = staged(row);
    expect(isFulfilled(contest, 0, TASKS.find(({ id }) => id === task)!)).toBe(holds);
  });

  it('has a test of every task, held and missed', () => {
    const tested = rows.map(({ task, holds }) => `${task} ${holds}`);
    expect(TASKS.flatMap(({ id }) => [`${id} true`, `${id} false`]).filter(id => !tested.includes(id))).toEqual([]);
  });

  it('TK-9.1 SC-232 scores tasks and legendaries on the board', () => {
    const stage = new Stage({ board: 'l B2 E5 C A5' });
    stage.contest.colours[0]!.taskPoints = 7;
    stage.contest.colours[1]!.taskPoints = 8;
    expect(stage.view().colours.map(({ score }) => score)).toEqual([9, 8]);
    stage.contest.merchant = { piece: stage.contest.board[parseSquare('E5')!]!, gateway: false, seat: 0 };
    stage.contest.board[parseSquare('E5')!] = 0;
    expect(stage.view().colours[0]!.score).toBe(8);
  });

  it('TK-9.2 claims at most one current task, never the next', () => {
    const stage = ending(['destruction', 'devastation', 'side-chain'], { kills: 'CCCC' });
    stage.contest.nextTask = TASKS.findIndex(({ id }) => id === 'heroic-destruction');
    expect(stage.offers).toEqual(['destruction', 'devastation', 'none']);
    stage.say('devastation');
    expect(stage.view().colours[0]).toMatchObject({ taskPoints: 2, claimed: ['devastation'] });
    expect(stage.contest.phase).toBe('draw');
  });

  it('TK-9.3 the next task becomes current and another is turned up', () => {
    const stage = ending(['destruction', 'red-conquest', 'side-chain'], { kills: 'CCC' });
    const before = stage.contest.nextTask;
    const { sealed } = stage.contest;
    stage.say('destruction');
    expect(stage.contest.tasks[0]).toBe(before);
    expect(stage.contest.nextTask).not.toBe(before);
    expect(stage.contest.sealed).toBe(sealed + 1);
  });

  it('TK-9.4 has five types; an advanced task may come up later', () => {
    expect(new Set(TASKS.map(({ type }) => type)).size).toBe(5);
    const stage = ending(['destruction', 'red-conquest', 'side-chain'], { kills: 'CCC' });
    stage.contest.taskDeck = [TASKS.findIndex(({ advanced, type }) => advanced && type === 'enemy')];
    stage.say('destruction');
    expect(TASKS[stage.contest.nextTask]!.advanced).toBe(true);
  });

  it('TK-9.5 looks at the whole turn of the claimer and the final position (AMB-13)', () => {
    const stage = staged({ kills: 'CCC' });
    const task = TASKS.find(({ id }) => id === 'destruction')!;
    expect([0, 1].map(colour => isFulfilled(stage.contest, colour, task))).toEqual([true, false]);
  });

  it('TK-9.5 a flare after the last action still changes what is claimed (AMB-13)', () => {
    const board = 'h D2 E5 C A3 A4 A5 A6 A7 B3 B4';
    const stage = new Stage({ board, flare: 'flare-02', actions: 0 });
    stage.contest.tasks = [TASKS.findIndex(({ id }) => id === 'red-conquest')];
    stage.say('flare', 'H6', 'end');
    expect(stage.question).toMatchObject({ key: 'claim', options: [{ id: 'red-conquest' }, { id: 'none' }] });
  });

  it('TK-9.6 counts a being that died at once for the square it was summoned on', () => {
    const stage = summoned('bomb', '', []);
    stage.contest.turn.summons.push({ card: cardOf('herald'), square: parseSquare('B2')! });
    expect(stage.at('E5')).toBe('.');
    expect(isFulfilled(stage.contest, 0, TASKS.find(({ id }) => id === 'red-summoning')!)).toBe(true);
  });

  it('TK-9.6 counts summonings by the square they were made on, also of beings that moved on or died', () => {
    const stage = summoned('wild-eagle', '', ['A4']);
    expect(stage.view().summoned).toEqual([{ card: 'wild-eagle', square: 'E5', legend: false }]);
  });

  it.each([
    ['TK-9.7 chains', 'side-chain', 'c C1 C2 D3 D4 D5 D6 D7 D8 D9', true],
    ['TK-9.8 lines through the centre', 'line-dominance', 'c D1 D2 D3 D4 D5 D6', true],
    ['TK-9.9 long diagonals', 'diagonals', 'h E5 c F4 G3 H2 F6 G7 H8', true],
    ['TK-9.10 isolation counts from where the piece stands (AMB-14)', 'isolation', 'C C1 E1 D1', false],
  ])('%s: %s', (_, task, board, holds) => {
    expect(isFulfilled(staged({ board }).contest, 0, TASKS.find(({ id }) => id === task)!)).toBe(holds);
  });

  it('tells how far everybody is', () => {
    const stage = ending(['red-conquest'], { board: 'h D2 c E5 H H6' });
    const [task] = stage.view().tasks;
    expect(task).toMatchObject({ id: 'red-conquest', points: 2, fulfilledBy: [] });
    expect(task!.progress[0]).toEqual([
      { what: 'pieces', have: 2, need: 3 },
      { what: 'upgraded', have: 1, need: 2 },
    ]);
  });
});
