import { type APIMessageTopLevelComponent, MessageFlags, type RawFile } from 'discord.js';
import { container, type Part } from './components.js';
import { LIMITS } from './limits.js';
import type { PaintedFile } from './surface.js';

/** A message of ours, ready to be sent to a channel or as an answer to somebody. */
export interface Message {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly PaintedFile[];
  /** The people it may call; nobody else is ever pinged, whatever the text says. */
  readonly calls: readonly string[];
}

export function message(
  parts: readonly Part[],
  extra: { readonly accent?: string; readonly files?: readonly PaintedFile[]; readonly calls?: readonly string[] } = {},
): Message {
  return {
    components: [container(parts, extra.accent)],
    files: (extra.files ?? []).slice(0, LIMITS.galleryItems),
    calls: extra.calls ?? [],
  };
}

/** The message as Discord's REST API takes it. */
export function makeBody(message: Message): Record<string, unknown> {
  return {
    flags: MessageFlags.IsComponentsV2,
    components: message.components,
    allowed_mentions: { parse: [], users: [...message.calls] },
    attachments: message.files.map(({ file, alt }, index) => ({
      // Ids are strings everywhere on Discord, also those of files that are just being sent.
      id: String(index),
      filename: file,
      description: alt.slice(0, LIMITS.altText),
    })),
  };
}

export const makeFiles = (message: Message): RawFile[] => message.files.map(({ file, data }) => ({ name: file, data }));
