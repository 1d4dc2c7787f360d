import type { Drawing } from '../engine/drawing.js';
import { lookOf, Sheet } from './sheet.js';

/** Boards, hands and choices of the tables that are played at the same time; one takes a few hundred kilobytes. */
const MOST_BYTES = 24_000_000;

/** Sheets that were painted lately, the latest last. One picture is painted at a time, so none is in use twice. */
const sheets: Sheet[] = [];

/** The drawing as a file, painted on the sheet that needs the least painting. */
export function pictureOf(drawing: Drawing): Buffer {
  const looks = drawing.marks.map(lookOf);
  const sheet = takeLikest(drawing, looks);
  sheets.push(sheet);
  const file = sheet.show(drawing, looks);
  let bytes = sheets.reduce((sum, { size }) => sum + size, 0);
  while (bytes > MOST_BYTES && sheets.length > 1) bytes -= sheets.shift()!.size;
  return file;
}

function takeLikest({ width, height }: Drawing, looks: readonly string[]): Sheet {
  let best = -1;
  let most = looks.length / 2;
  for (const [index, sheet] of sheets.entries()) {
    if (sheet.width !== width || sheet.height !== height) continue;
    const likeness = sheet.likeness(looks);
    if (likeness >= most) [best, most] = [index, likeness];
  }
  return best >= 0 ? sheets.splice(best, 1)[0]! : new Sheet(width, height);
}
