import type { Asked } from './asked.js';
import { ARENA_HELD_OUT } from './held-out/monolith-arena.js';
import { CONTEST_HELD_OUT } from './held-out/tash-kalar.js';
import { ARENA_QUESTIONS } from './monolith-arena.js';
import { CONTEST_QUESTIONS } from './tash-kalar.js';
import { ARENA_UNREAD } from './unread/monolith-arena.js';
import { CONTEST_UNREAD } from './unread/tash-kalar.js';

export interface QuestionSet {
  readonly game: string;
  /** Those the search grew up with, those it is measured by, and those of which only the shares are ever looked at. */
  readonly name: 'known' | 'held out' | 'unread';
  readonly questions: readonly Asked[];
}

/** Real questions by game. */
export const QUESTIONS: readonly QuestionSet[] = [
  { game: 'monolith-arena', name: 'known', questions: ARENA_QUESTIONS },
  { game: 'monolith-arena', name: 'held out', questions: ARENA_HELD_OUT },
  { game: 'monolith-arena', name: 'unread', questions: ARENA_UNREAD },
  { game: 'tash-kalar', name: 'known', questions: CONTEST_QUESTIONS },
  { game: 'tash-kalar', name: 'held out', questions: CONTEST_HELD_OUT },
  { game: 'tash-kalar', name: 'unread', questions: CONTEST_UNREAD },
];
