import { isDeepStrictEqual } from 'node:util';
import type { Decision, OneDecision } from '../../../src/engine/decision.js';
import type { Difference, Verdict } from '../verdict.js';
import { Branches } from './branches.js';
import { chooseBy, isAsked, matches } from './choices.js';
import type { ArenaVector, Expected, Step } from './format.js';
import { hexName, makePosition, type Position } from './position.js';
import { makeStep, NotOnTurn, Refused } from './steps.js';
import { type Summary, summarise } from './summary.js';

const SETS = ['removed', 'netted', 'folded', 'hiddenTiles', 'entrenched'] as const;
const WHOLE = ['wounds', 'poison', 'segments', 'poisonPool', 'battles', 'result'] as const;
const BY_TILE = ['positions', 'rotations'] as const;

/** Runs one vector through the rules. Vectors without a position are skipped: tests cite their ids. */
export function runArenaVector(vector: ArenaVector): Verdict {
  if (vector.kind === 'flow') return { id: vector.id, result: 'skipped', differences: [] };
  let differences: readonly Difference[] = [];
  try {
    // Where `choices` say nothing to a question, the vector holds whatever is answered: every answer is tried.
    const tree = new Branches();
    do differences = runBranch(vector, tree);
    while (differences.length === 0 && tree.next());
  } catch (error) {
    differences = [{ what: 'a run to the end', expected: 'no error', came: String(error) }];
  }
  return { id: vector.id, result: differences.length === 0 ? 'passed' : 'failed', differences };
}

function runBranch(vector: ArenaVector, tree: Branches): readonly Difference[] {
  const differences: Difference[] = [];
  const position = playFromAnyTurn(vector, tree, differences);
  const start = summarise(makePosition(vector.setup));
  checkStatic(vector.expect, start, differences);
  checkExpected(vector.expect, start, summarise(position), differences);
  checkAlternatives(vector, tree, differences);
  return differences;
}

/** Plays the steps. The single player of three may be at either of their turns: the one that fits the steps is taken. */
function playFromAnyTurn(
  vector: ArenaVector,
  tree: Branches,
  differences: Difference[],
  override?: Override,
): Position {
  try {
    const position = makePosition(vector.setup);
    playSteps(vector, position, tree, differences, override);
    return position;
  } catch (error) {
    if (!(error instanceof NotOnTurn) || vector.setup.players.length !== 3) throw error;
    const position = makePosition(vector.setup, 2);
    playSteps(vector, position, tree, differences, override);
    return position;
  }
}

type Override = (position: Position, decision: Decision) => string | undefined;

function playSteps(
  vector: ArenaVector,
  position: Position,
  tree: Branches,
  differences: Difference[],
  override?: Override,
): void {
  let wasAsked = vector.decision === undefined || override !== undefined;
  for (const [index, step] of (vector.when ?? []).entries()) {
    const what = `step ${index + 1} (${step.do})`;
    const legal = step.legal ?? true;
    const choose = chooseBy(vector.choices ?? {});
    let asked: readonly Decision[];
    try {
      asked = makeStep(
        position,
        step,
        (decision, now) => override?.(now, decision) ?? choose(decision, now) ?? tree.take(decision as OneDecision),
      );
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (legal) differences.push({ what, expected: 'legal', came: error.message });
      continue;
    }
    if (!legal) differences.push({ what, expected: 'refused', came: 'carried out' });
    checkStep(position, step, what, asked, differences);
    wasAsked ||= asked.some(decision => isAsked(position, decision, vector.decision!));
  }
  if (!wasAsked) differences.push({ what: 'decision', expected: vector.decision, came: 'never asked' });
}

function checkStep(
  position: Position,
  step: Step,
  what: string,
  asked: readonly Decision[],
  differences: Difference[],
): void {
  const now = summarise(position);
  compareSets(`${what}: removed so far`, step.removedAfter, now.removed, differences);
  compareSets(`${what}: netted`, step.nettedAfter, now.netted, differences);
  const pushed = asked.find(({ key }) => key === 'push-hex') as OneDecision | undefined;
  if (step.pushOptions) {
    const entry = position.arena.news.map(({ entry }) => entry).findLast(entry => entry.tell === 'pushed');
    const offered = pushed ? pushed.options.map(({ id }) => id) : [entry?.to];
    compareSets(`${what}: push options`, step.pushOptions.map(hexName), offered, differences);
  }
  if (step.toChosenBy !== undefined)
    compare(`${what}: hex chosen by`, step.toChosenBy, pushed && position.players[pushed.seat], differences);
  for (const { to, rotChosenBy } of step.elements ?? []) {
    if (rotChosenBy === undefined) continue;
    const turned = asked.find(({ key, about }) => key === 'rotation' && about!.to === hexName(to));
    compare(`${what}: rotation chosen by`, rotChosenBy, turned && position.players[turned.seat], differences);
  }
}

function checkStatic({ static: facts }: Expected, start: Summary, differences: Difference[]): void {
  if (!facts) return;
  compareSets('static netted', facts.netted, start.netted, differences);
  compareSets('static disarmed', facts.disarmed, start.disarmed, differences);
  for (const key of ['initiative', 'maxHitPoints', 'meleeBonus'] as const)
    for (const [ref, value] of Object.entries(facts[key] ?? {}))
      compare(`static ${key} of ${ref}`, value, start[key][ref], differences);
}

function checkExpected(expected: Expected, start: Summary, end: Summary, differences: Difference[]): void {
  for (const key of SETS) compareSets(key, expected[key], end[key], differences);
  for (const key of WHOLE) if (expected[key] !== undefined) compare(key, expected[key], end[key], differences);
  for (const key of BY_TILE)
    for (const [ref, value] of Object.entries(expected[key] ?? {}))
      compare(`${key} of ${ref}`, value, end[key][ref], differences);
  compare('hitPoints', { ...start.hitPoints, ...expected.hitPoints }, end.hitPoints, differences);
  for (const [segment, refs] of Object.entries(expected.attacks ?? {}))
    compareSets(`attacks in ${segment}`, refs, end.attacks[segment] ?? [], differences);
}

/** Every alternative of a `decision` is offered, nothing else is, and each leads where the vector says. */
function checkAlternatives(vector: ArenaVector, tree: Branches, differences: Difference[]): void {
  const { decision: wanted } = vector;
  if (!wanted) return;
  for (const alternative of wanted.options) {
    let met = false;
    const position = playFromAnyTurn(vector, tree, differences, (at, decision) => {
      if (met || !isAsked(at, decision, wanted)) return undefined;
      met = true;
      const { options } = decision as OneDecision;
      const strange = options.filter(({ id }) => !wanted.options.some(other => matches(at, id, other)));
      if (strange.length > 0)
        differences.push({ what: 'options of the decision', expected: wanted.options, came: options });
      const taken = options.find(({ id }) => matches(at, id, alternative));
      if (!taken) differences.push({ what: 'an alternative', expected: alternative, came: options });
      return taken?.id;
    });
    const end = summarise(position);
    compareSets(`removed after ${JSON.stringify(alternative)}`, alternative.removed, end.removed, differences);
    if (alternative.hitPoints !== undefined) {
      const side = position.sides[position.players.indexOf(wanted.by)]!;
      compare(`hitPoints of ${wanted.by}`, alternative.hitPoints, end.hitPoints[side], differences);
    }
  }
}

function compareSets(
  what: string,
  expected: readonly unknown[] | undefined,
  came: readonly unknown[],
  differences: Difference[],
): void {
  if (expected !== undefined) compare(what, [...expected].sort(), [...came].sort(), differences);
}

function compare(what: string, expected: unknown, came: unknown, differences: Difference[]): void {
  if (!isDeepStrictEqual(expected, came)) differences.push({ what, expected, came });
}
