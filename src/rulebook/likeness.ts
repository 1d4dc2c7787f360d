import { fold } from '../engine/index.js';

/** Three letters in a row, the edges of words included. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const padded = `  ${fold(text)} `;
  for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  return found;
}

/** How alike two texts look, 0 to 1: for questions no word of which is known. */
export function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let both = 0;
  for (const part of few) if (many.has(part)) both += 1;
  return (2 * both) / (one.size + other.size || 1);
}
