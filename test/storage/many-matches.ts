import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseKept } from '../../scripts/replays/kept.js';
import { begin, type Game, type MatchState } from '../../src/engine/index.js';
import type { KeptAnswer, Match, MatchStore, Write } from '../../src/matches/index.js';
import { games } from '../../src/registry.js';
import { exampleMatch } from '../matches/match-example.js';

const REPLAYS = join(import.meta.dirname, '../replays');

/** Answers between two stops. */
const APART = 5;

/**
 * Writes of matches of every game, each kept one stopped at so many points of its beginning and once before its end:
 * running, in the middle of everything.
 */
export function* runningMatches(stops: number): Generator<Write & { readonly match: Match }> {
  for (const game of games) for (const file of readdirSync(join(REPLAYS, game.id))) yield* stoppedAt(game, file, stops);
}

function* stoppedAt(game: Game, file: string, stops: number): Generator<Write & { readonly match: Match }> {
  const { beginning, answers } = parseKept(readFileSync(join(REPLAYS, game.id, file), 'utf8'));
  const { table } = begin<MatchState>(game, beginning);
  const given: KeptAnswer[] = [];
  const late = answers.length - 1 - APART;
  const isStop = (at: number): boolean => at === late || (at % APART === 0 && at / APART < stops);
  const seats = Array.from({ length: beginning.seats }, (_, seat) => ({
    player: `p${seat}`,
    bot: null,
    name: `Gracz ${seat}`,
    side: beginning.sides?.[seat] ?? null,
    conceded: false,
  }));
  for (const [at, { seat, said }] of answers.slice(0, late + 1).entries()) {
    given.push({ moment: at + 1, at, answer: table.answer(seat, said)!.answer });
    if (!isStop(at)) continue;
    const id = `${game.id}-${file.replace('.json', '')}-${at + 1}`;
    const moment = at + 2;
    const { seed, chosen } = beginning;
    const match = exampleMatch({ id, place: id, game: game.id, seed, chosen, seats, moment, asked: moment });
    yield { match, saved: structuredClone(table.saved), answers: [...given] };
  }
}

/** Stores them all; returns their ids by game. */
export async function fillWithMatches(
  store: MatchStore,
  stops: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = new Map<string, string[]>();
  for (const change of runningMatches(stops)) {
    await store.write(change, 1);
    const { game, id } = change.match;
    ids.set(game, [...(ids.get(game) ?? []), id]);
  }
  return ids;
}
