import type { Drawing, Language, Mark, Picture } from '../engine/index.js';
import { type Row, roundsOf, type Season, type Standing, stageOf, tableOf, tieBreaksOf } from '../leagues/index.js';
import { box, type Column, FACES, type Line, listing, page, TONE, WIDTH, write } from './pictures.js';
import { leagueWords } from './words/league.js';

/** As many lines as stay readable when a phone shows the whole picture. */
export const MOST_LINES = 20;

const tidy = (value: number): string => String(Math.round(value * 10) / 10);

/** The table of a season. */
export function tablePicture(season: Season, language: Language): Picture {
  const words = leagueWords(language);
  const { league } = season;
  const rows = tableOf(season);
  const shown = rows.slice(0, MOST_LINES);
  const columns = columnsOf(season, language);
  const drawing = listing(
    league.name,
    `${league.round === 0 ? words.status(league.status) : words.roundOf(league.round, roundsOf(season))} · ${words.format(league.rules.format)}`,
    words.columns.name,
    columns.map(({ cell: _, ...column }) => column),
    shown.map(row => ({
      place: row.place,
      name: row.entrant.name,
      cells: columns.map(({ cell }) => cell(row)),
      faded: row.entrant.dropped !== null,
    })),
    rows.length > shown.length ? words.moreLines(rows.length - shown.length) : '',
  );
  return { drawing, alt: tableText(season, language, rows) };
}

/** What the table says of somebody: their matches, and what their place comes from. */
function columnsOf(season: Season, language: Language): (Column & { readonly cell: (row: Row) => string | number })[] {
  const words = leagueWords(language);
  const { played, won, drawn, lost, points, stage } = words.columns;
  const [tieBreak] = tieBreaksOf(season);
  const numbers = [
    { title: played, x: 440, cell: (row: Row) => row.played },
    { title: won, x: 496, cell: (row: Row) => row.won },
    { title: drawn, x: 552, cell: (row: Row) => row.drawn },
    { title: lost, x: 608, cell: (row: Row) => row.lost },
  ];
  if (season.league.rules.format === 'knockout') {
    const reached = (row: Row) => words.stage(stageOf(season, row.entrant.number));
    return [...numbers, { title: stage, x: 776, strong: true, cell: reached }];
  }
  return [
    ...numbers,
    ...(tieBreak ? [{ title: words.tieBreakShort(tieBreak), x: 692, cell: (row: Row) => tidy(row.breaks[0]!) }] : []),
    { title: points, x: 776, strong: true, cell: row => row.points },
  ];
}

/** What somebody has in the table, in words. */
const standingOf = (season: Season, { entrant, points }: Row, language: Language): string => {
  const words = leagueWords(language);
  return season.league.rules.format === 'knockout'
    ? words.stage(stageOf(season, entrant.number))
    : words.pointsOf(points);
};

/** The table in words: for who cannot see the picture, and for who wants to copy it. */
export function tableText(season: Season, language: Language, rows: readonly Row[] = tableOf(season)): string {
  const words = leagueWords(language);
  const lines = rows.map(row =>
    words.tableRow(row.place, row.entrant.name, standingOf(season, row, language), row.played),
  );
  return [`${season.league.name}. ${words.tableTitle}.`, ...lines].join('\n');
}

/** The best of a server in one game. */
export function leaderboardPicture(
  game: string,
  server: string,
  standings: readonly Standing[],
  language: Language,
): Picture {
  const words = leagueWords(language);
  const shown = standings.slice(0, MOST_LINES);
  const places = placesOf(shown);
  const lines = shown.map(
    ({ name, matches, shown: rating }, index): Line => ({ place: places[index]!, name, cells: [matches, rating] }),
  );
  const drawing = listing(
    words.leaderboardTitle(game),
    server,
    words.columns.name,
    [
      { title: words.matches, x: 620 },
      { title: words.rating, x: 776, strong: true },
    ],
    lines,
  );
  const text = shown.map(({ name, matches, shown: rating }, index) =>
    words.leaderboardRow(places[index]!, name, rating, matches),
  );
  return { drawing, alt: [words.leaderboardTitle(game), ...text].join('\n') };
}

/** Places of a sorted list; equal ratings share theirs. */
export function placesOf(standings: readonly Pick<Standing, 'shown'>[]): number[] {
  const places: number[] = [];
  for (const [index, { shown }] of standings.entries()) {
    places.push(index > 0 && standings[index - 1]!.shown === shown ? places[index - 1]! : index + 1);
  }
  return places;
}

const CHART = { left: 96, right: 776, top: 40, height: 330 } as const;

/** Somebody's rating over their matches. */
export function chartPicture(
  name: string,
  game: string,
  curve: readonly { readonly at: number; readonly shown: number }[],
  language: Language,
): Picture {
  const words = leagueWords(language);
  const values = curve.map(({ shown }) => shown);
  const [lowest, highest] = rangeOf(values);
  const x = (index: number): number =>
    CHART.left + ((CHART.right - CHART.left) * index) / Math.max(1, curve.length - 1);
  const y = (value: number): number => CHART.top + CHART.height * (1 - (value - lowest) / (highest - lowest));
  const step = (highest - lowest) / 4;
  const marks: Mark[] = [];
  for (let line = 0; line <= 4; line++) {
    const value = lowest + line * step;
    marks.push(box(CHART.left, y(value) - 1, CHART.right - CHART.left, 2, TONE.line));
    marks.push(write(Math.round(value), CHART.left - 14, y(value), 28, TONE.dim, { align: 'right', face: FACES.body }));
  }
  const path = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${tidy(x(index))} ${tidy(y(value))}`).join('');
  const floor = tidy(CHART.top + CHART.height);
  marks.push(
    {
      kind: 'shape',
      path: `${path}L${tidy(x(values.length - 1))} ${floor}L${CHART.left} ${floor}Z`,
      fill: { linear: [0, CHART.top, 0, CHART.top + CHART.height], stops: [`${TONE.gold}55`, `${TONE.gold}08`] },
    },
    { kind: 'shape', path, stroke: TONE.gold, width: 6 },
  );
  const last = values.at(-1)!;
  const end = x(values.length - 1);
  marks.push(
    { kind: 'shape', path: `M${tidy(end - 9)} ${tidy(y(last))}a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z`, fill: TONE.ink },
    write(last, end, y(last) < CHART.top + 60 ? y(last) + 40 : y(last) - 34, 44, TONE.ink, {
      align: 'right',
      face: FACES.digit,
      halo: TONE.page,
      haloWidth: 5,
    }),
    write(words.matches, CHART.left, CHART.top + CHART.height + 34, 26, TONE.dim, { face: FACES.body }),
    write(curve.length - 1, WIDTH - 24, CHART.top + CHART.height + 34, 28, TONE.dim, {
      align: 'right',
      face: FACES.body,
    }),
  );
  const drawing: Drawing = page(name, words.chartTitle(game), CHART.top + CHART.height + 64, marks);
  return { drawing, alt: words.chartAlt(name, game, values[0]!, last, Math.max(...values)) };
}

/** Round numbers around everything that was reached. */
function rangeOf(values: readonly number[]): [number, number] {
  const lowest = Math.floor((Math.min(...values) - 10) / 50) * 50;
  const highest = Math.ceil((Math.max(...values) + 10) / 50) * 50;
  return [lowest, Math.max(highest, lowest + 100)];
}
