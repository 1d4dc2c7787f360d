import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { clearStretches, encodeStretch, type Stretch, stretchBytes, takePixels } from '../../src/render/jpeg/coder.js';
import { JpegPicture } from '../../src/render/jpeg/picture.js';
import { ROOT } from '../guards/source-files.js';

/** Everything encoded anew. */
function encode(pixels: Uint8Array, width: number, height: number): JpegPicture {
  const picture = new JpegPicture(width, height);
  const { rows, across, blocks } = picture;
  takePixels(pixels, width, height);
  clearStretches();
  const fresh = new Map<number, Stretch>();
  for (let index = 0; index < rows * across; index++)
    fresh.set(index, encodeStretch(Math.floor(index / across), (index % across) * blocks, blocks));
  picture.put(fresh, stretchBytes());
  return picture;
}

/** Hard edges, soft slopes and noise: everything a board can hold, and every length of code. */
function sample(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  let noise = 1;
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    noise = (Math.imul(noise, 1103515245) + 12345) >>> 0;
    const kind = Math.floor(y / 16) % 3;
    const edge = (x >> 4) % 2 === 0 ? 0 : 255;
    pixels.set(
      kind === 0 ? [edge, 255 - edge, edge] : kind === 1 ? [x % 256, y % 256, 128] : [noise >>> 24, noise >>> 16, 9],
      at * 4,
    );
  }
  return pixels;
}

const decoded = (file: Buffer) => sharp(file, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });

/** How far a decoded file lies from the pixels it was made of, as a mean of squares. */
async function noiseOf(file: Buffer, pixels: Uint8Array): Promise<number> {
  const { data } = await decoded(file);
  let sum = 0;
  for (const [at, value] of data.entries()) sum += (value - pixels[Math.floor(at / 3) * 4 + (at % 3)]!) ** 2;
  return sum / data.length;
}

describe('a picture of ours', () => {
  test.each([
    [1, 1],
    [8, 8],
    [403, 301],
    [800, 50],
    [1000, 130],
  ])('of %i by %i is as true and as small as another encoder makes it', async (width, height) => {
    const pixels = sample(width, height);
    const ours = encode(pixels, width, height).file;
    const { info } = await decoded(ours);
    expect([info.width, info.height, info.channels]).toEqual([width, height, 3]);
    const theirs = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 85, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .toBuffer();
    expect(await noiseOf(ours, pixels)).toBeLessThanOrEqual(1.02 * (await noiseOf(theirs, pixels)) + 1);
    // The head names the restarts and holds every table.
    expect(ours.length).toBeLessThanOrEqual(1.02 * theirs.length + 40);
  });

  test('lets stretches be exchanged', async () => {
    const [width, height] = [1000, 130];
    const picture = encode(sample(width, height), width, height);
    const before = Buffer.from(picture.file);
    const white = new Uint8Array(width * height * 4).fill(255);
    takePixels(white, width, height);
    clearStretches();
    const fresh = new Map([7, 8, picture.rows * picture.across - 1].map(index => [index, encodeStretch(0, 0, 25)]));
    picture.put(fresh, stretchBytes());
    const { data } = await decoded(picture.file);
    const at = (x: number, y: number): number[] => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
    expect([at(400, 8), at(799, 15), at(999, 129)]).toEqual(Array.from({ length: 3 }, () => [255, 255, 255]));
    const { data: old } = await decoded(before);
    expect(data.subarray(0, 8 * width * 3).equals(old.subarray(0, 8 * width * 3))).toBe(true);
  });
});

test('the compiled coder is the one its source makes', async () => {
  const folder = join(ROOT, 'src/render/jpeg');
  const config = JSON.parse(readFileSync(join(folder, 'assembly/asconfig.json'), 'utf8'));
  const source = readFileSync(join(folder, 'assembly/coder.ts'), 'utf8');
  const { binary, stderr } = await asc.compileString(source, config.options);
  expect(stderr.toString()).toBe('');
  expect(Buffer.from(binary!).equals(readFileSync(join(folder, 'coder.wasm')))).toBe(true);
});
