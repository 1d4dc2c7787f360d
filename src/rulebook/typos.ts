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

/** Three rows of the table below, used again for every pair of words: this runs thousands of times a question. */
const LONGEST = 64;
const ROWS = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const;

/**
 * How many letters must be put in, left out, changed, or swapped with a neighbour to turn one word into the other;
 * `most + 1` for anything above `most`.
 */
export function typosBetween(one: string, other: string, most: number): number {
  const [height, width] = [one.length, other.length];
  if (Math.abs(height - width) > most || height > LONGEST || width > LONGEST) return most + 1;
  let [before, row, next] = ROWS as readonly [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= width; j++) row[j] = j;
  for (let i = 1; i <= height; i++) {
    next[0] = i;
    let least = i;
    for (let j = 1; j <= width; j++) {
      const isSame = one.charCodeAt(i - 1) === other.charCodeAt(j - 1);
      let typos = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      const isSwapped =
        i > 1 &&
        j > 1 &&
        one.charCodeAt(i - 1) === other.charCodeAt(j - 2) &&
        one.charCodeAt(i - 2) === other.charCodeAt(j - 1);
      if (isSwapped) typos = Math.min(typos, before[j - 2]! + 1);
      next[j] = typos;
      if (typos < least) least = typos;
    }
    if (least > most) return most + 1;
    [before, row, next] = [row, next, before];
  }
  return Math.min(row[width]!, most + 1);
}

/** A word's first letter and the consonants after it, doubled ones once: what is left of it where it is typed short. */
export const skeletonOf = (word: string): string => word.slice(0, 1) + word.slice(1).replace(/[aeiouy]|(.)(?=\1)/g, '');

/** Whether the letters of one word stand in another in the same order, with others between them. */
export function skips(whole: string, letters: string): boolean {
  let at = 0;
  for (let place = 0; place < whole.length && at < letters.length; place++) if (whole[place] === letters[at]) at += 1;
  return at === letters.length;
}
