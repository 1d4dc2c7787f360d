import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnStage, raiseStage } from '../discord/stage.js';
import { pebbles } from '../engine/pebbles.js';
import { actAs, launchBrowser, openPage, takeShot, withoutBrowser } from './browser.js';

const TURNS = 200;
/** Two browsers, a bot and a painter may share two slow cores. */
const PATIENT = { timeout: 15_000 };

describe.skipIf(withoutBrowser)('a whole short match by clicking, in Polish', () => {
  let stage: OwnStage;
  let browser: Browser;
  const complaints: string[] = [];

  beforeAll(async () => {
    stage = await raiseStage([pebbles]);
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  const open = async (name: string, viewport = { width: 1280, height: 800 }): Promise<Page> => {
    const page = await openPage(browser, { url: stage.discord.page, locale: 'pl', viewport, complaints });
    await actAs(page, name);
    return page;
  };

  const playButton = (page: Page): Locator => page.locator('.message [data-key^="button play."]').last();
  const panelOf = (page: Page): Locator => page.locator('.message.ephemeral').last();

  /** Clicks the first thing the panel offers as an answer; false when it asks nothing. */
  async function answer(page: Page): Promise<boolean> {
    const panel = panelOf(page);
    const before = await panel.innerHTML();
    const button = panel.locator('[data-key^="button say."]:enabled, [data-key^="button done."]:enabled').first();
    const select = panel.locator('[data-key^="select "]:enabled').first();
    if (await button.count()) await button.click();
    else if (await select.count()) {
      await select.click();
      await page.getByRole('option').first().click();
      const done = page.getByRole('button', { name: 'Gotowe' });
      if (await done.count()) await done.click();
    } else return false;
    const isSettled = async () => {
      const now = await panel.innerHTML();
      return now !== before && !now.includes('aria-busy');
    };
    await expect.poll(isSettled, PATIENT).toBe(true);
    return true;
  }

  async function playTurn(page: Page): Promise<void> {
    const seen = await page.locator('.message.ephemeral').count();
    await playButton(page).click();
    await expect.poll(() => page.locator('.message.ephemeral').count(), PATIENT).toBeGreaterThan(seen);
    await expect.poll(() => panelOf(page).locator('.thinking').count(), PATIENT).toBe(0);
    while (await answer(page));
  }

  test('from the lobby to the result, and nobody sees what is another’s', async () => {
    const host = await open('Żaneta');
    const friend = await open('Łukasz', { width: 390, height: 844 });
    await host.getByRole('combobox').fill('/graj');
    await host.keyboard.press('Enter');
    await host.getByRole('option').first().click();
    await host.keyboard.press('Enter');
    await friend.getByRole('button', { name: 'Dołącz' }).click();
    await host.getByRole('button', { name: 'Start' }).click();
    for (const page of [host, friend]) {
      const menu = page.getByRole('button', { name: 'Pokaż kanały' });
      if (await menu.isVisible()) await menu.click();
      await page.locator('.channel.thread').first().click();
      await playButton(page).waitFor();
    }
    // A thread that is over is put away: who wants to see the end has to be there.
    const stranger = await open('Stranger');
    await stranger.locator('.channel.thread').first().click();
    const [thread] = stage.discord.control.threads();
    const isRunning = async () => (await stage.store.lastMatchAt(thread!.id))?.status === 'running';
    for (let turn = 0; turn < TURNS && (await isRunning()); turn += 1) {
      for (const page of [host, friend]) if (await isRunning()) await playTurn(page);
      if (turn === 0) await Promise.all([takeShot(host, 'match-host'), takeShot(friend, 'match-friend-phone')]);
    }
    expect(await isRunning()).toBe(false);
    await host.getByText('SHA-256').last().waitFor();
    await takeShot(host, 'match-result');
    const own = (page: Page) =>
      page.locator('.message.ephemeral').evaluateAll(all => all.map(one => (one as { id: string }).id));
    const [hosts, friends] = [await own(host), await own(friend)];
    expect(Math.min(hosts.length, friends.length)).toBeGreaterThan(0);
    await stranger.getByText('SHA-256').last().waitFor();
    for (const [page, hidden] of [
      [host, friends],
      [friend, hosts],
      [stranger, [...hosts, ...friends]],
    ] as const)
      for (const id of hidden) expect(await page.locator(`#${id}`).count()).toBe(0);
    expect(stage.faults).toEqual([]);
    expect(complaints).toEqual([]);
  }, 120_000);
});
