import type { Recap } from '../../../engine/game.js';
import type { RealmEntry } from '../entries.js';
import { deedsIn } from './deeds.js';
import { scoreText } from './news/parts.js';
import { returnText } from './outcome.js';
import type { RealmScene } from './sentences.js';
import { sidesOf, teamTexts } from './sides.js';
import { capital, type Speech } from './speech.js';
import { type Line, LONGEST, storyOf, type Whole } from './turn-story.js';

const MOST_LINES = 4;

/** Entries of the frame that are told as they are, and how much they matter. */
const WEIGHTS: Readonly<Partial<Record<RealmEntry['tell'], number>>> = {
  'match-begins': 9,
  'end-triggered': 8,
  'round-begins': 5,
  'city-founded': 4,
  'joint-begins': 6,
  'joint-answer': 4,
  'clash-ends': 6,
  order: 3,
  tactic: 2.5,
  upgraded: 3,
  'hero-taken': 5,
  'portal-closed': 5,
  dummy: 1,
};

/**
 * What a turn was: a headline, then how the hero moved, fought and what came of it, with before and after; where several
 * took theirs, in their order.
 */
export function recapOf(
  news: readonly RealmEntry[],
  scene: RealmScene,
  speech: Speech,
  whole: Whole,
  isDrawn: boolean,
): Recap | null {
  const lines = [...endLines(news, scene, speech), ...frameLines(news, whole), ...teamLines(news, scene, speech)];
  for (const deeds of deedsIn(worthTelling(news))) lines.push(...storyOf(deeds, scene, speech, whole, isDrawn));
  if (lines.length === 0) lines.push(...plainLines(news, whole));
  const told = lines.toSorted((one, other) => one.at - other.at);
  const [head, ...rest] = told.toSorted(
    (one, other) => other.weight - one.weight || told.indexOf(other) - told.indexOf(one),
  );
  if (head === undefined) return null;
  const kept = new Set(rest.slice(0, MOST_LINES));
  return { headline: head.text, lines: told.filter(line => kept.has(line)).map(({ text }) => text) };
}

/** The sheets, one for each side: partners share theirs. */
function endLines(news: readonly RealmEntry[], scene: RealmScene, speech: Speech): Line[] {
  const scored = news.filter(entry => entry.tell === 'scored');
  if (scored.length === 0) return [];
  const { pick } = speech;
  const at = news.length;
  const over = pick('Koniec gry', 'The game is over');
  if (scene.view.charter.scoring === 'return') {
    const scores = scored.toSorted((one, other) => one.seat - other.seat).map(({ total }) => total);
    return [{ text: `${over}. ${returnText(scores, scene, speech)}`, weight: 20, at }];
  }
  const sheets = sidesOf(scene.view).flatMap(side => {
    const sheet = scored.find(({ seat }) => seat === side[0]);
    return sheet === undefined ? [] : [{ ...sheet, who: speech.players(scene, side) }];
  });
  const together = scored.length > 1 && sheets.length === 1;
  const totals = sheets.map(({ who, total }) => `${who} ${total}`).join(', ');
  const head = together
    ? pick(`Koniec gry, wspólny wynik: ${sheets[0]!.total}.`, `The game is over, ${sheets[0]!.total} points together.`)
    : `${over}: ${totals}.`;
  return [
    { text: head, weight: 20, at },
    ...sheets.map(({ who, total, lines }) => {
      const text = (sheet: string) => (together ? `${capital(sheet)}.` : `${who}: ${total} (${sheet}).`);
      const full = text(scoreText(lines, speech));
      return { text: full.length <= LONGEST ? full : text(scoreText(lines, speech, false)), weight: 19, at };
    }),
  ];
}

/** Without the hands everybody starts with, and the passes that ended a fight: who won it is told. */
function worthTelling(news: readonly RealmEntry[]): readonly RealmEntry[] {
  const isOver = news.some(({ tell }) => tell === 'clash-ends');
  const begins = beginningOf(news) >= 0;
  return news.filter(({ tell }) => !(begins && tell === 'drew') && !(isOver && tell === 'passed'));
}

const beginningOf = (news: readonly RealmEntry[]): number => news.findIndex(({ tell }) => tell === 'match-begins');

/** Where a match begins, who plays with whom. */
function teamLines(news: readonly RealmEntry[], scene: RealmScene, speech: Speech): Line[] {
  const at = beginningOf(news);
  const text = at < 0 ? '' : teamTexts(scene, speech).join(' ');
  return text === '' ? [] : [{ text, weight: 8, at: at + 0.5 }];
}

const frameLines = (news: readonly RealmEntry[], whole: Whole): Line[] =>
  news.flatMap((entry, at) => {
    const weight = WEIGHTS[entry.tell];
    const text = weight === undefined ? null : whole(entry);
    return text === null || weight === undefined ? [] : [{ text, weight, at }];
  });

/** Where nothing of a turn stands out, what was told of it last. */
const plainLines = (news: readonly RealmEntry[], whole: Whole): Line[] =>
  news
    .flatMap((entry, at) => {
      const text = whole(entry);
      return text === null || text === '' ? [] : [{ text, weight: 1, at }];
    })
    .slice(-1 - MOST_LINES);
