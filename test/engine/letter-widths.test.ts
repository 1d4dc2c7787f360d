import { describe, expect, test } from 'vitest';
import { cutTo, lineCount, lineWidth, SET_FACES } from '../../src/engine/letter-widths.js';
import { typesetter } from '../../src/render/painter.js';

const TEXT = 'Zażółć gęślą jaźń w 1234567890 dni: pchnąć w tę łódź jeża lub 8 skrzyń fig.';

describe.each(SET_FACES)('%s', face => {
  test('is as wide as the painter sets it, within a fiftieth', () => {
    const real = typesetter.lineOf(TEXT, face).width;
    expect(Math.abs(lineWidth(TEXT, face) - real) / real).toBeLessThan(0.02);
  });

  test('breaks into as many lines as the painter makes of it', () => {
    for (const room of [6, 9, 14, 30]) {
      expect(Math.abs(lineCount(TEXT, face, room) - typesetter.breakText(TEXT, face, room).length)).toBeLessThanOrEqual(
        1,
      );
    }
  });

  test('is cut before an ellipsis where it does not fit', () => {
    expect(cutTo('Ola', face, 9)).toBe('Ola');
    const cut = cutTo('Konstantynopolitańczykowianeczka', face, 5);
    expect(cut).toMatch(/^Konst.*…$/);
    expect(lineWidth(cut, face)).toBeLessThanOrEqual(5);
  });
});
