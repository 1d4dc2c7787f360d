import type { Language, Mark, Picture } from '../../engine/index.js';
import { cutTo } from '../../engine/letter-widths.js';
import { box, FACES, LEAST, page, TONE, write } from '../pictures.js';
import { leagueWords } from '../words/league.js';

/** A share of wins, and how many matches it rests on. */
export interface ShareBar {
  readonly name: string;
  readonly share: number;
  readonly matches: number;
}

export interface ShareGroup {
  readonly title: string;
  readonly bars: readonly ShareBar[];
}

const TITLE = 56;
const ROW = 52;
const BARS = { left: 332, right: 690 } as const;
/** As many bars as stay readable when a phone shows the whole picture. */
const MOST_BARS = 14;

/** The room of a name: it is cut before it would have to be set too small to read. */
const NAMES = BARS.left - 46;

const percent = (share: number): number => Math.round(share * 100);

/** Who wins with what, and by beginning: bars around the half that everybody would have by chance. */
export function statisticsPicture(game: string, groups: readonly ShareGroup[], language: Language): Picture {
  const words = leagueWords(language);
  const marks: Mark[] = [];
  let top = 8;
  for (const { title, bars } of groups) {
    marks.push(write(title, 28, top + TITLE / 2, LEAST, TONE.gold));
    top += TITLE;
    const shown = bars.slice(0, MOST_BARS);
    for (const [at, bar] of shown.entries()) marks.push(...barMarks(bar, top + at * ROW));
    marks.push(box(middleOf(0.5) - 1, top, 2, shown.length * ROW, TONE.dim));
    top += shown.length * ROW + 12;
  }
  const rows = groups.flatMap(({ title, bars }) => [
    `${title}:`,
    ...bars.map(({ name, share, matches }) => words.statisticsShare(name, percent(share), matches)),
  ]);
  return {
    drawing: page(game, words.statisticsLegend, top + 8, marks),
    alt: words.statisticsAlt(game, rows),
  };
}

const middleOf = (share: number): number => BARS.left + (BARS.right - BARS.left) * share;

function barMarks({ name, share, matches }: ShareBar, top: number): Mark[] {
  const middle = top + ROW / 2;
  return [
    write(cutTo(name, FACES.digit, NAMES / LEAST), 28, middle, LEAST, TONE.ink, { max: NAMES }),
    box(BARS.left, top + 8, BARS.right - BARS.left, ROW - 16, TONE.band),
    box(BARS.left, top + 8, middleOf(share) - BARS.left, ROW - 16, share >= 0.5 ? TONE.up : TONE.bronze),
    write(`${percent(share)}%`, BARS.left + 12, middle, LEAST, share > 0.15 ? TONE.page : TONE.ink, {
      face: FACES.digit,
    }),
    write(matches, 776, middle, LEAST, TONE.dim, { align: 'right', face: FACES.body }),
  ];
}
