import { describe, expect, it } from 'vitest';
import { bareRules } from './guards/bare-rules.js';
import { type SourceFile, sourceFiles } from './guards/source-files.js';

const engine = sourceFiles('src/engine');
const toy = sourceFiles('test/engine/pebbles');

/** A game of one file, together with the engine it stands on. */
function found(text: string, ...others: readonly SourceFile[]): string[] {
  const path = 'src/games/sample/turn.ts';
  const head = `import { ask, type Rules } from '../../engine/index.js';\nimport { bite, BITES } from './bite.js';\n`;
  const bite = `import type { Rules } from '../../engine/index.js';
    export function* bite(state: State): Rules<void> {}
    export const BITES = { soft: bite };`;
  const files = [...engine, { path, text: head + text }, { path: 'src/games/sample/bite.ts', text: bite }, ...others];
  return bareRules(files).map(line => line.replace(/^.*?:\d+ /, ''));
}

it('every rule of the engine, the toy and the games is called with yield*', () => {
  expect(bareRules([...engine, ...toy, ...sourceFiles('src/games')])).toEqual([]);
});

describe('a forgotten yield* is found', () => {
  it.each([
    ['a rule of the same file', 'function* hit() {} function* turn() { hit(); }', 'hit'],
    ['an imported rule', 'function* turn(s) { bite(s); }', 'bite'],
    ["the engine's own question", 'function* turn(s) { const x = ask({ key: "k", seat: 0, options: [] }); }', 'ask'],
    ['a condition', 'function* turn(s) { if (bite(s)) return; }', 'bite'],
    ['a rule returned by a rule', 'function* turn(s) { return bite(s); }', 'bite'],
    ['a plain function that calls one', 'function turn(s) { bite(s); }', 'bite'],
    ['a function that passes a rule on', 'const nip = s => bite(s); function* turn(s) { nip(s); }', 'nip'],
    ['a function typed as rules', 'declare const f: (s: S) => Rules<void>; function* turn(s) { f(s); }', 'f'],
    ['a parameter', 'type Effect = (s: S) => Rules<void>; function* turn(e: Effect, s) { e(s); }', 'e'],
    ['a table by name', 'function* turn(s) { BITES.soft(s); }', 'BITES.soft'],
    ['a table by key', 'function* turn(s) { BITES[s.kind](s); }', 'BITES[s.kind]'],
    ['a table by key, asserted', 'function* turn(s) { BITES[s.kind]!(s); }', 'BITES[s.kind]'],
    [
      'a table typed as such',
      'type E = (s: S) => Rules<void>; const T: Record<string, E> = {}; function* t(s) { T[s.k]!(s); }',
      'T[s.k]',
    ],
    ['what was taken from a table', 'function* turn(s) { const one = BITES[s.kind]; one(s); }', 'one'],
    ['a map', 'const M = new Map<string, (s: S) => Rules<void>>(); function* t(s) { M.get(s.k)!(s); }', 'M.get(s.k)'],
    [
      'a typed map',
      'const M: Map<string, (s: S) => Rules<void>> = new Map(); function* t(s) { M.get(s.k)!(s); }',
      'M.get(s.k)',
    ],
    ['a list in a loop', 'const all = [bite]; function* turn(s) { for (const one of all) one(s); }', 'one'],
    ['a list with a callback', 'const all = [bite]; function* turn(s) { all.forEach(one => { one(s); }); }', 'one'],
    [
      'a member of a card',
      'interface Card { play(s: S): Rules<void> } function* turn(card: Card, s) { card.play(s); }',
      'card.play',
    ],
    [
      'a member of a data object',
      'export const fox = { *leap(s) {} }; function* turn(s) { s.card.leap(s); }',
      's.card.leap',
    ],
    [
      'a member taken apart',
      'interface Card { play(s: S): Rules<void> } function* t(c: Card, s) { const { play } = c; play(s); }',
      'play',
    ],
    ['a method', 'class Fox { *leap() {} *turn() { this.leap(); } }', 'this.leap'],
    ['a branch', 'function* turn(s) { s.x ? bite(s) : 0; }', 'bite'],
    ['a namespace', 'import * as jaws from "./bite.js"; function* turn(s) { jaws.bite(s); }', 'jaws.bite'],
    ['an argument', 'function* turn(s) { drive(bite(s)); }', 'bite'],
  ])('in %s', (_, text, name) => {
    expect(found(text)).toEqual([`${name} without yield*`]);
  });

  it('and so is a bare yield', () => {
    expect(found('function* turn(s) { yield [question]; }')).toEqual(['yield without *']);
  });

  it('with its place', () => {
    const text = 'function* hit() {}\nfunction* turn() {\n  hit();\n}\n';
    expect(bareRules([{ path: 'src/games/a/turn.ts', text }])).toEqual(['src/games/a/turn.ts:3 hit without yield*']);
  });
});

describe('nothing is found where all is well', () => {
  it.each([
    [
      'composed rules',
      'function* turn(s) { yield* bite(s); const x = yield* ask({ key: "k", seat: 0, options: [] }); }',
    ],
    ['a composed choice', 'function* turn(s) { yield* s.x ? bite(s) : BITES.soft(s); yield* (BITES[s.k]!(s)); }'],
    [
      'a dispatch',
      'export function step(s) { switch (s.k) { case 1: return bite(s); default: return turn(s); } } function* turn(s) {}',
    ],
    ['a dispatch in one line', 'export const step = s => (s.k ? bite(s) : BITES[s.k]!(s));'],
    ['lists that push', 'const moves = { *push(s) {} }; function* turn(s) { s.list.push(1); yield* moves.push(s); }'],
    ['plain functions', 'function score(s) { return 1; } function* turn(s) { score(s); s.list.map(score); }'],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});
