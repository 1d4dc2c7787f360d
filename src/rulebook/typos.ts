/** How many typos a word of this length may have. */
export const typosAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The letters of a word as bits: words whose bits differ too much need no closer look. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

export function countBits(bits: number): number {
  let rest = bits;
  let count = 0;
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A word's first letter and the consonants after it, doubled ones once: what is left of it where it is typed short. */
export const skeletonOf = (word: string): string => word.slice(0, 1) + word.slice(1).replace(/[aeiouy]|(.)(?=\1)/g, '');

/** Whether the letters of one word stand in another in the same order, with others between them. */
export function skips(whole: string, letters: string): boolean {
  let at = 0;
  for (let place = 0; place < whole.length && at < letters.length; place++) if (whole[place] === letters[at]) at += 1;
  return at === letters.length;
}
