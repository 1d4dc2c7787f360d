import type { Drawing, Language, Mark, Picture } from '../../engine/index.js';
import {
  isForTables,
  isOver,
  type Row,
  roundsOf,
  type Season,
  type Standing,
  stageOf,
  type TieBreak,
  tableOf,
  tieBreaksOf,
} from '../../leagues/index.js';
import { axesOf, lineOf } from '../charts.js';
import { type Column, FACES, LEAST, type Line, listing, page, TONE, write } from '../pictures.js';
import { leagueWords } from '../words/league.js';

/** As many lines as stay readable when a phone shows the whole picture. */
export const MOST_LINES = 20;

/** A number with at most one digit behind the point, or the comma. */
const tidy = (value: number, language: Language = 'en'): string =>
  String(Math.round(value * 10) / 10).replace('.', language === 'pl' ? ',' : '.');

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
      faded: row.entrant.dropped !== null || isOut(season, row),
    })),
    rows.length > shown.length ? words.moreLines(rows.length - shown.length) : '',
    words.legend(league.rules.format, tieBreaksOf(season)[0] ?? null),
  );
  return { drawing, alt: tableText(season, language, rows) };
}

/** Whether somebody's knockout is over while it goes on for others. */
const isOut = ({ league }: Season, { reached }: Row): boolean =>
  league.rules.format === 'knockout' && !isOver(league) && reached <= league.round && league.round > 0;

type NumberColumn = Column & { readonly cell: (row: Row) => string | number };

/** What the table says of somebody: their matches, and what their place comes from. */
function columnsOf(season: Season, language: Language): NumberColumn[] {
  const words = leagueWords(language);
  const { played, won, drawn, lost, points, stage } = words.columns;
  const [tieBreak] = tieBreaksOf(season);
  const own: NumberColumn[] = [
    { title: played, x: 440, cell: row => row.played },
    { title: won, x: 496, cell: row => row.won },
  ];
  if (season.league.rules.format === 'knockout') {
    return [
      ...own,
      { title: lost, x: 552, cell: row => row.lost },
      { title: stage, x: 776, strong: true, cell: row => words.stage(stageOf(season, row.entrant.number)) },
    ];
  }
  if (isForTables(season.league.rules.format)) return tableColumns(tieBreak, language);
  return [
    ...own,
    { title: drawn, x: 552, cell: row => row.drawn },
    { title: lost, x: 608, cell: row => row.lost },
    ...(tieBreak
      ? [{ title: words.tieBreakShort(tieBreak), x: 692, cell: (row: Row) => tidy(row.breaks[0]!, language) }]
      : []),
    { title: points, x: 776, strong: true, cell: row => row.points },
  ];
}

/** At tables of more than two it is told how often somebody came in which place. */
function tableColumns(tieBreak: TieBreak | undefined, language: Language): NumberColumn[] {
  const words = leagueWords(language);
  return [
    { title: words.columns.played, x: 424, cell: row => row.played },
    ...[0, 1, 2, 3].map(at => ({ title: String(at + 1), x: 470 + 46 * at, cell: (row: Row) => row.places[at]! })),
    ...(tieBreak
      ? [{ title: words.tieBreakShort(tieBreak), x: 692, cell: (row: Row) => tidy(row.breaks[0]!, language) }]
      : []),
    { title: words.columns.points, x: 776, strong: true, cell: row => tidy(row.points, language) },
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
    standings.length > shown.length ? words.moreLines(standings.length - shown.length) : '',
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

const STEPS = [25, 50, 100, 200, 250, 500, 1000] as const;
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
  const axes = axesOf(CHART, values, curve.length, STEPS);
  const marks: Mark[] = [...axes.marks];
  const path = lineOf(axes, values);
  const floor = CHART.top + CHART.height;
  marks.push(
    {
      kind: 'shape',
      path: `${path}L${axes.x(values.length - 1)} ${floor}L${CHART.left} ${floor}Z`,
      fill: { linear: [0, CHART.top, 0, CHART.top + CHART.height], stops: [`${TONE.gold}55`, `${TONE.gold}08`] },
    },
    { kind: 'shape', path, stroke: TONE.gold, width: 6 },
  );
  const last = values.at(-1)!;
  const end = axes.x(values.length - 1);
  marks.push(
    { kind: 'shape', path: `M${end - 9} ${axes.y(last)}a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z`, fill: TONE.ink },
    write(last, end, axes.y(last) - 34, 44, TONE.ink, {
      align: 'right',
      face: FACES.digit,
      halo: TONE.page,
      haloWidth: 5,
    }),
    write(words.day(curve[0]!.at), CHART.left, CHART.top + CHART.height + 34, LEAST, TONE.dim, { face: FACES.body }),
    write(words.day(curve.at(-1)!.at), CHART.right, CHART.top + CHART.height + 34, LEAST, TONE.dim, {
      align: 'right',
      face: FACES.body,
    }),
  );
  const drawing: Drawing = page(name, words.chartTitle(game, curve.length - 1), CHART.top + CHART.height + 64, marks);
  return { drawing, alt: words.chartAlt(name, game, values[0]!, last, Math.max(...values)) };
}
