import { english, type Language, list, polish } from '../../engine/index.js';
import { spanEn, spanPl } from './spans.js';

/** The sentences that look back on a match. */
export interface StoryWords {
  won(winners: readonly string[]): string;
  readonly draw: string;
  /** How long a match was: turns, and time from its start to its end. */
  length(turns: number, time: number | null): string;
  readonly turningPoints: string;
  turn(number: number): string;
  /** A change of somebody's standing. */
  change(name: string, before: number, after: number): string;
  cardAlt(game: string, title: string, rows: readonly string[]): string;
  cardStanding(what: string, standings: readonly string[]): string;
  /** For whoever comes back: how many turns were played, what the strip is, what changed in what they can do. */
  whileAway(turns: number): string;
  readonly meanwhile: string;
  nowPossible(options: readonly string[]): string;
  noLonger(options: readonly string[]): string;
  /** A course: which step of how many, that an answer was right, that the course is over; how far somebody is, null = through. */
  courseAt(step: number, steps: number): string;
  readonly courseRight: string;
  courseDone(game: string): string;
  courseMark(game: string, step: number | null, steps: number): string;
}

/** Numbers that belong together stay in one line. */
const NO_BREAK = '\u00a0';

const en: StoryWords = {
  won: winners => `${list(winners, 'and')} won`,
  draw: 'A draw',
  length: (turns, time) => `${turns} ${english(turns, 'turn', 'turns')}${time === null ? '' : ` · ${spanEn(time)}`}`,
  turningPoints: 'Turning points',
  turn: number => `Turn ${number}`,
  change: (name, before, after) => `${name} ${before}${NO_BREAK}→${NO_BREAK}${after}`,
  cardAlt: (game, title, rows) => [`${game}: ${title}.`, ...rows].join(' '),
  cardStanding: (what, standings) => `${what}: ${list(standings, 'and')}.`,
  whileAway: turns => `Since your last move: ${turns} ${english(turns, 'turn', 'turns')}`,
  meanwhile: 'Meanwhile',
  nowPossible: options => `🆕 You can now: ${options.join('; ')}`,
  noLonger: options => `🚫 No longer: ${options.join('; ')}`,
  courseAt: (step, steps) => `step ${step} of ${steps}`,
  courseRight: '✅ Right.',
  courseDone: game =>
    `🎓 That was the course of ${game}. Now a real match: \`/play\` opens a table, and under *Options* the easy computer sits down with you.`,
  courseMark: (game, step, steps) => (step === null ? `${game} ✓` : `${game} ${step}/${steps}`),
};

const pl: StoryWords = {
  won: winners => `${polish(winners.length, 'Wygrywa', 'Wygrywają', 'Wygrywają')} ${list(winners, 'i')}`,
  draw: 'Remis',
  length: (turns, time) =>
    `${turns} ${polish(turns, 'tura', 'tury', 'tur')}${time === null ? '' : ` · ${spanPl(time)}`}`,
  turningPoints: 'Punkty zwrotne',
  turn: number => `Tura ${number}`,
  change: (name, before, after) => `${name} ${before}${NO_BREAK}→${NO_BREAK}${after}`,
  cardAlt: (game, title, rows) => [`${game}: ${title}.`, ...rows].join(' '),
  cardStanding: (what, standings) => `${what}: ${list(standings, 'i')}.`,
  whileAway: turns => `Od twojego ostatniego ruchu: ${turns} ${polish(turns, 'tura', 'tury', 'tur')}`,
  meanwhile: 'Tymczasem',
  nowPossible: options => `🆕 Możesz teraz: ${options.join('; ')}`,
  noLonger: options => `🚫 Już nie możesz: ${options.join('; ')}`,
  courseAt: (step, steps) => `krok ${step} z ${steps}`,
  courseRight: '✅ Dobrze.',
  courseDone: game =>
    `🎓 To był kurs gry ${game}. Pora na prawdziwą partię: \`/graj\` otwiera stół, a w *Opcjach* dosadzisz łatwy komputer.`,
  courseMark: (game, step, steps) => (step === null ? `${game} ✓` : `${game} ${step}/${steps}`),
};

const WORDS: Readonly<Record<Language, StoryWords>> = { en, pl };

export const storyWords = (language: Language): StoryWords => WORDS[language];
