import { ComponentType, type REST } from 'discord.js';
import type { Page } from 'playwright-core';
import type { Part } from '../../src/discord/components.js';
import type { Message } from '../../src/discord/message.js';
import { heightOf } from '../../src/discord/phone.js';
import { createMessage } from '../../src/discord/sending.js';
import type { Drawing } from '../../src/engine/index.js';
import type { Renderer } from '../../src/render/renderer.js';

/** How many of the tallest are really measured. */
const MEASURED = 5;

export interface Shown {
  readonly message: Message;
  readonly where: string;
}

export interface Measured {
  readonly height: number;
  /** Rows of buttons and menus as a phone shows them. */
  readonly rows: number;
  readonly where: string;
}

const drawings = new Map<Buffer, Drawing>();

/** Paints nothing yet: pictures are named by their content, and those that are measured are painted then. */
export const numberingPainter = {
  async render(drawing: Drawing) {
    const data = Buffer.from(`${drawings.size}`);
    drawings.set(data, drawing);
    return { data, suffix: 'jpg' };
  },
};

const partsOf = ({ components }: Message): readonly Part[] =>
  components.flatMap(part => (part.type === ComponentType.Container ? part.components : []));

/** Roughly how high a message is, to choose which ones are worth measuring. */
const guess = (message: Message): number =>
  heightOf(
    partsOf(message).flatMap(part => (part.type === ComponentType.TextDisplay ? [part.content] : [])),
    message.files.map(({ data }) => drawings.get(data)!),
    partsOf(message).filter(part => part.type === ComponentType.ActionRow),
  );

async function painted({ files, ...rest }: Message, renderer: Renderer): Promise<Message> {
  const paint = async (file: Message['files'][number]) => ({
    ...file,
    data: (await renderer.render(drawings.get(file.data)!)).data,
  });
  return { ...rest, files: await Promise.all(files.map(paint)) };
}

/** Where messages are shown. */
export interface Screen {
  readonly rest: REST;
  readonly channel: string;
  readonly page: Page;
  readonly renderer: Renderer;
}

/** The tallest of these messages, as the local page shows them at 390 px. */
export async function tallestOf(
  shown: readonly Shown[],
  name: string,
  { rest, channel, page, renderer }: Screen,
): Promise<readonly Measured[]> {
  const worth = shown.map(each => ({ ...each, guess: guess(each.message) })).sort((a, b) => b.guess - a.guess);
  const found: Measured[] = [];
  for (const { message, where } of worth.slice(0, MEASURED)) {
    const id = await createMessage(rest, channel, await painted(message, renderer), `n${Math.random()}`.slice(0, 20));
    const element = page.locator(`[data-message-id="${id}"]`);
    await element.waitFor();
    if (message.files.length > 0) await element.locator('img').first().waitFor();
    await page.evaluate('document.fonts.ready');
    const { height } = (await element.boundingBox())!;
    const controls = `[...document.querySelectorAll('[data-message-id="${id}"] :is(.button, .select)')]`;
    const tops = await page.evaluate<number[]>(`${controls}.map(one => one.getBoundingClientRect().top)`);
    found.push({ height: Math.round(height), rows: new Set(tops).size, where });
    await element.screenshot({ path: `test-output/${name}-${found.length}.png` });
  }
  return found.sort((one, other) => other.height - one.height);
}
