import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LANGUAGES, type Language, PALETTES, type Palette } from '../../engine/index.js';
import { isOpenBook, type Match, Refusal } from '../../matches/index.js';
import { button, buttonRows, gallery, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { type Camera, type Exposed, filmedMatch, type Making } from '../films.js';
import { type Message, message } from '../message.js';
import { publicLook, type Surface } from '../surface.js';
import { seatNames, wordsIn } from '../words/index.js';
import { filmFrame, filmSize } from './film-frame.js';
import { FilmRoom } from './film-room.js';
import { scriptOf, type Take } from './film-script.js';

/** As wide as a phone in the hand shows it, twice over; less where that takes too much. */
const WIDTHS = [800, 640, 480] as const;
/** How long a picture is seen: longer where there is more to read. */
const SHORTEST = 1_100;
const A_LETTER = 28;
const LONGEST = 3_600;
const THE_END = 6_000;
/** How often somebody who waits is told how far it is. */
const TOLD_EVERY = 2_000;

/**
 * Under which name a film is kept: also by the people it names. Whoever is forgotten is no longer found by it, whichever
 * process has it on its disk.
 */
export function makeFilmName(match: Match, language: Language, palette: Palette): string {
  const people = createHash('sha256')
    .update(JSON.stringify(seatNames(match.seats, language)))
    .digest('hex');
  return [match.id, language, palette, people.slice(0, 16)].join('.');
}

/** Takes away films of people who were forgotten while this process was not there to hear of it. */
export async function dropOutdatedFilms({ films, house }: Pick<Surface, 'films' | 'house'>): Promise<void> {
  for (const name of films.names()) {
    const match = await house.store.match(filmedMatch(name));
    const isCurrent = LANGUAGES.some(language =>
      PALETTES.some(palette => match && makeFilmName(match, language, palette) === name),
    );
    if (!isCurrent) films.drop(name);
  }
}

/** What a film is made with. */
type Studio = Pick<Surface, 'house' | 'films' | 'log'>;

/** The film of a match that is over, or how far it is made. */
export async function filmMessage(
  surface: Studio,
  match: Match,
  language: Language,
  tell: (message: Message) => Promise<unknown>,
): Promise<Message> {
  if (!isOpenBook(match)) throw new Refusal('film-later');
  const { palette } = await publicLook(surface.house, match);
  const name = makeFilmName(match, language, palette);
  const kept = surface.films.kept(name);
  if (kept) return filmPost(surface, match, language, kept);
  const making = surface.films.make(name, each => shoot(surface, match, language, each));
  const made = await Promise.race([making.film, setTimeout(TOLD_EVERY, undefined)]);
  if (made) return filmPost(surface, match, language, made);
  void told(surface, match, language, making, tell);
  return progress(match, language, making);
}

/** Gives up the films of a match that are being made. */
export function stopFilm(surface: Studio, match: Match, language: Language): Message {
  surface.films.stop(match.id);
  return message([text(wordsIn(language).filmStopped)]);
}

/** Tells whoever waits how far the film is, and shows it in the end. */
async function told(
  surface: Studio,
  match: Match,
  language: Language,
  making: Making,
  tell: (message: Message) => Promise<unknown>,
): Promise<void> {
  try {
    let film: Buffer | null | undefined;
    const done = making.film.then(made => {
      film = made;
    });
    // What is told here comes after the answer it follows.
    await setTimeout(TOLD_EVERY);
    while (film === undefined) {
      await Promise.race([done, setTimeout(TOLD_EVERY)]);
      if (film === undefined && !making.isStopped) await tell(progress(match, language, making));
    }
    await tell(film ? filmPost(surface, match, language, film) : message([text(wordsIn(language).filmStopped)]));
  } catch (error) {
    surface.log.error({ error, match: match.id }, 'A film was not made');
    await tell(message([text(wordsIn(language).filmFailed)])).catch(() => undefined);
  }
}

function progress({ id }: Match, language: Language, { done, count }: Making): Message {
  const words = wordsIn(language);
  const stop = button(makeCustomId('film-stop', id), { label: words.filmStop });
  return message([text(count === 0 ? words.filmWaits : words.filmProgress(done, count)), ...buttonRows([stop])]);
}

function filmPost(surface: Studio, match: Match, language: Language, data: Buffer): Message {
  const { name } = surface.house.game(match.game).words[language];
  const alt = wordsIn(language).filmAlt(name, seatNames(match.seats, language));
  const file = { file: `film-${match.id}.webp`, data, alt };
  return message([gallery([file]), text(`-# ${wordsIn(language).filmHint}`)], { files: [file] });
}

/** Paints the film picture by picture; null once somebody has stopped it. One that takes too much is begun anew, smaller. */
async function shoot(surface: Studio, match: Match, language: Language, making: Making): Promise<Buffer | null> {
  const plan = (count: number): void => {
    making.count = count;
  };
  const takes = await scriptOf(surface, match, language, await publicLook(surface.house, match), plan);
  making.count = takes.length;
  for (const width of WIDTHS) {
    const film = await shootAt(surface.films.camera, takes, width, making);
    if (making.isStopped) return null;
    if (film) return film;
  }
  throw new Error('A film takes too much in every size');
}

/** The film in so many pixels' width; null where it takes too much, or is stopped. */
async function shootAt(camera: Camera, takes: readonly Take[], width: number, making: Making): Promise<Buffer | null> {
  const size = filmSize(takes);
  const scale = width / size.width;
  const room = new FilmRoom(takes.length);
  const frames: (Exposed & { lasts: number })[] = [];
  for (const [at, take] of takes.entries()) {
    if (making.isStopped || room.isFull) return null;
    const isLast = at === takes.length - 1;
    const { quality } = room;
    const shot = { scale, quality, isFirst: at === 0, isLast };
    const exposed = await camera.expose(filmFrame(take, size, at, takes.length), shot);
    const lasts = isLast ? THE_END : Math.min(LONGEST, SHORTEST + A_LETTER * take.caption.length);
    if (exposed) frames.push({ ...exposed, lasts });
    else if (frames.length > 0) frames[frames.length - 1]!.lasts += lasts;
    room.take(exposed?.data.length ?? 0, quality);
    making.done = at + 1;
  }
  if (room.isFull) return null;
  return camera.develop(width, Math.round(size.height * scale), frames).data;
}
