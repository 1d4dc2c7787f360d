import { expect } from 'vitest';
import { PICTURE_WIDTH } from '../../src/discord/phone.js';
import type { Drawing, Mark, Text } from '../../src/engine/drawing.js';
import { typesetter } from '../../src/render/painter.js';

/** A text as a reader meets it: how large it is in the end, and whether some of it was cut. */
export interface Read {
  readonly text: string;
  readonly face: string;
  readonly size: number;
  readonly isCut: boolean;
}

/** All texts of a drawing, shrunk and scaled as the painter does it. */
export const textsOf = ({ marks }: Pick<Drawing, 'marks'>): Read[] => marks.flatMap(mark => textsIn(mark, 1));

function textsIn(mark: Mark, scale: number): Read[] {
  if (mark.kind === 'group') return mark.marks.flatMap(inner => textsIn(inner, scale * (mark.scale ?? 1)));
  return mark.kind === 'text' ? [read(mark, scale)] : [];
}

function read(mark: Text, scale: number): Read {
  const { size, lines } = typesetter.setText(mark);
  const letters = (text: string): string => text.replaceAll(/[\s\u00a0]/gu, '');
  const set = lines.map(({ runs }) => runs.map(run => (run.kind === 'letters' ? run.text : '→')).join('')).join(' ');
  return {
    text: mark.text,
    face: mark.face,
    size: size * scale,
    isCut: letters(set).length < letters(mark.text).length,
  };
}

/** So high are letters that can be read without opening the picture. */
const READABLE = 11;
/** Names of places and numbers on pieces belong to the board: the buttons and the words say them too. */
const isWord = (text: string): boolean => /\p{L}{3}/u.test(text);

/**
 * Every word of a picture can be read where a phone of 390 px shows it in a message, and none is cut. Names of players,
 * which may be of any length and in any script, are cut rather than set small: the post and the alt text have them whole.
 */
export function expectReadable(name: string, drawing: Drawing, players: readonly string[] = []): void {
  const isPlayer = (text: string): boolean =>
    players.some(each => each === text || [...each].some((_, at) => text.endsWith(`${each.slice(0, at + 1)}…`)));
  for (const { text, size, isCut } of textsOf(drawing)) {
    if (!isWord(text)) continue;
    expect((size * PICTURE_WIDTH) / drawing.width, `${name}: ${text}`).toBeGreaterThanOrEqual(READABLE);
    if (isPlayer(text)) continue;
    expect(isCut, `${name}: ${text}`).toBe(false);
    expect(text, name).not.toMatch(/…$/);
  }
}
