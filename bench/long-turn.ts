import { ask, type Game, type MatchState, type Rules, type Start } from '../src/engine/index.js';
import { portalOf } from '../src/games/mage-knight/land.js';
import { realmRules } from '../src/games/mage-knight/rules.js';
import { layTile } from '../src/games/mage-knight/settling.js';
import { setup } from '../src/games/mage-knight/setup.js';
import type { Realm } from '../src/games/mage-knight/state.js';
import { answer, House, joinLobby, openLobby, startMatch } from '../src/matches/index.js';
import { games } from '../src/registry.js';
import { openDatabase } from '../src/storage/sqlite/database.js';
import { sqliteMatchStore } from '../src/storage/sqlite/match-store.js';

/**
 * What an answer costs late in a long turn: a state of 40 kB, a turn of 60 answers that can all be taken back, a resting
 * point every fourth; then the same in Mage Knight. Prints the median time of the first and the 60th answer, of taking back
 * the 60th, and the ratios.
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
} satisfies Omit<Game<Long>, 'words' | 'pictures' | 'bots' | 'why' | 'chapters' | 'migrate'> & object;

/** A match of Mage Knight for four with its land laid out and a hand of thirty cards: each is played in two answers. */
const knight = {
  ...games[0]!,
  ...realmRules,
  setup: ({ random }: Start): Realm => {
    const realm = setup({ seats: 4, chosen: { scenario: 'full_conquest' }, sides: [null, null, null, null], random });
    const addresses = [1, 2, 3, 4].flatMap(x => [1, 2, 3].map(y => [x, y] as const));
    for (const address of addresses) layTile(realm, realm.decks.tiles.pop()!, address, null);
    Object.assign(realm, { choosing: [], phase: 'turn', order: [0, 1, 2, 3], turnNumber: 1, news: [] });
    for (const hero of realm.heroes) {
      hero.tactic = { id: 'early_bird', up: true, die: null, stash: [], searched: false };
      hero.space = portalOf(realm);
    }
    realm.heroes[0]!.hand = new Array<string>(ANSWERS / 2).fill('march');
    return realm;
  },
} satisfies Omit<Game<Realm>, 'words' | 'pictures' | 'bots' | 'why' | 'chapters' | 'migrate'> & object;

const median = (times: number[]): number => times.sort((one, other) => one - other)[times.length >> 1]!;

/** Median times in a turn of this game, whose host says these answers. */
async function measure(game: Game, sayings: readonly [odd: string, even: string]): Promise<void> {
  const [first, last, back]: [number[], number[], number[]] = [[], [], []];
  let size = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const { house, id, host } = await seat(game);
    for (let number = 1; number <= ANSWERS; number++) {
      const began = performance.now();
      await answer(house, { match: id, person: host, interaction: `i${number}` }, () => sayings[(number + 1) % 2]!);
      const took = performance.now() - began;
      if (number === 1) first.push(took);
      if (number === ANSWERS) last.push(took);
    }
    const table = await house.table(await house.match(id));
    size = JSON.stringify(table.state).length;
    const began = performance.now();
    table.undone(0);
    back.push(performance.now() - began);
  }
  const [early, late, undone] = [median(first), median(last), median(back)];
  console.log(
    `${game.id}, ${(size / 1000).toFixed(0)} kB: first answer ${early.toFixed(2)} ms, 60th ${late.toFixed(2)} ms, ` +
      `ratio ${(late / early).toFixed(2)} (goal 3); taking the 60th back ${undone.toFixed(2)} ms, ` +
      `ratio ${(undone / early).toFixed(2)}`,
  );
}

/** A match of this game with as many people as it takes, the first of them the host. */
async function seat(game: Game) {
  let counter = 0;
  const house: House = new House({
    store: sqliteMatchStore(openDatabase(':memory:')),
    games: [game],
    now: () => 1,
    makeSeed: () => '7'.repeat(32),
    makeId: () => `m${++counter}`,
    report: () => undefined,
    wakeOutbox: () => undefined,
    wakeBots: () => undefined,
    think: () => Promise.reject(new Error('nobody thinks here')),
  });
  const [host, ...guests] = ['Ada', 'Bartek', 'Celina', 'Darek'].map(name => ({ id: name, name }));
  const { id } = await openLobby(house, {
    game: game.id,
    host: host!,
    guild: null,
    home: 'h',
    language: 'en',
    interaction: 'o',
  });
  const { min } = game.lobby.seats({ scenario: 'full_conquest' });
  const most = game.id === long.id ? min : 4;
  for (const guest of guests.slice(0, most - 1)) await joinLobby(house, id, guest, `j${guest.id}`);
  await startMatch(house, id, host!, 'p', 's');
  return { house, id, host: host! };
}

await measure(long, ['a', 'b']);
await measure(knight, ['play:march', 'basic']);
