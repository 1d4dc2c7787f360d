import { describe, expect, test } from 'vitest';
import { runsOf } from '../../src/render/core/text-runs.js';
import { face } from '../../src/render/faces.js';
import { typesetter } from '../../src/render/painter.js';

const FACES = ['grenze-700', 'barlow-condensed-500', 'barlow-condensed-700', 'barlow-condensed-800'];

describe('faces', () => {
  test.each(FACES)('%s has every Polish letter', name => {
    for (const letter of 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”–−×…') expect(face(name).has(letter.codePointAt(0)!), letter).toBe(true);
  });

  test('know how tall capitals are', () => {
    for (const name of FACES) expect(face(name).capHeight).toBeGreaterThan(0.6);
  });

  test('an unknown face is refused by name', () => {
    expect(() => face('grenze-750')).toThrow('grenze-750');
  });
});

describe('what a face lacks', () => {
  const kinds = (text: string): string[] =>
    runsOf(text, face('grenze-700'), face).map(run => (run.kind === 'letters' ? `${run.face}:${run.text}` : run.kind));

  test('is nothing in plain text', () => {
    expect(kinds('Zażółć gęślą jaźń')).toEqual(['grenze-700:Zażółć gęślą jaźń']);
    expect(kinds('')).toEqual([]);
  });

  test('an arrow is drawn', () => {
    expect(kinds('E3 → D4')).toEqual(['grenze-700:E3 ', 'arrow', 'grenze-700: D4']);
  });

  test('Cyrillic and emoji come from fallback faces', () => {
    expect(kinds('Юлія 🐉')).toEqual(['fira-sans-condensed-700:Юлія', 'grenze-700: ', 'noto-emoji-700:🐉']);
  });

  test('joined emoji stay together', () => {
    expect(kinds('👨‍👩‍👧')).toEqual(['noto-emoji-700:👨‍👩‍👧']);
  });

  test('fancy letters are read as plain ones', () => {
    expect(kinds('𝓐𝓵𝓮𝔁 Ａｂ')).toEqual(['grenze-700:Alex Ab']);
  });

  test('what nobody has becomes one quiet mark', () => {
    expect(kinds('李雷 ok')).toEqual(['unknown', 'grenze-700: ok']);
    expect(kinds('\u202e\u200b')).toEqual([]);
  });

  test('a heap of accents does no harm', () => {
    const zalgo = `Z${'\u0337\u034e\u0350'.repeat(20)}algo`;
    expect(kinds(zalgo).join('')).toContain('algo');
    expect(typesetter.lineOf(zalgo, 'grenze-700').width).toBeLessThan(4);
  });

  test('lone surrogates and control characters are survived', () => {
    expect(() => runsOf('\ud800 \u0000 \uffff', face('grenze-700'), face)).not.toThrow();
  });
});

describe('setting', () => {
  const base = { face: 'barlow-condensed-700', size: 40 } as const;

  test('shrinks to the widest, never below three fifths', () => {
    const wide = typesetter.setText({ ...base, text: 'Konstantynopol', max: 200 });
    expect(wide.size).toBeLessThan(40);
    expect(wide.size * wide.lines[0]!.width).toBeLessThanOrEqual(200.01);
    const cut = typesetter.setText({ ...base, text: 'Konstantynopolitańczykowianeczka', max: 100 });
    expect(cut.size).toBe(24);
    expect(cut.size * cut.lines[0]!.width).toBeLessThanOrEqual(100.01);
  });

  test('leaves alone what fits', () => {
    expect(typesetter.setText({ ...base, text: 'Ola', max: 200 }).size).toBe(40);
  });

  test('breaks at spaces, keeps one-letter words with the next, obeys line feeds', () => {
    const lines = typesetter.breakText('Runa schodzi z planszy i znosi rany', base.face, 6);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).not.toMatch(/(^| )[a-z]$/);
    expect(typesetter.breakText('a\nb', base.face, 100)).toEqual(['a', 'b']);
  });

  test('fits a long text into its lines', () => {
    const text = 'Trzy stykające się pola: każdy żeton na nich, także twój, dostaje ranę. Nie rani Sztandarów.';
    const { lines, size } = typesetter.setText({ ...base, text, wrap: { width: 400, leading: 44, lines: 2 } });
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line.width * size).toBeLessThanOrEqual(400.01);
  });
});
