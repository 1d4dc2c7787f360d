import type { Recap } from '../../../engine/game.js';
import type { Entry } from '../vocabulary.js';

/** How much an entry matters to somebody who reads one sentence; what is not here is told behind a button only. */
const WEIGHTS: Readonly<Partial<Record<Entry['tell'], number>>> = {
  'match-ends': 9,
  'battle-won': 8,
  uncontested: 7,
  'battle-begins': 6,
  'match-begins': 6,
  'round-ends': 6,
  'tea-ends': 5,
  'leader-placed': 5,
  'card-taken': 5,
  eliminated: 4,
  feat: 4,
  wagers: 4,
  forged: 3,
  marked: 3,
  castle: 3,
  decided: 2,
  'units-placed': 2,
  'ability-unlocked': 2,
  wonderlandian: 2,
  beheaded: 2,
  'shards-rolled': 1,
  points: 1,
};

const MOST_LINES = 4;

/** The weightiest sentence, of several alike the last, and the weightiest others in the order they happened. */
export function recap(news: readonly Entry[], say: (entry: Entry) => string | null): Recap | null {
  const told = news.flatMap((entry, at) => {
    const text = say(entry);
    return text === null ? [] : [{ text, at, weight: WEIGHTS[entry.tell] ?? 0 }];
  });
  const [head, ...rest] = told.toSorted((one, other) => other.weight - one.weight || other.at - one.at);
  if (head === undefined) return null;
  const lines = rest
    .filter(({ weight }) => weight > 0)
    .slice(0, MOST_LINES)
    .toSorted((one, other) => one.at - other.at);
  return { headline: head.text, lines: lines.map(({ text }) => text) };
}
