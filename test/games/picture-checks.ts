import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Drawing, Mark } from '../../src/engine/drawing.js';
import type { Picture } from '../../src/engine/game.js';
import { iconData } from '../../src/render/icons.js';
import { paintDrawing } from '../../src/render/painter.js';

/** Every mark of a drawing, those inside groups too. */
export const allMarks = ({ marks }: Pick<Drawing, 'marks'>): Mark[] =>
  marks.flatMap(mark => (mark.kind === 'group' ? [mark, ...allMarks(mark)] : [mark]));

/** A deliberate change is written down by `npm run goldens`, after looking at the pictures. */
export function testGoldens(game: string, drawings: () => Iterable<readonly [name: string, drawing: Drawing]>): void {
  const file = fileURLToPath(new URL(`../goldens/${game}-pictures.json`, import.meta.url));
  test('every named picture is the one that was approved', () => {
    const digest = (drawing: Drawing) =>
      createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 16);
    const now = Object.fromEntries([...drawings()].map(([name, drawing]) => [name, digest(drawing)]));
    if (process.env.GOLDENS === 'update') writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    expect(now).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });
}

/** What holds for the pictures of every game. `icons` are those it may draw besides. */
export function testPictures(gallery: () => ReadonlyMap<string, Picture>, icons: readonly string[] = []): void {
  const all = gallery();

  test('are plain JSON and come out the same twice', () => {
    const again = gallery();
    for (const [name, { drawing }] of all) {
      const json = JSON.stringify(drawing);
      expect(JSON.stringify(again.get(name)!.drawing), name).toBe(json);
      expect(JSON.parse(json), name).toEqual(drawing);
    }
  });

  test('have words that stand for them', () => {
    for (const [name, { alt }] of all) expect(alt.length, name).toBeGreaterThan(10);
  });

  test('use icons that exist and outlines that can be drawn', () => {
    const used = new Set(icons);
    for (const [name, { drawing }] of all) {
      for (const mark of allMarks(drawing)) {
        if (mark.kind === 'icon') used.add(mark.name);
        if (mark.kind === 'shape') expect(mark.path, name).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
    expect(used.size).toBeGreaterThan(0);
    for (const icon of used) expect(iconData(icon), icon).toMatch(/^m/i);
  });
}

/** Looking at every pixel takes too long: one in so many. */
const SAMPLE = 997;

/** A picture is painted to its last row, and shows something. */
export function expectPainted(name: string, drawing: Drawing): void {
  const canvas = paintDrawing(drawing);
  const pixels = canvas.data();
  expect(canvas.width * canvas.height * 4, name).toBe(pixels.length);
  let opaque = 0;
  const colours = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4 * SAMPLE) {
    if (pixels[at + 3] === 255) opaque += 1;
    colours.add(pixels.readUInt32LE(at));
  }
  expect(opaque, name).toBe(Math.ceil(pixels.length / (4 * SAMPLE)));
  expect(colours.size, name).toBeGreaterThan(50);
}
