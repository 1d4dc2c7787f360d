import Database from 'better-sqlite3';
import { LANGUAGES } from '../src/engine/index.js';
import { Rulebook } from '../src/rulebook/index.js';
import { termsOf } from '../src/rulebook/terms.js';
import { type Answered, answer, idOf, shares } from '../test/rulebook/questions/asked.js';
import { QUESTIONS } from '../test/rulebook/questions/index.js';
import { wholeRulebook } from '../test/rulebook/whole-rulebook.js';

/**
 * How well and how fast questions about the rules are answered: the share whose right passage comes first and among the
 * first three, and the time per question; our index against SQLite's FTS5 on the same stems.
 */
const ROUNDS = 20;
/** Sets of which only the shares are looked at. */
const UNSEEN: readonly string[] = ['unread', 'guests phone', 'guests plain', 'last phone', 'last plain'];
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** FTS5 with our folding and stemming, words by prefix, ranked by weighted bm25. */
function fullTextSearch(rulebook: Rulebook) {
  const database = new Database(':memory:');
  database.exec(`create virtual table entries using fts5(game, id, title, words, grouped, body, prefix='3')`);
  const insert = database.prepare('insert into entries values (?, ?, ?, ?, ?, ?)');
  for (const { game, sections } of rulebook.books) {
    for (const { id, text } of sections.flatMap(({ entries }) => entries)) {
      const stems = (of: (language: (typeof LANGUAGES)[number]) => string): string =>
        LANGUAGES.flatMap(language => termsOf(of(language), language)).join(' ');
      insert.run(
        game,
        id,
        stems(language => text[language].title),
        stems(language => text[language].words.join(' ')),
        stems(language => text[language].group),
        stems(language => text[language].body),
      );
    }
  }
  const select = database.prepare(
    'select id from entries where entries match ? and game = ? order by bm25(entries, 0, 0, 5, 4, 1.5, 1) limit 3',
  );
  return (text: string, game: string): string[] => {
    const terms = new Set(LANGUAGES.flatMap(language => termsOf(text, language)));
    const wanted = [...terms].map(term => `"${term}"*`).join(' OR ');
    return (select.all(`{title words grouped body}: (${wanted})`, game) as { id: string }[]).map(({ id }) => id);
  };
}

function timed(run: () => void): number {
  run();
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round++) run();
  return (performance.now() - start) / ROUNDS;
}

function report(name: string, answered: readonly Answered[], milliseconds: number): void {
  const { first, three } = shares(answered);
  const time = (milliseconds / answered.length).toFixed(3);
  console.log(`${name.padEnd(28)} first ${percent(first)}   in three ${percent(three)}   ${time} ms a question`);
}

/** Questions made to keep the search busy: every word mistyped, and none that any book has, as long as Discord lets them be. */
function worstQuestions(rulebook: Rulebook): string[] {
  const words = rulebook.books
    .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries.flatMap(({ text }) => text.pl.words)))
    .join(' ')
    .split(' ')
    .filter(word => word.length > 6);
  const some = (from: number, step: number): string[] =>
    Array.from({ length: 500 }, (_, at) => words[(from + at * step) % words.length]!);
  return Array.from({ length: 40 }, (_, at) => {
    const typed = some(at * 31, 7 + at);
    const broken = at % 2 === 0 ? typed.map(word => `${word.slice(0, 3)}x${word.slice(4)}`) : typed.map(reversed);
    return broken.join(' ').slice(0, LONGEST_OPTION);
  });
}

const LONGEST_OPTION = 6_000;
const reversed = (word: string): string => [...word].reverse().join('');

/** Four games: those there are, and some of them again under other names. */
const four = ({ books }: Rulebook): Rulebook => {
  const again = books.map(book => {
    const game = `${book.game}-again`;
    const sections = book.sections.map(section => ({
      ...section,
      entries: section.entries.map(entry => ({ ...entry, game })),
    }));
    return { ...book, game, sections };
  });
  return new Rulebook([...books, ...again].slice(0, 4));
};

function worstTime(rulebook: Rulebook): { median: number; worst: number; steps: number } {
  const asked = worstQuestions(rulebook);
  const took = asked.map(text => {
    const work = { steps: 0 };
    const start = performance.now();
    rulebook.find({ text, language: 'pl', isTyping: true, most: 25 }, work);
    return { ms: performance.now() - start, steps: work.steps };
  });
  const times = took.map(({ ms }) => ms).sort((one, other) => one - other);
  return { median: times[20]!, worst: times.at(-1)!, steps: Math.max(...took.map(({ steps }) => steps)) };
}

/** How often an answer given as sure is wrong, and how often a right one is not given as sure. */
function calibration(rulebook: Rulebook): string {
  const told = QUESTIONS.flatMap(({ game, questions }) => questions.map(asked => answer(rulebook, asked, game)));
  const sure = told.filter(({ isSure }) => isSure);
  const wrong = sure.filter(({ rank }) => rank !== 1).length / sure.length;
  return `sure of ${percent(sure.length / told.length)}, of these wrong ${percent(wrong)}`;
}

const rulebook = wholeRulebook();
console.log(calibration(rulebook));
for (const [name, book] of [
  [`${rulebook.books.length} games`, rulebook],
  ['4 games', four(rulebook)],
] as const) {
  worstTime(book);
  const { median, worst, steps } = worstTime(book);
  console.log(`${name}: the worst question ${worst.toFixed(1)} ms (median ${median.toFixed(1)}), ${steps} steps`);
}
const fts = fullTextSearch(rulebook);
for (const { game, name, questions } of QUESTIONS) {
  const ask = (): Answered[] => questions.map(asked => answer(rulebook, asked, game));
  console.log(`${game}, ${name}: ${questions.length} questions`);
  report('  our index', ask(), timed(ask));
  const search = (): Answered[] =>
    questions.map(asked => {
      const [, text, ...answers] = asked;
      const found = fts(text, game);
      const right = answers.map(each => idOf(rulebook, game, each));
      return { asked, found, rank: found.findIndex(id => right.includes(id)) + 1, isSure: false };
    });
  report('  SQLite FTS5, same stems', search(), timed(search));
  for (const { asked, found, rank } of UNSEEN.includes(name) ? [] : ask()) {
    if (rank !== 1) console.log(`  ${rank === 0 ? 'missed' : `place ${rank}`}: ${asked[1]} → ${found.join(', ')}`);
  }
}
