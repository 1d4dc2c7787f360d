/** A stretch of a sentence, as loud as it is said. */
export interface Span {
  readonly text: string;
  readonly isStrong: boolean;
}

const MARK = /\\([^\p{L}\p{N}\s])|\*\*/gu;

/** A sentence of words taken apart: `**` makes what follows loud or quiet again, a backslash lets a sign stand for itself. */
export function spansOf(sentence: string): Span[] {
  const spans: Span[] = [];
  let [text, isStrong, at] = ['', false, 0];
  for (const { 0: mark, 1: sign, index } of sentence.matchAll(MARK)) {
    text += sentence.slice(at, index) + (sign ?? '');
    at = index + mark.length;
    if (sign !== undefined) continue;
    if (text !== '') spans.push({ text, isStrong });
    [text, isStrong] = ['', !isStrong];
  }
  text += sentence.slice(at);
  return text === '' ? spans : [...spans, { text, isStrong }];
}

/** The sentence without any marks, as people say it. */
export const unmarked = (sentence: string): string =>
  spansOf(sentence)
    .map(({ text }) => text)
    .join('');
