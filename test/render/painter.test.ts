import { describe, expect, test } from 'vitest';
import type { Drawing, Mark } from '../../src/engine/drawing.js';
import { circle, rect } from '../../src/geometry/paths.js';
import { paintDrawing } from '../../src/render/painter.js';

const paint = (...marks: Mark[]): ((x: number, y: number) => string) => {
  const drawing: Drawing = { width: 40, height: 40, marks };
  const canvas = paintDrawing(drawing);
  const pixels = canvas.data();
  return (x, y) => pixels.toString('hex', (y * 40 + x) * 4, (y * 40 + x) * 4 + 4);
};

const box = (fill: string): Mark => ({ kind: 'shape', path: rect(10, 10, 20, 20), fill });

describe('the painter', () => {
  test('fills and leaves alone', () => {
    const at = paint(box('#ff0000'));
    expect(at(20, 20)).toBe('ff0000ff');
    expect(at(5, 5)).toBe('00000000');
  });

  test('moves, scales, turns and clips groups', () => {
    const at = paint({
      kind: 'group',
      x: 20,
      y: 20,
      scale: 0.5,
      turn: 90,
      clip: rect(0, -20, 40, 40),
      marks: [{ kind: 'shape', path: rect(0, 0, 20, 20), fill: '#00ff00' }],
    });
    expect(at(15, 25)).toBe('00ff00ff');
    expect(at(25, 25)).toBe('00000000');
  });

  test('lets groups through', () => {
    const at = paint(box('#000000'), { kind: 'group', alpha: 0.5, marks: [box('#ffffff')] });
    expect(Number.parseInt(at(20, 20).slice(0, 2), 16)).toBeGreaterThan(120);
    expect(Number.parseInt(at(20, 20).slice(0, 2), 16)).toBeLessThan(135);
  });

  test('paints gradients between their ends', () => {
    const at = paint({
      kind: 'shape',
      path: rect(0, 0, 40, 40),
      fill: { linear: [0, 0, 40, 0], stops: ['#000000', '#ffffff'] },
    });
    expect(Number.parseInt(at(2, 20).slice(0, 2), 16)).toBeLessThan(40);
    expect(Number.parseInt(at(38, 20).slice(0, 2), 16)).toBeGreaterThan(215);
  });

  test('a still comes out as if it were painted directly, the second time too', () => {
    const marks: Mark[] = [
      { kind: 'shape', path: circle(0, 0, 9), fill: '#336699', stroke: '#ffffff', width: 2 },
      {
        kind: 'text',
        text: '7',
        x: 0,
        y: 0,
        size: 12,
        face: 'barlow-condensed-800',
        fill: '#ffffff',
        line: 'capitals',
      },
    ];
    const drawing = (still: boolean): Drawing => ({
      width: 40,
      height: 40,
      marks: [{ kind: 'group', x: 20, y: 20, marks, ...(still ? { still: [-12, -12, 24, 24] as const } : {}) }],
    });
    const direct = paintDrawing(drawing(false)).data();
    const first = paintDrawing(drawing(true)).data();
    expect(Math.max(...first.map((value, k) => Math.abs(value - direct[k]!)))).toBeLessThan(4);
    expect(paintDrawing(drawing(true)).data().equals(first)).toBe(true);
  });

  test('shadows end with their mark', () => {
    const at = paint(
      { kind: 'shape', path: rect(2, 2, 4, 4), fill: '#ffffff', shadow: { colour: '#ff0000', blur: 4 } },
      { kind: 'shape', path: rect(25, 25, 5, 5), fill: '#ffffff' },
    );
    expect(at(7, 7)).not.toBe('00000000');
    expect(at(32, 27)).toBe('00000000');
  });

  test('an unknown icon is our fault and says so', () => {
    expect(() => paint({ kind: 'icon', name: 'no-such-icon', x: 0, y: 0, size: 10, fill: '#fff' })).toThrow(
      'no-such-icon',
    );
  });
});
