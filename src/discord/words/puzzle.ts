import { english, type Language, polish } from '../../engine/index.js';

/** How somebody stands with the puzzle of a day. */
export type DayStanding = 'new' | 'open' | 'solved' | 'shown';

/** The sentences around puzzles. */
export interface PuzzleWords {
  /** Above a panel: of which day, as Discord writes it, or from the archive. */
  ofDay(day: string): string;
  readonly fromArchive: string;
  readonly skipped: string;
  readonly moved: string;
  /** The line is over: right, or what was reached and what can be. */
  right(tries: number, presses: number, reached: string): string;
  wrong(reached: string, best: string): string;
  again(reached: string): string;
  readonly solution: string;
  readonly shownCount: string;
  streak(days: number): string;
  readonly anew: string;
  readonly tryAgain: string;
  readonly showSolution: string;
  readonly tell: string;
  readonly another: string;
  readonly toTable: string;
  /** For everybody; what is found is behind a spoiler. */
  told(name: string, game: string, day: string | null, tries: number, presses: number): string;
  readonly todays: string;
  readonly archive: string;
  readonly todayHint: string;
  day(game: string, standing: DayStanding): string;
  tableTitle(server: string): string;
  readonly tableEmpty: string;
  tableLine(place: number, name: string, row: TableRow): string;
}

export interface TableRow {
  readonly streak: number;
  readonly longest: number;
  readonly solved: number;
  readonly atOnce: number;
}

const pressesEn = (count: number): string => `${count} ${english(count, 'press', 'presses')}`;
const triesEn = (count: number): string => (count === 1 ? 'at the first try' : `at try ${count}`);
const daysEn = (count: number): string => `${count} ${english(count, 'day', 'days')}`;

const en: PuzzleWords = {
  ofDay: day => `puzzle of ${day}`,
  fromArchive: 'puzzle from the archive',
  skipped: '-# The rules have changed under the puzzle that was due, so here is the next one.',
  moved: '↩️ That was an older panel. This is where you are.',
  right: (tries, presses, reached) => `✅ **Solved ${triesEn(tries)}, in ${pressesEn(presses)}**: ${reached}.`,
  wrong: (reached, best) => `❌ **Not the best yet.** You reach: ${reached}.\nPossible is: ${best}.`,
  again: reached => `✅ **Right**: ${reached}.`,
  solution: '**The solution**',
  shownCount: '-# Whoever looks at the solution solves another one for the streak.',
  streak: days => (days > 1 ? `🔥 ${daysEn(days)} in a row.` : '🔥 A streak begins: come back tomorrow.'),
  anew: 'Start anew',
  tryAgain: 'Try again',
  showSolution: 'Show the solution',
  tell: 'Tell everyone',
  another: 'One from the archive',
  toTable: 'Table',
  told: (name, game, day, tries, presses) =>
    `🧩 **${name}** solved the puzzle ${day === null ? 'from the archive' : `of ${day}`} (${game}) ${triesEn(tries)}, in ${pressesEn(presses)}:`,
  todays: '🧩 **Puzzles of today**',
  archive: '🗂️ **The archive**: of which game?',
  todayHint: '-# One position a day for each game. Only you see your moves; the day changes at midnight UTC.',
  day: (game, standing) =>
    ({ new: `▫️ ${game}`, open: `◾ ${game}: begun`, solved: `✅ ${game}: solved`, shown: `👀 ${game}: looked up` })[
      standing
    ],
  tableTitle: server => `🧩 **Puzzles on ${server}**`,
  tableEmpty: 'Nobody has solved a puzzle here yet. `/puzzle` shows those of today.',
  tableLine: (place, name, { streak, longest, solved, atOnce }) =>
    `${place}. **${name}** · solved ${solved}, ${atOnce} at the first try · streak ${streak}, longest ${longest}`,
};

const pressesPl = (count: number): string =>
  `${count} ${polish(count, 'naciśnięciu', 'naciśnięciach', 'naciśnięciach')}`;
const triesPl = (count: number): string => (count === 1 ? 'za pierwszym razem' : `za ${count}. razem`);
const daysPl = (count: number): string => `${count} ${polish(count, 'dzień', 'dni', 'dni')}`;

const pl: PuzzleWords = {
  ofDay: day => `zadanie na ${day}`,
  fromArchive: 'zadanie z archiwum',
  skipped: '-# Pod zadaniem na dziś zmieniły się zasady, więc oto następne.',
  moved: '↩️ To był starszy panel. Oto, gdzie jesteś.',
  right: (tries, presses, reached) => `✅ **Rozwiązane ${triesPl(tries)}, po ${pressesPl(presses)}**: ${reached}.`,
  wrong: (reached, best) => `❌ **Można lepiej.** Twój wynik: ${reached}.\nMożliwe jest: ${best}.`,
  again: reached => `✅ **Dobrze**: ${reached}.`,
  solution: '**Rozwiązanie**',
  shownCount: '-# Kto zagląda do rozwiązania, do serii rozwiązuje inne zadanie.',
  streak: days => (days > 1 ? `🔥 ${daysPl(days)} z rzędu.` : '🔥 Początek serii: wróć jutro.'),
  anew: 'Od początku',
  tryAgain: 'Spróbuj jeszcze raz',
  showSolution: 'Pokaż rozwiązanie',
  tell: 'Pochwal się',
  another: 'Zadanie z archiwum',
  toTable: 'Tabela',
  told: (name, game, day, tries, presses) =>
    `🧩 **${name}** ma rozwiązane zadanie ${day === null ? 'z archiwum' : `na ${day}`} (${game}), ${triesPl(tries)}, po ${pressesPl(presses)}:`,
  todays: '🧩 **Zadania na dziś**',
  archive: '🗂️ **Archiwum**: z której gry?',
  todayHint: '-# Codziennie jedna pozycja z każdej gry. Twoje ruchy widzisz tylko Ty; dzień zmienia się o północy UTC.',
  day: (game, standing) =>
    ({
      new: `▫️ ${game}`,
      open: `◾ ${game}: zaczęte`,
      solved: `✅ ${game}: rozwiązane`,
      shown: `👀 ${game}: podejrzane`,
    })[standing],
  tableTitle: server => `🧩 **Zadania na serwerze ${server}**`,
  tableEmpty: 'Nikt tu jeszcze nie rozwiązał zadania. Dzisiejsze pokazuje `/zadanie`.',
  tableLine: (place, name, { streak, longest, solved, atOnce }) =>
    `${place}. **${name}** · rozwiązane: ${solved}, za pierwszym razem: ${atOnce} · seria: ${streak}, najdłuższa: ${longest}`,
};

const WORDS: Readonly<Record<Language, PuzzleWords>> = { en, pl };

export const puzzleWords = (language: Language): PuzzleWords => WORDS[language];
