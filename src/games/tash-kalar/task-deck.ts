import { seal, tell } from '../../engine/match-state.js';
import { type RandomState, shuffle } from '../../engine/random.js';
import { ask, type Rules } from '../../engine/rules.js';
import { plainQuestion } from './question.js';
import { activeSeat, type Contest } from './state.js';
import { isFulfilled } from './task-progress.js';
import { TASKS } from './tasks.js';
import { activeColour } from './teams.js';
import type { TaskName } from './vocabulary.js';

const CURRENT = 3;

export const nameOfTask = (task: number): TaskName => TASKS[task]!.id;

/** Whether three or more of these tasks share a type. */
function hasThreeAlike(tasks: readonly number[]): boolean {
  return tasks.some(task => tasks.filter(other => TASKS[other]!.type === TASKS[task]!.type).length >= CURRENT);
}

/** The first three tasks: none advanced, not all of one type; what was set aside is shuffled back (TK-2.3, TK-2.4). */
export function dealTasks(deck: number[], random: RandomState): number[] {
  const current: number[] = [];
  const aside: number[] = [];
  while (current.length < CURRENT && deck.length > 0) {
    const task = deck.pop()!;
    if (TASKS[task]!.advanced || hasThreeAlike([...current, task])) aside.push(task);
    else current.push(task);
  }
  deck.push(...aside);
  shuffle(random, deck);
  return current;
}

/** Turns up the next task; while three of the four visible ones share a type, it is buried (TK-2.5, AMB-2). */
export function turnUpNext(contest: Contest): void {
  const { taskDeck, tasks } = contest;
  for (let tries = taskDeck.length; tries > 0 && hasThreeAlike([...tasks, taskDeck.at(-1)!]); tries--)
    taskDeck.unshift(taskDeck.pop()!);
  contest.nextTask = taskDeck.pop() ?? -1;
}

/** At the end of the turn one current task that is fulfilled may be claimed (TK-9.2). */
export function* claimTask(contest: Contest): Rules<void> {
  const seat = activeSeat(contest);
  const colour = activeColour(contest);
  contest.phase = 'rest';
  const open = contest.tasks.filter(task => isFulfilled(contest, colour, TASKS[task]!));
  if (open.length === 0) return;
  const about = { points: open.map(task => TASKS[task]!.points) };
  const said = yield* ask(plainQuestion('claim', seat, about, [...open.map(nameOfTask), 'none']));
  if (said === 'none') return;
  claim(contest, colour, open.find(task => nameOfTask(task) === said)!);
  contest.phase = 'draw'; // a task was turned up: nothing can be taken back any more
}

/** The next task takes its place, and a new one is turned up (TK-9.3). */
function claim(contest: Contest, colour: number, task: number): void {
  const { points } = TASKS[task]!;
  const owner = contest.colours[colour]!;
  owner.claimed.push(task);
  owner.taskPoints += points;
  const moved = contest.nextTask;
  contest.tasks.splice(contest.tasks.indexOf(task), 1, ...(moved < 0 ? [] : [moved]));
  turnUpNext(contest);
  tell(contest, {
    tell: 'claimed',
    seat: activeSeat(contest),
    task: nameOfTask(task),
    points,
    current: moved < 0 ? null : nameOfTask(moved),
    next: contest.nextTask < 0 ? null : nameOfTask(contest.nextTask),
    reveals: true,
  });
  seal(contest);
}
