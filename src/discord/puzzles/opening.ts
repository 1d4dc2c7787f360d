import type { Game, Language } from '../../engine/index.js';
import { type Person, Refusal } from '../../matches/index.js';
import { ARCHIVE, dayOf, streakNow, takeUp } from '../../puzzles/index.js';
import { button, buttonRows, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { plain } from '../limits.js';
import { type Message, message } from '../message.js';
import type { Surface } from '../surface.js';
import { type DayStanding, puzzleWords } from '../words/puzzle.js';
import { puzzlePanel } from './panel.js';

/** As many as a message has room for. */
const MOST_STANDINGS = 25;

const todayOf = ({ house }: Surface): number => dayOf(house.world.now());

/** The puzzle of the day, as its player left it. */
export async function openDay(
  surface: Surface,
  guild: string,
  game: Game,
  person: Person,
  language: Language,
): Promise<Message> {
  const day = todayOf(surface);
  const { puzzle, skipped } = surface.puzzles.sets.ofDay(game, day);
  const occasion = { guild, player: person.id, puzzle: puzzle.id, day };
  const play = await takeUp(surface.puzzles, game, puzzle, occasion);
  const note = skipped ? { note: puzzleWords(language).skipped } : {};
  return puzzlePanel(surface, play, person, language, note);
}

/** The next one from the archive that its player has not solved. */
export async function openArchive(
  surface: Surface,
  guild: string,
  game: Game,
  person: Person,
  language: Language,
): Promise<Message> {
  const { sets, store } = surface.puzzles;
  const tries = await store.puzzleTries(guild, person.id, game.id);
  const puzzle = sets.fromArchive(game, todayOf(surface), tries);
  if (!puzzle) throw new Refusal('puzzles-done');
  const occasion = { guild, player: person.id, puzzle: puzzle.id, day: ARCHIVE };
  return puzzlePanel(surface, await takeUp(surface.puzzles, game, puzzle, occasion), person, language);
}

/** The games that have puzzles, a button each: for those of today, or for the archive. */
export async function puzzleMenu(
  surface: Surface,
  guild: string,
  person: Person,
  language: Language,
  leadsTo: 'day' | 'archive',
): Promise<Message> {
  const words = puzzleWords(language);
  const { sets, store } = surface.puzzles;
  const day = todayOf(surface);
  const games = surface.house.world.games.filter(game => sets.has(game));
  if (games.length === 0) throw new Refusal('no-puzzles');
  const lines: string[] = [];
  for (const game of games) {
    const { puzzle } = sets.ofDay(game, day);
    const kept = await store.puzzleTry({ guild, player: person.id, puzzle: puzzle.id, day });
    const standing: DayStanding = kept ? kept.status : 'new';
    lines.push(words.day(game.words[language].name, standing));
  }
  const open = games.map(game =>
    button(makeCustomId('puzzle-open', game.id, leadsTo), { label: game.words[language].name, style: 'main' }),
  );
  const table = button(makeCustomId('puzzle-open', 'all', 'table'), { label: words.toTable, emoji: '🏆' });
  const head = leadsTo === 'archive' ? words.archive : [words.todays, ...lines].join('\n');
  return message([text(head), ...buttonRows([...open, table]), text(words.todayHint)]);
}

/** Who has solved most on a server. */
export async function puzzleTable(
  surface: Surface,
  server: { readonly id: string; readonly name: string },
  language: Language,
): Promise<Message> {
  const words = puzzleWords(language);
  const today = todayOf(surface);
  const standings = await surface.puzzles.store.puzzleStandings(server.id, MOST_STANDINGS);
  const lines = standings.map((standing, at) =>
    words.tableLine(at + 1, plain(standing.name), { ...standing, streak: streakNow(standing, today) }),
  );
  return message([
    text([words.tableTitle(plain(server.name)), ...(lines.length > 0 ? lines : [words.tableEmpty])].join('\n')),
  ]);
}
