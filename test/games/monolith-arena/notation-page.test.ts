import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Said, Table } from '../../../src/engine/index.js';
import { monolithArena } from '../../../src/games/monolith-arena/game.js';
import { orderHit } from '../../../src/games/monolith-arena/outside-battle.js';
import type { Arena } from '../../../src/games/monolith-arena/state.js';
import { parseHex } from '../../../src/geometry/hex.js';
import { parseMove } from '../../../src/matches/index.js';
import { exampleMatch } from '../../matches/match-example.js';
import { ABYSS, addMonolith, DRAGON, FOREST, freshArena, REALM, Stage, stage as standing } from './stage.js';

const PAGE = readFileSync(new URL('../../../docs/monolith-arena-notation.md', import.meta.url), 'utf8');

/** The examples in the tables of the page, row by row: English ones, then the same in Polish. */
const ROWS = [...PAGE.matchAll(/^\| (`.*?`) \| (`.*?`) \|/gm)].map(([, en, pl]) =>
  [en!, pl!].map(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, typed]) => typed!)),
);

/** Something is left to draw: otherwise turns in which nobody can do anything would follow each other for ever. */
const stage: typeof standing = (lines, placing) =>
  standing(lines, placing).with(({ seats }) => {
    for (const seat of seats) seat.stack = [2, 2, 2, 2, 2, 2];
  });

const phase = (position: Stage, now: Arena['phase']): Stage =>
  position.with(arena => {
    arena.phase = now;
  });

const empire = (...hand: string[]) =>
  stage('0 banner E1\n0 charge-rune A1\n0 knight C3\n0 knight E2\n1 banner E3\n1 spike D4\n1 spike D3', {
    factions: [DRAGON, ABYSS],
    hands: [hand],
  });
const guards = (hand: string) =>
  stage(`0 banner E1\n0 axeman C3\n0 golem D2\n1 banner A3\n1 spike D3\n1 wraith B2`, {
    factions: [REALM, ABYSS],
    hands: [[hand]],
  });
const unlucky = () =>
  phase(stage('0 banner A1\n1 banner E3', { factions: [DRAGON, ABYSS], hands: [['move', 'net']] }), 'redraw');
/** Two tiles linked by the Rune on C2 are wounded at once. */
const saving = (fill: (arena: Arena) => void, now: Arena['phase']) =>
  phase(
    stage('0 banner A1\n1 banner E3\n0 regeneration-rune C2 r5\n0 pikeman C3\n0 pikeman D2\n1 mygalomorph D4', {
      factions: [DRAGON, ABYSS],
    }).with(fill),
    now,
  );
const struckBy = (source: number) =>
  saving(arena => {
    const hits = ['C3', 'D2'].map(hex => ({ ...orderHit(parseHex(hex)!), source }));
    arena.pending = { what: 'wounds', hits, endsTurn: false };
  }, 'wounds');
const monolith = () => {
  const position = stage('0 banner D2\n1 banner A3', { factions: [DRAGON, ABYSS], hands: [['move']] });
  addMonolith(position, 0, { inside: ['knight', 'pikeman'] });
  return position;
};
const aiming = () =>
  phase(
    stage('0 banner A1\n0 assassin C3\n1 banner E3\n1 spike D4', { factions: [FOREST, ABYSS] }).with(arena => {
      arena.battle = { why: 'order', segment: 3, attacks: [], before: [20, 20], removed: [] };
    }),
    'segment',
  );
const agile = () => stage('0 banner A1\n0 pupil C3\n0 agility-rune C2 r5\n1 banner E3', { factions: [REALM, ABYSS] });

/** C4 is the only step there and answers itself. */
const CHARGE = ['C3', 'D4'];

/** Where each English example is played, and what it says; the Polish one beside it says the same. */
const MEANT: Readonly<Record<string, readonly [() => Stage, readonly Said[]]>> = {
  'banner C3': [() => new Stage(freshArena([DRAGON, ABYSS])), ['C3']],
  'knight + pikeman': [() => new Stage(freshArena([DRAGON, ABYSS], { monoliths: 'on' })), [['knight', 'pikeman']]],
  redraw: [unlucky, ['redraw']],
  keep: [unlucky, ['keep']],
  'discard pikeman': [() => empire('pikeman'), ['discard:pikeman']],
  'place knight C3 2': [() => empire('knight').with(clear('C3')), ['place:knight', 'C3', '2']],
  'use C3 C4 0': [() => empire(), ['feature:C3', 'C4', '0']],
  'use C3 agility C2 C4 0': [agile, ['feature:C3', 'agility:C2', 'C4', '0']],
  'use A1 C3 D4 C4': [() => empire(), ['feature:A1', ...CHARGE]],
  'unfold C3 C4 2 0': [monolith, ['unfold', 'C3', 'C4', '2', '0']],
  end: [() => empire(), ['end']],
  battle: [() => empire('battle-charge'), ['order:battle-charge']],
  'charge C3 D4 C4': [() => empire('battle-charge'), ['order:battle-charge', 'charge', ...CHARGE]],
  'battle/charge': [() => empire('battle-charge'), ['order:battle-charge']],
  'move C3 C4 0': [() => empire('move'), ['order:move', 'C3', 'C4', '0']],
  'rotation C3 2': [() => guards('rotation'), ['order:rotation', 'C3', '2']],
  'false order C3 C4 0': [() => guards('false-order').with(swap('C3')), ['order:false-order', 'C3', 'C4', '0']],
  'push C3 D3': [() => guards('push'), ['order:push', 'C3', 'D3']],
  'net D3': [() => empire('net'), ['order:net', 'D3']],
  'entrenchment C3': [() => guards('entrenchment'), ['order:entrenchment', 'C3']],
  'precise shot D3': [
    () =>
      stage('0 banner E1\n1 banner A3\n1 spike D3\n1 wraith C3', {
        factions: [FOREST, ABYSS],
        hands: [['precise-shot']],
      }),
    ['order:precise-shot', 'D3'],
  ],
  'fire concoction C3-C4-D3': [() => guards('fire-concoction'), ['order:fire-concoction', 'C3-C4-D3']],
  'C2 C3 D4': [() => struckBy(parseHex('D4')!), ['C2:C3:D4']],
  'C2 C3 poison': [() => struckBy(-1), ['C2:C3:poison']],
  'C2 C3 order': [() => struckBy(-2), ['C2:C3:order']],
  D4: [aiming, ['D4']],
};

function clear(hex: string) {
  return (arena: Arena) => {
    arena.board[parseHex(hex)!] = null;
  };
}
/** The tile on a hex changes sides. */
function swap(hex: string) {
  return (arena: Arena) => {
    const spike = arena.board[parseHex('D3')!]!;
    arena.board[parseHex(hex)!] = { ...spike, id: 99 };
  };
}

describe('the page about typing moves', () => {
  it('has an example of every row here', () => {
    expect(ROWS.flatMap(([en]) => en!).sort()).toEqual(Object.keys(MEANT).sort());
  });

  it.each(ROWS.flatMap(([en, pl]) => en!.map((typed, index) => [typed, pl![index]!])))('is right: %s, %s', (en, pl) => {
    const [where, said] = MEANT[en]!;
    const { table } = Table.start(monolithArena, where().arena);
    for (const typed of [en, pl])
      expect(parseMove(monolithArena, exampleMatch(), table, 0, typed), typed).toEqual(said);
  });
});
