import {
  type Decision,
  digest,
  type Game,
  isAllowed,
  type MatchState,
  readMove,
  type Said,
  type Table,
} from '../engine/index.js';
import { answerAll, openTurn, type Reply } from './answering.js';
import type { House } from './house.js';
import { actorOf, type Match, seatOf } from './match.js';
import { Refusal } from './refusal.js';
import type { Orders } from './store.js';
import { parseMove, typistOf } from './typed-move.js';

/** What the person who plays a seat has left word of there; nothing of whoever played it before. */
export async function ordersAt(house: House, match: Match, seat: number): Promise<Orders | null> {
  const orders = await house.store.orders(match.id, seat);
  return orders && orders.player === actorOf(match.seats[seat]!) ? orders : null;
}

/** Keeps a typed move sealed until the person's turn comes, with what they saw when they gave it. */
export function keepMove(house: House, reply: Reply, typed: string): Promise<Match> {
  return house.queues.run(reply.match, async () => {
    const { match, table } = await house.running(reply.match);
    const seat = seatOf(match, reply.person.id);
    if (seat < 0) throw new Refusal('not-seated');
    const known = await ordersAt(house, match, seat);
    const saw = house.game(match.game).view(table.state as MatchState, seat);
    const answer = known?.answer ? { answer: known.answer } : {};
    await house.store.keepOrders(match.id, seat, {
      player: reply.person.id,
      ...answer,
      move: { typed, saw: JSON.stringify(saw) },
    });
    return match;
  });
}

/** Answers a question of another's turn, and the same way whenever it is asked again before that turn is over. */
export async function answerThroughout(house: House, reply: Reply, index: number) {
  let kept: { readonly seat: number; readonly orders: Orders } | null = null;
  const answered = await answerAll(house, reply, (table, seat, match) => {
    const decision = table.decisionOf(seat);
    if (decision?.kind !== 'one' || !isOutOfTurn(house.game(match.game), table, seat)) throw new Refusal('not-asked');
    const said = decision.options[index]?.id;
    if (said === undefined) throw new Refusal('no-such-option');
    kept = { seat, orders: { player: reply.person.id, answer: { key: decision.key, said, turn: match.turn } } };
    return [said];
  });
  // The answer itself is what counts: losing the rest of it would only mean being asked again.
  if (kept !== null) await keepAnswer(house, answered.match, kept);
  return answered;
}

async function keepAnswer(house: House, match: Match, { seat, orders }: { seat: number; orders: Orders }) {
  const known = await ordersAt(house, match, seat);
  await house.store.keepOrders(match.id, seat, { ...(known?.move ? { move: known.move } : {}), ...orders });
}

/** Whether a seat is asked in the turn of another. */
export function isOutOfTurn(game: Game, table: Table<MatchState>, seat: number): boolean {
  const onTurn = game.onTurn(table.state as MatchState);
  return onTurn !== null && onTurn !== seat;
}

/** The person takes back what they have left word of. */
export async function dropOrders(house: House, match: Match, player: string): Promise<void> {
  const seat = seatOf(match, player);
  if (seat < 0) throw new Refusal('not-seated');
  await house.store.keepOrders(match.id, seat, null);
}

/** What a seat has said it always answers here, while the turn goes on in which it said so. */
export function throughoutFor(orders: Orders | null, { turn }: Match, decision: Decision): Said | null {
  const answer = orders?.answer;
  const isMeant = answer !== undefined && answer.turn === turn && answer.key === decision.key;
  return isMeant && isAllowed(decision, answer.said) ? answer.said : null;
}

/** Plays a move that was kept, now that its turn has come; what is in its way is kept for the person to read. */
export async function playKept(house: House, id: string, seat: number): Promise<void> {
  const opened = await house.match(id);
  const orders = await ordersAt(house, opened, seat);
  if (!orders?.move || orders.move.failed) return;
  const { move, player } = orders;
  const match = await openTurn(house, id, player);
  const person = { id: player, name: opened.seats[seat]!.name };
  const game = house.game(match.game);
  try {
    await answerAll(house, { match: id, person, interaction: `order/${id}/${match.moment}` }, table => {
      const said = parseMove(game, match, table, seat, move.typed);
      const changed = changedPlace(game, match, table, seat, move);
      if (changed !== null) throw new Refusal('place-changed', { place: changed });
      return said;
    });
    await house.store.keepOrders(id, seat, orders.answer ? { player, answer: orders.answer } : null);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const failed = { why: error.why, about: error.about };
    await house.store.keepOrders(id, seat, { ...orders, move: { ...move, failed } });
  }
}

/** A place the move names on which no longer lies what its player saw there; null where all is as it was. */
function changedPlace(
  game: Game,
  match: Match,
  table: Table<MatchState>,
  seat: number,
  { typed, saw }: { readonly typed: string; readonly saw: string },
): string | null {
  const read = readMove(typistOf(game, match, seat), table, typed);
  if (!('said' in read)) return null;
  const before: unknown = JSON.parse(saw);
  const now = game.view(table.state as MatchState, seat);
  const places = read.said.flatMap((said, at) => {
    const decision = read.path[at]?.table.decisionOf(seat);
    if (!decision || decision.kind === 'number') return [];
    const ids: readonly unknown[] = Array.isArray(said) ? said : [said];
    return decision.options.flatMap(({ id, place }) => (place !== undefined && ids.includes(id) ? [place] : []));
  });
  return places.find(place => lyingOn(before, place) !== lyingOn(now, place)) ?? null;
}

/** All that a view says of a place: whatever in it names it. */
function lyingOn(view: unknown, place: string): string {
  const found: string[] = [];
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const parts = Object.entries(part);
    if (!Array.isArray(part) && parts.some(([, inner]) => inner === place)) found.push(JSON.stringify(part));
    for (const [name, inner] of parts) {
      if (name === place) found.push(JSON.stringify(inner));
      look(inner);
    }
  };
  look(view);
  return digest(found.sort().join());
}
