import type {
  ArenaView,
  ElementView,
  SegmentView,
  StrikeView,
  TileView,
} from '../../../../src/games/monolith-arena/view.js';
import type { ArenaEntry } from '../../../../src/games/monolith-arena/vocabulary.js';
import { EMPIRE, FOREST, POSITIONS, REALM, seat, tile, view } from './positions.js';

type Strike = readonly [from: string, to: string, kind: StrikeView['kind'], strength: number, stopped?: number];

interface Script {
  readonly initiative: number | null;
  readonly pools: readonly [before: readonly number[], after: readonly number[]];
  readonly strikes?: readonly Strike[];
  readonly saves?: readonly (readonly [rune: string, tile: string, source: string])[];
  readonly removed?: readonly string[];
  readonly poisoned?: readonly string[];
}

/** Plays a script of segments, told by hexes, on a board that loses tiles as it goes. */
function battle(
  tiles: readonly TileView[],
  scripts: readonly Script[],
  elements: readonly ElementView[] = [],
): ArenaEntry[] {
  let standing = tiles;
  const entries: ArenaEntry[] = [
    { tell: 'battle-begins', seat: 0, number: 3, why: 'order', hitPoints: scripts[0]!.pools[0] },
  ];
  const removed: TileView[] = [];
  for (const { initiative, pools, strikes = [], saves = [], removed: gone = [], poisoned = [] } of scripts) {
    const id = (hex: string): number => standing.find(each => each.hex === hex)!.id;
    const segment: SegmentView = {
      initiative,
      tiles: standing,
      elements,
      before: pools[0],
      after: pools[1],
      attackers: [...new Set(strikes.map(([from]) => id(from)))],
      strikes: strikes.map(([from, to, kind, strength, stopped = 0]) => ({
        from: id(from),
        to: id(to),
        kind,
        strength,
        stopped,
      })),
      saves: saves.map(([rune, saved, source]) => ({ rune: id(rune), tile: id(saved), source: id(source) })),
      removed: gone.map(id),
      poisoned: poisoned.map(id),
    };
    entries.push({ tell: 'segment', number: 3, segment });
    removed.push(...standing.filter(each => gone.includes(each.hex)));
    standing = standing.filter(each => !gone.includes(each.hex));
  }
  entries.push({
    tell: 'battle-ends',
    number: 3,
    removed: removed.map(({ id, tile: name, seat: owner, hex }) => ({ id, tile: name, seat: owner, hex })),
    before: scripts[0]!.pools[0],
    after: scripts.at(-1)!.pools[1],
  });
  return entries;
}

const small = [
  tile('C1', 1, FOREST, 'hunter', 1),
  tile('C2', 1, FOREST, 'banner'),
  tile('C3', 0, REALM, 'axeman', 0),
  tile('B2', 1, FOREST, 'herne', 3),
  tile('B3', 0, REALM, 'crossbowman', 5),
  tile('C4', 0, REALM, 'regeneration-rune', 2, { lit: [4, 5] }),
];

/** The Battle of the art direction. */
const reference = battle(small, [
  {
    initiative: 3,
    pools: [
      [17, 12],
      [17, 12],
    ],
    strikes: [['C1', 'C3', 'ranged', 1]],
    saves: [['C4', 'C3', 'C1']],
    removed: ['C4'],
  },
  {
    initiative: 2,
    pools: [
      [17, 12],
      [17, 11],
    ],
    strikes: [
      ['B2', 'B3', 'melee', 2],
      ['B3', 'B2', 'ranged', 2],
      ['C3', 'B2', 'melee', 1],
      ['C3', 'C2', 'melee', 1],
    ],
    removed: ['B2', 'B3'],
  },
  {
    initiative: 1,
    pools: [
      [17, 11],
      [17, 10],
    ],
    strikes: [['C3', 'C2', 'melee', 1]],
  },
]);

/** Nineteen tiles, seven segments, everything that can happen. */
const crowded = battle(POSITIONS.full.tiles, [
  {
    initiative: null,
    pools: [
      [11, 17],
      [11, 17],
    ],
    strikes: [
      ['C1', 'B1', 'morlock', 1],
      ['C4', 'C4', 'poison', 1],
    ],
    removed: ['C1'],
  },
  {
    initiative: 5,
    pools: [
      [11, 17],
      [11, 16],
    ],
    strikes: [
      ['A3', 'D2', 'ranged', 1],
      ['A3', 'C5', 'ranged', 1],
    ],
  },
  {
    initiative: 4,
    pools: [
      [11, 16],
      [9, 16],
    ],
    strikes: [
      ['D4', 'B2', 'anywhere', 2],
      ['A2', 'A3', 'ranged', 1, 1],
    ],
    poisoned: ['B2'],
  },
  {
    initiative: 3,
    pools: [
      [9, 16],
      [9, 15],
    ],
    strikes: [
      ['A2', 'B2', 'ranged', 1],
      ['C2', 'C3', 'melee', 2],
      ['C3', 'C2', 'melee', 1],
      ['C3', 'C4', 'melee', 1],
      ['C4', 'C3', 'melee', 2],
      ['C3', 'D3', 'melee', 1],
      ['D3', 'D4', 'ranged', 3, 1],
      ['C5', 'C4', 'ranged', 1],
      ['E3', 'D4', 'melee', 1],
      ['C4', 'D4', 'melee', 1],
      ['A1', 'A2', 'melee', 1],
    ],
    removed: ['C3', 'D4', 'A2'],
  },
  {
    initiative: 2,
    pools: [
      [9, 15],
      [9, 12],
    ],
    strikes: [
      ['B2', 'B1', 'melee', 1],
      ['B2', 'B3', 'melee', 1],
      ['D3', 'D2', 'ranged', 2],
      ['C2', 'D2', 'melee', 1],
      ['D2', 'C2', 'melee', 1],
    ],
    removed: ['B1', 'B3', 'C2'],
  },
  {
    initiative: 1,
    pools: [
      [9, 12],
      [9, 12],
    ],
  },
  {
    initiative: 0,
    pools: [
      [9, 12],
      [9, 12],
    ],
    strikes: [['D2', 'D3', 'melee', 1]],
    removed: ['D3'],
  },
]);

/** Collisions: a shot over the head of another, blows exchanged on one line. */
const lanes = battle(
  [
    tile('C1', 0, EMPIRE, 'arquebusier', 2),
    tile('C2', 0, EMPIRE, 'landsknecht', 1),
    tile('C3', 1, FOREST, 'wyrm'),
    tile('C4', 1, FOREST, 'sorcerer', 5),
    tile('D2', 0, EMPIRE, 'banner'),
    tile('B3', 1, FOREST, 'banner'),
  ],
  [
    {
      initiative: 2,
      pools: [
        [20, 20],
        [19, 20],
      ],
      strikes: [
        ['C1', 'C3', 'ranged', 1],
        ['C2', 'C3', 'melee', 1],
        ['C3', 'C2', 'melee', 1],
        ['C4', 'C2', 'ranged', 2, 1],
        ['C3', 'D2', 'melee', 1],
      ],
      removed: ['C3', 'C2'],
    },
  ],
);

export const BATTLES: Readonly<Record<string, { readonly news: readonly ArenaEntry[]; readonly view: ArenaView }>> = {
  reference: { news: reference, view: view([seat(REALM, 17), seat(FOREST, 10)], []) },
  crowded: { news: crowded, view: POSITIONS.full },
  lanes: { news: lanes, view: view([seat(EMPIRE, 19), seat(FOREST, 20)], []) },
};
