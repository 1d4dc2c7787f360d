/**
 * What a board picture costs. The goal: from a position to bytes within 1.3 times the bare encoding of all its pixels,
 * and faster than resvg from SVG and than the canvas's own PNG. Run: npm run bench:render
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { Drawing } from '../src/engine/drawing.js';
import { pictures } from '../src/games/monolith-arena/pictures/index.js';
import { paintDrawing } from '../src/render/painter.js';
import { Packer, Unpacker } from '../src/render/parcel.js';
import { createRenderer } from '../src/render/renderer.js';
import { pictureOf } from '../src/render/sheets.js';
import { NAMES, POSITIONS } from '../test/games/monolith-arena/pictures/positions.js';
import { encodeWhole } from './bare-encoding.js';
import { drawingToSvg } from './svg.js';

const ROUNDS = 25;
const look = { palette: 'standard' } as const;

/** A position that differs a little every time, as boards do: one tile stands turned otherwise, or every tile. */
function build(round: number, every = false): Drawing {
  const view = POSITIONS.reference;
  const tiles = view.tiles.map((tile, k) =>
    every || k === round % view.tiles.length ? { ...tile, rotation: round % 6 } : tile,
  );
  return pictures.board({ view: { ...view, tiles }, reader: 'spectator', names: NAMES.reference }, 'pl', look).drawing;
}

async function median(work: (round: number) => unknown, rounds = ROUNDS): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await work(round);
    times.push(performance.now() - start);
    // Lets memory of the last round be freed, as it is between real pictures.
    await new Promise(setImmediate);
  }
  return times.sort((one, other) => one - other)[rounds >> 1]!;
}

interface Cost {
  /** Median by the clock, in ms. */
  readonly wall: number;
  /** The best tenth by the clock: what it costs while nothing else runs. */
  readonly quiet: number;
  /** Mean of what all threads of the process worked, in ms: other processes hardly weigh on it. */
  readonly work: number;
}

/** Both in turns, so that whatever else the machine does weighs on both alike. */
async function alternate(one: (round: number) => unknown, other: (round: number) => unknown): Promise<[Cost, Cost]> {
  const tries = [one, other].map(work => ({ work, walls: [] as number[], worked: 0 }));
  for (let round = 0; round < ROUNDS * 8; round++) {
    for (const each of tries) {
      const before = process.cpuUsage();
      const start = performance.now();
      await each.work(round);
      each.walls.push(performance.now() - start);
      const { user, system } = process.cpuUsage(before);
      each.worked += (user + system) / 1000;
      await new Promise(setImmediate);
    }
  }
  const [first, second] = tries.map(({ walls, worked }) => {
    walls.sort((a, b) => a - b);
    const at = (part: number): number => walls[Math.floor(walls.length * part)]!;
    return { wall: at(0.5), quiet: at(0.1), work: worked / walls.length };
  });
  return [first!, second!];
}

const ms = (time: number): string => `${time.toFixed(1).padStart(7)} ms`;
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0).padStart(5)} KB`;

const cold = await timed(() => build(0));
const renderer = createRenderer();
const first = await timed(() => renderer.render(cold.value, 'board'));

const canvas = paintDrawing(build(1));
const { width, height } = canvas;
const pixels = canvas.data();
const raw = (): Sharp => sharp(pixels, { raw: { width, height, channels: 4 } });

interface Encoder {
  readonly name: string;
  /** Small enough to send after every move, and no visible harm at phone size. */
  readonly suitable: boolean;
  encode(): Promise<Buffer>;
}

const jpeg = (quality: number, chromaSubsampling: string, optimiseCoding: boolean) => () =>
  raw().removeAlpha().jpeg({ quality, chromaSubsampling, optimiseCoding }).toBuffer();

const encoders: readonly Encoder[] = [
  {
    name: 'ours: jpeg 85 4:4:4, every stretch',
    suitable: true,
    encode: async () => encodeWhole(pixels, width, height),
  },
  { name: 'sharp jpeg 85 4:4:4', suitable: true, encode: jpeg(85, '4:4:4', false) },
  { name: 'sharp jpeg 90 4:4:4', suitable: true, encode: jpeg(90, '4:4:4', false) },
  { name: 'sharp jpeg 85 4:4:4 optimised', suitable: true, encode: jpeg(85, '4:4:4', true) },
  { name: 'sharp jpeg 85 4:2:0 (red edges smear)', suitable: false, encode: jpeg(85, '4:2:0', false) },
  { name: 'sharp webp 85 effort 0', suitable: true, encode: () => raw().webp({ quality: 85, effort: 0 }).toBuffer() },
  { name: 'sharp webp 90 effort 2', suitable: true, encode: () => raw().webp({ quality: 90, effort: 2 }).toBuffer() },
  { name: 'sharp png level 1', suitable: false, encode: () => raw().png({ compressionLevel: 1 }).toBuffer() },
  { name: 'sharp png level 3', suitable: false, encode: () => raw().png({ compressionLevel: 3 }).toBuffer() },
  { name: 'sharp png palette', suitable: true, encode: () => raw().png({ palette: true, effort: 1 }).toBuffer() },
  { name: 'canvas jpeg 90', suitable: false, encode: () => copy(canvas).encode('jpeg', 90) },
  { name: 'canvas webp 90', suitable: true, encode: () => copy(canvas).encode('webp', 90) },
];

/** Encoders of the canvas keep what they made: a fresh copy each time. */
function copy(source: Canvas): Canvas {
  const fresh = createCanvas(source.width, source.height);
  fresh.getContext('2d').drawImage(source, 0, 0);
  return fresh;
}

console.log(`Board of ${width}x${height}, medians of ${ROUNDS}\n\nBare encoding of the same pixels`);
let best = Number.POSITIVE_INFINITY;
let bareName = '';
for (const { name, suitable, encode } of encoders) {
  const time = await median(encode, 9);
  console.log(`  ${name.padEnd(40)}${ms(time)} ${kb((await encode()).length)}${suitable ? '' : '   not suitable'}`);
  if (suitable && time < best) [best, bareName] = [time, name];
}
const fastest = encoders.find(({ name }) => name === bareName)!;

console.log('\nParts of ours, warm');
console.log(`  ${'position to drawing'.padEnd(40)}${ms(await median(round => build(round)))}`);
const packer = new Packer();
const unpacker = new Unpacker();
for (const every of [false, true]) {
  const drawings = Array.from({ length: ROUNDS }, (_, round) => unpacker.unpack(packer.pack(build(round, every))));
  const time = await median(round => pictureOf(drawings[round]!, 'board'));
  console.log(`  ${`drawing to file, ${every ? 'every' : 'one'} tile new`.padEnd(40)}${ms(time)}`);
}

console.log('\nWhole pictures');
// Every tile was seen turned every way before, as after the first hour of a league evening.
await median(async round => renderer.render(build(round), 'board'), 100);
const [total, bare] = await alternate(round => renderer.render(build(round), 'board'), fastest.encode);
const size = (await renderer.render(build(3), 'board')).data.length;
const turned = await median(async round => renderer.render(build(round, true), 'board'));
const png = await median(round => paintDrawing(build(round)).encode('png'), 9);
const options = { font: { fontFiles: fontFiles(), loadSystemFonts: false } };
const resvg = await median(round => new Resvg(drawingToSvg(build(round)), options).render().asPng(), 5);
console.log(`  ${'cold: first drawing'.padEnd(40)}${ms(cold.time)}`);
console.log(`  ${'cold: first picture, with thread and fonts'.padEnd(40)}${ms(first.time)}`);
console.log(`  ${'warm: position to bytes, one tile new'.padEnd(40)}${ms(total.wall)} ${kb(size)}`);
console.log(`  ${'warm: every tile new'.padEnd(40)}${ms(turned)}`);
console.log(`  ${"canvas's own PNG".padEnd(40)}${ms(png)}`);
console.log(`  ${'resvg from SVG'.padEnd(40)}${ms(resvg)}`);
const ratio = (a: number, b: number): string => (a / b).toFixed(2);
console.log(
  `\nRatio to the bare encoding (${bareName}, ${bare.wall.toFixed(1)} ms, undisturbed ${bare.quiet.toFixed(1)}); goal 1.3`,
);
console.log(`  by the clock        ${ratio(total.wall, bare.wall)}, undisturbed ${ratio(total.quiet, bare.quiet)}`);
console.log(
  `  by processor time   ${ratio(total.work, bare.work)} (${total.work.toFixed(1)} to ${bare.work.toFixed(1)} ms)`,
);
console.log(`Faster than canvas PNG ${ratio(png, total.wall)} times, than resvg ${ratio(resvg, total.wall)} times`);
await renderer.close();

async function timed<Value>(work: () => Value): Promise<{ value: Awaited<Value>; time: number }> {
  const start = performance.now();
  const value = await work();
  return { value, time: performance.now() - start };
}

function fontFiles(): string[] {
  const resolve = createRequire(import.meta.url).resolve;
  return ['grenze', 'barlow-condensed'].flatMap(family => {
    const home = dirname(resolve(`@expo-google-fonts/${family}/package.json`));
    return readdirSync(home)
      .filter(entry => /^[578]00/.test(entry) && !entry.endsWith('Italic'))
      .flatMap(entry =>
        readdirSync(join(home, entry))
          .filter(file => file.endsWith('.ttf'))
          .map(file => join(home, entry, file)),
      );
  });
}
