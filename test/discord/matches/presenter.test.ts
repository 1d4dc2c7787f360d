import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countComponents, type Row } from '../../../src/discord/components.js';
import { parseCustomId } from '../../../src/discord/custom-id.js';
import { controlsFor } from '../../../src/discord/matches/presenter.js';
import type { Showing } from '../../../src/discord/matches/showing.js';
import type { Decision, Game, Option } from '../../../src/engine/index.js';
import { pebbles } from '../../engine/pebbles.js';

const game = {
  ...pebbles,
  words: {
    en: { ...pebbles.words.en, option: (_: Decision, { id }: Option) => ({ label: `Option ${id}`, typed: id }) },
    pl: { ...pebbles.words.pl, option: (_: Decision, { id }: Option) => ({ label: `Wybór ${id}`, typed: id }) },
  },
} as unknown as Game;

const showing = (more: Partial<Showing> = {}): Showing => ({
  game,
  language: 'en',
  scene: { view: {}, reader: 0, names: [] },
  match: 'abc123',
  moment: 7,
  page: 0,
  picks: [],
  ...more,
});

const options = (count: number): Option[] => Array.from({ length: count }, (_, index) => ({ id: `o${index}` }));
const controls = (rows: readonly Row[]) =>
  rows.flatMap(
    ({ components }) => components as { custom_id: string; options?: { value: string }[]; disabled?: boolean }[],
  );

const decisions = fc.oneof(
  fc
    .integer({ min: 2, max: 400 })
    .map((count): Decision => ({ kind: 'one', key: 'k', seat: 0, options: options(count) })),
  fc
    .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 500 }))
    .map(([min, more]): Decision => ({ kind: 'number', key: 'k', seat: 0, min, max: min + more })),
  fc.tuple(fc.integer({ min: 2, max: 120 }), fc.nat(5), fc.nat(20)).map(
    ([count, min, more]): Decision => ({
      kind: 'some',
      key: 'k',
      seat: 0,
      options: options(count),
      min: Math.min(min, count),
      max: Math.max(1, Math.min(min + more, count)),
    }),
  ),
  fc
    .integer({ min: 2, max: 60 })
    .map((count): Decision => ({ kind: 'order', key: 'k', seat: 0, options: options(count) })),
);

describe('the controls for any decision', () => {
  test('keep every limit of Discord and carry match, moment and index only', () => {
    fc.assert(
      fc.property(decisions, fc.nat(6), (decision, page) => {
        const rows = controlsFor(decision, showing({ page }));
        expect(rows.length).toBeGreaterThan(0);
        // Text, two pictures, the way back and the frame still have to fit.
        expect(countComponents(rows) + 6).toBeLessThanOrEqual(40);
        const ids = controls(rows).map(({ custom_id }) => custom_id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) {
          expect(id.length).toBeLessThanOrEqual(100);
          expect(parseCustomId(id)).toMatchObject({ match: 'abc123' });
        }
        for (const { components } of rows) expect(components.length).toBeLessThanOrEqual(5);
        for (const { options: menu } of controls(rows)) if (menu) expect(menu.length).toBeLessThanOrEqual(25);
      }),
    );
  });

  test('leave what stands out of a long list a press away, what gives up last', () => {
    const tones: Record<string, 'main' | 'good' | 'quiet'> = { o0: 'quiet', o1: 'main', o5: 'good' };
    const toned = {
      ...game,
      words: {
        ...game.words,
        en: { ...game.words.en, option: (_: Decision, { id }: Option) => ({ label: id, typed: id, tone: tones[id] }) },
      },
    } as Game;
    const decision: Decision = { kind: 'one', key: 'k', seat: 0, options: options(30) };
    const rows = controlsFor(decision, showing({ game: toned }));
    expect(rows.map(row => controls([row]).map(({ options: menu, custom_id }) => menu?.length ?? custom_id))).toEqual([
      ['say.abc123.7.1', 'say.abc123.7.5'],
      [25],
      [2],
      ['say.abc123.7.0'],
    ]);
  });

  test('offer every option of a choice somewhere, over all pages, exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), count => {
        const decision: Decision = { kind: 'one', key: 'k', seat: 0, options: options(count) };
        const offered: number[] = [];
        for (let page = 0; page < Math.ceil(count / 75); page++) {
          for (const { custom_id, options: menu } of controls(controlsFor(decision, showing({ page })))) {
            if (menu) offered.push(...menu.map(({ value }) => Number(value)));
            else if (custom_id.startsWith('say.')) offered.push(Number(custom_id.split('.')[3]));
          }
          if (count <= 20) break;
        }
        expect(offered.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
      }),
    );
  });

  test('offer the squares of a large board row by row, every one of them', () => {
    const squares = [...'ABCDEFGHI'].flatMap(column =>
      [...'123456789'].map(row => ({ id: `${column}${row}`, place: `${column}${row}` })),
    );
    const decision: Decision = { kind: 'one', key: 'k', seat: 0, options: squares };
    const rows = [...'123456789'].map(name => ({ name, places: [...'ABCDEFGHI'].map(column => `${column}${name}`) }));
    const large = { game: { ...game, places: () => rows } };
    const offered = [...'012345678'].flatMap(page =>
      controls(controlsFor(decision, showing({ ...large, page: Number(page) })))
        .map(({ custom_id }) => custom_id.split('.'))
        .filter(([verb]) => verb === 'say')
        .map(([, , , index]) => Number(index)),
    );
    expect(offered.sort((a, b) => a - b)).toEqual(squares.map((_, index) => index));
    expect(countComponents(controlsFor(decision, showing(large))) + 6).toBeLessThanOrEqual(40);
  });

  test('lay the places of a small board out like it: gaps, taken places and all', () => {
    const rows = [
      { name: '1', places: [null, 'B1', 'C1', 'D1', null] },
      { name: '2', places: ['A1', 'B2', 'C2', 'D2', 'E1'] },
    ];
    const places = ['B1', 'D1', 'A1', 'B2', 'C2', 'E1'];
    const decision: Decision = {
      kind: 'one',
      key: 'k',
      seat: 0,
      options: [...places.map(place => ({ id: place, place })), { id: 'stop' }],
    };
    const shown = controlsFor(decision, showing({ game: { ...game, places: () => rows } })) as unknown as {
      components: { label: string; disabled?: boolean }[];
    }[];
    expect(shown.map(({ components }) => components.map(({ label }) => label.replace('\u200b', '')))).toEqual([
      ['', 'B1', 'C1', 'D1'],
      ['A1', 'B2', 'C2', 'D2', 'E1'],
      ['Option stop'],
    ]);
    const open = shown.flatMap(({ components }) => components.filter(({ disabled }) => !disabled));
    expect(open.map(({ label }) => label)).toEqual(['B1', 'D1', 'A1', 'B2', 'C2', 'E1', 'Option stop']);
  });

  test('of an order leave out what is picked and let it be settled only when all are', () => {
    const decision: Decision = { kind: 'order', key: 'k', seat: 0, options: options(3) };
    const done = (picks: string[]) =>
      controls(controlsFor(decision, showing({ picks }))).find(({ custom_id }) => custom_id.startsWith('done.'));
    expect(done(['o1'])?.disabled).toBe(true);
    expect(done(['o1', 'o0', 'o2'])?.disabled).toBeUndefined();
    const left = controls(controlsFor(decision, showing({ picks: ['o1'] }))).filter(({ custom_id }) =>
      custom_id.startsWith('pick.'),
    );
    expect(left.map(({ custom_id }) => custom_id)).toEqual(['pick.abc123.7.0', 'pick.abc123.7.2']);
  });
});
