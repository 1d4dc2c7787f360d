import { expect, it } from 'vitest';
import type { Decision, Said } from '../../../src/engine/decision.js';
import { copy } from '../../../src/engine/json.js';
import { randomAnswer } from '../../../src/engine/playout.js';
import { randomBelow, randomFrom } from '../../../src/engine/random.js';
import type { Rules } from '../../../src/engine/rules.js';
import { Table } from '../../../src/engine/table.js';
import { type Chip, harmOf, isMadness } from '../../../src/games/wonderlands-war/chips.js';
import { TRACK_END } from '../../../src/games/wonderlands-war/components.js';
import { answerSealed, drawChips, drawing } from '../../../src/games/wonderlands-war/draw-loop.js';
import { oddsOf } from '../../../src/games/wonderlands-war/odds.js';
import { resolveEffects } from '../../../src/games/wonderlands-war/resolution.js';
import { wonderlandRules } from '../../../src/games/wonderlands-war/rules.js';
import { fighterOf, type Wonderland } from '../../../src/games/wonderlands-war/state.js';
import { atWar } from './stage.js';

/** What a chip really brought when it was drawn, played for the most strength, and blocked by nothing. */
interface Drawn {
  readonly chip: Chip;
  readonly gained: number;
  readonly loss: number;
  readonly isBust: boolean;
}

/** The bag as it is drawn from (WW-8.4). */
const filledBag = ({ bag, exhausted, track }: Wonderland['seats'][number]): Chip[] =>
  bag.length > 0 ? bag : [...exhausted, ...track];

const WANTED: Readonly<Record<string, string>> = { soldier: 'double', triple: 'triple' };

function say(decision: Decision, offered: Set<string>): Said {
  if (decision.kind !== 'one') throw new RangeError(decision.key);
  const ids = decision.options.map(({ id }) => id);
  if (decision.key === 'answer') {
    for (const id of ids) offered.add(id);
    return ids.find(id => !id.includes('/')) ?? ids.find(id => id.includes('lose='))!;
  }
  const wanted = WANTED[decision.key] ?? (decision.key === 'chip-order' ? decision.usual! : 'none');
  return ids.includes(wanted) ? wanted : ids.includes('stay') ? 'stay' : ids[0]!;
}

function run(rules: Rules<void>, seat: number, offered: Set<string>): void {
  let turn = rules.next([]);
  while (!turn.done)
    turn = rules.next(turn.value.map(decision => say(decision, decision.seat === seat ? offered : new Set())));
}

/** Draws this chip by the rules; everybody else who is still in draws something harmless. */
function drawnBy(before: Wonderland, seat: number, chip: Chip): Drawn {
  const state = copy(before);
  const battle = state.battle!;
  const owner = state.seats[seat]!;
  const own = fighterOf(battle, seat)!;
  if (owner.bag.length === 0) owner.bag = [...owner.exhausted.splice(0), ...owner.track.splice(0)];
  const rest = owner.bag.toSpliced(owner.bag.indexOf(chip), 1);
  for (const fighter of drawing(battle)) {
    fighter.instruction = null;
    fighter.extra = 0;
    state.seats[fighter.seat]!.bag = fighter === own ? [chip] : ['faction:1'];
  }
  const { strength } = own;
  drawChips(state);
  owner.bag.push(...rest);
  const offered = new Set<string>();
  run(answerSealed(state), seat, offered);
  // A loss may be paid with strength at once (WW-20.6c), and elimination takes all of it.
  const atOnce = own.status === 'out' ? 0 : own.strength - strength;
  const isBust = own.status === 'out' && [...offered].every(id => id.includes('lose='));
  run(resolveEffects(state), seat, offered);
  return { chip, gained: atOnce + (own.status === 'out' ? 0 : own.value + own.gain), loss: own.lostNow, isBust };
}

/** Every hand of so many chips, by position. */
function* hands(chips: number, taken: number, from = 0): Generator<number[]> {
  if (taken === 0) yield [];
  else
    for (let at = from; at <= chips - taken; at++)
      for (const rest of hands(chips, taken - 1, at + 1)) yield [at, ...rest];
}

const isBetter = (one: Drawn, other: Drawn): boolean =>
  (Number(harmOf(one.chip) > 0) - Number(harmOf(other.chip) > 0) ||
    one.loss - other.loss ||
    other.gained - one.gained ||
    (one.chip < other.chip ? -1 : 1)) < 0;

/** The odds by drawing every hand there is. */
function countedOdds(state: Wonderland, seat: number) {
  const bag = filledBag(state.seats[seat]!);
  const taken = Math.min(1 + fighterOf(state.battle!, seat)!.extra, bag.length);
  const byKind = new Map([...new Set(bag)].map(chip => [chip, drawnBy(state, seat, chip)]));
  const played = [...hands(bag.length, taken)].map(hand =>
    hand.map(at => byKind.get(bag[at]!)!).reduce((best, other) => (isBetter(other, best) ? other : best)),
  );
  const share = (counts: (drawn: Drawn) => boolean): number => played.filter(counts).length / played.length;
  return {
    chips: bag.length,
    taken,
    madness: share(({ chip }) => isMadness(chip)),
    poison: share(({ chip }) => chip === 'poison'),
    loss: share(({ loss }) => loss > 0),
    bust: share(({ isBust }) => isBust),
    average: played.reduce((sum, { gained }) => sum + gained, 0) / played.length,
  };
}

function expectExact(state: Wonderland, seat: number): void {
  const found = Object.entries(oddsOf(state, seat));
  const counted = new Map(Object.entries(countedOdds(state, seat)));
  const where = JSON.stringify([seat, state.seats[seat], state.battle]);
  for (const [name, value] of found) expect(value, `${name}: ${where}`).toBeCloseTo(counted.get(name)!);
}

const MOST_LOOKS = 30;

it.each([
  [2, 'A'],
  [3, 'B'],
  [4, 'C'],
  [5, 'D'],
  [4, 'mix'],
  [5, 'mix'],
] as const)('the odds are what drawing every hand comes to: %i players, set %s', (seats, allies) => {
  let looks = 0;
  for (let match = 0; match < 12 && looks < MOST_LOOKS; match++) {
    const seed = `${match}${seats}${allies.length}`.padStart(32, '3');
    const random = randomFrom(seed);
    const sides = Array.from({ length: seats }, () => null);
    const start = { seats, chosen: { allies }, sides, random: randomFrom(seed) };
    const { table } = Table.start(wonderlandRules, wonderlandRules.setup(start));
    while (!table.isOver && looks < MOST_LOOKS) {
      const decision = table.awaited[0]!;
      const state = table.state as Wonderland;
      if (
        decision.key === 'draw-on' &&
        filledBag(state.seats[decision.seat]!).length > 0 &&
        randomBelow(random, 3) === 0
      ) {
        const { strength } = fighterOf(state.battle!, decision.seat)!;
        if (strength + 15 < TRACK_END) {
          expectExact(state, decision.seat);
          looks += 1;
        }
      }
      const isInBattle = decision.key === 'draw-on';
      table.answer(decision.seat, isInBattle && randomBelow(random, 4) > 0 ? 'draw' : randomAnswer(decision, random));
    }
  }
  expect(looks).toBe(MOST_LOOKS);
});

it('WW-8.4 a bag that is filled first leaves no madness on the track to count on', () => {
  const stage = atWar([3, 3, 0], state => {
    state.seats[0]!.bag = ['faction:1'];
    state.seats[0]!.exhausted = ['item:hare_spoon', 'item:hare_spoon', 'artifact'];
    state.seats[0]!.track = ['madness', 'madness'];
    state.seats[1]!.bag = ['faction:1', 'faction:1'];
  }).say('none');
  expect(stage.asked).toMatchObject({ key: 'draw-on', seat: 0 });
  expect(oddsOf(stage.state as Wonderland, 0).average).toBeCloseTo((1 + 1 + 3) / 5);
  expectExact(stage.state as Wonderland, 0);
});
