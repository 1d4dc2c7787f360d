import { COMMON, colourOf, HEROIC, LEGENDARY, rankOf } from '../pieces.js';
import { pointsAgainst, scoreOf } from '../scoring.js';
import { type Contest, formOf } from '../state.js';
import { progressOf } from '../task-progress.js';
import { TASKS } from '../tasks.js';
import { activeColour, colourOfSeat, enemyColours } from '../teams.js';
import { readiness } from './readiness.js';

/** What a piece on the board is worth besides the points it scores, by rank. */
const PIECES = [0, 0.16, 0.36, 0.6] as const;
/** What an action that is left is worth: about what placing a common brings. */
const ACTION = 0.3;
/** Part of a task's points that a fulfilled task, and one that is on its way, is worth. */
const CLAIMABLE = 0.9;
const ON_THE_WAY = 0.45;
/** Part of its points that colours other than the weakest add to a score of the Melee. */
const OTHER_COLOURS = 0.3;
/** More than any position: the match is won. */
const DECIDED = 1000;
/** A pair of commons is a point; one alone may find its pair. */
const HALF_PAIR = 0.15;

/** How good the position is for a seat, in points. Only its own hand is looked at: what the others hold it cannot know. */
export function worth(contest: Contest, seat: number): number {
  const colour = colourOfSeat(contest, seat);
  const enemies = enemyColours(contest, colour).map(enemy => standing(contest, enemy));
  const strongest = Math.max(...enemies);
  const mean = enemies.reduce((sum, value) => sum + value, 0) / enemies.length;
  const lead = standing(contest, colour) - 0.7 * strongest - 0.3 * mean;
  if (contest.outcome !== null) return lead + DECIDED * settled(contest, seat);
  return lead + readiness(contest, seat);
}

/** 1 for a match won alone, -1 for the last place. */
function settled({ outcome }: Contest, seat: number): number {
  const { places } = outcome!;
  const [place, worst] = [places[seat]!, Math.max(...places)];
  return worst === 1 ? 0 : 1 - (2 * (place - 1)) / (worst - 1);
}

/** What everybody can see of a colour's position. */
function standing(contest: Contest, colour: number): number {
  const onTurn = contest.phase === 'turn' && activeColour(contest) === colour;
  let total = points(contest, colour);
  for (const piece of contest.board) if (piece !== 0 && colourOf(piece) === colour) total += PIECES[rankOf(piece)]!;
  if (formOf(contest) === 'high-form') total += tasks(contest, colour, onTurn);
  if (onTurn) total += ACTION * contest.turn.actions + pendingKills(contest, colour);
  return total - 0.5 * contest.colours[colour]!.slowed;
}

function points(contest: Contest, colour: number): number {
  if (formOf(contest) !== 'melee') return scoreOf(contest, colour);
  const against = pointsAgainst(contest, colour);
  const weakest = Math.min(...against);
  return weakest + OTHER_COLOURS * against.reduce((sum, value) => sum + value - weakest, 0);
}

/** Duel and Melee: what the kills of the turn will score at its end. */
function pendingKills(contest: Contest, colour: number): number {
  if (formOf(contest) === 'high-form') return 0;
  const { kills } = contest.turn;
  let total = 0;
  for (const enemy of enemyColours(contest, colour)) {
    const [commons, heroics, legendaries] = [COMMON, HEROIC, LEGENDARY].map(rank => kills[enemy * 3 + rank - 1]!);
    total += 2 * legendaries! + heroics! + Math.floor(commons! / 2) + HALF_PAIR * (commons! % 2);
  }
  return total;
}

/** Tasks fulfilled or on the way. What counts for one turn only is worth nothing once the turn is over. */
function tasks(contest: Contest, colour: number, onTurn: boolean): number {
  let claimable = 0;
  let onTheWay = 0;
  for (const number of contest.tasks) {
    const { predicate, points: reward, type } = TASKS[number]!;
    const lasts = type !== 'destruction' && type !== 'summoning';
    if (!lasts && !onTurn) continue;
    const parts = progressOf(contest, colour, predicate);
    const done = parts.reduce((sum, { have, need }) => sum + clamp(have / need), 0) / parts.length;
    if (onTurn && done >= 1) claimable = Math.max(claimable, reward);
    onTheWay += reward * done * done * (lasts ? ON_THE_WAY : ON_THE_WAY / 2);
  }
  return onTheWay + (CLAIMABLE - ON_THE_WAY) * claimable;
}

const clamp = (part: number): number => Math.min(1, Math.max(0, part));
