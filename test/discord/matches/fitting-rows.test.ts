import { describe, expect, test } from 'vitest';
import { button, buttonRows, isButtonRow, type Row } from '../../../src/discord/components.js';
import { fittingRows } from '../../../src/discord/matches/fitting-rows.js';
import type { Labelled, Showing } from '../../../src/discord/matches/showing.js';
import { controlsHeight } from '../../../src/discord/phone.js';
import { pebbles } from '../../engine/pebbles.js';

/** A screen with room for so many pixels of controls. */
const showing = (room: number): Showing => ({
  game: pebbles,
  language: 'en',
  scene: { view: {}, reader: 0, names: [] },
  match: 'abc123',
  moment: 7,
  page: 0,
  picks: [],
  fits: rows => controlsHeight(rows) <= room,
});

const NAMES = ['Pikeman', 'Knight', 'Golem', 'Axeman', 'Spark', 'Wraith'];
const OPTIONS: readonly Labelled[] = [
  ...NAMES.map(name => ({ label: `Place ${name}`, tone: 'main' as const, among: { heading: 'Place…', name } })),
  ...NAMES.map(name => ({ label: `Use ${name}`, among: { heading: 'Use…', name } })),
  ...NAMES.map(name => ({ label: `Drop ${name}`, tone: 'quiet' as const, among: { heading: 'Drop…', name } })),
  { label: 'End the turn', tone: 'quiet' as const },
].map((option, index) => ({ ...option, index, value: String(index) }));

/** Every row as a person reads it: the labels of its buttons, or the heading of a menu. */
const readRows = (rows: readonly Row[]): string[] =>
  rows.map(row => {
    const [first] = row.components;
    if (isButtonRow(row)) return row.components.map(part => ('label' in part ? part.label : '')).join(', ');
    return first && 'placeholder' in first ? `[${first.placeholder}]` : '';
  });

const set = (room: number): string[] => readRows(fittingRows(OPTIONS, showing(room), [], [])!);

describe('options where a screen has little room', () => {
  test('are a button each as long as they fit, what is quiet last and apart', () => {
    const rows = set(2_000);
    expect(rows[0]).toBe('Place Pikeman, Place Knight, Place Golem, Place Axeman');
    expect(rows).toHaveLength(5);
    expect(rows.at(-1)).toBe('Drop Wraith, End the turn');
  });

  test('fold what is quiet into a menu first, and leave what ends the turn a button', () => {
    const rows = readRows(fittingRows(OPTIONS.slice(6), showing(260), [], [])!);
    expect(rows).toEqual([
      'Use Pikeman, Use Knight, Use Golem',
      'Use Axeman, Use Spark, Use Wraith',
      '[Drop…]',
      'End the turn',
    ]);
  });

  test('say the signs of the picture before anything is folded that is not quiet', () => {
    const signed = OPTIONS.map((option, at) => (option.tone === 'main' ? { ...option, short: `${at + 1}` } : option));
    const rows = (room: number) => readRows(fittingRows(signed.slice(0, 5), showing(room), [], [])!);
    expect(rows(90)).toEqual(['Pikeman, Knight, Golem, Axeman, Spark']);
    expect(rows(60)).toEqual(['1, 2, 3, 4, 5']);
  });

  test('put everything else into one menu before what has a sign loses its button', () => {
    const signed = OPTIONS.map((option, at) => (option.tone === 'main' ? { ...option, short: `${at + 1}` } : option));
    const reveal: Labelled = { label: 'Reveal a tile', short: 'NE²', tone: 'good', index: 19, value: '19' };
    const rows = (room: number) => readRows(fittingRows([...signed.slice(1), reveal], showing(room), [], [])!);
    expect(rows(170)).toEqual(['2, 3, 4', '5, 6, NE²', '[Something else…]', 'End the turn']);
    expect(rows(130)).toEqual(['2, 3, 4, 5, 6', '[Something else…]', 'End the turn']);
  });

  test('then say the main things without their verb, then fold the rest, the main things last', () => {
    expect(set(320)).toEqual(['Pikeman, Knight, Golem', 'Axeman, Spark, Wraith', '[Use…]', '[Drop…]', 'End the turn']);
    expect(set(190)).toEqual(['[Place…]', '[Use…]', '[Drop…]', 'End the turn']);
    expect(set(140)).toEqual(['[Choose…]', '[Drop…]', 'End the turn']);
    expect(set(90)).toEqual(['[Choose…]', 'End the turn']);
    // Below the places of a question it is no part of it.
    const places: Row[] = buttonRows([button('say.abc123.7.40', { label: 'A1' })]);
    expect(readRows(fittingRows(OPTIONS, showing(90), places, places)!)).toEqual([
      'A1',
      '[Something else…]',
      'End the turn',
    ]);
  });

  test('leave what has no heading a button, and put the rest into one menu before that', () => {
    const battle: Labelled = { label: 'Play Battle', index: 19, value: '19' };
    const rows = (room: number) => readRows(fittingRows([...OPTIONS, battle], showing(room), [], [])!);
    expect(rows(230)).toEqual(['Play Battle', '[Place…]', '[Use…]', '[Drop…]', 'End the turn']);
    expect(rows(130)).toEqual(['Play Battle', '[Something else…]', 'End the turn']);
  });

  test('are set by the most that may stand above them, so that nothing jumps when another row is opened', () => {
    const [tall] = fittingRows(OPTIONS.slice(0, 2), showing(2_000), [], [])!;
    const below = (tallest: readonly Row[]) =>
      readRows(fittingRows(OPTIONS.slice(12), showing(210), [tall!], tallest)!);
    expect(below([tall!])).not.toContain('[Drop…]');
    expect(below([tall!, tall!])).toContain('[Drop…]');
  });

  test('every option can be said once, however tightly they are set', () => {
    for (let room = 0; room < 600; room += 40) {
      const said = fittingRows(OPTIONS, showing(room), [], [])!.flatMap(({ components }) =>
        components.flatMap(part => {
          if ('options' in part) return part.options.map(({ value }) => Number(value));
          return 'custom_id' in part ? [Number(part.custom_id.split('.')[3])] : [];
        }),
      );
      expect(said.sort((a, b) => a - b)).toEqual(OPTIONS.map(({ index }) => index));
    }
  });
});
