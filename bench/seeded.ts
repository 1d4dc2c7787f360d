import { type RandomState, randomFrom } from '../src/engine/index.js';

/** A generator from any text. */
export function seeded(text: string): RandomState {
  let hash = 0x811c9dc5;
  const words = [0, 1, 2, 3].map(word => {
    for (const letter of `${word}${text}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  });
  return randomFrom(words.join(''));
}
