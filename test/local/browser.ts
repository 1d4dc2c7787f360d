import { existsSync, mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

const path = '/usr/bin/chromium';

/** Without a browser its tests are skipped on a developer's machine; in CI they fail, because there it is installed. */
export const withoutBrowser = !existsSync(path) && !process.env.CI;
if (withoutBrowser) console.log(`no ${path}: the tests of the local page are skipped`);

export async function launchBrowser(): Promise<Browser> {
  mkdirSync('test-output', { recursive: true });
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  const args = ['--headless', '--no-sandbox', ...quiet, '--disable-component-update', '--disable-sync'];
  return chromium.launch({ executablePath: path, args });
}

export interface PageSettings {
  readonly url: string;
  readonly locale?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Collects what the browser complains about. */
  readonly complaints: string[];
}

export async function openPage(browser: Browser, settings: PageSettings): Promise<Page> {
  const { url, locale = 'en-US', viewport = { width: 1280, height: 800 }, complaints } = settings;
  const context = await browser.newContext({ viewport, locale });
  const page = await context.newPage();
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(url);
  await page.getByRole('combobox').waitFor();
  return page;
}

export async function actAs(page: Page, name: string): Promise<void> {
  const person = page.getByRole('radio', { name });
  await person.click();
  await expect.poll(() => person.getAttribute('aria-checked')).toBe('true');
}

export function takeShot(page: Page, name: string): Promise<Buffer> {
  return page.screenshot({ path: `test-output/local-${name}.png` });
}
