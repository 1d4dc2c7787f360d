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
