import { LRUCache } from 'lru-cache';
import type { Drawing } from '../engine/drawing.js';
import { lookOf, Sheet } from './sheet.js';

/** Boards, hands and choices of the tables that are played at the same time; one takes a few hundred kilobytes. */
const MOST_BYTES = 16_000_000;

const sheets = new LRUCache<string, Sheet>({ maxSize: MOST_BYTES, sizeCalculation: ({ size }) => size });

/**
 * The drawing as a file, good until the next one. Pictures of one name and width that lie on the same ground follow each
 * other on one sheet, as the board of a match does from move to move; one without a name is painted on a sheet of its own,
 * which nobody keeps.
 */
export function pictureOf(drawing: Drawing, name?: string): Buffer {
  const { width, height, marks } = drawing;
  if (name === undefined) return new Sheet(width, height).show(drawing);
  const key = `${name} ${width} ${marks[0] ? lookOf(marks[0]) : ''}`;
  const sheet = sheets.get(key) ?? new Sheet(width, height);
  // Taken out while it is painted on: its size may change, and one that fails is not kept.
  sheets.delete(key);
  const file = sheet.show(drawing);
  sheets.set(key, sheet);
  return file;
}
