import { beforeAll, describe, expect, test } from 'vitest';
import { countComponents } from '../../src/discord/components.js';
import { pairingsMessage, scheduleMessage, tableMessage, whyMessage } from '../../src/discord/league-looks.js';
import { managePanel, rulesPanel, startPanel } from '../../src/discord/league-panels.js';
import { deadlinePost, finalPost, livingPost, roundPost } from '../../src/discord/league-posts.js';
import { LIMITS } from '../../src/discord/limits.js';
import type { Message } from '../../src/discord/message.js';
import type { Surface } from '../../src/discord/surface.js';
import { wordsIn } from '../../src/discord/words/index.js';
import { LANGUAGES } from '../../src/engine/index.js';
import {
  award,
  close,
  FORMATS,
  type Format,
  Hall,
  join,
  openLeague,
  pairingsOf,
  type Season,
  setRules,
  startSeason,
} from '../../src/leagues/index.js';
import { House } from '../../src/matches/index.js';
import { games } from '../../src/registry.js';
import { byAct, type LeagueStand, makeLeagueStand, openedLeague, openTables } from '../leagues/stand.js';

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
    const [first] = pairingsOf(await stand.hall.season(season.league.id), 1).filter(({ second }) => second !== null);
    season = await award(stand.hall, byAct(stand, season.league.id), first!.id, 'draw', 'ż'.repeat(300));
    checkLimits(await livingPost(surface, season));
    checkLimits(roundPost(surface, season, 1));
    checkLimits(await deadlinePost(surface, season));
    for (const language of LANGUAGES) {
      for (const page of [1, 2, 4]) checkLimits(managePanel(season, language, page));
      checkLimits(await pairingsMessage(surface, season, language));
      checkLimits(await scheduleMessage(surface, season, language));
      for (const look of ['picture', 'text', 'csv'] as const)
        checkLimits(await tableMessage(surface, season, language, look));
      checkLimits(whyMessage(surface, season, language, season.entrants[0]!));
    }
    season = await close(stand.hall, byAct(stand, season.league.id), 'ż'.repeat(300));
    checkLimits(await finalPost(surface, season));
    checkLimits(await livingPost(surface, season));
  });
});

test('the rules of a season of every game fit on one panel, which offers only what two can play', async () => {
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
      for (const language of LANGUAGES) checkLimits(rulesPanel(house, season, language, 'x'.repeat(300)));
      const offered = JSON.stringify(rulesPanel(house, season, 'en'));
      for (const { id, values } of game.lobby.options) {
        for (const value of values) {
          const { min } = game.lobby.seats({ ...season.league.rules.chosen, [id]: value });
          if (min <= 2) continue;
          expect(offered).not.toContain(`"value":"${value}"`);
          const chosen = { ...season.league.rules.chosen, [id]: value };
          await expect(setRules(hall, season.league.id, { chosen }, stand.press())).rejects.toThrow('not-for-two');
          refused += 1;
        }
      }
    }
  }
  expect(refused).toBeGreaterThan(0);
  expect(LANGUAGES.map(language => wordsIn(language).refusal('not-for-two', {}))).toEqual([
    expect.stringMatching(/dwuosobowe|for two/),
    expect.stringMatching(/dwuosobowe|for two/),
  ]);
});
