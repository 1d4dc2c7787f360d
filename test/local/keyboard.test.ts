import { ChannelType, MessageFlags, type TextChannel } from 'discord.js';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { launchBrowser, openPage, withoutBrowser } from './browser.js';
import { everyNode, listenTo, nameless, saidTwice } from './heard.js';
import { board, pixel, type SampleBot, startSampleBot } from './sample-bot.js';

describe.skipIf(withoutBrowser)('the local page without a mouse or without eyes', () => {
  let discord: LocalDiscord;
  let bot: SampleBot;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    discord = await startLocalDiscord();
    bot = await startSampleBot(discord);
    browser = await launchBrowser();
  });

  beforeEach(async () => {
    page = await openPage(browser, { url: discord.page, complaints });
  });

  afterEach(async () => {
    await page.context().close();
    expect(complaints.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await bot?.client.destroy();
    await discord?.close();
  });

  async function place(): Promise<TextChannel> {
    const channel = await bot.client.channels.fetch(discord.channels[0]!.id);
    if (channel?.type !== ChannelType.GuildText) throw new Error('not a text channel');
    return channel;
  }

  /** A fresh board, as it stands on the page. */
  async function newBoard(): Promise<Locator> {
    const { id } = await (await place()).send({
      flags: MessageFlags.IsComponentsV2,
      components: [board()],
      files: [{ attachment: pixel, name: 'board.png' }],
    });
    const message = page.locator(`[data-message-id="${id}"]`);
    await message.waitFor();
    return message;
  }

  /** What has the keyboard: the key of a control, or the message. */
  const focus = (): Promise<unknown> =>
    page.evaluate(`(({ dataset, tagName }) => dataset.key ?? dataset.messageId ?? tagName)(document.activeElement)`);

  const said = (): Promise<readonly string[]> => page.getByRole('log').locator('p').allTextContents();

  test('a press keeps the keyboard where it was, while it waits and once it is answered', async () => {
    const message = await newBoard();
    const hand = message.getByRole('button', { name: 'Hand' });
    await hand.focus();
    discord.control.faults.next('POST /interactions/:id/:token/callback', { kind: 'slow', ms: 300 });
    await page.keyboard.press('Enter');
    await expect.poll(() => hand.getAttribute('aria-busy')).toBe('true');
    expect(await focus()).toBe('button hand');
    await page.locator('.message.ephemeral').last().waitFor();
    await expect.poll(() => hand.getAttribute('aria-busy')).toBe(null);
    expect(await focus()).toBe('button hand');
  });

  test('when the pressed control goes, the keyboard stays at its message', async () => {
    const message = await newBoard();
    await message.getByRole('button', { name: 'Later' }).focus();
    await page.keyboard.press('Enter');
    await message.getByText('It is later').waitFor();
    expect(await focus()).toBe(await message.getAttribute('data-message-id'));
  });

  test('what others write, a change of language and a board drawn again do not take the keyboard away', async () => {
    const message = await newBoard();
    await message.getByRole('button', { name: 'Open image: An empty board' }).focus();
    const before = await focus();
    discord.control.say(discord.members[1]!.id, discord.channels[0]!.id, 'Good luck');
    await page.locator('.messages').getByText('Good luck').last().waitFor();
    discord.control.react(discord.members[1]!.id, String(await message.getAttribute('data-message-id')), '👍');
    await message.getByRole('button', { name: '👍: 1 reaction' }).waitFor();
    discord.control.setLocale(discord.members[0]!.id, 'pl');
    await page.getByRole('button', { name: 'Otwórz obraz: An empty board' }).last().waitFor();
    discord.control.setLocale(discord.members[0]!.id, 'en-US');
    await page.getByRole('button', { name: 'Open image: An empty board' }).last().waitFor();
    expect(await focus()).toBe(before);
  });

  test('a form keeps the keyboard inside and gives it back', async () => {
    const message = await newBoard();
    await message.getByRole('button', { name: 'Move' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Tell us' });
    await dialog.getByLabel('Your move').waitFor();
    for (let at = 0; at < 9; at += 1) {
      expect(
        await page.evaluate(
          `document.activeElement === document.body || document.activeElement.closest('dialog') !== null`,
        ),
      ).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await focus()).toBe('button move');
  });

  test('a picture opens, is described once and closes again', async () => {
    const message = await newBoard();
    const picture = message.getByRole('button', { name: 'Open image: An empty board' });
    await picture.focus();
    const before = await focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Picture' }).getByText('An empty board').waitFor();
    expect(saidTwice(await listenTo(page))).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focus()).toBe(before);
  });

  test('a menu is walked with arrows, left with Tab or Escape, and gives the keyboard back', async () => {
    const message = await newBoard();
    await message.getByRole('button', { name: 'Choose a rival' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox', { name: 'Choose a rival' }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await focus()).toBe('select rival');
    await message.getByRole('button', { name: 'Choose tiles' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(saidTwice(await listenTo(page))).toEqual([]);
    // A redraw meanwhile must not lose the way back.
    discord.control.react(discord.members[1]!.id, String(await message.getAttribute('data-message-id')), '👍');
    await message.getByRole('button', { name: '👍: 1 reaction', includeHidden: true }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focus()).toBe('done');
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await focus()).toBe('select tile');
  });

  test('a private answer that is dismissed sends the keyboard to the message box, Escape does so from anywhere', async () => {
    const message = await newBoard();
    // Private answers of the tests before are still there: only one more than those is the one to dismiss.
    const panels = page.locator('.message.ephemeral');
    const before = await panels.count();
    await message.getByRole('button', { name: 'Hand' }).click();
    const panel = panels.nth(before);
    await panel.getByRole('button', { name: 'Dismiss message' }).focus();
    const id = await panel.getAttribute('data-message-id');
    await page.keyboard.press('Enter');
    await page.locator(`[data-message-id="${id}"]`).waitFor({ state: 'detached' });
    expect(await focus()).toBe('TEXTAREA');
    await message.getByRole('button', { name: 'Hand' }).focus();
    await page.keyboard.press('Escape');
    expect(await focus()).toBe('TEXTAREA');
  });

  test('people are one stop; arrows choose among them', async () => {
    await page.getByRole('radio', { name: 'Ada' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('radio', { name: 'Bartek' }).getAttribute('aria-checked')).toBe('true');
    expect(await focus()).toBe(discord.members[1]!.id);
    await page.keyboard.press('Tab');
    expect(await focus()).toBe('en-US');
  });

  test('new messages are said once, a board drawn again is not, the next question of a panel is', async () => {
    const message = await newBoard();
    await expect.poll(async () => (await said()).filter(line => line === 'Arbiter: Board').length).toBe(1);
    await message.getByRole('button', { name: 'Hand' }).click();
    await expect.poll(async () => (await said()).at(-1)).toContain('Arbiter: The hand of');
    const heard = (await said()).length;
    discord.control.react(discord.members[1]!.id, String(await message.getAttribute('data-message-id')), '👍');
    await message.getByRole('button', { name: '👍: 1 reaction' }).waitFor();
    expect(await said()).toHaveLength(heard);
    discord.control.say(discord.members[0]!.id, discord.channels[0]!.id, 'my own words');
    discord.control.say(discord.members[1]!.id, discord.channels[0]!.id, 'the others’ words, 2 → 3');
    await expect.poll(async () => (await said()).slice(heard)).toEqual(['Bartek: the others’ words, 2 to 3']);
  });

  test('what failed is said once, a command and a press', async () => {
    const message = await newBoard();
    await page.getByRole('combobox').fill('/silent');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.locator('.messages').getByText('Sending command…').waitFor();
    discord.control.clock.advance(3100);
    const times = async (text: string) => (await said()).filter(line => line === text).length;
    await expect.poll(() => times('The application did not respond')).toBe(1);
    discord.control.faults.next('POST /interactions/:id/:token/callback', { kind: 'error', effect: 'before' }, 4);
    await message.getByRole('button', { name: 'Hand' }).click();
    await expect.poll(() => message.getByRole('button', { name: 'Hand' }).getAttribute('aria-busy')).toBe('true');
    discord.control.clock.advance(3100);
    await expect.poll(() => times('This interaction failed')).toBe(1);
    discord.control.react(discord.members[1]!.id, String(await message.getAttribute('data-message-id')), '👍');
    await message.getByRole('button', { name: '👍: 1 reaction' }).waitFor();
    expect([await times('This interaction failed'), await times('The application did not respond')]).toEqual([1, 1]);
    discord.control.faults.clear();
  });

  test('signs have words, ornaments are silent, and blank buttons are not there', async () => {
    const button = (label: string, more = {}) =>
      ({ type: 2, style: 2, label, custom_id: `b${label}`, ...more }) as const;
    const sent = await (await place()).send({
      content: '▶ Łukasz 3+2+1 · 0* · C3 ↻1 · 16 → 13',
      components: [
        {
          type: 1,
          components: [
            button('↻1'),
            button('A1 → B2'),
            button('Play', { emoji: { name: '🎲' } }),
            button('\u2800', { disabled: true }),
            { type: 2, style: 2, custom_id: 'named', emoji: { id: '100000000000000001', name: 'red_banner' } },
          ],
        },
      ],
    });
    const message = page.locator(`[data-message-id="${sent.id}"]`);
    for (const name of ['turned 1', 'A1 to B2', 'Play', 'red banner'])
      await message.getByRole('button', { name, exact: true }).waitFor();
    expect(await message.getByRole('button').count()).toBe(4);
    const words = everyNode(await listenTo(page)).map(({ role, name }) => `${role} ${name}`);
    for (const word of ['plus', 'with a star', 'turned', 'to']) expect(words).toContain(`image ${word}`);
    // What is seen stays as it was written.
    expect(await message.locator('.markdown').textContent()).toBe('▶ Łukasz 3+2+1 · 0* · C3 ↻1 · 16 → 13');
  });

  test('everything has a name, and nothing says it twice, in both languages and while a command is typed', async () => {
    await newBoard();
    await (await place()).send({
      content: '# Title\n||hidden|| <t:1700000000:R>',
      embeds: [{ title: 'An embed', description: 'text' }],
      files: [
        { attachment: pixel, name: 'p.png', description: 'A pixel' },
        { attachment: Buffer.from('x'), name: 'x.txt' },
      ],
    });
    await page.getByRole('button', { name: 'Open image: A pixel' }).waitFor();
    const check = async (): Promise<void> => {
      const heard = await listenTo(page);
      expect(nameless(heard)).toEqual([]);
      expect(saidTwice(heard)).toEqual([]);
    };
    await check();
    await page.getByRole('combobox').fill('/pi');
    await page.getByRole('option').first().waitFor();
    await check();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'apple' }).waitFor();
    await check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Polski' }).click();
    await page.getByRole('button', { name: 'Otwórz obraz: A pixel' }).waitFor();
    await check();
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Open image: A pixel' }).waitFor();
  });

  test('without the key the page says how to get in; a new start’s address in another tab lets it in', async () => {
    expect(new URL(page.url()).search).toBe('');
    const stranger = await openPage(browser, { url: discord.url, complaints });
    await stranger.getByText('Open the address that the terminal has printed').waitFor();
    expect(await stranger.locator('.message').count()).toBe(0);
    const second = await stranger.context().newPage();
    await second.goto(discord.page);
    await stranger.getByText('Open the address that the terminal has printed').waitFor({ state: 'hidden' });
    await stranger.getByRole('radio', { name: 'Ada' }).waitFor();
    await stranger.context().close();
  });
});
