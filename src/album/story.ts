import {
  type Game,
  type Language,
  type MatchState,
  type Picture,
  positionAfter,
  type Reader,
  readAlong,
  readableBy,
  type Scene,
} from '../engine/index.js';
import { type AlbumOrder, chapterAt, type Frame, lookedBackOn, tellingFrames } from '../matches/index.js';
import type { Leaf, Lines, Plate, Telling } from './album.js';
import { Numbered } from './numbered.js';
import { Shelf } from './shelf.js';

/** What an album tells and shows, before it is bound. */
export interface Story {
  readonly tellings: readonly Telling[];
  readonly lines: readonly string[];
  readonly shelf: Shelf;
}

/** Plays a match again and looks at every moment of it; null where the rules of today take another way. */
export function storyOf(game: Game, order: AlbumOrder, languages: readonly Language[]): Story | null {
  const teller = new Teller(game, order);
  const upTo = (frame: Frame) => order.answers.filter(({ moment }) => moment <= frame.moment).length;
  const answers = order.answers.slice(0, upTo(order.frames.at(-1)!)).map(({ answer }) => answer);
  const end = positionAfter(game, order.beginning, answers);
  if (end.answers < answers.length) return null;
  const now = teller.spoken(end.state, languages[0]!);
  const frames = tellingFrames(order.frames, game, languages, now);
  const leaves = new Map<Language, Leaf[]>(languages.map(language => [language, []]));
  let at = 0;
  readAlong(game, order.beginning, answers, frames.map(upTo), state => {
    for (const language of languages) leaves.get(language)!.push(teller.leaf(frames[at]!, state, language));
    at += 1;
  });
  const tellings = languages.map(language => teller.telling(language, end.state, frames, leaves.get(language)!));
  return { tellings, lines: teller.lines.all, shelf: teller.shelf };
}

/** Puts one match into words and pictures: everything it says or shows twice is kept once. */
class Teller {
  readonly lines = new Numbered<string>();
  readonly shelf = new Shelf();
  readonly #game: Game;
  readonly #order: AlbumOrder;

  constructor(game: Game, order: AlbumOrder) {
    this.#game = game;
    this.#order = order;
  }

  leaf(frame: Frame, state: MatchState, language: Language): Leaf {
    const { look, isOpen } = this.#order;
    const { pictures } = this.#game;
    const seats = isOpen ? this.#order.tongues[language].names.keys() : [];
    return {
      told: this.#told(frame, state, language),
      board: this.#plate(pictures.board(this.#scene(state, 'spectator', language), language, look)),
      hands: [...seats].map(seat => {
        const hand = pictures.hand(this.#scene(state, seat, language), language, look);
        return hand && this.#plate(hand);
      }),
    };
  }

  telling(language: Language, end: MatchState, frames: readonly Frame[], leaves: readonly Leaf[]): Telling {
    const { look, tongues } = this.#order;
    const { words, names, hands, result } = tongues[language];
    const said = this.#game.words[language];
    const scene = this.#scene(end, 'spectator', language);
    const spoken = this.spoken(end, language);
    const chapters = frames.flatMap((frame, leaf) => {
      const entry = chapterAt(frame, this.#game);
      const heading = entry && said.news(entry, spoken);
      return heading ? [{ leaf, heading: this.#line(heading) }] : [];
    });
    const seats = names.map((name, seat) => ({
      name,
      side: said.seat(scene, seat),
      colour: this.#game.pictures.accent(scene, seat, look),
    }));
    return { language, words, game: said.name, seats, hands, result, leaves, chapters };
  }

  /** For sentences everybody may read. */
  spoken(state: MatchState, language: Language): Scene<unknown> {
    const scene = this.#scene(state, 'spectator', language);
    return { ...scene, names: this.#order.tongues[language].spoken };
  }

  #scene(state: MatchState, reader: Reader, language: Language): Scene<unknown> {
    return { view: this.#game.view(state, reader), reader, names: this.#order.tongues[language].names };
  }

  #told({ told }: Frame, state: MatchState, language: Language): Lines {
    const { isOpen, tongues } = this.#order;
    const scene = this.spoken(state, language);
    return told.flatMap(one => {
      if (!isOpen && readableBy([one], 'spectator').length === 0) return [];
      const news = this.#game.words[language].news(one.entry, scene);
      return news === null ? [] : [this.#line(lookedBackOn(news, one, scene, tongues[language].privately))];
    });
  }

  #plate({ drawing: { width, height, marks }, alt }: Picture): Plate {
    return { sheet: [width, height, this.shelf.lay(marks)], alt: alt.split('\n').map(line => this.#line(line)) };
  }

  #line(line: string): number {
    return this.lines.of(line, line);
  }
}
