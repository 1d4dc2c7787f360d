import { type APIButtonComponent, MessageFlags, REST, Routes } from 'discord.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { button, buttonRows, menuRow, type Part, type Row, text } from '../../src/discord/components.js';
import { message } from '../../src/discord/message.js';
import { controlsHeight, linesTaken, roomForControls, roomForLines } from '../../src/discord/phone.js';
import { wordsIn } from '../../src/discord/words/index.js';
import { LANGUAGES } from '../../src/engine/index.js';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { launchBrowser, openPage, withoutBrowser } from '../local/browser.js';

const labelled = (...labels: string[]): APIButtonComponent[] =>
  labels.map((label, index) => button(`x.${index}`, { label }));

const LABELS = [
  ['A1', 'B1', 'C1', 'D1', 'E1'],
  ['Przywołaj Kiskińskiego łucznika', 'Zakończ turę', 'Odrzuć'],
  ['Place the Rune of Regeneration', 'Discard the Windmill', 'End the turn'],
  ['Jednorożec', 'Anioł śmierci'],
  ['Warmmmmmwwwm', 'illi', 'Tak'],
];

const TEXTS = [
  'Żaneta przywołuje Żywiołaka ognia na C3: giną 4 piony (Łukasz). Punkty: Żaneta +1 (kolor: Łukasz)',
  '**Koniec blisko: 12 punktów w jednym kolorze ma Celina. Jeszcze po jednej turze: Żaneta, Łukasz.**',
  '**☀️ Ruch, potem jedna ⚔️ i jeszcze**',
  '⚪⚪⚪ ⚔️⚔️⚔️ ☀️☀️☀️ ⚪⚪⚪ ⚔️⚔️⚔️ ☀️☀️☀️',
  'Battle 3: Banner (Ada) 17 → 15, Banner (Bo) 18 → 13, the Swordsman C3 dies.',
];

describe('what is left of a screen', () => {
  test('pictures, texts and a row of buttons are taken off it', () => {
    const square = { width: 1000, height: 1000 };
    expect(roomForControls(750, 'Dokąd?', [])).toBe(750 - 36 - 22);
    expect(roomForControls(750, 'Dokąd?', [square])).toBe(750 - 36 - 22 - 277 - 8);
    expect(roomForLines(400, [square], ['Ruch: Ada'])).toBe(0);
  });

  test('a menu is a little higher than a row of buttons', () => {
    const menu = menuRow('m', { placeholder: 'Odrzuć…', options: [{ value: '0', label: 'Pikinier' }] });
    expect(controlsHeight([menu])).toBe(50);
    expect(controlsHeight(buttonRows(labelled('Tak', 'Nie')))).toBe(40);
  });
});

describe.skipIf(withoutBrowser)('a phone of 390 px', () => {
  let discord: LocalDiscord;
  let rest: REST;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    discord = await startLocalDiscord({ port: 0 });
    rest = new REST({ api: discord.api }).setToken(discord.token);
    browser = await launchBrowser();
    const viewport = { width: 390, height: 844 };
    page = await openPage(browser, { url: discord.page, locale: 'pl', viewport, complaints: [] });
  });
  afterAll(async () => {
    await browser?.close();
    await discord?.close();
  });

  async function boxesOf(part: Part, inside: string): Promise<{ top: number; height: number }[]> {
    const body = { flags: MessageFlags.IsComponentsV2, components: message([part]).components };
    const { id } = (await rest.post(Routes.channelMessages(discord.channels[0]!.id), { body })) as { id: string };
    await page.locator(`[data-message-id="${id}"]`).waitFor();
    await page.evaluate('document.fonts.ready');
    const all = `[...document.querySelectorAll('[data-message-id="${id}"] ${inside}')]`;
    return page.evaluate(`${all}.map(one => one.getBoundingClientRect()).map(({ top, height }) => ({ top, height }))`);
  }

  const rowsSeen = async (row: Row): Promise<number> =>
    new Set((await boxesOf(row, '.button')).map(({ top }) => top)).size;

  test.each(LANGUAGES)('the buttons of a post stand in one row in %s', async language => {
    const { play, hand, whatHappened, more } = wordsIn(language);
    const [row] = buttonRows(labelled(play, hand, whatHappened, more));
    expect(await rowsSeen(row!)).toBe(1);
  });

  test('rows of buttons are as high as they are taken for, or lower', async () => {
    for (const labels of LABELS) {
      const [row] = buttonRows(labelled(...labels));
      expect(await rowsSeen(row!), labels.join()).toBeLessThanOrEqual(controlsHeight([row!]) / 40);
    }
  });

  test('texts have as many lines as they are taken for, or fewer', async () => {
    for (const content of TEXTS) {
      const [box] = await boxesOf(text(content), '.markdown');
      expect(Math.round(box!.height / 22), content).toBeLessThanOrEqual(linesTaken(content));
      expect(linesTaken(content), content).toBeLessThanOrEqual(Math.round(box!.height / 22) + 1);
    }
  });
});
