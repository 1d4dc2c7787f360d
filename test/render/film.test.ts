import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Drawing } from '../../src/engine/drawing.js';
import { createRenderer } from '../../src/render/renderer.js';

const renderer = createRenderer();
afterAll(() => renderer.close());

const SIZE = 200;
/** A dark sheet with a red square at x. */
const drawing = (x: number): Drawing => ({
  width: SIZE,
  height: SIZE,
  marks: [
    { kind: 'shape', path: `M0 0h${SIZE}v${SIZE}h${-SIZE}Z`, fill: '#101010' },
    { kind: 'shape', path: `M${x} 80h40v40h-40Z`, fill: '#E03030' },
  ],
});
const shot = { scale: 1, quality: 90, isFirst: false, isLast: false };

describe('a film', () => {
  it('holds only what each picture changes, at even places', async () => {
    const first = await renderer.expose(drawing(11), { ...shot, isFirst: true });
    expect(first).toMatchObject({ left: 0, top: 0, width: SIZE, height: SIZE });
    expect(await renderer.expose(drawing(11), shot), 'nothing has changed').toBeNull();
    const moved = (await renderer.expose(drawing(61), shot))!;
    expect(moved).toMatchObject({ left: 10, top: 80, width: 91, height: 40 });
    expect(moved.data.length).toBeLessThan(first!.data.length);
    expect(await renderer.expose(drawing(61), { ...shot, isFirst: true }), 'another film').toMatchObject({
      width: SIZE,
    });
  });

  it('plays picture after picture, each over the last, as others read the file', async () => {
    const frames = [];
    for (const [at, x] of [11, 61, 121].entries()) {
      const exposed = await renderer.expose(drawing(x), { ...shot, isFirst: at === 0, isLast: at === 2 });
      frames.push({ ...exposed!, lasts: 1000 + at });
    }
    const { data, suffix } = renderer.develop(SIZE, SIZE, frames);
    expect(suffix).toBe('webp');
    const { pages, delay, loop, width, pageHeight } = await sharp(data, { animated: true }).metadata();
    expect({ pages, delay, loop, width, pageHeight }).toEqual({
      pages: 3,
      delay: [1000, 1001, 1002],
      loop: 0,
      width: SIZE,
      pageHeight: SIZE,
    });
    for (const [page, x] of [11, 61, 121].entries()) {
      const pixels = await sharp(data, { page }).raw().toBuffer({ resolveWithObject: true });
      const red = (at: number): number => pixels.data[(100 * SIZE + at) * pixels.info.channels]!;
      for (const other of [11, 61, 121]) expect(red(other + 20) > 128, `${page} ${other}`).toBe(other === x);
    }
  });
});
