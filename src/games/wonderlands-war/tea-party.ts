import { copy } from '../../engine/json.js';
import { seal, tell } from '../../engine/match-state.js';
import { pause, type Rules } from '../../engine/rules.js';
import { isAllowedBy } from './board.js';
import { cardsPerPlayer } from './components.js';
import { fire } from './effects/firing.js';
import { rollShards } from './effects/shards.js';
import { choose } from './question.js';
import { nameOfRegion, regionOf, regionsFrom } from './regions.js';
import { activeSeat, type Wonderland } from './state.js';
import { teaCard } from './tea-card.js';
import { fillTable, freeChairs, passesLeader, wayToHead } from './tea-table.js';
import type { ChairId } from './vocabulary.js';

/** Abilities at the start of the tea party (WW-5.5); everybody's turns follow. */
export function openTeaParty(state: Wonderland): void {
  state.phase = 'tea-opening';
  for (const seat of [...state.order].reverse()) fire(state, seat, 'tea_start');
}

export function beginTeaTurns(state: Wonderland): void {
  state.phase = 'tea-turn';
}

const chairId = (chair: number): ChairId => `chair:${chair}`;
const chairOf = (id: string): number => Number(id.slice('chair:'.length));

/** One turn: below the limit a card, at the limit the leader goes to a region (WW-3.3, WW-3.5). */
export function* takeTeaTurn(state: Wonderland): Rules<void> {
  const seat = activeSeat(state);
  const owner = state.seats[seat]!;
  tell(state, { tell: 'turn-begins', seat, left: leftFor(state, seat) });
  if (owner.taken >= cardsPerPlayer(state.seats.length)) return yield* placeLeader(state, seat);
  const from = owner.chair;
  const free = freeChairs(state);
  const near = wayToHead(state, seat, from).filter(chair => free.includes(chair));
  // The die must be rolled: nobody's turn begins with it before they look, and the turn before can be taken back.
  if (near.length === 0 && !mayHost(state, seat)) yield* pause(seat);
  const said = yield* choose('tea-move', seat, { from, cards: [...state.chairs], left: leftFor(state, seat) }, [
    ...near.map(chairId),
    'head',
    ...(mayHost(state, seat) ? (['host'] as const) : []),
  ]);
  if (said === 'host') return host(state, seat);
  if (said === 'head') return stopAtHead(state, seat);
  goToChair(state, seat, chairOf(said));
}

const leftFor = (state: Wonderland, seat: number): number =>
  cardsPerPlayer(state.seats.length) - state.seats[seat]!.taken;

/** Reaching the head: shards, then cards for every empty chair, also the one just left (WW-3.4). */
function stopAtHead(state: Wonderland, seat: number): void {
  const owner = state.seats[seat]!;
  state.turn.passed ||= passesLeader(state, seat, owner.chair, 0);
  owner.chair = 0;
  state.phase = 'tea-arrive';
  tell(state, { tell: 'head-reached', seat });
  fire(state, seat, 'head_of_table');
  rollShards(state, seat);
  tell(state, { tell: 'table-filled', seat, filled: fillTable(state) });
  seal(state);
}

/** From the head the leader goes on to any free chair with a card (WW-3.4). */
export function* leaveHead(state: Wonderland): Rules<void> {
  const seat = activeSeat(state);
  const about = { from: 0, cards: [...state.chairs], left: leftFor(state, seat) };
  const free = freeChairs(state);
  const way = wayToHead(state, seat, 0).filter(chair => free.includes(chair));
  goToChair(state, seat, chairOf(yield* choose('tea-move', seat, about, way.map(chairId))));
}

function goToChair(state: Wonderland, seat: number, chair: number): void {
  const owner = state.seats[seat]!;
  state.turn.passed ||= passesLeader(state, seat, owner.chair, chair);
  owner.chair = chair;
  takeCard(state, seat, chair);
}

/** In place of a turn, once a party and only below the limit (WW-5.2, WW-20.7d). */
const mayHost = (state: Wonderland, seat: number): boolean =>
  isAllowedBy(state, seat, 'tea_turn', 'take_any_card') && !state.seats[seat]!.uses.includes('host');

function host(state: Wonderland, seat: number): void {
  state.seats[seat]!.uses.push('host');
  state.phase = 'tea-host';
  tell(state, { tell: 'hosted', seat, filled: fillTable(state) });
  seal(state);
}

/** The Hatter takes any card without moving; it must be taken (WW-5.2). */
export function* takeAnyCard(state: Wonderland): Rules<void> {
  const seat = activeSeat(state);
  const about = { cards: [...state.chairs] };
  takeCard(state, seat, chairOf(yield* choose('host-card', seat, about, freeChairs(state).map(chairId))));
}

/** Takes the card with whatever lies on it, then resolves it (WW-3.7, WW-5.6). */
function takeCard(state: Wonderland, seat: number, chair: number): void {
  const owner = state.seats[seat]!;
  const card = state.chairs[chair - 1]!;
  const poisoned = state.poisoned[chair - 1]!;
  state.chairs[chair - 1] = null;
  state.poisoned[chair - 1] = false;
  owner.teaCards.push(card);
  owner.taken += 1;
  if (poisoned && owner.faction === 'jabberwock') owner.poison += 1;
  else if (poisoned) owner.bag.push('poison');
  tell(state, { tell: 'card-taken', seat, card, chair, poisoned, sits: owner.chair === chair });
  state.phase = 'tea-turn-end';
  fire(state, seat, 'tea_card');
  state.agenda.push({ task: 'card', seat, card, left: copy([...teaCard(card).steps]) });
}

/** The leader goes to a region; that is the whole turn (WW-3.5). */
function* placeLeader(state: Wonderland, seat: number): Rules<void> {
  const ids = regionsFrom(state.pawn, state.unused).map(nameOfRegion);
  const region = yield* choose('place-leader', seat, {}, ids);
  const owner = state.seats[seat]!;
  owner.chair = -1;
  owner.leaderIn = regionOf(region);
  tell(state, { tell: 'leader-placed', seat, region });
  state.phase = 'tea-turn-end';
  fire(state, seat, 'place_leader');
}

/** The end of a turn: what its player may still do comes before the next one's (WW-5.5). */
export function endTeaTurn(state: Wonderland): void {
  state.phase = 'tea-next';
  state.turn.jaws = false;
  fire(state, activeSeat(state), 'tea_turn_end');
}

/** The next in order whose leader is still at the table; once all are placed the party is over (WW-3.2, WW-3.6). */
export function passTeaTurn(state: Wonderland): void {
  const { seats, order } = state;
  state.turn = { passed: false, jaws: false };
  const after = order.map((_, step) => (state.at + 1 + step) % order.length);
  const next = after.find(at => seats[order[at]!]!.leaderIn < 0);
  if (next !== undefined) {
    state.at = next;
    state.phase = 'tea-turn';
    return;
  }
  state.phase = 'tea-end';
  for (const seat of [...order].reverse()) fire(state, seat, 'leaders_placed');
}
