import type { Drawing, Mark } from '../../../engine/drawing.js';
import { rect, roundRect } from '../../../geometry/paths.js';
import type { SegmentView } from '../view.js';
import type { ArenaEntry } from '../vocabulary.js';
import { outcomesOf, toldSegment } from '../words/battle.js';
import type { ArenaScene } from '../words/sentences.js';
import { beforePanel } from './battle-before.js';
import { type Panel, segmentPanel } from './battle-panel.js';
import { page } from './floor.js';
import { halves } from './header.js';
import { digits, disc, FACE, icon, linear, shape, words } from './marks.js';
import { device } from './owner.js';
import { coloursOf, INK, type Livery, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';

const WIDTH = 1000;
/** A taller picture would be shrunk on a phone until nobody can read it. */
const TALLEST = 1500;
const MOST_PICTURES = 3;
/** Radii tried one after the other until the story fits. */
const RADII = [96, 78, 64, 54];

type Told<Tell extends ArenaEntry['tell']> = Extract<ArenaEntry, { readonly tell: Tell }>;

/** The entries a picture of these news is made of. */
function battleEntries(news: readonly ArenaEntry[]): ArenaEntry[] {
  return news.filter(({ tell }) => tell === 'battle-begins' || tell === 'segment' || tell === 'battle-ends');
}

/** A story told in pictures, and which entries each of them tells. */
export interface StoryPage {
  readonly drawing: Drawing;
  readonly entries: readonly ArenaEntry[];
}

/** A Battle as panels under each other, in at most three pictures. */
export function storyPages(
  news: readonly ArenaEntry[],
  scene: ArenaScene,
  say: PictureWords,
  livery: Livery,
): readonly StoryPage[] {
  const entries = battleEntries(news);
  if (!entries.some(({ tell }) => tell === 'segment')) return [];
  let pages: Chapter[][] = [];
  for (const radius of RADII) {
    pages = split(chapters(entries, scene, say, livery, radius));
    if (tallest(pages) <= TALLEST) break;
  }
  return pages.map(page => ({
    drawing: stack(page.map(({ panel }) => panel)),
    entries: page.flatMap(({ entries: told }) => told),
  }));
}

interface Chapter {
  readonly entries: readonly ArenaEntry[];
  readonly panel: Panel;
}

const total = (panels: readonly Chapter[]): number => panels.reduce((sum, { panel }) => sum + panel.height, 0);

function chapters(
  entries: readonly ArenaEntry[],
  scene: ArenaScene,
  say: PictureWords,
  livery: Livery,
  radius: number,
): Chapter[] {
  const found: Chapter[] = [];
  let quiet: (number | null)[] = [];
  for (const [at, entry] of entries.entries()) {
    if (entry.tell === 'battle-begins') {
      found.push(...opening(entry, entries, scene, say, livery));
    } else if (entry.tell === 'segment') {
      // A choice in the middle of a Battle cuts its story in two: the second part says so.
      if (at === 0) found.push({ entries: [], panel: barOf(entry, entries, say.battleGoesOn, scene, livery) });
      const told = toldSegment(entry.segment, scene);
      if (told.blows.length + told.saves.length + told.dead.length + told.fallen.length > 0) {
        quiet = [];
        found.push({ entries: [entry], panel: segmentPanel(entry.segment, told, say, livery, radius) });
      } else {
        // Quiet segments in a row share one line.
        const before = quiet.length ? found.pop()!.entries : [];
        quiet = [...quiet, entry.segment.initiative];
        found.push({ entries: [...before, entry], panel: quietPanel(quiet, say) });
      }
    }
  }
  return found;
}

/** Which Battle it is, and the board it found. */
function opening(
  entry: Told<'battle-begins'>,
  entries: readonly ArenaEntry[],
  scene: ArenaScene,
  say: PictureWords,
  livery: Livery,
): Chapter[] {
  const bar = { entries: [entry], panel: barOf(entry, entries, say.battle(entry.number, entry.why), scene, livery) };
  const first = entries.find(
    (other): other is Told<'segment'> => other.tell === 'segment' && other.number === entry.number,
  );
  if (!first) return [bar];
  const end = endOf(entry.number, entries);
  const lines = end ? say.outcomeLines(outcomesOf(end.removed, scene)) : [say.battleGoesOn];
  const heads = { board: say.before, column: end ? say.losses : null };
  const panel = beforePanel(first.segment, end?.removed ?? [], heads, lines, livery);
  return [bar, { entries: end ? [end] : [], panel }];
}

const endOf = (number: number, entries: readonly ArenaEntry[]): Told<'battle-ends'> | undefined =>
  entries.find((other): other is Told<'battle-ends'> => other.tell === 'battle-ends' && other.number === number);

const tallest = (pages: readonly (readonly Chapter[])[]): number => Math.max(...pages.map(total));

/** As few pictures as they fit in, of heights as even as can be, in order. */
function split(panels: readonly Chapter[]): Chapter[][] {
  for (let count = 1; count < MOST_PICTURES; count++) {
    const pages = evenly(panels, count);
    if (tallest(pages) <= TALLEST) return pages;
  }
  return evenly(panels, MOST_PICTURES);
}

function evenly(panels: readonly Chapter[], count: number): Chapter[][] {
  if (count === 1 || panels.length < 2) return [[...panels]];
  let best: Chapter[][] = [[...panels]];
  for (let at = 1; at < panels.length; at++) {
    const pages = [panels.slice(0, at), ...evenly(panels.slice(at), count - 1)];
    if (tallest(pages) < tallest(best)) best = pages;
  }
  return best;
}

function stack(panels: readonly Panel[]): Drawing {
  const height = Math.ceil(panels.reduce((sum, panel) => sum + panel.height, 8));
  const marks: Mark[] = [page(WIDTH, height)];
  let top = 8;
  for (const panel of panels) {
    marks.push(...panel.marks(top));
    top += panel.height;
  }
  return { width: WIDTH, height, marks };
}

/** The head of a story, and what the Battle did to the pools: enough for who has ten seconds. */
function barOf(
  entry: Told<'battle-begins' | 'segment'>,
  entries: readonly ArenaEntry[],
  title: string,
  { view }: ArenaScene,
  livery: Livery,
): Panel {
  const befores = entry.tell === 'segment' ? entry.segment.before : entry.hitPoints;
  const afters = endOf(entry.number, entries)?.after ?? lastSegment(entries)?.after ?? befores;
  return {
    height: 96,
    marks: top => [
      shape(rect(0, top - 8, WIDTH, 88), { fill: linear(0, 0, WIDTH, 0, '#3A2A0A', '#14161E') }),
      shape(rect(0, top + 80, WIDTH, 3), { fill: INK.gold }),
      icon('crossed-swords', 58, top + 37, 58, INK.gold),
      words(title, 108, top + 37, 44, INK.white, { face: FACE.digit, max: 340 }),
      ...halves(view).flatMap(({ seats }, k) => {
        const seat = seats[0]!;
        const { faction } = view.seats[seat]!;
        const before = befores[seat] ?? 0;
        const after = afters[seat] ?? before;
        const x = 500 + k * 250;
        return [
          ...seats.map((each, n) => {
            const own = view.seats[each]!.faction;
            return device(own, coloursOf(own, livery), x + n * 30, top + 36, seats.length > 1 ? 22 : 30);
          }),
          digits(
            before === after ? after : `${before} → ${after}`,
            x + 28 + seats.length * 22,
            top + 37,
            46,
            before === after ? '#B9C2D4' : coloursOf(faction, livery).hi,
            { align: 'left', max: 170 },
          ),
        ];
      }),
    ],
  };
}

const lastSegment = (entries: readonly ArenaEntry[]): SegmentView | undefined =>
  entries.findLast((entry): entry is Told<'segment'> => entry.tell === 'segment')?.segment;

/** Segments in which nothing was hit: a line is enough. */
function quietPanel(initiatives: readonly (number | null)[], say: PictureWords): Panel {
  return {
    height: 74,
    marks: top => [
      shape(roundRect(8, top, 984, 66, 16), { fill: '#171B26', stroke: veil(INK.gold, 0.25), width: 2 }),
      ...initiatives.flatMap((initiative, k) => [
        ...disc(58 + k * 62, top + 33, 24, INK.goldDark, undefined, 4),
        digits(initiative ?? '–', 58 + k * 62, top + 33, 40, INK.goldInk, { max: 36 }),
      ]),
      words(say.quiet, 46 + initiatives.length * 62, top + 33, 34, INK.dim, { face: FACE.body, max: 560 }),
    ],
  };
}
