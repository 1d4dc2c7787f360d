import type { Game, Language, Scene } from '../../engine/index.js';
import type { Logged } from '../../matches/index.js';
import { wordsIn } from '../words/index.js';

/** What everybody was told, cut where a turn begins; what was told before the first one belongs to it. */
export function turnsOf(game: Game, told: readonly Logged[]): Logged[][] {
  const turns: Logged[][] = [];
  for (const one of told) {
    if (one.seats !== undefined) continue;
    if (turns.length === 0 || isStart(game, one)) turns.push([]);
    turns.at(-1)!.push(one);
  }
  // A turn is over with the answer after which the next one begins: both are told at one moment.
  return turns;
}

/** Whether a turn begins with this. */
export const isStart = (game: Game, one: Logged | undefined): boolean =>
  one !== undefined && (game.turns ?? game.chapters).includes(one.entry.tell);

/** The one thing that mattered in a turn. */
export function captionOf(game: Game, told: readonly Logged[], scene: Scene<unknown>, language: Language): string {
  const entries = told.map(({ entry }) => entry);
  const words = game.words[language];
  const line = words.recap(entries, scene)?.headline ?? entries.flatMap(entry => words.news(entry, scene) ?? [])[0];
  return plainly(line ?? wordsIn(language).nothingHappened);
}

/** Without the marks that make words bold or small on Discord. */
const plainly = (line: string): string => line.replaceAll('**', '').replace(/\\([*_~`|>#-])/g, '$1');
