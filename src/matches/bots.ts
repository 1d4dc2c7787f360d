import {
  type Decision,
  type Game,
  isAwaited,
  isPause,
  type MatchState,
  randomAnswer,
  randomFrom,
  type Said,
  type Table,
} from '../engine/index.js';
import { answerForSeat } from './answering.js';
import { claimed } from './claims.js';
import type { House } from './house.js';
import { isUnmanned, type Match } from './match.js';
import { isOutOfTurn, ordersAt, playKept, throughoutFor } from './orders.js';

/** More answers in a row than this without a person in between is a match that runs away. */
const LONGEST_RUN = 2_000;

/**
 * Lets the computer answer for every seat no person plays, and says what people have left word of, until a person is
 * waited for.
 */
export async function playUnmanned(house: House, id: string): Promise<void> {
  // Most of the time there is nothing to do: then nothing is claimed either.
  const next = await nextIn(house, id);
  if (next) await claimed(house, 'computers', id, () => playFrom(house, id, next));
}

interface Next {
  readonly match: Match;
  readonly next: Unmanned;
}

async function nextIn(house: House, id: string): Promise<Next | null> {
  const match = await house.match(id);
  if (match.status !== 'running') return null;
  const next = await nextUnmanned(house, match, await house.table(match));
  return next && { match, next };
}

async function playFrom(house: House, id: string, first: Next): Promise<void> {
  let found: Next | null = first;
  for (let run = 0; run < LONGEST_RUN; run++) {
    const { match, next } = found;
    if (next.keeps) await playKept(house, id, next.seat);
    else {
      const said = next.said ?? (await house.world.think(id, next.seat));
      await answerForSeat(house, id, match.moment, next.seat, said, next.said === undefined ? 'computer' : 'setting');
    }
    found = await nextIn(house, id);
    if (!found) return;
  }
  house.world.report('bots-run-away', { match: id });
}

/** What is said next without a person: by the computer, as somebody has set it, or a move they have kept. */
interface Unmanned {
  readonly seat: number;
  readonly said?: Said;
  readonly keeps?: true;
}

async function nextUnmanned(house: House, match: Match, table: Table<MatchState>): Promise<Unmanned | null> {
  for (const decision of table.open) {
    const { seat } = decision;
    const isOne = decision.kind === 'one';
    if (isUnmanned(match.seats[seat]!))
      return { seat, ...(isOne && decision.opens ? { said: decision.options[0]!.id } : {}) };
    const left = await leftWord(house, match, table, decision);
    if (left === null) continue;
    // In one's own turn nobody can tell anything from how fast it goes on.
    if (left.said !== undefined && !isOutOfTurn(house.game(match.game), table, seat)) return left;
    if (await isTime(house, match, seat)) return left;
  }
  return null;
}

/** What the person of a seat has left word of for what it is asked. */
async function leftWord(
  house: House,
  match: Match,
  table: Table<MatchState>,
  decision: Decision,
): Promise<Unmanned | null> {
  const { seat } = decision;
  const orders = await ordersAt(house, match, seat);
  const always = throughoutFor(orders, match, decision);
  if (always !== null) return { seat, said: always };
  if (decision.kind === 'one' && decision.usual !== undefined) {
    const { trivial } = await house.store.settings('player', match.seats[seat]!.player!);
    if (trivial === 'auto') return { seat, said: decision.usual };
  }
  const isTheirs = isAwaited(decision) && (isPause(decision) || !isOutOfTurn(house.game(match.game), table, seat));
  return isTheirs && orders?.move && !orders.move.failed ? { seat, keeps: true } : null;
}

/** What is said for somebody in another's turn comes after a while of chance, so that nobody learns from how fast it came. */
const SHORTEST_DELAY = 60_000;
const DELAY_RANGE = 180_000;

/** Whether the time has come to say what somebody has left word of; where no time was set, one is. */
async function isTime(house: House, { id, clocks, moment }: Match, seat: number): Promise<boolean> {
  const now = house.world.now();
  const answerAt = clocks[seat]?.answerAt ?? null;
  if (answerAt !== null) return answerAt <= now;
  const chance = Number.parseInt(house.world.makeSeed().slice(-8), 16) / 2 ** 32;
  await house.queues.run(id, async () => {
    const match = await house.match(id);
    const clock = match.clocks[seat];
    if (match.moment !== moment || clock?.since == null) return;
    const later = { ...clock, answerAt: now + SHORTEST_DELAY + Math.floor(DELAY_RANGE * chance) };
    await house.store.write({ match: { ...match, clocks: match.clocks.with(seat, later) }, expect: moment }, now);
  });
  return false;
}

/** What the computer says for a seat: its own opponent's choice, else the game's first, else anything legal. */
export function think(game: Game, table: Table<MatchState>, seat: number, botId: string | null, seed: string): Said {
  const random = randomFrom(seed);
  const bot = game.bots.find(({ id }) => id === botId) ?? game.bots[0];
  return bot ? bot.choose(table, seat, random) : randomAnswer(table.decisionOf(seat)!, random);
}
