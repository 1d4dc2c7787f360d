import { ask, type Game, type MatchState, type Rules } from '../src/engine/index.js';
import { answer, House, joinLobby, openLobby, startMatch } from '../src/matches/index.js';
import { games } from '../src/registry.js';
import { openDatabase } from '../src/storage/sqlite/database.js';
import { sqliteMatchStore } from '../src/storage/sqlite/match-store.js';

/**
 * What an answer costs late in a long turn: a state of 40 kB, a turn of 60 answers that can all be taken back, a resting
 * point every fourth. Prints the median time of the first and the 60th answer, of taking back the 60th, and the ratios.
 * `npm run bench:long-turn`
 */
const ANSWERS = 60;
const TURNS = 60;

interface Long extends MatchState {
  readonly land: number[];
  at: number;
}

/** The rules of nothing much, in a large world. The first game of the registry lends its face. */
const long = {
  ...games[0]!,
  id: 'long-turn',
  version: 1,
  lobby: { options: [], seats: () => ({ min: 2, max: 2 }), sides: () => [] },
  setup: ({ random }): Long => ({
    random,
    news: [],
    sealed: 0,
    outcome: null,
    land: Array.from({ length: 10_000 }, (_, index) => 100 + (index % 900)),
    at: 0,
  }),
  *step(state: Long): Rules<void> {
    for (let part = 0; part < 4; part++) {
      const said = yield* ask({ key: 'part', seat: 0, options: [{ id: 'a' }, { id: 'b' }] });
      state.land[state.at % state.land.length] = said === 'a' ? 1 : 2;
      state.at += 1;
    }
  },
  view: (state: Long) => state,
  conceal: (state: Long) => state,
  onTurn: () => 0,
} satisfies Omit<Game<Long>, 'words' | 'pictures' | 'bots' | 'why' | 'chapters'> & object;

const median = (times: number[]): number => times.sort((one, other) => one - other)[times.length >> 1]!;

const first: number[] = [];
const last: number[] = [];
const back: number[] = [];
for (let turn = 0; turn < TURNS; turn++) {
  let counter = 0;
  const house: House = new House({
    store: sqliteMatchStore(openDatabase(':memory:')),
    games: [long],
    now: () => 1,
    makeSeed: () => '7'.repeat(32),
    makeId: () => `m${++counter}`,
    report: () => undefined,
    wakeOutbox: () => undefined,
    wakeBots: () => undefined,
    think: () => Promise.reject(new Error('nobody thinks here')),
  });
  const [host, guest] = [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Bartek' },
  ] as const;
  const { id } = await openLobby(house, {
    game: long.id,
    host,
    guild: null,
    home: 'h',
    language: 'en',
    interaction: 'o',
  });
  await joinLobby(house, id, guest, 'j');
  await startMatch(house, id, host, 'p', 's');
  for (let number = 1; number <= ANSWERS; number++) {
    const began = performance.now();
    await answer(house, { match: id, person: host, interaction: `i${number}` }, () => (number % 2 ? 'a' : 'b'));
    const took = performance.now() - began;
    if (number === 1) first.push(took);
    if (number === ANSWERS) last.push(took);
  }
  const table = await house.table(await house.match(id));
  const began = performance.now();
  table.undone(0);
  back.push(performance.now() - began);
}
const [early, late, undone] = [median(first), median(last), median(back)];
console.log(
  `first answer ${early.toFixed(2)} ms, 60th ${late.toFixed(2)} ms, ratio ${(late / early).toFixed(2)} (goal 3); ` +
    `taking the 60th back ${undone.toFixed(2)} ms, ratio ${(undone / early).toFixed(2)}`,
);
