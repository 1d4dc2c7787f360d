import type { Language } from '../../engine/index.js';
import type { Match } from '../../matches/index.js';
import { type Part, text } from '../components.js';
import { textHeight } from '../phone.js';
import { wordsIn } from '../words/index.js';
import { dueAt } from './board-post.js';

/** From so long before the end of the time on it is said whether or not the screen has room for it. */
const LAST_HOURS = 24 * 3_600;

/** Until when these seats have time, as a panel says it; nothing where nothing limits them. */
export function timeLine(match: Match, seats: readonly number[], now: number, language: Language): string | null {
  const until = dueAt(match, seats);
  return until === null ? null : wordsIn(language).timeUntil(until, until * 1000 <= now);
}

/**
 * The same below a question and its buttons. A screen that is full without it goes without it until the last day: whoever
 * has the time has read it below the board.
 */
export function timeBelow(match: Match, seat: number, now: number, language: Language, spare: number): Part[] {
  const line = timeLine(match, [seat], now, language);
  if (line === null) return [];
  const isSoon = dueAt(match, [seat])! - now / 1000 <= LAST_HOURS;
  return isSoon || textHeight(line) <= spare ? [text(line)] : [];
}
