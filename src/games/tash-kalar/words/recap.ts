import type { Recap } from '../../../engine/game.js';
import { drawnEffects, type Effected } from '../drawn-effects.js';
import type { ContestEntry, Deed, Points, SquareName } from '../vocabulary.js';
import { colourOf } from './reading.js';
import type { ContestScene } from './sentences.js';

type Entry<Tell extends ContestEntry['tell']> = Extract<ContestEntry, { readonly tell: Tell }>;

/** What an effect came to, in numbers. */
export interface Upshot {
  /** Pieces destroyed, by colour: the own colour too. */
  readonly killed: readonly { readonly colour: number; readonly count: number }[];
  readonly converted: number;
  readonly placed: number;
  readonly upgraded: number;
  readonly downgraded: number;
  readonly actions: number;
  readonly hasExtraTurn: boolean;
}

/** The short sentences of a post, in one language. */
export interface RecapWords {
  readonly acted: (entry: Effected, upshot: Upshot, scene: ContestScene) => string;
  readonly placed: (by: number, squares: readonly SquareName[], scene: ContestScene) => string;
  readonly opened: (seat: number, squares: readonly SquareName[], scene: ContestScene) => string;
  readonly discarded: (entry: Entry<'discarded'>, scene: ContestScene) => string;
  /** What the effects of a story brought. */
  readonly gained: (points: readonly Points[], scene: ContestScene) => string;
  /** That the match draws to its end; the board says how many turns are left. */
  readonly endNears: (entry: Entry<'end-nears'>, scene: ContestScene) => string;
  readonly scored: (entry: Entry<'scored'>, scene: ContestScene) => string;
  readonly claimed: (entry: Entry<'claimed'>, scene: ContestScene) => string;
  readonly newTask: (entry: Entry<'claimed'>) => string;
  /** The tasks by name; the board says what they are worth. */
  readonly tasks: (entry: Entry<'tasks'>) => string;
  readonly begins: (entry: Entry<'match-begins'>) => string;
  /** Who sits where, and in team play who plays together. */
  readonly seated: (entry: Entry<'match-begins'>, scene: ContestScene) => readonly string[];
}

/** One short sentence, and how much it matters: the most important one leads. */
interface Line {
  readonly text: string;
  readonly weight: number;
  /** The effect it tells, where a story draws it. */
  readonly drawn?: Effected;
}

const MOST_LINES = 4;

function upshotOf(deeds: readonly Deed[]): Upshot {
  const count = (did: Deed['did']): number => deeds.filter(deed => deed.did === did).length;
  const killed = new Map<number, number>();
  for (const deed of deeds)
    if (deed.did === 'destroyed') killed.set(deed.piece.colour, (killed.get(deed.piece.colour) ?? 0) + 1);
  return {
    killed: [...killed].map(([colour, number]) => ({ colour, count: number })),
    converted: count('converted'),
    placed: count('placed'),
    upgraded: count('upgraded'),
    downgraded: count('downgraded'),
    actions: deeds.reduce((sum, deed) => sum + (deed.did === 'action' ? deed.gained : 0), 0),
    hasExtraTurn: count('extra-turn') > 0,
  };
}

/** What matters of these entries: one sentence that leads, and at most four of the rest in the order they happened. */
export function recapOf(
  news: readonly ContestEntry[],
  scene: ContestScene,
  words: RecapWords,
  whole: (entry: ContestEntry) => string | null,
  isDrawn: boolean,
): Recap | null {
  const lines = linesOf(news, scene, words, whole, isDrawn ? drawnEffects(news, scene.view) : []);
  const [head] = [...lines].sort(byWeight);
  if (!head) return null;
  const rest = undrawn(
    lines.filter(line => line !== head),
    points => words.gained(points, scene),
  );
  const kept = [...rest].sort(byWeight).slice(0, MOST_LINES);
  return { headline: head.text, lines: rest.filter(line => kept.includes(line)).map(({ text }) => text) };
}

/** The lines without those a story draws; what its effects brought in points is said in one. */
function undrawn(lines: readonly Line[], gained: (points: readonly Points[]) => string): Line[] {
  const points = lines.flatMap(({ drawn }) => (drawn && 'points' in drawn ? drawn.points : []));
  const rest = lines.filter(({ drawn }) => drawn === undefined);
  return points.length === 0 ? rest : [{ text: gained(points), weight: 36 }, ...rest];
}

const byWeight = (one: Line, other: Line): number => other.weight - one.weight;

function linesOf(
  news: readonly ContestEntry[],
  scene: ContestScene,
  words: RecapWords,
  whole: (entry: ContestEntry) => string | null,
  drawn: readonly Effected[],
): Line[] {
  const lines: Line[] = [];
  const add = (weight: number, text: string | null, effect?: Effected): void => {
    if (text !== null) lines.push({ text, weight, ...(effect && drawn.includes(effect) ? { drawn: effect } : {}) });
  };
  for (const [at, entry] of news.entries()) {
    switch (entry.tell) {
      case 'match-ends':
        add(100, whole(entry));
        break;
      case 'end-nears':
        add(90, words.endNears(entry, scene));
        break;
      case 'match-begins':
        add(80, words.begins(entry));
        for (const text of words.seated(entry, scene)) add(79, text);
        break;
      case 'tasks':
        add(70, words.tasks(entry));
        break;
      case 'claimed':
        add(60, words.claimed(entry, scene));
        if (entry.current !== null || entry.next !== null) add(30, words.newTask(entry));
        break;
      case 'summoned':
      case 'flare':
      case 'thawed':
      case 'warped': {
        const upshot = upshotOf(entry.deeds);
        const enemies = upshot.killed.filter(({ colour }) => colour !== colourOf(scene, entry.seat));
        const dead = enemies.reduce((sum, { count }) => sum + count, 0);
        add(40 + Math.min(9, dead) + (entry.tell === 'summoned' ? 1 : 0), words.acted(entry, upshot, scene), entry);
        break;
      }
      case 'scored':
        if (entry.points.length > 0) add(35, words.scored(entry, scene));
        break;
      case 'handed-over':
        add(25, whole(entry));
        break;
      case 'placed':
      case 'opened': {
        const squares = inARow(news, at, entry);
        if (squares === null) break;
        add(
          20,
          entry.tell === 'placed' ? words.placed(entry.by, squares, scene) : words.opened(entry.seat, squares, scene),
        );
        break;
      }
      case 'discarded':
        add(15, words.discarded(entry, scene));
        break;
      default:
    }
  }
  return lines;
}

/** The squares of all pieces put by the same one in a row; null inside such a row, which its first entry tells. */
function inARow(
  news: readonly ContestEntry[],
  at: number,
  first: Entry<'placed'> | Entry<'opened'>,
): readonly SquareName[] | null {
  const isMore = (entry: ContestEntry | undefined): entry is typeof first =>
    entry?.tell === first.tell && (entry as typeof first).seat === first.seat;
  if (isMore(news[at - 1])) return null;
  const squares: SquareName[] = [];
  for (let next = at; isMore(news[next]); next++) squares.push((news[next] as typeof first).piece.square);
  return squares;
}
