import { type APIButtonComponent, type APIMessageTopLevelComponent, ChannelType, MessageFlags } from 'discord.js';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordsIn } from '../../src/discord/words/index.js';
import { LANGUAGES } from '../../src/engine/language.js';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { SNOOZES } from '../../src/matches/time/snoozing.js';
import { launchBrowser, openPage, takeShot, withoutBrowser } from './browser.js';
import { board, type SampleBot, startSampleBot } from './sample-bot.js';

const WIDTH = 390;
/** The text of a message: 16 to the avatar, 40 of it, 12 between, 16 to the edge. */
const TEXT = WIDTH - 16 - 40 - 12 - 16;
/** Within a container: its accent, its border and its padding. */
const INNER = TEXT - 4 - 1 - 2 * 12;

describe.skipIf(withoutBrowser)('the local page on a phone', () => {
  let discord: LocalDiscord;
  let bot: SampleBot;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    discord = await startLocalDiscord();
    bot = await startSampleBot(discord);
    browser = await launchBrowser();
    const viewport = { width: WIDTH, height: 844 };
    page = await openPage(browser, { url: discord.page, locale: 'pl', viewport, complaints });
  });

  afterAll(async () => {
    await browser?.close();
    await bot?.client.destroy();
    await discord?.close();
    expect(complaints).toEqual([]);
  });

  async function post(components: readonly APIMessageTopLevelComponent[], content?: string): Promise<Locator> {
    const channel = await bot.client.channels.fetch(discord.channels[0]!.id);
    if (channel?.type !== ChannelType.GuildText) throw new Error('not a text channel');
    const picture = await sharp({ create: { width: 1080, height: 1080, channels: 3, background: '#446' } })
      .png()
      .toBuffer();
    const { id } = content
      ? await channel.send({ content, components })
      : await channel.send({
          flags: MessageFlags.IsComponentsV2,
          components,
          files: [{ attachment: picture, name: 'board.png' }],
        });
    const message = page.locator(`[data-message-id="${id}"]`);
    await message.waitFor();
    await page.evaluate('document.fonts.ready');
    return message;
  }

  const box = async (one: Locator) => {
    const found = await one.boundingBox();
    if (!found) throw new Error('not on the page');
    return found;
  };

  const label = (name: string): APIButtonComponent => ({ type: 2, style: 2, label: name, custom_id: name });

  test.each(LANGUAGES)('a lobby, a reminder and a post of the turn have one row of buttons (%s)', async language => {
    const words = wordsIn(language);
    const snoozes = SNOOZES.map(snooze => words.snooze(snooze));
    for (const labels of [
      [words.join, words.leave, words.start, words.options],
      [words.play, ...snoozes],
      [words.play, words.hand, words.whatHappened, words.more],
    ]) {
      const row = { type: 1, components: labels.map(label) };
      const message = await post([{ type: 17, components: [{ type: 10, content: labels.join() }, row] }]);
      const buttons = await Promise.all(labels.map(name => box(message.getByRole('button', { name, exact: true }))));
      expect(new Set(buttons.map(({ y }) => y)).size, labels.join()).toBe(1);
    }
  });

  test('a board of buttons is five in a row, 32 high and 8 apart', async () => {
    const rows = [...'ABCDE'].map(row => ({ type: 1, components: [1, 2, 3, 4, 5].map(at => label(`${row}${at}`)) }));
    const message = await post([{ type: 17, components: [{ type: 10, content: 'Gdzie?' }, ...rows] }]);
    const places = await Promise.all(
      [...'ABCDE'].map(row =>
        Promise.all([1, 2, 3, 4, 5].map(at => box(message.getByRole('button', { name: `${row}${at}` })))),
      ),
    );
    for (const row of places) {
      expect(new Set(row.map(({ y }) => y)).size).toBe(1);
      for (const { height, width } of row) {
        expect(height).toBe(32);
        expect(width).toBeGreaterThanOrEqual(44);
      }
    }
    expect(places.slice(1).map((row, at) => row[0]!.y - places[at]![0]!.y)).toEqual([40, 40, 40, 40]);
    await takeShot(page, 'phone-board');
  });

  test('a picture is as wide as its container lets it, and a message is as high as its parts', async () => {
    const gallery = { type: 12, items: [{ media: { url: 'attachment://board.png' }, description: 'Plansza' }] };
    const message = await post([{ type: 17, components: [{ type: 10, content: 'Jedna linia' }, gallery] }]);
    const image = await box(message.locator('img'));
    expect([image.width, image.height]).toEqual([INNER, INNER]);
    const container = await box(message.locator('.container'));
    expect([container.x, container.width]).toEqual([68, TEXT]);
    // 12 above, a line of 22, 8 between, the picture, 12 below, and the border.
    expect(Math.round(container.height)).toBe(12 + 22 + 8 + INNER + 12 + 2);
    expect(await page.evaluate(`document.fonts.check('16px "Noto Sans Page"')`)).toBe(true);
  });

  test('nothing is wider than the screen, however long it is', async () => {
    const long = 'Konstantynopolitańczykowianeczka'.repeat(3);
    const wide = [
      { type: 10, content: `# ${long}\n${long}\n\`\`\`\n${'x'.repeat(200)}\n\`\`\`\n> ${long}\n- ${long}` },
      {
        type: 9,
        components: [{ type: 10, content: long }],
        accessory: { type: 2, style: 1, label: 'Dalej', custom_id: 'next' },
      },
      { type: 1, components: [label('Odrzuć żeton z ręki i dobierz następny, po czym zakończ swoją turę bitwą')] },
      { type: 1, components: [{ type: 3, custom_id: 's', placeholder: long, options: [{ label: long, value: 'x' }] }] },
    ];
    await post([{ type: 17, components: wide }]);
    await post(
      [{ type: 1, components: [1, 2, 3, 4, 5].map(at => label(`Sztandar na polu ${at}`)) }],
      `${long} ${long}`,
    );
    await post([board().toJSON()]);
    await page.getByRole('button', { name: 'Polecenia' }).click();
    const outside = `[...document.querySelectorAll('body *')]
      .filter(one => !one.closest('pre, .people, .unseen, .sidebar') && one.getClientRects().length > 0)
      .filter(one => one.getBoundingClientRect().right > ${WIDTH} || one.getBoundingClientRect().left < 0)
      .map(one => one.className)`;
    expect(await page.evaluate(outside)).toEqual([]);
    const scrolls = `[document.documentElement, document.querySelector('.chat')].map(one => one.scrollWidth <= one.clientWidth)`;
    expect(await page.evaluate(scrolls)).toEqual([true, true]);
    await takeShot(page, 'phone-wide');
    await page.keyboard.press('Escape');
  });

  test('the channels slide in, take the keyboard and give it back', async () => {
    const menu = page.getByRole('button', { name: 'Pokaż kanały' });
    await menu.press('Enter');
    const focused = `document.activeElement.getAttribute('aria-current') ?? document.activeElement.className`;
    await expect.poll(() => page.evaluate(focused)).toBe('page');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(focused)).toBe('round menu');
    await menu.press('Enter');
    await page.getByRole('button', { name: 'general' }).press('Enter');
    await page.getByText('Witaj na #general!').waitFor();
    await expect.poll(() => page.evaluate(focused)).toBe('round menu');
  });
});
