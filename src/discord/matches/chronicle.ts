import { type Language, readableBy } from '../../engine/index.js';
import { type Match, seatOf } from '../../matches/index.js';
import { button, buttonRows, gallery, type Part, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { type Message, message } from '../message.js';
import { lookOf, paint, type Surface, sceneFor, spoken } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { type Page, pagesOf } from './pages.js';

/** Where somebody reads: which page, and from which moment on. */
export interface Reading {
  readonly page?: number;
  readonly since?: number;
}

/**
 * What happened, chapter by chapter, as far as the reader may know it: words, and a picture where words are not enough.
 * It opens where something was last done; what happened since a moment is read from its beginning.
 */
export async function chronicle(
  surface: Surface,
  match: Match,
  player: string,
  language: Language,
  { page: wanted, since = 0 }: Reading = {},
): Promise<Message> {
  const { house } = surface;
  const game = house.game(match.game);
  const seat = seatOf(match, player);
  const reader = seat < 0 ? 'spectator' : seat;
  const told = (await house.store.history(match.id, since)).filter(one => readableBy([one], reader).length > 0);
  const scene = sceneFor(game, match, await house.table(match), reader, language);
  const pages = pagesOf(game, told, spoken(scene), language);
  if (pages.length === 0) return message([text(wordsIn(language).nothingHappened)]);
  const at = Math.min(Math.max(wanted ?? (since > 0 ? 0 : latest(pages)), 0), pages.length - 1);
  const page = pages[at]!;
  const look = await lookOf(house, player);
  const story = game.pictures.story(
    page.told.flatMap(({ entry, undone }) => (undone ? [] : [entry])),
    scene,
    language,
    look,
  );
  const files = await paint(surface, story ? [story] : [], `${match.id}-${at}-past`);
  return message(
    [
      text(page.lines.join('\n') || wordsIn(language).nothingHappened),
      ...files.map(file => gallery([file])),
      ...pageRow(match, at, pages.length, since, language),
    ],
    { files },
  );
}

/** The last page on which something was done: one that has only just begun tells nothing yet. */
function latest(pages: readonly Page[]): number {
  const { told } = pages.at(-1)!;
  const hasJustBegun = told.every(({ moment }) => moment === told[0]!.moment);
  return Math.max(pages.length - (hasJustBegun ? 2 : 1), 0);
}

function pageRow(match: Match, page: number, pages: number, since: number, language: Language): Part[] {
  if (pages === 1) return [];
  const words = wordsIn(language);
  const turn = (to: number, label: string, disabled: boolean, mark: string) =>
    button(makeCustomId('leaf', match.id, to, since, mark), { label, disabled });
  return buttonRows([
    turn(Math.max(page - 1, 0), words.earlier, page === 0, 'earlier'),
    turn(Math.min(page + 1, pages - 1), words.laterPage(page + 1, pages), page === pages - 1, 'later'),
  ]);
}
