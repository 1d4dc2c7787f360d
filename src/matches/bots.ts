import { type Game, type MatchState, randomAnswer, randomFrom, type Said, type Table } from '../engine/index.js';
import { answerForSeat } from './answering.js';
import type { House } from './house.js';
import type { Match } from './match.js';

/** More answers in a row than this without a person in between is a match that runs away. */
const LONGEST_RUN = 2_000;

/** The seats that nobody has to be waited for: computer opponents and people who gave up. */
const isUnmanned = (match: Match, seat: number): boolean =>
  match.seats[seat]!.bot !== null || match.seats[seat]!.conceded;

/**
 * Lets the computer answer for every seat no person plays, and answers trivial reactions for people who asked for it,
 * until a person is waited for.
 */
export async function playUnmanned(house: House, id: string): Promise<void> {
  for (let run = 0; run < LONGEST_RUN; run++) {
    const match = await house.match(id);
    if (match.status !== 'running') return;
    const table = await house.table(match);
    const next = await nextUnmanned(house, match, table);
    if (!next) return;
    const said = next.said ?? (await house.world.think(id, next.seat));
    await answerForSeat(house, id, match.moment, next.seat, said, next.said === undefined ? 'computer' : 'setting');
  }
  house.world.report('bots-run-away', { match: id });
}

async function nextUnmanned(
  house: House,
  match: Match,
  table: Table<MatchState>,
): Promise<{ seat: number; said?: Said } | null> {
  for (const decision of table.open) {
    const isOne = decision.kind === 'one';
    if (isUnmanned(match, decision.seat))
      return { seat: decision.seat, ...(isOne && decision.opens ? { said: decision.options[0]!.id } : {}) };
    if (!isOne || decision.usual === undefined) continue;
    const settings = await house.store.settings('player', match.seats[decision.seat]!.player!);
    if (settings.trivial === 'auto') return { seat: decision.seat, said: decision.usual };
  }
  return null;
}

/** What the computer says for a seat: its own opponent's choice, else the game's first, else anything legal. */
export function think(game: Game, table: Table<MatchState>, seat: number, botId: string | null, seed: string): Said {
  const random = randomFrom(seed);
  const bot = game.bots.find(({ id }) => id === botId) ?? game.bots[0];
  return bot ? bot.choose(table, seat, random) : randomAnswer(table.decisionOf(seat)!, random);
}
