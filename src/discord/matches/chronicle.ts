import { type Game, type Language, readableBy } from '../../engine/index.js';
import { type Logged, type Match, seatOf } from '../../matches/index.js';
import { button, buttonRows, gallery, type Part, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clip, clipLines, LIMITS } from '../limits.js';
import { type Message, message } from '../message.js';
import { lookOf, paint, type Surface, sceneFor, spoken } from '../surface.js';
import { wordsIn } from '../words/index.js';

/** Words of one page: the rest of Discord's 4,000 is kept for its frame. */
const LONGEST_PAGE = 3_000;

/** What happened, chapter by chapter, as far as the reader may know it: words, and a picture where words are not enough. */
export async function chronicle(
  surface: Surface,
  match: Match,
  player: string,
  language: Language,
  wanted?: number,
): Promise<Message> {
  const { house } = surface;
  const game = house.game(match.game);
  const seat = seatOf(match, player);
  const reader = seat < 0 ? 'spectator' : seat;
  const told = (await house.store.log(match.id, 0)).filter(one => readableBy([one], reader).length > 0);
  const chapters = chaptersOf(game, told);
  const words = wordsIn(language);
  if (chapters.length === 0) return message([text(words.nothingHappened)]);
  const page = Math.min(Math.max(wanted ?? latest(chapters), 0), chapters.length - 1);
  const chapter = chapters[page]!.map(({ entry }) => entry);
  const scene = sceneFor(game, match, await house.table(match), reader, language);
  const look = await lookOf(house, player);
  const story = game.pictures.story(chapter, scene, language, look);
  const files = await paint(surface, story ? [story] : [], `${match.id}-${page}-past`);
  const lines = chapter.flatMap(entry => game.words[language].news(entry, spoken(scene)) ?? []);
  return message(
    [
      text(clip(clipLines(lines, LONGEST_PAGE), LIMITS.textPerMessage)),
      ...files.map(file => gallery([file])),
      ...pageRow(match, page, chapters.length, language),
    ],
    { files },
  );
}

/** What happened, cut where a turn or a battle begins. */
export function chaptersOf(game: Pick<Game, 'chapters'>, told: readonly Logged[]): Logged[][] {
  const chapters: Logged[][] = [];
  for (const one of told) {
    if (chapters.length === 0 || game.chapters.includes(one.entry.tell)) chapters.push([]);
    chapters.at(-1)!.push(one);
  }
  return chapters;
}

/** The last chapter in which something was done: one that has only just begun tells nothing yet. */
function latest(chapters: readonly (readonly Logged[])[]): number {
  const last = chapters.at(-1)!;
  const hasJustBegun = last.every(({ moment }) => moment === last[0]!.moment);
  return Math.max(chapters.length - (hasJustBegun ? 2 : 1), 0);
}

function pageRow(match: Match, page: number, pages: number, language: Language): Part[] {
  if (pages === 1) return [];
  const words = wordsIn(language);
  const turn = (to: number, label: string, disabled: boolean, mark: string) =>
    button(makeCustomId('leaf', match.id, to, mark), { label, disabled });
  return buttonRows([
    turn(Math.max(page - 1, 0), words.earlier, page === 0, 'earlier'),
    turn(Math.min(page + 1, pages - 1), words.laterPage(page + 1, pages), page === pages - 1, 'later'),
  ]);
}
