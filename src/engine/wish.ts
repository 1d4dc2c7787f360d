import { fold } from './language.js';

/** What people say before what they want to do, folded: „czemu nie mogę…”, „chcę…”, “why can’t I…”. */
const BEFORE = new Set(
  (
    'czemu dlaczego czy nie moge mozna wolno da sie chce chcialbym chcialabym chcemy prosze ' +
    'why can could may i we not cannot cant am allowed want wanna would like to please'
  ).split(' '),
);

/** What is wished, folded, without the question or the wish around it; the text as it is where nothing else is said. */
export function wishOf(typed: string): string {
  const words = fold(typed)
    .replace(/[?!.…]+$/u, '')
    .trim()
    .split(' ');
  const from = words.findIndex(word => !BEFORE.has(word));
  return (from < 0 ? words : words.slice(from)).join(' ');
}
