import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { bindAlbum } from '../../src/album/binding.js';
import type { Ordered } from './kept-order.js';

/** An album in a browser that reaches nothing but the file. */
export interface Opened {
  readonly page: Page;
  /** What the browser complained about, and whatever the page wanted from elsewhere. */
  readonly complaints: string[];
}

export async function openAlbum(
  browser: Browser,
  { game, order }: Ordered,
  viewport = { width: 1600, height: 3000 },
): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'album-'));
  const file = join(folder, 'match.html');
  writeFileSync(file, (await bindAlbum(game, order))!);
  const address = pathToFileURL(file).href;
  const complaints: string[] = [];
  const context = await browser.newContext({ viewport, offline: true });
  const page = await context.newPage();
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', said => complaints.push(said.text()));
  page.on('dialog', dialog => complaints.push(dialog.message()));
  page.on('request', request => {
    if (request.url() !== address) complaints.push(request.url());
  });
  await page.goto(address);
  await page.getByRole('navigation').waitFor();
  rmSync(folder, { recursive: true });
  return { page, complaints };
}
