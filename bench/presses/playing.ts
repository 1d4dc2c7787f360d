import type { REST } from 'discord.js';
import { countComponents } from '../../src/discord/components.js';
import { Films } from '../../src/discord/films.js';
import { boardPost } from '../../src/discord/matches/board-post.js';
import { panelFor } from '../../src/discord/matches/panel.js';
import type { Surface } from '../../src/discord/surface.js';
import { NOBODY_WATCHES } from '../../src/discord/watch.js';
import { type Chosen, type Game, isPause, type Language, type MatchState, type Table } from '../../src/engine/index.js';
import { Hall } from '../../src/leagues/index.js';
import { answer, House, joinLobby, type Match, openLobby, startMatch, think } from '../../src/matches/index.js';
import { openPuzzles } from '../../src/open-puzzles.js';
import { openRulebook } from '../../src/open-rulebook.js';
import { games } from '../../src/registry.js';
import { openDatabase } from '../../src/storage/sqlite/database.js';
import { sqliteLeagueStore } from '../../src/storage/sqlite/league-store.js';
import { sqliteMatchStore } from '../../src/storage/sqlite/match-store.js';
import { sqlitePuzzleStore } from '../../src/storage/sqlite/puzzle-store.js';
import { pressesToSay } from './controls.js';
import { makeAnswer, type Turn } from './kind.js';
import { numberingPainter, type Shown } from './measuring.js';

const MOST_ANSWERS = 1_500;

export interface Tally {
  readonly turns: Turn[];
  readonly posts: Shown[];
  readonly panels: Shown[];
  components: number;
}

export function makeSurface(rest: REST): Surface {
  const database = openDatabase(':memory:');
  let counter = 0;
  const house: House = new House({
    store: sqliteMatchStore(database),
    games,
    now: () => 1_800_000_000_000,
    makeSeed: () => (++counter).toString(16).padStart(32, '4'),
    makeId: () => `m${++counter}`,
    report: () => undefined,
    wakeOutbox: () => undefined,
    wakeBots: () => undefined,
    think: () => Promise.reject(new Error('nobody thinks here')),
  });
  return {
    house,
    hall: new Hall({ house, store: sqliteLeagueStore(database), wakeOutbox: () => undefined }),
    rest,
    answers: rest,
    painter: numberingPainter,
    films: new Films('', { expose: async () => null, develop: () => ({ data: Buffer.alloc(0) }) }),
    binder: { bind: async () => null, close: async () => undefined },
    log: { info: () => undefined, warn: () => undefined, error: about => console.error(about) },
    watch: NOBODY_WATCHES,
    rulebook: openRulebook(games),
    lookUp: { find: async () => [], close: async () => undefined },
    puzzles: { sets: openPuzzles(games), store: sqlitePuzzleStore(database) },
    computersDone: async () => undefined,
    access: () => null,
    sees: async () => null,
  };
}

export interface Played {
  readonly number: number;
  readonly game: Game;
  readonly chosen: Chosen;
  readonly seats: number;
  readonly language: Language;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

async function start({ house }: Surface, played: Played): Promise<Match> {
  const { number, game, chosen, seats, language, people } = played;
  const host = people[0]!;
  const home = `home-${number}`;
  const lobby = { game: game.id, host, guild: null, home, language, chosen, interaction: `o${number}` };
  const { id } = await openLobby(house, lobby);
  for (let seat = 1; seat < seats; seat++) await joinLobby(house, id, people[seat]!, `j${number}-${seat}`);
  return startMatch(house, id, host, `place-${number}`, `s${number}`);
}

/** A match of the computer players, every answer given through the panel that asks for it. */
export async function playMatch(surface: Surface, played: Played, tally: Tally): Promise<void> {
  const { number, game, language, people } = played;
  const { house } = surface;
  let match = await start(surface, played);
  const { id } = match;
  let table: Table<MatchState> = await house.table(match);
  let told = 0;
  // Opening a turn tells that it begins: what is told after that is of another one.
  let begun = 0;
  let turn = { seat: -1, presses: 0, answers: [] as string[], pressed: [] as number[], where: '' };
  const bot = game.bots[0]!.id;
  for (let count = 0; !table.isOver && count < MOST_ANSWERS; count++) {
    const awaited = table.awaited[0]!;
    const { seat } = awaited;
    const person = people[seat]!;
    const where = `match ${number}, moment ${match.moment}`;
    // Whoever has two turns in a row rests between them too, or is told that another begins.
    if (seat !== turn.seat || isPause(awaited) || (await isTurnNew(house, match, begun))) {
      if (turn.answers.length > 0) tally.turns.push({ ...turn, answers: turn.answers.join(' ') });
      const news = await house.store.log(id, told);
      tally.posts.push({ message: await boardPost(surface, match, table, news, { opening: told === 0 }), where });
      told = match.moment;
      turn = { seat, presses: 1, answers: [], pressed: [], where };
      // Looking at the panel opens the turn.
      await panelFor(surface, match, person.id, language);
      match = await house.match(id);
      begun = match.moment;
      table = await house.table(match);
    }
    const asked = table.decisionOf(seat);
    if (!asked) continue;
    const said = think(game, table, seat, bot, match.moment.toString(16).padStart(32, '9'));
    const panel = await panelFor(surface, match, person.id, language);
    tally.panels.push({ message: panel, where: `${where}, ${asked.key}` });
    tally.components = Math.max(tally.components, countComponents(panel.components));
    const presses = await pressesToSay(surface, match, person.id, language, asked, said);
    turn.presses += presses;
    turn.pressed.push(presses);
    turn.answers.push(makeAnswer(asked.key, said));
    ({ match, table } = await answer(house, { match: id, person, interaction: `a${number}-${count}` }, () => said));
  }
  if (turn.answers.length > 0) tally.turns.push({ ...turn, answers: turn.answers.join(' ') });
}

/** Whether a turn has begun since this moment. */
async function isTurnNew(house: House, { id, game, moment }: Match, since: number): Promise<boolean> {
  const { turns, chapters } = house.game(game);
  if (moment === since) return false;
  return (await house.store.log(id, since)).some(({ entry }) => (turns ?? chapters).includes(entry.tell));
}
