import { expect, it } from 'vitest';
import type { Cell, Grid, Scenario } from '../../scripts/vectors/tash-kalar/format.js';
import { makePosition } from '../../scripts/vectors/tash-kalar/position.js';
import { runContestVector } from '../../scripts/vectors/tash-kalar/run.js';

/** An empty board with these pieces, in the letters of the vectors. */
function grid(pieces: Readonly<Record<string, readonly Cell[]>>): Grid {
  const rows = ['##.....##', '#.......#', ...new Array<string>(5).fill('.........'), '#.......#', '##.....##'];
  const cells = rows.map(row => [...row]);
  for (const [letter, places] of Object.entries(pieces)) for (const [x, y] of places) cells[y]![x] = letter;
  return cells.map(row => row.join(''));
}

const scenario = (parts: Omit<Scenario, 'id' | 'title' | 'mode'>): Scenario => ({
  id: 'here',
  title: 'a scenario of this test',
  mode: 'high_form',
  ...parts,
});

const differences = (it: Scenario) => runContestVector(it).differences;

const SINGULARITY: readonly Cell[] = [
  [3, 3],
  [5, 3],
  [3, 5],
  [5, 5],
];
const TRANSLOCATIONIST: readonly Cell[] = [
  [5, 3],
  [3, 4],
  [3, 5],
  [4, 5],
];

it('takes squares as a set', () => {
  const board = grid({ c: [...SINGULARITY, [7, 3], [7, 5]] });
  const listed = (squares: readonly Cell[]) =>
    differences(
      scenario({ board, do: { query: 'list_summoning_squares', card: 'etherweave/singularity' }, expect: { squares } }),
    );
  expect(
    listed([
      [6, 4],
      [4, 4],
    ]),
  ).toEqual([]);
  expect(
    listed([
      [4, 4],
      [6, 4],
    ]),
  ).toEqual([]);
  expect(listed([[4, 4]])).toHaveLength(1);
});

it('leaves the discard pile empty where a scenario says so', () => {
  const place = { do: { action: 'place', at: [4, 4] }, expect: {} } as const;
  const pile = (state: Scenario['state'] & object) =>
    makePosition(scenario({ ...place, state }), grid({})).seats[0]!.discard;
  expect(pile({})).toHaveLength(1);
  expect(pile({ discard_empty: true })).toEqual([]);
});

const storm = (rank: string, kills: NonNullable<Scenario['expect']['credited_kills']>, legal = true) =>
  scenario({
    board: grid({
      c: [[4, 4]],
      h: [
        [3, 2],
        [3, 3],
        [5, 3],
      ],
      H: [[4, 7]],
    }),
    do: {
      action: 'summon',
      card: 'legends/storm-elemental',
      at: [4, 4],
      orientation: 'r0',
      choices: [
        { at: [4, 6], rank },
        { dir: 'S', steps: 1 },
      ],
    },
    expect: { legal, credited_kills: kills },
  });

it('puts a piece of the wanted rank', () => {
  expect(differences(storm('heroic', [['P2', 'heroic']]))).toEqual([]);
  // A common cannot run over a heroic.
  expect(differences(storm('common', [], false))).toEqual([]);
});

const swap = (choices: readonly (readonly (readonly [Cell, Cell])[])[], legal = true) =>
  scenario({
    board: grid({
      c: [...TRANSLOCATIONIST, [8, 4], [8, 5]],
      h: [
        [0, 4],
        [0, 5],
      ],
    }),
    do: { action: 'summon', card: 'etherweave/translocationist', at: [4, 4], orientation: 'r0', choices },
    expect: {
      legal,
      board: grid({
        c: [...TRANSLOCATIONIST, [4, 4], [0, 4], [0, 5]],
        h: [
          [8, 4],
          [8, 5],
        ],
      }),
    },
  });

it('swaps pairs of pieces', () => {
  const pairs = [
    [
      [
        [0, 4],
        [8, 4],
      ],
      [
        [0, 5],
        [8, 5],
      ],
    ],
  ] as const;
  expect(differences(swap(pairs))).toEqual([]);
  const twice = [
    [
      [
        [0, 4],
        [8, 4],
      ],
      [
        [8, 4],
        [0, 4],
      ],
    ],
  ] as const;
  expect(differences(swap(twice, false))).toEqual([]);
});

it('goes on with the list of a loop after the steps of its first piece', () => {
  const singularity = (choices: readonly unknown[], legal = true) =>
    scenario({
      board: grid({ c: [...SINGULARITY, [0, 2]], C: [[1, 3]] }),
      do: { action: 'summon', card: 'etherweave/singularity', at: [4, 4], orientation: 'r0', choices },
      expect: { legal, credited_kills: [['P2', 'common']] },
    });
  // The enemy goes to A4 first, the own common runs over it.
  const order = [
    [1, 3],
    [0, 2],
  ];
  expect(differences(singularity([[0, 3], order]))).toEqual([]);
  expect(
    differences(
      singularity(
        [
          [0, 3],
          [...order, [3, 3]],
        ],
        false,
      ),
    ),
  ).toEqual([]);
});
