import type { SeenMessage } from '../../../src/local/server.js';
import { publicPosts } from '../player.js';
import type { OwnStage } from '../stage.js';

/** Leagues have much to draw and to send before they answer. */
export const PATIENCE = 30_000;

/** The control of a message whose custom id has this part. */
export function idOf(message: SeenMessage, part: string): string {
  const found = [...message.buttons, ...message.selects].find(({ customId }) => customId?.includes(part));
  if (!found?.customId) throw new Error(`No ${part} in: ${message.text}`);
  return found.customId;
}

export const isLiving = ({ buttons }: SeenMessage): boolean =>
  buttons.some(({ customId }) => customId?.endsWith('.manage'));

/** What people of a league do in its channel, or in another one. */
export const actingOn = (stage: () => OwnStage) => ({
  command: async (person: string, name: string, options = {}, channel = stage().channel): Promise<SeenMessage> =>
    (await stage().discord.control.command(person, channel, name, options)).settled(PATIENCE),
  press: async (person: string, message: SeenMessage, part: string): Promise<SeenMessage> =>
    (await stage().discord.control.press(person, message.id, idOf(message, part))).settled(PATIENCE),
  post: (check: (message: SeenMessage) => boolean, channel = stage().channel): Promise<SeenMessage> =>
    stage().discord.control.waitFor(() => publicPosts(stage(), channel).findLast(check), PATIENCE),
});
