import { type Game, type Language, type LogEntry, type Scene, unmarked } from '../../engine/index.js';
import type { Logged } from '../../matches/index.js';
import { wordsIn } from '../words/index.js';

/** A turn as everybody was told of it. */
export interface Turn {
  /** From 1; 0 is what came before the first. */
  readonly number: number;
  readonly told: readonly Logged[];
}

/** What everybody was told, cut where a turn begins. */
export function turnsOf(game: Game, told: readonly Logged[]): Turn[] {
  const turns: { number: number; told: Logged[] }[] = [];
  for (const one of told) {
    if (one.seats !== undefined) continue;
    const begins = beginsTurn(game, one.entry);
    if (begins || turns.length === 0) turns.push({ number: (turns.at(-1)?.number ?? 0) + (begins ? 1 : 0), told: [] });
    turns.at(-1)!.told.push(one);
  }
  // A turn is over with the answer after which the next one begins: both are told at one moment.
  return turns;
}

/** Whether a turn begins with what is told here. */
export const beginsTurn = ({ turns, chapters }: Game, { tell }: LogEntry): boolean =>
  (turns ?? chapters).includes(tell);

/** The one thing that mattered in a turn. */
export function captionOf(game: Game, told: readonly Logged[], scene: Scene<unknown>, language: Language): string {
  const entries = told.map(({ entry }) => entry);
  const words = game.words[language];
  const line = words.recap(entries, scene)?.headline ?? entries.flatMap(entry => words.news(entry, scene) ?? [])[0];
  return unmarked(line ?? wordsIn(language).nothingHappened);
}
