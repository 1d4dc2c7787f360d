import { isDeepStrictEqual } from 'node:util';
import { type Decision, isAllowed, type OneDecision } from '../../../src/engine/decision.js';
import { advance } from '../../../src/engine/rules.js';
import { CARDS, cardOf, nameOfFlare } from '../../../src/games/tash-kalar/cards.js';
import { halvesAgainst } from '../../../src/games/tash-kalar/flare.js';
import { FLARES } from '../../../src/games/tash-kalar/flares.js';
import { sameLaying } from '../../../src/games/tash-kalar/patterns.js';
import { contestRules } from '../../../src/games/tash-kalar/rules.js';
import { type Contest, squareOf } from '../../../src/games/tash-kalar/state.js';
import { supplyOf } from '../../../src/games/tash-kalar/supply.js';
import { TASKS } from '../../../src/games/tash-kalar/tasks.js';
import { type Deed, type Laying, ORIENTATIONS } from '../../../src/games/tash-kalar/vocabulary.js';
import { XY } from '../../../src/geometry/square.js';
import type { Difference, Verdict } from '../verdict.js';
import { Choices, Refused } from './choices.js';
import type { Scenario } from './format.js';
import { gridOf, killsOf, makePosition, nameOfCell, playerOf, shortId } from './position.js';

/** Runs one scenario through the rules. Scenarios without a board are skipped: tests cite their ids. */
export function runContestVector(scenario: Scenario): Verdict {
  const differences: Difference[] = [];
  const run = RUNS[scenario.do.action ?? scenario.do.query ?? ''];
  const hasBoard = scenario.board ?? scenario.given?.board ?? scenario.cases;
  if (!run || !hasBoard) return { id: scenario.id, result: 'skipped', differences };
  try {
    run(scenario, (what, expected, came) => {
      if (!isDeepStrictEqual(expected, came)) differences.push({ what, expected, came });
    });
  } catch (error) {
    const came = error instanceof Error ? (error.stack ?? error.message) : String(error);
    differences.push({ what: 'a run to the end', expected: 'no error', came });
  }
  return { id: scenario.id, result: differences.length === 0 ? 'passed' : 'failed', differences };
}

type Compare = (what: string, expected: unknown, came: unknown) => void;

const RUNS: Readonly<Record<string, (scenario: Scenario, compare: Compare) => void>> = {
  summon: runAction,
  place: runAction,
  flare: runAction,
  claim: runClaim,
  flare_halves: runHalves,
  list_summoning_squares: runSquares,
  double_sided_in_supply: runSupply,
  scores: runScores,
};

/** An action of the turn: carried out and compared, or refused. */
function runAction(scenario: Scenario, compare: Compare): void {
  const { expect } = scenario;
  const contest = makePosition(scenario, scenario.board ?? scenario.given!.board!);
  try {
    act(contest, scenario);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    compare('legal', expect.legal, false);
    if (expect.legal) compare('refusal', null, error.message);
    return;
  }
  compare('legal', expect.legal, true);
  compareEnd(contest, scenario, compare);
}

/** Carries the action out through the real decisions. */
function act(contest: Contest, scenario: Scenario): void {
  const choices = new Choices(scenario.do.choices ?? []);
  play(contest, decision => {
    const said = plan(scenario, decision) ?? choices.answer(decision);
    if (!isAllowed(decision, said)) throw new Refused(`${said} is not offered for ${decision.key}`);
    return said;
  });
  if (!choices.areUsedUp) throw new Refused('not all choices were asked for');
  if (scenario.do.lift && !contest.last!.lifted) throw new Refused('nothing was lifted');
}

/** Every question is put, also one with a single answer: what is wanted must be that answer. */
function play(contest: Contest, choose: (decision: Decision) => string): void {
  const rules = contestRules.step(contest);
  let turn = rules.next([]);
  while (!turn.done) turn = rules.next(turn.value.map(choose));
}

/** What is said before an effect begins. */
function plan({ do: wanted }: Scenario, decision: Decision): string | undefined {
  const { at, lift, against, card } = wanted;
  switch (decision.key) {
    case 'turn':
      return wanted.action === 'summon' ? `summon:${shortId(card!)}` : wanted.action;
    case 'place':
    case 'arrival':
    case 'frame':
      return nameOfCell(at!);
    case 'lift':
      return lift ? nameOfCell(lift) : 'nothing';
    case 'against':
      return String(playerOf(against!));
    case 'placement': {
      const layings = decision.about!.layings as readonly Laying[];
      return layings.find(laying => isWanted(wanted, laying))?.id ?? 'nowhere';
    }
    case 'legend-colour':
    case 'keep':
      return (decision as OneDecision).options[0]!.id;
    default:
      return undefined;
  }
}

/** r90 is one clockwise quarter turn, m90 the same and mirrored: r1 and m1. */
function layingNamed(card: string, orientation: string): string {
  const laying = Number(orientation.slice(1)) / 90 + (orientation.startsWith('m') ? 4 : 0);
  return ORIENTATIONS[sameLaying(CARDS[cardOf(shortId(card))]!, laying)]!;
}

function isWanted({ at, card, orientation, borrow, improvised_colour: improvised }: Scenario['do'], laying: Laying) {
  const isFree = CARDS[cardOf(shortId(card!))]!.free === true;
  return (
    (isFree || laying.square === nameOfCell(at!)) &&
    (orientation === undefined || laying.orientation === layingNamed(card!, orientation)) &&
    (borrow === undefined || isDeepStrictEqual([...laying.borrowed].sort(), borrow.map(nameOfCell).sort())) &&
    (improvised === undefined || laying.improvised === playerOf(improvised))
  );
}

function compareEnd(contest: Contest, { do: wanted, expect }: Scenario, compare: Compare): void {
  const { turn, news } = contest;
  if (expect.board) compare('board', expect.board, gridOf(contest));
  if (expect.credited_kills) compare('kills', [...expect.credited_kills].sort(), killsOf(contest));
  if (expect.actions_left !== undefined) compare('actions left', expect.actions_left, turn.actions);
  if (expect.legends_summoned !== undefined) compare('legends', expect.legends_summoned, turn.legends);
  if (expect.gateway) {
    const square = squareOf(contest, contest.gateway);
    compare('gateway', expect.gateway, square < 0 ? null : XY[square]);
  }
  if (wanted.action === 'flare') {
    const entry = news.map(({ entry }) => entry).find(entry => entry.tell === 'flare')!;
    compare('halves', [expect.upper, expect.lower], [entry.upper, entry.lower]);
  }
  for (const [player, points] of Object.entries((expect.points ?? {}) as Record<string, Record<string, number>>))
    for (const [of, count] of Object.entries(points))
      compare(`points of ${player}`, count, contest.colours[playerOf(player)]!.against[playerOf(of)]);
  for (const [name, letter] of Object.entries(expect)) {
    const [, x, y] = /_(\d)_(\d)$/.exec(name) ?? [];
    if (x !== undefined) compare(name, letter, gridOf(contest)[Number(y)]![Number(x)]);
  }
  for (const what of Object.keys(expect.other ?? {})) compare(what, true, HAPPENED[what]?.(contest) ?? 'unknown');
}

const hasDeed = (contest: Contest, fits: (deed: Deed) => boolean): boolean => contest.last!.deeds.some(fits);

/** The other things scenarios expect to have happened. */
const HAPPENED: Readonly<Record<string, (contest: Contest) => boolean>> = {
  draw_own: ({ turn }) => turn.extraBeings === 1,
  draw_legend: ({ turn }) => turn.extraLegends === 1,
  opponents_lose_action: ({ colours }) => colours.slice(1).every(({ slowed }) => slowed === 1),
  'card:own_discard_top>deck_top': contest => hasDeed(contest, deed => deed.did === 'card' && deed.to === 'deck-top'),
  'card:hand_flare>flare_discard': ({ flareDiscard }) => flareDiscard.length === 1,
  'card:hand_legends>legend_discard': ({ seats }) => seats[0]!.legends.length === 0,
};

function runClaim(scenario: Scenario, compare: Compare): void {
  const contest = makePosition(scenario, scenario.board!);
  const id = shortId(scenario.do.task!);
  contest.phase = 'claim';
  contest.tasks = [TASKS.findIndex(task => task.id === id)];
  play(contest, () => id);
  const { claimed, taskPoints } = contest.colours[0]!;
  compare('claimable', scenario.expect.claimable, claimed.length === 1);
  if (scenario.expect.claimable) compare('points', scenario.expect.points, taskPoints);
}

/** Each half alone, and whether the menu of the turn offers the flare. */
function runHalves(scenario: Scenario, compare: Compare): void {
  for (const [at, wanted] of scenario.cases!.entries()) {
    const contest = makePosition(scenario, wanted.board);
    const flare = FLARES.findIndex(({ id }) => id === scenario.do.flare);
    const { upgradedLead, piecesLead, upper, lower } = halvesAgainst(contest, 0, playerOf(scenario.do.against!), flare);
    compare(`leads of case ${at}`, [wanted.upgraded_lead, wanted.pieces_lead], [upgradedLead, piecesLead]);
    compare(`halves of case ${at}`, [wanted.upper, wanted.lower], [upper, lower]);
    let playable = false;
    const turn = advance(contestRules.step(contest), []);
    if (!turn.done) playable = (turn.value[0] as OneDecision).options.some(({ id }) => id === 'flare');
    compare(`${nameOfFlare(flare)} of case ${at}`, wanted.playable, playable);
  }
}

function runSquares(scenario: Scenario, compare: Compare): void {
  const contest = makePosition(scenario, scenario.board!);
  const offered = new Set<string>();
  play(contest, decision => {
    const layings = (decision.about?.layings ?? []) as readonly Laying[];
    for (const { square } of layings) offered.add(square);
    if (decision.key === 'frame') for (const { id } of (decision as OneDecision).options) offered.add(id);
    return decision.key === 'turn'
      ? `summon:${shortId(scenario.do.card!)}`
      : (decision as OneDecision).options.at(-1)!.id;
  });
  offered.add(contest.last!.square!);
  // Squares are a set: no order is meant.
  compare('squares', scenario.expect.squares!.map(nameOfCell).sort(), [...offered].sort());
}

function runSupply(scenario: Scenario, compare: Compare): void {
  for (const mode of ['duel', 'high_form']) {
    const contest = makePosition({ ...scenario, mode }, scenario.given!.board!);
    compare(mode, scenario.expect[mode], supplyOf(contest, 0, false));
  }
}

/** The scores, and whether the end is triggered when the turn ends. */
function runScores(scenario: Scenario, compare: Compare): void {
  const contest = makePosition(scenario, scenario.given!.board!);
  const claimed = Object.entries(scenario.given!.claimed_task_points!);
  for (const [player, points] of claimed) contest.colours[playerOf(player)]!.taskPoints = points;
  const { colours } = contestRules.view(contest, 'spectator');
  for (const [player] of claimed) compare(player, scenario.expect[player], colours[playerOf(player)]!.score);
  contest.phase = 'turn-end';
  play(contest, () => 'nothing');
  compare('end triggered', scenario.expect.end_triggered_at_end_of_this_turn, contest.finals !== null);
}
