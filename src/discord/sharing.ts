import { MessageFlags } from 'discord.js';
import type { Message } from './message.js';
import type { Press } from './pressed.js';
import { makeEdit } from './reply.js';

/** Posts something for everybody where a press was made, as its follow-up: that needs no permission of ours there. */
export async function showEveryone(press: Press, post: Message): Promise<void> {
  const { components, files, allowedMentions } = makeEdit(post);
  await press.followUp({
    flags: MessageFlags.IsComponentsV2,
    components: components ?? [],
    files: files ?? [],
    ...(allowedMentions ? { allowedMentions } : {}),
  });
}
