import type { Beginning, Language, Look } from '../engine/index.js';
import type { AlbumWords } from './album-words.js';
import type { House } from './house.js';
import { type Frame, framesOf, isOpenBook, type Privately } from './looking-back.js';
import type { Match } from './match.js';
import { Refusal } from './refusal.js';
import { beginningOf } from './starting.js';
import type { KeptAnswer } from './store.js';

/** An album in one language, besides what its game says. */
export interface AlbumTongue {
  readonly words: AlbumWords;
  /** What the seats are called, as they are: in pictures and lists. */
  readonly names: readonly string[];
  /** The same for sentences: what would be a mark in them stands for itself. */
  readonly spoken: readonly string[];
  /** How the menu of hands calls each. */
  readonly hands: readonly string[];
  readonly privately: Privately;
  /** How the match ended, or that it is still going on. */
  readonly result: string;
}

/** A match as far as everybody may see it, or all of it once it is over. */
export interface AlbumMatch {
  readonly game: string;
  readonly beginning: Beginning;
  readonly answers: readonly Pick<KeptAnswer, 'moment' | 'answer'>[];
  readonly frames: readonly Frame[];
  /** Nothing is hidden any more. */
  readonly isOpen: boolean;
}

/** All that goes into an album: one file that replays a match in a browser. The first language is the one it opens in. */
export interface AlbumOrder extends AlbumMatch {
  readonly look: Look;
  readonly languages: readonly Language[];
  readonly tongues: Readonly<Record<Language, AlbumTongue>>;
}

/** What binds albums, away from the event loop. */
export interface Binder {
  /** The file; null where the rules of today no longer lead where the match went. */
  bind(order: AlbumOrder): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** What an album of a match is made from. Of a running match its frames are those of a spectator. */
export async function albumMatch(house: House, match: Match): Promise<AlbumMatch> {
  if (match.status === 'lobby') throw new Refusal('not-started');
  const frames = await framesOf(house, match, 'spectator');
  if (frames.length === 0) throw new Refusal('not-started');
  const answers = await house.store.answers(match.id);
  return {
    game: match.game,
    beginning: beginningOf(match),
    answers: answers.map(({ moment, answer }) => ({ moment, answer })),
    frames,
    isOpen: isOpenBook(match),
  };
}
