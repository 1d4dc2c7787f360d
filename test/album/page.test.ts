import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Drawing, type Language, positionAfter } from '../../src/engine/index.js';
import { paintDrawing } from '../../src/render/painter.js';
import { launchBrowser, withoutBrowser } from '../local/browser.js';
import { keptOrder, NAMES, type Ordered } from './kept-order.js';
import { type Opened, openAlbum } from './opened.js';

const PHONE = { width: 390, height: 844 };

/** Blocks of so many pixels each way are compared: letters lie a part of a pixel elsewhere on another canvas. */
const BLOCK = 20;
/** How far the mean of a block may be off, of 255; and all of them together. */
const BLOCK_OFF = 30;
const MEAN_OFF = 1;

let browser: Browser;
beforeAll(async () => {
  if (!withoutBrowser) browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** The mean colour of every block, channel by channel. */
async function blocks(png: Buffer): Promise<readonly number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const across = Math.floor(info.width / BLOCK);
  const sums = new Array<number>(across * Math.floor(info.height / BLOCK) * 3).fill(0);
  for (let y = 0; y < Math.floor(info.height / BLOCK) * BLOCK; y++)
    for (let x = 0; x < across * BLOCK; x++)
      for (let channel = 0; channel < 3; channel++)
        sums[(Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)) * 3 + channel]! +=
          data[(y * info.width + x) * 3 + channel]! / BLOCK ** 2;
  return sums;
}

/** How far what the page shows is from what the bot paints: the worst block, and the mean of all. */
async function apart(page: Page, figure: string, drawing: Drawing): Promise<{ worst: number; mean: number }> {
  const url = await page.evaluate<string>(`document.querySelector('#${figure} canvas').toDataURL('image/png')`);
  const shown = Buffer.from(url.split(',')[1]!, 'base64');
  const { width, height } = await sharp(shown).metadata();
  expect([width, height]).toEqual([drawing.width, drawing.height]);
  const [one, other] = await Promise.all([blocks(shown), blocks(await paintDrawing(drawing).encode('png'))]);
  const off = one!.map((colour, at) => Math.abs(colour - other![at]!));
  return { worst: Math.max(...off), mean: off.reduce((sum, each) => sum + each, 0) / off.length };
}

function sceneAt({ game, order }: Ordered, answers: number, reader: number | 'spectator', language: Language) {
  const given = order.answers.slice(0, answers).map(({ answer }) => answer);
  const { state } = positionAfter(game, order.beginning, given);
  return { view: game.view(state, reader), reader, names: order.tongues[language].names };
}

const momentOf = async (page: Page): Promise<string> => (await page.locator('.told h2').textContent())!;
const slider = (page: Page) => page.getByRole('slider');

describe.skipIf(withoutBrowser)('the page of an album', () => {
  test.each(['monolith-arena/kept-1', 'tash-kalar/melee-0', 'wonderlands-war/b-0', 'mage-knight/kept-2'])(
    'paints as the bot does, without any network: %s',
    async file => {
      const ordered = keptOrder(file, 'en', 60);
      const { page, complaints } = await openAlbum(browser, ordered);
      await page.keyboard.press('End');
      const last = ordered.order.frames.at(-1)!.moment - 1;
      for (const language of ['en', 'pl'] as const) {
        await page.getByRole('button', { name: language === 'en' ? 'English' : 'Polski' }).click();
        const scene = sceneAt(ordered, last, 'spectator', language);
        const { drawing } = ordered.game.pictures.board(scene, language, { palette: 'standard' });
        const { worst, mean } = await apart(page, 'board', drawing);
        expect(worst).toBeLessThan(BLOCK_OFF);
        expect(mean).toBeLessThan(MEAN_OFF);
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    },
    120_000,
  );

  describe('of a match that is over', () => {
    const ordered = keptOrder('monolith-arena/kept-1');
    let opened: Opened;
    let page: Page;
    beforeAll(async () => {
      opened = await openAlbum(browser, ordered);
      page = opened.page;
    }, 120_000);
    afterAll(() => page?.context().close());

    test('is walked through by keys and by buttons, and says so', async () => {
      const count = Number(await slider(page).getAttribute('max')) + 1;
      expect(await momentOf(page)).toBe(`Moment 1 of ${count}`);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      expect(await momentOf(page)).toBe(`Moment 2 of ${count}`);
      await page.keyboard.press('End');
      expect(await momentOf(page)).toBe(`Moment ${count} of ${count}`);
      await page.keyboard.press('ArrowRight');
      expect(await momentOf(page)).toBe(`Moment ${count} of ${count}`);
      await page.keyboard.press('Home');
      for (const [name, at] of [
        ['On', 2],
        ['To the end', count],
        ['Back', count - 1],
        ['To the beginning', 1],
      ] as const) {
        await page.getByRole('button', { name, exact: true }).click();
        expect(await momentOf(page)).toBe(`Moment ${at} of ${count}`);
      }
      await slider(page).focus();
      await page.keyboard.press('ArrowRight');
      expect(await momentOf(page), 'once, though the slider knows arrows too').toBe(`Moment 2 of ${count}`);
      expect(await slider(page).getAttribute('aria-valuetext')).toBe(`Moment 2 of ${count}`);
    });

    test('goes on by itself until it is stopped', async () => {
      await page.keyboard.press('Home');
      await page.getByRole('combobox', { name: 'Pace' }).selectOption('2');
      await page.locator('body').click({ position: { x: 2, y: 2 } });
      await page.keyboard.press(' ');
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      // Nobody is talked to all the time.
      expect(await page.locator('.told').getAttribute('aria-live')).toBe('off');
      await expect.poll(() => slider(page).inputValue().then(Number), { timeout: 20_000 }).toBeGreaterThan(1);
      await page.keyboard.press(' ');
      await page.getByRole('button', { name: 'Play' }).waitFor();
      expect(await page.locator('.told').getAttribute('aria-live')).toBe('polite');
    });

    test('has a menu of turns, and everybody’s hand painted as the bot does', async () => {
      const turns = page.getByRole('combobox', { name: 'Go to a turn or a battle' });
      const last = await turns.locator('option').last().textContent();
      await turns.selectOption({ label: last! });
      expect(await page.locator('.told').innerText()).toContain(last!.replace(/^\d+\. /, ''));

      await page.keyboard.press('End');
      await page.getByRole('combobox', { name: 'A hand beside the board' }).selectOption('1');
      const scene = sceneAt(ordered, ordered.order.answers.length, 1, 'en');
      const { drawing, alt } = ordered.game.pictures.hand(scene, 'en', { palette: 'standard' })!;
      const { worst, mean } = await apart(page, 'hand', drawing);
      expect(worst).toBeLessThan(BLOCK_OFF);
      expect(mean).toBeLessThan(MEAN_OFF);
      expect(await page.locator('#hand .words').textContent()).toBe(alt);
      await page.getByRole('combobox', { name: 'A hand beside the board' }).selectOption('');
      expect(await page.locator('#hand').isVisible()).toBe(false);
    });

    test('says the same in words, names the seats as they are called, and tells the end to who asks', async () => {
      await page.keyboard.press('End');
      const scene = sceneAt(ordered, ordered.order.answers.length, 'spectator', 'en');
      const { alt } = ordered.game.pictures.board(scene, 'en', { palette: 'standard' });
      const board = page.getByRole('img', { name: 'The board' });
      expect(await page.locator(`#${await board.getAttribute('aria-describedby')}`).textContent()).toBe(alt);
      const seats = await page.locator('.players li').allInnerTexts();
      expect(seats.map((seat, at) => seat.startsWith(`${NAMES[at]}, `))).toEqual([true, true]);
      expect(await page.locator('#evil, img').count()).toBe(0);
      expect(await page.locator('.result').isVisible()).toBe(false);
      await page.getByText('How it ended').click();
      expect(await page.locator('.result').innerText()).toBe(ordered.order.tongues.en.result);
    });

    test('speaks the other language at a press, at the same moment', async () => {
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      const english = await page.locator('.told').innerText();
      await page.getByRole('button', { name: 'Polski' }).click();
      expect(await momentOf(page)).toMatch(/^Chwila 2 z \d+$/);
      expect(await page.locator('.told').innerText()).not.toBe(english);
      expect(await page.evaluate('document.documentElement.lang')).toBe('pl');
      expect(await page.getByRole('button', { name: 'Odtwarzaj' }).isVisible()).toBe(true);
      await page.getByRole('button', { name: 'English' }).click();
      expect(await page.locator('.told').innerText()).toBe(english);
    });

    test('fits a phone, with everything that is pressed large enough and in sight', async () => {
      await page.setViewportSize(PHONE);
      const wide = await page.evaluate('[document.documentElement.scrollWidth, innerWidth]');
      expect(wide).toEqual([PHONE.width, PHONE.width]);
      for (const name of ['To the beginning', 'Back', 'Play', 'On', 'To the end']) {
        const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height);
      }
      const board = (await page.locator('#board canvas').boundingBox())!;
      expect(board.width).toBeGreaterThan(PHONE.width - 30);
      expect(board.y).toBeLessThan(300);
    });

    test('never asked for anything, and nothing was refused', () => {
      expect(opened.complaints).toEqual([]);
    });
  });
});
