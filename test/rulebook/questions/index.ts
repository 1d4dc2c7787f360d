import type { Asked } from './asked.js';
import { ARENA_QUESTIONS } from './monolith-arena.js';
import { CONTEST_QUESTIONS } from './tash-kalar.js';

/** Real questions by game. */
export const QUESTIONS: readonly { readonly game: string; readonly questions: readonly Asked[] }[] = [
  { game: 'monolith-arena', questions: ARENA_QUESTIONS },
  { game: 'tash-kalar', questions: CONTEST_QUESTIONS },
];
