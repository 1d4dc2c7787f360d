import { FALLBACKS, type Face, type Lettercase } from './workshop.js';

/** A stretch of one line: letters of one face, or a sign we draw ourselves. */
export type Run =
  | { readonly kind: 'letters'; readonly face: string; readonly text: string }
  /** Right arrow: no text face of ours has it. */
  | { readonly kind: 'arrow' }
  /** Stands for characters nobody can set. */
  | { readonly kind: 'unknown' };

const ARROW = '→';
/** Joiners, variation selectors and direction marks outside emoji: nothing to see. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}]+$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits a line into what can be painted. Names of players are arbitrary Unicode: what the face lacks is taken from
 * a fallback face, then in a plainer spelling (𝓐 as A, ạ̈ as a), and what is left becomes one quiet mark per stretch.
 */
export function runsOf(text: string, own: Face, face: Lettercase['face']): readonly Run[] {
  if (hasAll(own, text)) return text ? [{ kind: 'letters', face: own.name, text }] : [];
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const run = runOf(segment, own, face);
    const last = runs.at(-1);
    if (run.kind === 'letters' && last?.kind === 'letters' && last.face === run.face) {
      runs[runs.length - 1] = { ...last, text: last.text + run.text };
    } else if (!(run.kind === 'unknown' && last?.kind === 'unknown') && !(run.kind === 'letters' && !run.text)) {
      runs.push(run);
    }
  }
  return runs;
}

function runOf(grapheme: string, own: Face, face: Lettercase['face']): Run {
  const letters = (holder: Face, text: string): Run => ({ kind: 'letters', face: holder.name, text });
  if (grapheme === ARROW) return { kind: 'arrow' };
  if (hasAll(own, grapheme)) return letters(own, grapheme);
  if (INVISIBLE.test(grapheme)) return letters(own, '');
  if (/^\s+$/u.test(grapheme)) return letters(own, ' ');
  for (const name of FALLBACKS) {
    const fallback = face(name);
    if (hasAll(fallback, grapheme)) return letters(fallback, grapheme);
  }
  const plain = plainer(grapheme);
  if (plain) {
    for (const holder of [own, ...FALLBACKS.map(face)]) if (hasAll(holder, plain)) return letters(holder, plain);
  }
  return { kind: 'unknown' };
}

/** The same sign without style and piled-up accents, or nothing if that changes nothing. */
function plainer(grapheme: string): string | undefined {
  const plain = grapheme.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  return plain && plain !== grapheme ? plain : undefined;
}

/** Joiners and selectors are instructions to the shaper: a face need not have them. */
function hasAll(holder: Face, text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code === 0x200d || code === 0xfe0f || code === 0xfe0e) {
      if (holder.name !== FALLBACKS[1]) return false;
    } else if (!holder.has(code)) return false;
  }
  return true;
}
