import { type APIMessageTopLevelComponent, MessageFlags, type RawFile } from 'discord.js';
import { type Attached, NOTHING_ATTACHED } from './attachments.js';
import { container, type Part } from './components.js';
import { clip, LIMITS } from './limits.js';
import type { PaintedFile } from './surface.js';

/** A message of ours, ready to be sent to a channel or as an answer to somebody. */
export interface Message {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly files: readonly PaintedFile[];
  /** The people it may call; nobody else is ever pinged, whatever the text says. */
  readonly calls: readonly string[];
  /** Roles it may call. */
  readonly roles?: readonly string[];
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

/** The files that have to be sent with a message, given those it has already; one shown twice is sent once. */
export const newFiles = ({ files }: Message, attached: Attached): PaintedFile[] =>
  files.filter(({ file }, index) => !attached.has(file) && files.findIndex(other => other.file === file) === index);

/** The attachments of the message that stay. */
export const keptFiles = ({ files }: Message, attached: Attached): { id: string }[] =>
  [...new Set(files.map(({ file }) => attached.get(file)))].flatMap(id => (id === undefined ? [] : [{ id }]));

/** The message as Discord's REST API takes it; what is attached to it already stays without being sent again. */
export function makeBody(message: Message, attached: Attached = NOTHING_ATTACHED): Record<string, unknown> {
  return {
    flags: MessageFlags.IsComponentsV2,
    components: message.components,
    allowed_mentions: { parse: [], users: [...message.calls], ...(message.roles ? { roles: [...message.roles] } : {}) },
    attachments: [
      ...newFiles(message, attached).map(({ file, alt }, index) => ({
        // Ids are strings everywhere on Discord, also those of files that are just being sent.
        id: String(index),
        filename: file,
        description: clip(alt, LIMITS.altText),
      })),
      ...keptFiles(message, attached),
    ],
  };
}

export const makeFiles = (message: Message, attached: Attached = NOTHING_ATTACHED): RawFile[] =>
  newFiles(message, attached).map(({ file, data }) => ({ name: file, data }));
