import type { Drawing } from '../engine/drawing.js';
import { lookOf, Sheet } from './sheet.js';

/** As many matches as are likely to be played at the same time; a board takes about four megabytes. */
const MOST_SHEETS = 8;

/** Sheets that were painted lately, the latest last. One picture is painted at a time, so none is in use twice. */
const sheets: Sheet[] = [];

/** The pixels of the drawing, painted on the sheet that needs the least painting. They stand until the next call. */
export function pixelsOf(drawing: Drawing): Buffer {
  const looks = drawing.marks.map(lookOf);
  const sheet = takeLikest(drawing, looks);
  sheets.push(sheet);
  return sheet.show(drawing, looks);
}

function takeLikest({ width, height }: Drawing, looks: readonly string[]): Sheet {
  let best = -1;
  let most = looks.length / 2;
  for (const [index, sheet] of sheets.entries()) {
    if (sheet.width !== width || sheet.height !== height) continue;
    const likeness = sheet.likeness(looks);
    if (likeness >= most) [best, most] = [index, likeness];
  }
  if (best >= 0) return sheets.splice(best, 1)[0]!;
  return reuse(width, height) ?? new Sheet(width, height);
}

/** With enough sheets about, the one unused longest is painted over, if its size allows, or dropped. */
function reuse(width: number, height: number): Sheet | undefined {
  if (sheets.length < MOST_SHEETS) return undefined;
  const [oldest] = sheets.splice(0, 1);
  return oldest!.width === width && oldest!.height === height ? oldest : undefined;
}
