import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REST } from 'discord.js';
import { makeSurface } from '../bench/presses/playing.js';
import { Films } from '../src/discord/films.js';
import { filmMessage } from '../src/discord/matches/film.js';
import type { Message } from '../src/discord/message.js';
import { type Surface, sceneFor } from '../src/discord/surface.js';
import {
  type Chosen,
  type Game,
  isPause,
  type Language,
  type MatchState,
  onlyAnswer,
  type Said,
  type Table,
} from '../src/engine/index.js';
import { answer, joinLobby, type Match, openLobby, startMatch, think } from '../src/matches/index.js';
import { games } from '../src/registry.js';
import { createRenderer } from '../src/render/renderer.js';

/**
 * `npm run showcase`: what the README shows. A match of each game, played by its strongest computer; of the first a film,
 * of all of them a board from late in the match.
 */
interface Show {
  readonly game: string;
  readonly chosen: Chosen;
  readonly people: readonly string[];
  /** The board is the one after so many answers. */
  readonly after: number;
  readonly isFilmed?: boolean;
}

const SHOWS: readonly Show[] = [
  { game: 'monolith-arena', chosen: {}, people: ['Ada', 'Borys'], after: 70, isFilmed: true },
  { game: 'tash-kalar', chosen: {}, people: ['Celina', 'Dawid'], after: 60 },
  { game: 'wonderlands-war', chosen: {}, people: ['Ada', 'Borys', 'Celina', 'Dawid'], after: 150 },
  { game: 'mage-knight', chosen: { scenario: 'solo_conquest' }, people: ['Ela'], after: 260 },
];
const LANGUAGE: Language = 'en';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-showcase-'));
const renderer = createRenderer();
const surface: Surface = { ...makeSurface(new REST()), painter: renderer, films: new Films(folder, renderer) };
for (const show of SHOWS) {
  const match = await play(show);
  if (show.isFilmed) writeFileSync('docs/film.webp', await film(match));
}
await renderer.close();
rmSync(folder, { recursive: true });

async function play({ game: id, chosen, people, after, isFilmed }: Show): Promise<Match> {
  const { house } = surface;
  const game = games.find(game => game.id === id)!;
  const seated = people.map(name => ({ id: name, name }));
  const [host] = seated;
  const lobby = { game: id, host: host!, guild: null, home: id, language: LANGUAGE, chosen, interaction: `open ${id}` };
  const opened = await openLobby(house, lobby);
  for (const person of seated.slice(1)) await joinLobby(house, opened.id, person, `join ${id} ${person.id}`);
  let match = await startMatch(house, opened.id, host!, `thread ${id}`, `start ${id}`);
  let table = await house.table(match);
  for (let count = 0; !table.isOver && (isFilmed || count <= after); count++) {
    if (count === after) writeFileSync(`docs/${id}.jpg`, await board(game, match));
    const { seat } = table.awaited[0]!;
    const seed = count.toString(16).padStart(32, '5');
    const reply = { match: match.id, person: seated[seat]!, interaction: `${id} ${count}` };
    const said = thought(game, table, seat, seed);
    ({ match, table } = await answer(house, reply, () => said));
  }
  return match;
}

/** What the strongest computer says; at a rest nobody thinks. */
function thought(game: Game, table: Table<MatchState>, seat: number, seed: string): Said {
  const decision = table.decisionOf(seat)!;
  return isPause(decision) ? onlyAnswer(decision)! : think(game, table, seat, game.bots.at(-1)!.id, seed);
}

async function board(game: Game, match: Match): Promise<Buffer> {
  const scene = sceneFor(game, match, await surface.house.table(match), 'spectator', LANGUAGE);
  return (await renderer.render(game.pictures.board(scene, LANGUAGE, { palette: 'standard' }).drawing)).data;
}

/** The film as people get it, once it is made. */
function film(match: Match): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const shown = async ({ files }: Message): Promise<void> => files[0] && resolve(files[0].data);
    filmMessage(surface, match, LANGUAGE, shown).then(shown, reject);
  });
}
