import { type Decision, isPause } from '../../../engine/decision.js';
import { pause, type Rules } from '../../../engine/rules.js';
import { Table } from '../../../engine/table.js';
import { awardRegion } from '../award.js';
import { endAbilities } from '../battle-end.js';
import { answerSealed, decide, drawChips } from '../draw-loop.js';
import { runReward } from '../effects/rewards.js';
import { claimFeats, claimFreeFeats, payForFeat } from '../feats.js';
import { forge } from '../forging.js';
import { regionOf } from '../regions.js';
import { resolveEffects } from '../resolution.js';
import { wonderlandRules } from '../rules.js';
import type { Wonderland } from '../state.js';
import { beginBattle, layWagers } from '../war.js';
import type { BattleExample, Draw, ForgeExample } from './example.js';
import { matchOf, seatOf } from './position.js';

type Fought = BattleExample | ForgeExample;

/**
 * The battle of an example as far as it is looked at; only what comes out of the bags is the example's. `end` is called
 * before it rests there.
 */
function* fight(state: Wonderland, example: Fought, end: () => void): Rules<void> {
  beginBattle(state);
  if (state.phase === 'wagers') yield* layWagers(state);
  for (const draw of example.draws ?? []) {
    if (state.phase === 'decide') yield* decide(state);
    if (state.phase !== 'draw') break;
    takeFromBags(state, draw);
    yield* answerSealed(state);
    yield* resolveEffects(state);
  }
  if (example.shows === 'forge' || example.after) yield* settle(state);
  if (example.shows === 'forge' || example.after === 'abilities') {
    yield* claimFeats(state);
    yield* payForFeat(state);
    yield* claimFreeFeats(state);
    yield* endAbilities(state);
  }
  if (example.shows === 'forge') for (const _ of example.forges) yield* forgeOnce(state, example);
  end();
  yield* pause(0);
}

/** Whoever still draws withdraws; then the region is awarded. */
function* settle(state: Wonderland): Rules<void> {
  if (state.phase === 'decide') yield* decide(state);
  yield* awardRegion(state);
}

function* forgeOnce(state: Wonderland, example: ForgeExample): Rules<void> {
  state.battle!.queue = [seatOf(example, example.faction)];
  yield* forge(state);
  for (let task = state.agenda.pop(); task; task = state.agenda.pop())
    if (task.task === 'reward') yield* runReward(state, task.seat, task.source, task.step);
}

/** For the moment of drawing the bags hold what is drawn. */
function takeFromBags(state: Wonderland, draw: Draw): void {
  const { seats, battle } = state;
  const drawing = battle!.fighters.filter(({ status }) => status === 'in');
  const bags = drawing.map(({ seat }) => seats[seat]!.bag);
  for (const { seat } of drawing) seats[seat]!.bag = [draw[seats[seat]!.faction]!];
  drawChips(state);
  for (const [at, { seat, drawn }] of drawing.entries()) {
    const bag = bags[at]!;
    for (const chip of drawn) if (bag.includes(chip)) bag.splice(bag.indexOf(chip), 1);
    seats[seat]!.bag = bag;
  }
}

/** Plays the battle of an example: whoever is asked says what the example has for it. */
export function battleOf(example: Fought): Readonly<Wonderland> {
  const state = matchOf(example);
  state.pawn = regionOf(example.region);
  state.ahead = [regionOf(example.region)];
  state.phase = 'war';
  for (const seat of state.seats) seat.chair = -1;
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  const { table } = Table.start({ ...wonderlandRules, step: of => fight(of, example, end) }, state);
  const left = new Map(Object.entries(example.says ?? {}).map(([faction, said]) => [faction, [...said]]));
  const forges = example.shows === 'forge' ? [...example.forges] : [];
  const sayTo = (decision: Decision): string | undefined => {
    const { seat, key } = decision;
    if (isPause(decision)) return 'turn';
    const { faction } = table.state.seats[seat]!;
    // Who draws nothing more withdraws.
    if (key === 'draw-on') return example.draws?.[table.state.battle!.draw]?.[faction] ? 'draw' : 'withdraw';
    return key === 'forge' ? forges.shift() : left.get(faction)?.shift();
  };
  for (let [asked] = table.open; asked && !isOver; [asked] = table.open) {
    const said = sayTo(asked);
    if (said === undefined || table.answer(asked.seat, said) === null)
      throw new RangeError(`${said} does not answer ${asked.key} of seat ${asked.seat}`);
  }
  return table.state;
}
