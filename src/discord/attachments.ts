import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Files a message has already: their attachment ids by name. */
export type Attached = ReadonlyMap<string, string>;

export const NOTHING_ATTACHED: Attached = new Map();

/** A picture is named by its content too: the same name on a message is the same picture, and need not be sent again. */
export const nameByContent = (name: string, data: Buffer, suffix: string): string =>
  `${name}-${createHash('sha256').update(data).digest('hex').slice(0, 20)}.${suffix}`;

const isNamedByContent = (name: string): boolean => /-[0-9a-f]{20}\.[a-z]+$/.test(name);

export const attachedTo = (attachments: Iterable<{ readonly id: string; readonly name: string }>): Attached =>
  new Map(Array.from(attachments, ({ id, name }) => [name, id] as const).filter(([name]) => isNamedByContent(name)));

/** Messages we sent lately and may edit soon; of those forgotten all files are sent again. */
const MOST_MESSAGES = 1000;
const sent = new LRUCache<string, Attached>({ max: MOST_MESSAGES });

/** What Discord says of a message it took, as far as files go. */
interface Taken {
  readonly id: string;
  readonly attachments?: readonly { readonly id: string; readonly filename: string }[];
}

export function rememberAttached({ id, attachments = [] }: Taken): void {
  sent.set(id, attachedTo(attachments.map(({ id, filename }) => ({ id, name: filename }))));
}

export const attachedBefore = (message: string): Attached => sent.get(message) ?? NOTHING_ATTACHED;

export const forgetAttached = (message: string): boolean => sent.delete(message);
