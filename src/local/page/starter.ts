import type { JsonObject } from '../json.js';
import type { Store } from './store.js';

/** The message a thread was started from, as it is now; null for every other message. */
export function starterOf(store: Store, raw: JsonObject): JsonObject | null {
  const started = raw.type === 21 ? (raw.referenced_message as JsonObject | null | undefined) : null;
  return started ? (store.messages.get(String(started.id))?.raw ?? started) : null;
}
