import type { Game, Language, Scene } from '../../engine/index.js';
import type { Logged } from '../../matches/index.js';

/** Words of one page: the rest of Discord's 4,000 is kept for its frame. */
const LONGEST_PAGE = 3_000;

/** What happened, and how it is told; an entry that another one beside it tells better has no line. */
export interface Page {
  readonly told: readonly Logged[];
  readonly lines: readonly string[];
}

/** What happened, cut where a turn or a battle begins. */
function chaptersOf(chapters: readonly string[], told: readonly Logged[]): Logged[][] {
  const found: Logged[][] = [];
  for (const one of told) {
    // A turn that was taken back belongs to the one in which it was.
    if (found.length === 0 || (chapters.includes(one.entry.tell) && !one.undone)) found.push([]);
    found.at(-1)!.push(one);
  }
  return found;
}

/** All that happened in words, a chapter a page, or more where a chapter is longer than that. Nothing is left out. */
export function pagesOf(
  game: Pick<Game, 'chapters' | 'words'>,
  told: readonly Logged[],
  scene: Scene<unknown>,
  language: Language,
): Page[] {
  return chaptersOf(game.chapters, told).flatMap(chapter => {
    const pages: { told: Logged[]; lines: string[]; length: number }[] = [];
    for (const one of chapter) {
      const news = game.words[language].news(one.entry, scene);
      const line = news !== null && one.undone ? `↩️ ~~${news}~~` : news;
      const length = line === null ? 0 : line.length + 1;
      const last = pages.at(-1);
      const page = last && last.length + length <= LONGEST_PAGE ? last : { told: [], lines: [], length: 0 };
      if (page !== last) pages.push(page);
      page.told.push(one);
      if (line !== null) page.lines.push(line);
      page.length += length;
    }
    return pages;
  });
}
