import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { Drawing, Mark } from '../../src/engine/drawing.js';
import { rect } from '../../src/geometry/paths.js';
import { Packer, UnknownStill, Unpacker } from '../../src/render/parcel.js';
import { createRenderer, type Renderer } from '../../src/render/renderer.js';

const page = (fill: string, ...marks: Mark[]): Drawing => ({
  width: 64,
  height: 48,
  marks: [{ kind: 'shape', path: rect(0, 0, 64, 48), fill }, ...marks],
});

const broken: Mark = { kind: 'icon', name: 'no-such-icon', x: 5, y: 5, size: 5, fill: '#fff' };

async function colour(renderer: Renderer, drawing: Drawing): Promise<number[]> {
  const { data, mime, suffix } = await renderer.render(drawing);
  expect(`image/${suffix.replace('jpg', 'jpeg')}`).toBe(mime);
  const { data: pixels, info } = await sharp(data).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([64, 48]);
  return [...pixels.subarray(0, 3)].map(value => Math.round(value / 16) * 16);
}

describe('the renderer', () => {
  const renderer = createRenderer();
  afterAll(() => renderer.close());

  test('turns drawings into pictures, in order', async () => {
    const colours = await Promise.all(['#f00000', '#00f000', '#0000f0'].map(fill => colour(renderer, page(fill))));
    expect(colours).toEqual([
      [240, 0, 0],
      [0, 240, 0],
      [0, 0, 240],
    ]);
  });

  test('a picture that fails takes no other with it', async () => {
    const [failed, fine] = await Promise.allSettled([
      renderer.render(page('#000000', broken)),
      colour(renderer, page('#f00000')),
    ]);
    expect(failed.status).toBe('rejected');
    expect(fine).toEqual({ status: 'fulfilled', value: [240, 0, 0] });
  });

  test('stills sent once are known afterwards, also at another size and after a failure', async () => {
    const marks: Mark[] = [{ kind: 'shape', path: rect(0, 0, 64, 48), fill: '#00f000' }];
    const still = (scale: number): Mark => ({ kind: 'group', scale, marks, still: [0, 0, 64, 48] });
    await renderer.render(page('#000000', still(1), broken)).catch(() => undefined);
    expect(await colour(renderer, page('#000000', still(1)))).toEqual([0, 240, 0]);
    expect(await colour(renderer, page('#000000', still(0.5), still(0.25)))).toEqual([0, 240, 0]);
  });
});

test('pictures of one name come out as pictures of any other', async () => {
  const renderer = createRenderer();
  const marks: Mark[] = [{ kind: 'shape', path: rect(0, 0, 64, 48), fill: '#00f000' }];
  const still: Mark = { kind: 'group', marks, still: [0, 0, 64, 48] };
  const drawings = [page('#000000'), page('#000000', still), page('#f00000'), page('#f00000', still), page('#000000')];
  for (const drawing of drawings) {
    const { data } = await renderer.render(drawing, 'board');
    expect(data.equals((await renderer.render(drawing)).data)).toBe(true);
  }
  await renderer.close();
});

test('a still that holds nothing is painted as nothing', async () => {
  const renderer = createRenderer();
  expect(await colour(renderer, page('#f00000', { kind: 'group', marks: [], still: [0, 0, 5, 5] }))).toEqual([
    240, 0, 0,
  ]);
  await renderer.close();
});

describe('a thread that dies', () => {
  test('fails the picture it had, the next one gets a new thread', async () => {
    let started = 0;
    const renderer = createRenderer(() => {
      started += 1;
      const code = `const { parentPort } = require('node:worker_threads');
        parentPort.on('message', ({ id, task }) => {
          if (task.drawing.width === 1) process.exit(7);
          parentPort.postMessage({ id, result: { data: new ArrayBuffer(2), suffix: 'jpg', mime: 'image/jpeg' } });
        });`;
      return new Worker(code, { eval: true });
    });
    const [first, second, third] = await Promise.allSettled([
      renderer.render(page('#000000')),
      renderer.render({ width: 1, height: 1, marks: [] }),
      renderer.render(page('#000000')),
    ]);
    expect([first.status, second.status, third.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(started).toBe(2);
    await renderer.close();
  });

  test('after closing nothing is accepted', async () => {
    const renderer = createRenderer();
    const waiting = renderer.render(page('#000000')).catch((fault: Error) => fault.message);
    await renderer.close();
    expect(await waiting).toMatch(/ended|closed/);
    await expect(renderer.render(page('#000000'))).rejects.toThrow('closed');
  });
});

describe('parcels', () => {
  const marks: Mark[] = [{ kind: 'shape', path: 'M0 0', fill: '#000' }];
  const drawing: Drawing = { width: 1, height: 1, marks: [{ kind: 'group', marks, still: [0, 0, 1, 1] }] };

  test('a still travels once', () => {
    const packer = new Packer();
    const unpacker = new Unpacker();
    const [first, second] = [packer.pack(drawing), packer.pack(drawing)];
    expect(JSON.stringify(second).length).toBeLessThan(JSON.stringify(first).length);
    expect(unpacker.unpack(second.marks.length ? first : second).marks[0]).toMatchObject({ marks });
    expect(unpacker.unpack(second).marks[0]).toMatchObject({ marks });
  });

  test('both sides forget the same stills, however many there are', () => {
    const packer = new Packer();
    const unpacker = new Unpacker();
    const still = (index: number): Mark => ({
      kind: 'group',
      marks: [{ kind: 'shape', path: `M${index} 0`, fill: '#000' }],
      still: [0, 0, 1, 1],
    });
    for (let round = 0; round < 9000; round++) {
      // One that comes in every picture, one that comes again after a while, one that may never do.
      const marks = [still(-1), still(-2 - (round % 1100)), still(Math.floor(round / 3))];
      const parcel = packer.pack({ width: 1, height: 1, marks });
      expect(unpacker.unpack(parcel).marks).toMatchObject(marks);
    }
  });

  test('a receiver that does not know it says so', () => {
    const packer = new Packer();
    packer.pack(drawing);
    expect(() => new Unpacker().unpack(packer.pack(drawing))).toThrow(UnknownStill);
    packer.forget();
    expect(() => new Unpacker().unpack(packer.pack(drawing))).not.toThrow();
  });
});
