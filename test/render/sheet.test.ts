import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Drawing, Mark } from '../../src/engine/drawing.js';
import { randomAnswer, randomFrom, Table } from '../../src/engine/index.js';
import { rect } from '../../src/geometry/paths.js';
import { games } from '../../src/registry.js';
import { paintDrawing } from '../../src/render/painter.js';
import { Packer, Unpacker } from '../../src/render/parcel.js';
import { Sheet } from '../../src/render/sheet.js';
import { pictureOf } from '../../src/render/sheets.js';

/** What quality 85 leaves of fine print and sharp edges: 33 decibels. */
const MOST_NOISE = 33;
const SEED = '5'.repeat(32);
/** Several stretches and bands, and blocks cut off at both edges. */
const [WIDTH, HEIGHT] = [403, 301] as const;
const ground: Mark = { kind: 'shape', path: rect(0, 0, WIDTH, HEIGHT), fill: '#223344' };
const ball = (x: number, y: number): Mark => ({
  kind: 'shape',
  path: rect(x, y, 8, 8),
  fill: '#ffcc00',
  stroke: '#ffffff',
  width: 3,
  shadow: { colour: '#000000', blur: 6, dy: 2 },
});
const word = (text: string): Mark => ({
  kind: 'text',
  text,
  x: 60,
  y: 40,
  size: 14,
  face: 'barlow-condensed-800',
  fill: '#ffffff',
  halo: '#000000',
});
const page = (...marks: Mark[]): Drawing => ({ width: WIDTH, height: HEIGHT, marks: [ground, ...marks] });

describe('a sheet', () => {
  test.each<[string, Drawing, Drawing]>([
    ['something moved', page(ball(10, 10), word('ŻÓŁĆ')), page(ball(14, 12), word('ŻÓŁĆ'))],
    ['a text changed', page(ball(10, 10), word('ŻÓŁĆ')), page(ball(10, 10), word('j'))],
    ['something came', page(ball(10, 10)), page(ball(10, 10), ball(14, 14))],
    ['something went', page(ball(10, 10), ball(14, 14)), page(ball(14, 14))],
    ['what lies on top changed', page(ball(10, 10), ball(14, 14)), page(ball(14, 14), ball(10, 10))],
    ['the same thing lies there twice', page(ball(10, 10)), page(ball(10, 10), ball(10, 10))],
    ['the ground went', page(word('a')), { width: WIDTH, height: HEIGHT, marks: [word('a')] }],
    [
      'a group turned',
      page({ kind: 'group', x: 40, y: 30, marks: [ball(0, 0)] }),
      page({ kind: 'group', x: 40, y: 30, turn: 40, scale: 1.5, marks: [ball(0, 0)] }),
    ],
    [
      'a group holds an empty group',
      page({ kind: 'group', x: 40, y: 30, marks: [] }),
      page({ kind: 'group', x: 40, marks: [ball(0, 20), { kind: 'group', x: 9, turn: 60, marks: [] }] }),
    ],
  ])('shows what a fresh one would when %s', (_, before, after) => {
    const sheet = new Sheet(WIDTH, HEIGHT);
    for (const drawing of [before, after, before]) {
      expect(sheet.show(drawing).equals(new Sheet(WIDTH, HEIGHT).show(drawing))).toBe(true);
    }
  });

  test('keeps what does not change', () => {
    const sheet = new Sheet(WIDTH, HEIGHT);
    const far: Mark = { kind: 'shape', path: rect(WIDTH - 30, HEIGHT - 30, 20, 20), fill: '#ff0000' };
    const file = sheet.show(page(ball(10, 10), far));
    // Everything that is still taken from this file is spoilt there.
    file.fill(0x55, file.length - 2000);
    const spoilt = Buffer.alloc(2000, 0x55);
    expect(sheet.show(page(ball(12, 10), far)).subarray(-2000)).toEqual(spoilt);
    expect(sheet.show(page(ball(12, 10))).subarray(-2000)).not.toEqual(spoilt);
  });

  test.each([
    ['lower by less than a tile', HEIGHT - 9],
    ['lower by whole tiles', HEIGHT - 200],
    ['higher', HEIGHT + 170],
  ])('shows what a fresh one would when the picture becomes %s', (_, height) => {
    const sheet = new Sheet(WIDTH, HEIGHT);
    const tall = (drawing: Drawing): Drawing => ({ ...drawing, height });
    const drawings = [page(ball(10, 10), word('a')), tall(page(ball(14, 10), word('a'))), page(ball(14, 10))];
    for (const drawing of [...drawings, tall(page())]) {
      expect(sheet.show(drawing).equals(new Sheet(WIDTH, drawing.height).show(drawing))).toBe(true);
      expect([sheet.width, sheet.height]).toEqual([WIDTH, drawing.height]);
    }
  });

  test('keeps what lies above where the height changes', () => {
    const sheet = new Sheet(WIDTH, HEIGHT);
    const file = sheet.show(page(ball(10, 10), ball(300, 280)));
    // Everything that is still taken from this file is spoilt there; markers between stretches are made anew.
    file.fill(0x55, file.length >> 2, (file.length >> 2) + 50);
    const spoilt = Buffer.alloc(8, 0x55);
    expect(sheet.show({ ...page(ball(10, 10)), height: HEIGHT - 20 }).includes(spoilt)).toBe(true);
    expect(sheet.show({ ...page(ball(10, 10)), height: 100 }).includes(spoilt)).toBe(false);
  });

  test('that shows the same again gives the same file', () => {
    const sheet = new Sheet(WIDTH, HEIGHT);
    expect(sheet.show(page(ball(10, 10)))).toBe(sheet.show(page(ball(10, 10))));
  });

  test('is painted whole again after a picture that failed', () => {
    const sheet = new Sheet(WIDTH, HEIGHT);
    const broken: Mark = { kind: 'icon', name: 'no-such-icon', x: 5, y: 5, size: 5, fill: '#fff' };
    sheet.show(page(ball(10, 10)));
    expect(() => sheet.show(page(ball(30, 10), broken))).toThrow('no-such-icon');
    const after = page(ball(30, 10), word('a'));
    expect(sheet.show(after).equals(new Sheet(WIDTH, HEIGHT).show(after))).toBe(true);
  });
});

test('pictures of one name and ground lie on one sheet, those without a name on none', () => {
  const drawing = page(ball(10, 10));
  const first = pictureOf(drawing, 'one');
  expect(pictureOf(drawing, 'one')).toBe(first);
  for (const other of [pictureOf(drawing, 'another'), pictureOf(drawing)]) {
    expect(other).not.toBe(first);
    expect(other.equals(first)).toBe(true);
  }
  expect(pictureOf({ ...drawing, marks: [ball(10, 10)] }, 'one').equals(first)).toBe(false);
  expect(pictureOf(drawing, 'one')).toBe(first);
});

describe.each(games)('the boards of two matches of $id in turns', game => {
  test('come out as on fresh sheets', async () => {
    const matches = ['a', 'b'].map(text => {
      const chosen = Object.fromEntries(game.lobby.options.map(({ id, initial }) => [id, initial]));
      const sides = [null, null];
      const { table } = Table.start(game, game.setup({ seats: 2, chosen, sides, random: randomFrom(text.repeat(32)) }));
      return table;
    });
    const random = randomFrom(SEED);
    const packer = new Packer();
    const unpacker = new Unpacker();
    for (let round = 0; round < 24; round++) {
      const table = matches[round % 2]!;
      for (let more = 0; more < 3; more++) {
        const decision = table.open[0]!;
        table.answer(decision.seat, randomAnswer(decision, random));
      }
      const scene = {
        view: game.view(table.state, 'spectator'),
        reader: 'spectator',
        names: ['Żaneta', 'Łukasz'],
      } as const;
      const { drawing } = game.pictures.board(scene, 'pl', { palette: 'standard' });
      const whole = unpacker.unpack(packer.pack(drawing));
      const file = pictureOf(whole, `match ${round % 2}`);
      expect(file.equals(new Sheet(whole.width, whole.height).show(whole))).toBe(true);
      if (round % 8 === 0) expect(await noiseBetween(file, paintDrawing(whole).data())).toBeLessThan(MOST_NOISE);
    }
  });
});

/** How far the decoded file lies from the pixels, as a mean of squares. */
async function noiseBetween(file: Buffer, pixels: Buffer): Promise<number> {
  const decoded = await sharp(file, { failOn: 'warning' }).raw().toBuffer();
  expect(decoded.length).toBe((pixels.length / 4) * 3);
  let sum = 0;
  for (let at = 0; at < decoded.length; at++) {
    sum += (decoded[at]! - pixels[Math.floor(at / 3) * 4 + (at % 3)]!) ** 2;
  }
  return sum / decoded.length;
}

test('a group comes apart: where one of its marks changes it looks as if painted at once', () => {
  const sheet = new Sheet(WIDTH, HEIGHT);
  const group = (x: number): Mark => {
    const marks = [ball(10, 10), ball(x, 20)];
    return { kind: 'group', x: 5, y: 5, scale: 1.5, alpha: 0.5, marks };
  };
  sheet.show(page(group(20), group(20)));
  const next = page(group(30), group(20));
  expect(sheet.show(next).equals(new Sheet(WIDTH, HEIGHT).show(next))).toBe(true);
});
