import { describe, expect, it } from 'vitest';
import { group, icon, letterings, linear, radial, shape } from '../../src/engine/marks.js';

describe('makers of marks', () => {
  it('put what is said into the mark and nothing else', () => {
    expect(shape('M0 0', { fill: '#FFFFFF' })).toEqual({ kind: 'shape', path: 'M0 0', fill: '#FFFFFF' });
    expect(icon('sword', 1, 2, 3, '#000000')).toEqual({
      kind: 'icon',
      name: 'sword',
      x: 1,
      y: 2,
      size: 3,
      fill: '#000000',
    });
    expect(icon('sword', 1, 2, 3, '#000000', { halo: '#FFFFFF' })).toMatchObject({ halo: '#FFFFFF' });
    expect(group([], { x: 4, turn: 90 })).toEqual({ kind: 'group', marks: [], x: 4, turn: 90 });
    expect(linear(0, 1, 2, 3, '#000000', '#FFFFFF')).toEqual({ linear: [0, 1, 2, 3], stops: ['#000000', '#FFFFFF'] });
    expect(radial(1, 2, 9, '#000000')).toEqual({ radial: [1, 2, 0, 9], stops: ['#000000'] });
  });

  it('write with the faces of the game, unless told otherwise', () => {
    const { digits, words } = letterings({ digit: 'bold', label: 'plain' });
    expect(digits(7, 1, 2, 30, '#FFFFFF')).toMatchObject({ text: '7', face: 'bold', line: 'capitals' });
    expect(words('ż', 1, 2, 30, '#FFFFFF')).toMatchObject({ text: 'ż', face: 'plain', align: 'left' });
    expect(words('ż', 1, 2, 30, '#FFFFFF', { align: 'right', face: 'title' })).toMatchObject({
      align: 'right',
      face: 'title',
    });
  });
});
