import type { Canvas } from '@napi-rs/canvas';
import type { Drawing } from '../engine/drawing.js';
import { lookOf, Sheet } from './sheet.js';

/** As many matches as are likely to be played at the same time; a board takes about four megabytes. */
const MOST_SHEETS = 6;

/** Sheets that were painted lately, the latest last. One picture is painted at a time, so none is in use twice. */
const sheets: Sheet[] = [];

/** The drawing painted on the sheet that needs the least painting. Its pixels stand until the next call. */
export function paintOnSheet(drawing: Drawing): Canvas {
  const looks = drawing.marks.map(lookOf);
  const sheet = takeLikest(drawing, looks);
  sheets.push(sheet);
  sheet.show(drawing, looks);
  return sheet.canvas;
}

function takeLikest({ width, height }: Drawing, looks: readonly string[]): Sheet {
  let best = -1;
  let most = looks.length / 2;
  for (const [index, sheet] of sheets.entries()) {
    if (sheet.canvas.width !== width || sheet.canvas.height !== height) continue;
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
  return oldest!.canvas.width === width && oldest!.canvas.height === height ? oldest : undefined;
}
