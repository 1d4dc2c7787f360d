import { ChannelType } from 'discord.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { actAs, launchBrowser, openPage, takeShot, withoutBrowser } from './browser.js';
import { pixel, type SampleBot, startSampleBot } from './sample-bot.js';

describe.skipIf(withoutBrowser)('the local page', () => {
  let discord: LocalDiscord;
  let bot: SampleBot;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  const open = (locale = 'en-US', viewport = { width: 1280, height: 800 }): Promise<Page> =>
    openPage(browser, { url: discord.page, locale, viewport, complaints });

  async function type(which: Page, command: string): Promise<void> {
    await which.getByRole('combobox').fill(command);
    await which.keyboard.press('Enter');
  }

  /** What is new is also told to those who listen; here it is looked for where it is read. */
  const said = (which: Page, text: string) => which.locator('.messages').getByText(text);

  const shot = (name: string, which = page) => takeShot(which, name);

  beforeAll(async () => {
    discord = await startLocalDiscord();
    bot = await startSampleBot(discord);
    browser = await launchBrowser();
    page = await open();
  });

  afterEach(() => {
    expect(complaints.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await bot?.client.destroy();
    await discord?.close();
  });

  test('says what it is and offers the commands', async () => {
    await expect.poll(() => page.getByRole('note').textContent()).toContain('not Discord');
    await page.getByRole('button', { name: '/greet' }).waitFor();
    await shot('welcome');
  });

  test('a command is typed with hints, suggestions and the keyboard alone', async () => {
    await page.getByRole('combobox').fill('/pi');
    await page.getByRole('option', { name: '/pick Picks a fruit' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#command-hint').textContent()).toContain('Which one');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'apple' }).waitFor();
    await page.keyboard.type('ch');
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['cherry']);
    await shot('autocomplete');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add option count' }).press('Enter');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await said(page, '4 × cherry').waitFor();
    await said(page, 'Ada used /pick').waitFor();
  });

  test('a required option that is missing is asked for', async () => {
    await type(page, '/league');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('alert').allTextContents()).toContain('This option is required');
    await page.keyboard.press('Escape');
    await page.getByPlaceholder('Message #board-games').waitFor();
  });

  test('buttons, the modal, and a select of several', async () => {
    await type(page, '/board');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Board', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Not yet' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Move' }).click();
    const modal = page.getByRole('dialog', { name: 'Tell us' });
    await modal.getByLabel('Your move').fill('A1-B2');
    await modal.getByLabel('Side').selectOption('White');
    await shot('modal');
    await modal.getByRole('button', { name: 'Submit' }).click();
    await said(page, 'A1-B2 as white').waitFor();
    await page.getByRole('button', { name: 'Open image: An empty board' }).click();
    await page.getByRole('dialog', { name: 'Picture' }).getByText('An empty board').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Choose tiles' }).click();
    await page.getByRole('option', { name: 'Knight' }).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await shot('select');
    await page.getByRole('button', { name: 'Done' }).click();
    await said(page, 'Chosen: knight, archer').waitFor();
  });

  test('one member never sees what only another may see', async () => {
    const other = await open();
    await actAs(other, 'Bartek');
    await type(page, '/secret');
    await page.keyboard.press('Enter');
    const own = page.locator('.message', { hasText: 'Only for you' });
    await own.getByText('Only you can see this').waitFor();
    await type(other, '/secret');
    await other.keyboard.press('Enter');
    await other.locator('.message', { hasText: 'Only for you' }).waitFor();
    expect(await other.locator('.message', { hasText: 'Only for you' }).count()).toBe(1);
    expect(await own.count()).toBe(1);
    expect(await said(other, 'A1-B2 as white').count()).toBe(0);
    await actAs(other, 'Nemo');
    await said(other, 'Chosen: knight, archer').waitFor();
    expect(await other.locator('.message.ephemeral').count()).toBe(0);
    await own.getByRole('button', { name: 'Dismiss message' }).click();
    await expect.poll(() => own.count()).toBe(0);
    await other.context().close();
  });

  test('a ping is shown at the member it is for', async () => {
    const [, bartek] = discord.members;
    await discord.control.command(discord.members[0]!.id, discord.channels[1]!.id, 'greet', { whom: bartek!.id });
    await page.getByRole('radio', { name: 'Bartek 1 new' }).waitFor();
    await actAs(page, 'Bartek');
    await page.getByRole('button', { name: 'league' }).first().click();
    await page.locator('.message.pings', { hasText: '@Bartek' }).waitFor();
    await actAs(page, 'Ada');
    await page.getByRole('button', { name: 'board-games' }).click();
  });

  test('nobody answers: the command and the button say so', async () => {
    await type(page, '/silent');
    await page.keyboard.press('Enter');
    await said(page, 'Sending command…').waitFor();
    discord.control.clock.advance(3100);
    await said(page, 'The application did not respond').waitFor();
    await type(page, '/board');
    await page.keyboard.press('Enter');
    const hand = page.getByRole('button', { name: 'Hand' }).last();
    await hand.waitFor();
    discord.control.faults.next('POST /interactions/:id/:token/callback', { kind: 'error', effect: 'before' }, 4);
    await hand.click();
    await expect.poll(() => hand.getAttribute('aria-busy')).toBe('true');
    discord.control.clock.advance(3100);
    await said(page, 'This interaction failed').waitFor();
    discord.control.faults.clear();
    await shot('failed');
  });

  test('thinking, threads, embeds, pictures and Markdown', async () => {
    await type(page, '/thread');
    await page.keyboard.press('Enter');
    await page.getByRole('navigation').getByRole('button', { name: 'A match' }).click();
    await said(page, 'Here we play').waitFor();
    await page.getByRole('button', { name: 'board-games' }).click();
    const channel = await bot.client.channels.fetch(discord.channels[0]!.id);
    if (channel?.type !== ChannelType.GuildText) throw new Error('not a text channel');
    await channel.send({
      content: `# Title\n**bold** ||hidden|| \`code\` <@${discord.members[2]!.id}> <t:${Math.floor(Date.now() / 1000) - 7200}:R>\n- one\n- two`,
      embeds: [
        {
          title: 'An embed',
          description: '*slanted*',
          color: 0xcc8844,
          fields: [{ name: 'A', value: 'B', inline: true }],
        },
      ],
      files: [{ attachment: pixel, name: 'p.png', description: 'A pixel' }],
    });
    const message = page.locator('.message', { hasText: 'An embed' });
    await message.getByRole('heading', { name: 'Title' }).waitFor();
    expect(await message.locator('strong', { hasText: 'bold' }).count()).toBe(1);
    expect(await message.locator('.mention').textContent()).toBe('@Celina');
    expect(await message.locator('time[data-relative]').textContent()).toBe('2 hours ago');
    await message.getByRole('button', { name: 'Spoiler' }).click();
    expect(await message.locator('.spoiler.hidden').count()).toBe(0);
    await message.getByRole('button', { name: 'Open image: A pixel' }).waitFor();
    await shot('markdown');
  });

  test('text is text, whatever it looks like', async () => {
    const channel = await bot.client.channels.fetch(discord.channels[0]!.id);
    if (channel?.type !== ChannelType.GuildText) throw new Error('not a text channel');
    const evil = '<img src=x onerror="window.evil=1"><b>raw</b>';
    await channel.send({
      content: `${evil} [x](javascript:window.evil=1)`,
      embeds: [{ title: evil, description: evil }],
      components: [{ type: 1, components: [{ type: 2, style: 1, label: evil, custom_id: evil }] }],
    });
    discord.control.say(discord.members[1]!.id, channel.id, evil);
    await expect.poll(() => said(page, '<b>raw</b>').count()).toBeGreaterThanOrEqual(4);
    expect(await page.evaluate('window.evil')).toBeUndefined();
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
  });

  test('it comes back by itself when the bot does', async () => {
    discord.control.faults.dropGateway();
    await page.getByText('The bot is not connected').waitFor();
    await page.getByText('The bot is not connected').waitFor({ state: 'hidden' });
  });

  test('in Polish, on a phone', async () => {
    const phone = await open('pl', { width: 390, height: 844 });
    await expect.poll(() => phone.getByRole('note').textContent()).toContain('nie Discord');
    await expect.poll(() => phone.locator('html').getAttribute('lang')).toBe('pl');
    await phone.getByRole('button', { name: 'Pokaż kanały' }).click();
    await phone.getByRole('button', { name: 'general' }).click();
    await phone.getByText('Witaj na #general!').waitFor();
    await phone.getByRole('button', { name: 'Polecenia' }).click();
    await phone.getByRole('option', { name: '/powitaj Wita się' }).click();
    await phone.getByRole('button', { name: 'Wyślij' }).click();
    await said(phone, 'Cześć, @Ada').first().waitFor();
    await said(phone, 'Ada używa /powitaj').waitFor();
    const width = await phone.evaluate('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(390);
    await shot('phone', phone);
    await phone.context().close();
  });
});
