import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BRIGHTNESS, COLOUR, type Codes, ZIGZAG } from './tables.js';

/** What assembly/coder.ts exports, compiled by `npm run wasm`. */
type Assembly = {
  readonly memory: WebAssembly.Memory;
  readonly weightsAt: () => number;
  readonly meanCodesAt: () => number;
  readonly restCodesAt: () => number;
  readonly placeOfAt: () => number;
  readonly standsAtAt: () => number;
  readonly end: () => number;
  readonly encode: (pixels: number, stride: number, blocks: number, out: number) => number;
};

const FILE = fileURLToPath(new URL('./coder.wasm', import.meta.url));
const PAGE = 65_536;
const SIDE = 8;
const PIXEL = 4;
/** More bytes than a block of three components can take, each of them followed by a zero. */
const LONGEST_BLOCK = 1536;
/** Scale factors that the quick cosine transform leaves in a line of coefficients (Arai, Agui and Nakajima). */
const LEFT_IN = [1, 1.387039845, 1.306562965, 1.175875602, 1, 0.785694958, 0.5411961, 0.275899379] as const;

const assembly = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(FILE))).exports as Assembly;
hand();
const PIXELS = assembly.end();

/** Hands the tables over. Coefficients lie column by column there. */
function hand(): void {
  const { buffer } = assembly.memory;
  for (const [kind, { steps, mean, rest }] of [BRIGHTNESS, COLOUR].entries()) {
    const weights = Float32Array.from(steps.keys(), place => {
      const at = turned(place);
      return 1 / (steps[at]! * LEFT_IN[at >> 3]! * LEFT_IN[at & 7]! * SIDE);
    });
    new Float32Array(buffer, assembly.weightsAt() + kind * weights.byteLength).set(weights);
    new Uint32Array(buffer, assembly.meanCodesAt() + kind * 64).set(codeTable(mean, 16));
    new Uint32Array(buffer, assembly.restCodesAt() + kind * 1024).set(codeTable(rest, 256));
  }
  const standsAt = Uint8Array.from(ZIGZAG, turned);
  new Uint8Array(buffer, assembly.standsAtAt()).set(standsAt);
  new Uint8Array(buffer, assembly.placeOfAt()).set(standsAt.map((_, place) => standsAt.indexOf(place)));
}

/** A place of a square of eight, row by row, as it is counted column by column. */
function turned(place: number): number {
  return (place % SIDE) * SIDE + Math.floor(place / SIDE);
}

/** Code and length of every symbol: `length << 16 | code`. Codes of one length follow each other (T.81, Annex C). */
function codeTable({ lengths, values }: Codes, size: number): Uint32Array {
  const table = new Uint32Array(size);
  let code = 0;
  let next = 0;
  for (const [index, count] of lengths.entries()) {
    for (const symbol of values.slice(next, next + count)) {
      table[symbol] = ((index + 1) << 16) | code;
      code += 1;
    }
    next += count;
    code <<= 1;
  }
  return table;
}

/** Takes pixels of four bytes to encode stretches of them. Where they end inside a block, the last ones are repeated. */
export function takePixels(pixels: Uint8Array, width: number, height: number): void {
  const line = width * PIXEL;
  stride = Math.ceil(width / SIDE) * SIDE * PIXEL;
  out = PIXELS + stride * Math.ceil(height / SIDE) * SIDE;
  makeRoom(out + (stride / SIDE / PIXEL) * LONGEST_BLOCK);
  if (line === stride) memory.set(pixels, PIXELS);
  else {
    for (let row = 0; row < height; row++) {
      const at = PIXELS + row * stride;
      memory.set(pixels.subarray(row * line, (row + 1) * line), at);
      for (let end = at + line; end < at + stride; end += PIXEL) memory.copyWithin(end, end - PIXEL, end);
    }
  }
  for (let at = PIXELS + height * stride; at < out; at += stride) memory.copyWithin(at, at - stride, at);
}

/** Where an encoded stretch lies among the bytes of all that were encoded since they were last cleared. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Encodes some blocks side by side, counted from the left edge, in a row of blocks of the pixels last taken. */
export function encodeStretch(row: number, first: number, blocks: number): Stretch {
  const end = assembly.encode(PIXELS + row * SIDE * stride + first * SIDE * PIXEL, stride, blocks, out);
  const from = filled;
  filled += end - out;
  if (filled > stretches.length) {
    const longer = new Uint8Array(2 * filled);
    longer.set(stretches);
    stretches = longer;
  }
  stretches.set(memory.subarray(out, end), from);
  return { from, to: filled };
}

/** The bytes that stretches lie in. They stay until stretches are cleared; another one may make them move. */
export const stretchBytes = (): Uint8Array => stretches;

/** Stretches of a picture are kept in one place that is used again: thousands of small ones would have to be swept up. */
export function clearStretches(): void {
  filled = 0;
}

let memory = new Uint8Array(assembly.memory.buffer);
/** Bytes of a row of pixels there, and where what is encoded begins. */
let stride = 0;
let out = PIXELS;
let stretches = new Uint8Array(512 * 1024);
let filled = 0;

function makeRoom(bytes: number): void {
  if (memory.length >= bytes) return;
  assembly.memory.grow(Math.ceil((bytes - memory.length) / PAGE));
  memory = new Uint8Array(assembly.memory.buffer);
}
