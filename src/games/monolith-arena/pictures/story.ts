import type { Drawing, Mark } from '../../../engine/drawing.js';
import { rect } from '../../../geometry/paths.js';
import type { ArenaEntry } from '../vocabulary.js';
import { toldSegment } from '../words/battle.js';
import type { ArenaScene } from '../words/sentences.js';
import { beforePanel } from './battle-before.js';
import { type Blows, blowsOf, fewer } from './battle-merge.js';
import { blowsPanel, type Panel } from './battle-panel.js';
import { type Collage, collage } from './collage.js';
import { page } from './floor.js';
import { BOARD_HEIGHT } from './ground.js';
import { halves } from './header.js';
import { digits, FACE, icon, linear, shape, words } from './marks.js';
import { device } from './owner.js';
import { coloursOf, INK, type Livery } from './palette.js';
import type { PictureWords } from './picture-words.js';

const WIDTH = 1000;
const BAR = 92;

type Told<Tell extends ArenaEntry['tell']> = Extract<ArenaEntry, { readonly tell: Tell }>;
const isSegment = (entry: ArenaEntry): entry is Told<'segment'> => entry.tell === 'segment';

/** The entries the picture of these news tells: those of the last Battle in them. */
export function battleEntries(news: readonly ArenaEntry[]): ArenaEntry[] {
  const number = news.findLast(isSegment)?.number;
  return news.filter(
    entry =>
      (entry.tell === 'battle-begins' || entry.tell === 'segment' || entry.tell === 'battle-ends') &&
      entry.number === number,
  );
}

/** A Battle in one picture no higher than the board: the board it found, blow by blow, and what the Banners lost. */
export function storyDrawing(
  news: readonly ArenaEntry[],
  scene: ArenaScene,
  say: PictureWords,
  livery: Livery,
): Drawing | null {
  const entries = battleEntries(news);
  const segments = entries.filter(isSegment).map(({ segment }) => segment);
  const blows = blowsOf(segments);
  const [first] = segments;
  if (!first || blows.length === 0) return null;
  const begins = entries.find((entry): entry is Told<'battle-begins'> => entry.tell === 'battle-begins');
  const end = entries.find((entry): entry is Told<'battle-ends'> => entry.tell === 'battle-ends');
  const removed = segments.flatMap(({ tiles, removed: ids }) => tiles.filter(({ id }) => ids.includes(id)));
  const before = beforePanel(first, removed, say.before, livery);
  const body = fitting(before, blows, each =>
    blowsPanel(each, say.segmentHead(toldSegment(each, scene)), say.battleStart, livery),
  );
  const height = Math.ceil(BAR + body.height);
  const title = begins ? say.battle(begins.number, begins.why) : say.battleGoesOn;
  const pools = { before: first.before, after: end?.after ?? segments.at(-1)!.after };
  return {
    width: WIDTH,
    height,
    marks: [page(WIDTH, height), ...bar(title, pools, scene, livery), ...body.marks(BAR)],
  };
}

/** As many panels as fit: what is left over shares one. No story is higher than the board itself. */
function fitting(before: Panel, blows: readonly Blows[], panelOf: (blows: Blows) => Panel): Collage {
  for (let most = blows.length; most > 0; most--) {
    const found = collage([before, ...fewer(blows, most).map(panelOf)], BOARD_HEIGHT - BAR);
    if (found) return found;
  }
  throw new RangeError('A Battle in one panel always fits');
}

/** The head of a story, and what the Battle did to the pools: enough for who has ten seconds. */
function bar(
  title: string,
  pools: { readonly before: readonly number[]; readonly after: readonly number[] },
  { view }: ArenaScene,
  livery: Livery,
): Mark[] {
  return [
    shape(rect(0, 0, WIDTH, 80), { fill: linear(0, 0, WIDTH, 0, '#3A2A0A', '#14161E') }),
    shape(rect(0, 80, WIDTH, 3), { fill: INK.gold }),
    icon('crossed-swords', 52, 41, 54, INK.gold),
    words(title, 96, 41, 44, INK.white, { face: FACE.digit, max: 340 }),
    ...halves(view).flatMap(({ seats }, k) => {
      const seat = seats[0]!;
      const { faction } = view.seats[seat]!;
      const before = pools.before[seat] ?? 0;
      const after = pools.after[seat] ?? before;
      const x = 500 + k * 250;
      return [
        ...seats.map((each, n) => {
          const own = view.seats[each]!.faction;
          return device(own, coloursOf(own, livery), x + n * 30, 40, seats.length > 1 ? 22 : 30);
        }),
        digits(
          before === after ? after : `${before} → ${after}`,
          x + 28 + seats.length * 22,
          41,
          46,
          before === after ? '#B9C2D4' : coloursOf(faction, livery).hi,
          { align: 'left', max: 170 },
        ),
      ];
    }),
  ];
}
