import { beforeAll, describe, expect, test } from 'vitest';
import { countComponents } from '../../../src/discord/components.js';
import { pairingsMessage, scheduleMessage, tableMessage, whyMessage } from '../../../src/discord/leagues/looks.js';
import { managePanel, rulesPanel, startPanel } from '../../../src/discord/leagues/panels.js';
import {
  deadlinePost,
  endedPost,
  finalPost,
  livingPost,
  roundPost,
  rulesText,
} from '../../../src/discord/leagues/posts.js';
import { LIMITS } from '../../../src/discord/limits.js';
import type { Message } from '../../../src/discord/message.js';
import type { Surface } from '../../../src/discord/surface.js';
import { wordsIn } from '../../../src/discord/words/index.js';
import { leagueWords } from '../../../src/discord/words/league.js';
import { LANGUAGES } from '../../../src/engine/index.js';
import {
  award,
  close,
  FORMATS,
  type Format,
  finish,
  Hall,
  join,
  openLeague,
  pairingsOf,
  plannedRounds,
  type Season,
  setRules,
  startSeason,
  tableSize,
} from '../../../src/leagues/index.js';
import { House } from '../../../src/matches/index.js';
import { games } from '../../../src/registry.js';
import { byAct, type LeagueStand, makeLeagueStand, openedLeague, openTables } from '../../leagues/stand.js';

/** As long as Discord lets a name be, and full of marks that have to be escaped. */
const longName = (index: number): string => `*_~${index}`.padEnd(32, '*');

const surfaceOf = ({ hall }: LeagueStand): Surface =>
  ({
    hall,
    house: hall.house,
    painter: { render: async () => ({ data: Buffer.from(''), suffix: 'png' }) },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  }) as unknown as Surface;

function checkLimits({ components, files }: Message): void {
  const texts: number[] = [];
  const read = (part: unknown): void => {
    const { content, components: inner } = part as { content?: string; components?: readonly unknown[] };
    if (content !== undefined) texts.push(content.length);
    for (const each of inner ?? []) read(each);
  };
  for (const part of components) read(part);
  expect(texts.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(LIMITS.textPerMessage);
  expect(countComponents(components)).toBeLessThanOrEqual(LIMITS.componentsPerMessage);
  expect(files.length).toBeLessThanOrEqual(10);
}

describe.each(FORMATS)('every message of a %s season of 100 long names fits', format => {
  let stand: LeagueStand;
  let season: Season;
  let surface: Surface;
  beforeAll(async () => {
    stand = makeLeagueStand();
    surface = surfaceOf(stand);
    const { league } = await openedLeague(stand, format);
    for (let index = 0; index < 100; index++) {
      const applicant = { id: `11111111111111${1000 + index}`, name: longName(index), roles: [] };
      await join(stand.hall, league.id, applicant, stand.press());
    }
    season = await stand.hall.season(league.id);
  });

  test('before the start', async () => {
    checkLimits(await livingPost(surface, season));
    for (const language of LANGUAGES) {
      checkLimits(managePanel(season, language));
      checkLimits(startPanel(season, language, stand.time));
      checkLimits(await scheduleMessage(surface, season, language));
    }
  });

  test('while it runs, and when it is over', async () => {
    await startSeason(stand.hall, season.league.id, 'boss', stand.press());
    await openTables(stand, season.league.id);
    const [first] = pairingsOf(await stand.hall.season(season.league.id), 1).filter(({ seats }) => seats.length > 1);
    season = await award(stand.hall, byAct(stand, season.league.id), first!.id, 'draw', 'ż'.repeat(300));
    checkLimits(await livingPost(surface, season));
    checkLimits(roundPost(surface, season, 1));
    checkLimits((await deadlinePost(surface, season, Number.MAX_SAFE_INTEGER))!);
    for (const language of LANGUAGES) {
      for (const page of [1, 2, 4]) checkLimits(managePanel(season, language, page));
      checkLimits(await pairingsMessage(surface, season, language));
      checkLimits(await scheduleMessage(surface, season, language));
      for (const look of ['picture', 'text', 'csv'] as const)
        checkLimits(await tableMessage(surface, season, language, look));
      checkLimits(await whyMessage(surface, season, language, season.entrants[0]!));
    }
    season = await close(stand.hall, byAct(stand, season.league.id), 'ż'.repeat(300));
    checkLimits(endedPost(season));
    for (const language of LANGUAGES) checkLimits(managePanel(season, language, 2));
    checkLimits(await livingPost(surface, season));
    season = await finish(stand.hall, byAct(stand, season.league.id));
    checkLimits(await finalPost(surface, season));
    checkLimits(await livingPost(surface, season));
  });
});

async function begun(stand: LeagueStand, format: Format, people: number): Promise<Season> {
  const { league } = await openedLeague(stand, format);
  for (let index = 0; index < people; index++)
    await join(stand.hall, league.id, { id: `p${index}`, name: longName(index), roles: [] }, stand.press());
  return startSeason(stand.hall, league.id, 'boss', stand.press());
}

test('a Swiss season promises no more rounds than those who are in can play', async () => {
  const stand = makeLeagueStand();
  const { league } = await openedLeague(stand, 'swiss', { rounds: 5 });
  const planned = async () => {
    const season = await stand.hall.season(league.id);
    return plannedRounds(season, season.entrants);
  };
  const all = [await planned()];
  for (let index = 0; index < 4; index++) {
    await join(stand.hall, league.id, { id: `p${index}`, name: 'Kim', roles: [] }, stand.press());
    all.push(await planned());
  }
  expect(all).toEqual([5, 5, 1, 3, 3]);
  const said = JSON.stringify(await livingPost(surfaceOf(stand), await stand.hall.season(league.id)));
  const rulesOf = (rounds: number) => {
    const season = { entrants: [], league: { ...league, rules: { ...league.rules, rounds } } };
    return rulesText(surfaceOf(stand), { ...season, pairings: [] }, 'pl').split('\n');
  };
  for (const line of rulesOf(3)) expect(said).toContain(JSON.stringify(line).slice(1, -1));
});

test('a knockout whose final nobody won crowns nobody', async () => {
  for (const [result, medal] of [
    ['first', true],
    ['neither', false],
  ] as const) {
    const stand = makeLeagueStand();
    let season = await begun(stand, 'knockout', 2);
    season = await award(stand.hall, byAct(stand, season.league.id), season.pairings[0]!.id, result, 'na planszy');
    expect(season.league.status).toBe('ended');
    expect(JSON.stringify(await finalPost(surfaceOf(stand), season)).includes('🥇')).toBe(medal);
  }
});

test('semi-finals that both forfeited bring no silver, and no medal to those two', async () => {
  for (const [results, medals] of [
    [['first', 'first'], '🥇🥈🥉'],
    [['first', 'neither'], '🥇🥉'],
    [['neither', 'neither'], ''],
  ] as const) {
    const stand = makeLeagueStand();
    let season = await begun(stand, 'knockout', 4);
    for (const [at, { id }] of pairingsOf(season, 1).entries())
      season = await award(stand.hall, byAct(stand, season.league.id), id, results[at]!, 'na planszy');
    for (const { id, score } of pairingsOf(season, 2))
      if (!score) season = await award(stand.hall, byAct(stand, season.league.id), id, 'first', 'na planszy');
    const said = JSON.stringify(await finalPost(surfaceOf(stand), season));
    expect([...'🥇🥈🥉'].filter(medal => said.includes(medal)).join('')).toBe(medals);
  }
});

test('a schedule too long for a message says how much it leaves out, and keeps the decisions', async () => {
  const stand = makeLeagueStand();
  let season = await begun(stand, 'round-robin', 20);
  for (let round = 1; round < 6; round++) {
    for (const { id, score } of pairingsOf(season, round)) {
      if (!score)
        await award(stand.hall, byAct(stand, season.league.id), id, 'first', `bo tak ${id} ${'ż'.repeat(280)}`);
    }
    season = await stand.hall.season(season.league.id);
  }
  expect(season.league.round).toBe(6);
  const words = leagueWords('pl');
  const schedule = await scheduleMessage(surfaceOf(stand), season, 'pl');
  checkLimits(schedule);
  const said = JSON.stringify(schedule);
  for (const part of [words.scheduleFuture(7, 19), words.logTitle, 'bo tak', words.round(6)])
    expect(said).toContain(part);
  const [, from, left] = /Runda (\d+) – Runda 1\*\* … i jeszcze (\d+)/.exec(said)!;
  expect(Number(left)).toBe(Number(from) * 10);
});

test('the rules of a season of every game fit on one panel, which offers only what so many can play', async () => {
  const stand = makeLeagueStand();
  const house = new House({ ...stand.hall.house.world, games });
  const hall = new Hall({ house, store: stand.hall.store, wakeOutbox: () => undefined });
  let refused = 0;
  for (const game of games) {
    for (const format of FORMATS as readonly Format[]) {
      const season = await openLeague(hall, {
        name: 'Liga',
        game: game.id,
        format,
        guild: '100',
        channel: '200',
        language: 'pl',
        organiser: { id: 'boss', name: 'Boss' },
        interaction: stand.press(),
      });
      for (const language of LANGUAGES) checkLimits(rulesPanel(house, season, language, { note: 'x'.repeat(300) }));
      const offered = JSON.stringify(rulesPanel(house, season, 'en'));
      for (const { id, values } of game.lobby.options) {
        for (const value of values) {
          const { min, max } = game.lobby.seats({ ...season.league.rules.chosen, [id]: value });
          const wanted = tableSize(format);
          if (min <= wanted && max >= wanted) continue;
          expect(offered).not.toContain(`"value":"${value}"`);
          const chosen = { ...season.league.rules.chosen, [id]: value };
          await expect(setRules(hall, season.league.id, { chosen }, stand.press())).rejects.toThrow('wrong-seats');
          refused += 1;
        }
      }
    }
  }
  expect(refused).toBeGreaterThan(0);
  expect(LANGUAGES.map(language => wordsIn(language).refusal('wrong-seats', { seats: '2' }))).toEqual([
    expect.stringMatching(/dwuosobowe|for two/),
    expect.stringMatching(/dwuosobowe|for two/),
  ]);
});
