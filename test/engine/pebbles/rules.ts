import {
  ask,
  askEach,
  askNumber,
  askOrder,
  type Decision,
  type Rules,
  randomBelow,
  seal,
  tell,
} from '../../../src/engine/index.js';
import { CELLS, type Cell, colourOf, type PebblesState, worthOf } from './state.js';

const HAND = 4;

/** The state alone decides which step comes. */
export function step(state: PebblesState): Rules<void> {
  switch (state.phase) {
    case 'deal':
      return deal(state);
    case 'bid':
      return bid(state);
    case 'turn':
      return turn(state);
    case 'feast':
      return feast(state);
  }
}

/** Asks nothing: a draw ends its step, so that the checkpoint stands behind it. */
function* deal(state: PebblesState): Rules<void> {
  for (const seat of state.hands.keys()) draw(state, seat, HAND - state.hands[seat]!.length);
  state.phase = 'bid';
}

function* bid(state: PebblesState): Rules<void> {
  const seats = [...state.hands.keys()];
  const bids = yield* askEach(
    seats.map((seat): Decision => ({ kind: 'number', key: 'bid', seat, min: 0, max: state.tokens[seat]! })),
  );
  state.bids = bids as number[];
  seal(state);
  tell(state, { tell: 'bids', bids: [...state.bids] });
  const first = seats.reduce((best, seat) => (state.bids[seat]! > state.bids[best]! ? seat : best));
  state.tokens[first]! -= state.bids[first]!;
  state.waiting = [...seats.slice(first), ...seats.slice(0, first)];
  state.phase = 'turn';
}

function* turn(state: PebblesState): Rules<void> {
  const seat = state.waiting[0]!;
  const actions = ['roll', 'pass'];
  if (state.hands[seat]!.length > 0) actions.push('throw');
  if (state.bag.length > 0 && state.hands[seat]!.length > 0) actions.push('peek');
  const action = yield* ask({ key: 'action', seat, options: actions.map(id => ({ id })), usual: 'pass' });
  if (action === 'roll') yield* roll(state, seat);
  else if (action === 'throw') yield* throwPebble(state, seat);
  else if (action === 'peek') yield* peek(state, seat);
  else tell(state, { tell: 'passed', seat });
  state.waiting.shift();
  if (state.waiting.length === 0) state.phase = 'feast';
}

function* roll(state: PebblesState, seat: number): Rules<void> {
  state.die = 1 + randomBelow(state.random, 6);
  seal(state);
  tell(state, { tell: 'rolled', seat, die: state.die });
  const taken = yield* askNumber({ key: 'take', seat, min: 0, max: state.die });
  state.tokens[seat]! += taken;
  state.scores[seat]! -= taken > 3 ? 1 : 0;
  tell(state, { tell: 'took', seat, count: taken });
}

function* peek(state: PebblesState, seat: number): Rules<void> {
  state.peeking = seat;
  seal(state);
  tell(state, { tell: 'peeked', seat });
  tell(state, { tell: 'saw', pebble: state.bag.at(-1)! }, [seat]);
  const options = [{ id: 'leave' }, ...state.hands[seat]!.map(id => ({ id }))];
  const given = yield* ask({ key: 'swap', seat, options, about: { top: state.bag.at(-1)! } });
  if (given !== 'leave') {
    const hand = state.hands[seat]!;
    hand[hand.indexOf(given)] = state.bag.pop()!;
    state.bag.push(given);
  }
  state.peeking = null;
}

function* throwPebble(state: PebblesState, seat: number): Rules<void> {
  const pebble = yield* ask({ key: 'pebble', seat, options: state.hands[seat]!.map(id => ({ id })) });
  const cell = yield* ask<Cell>({ key: 'cell', seat, options: CELLS.map(id => ({ id, place: id })) });
  state.hands[seat] = state.hands[seat]!.filter(id => id !== pebble);
  state.cells[cell].push(pebble);
  tell(state, { tell: 'threw', seat, pebble, cell });
  if (state.cells[cell].length >= 3) yield* overflow(state, seat, cell);
}

/** The others may snatch, all at once and sealed; the thrower then orders what is left and scores it. */
function* overflow(state: PebblesState, seat: number, cell: Cell): Rules<void> {
  const others = [...state.hands.keys()].filter(other => other !== seat);
  const colours = state.cells[cell].map(colourOf);
  seal(state); // who can snatch shows in who is asked: the throw cannot be taken back to try another cell
  const answers = yield* askEach(
    others.map((other): Decision => {
      const fitting = state.hands[other]!.filter(pebble => colours.includes(colourOf(pebble)));
      return {
        kind: 'one',
        key: 'snatch',
        seat: other,
        options: ['let', ...fitting].map(id => ({ id })),
        usual: 'let',
      };
    }),
  );
  seal(state);
  for (const [index, answer] of answers.entries())
    if (answer !== 'let') snatch(state, others[index]!, cell, `${answer}`);
  const options = state.cells[cell].map(id => ({ id }));
  const order = yield* askOrder({ key: 'order', seat, options });
  for (const [place, pebble] of order.entries()) state.scores[seat]! += place === 0 ? worthOf(pebble) : 1;
  state.cells[cell] = [];
  tell(state, { tell: 'scored', seat, order: [...order] });
}

function snatch(state: PebblesState, seat: number, cell: Cell, pebble: string): void {
  state.hands[seat] = state.hands[seat]!.filter(id => id !== pebble);
  const taken = state.cells[cell].shift();
  state.cells[cell].push(pebble);
  if (taken !== undefined) state.scores[seat]! += worthOf(taken);
  tell(state, { tell: 'snatched', seat, pebble, taken: taken ?? null });
}

/** Everybody puts up to two pebbles under the bag, sealed. */
function* feast(state: PebblesState): Rules<void> {
  const seats = [...state.hands.keys()];
  const buried = yield* askEach(
    seats.map((seat): Decision => {
      const options = state.hands[seat]!.map(id => ({ id }));
      return { kind: 'some', key: 'bury', seat, options, min: 0, max: 2 };
    }),
  );
  for (const [seat, pebbles] of (buried as string[][]).entries()) {
    state.hands[seat] = state.hands[seat]!.filter(id => !pebbles.includes(id));
    state.bag.unshift(...pebbles);
    tell(state, { tell: 'buried', seat, count: pebbles.length });
  }
  seal(state);
  state.round += 1;
  state.die = null;
  state.phase = 'deal';
  if (state.round > state.rounds) finish(state);
}

function finish(state: PebblesState): void {
  const totals = state.scores.map((score, seat) => score * 10 + state.tokens[seat]!);
  const places = totals.map(total => 1 + totals.filter(other => other > total).length);
  state.outcome = { places, reason: 'rounds' };
}

function draw(state: PebblesState, seat: number, count: number): void {
  const drawn = state.bag.splice(Math.max(0, state.bag.length - count), count);
  if (drawn.length === 0) return;
  state.hands[seat]!.push(...drawn);
  seal(state);
  tell(state, { tell: 'drew', seat, count: drawn.length });
  tell(state, { tell: 'drawn', pebbles: drawn }, [seat]);
}
