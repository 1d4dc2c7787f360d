import { type Game, type MatchState, type RandomState, randomAnswer, type Table } from '../../src/engine/index.js';
import {
  answer,
  House,
  joinLobby,
  type Match,
  type Opening,
  openLobby,
  type Person,
  startMatch,
  type World,
} from '../../src/matches/index.js';
import { openDatabase } from '../../src/storage/sqlite/database.js';
import { sqliteMatchStore } from '../../src/storage/sqlite/match-store.js';

/** A house on a database in memory, with a clock that stands still until told. */
export interface Stand {
  readonly house: House;
  time: number;
  /** People who have left the server. */
  readonly gone: Set<string>;
  readonly reports: { event: string; about: Readonly<Record<string, unknown>> }[];
  /** A fresh interaction id. */
  press(): string;
}

export function makeStand(games: readonly Game[], more: Partial<World> = {}): Stand {
  let counter = 0;
  const stand: Stand = {
    house: new House({
      store: sqliteMatchStore(openDatabase(':memory:')),
      games,
      now: () => stand.time,
      makeSeed: () => (++counter).toString(16).padStart(32, '0'),
      makeId: () => `m${++counter}`,
      report: (event, about) => void stand.reports.push({ event, about }),
      wakeOutbox: () => undefined,
      wakeBots: () => undefined,
      isHere: async (_, player) => !stand.gone.has(player),
      think: async (id, seat) => {
        const match = await stand.house.match(id);
        return randomAnswer((await stand.house.table(match)).decisionOf(seat)!, [1, 2, 3, 4]);
      },
      ...more,
    }),
    time: 1_000_000,
    gone: new Set(),
    reports: [],
    press: () => `press-${++counter}`,
  };
  return stand;
}

export const ola: Person = { id: 'ola', name: 'Ola' };
export const kuba: Person = { id: 'kuba', name: 'Kuba' };
export const ewa: Person = { id: 'ewa', name: 'Ewa' };

export async function startedMatch(
  stand: Stand,
  game: Game,
  people: readonly Person[] = [ola, kuba],
  more: Partial<Opening> = {},
): Promise<Match> {
  const [host, ...guests] = people as [Person, ...Person[]];
  const { house } = stand;
  const opening = {
    game: game.id,
    host,
    guild: '100',
    home: 'home',
    language: 'pl',
    interaction: stand.press(),
    ...more,
  } as const;
  const { id } = await openLobby(house, opening);
  for (const guest of guests) await joinLobby(house, id, guest, stand.press());
  return startMatch(house, id, host, `place-${id}`, stand.press());
}

/** Answers the first open decision at random. */
export async function answerSomething(stand: Stand, id: string, random: RandomState): Promise<Table<MatchState>> {
  const match = await stand.house.match(id);
  const table = await stand.house.table(match);
  const { seat } = table.open[0]!;
  const { player, name } = match.seats[seat]!;
  const reply = { match: id, person: { id: player!, name }, interaction: stand.press() };
  return (await answer(stand.house, reply, decision => randomAnswer(decision, random))).table;
}
