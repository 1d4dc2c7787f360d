import type { Asked } from './asked.js';
import { ARENA_HELD_OUT } from './held-out/monolith-arena.js';
import { CONTEST_HELD_OUT } from './held-out/tash-kalar.js';
import { ARENA_QUESTIONS } from './monolith-arena.js';
import { CONTEST_QUESTIONS } from './tash-kalar.js';

export interface QuestionSet {
  readonly game: string;
  readonly name: string;
  readonly questions: readonly Asked[];
}

/** Real questions by game: those the search grew up with, and those it is only measured by. */
export const QUESTIONS: readonly QuestionSet[] = [
  { game: 'monolith-arena', name: 'known', questions: ARENA_QUESTIONS },
  { game: 'monolith-arena', name: 'held out', questions: ARENA_HELD_OUT },
  { game: 'tash-kalar', name: 'known', questions: CONTEST_QUESTIONS },
  { game: 'tash-kalar', name: 'held out', questions: CONTEST_HELD_OUT },
];
