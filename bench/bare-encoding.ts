import type { Drawing } from '../src/engine/index.js';
import { clearStretches, encodeStretch, type Stretch, stretchBytes, takePixels } from '../src/render/jpeg/coder.js';
import { JpegPicture } from '../src/render/jpeg/picture.js';
import { paintDrawing } from '../src/render/painter.js';

/** All of a picture with our own encoder. */
export function encodeWhole(pixels: Buffer, width: number, height: number): Buffer {
  const picture = new JpegPicture(width, height);
  const { rows, across, blocks } = picture;
  takePixels(pixels, width, height);
  clearStretches();
  const fresh = new Map<number, Stretch>();
  for (let index = 0; index < rows * across; index++)
    fresh.set(index, encodeStretch(Math.floor(index / across), (index % across) * blocks, blocks));
  picture.put(fresh, stretchBytes());
  return picture.file;
}

const TRIES = 3;

/** What this process has worked so far, in ms: whatever else the machine does hardly weighs on it. */
export const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What the bare encoding of a drawing's pixels takes at best, in ms of work. */
export function bareWork(drawing: Drawing): number {
  const { width, height } = drawing;
  const pixels = paintDrawing(drawing).data();
  return Math.min(
    ...Array.from({ length: TRIES }, () => {
      const start = worked();
      encodeWhole(pixels, width, height);
      return worked() - start;
    }),
  );
}
