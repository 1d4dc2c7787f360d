import { LANGUAGES, type Language } from '../../engine/index.js';
import { type AlbumTongue, albumMatch, isOpenBook, type Match, Refusal } from '../../matches/index.js';
import { plain } from '../limits.js';
import { lookOf, type PaintedFile, type Surface } from '../surface.js';
import { albumWords } from '../words/album.js';
import { seatNames, wordsIn } from '../words/index.js';
import { outcomeText } from './notices.js';

/** A match as one page that replays it in any browser; of a running match as far as everybody may see it. */
export async function albumFile(
  surface: Surface,
  match: Match,
  player: string,
  language: Language,
): Promise<PaintedFile> {
  const { house, binder } = surface;
  const order = await albumMatch(house, match);
  // A table that cannot be rebuilt is refused here, with a sentence.
  await house.table(match);
  const tongues = { pl: await tongue(surface, match, 'pl'), en: await tongue(surface, match, 'en') };
  const languages = [language, ...LANGUAGES.filter(other => other !== language)];
  const data = await binder.bind({ ...order, look: await lookOf(house, player), languages, tongues });
  if (!data) throw new Refusal('cannot-replay');
  const { name } = house.game(match.game).words[language];
  const alt = albumWords(language).alt(name, seatNames(match.seats, language));
  return { file: `match-${match.id}.html`, data: Buffer.from(data), alt };
}

async function tongue(surface: Surface, match: Match, language: Language): Promise<AlbumTongue> {
  const names = seatNames(match.seats, language);
  return {
    words: albumWords(language).page,
    names,
    spoken: names.map(plain),
    privately: wordsIn(language).privately,
    hands: names.map(name => albumWords(language).handOf(name)),
    result: await resultText(surface, match, language),
  };
}

async function resultText(surface: Surface, match: Match, language: Language): Promise<string> {
  if (!isOpenBook(match)) return albumWords(language).running;
  if (match.status !== 'finished') return albumWords(language).withoutResult;
  return outcomeText(surface, match, await surface.house.table(match), language);
}
