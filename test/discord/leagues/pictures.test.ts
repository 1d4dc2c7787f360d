import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  chartPicture,
  leaderboardPicture,
  MOST_LINES,
  placesOf,
  tablePicture,
} from '../../../src/discord/leagues/pictures.js';
import { statisticsPicture } from '../../../src/discord/people/statistics-picture.js';
import { PICTURE_WIDTH } from '../../../src/discord/phone.js';
import { leagueWords } from '../../../src/discord/words/league.js';
import { LANGUAGES, type Picture } from '../../../src/engine/index.js';
import { FORMATS, LONGEST_NAME } from '../../../src/leagues/index.js';
import { games } from '../../../src/registry.js';
import { pictureOf } from '../../../src/render/sheets.js';
import { expectReadable } from '../../games/picture-texts.js';
import { exampleSeason } from '../../leagues/season-example.js';

const NAMES = [
  'Żaneta Brzęczyszczykiewicz-Łękołodzka',
  'Łukasz',
  'Ola 🦊',
  'Świętopełk',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'Ян',
];
const nameAt = (index: number): string => NAMES[index % NAMES.length]!;

/** Readable in a message, painted as the bot paints it, and kept where a person can look at it, as wide as a phone shows it. */
async function keep({ drawing }: Picture, name: string): Promise<void> {
  expectReadable(name, drawing, NAMES);
  mkdirSync('test-output', { recursive: true });
  await sharp(pictureOf(drawing)).resize({ width: PICTURE_WIDTH }).png().toFile(`test-output/${name}.png`);
}

test('a long table is cut, and says so; its words are whole', async () => {
  const season = exampleSeason(25, nameAt);
  const picture = tablePicture(season, 'pl');
  expect(picture.drawing.height).toBeLessThan(1500);
  expect(JSON.stringify(picture.drawing)).toContain(`… i jeszcze ${25 - MOST_LINES}`);
  expect(picture.alt.split('\n')).toHaveLength(26);
  await keep(picture, 'league-table-long');
});

test('what the columns mean is said below them, in every format and language', async () => {
  for (const language of LANGUAGES) {
    for (const format of FORMATS) {
      const season = exampleSeason(6, nameAt);
      const rules = { ...season.league.rules, format, tieBreaks: ['sonneborn', 'wins'] as const };
      const picture = tablePicture({ ...season, league: { ...season.league, rules } }, language);
      const texts = JSON.stringify(picture.drawing);
      const words = leagueWords(language);
      for (const each of words.legend(format, format === 'knockout' ? null : 'sonneborn'))
        expect(texts).toContain(each);
      await keep(picture, `league-table-${format}-${language}`);
    }
  }
});

test('the longest name of a league and of every side stays readable', async () => {
  for (const language of LANGUAGES) {
    const season = exampleSeason(4, nameAt);
    const name = 'Zimowa liga Klubu Gier Planszowych „Pod Zielonym Żubrem”, sezon trzeci, grupa mistrzowska '.slice(
      0,
      LONGEST_NAME,
    );
    await keep(tablePicture({ ...season, league: { ...season.league, name } }, language), `league-name-${language}`);
    for (const { id, lobby, words } of games) {
      const all = ['initial', 'last'].flatMap(which =>
        lobby.sides(
          Object.fromEntries(
            lobby.options.map(({ id, initial, values }) => [id, which === 'last' ? values.at(-1)! : initial]),
          ),
        ),
      );
      const bars = [...new Set(all)].map(side => ({ name: words[language].side(side), share: 0.5, matches: 10 }));
      const { name: game } = words[language];
      await keep(statisticsPicture(game, [{ title: game, bars }], language), `statistics-${id}-${language}`);
    }
  }
});

test('statistics are drawn as bars, and said in words', async () => {
  const bars = NAMES.map((name, at) => ({ name, share: at / 5, matches: 3 ** at }));
  const groups = [
    { title: 'Wygrane według stron', bars },
    { title: 'Wygrane według kolejności', bars: bars.slice(0, 2) },
  ];
  const picture = statisticsPicture('Arena Monolitów', groups, 'pl');
  expect(picture.alt).toContain('Łukasz: 20% (3 partie)');
  expect(picture.alt.split('\n')).toHaveLength(1 + 2 + 6 + 2);
  await keep(picture, 'statistics-phone');
});

test('the leaderboard shares places where ratings are equal', async () => {
  expect(placesOf([{ shown: 5 }, { shown: 4 }, { shown: 4 }, { shown: 3 }])).toEqual([1, 2, 2, 4]);
  const standings = Array.from({ length: 12 }, (_, index) => ({
    player: `p${index}`,
    name: nameAt(index),
    mu: 25,
    sigma: 8,
    shown: 1700 - index * 31,
    matches: 120 - index,
  }));
  const picture = leaderboardPicture('Arena Monolitów', 'Klub „Pod Żubrem”', standings, 'pl');
  expect(picture.alt).toContain('12. Ян: 1359 (109 partii)');
  await keep(picture, 'leaderboard-long');
});

test('the chart says in words where it began, stands and peaked', async () => {
  const curve = Array.from({ length: 60 }, (_, at) => ({
    at,
    shown: Math.round(1000 + at * 9 + 90 * Math.sin(at / 4)),
  }));
  const picture = chartPicture(nameAt(0), 'Arena Monolitów', curve, 'pl');
  expect(picture.alt).toContain('na początku 1000');
  await keep(picture, 'rating-chart');
});
