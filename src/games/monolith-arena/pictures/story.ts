import type { Drawing, Mark, Palette } from '../../../engine/drawing.js';
import type { LogEntry } from '../../../engine/match-state.js';
import { rect, roundRect } from '../../../geometry/paths.js';
import type { ArenaEntry } from '../vocabulary.js';
import { toldSegment } from '../words/battle.js';
import type { ArenaScene } from '../words/sentences.js';
import { type Panel, segmentPanel } from './battle-panel.js';
import { page } from './floor.js';
import { halves } from './header.js';
import { digits, disc, FACE, icon, linear, shape, words } from './marks.js';
import { device } from './owner.js';
import { coloursOf, INK, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';

const WIDTH = 1000;
/** A taller picture would be shrunk on a phone until nobody can read it. */
const TALLEST = 1500;
const MOST_PICTURES = 3;
/** Radii tried one after the other until the story fits. */
const RADII = [96, 78, 64, 54];

type Told<Tell extends ArenaEntry['tell']> = Extract<ArenaEntry, { readonly tell: Tell }>;

/** The entries a picture of these news is made of. */
function battleEntries(news: readonly LogEntry[]): ArenaEntry[] {
  const entries = news as readonly unknown[] as readonly ArenaEntry[];
  return entries.filter(({ tell }) => tell === 'battle-begins' || tell === 'segment' || tell === 'battle-ends');
}

/** A story told in pictures, and which entries each of them tells. */
export interface StoryPage {
  readonly drawing: Drawing;
  readonly entries: readonly ArenaEntry[];
}

/** A Battle as panels under each other, in at most three pictures. */
export function storyPages(
  news: readonly LogEntry[],
  scene: ArenaScene,
  say: PictureWords,
  palette: Palette,
): readonly StoryPage[] {
  const entries = battleEntries(news);
  if (!entries.some(({ tell }) => tell === 'segment')) return [];
  let panels: Chapter[] = [];
  for (const radius of RADII) {
    panels = chapters(entries, scene, say, palette, radius);
    if (total(panels) <= TALLEST * MOST_PICTURES) break;
  }
  return split(panels).map(chapter => ({
    drawing: stack(chapter.map(({ panel }) => panel)),
    entries: chapter.flatMap(({ entries: told }) => told),
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
  palette: Palette,
  radius: number,
): Chapter[] {
  const found: Chapter[] = [];
  let quiet: (number | null)[] = [];
  for (const entry of entries) {
    if (entry.tell === 'battle-begins') {
      found.push({ entries: [entry], panel: battleBar(entry, entries, scene, say, palette) });
    } else if (entry.tell === 'segment') {
      const told = toldSegment(entry.segment, scene);
      if (told.blows.length + told.saves.length + told.dead.length + told.fallen.length > 0) {
        quiet = [];
        found.push({ entries: [entry], panel: segmentPanel(entry.segment, told, say, palette, radius) });
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

/** Fills pictures evenly, in order. */
function split(panels: readonly Chapter[]): Chapter[][] {
  const count = Math.min(MOST_PICTURES, Math.ceil(total(panels) / TALLEST));
  const share = total(panels) / count;
  const pages: Chapter[][] = [[]];
  let filled = 0;
  for (const panel of panels) {
    const page = pages.at(-1)!;
    if (page.length && pages.length < count && filled + panel.panel.height / 2 > share * pages.length) pages.push([]);
    pages.at(-1)!.push(panel);
    filled += panel.panel.height;
  }
  return pages;
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

/** Which Battle it is, and what it did to the pools: enough for who has ten seconds. */
function battleBar(
  entry: Told<'battle-begins'>,
  entries: readonly ArenaEntry[],
  { view }: ArenaScene,
  say: PictureWords,
  palette: Palette,
): Panel {
  const end = entries.find(
    (other): other is Told<'battle-ends'> => other.tell === 'battle-ends' && other.number === entry.number,
  );
  return {
    height: 96,
    marks: top => [
      shape(rect(0, top - 8, WIDTH, 88), { fill: linear(0, 0, WIDTH, 0, '#3A2A0A', '#14161E') }),
      shape(rect(0, top + 80, WIDTH, 3), { fill: INK.gold }),
      icon('crossed-swords', 58, top + 37, 58, INK.gold),
      words(say.battle(entry.number, entry.why), 108, top + 37, 44, INK.white, { face: FACE.digit, max: 340 }),
      ...halves(view).flatMap(({ seats }, k) => {
        const seat = seats[0]!;
        const { faction } = view.seats[seat]!;
        const before = entry.hitPoints[seat] ?? 0;
        const after = end?.after[seat] ?? before;
        const x = 500 + k * 250;
        return [
          ...seats.map((each, n) => {
            const own = view.seats[each]!.faction;
            return device(own, coloursOf(own, palette), x + n * 30, top + 36, seats.length > 1 ? 22 : 30);
          }),
          digits(
            before === after ? after : `${before} → ${after}`,
            x + 28 + seats.length * 22,
            top + 37,
            46,
            before === after ? '#B9C2D4' : coloursOf(faction, palette).hi,
            { align: 'left', max: 170 },
          ),
        ];
      }),
    ],
  };
}

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
