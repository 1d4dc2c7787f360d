import { describe, expect, it } from 'vitest';
import { completions, type Said, Table } from '../../../src/engine/index.js';
import { monolithArena } from '../../../src/games/monolith-arena/game.js';
import { parseMove } from '../../../src/matches/index.js';
import { Refusal } from '../../../src/matches/refusal.js';
import { exampleMatch } from '../../matches/match-example.js';
import { ABYSS, addMonolith, DRAGON, FOREST, freshArena, REALM, Stage, stage } from './stage.js';
import { empire } from './why-samples.js';

const tableOf = ({ arena }: Stage) => Table.start(monolithArena, arena).table;

function read(position: Stage, typed: string, seat = 0): readonly Said[] | string {
  try {
    return parseMove(monolithArena, exampleMatch(), tableOf(position), seat, typed);
  } catch (error) {
    if (error instanceof Refusal) return `${error.why} ${error.about.rule ?? error.about.typed}`;
    throw error;
  }
}

const guards = (...hand: string[]) =>
  stage('0 banner A1\n0 axeman C3\n0 pupil B2\n1 banner E3\n1 wraith C4', { factions: [REALM, ABYSS], hands: [hand] });
const forest = (...hand: string[]) =>
  stage('0 banner A1\n0 herne C3\n1 banner E3\n1 wraith C5', { factions: [FOREST, ABYSS], hands: [hand] });
const full = empire(['knight', 'pikeman', 'strength-rune', 'agility-rune', 'battle-charge', 'move', 'net']);
const charging = ['order:battle-charge', 'charge'];

/** Moves as people type them on a phone, and what they mean. */
const TYPED: readonly [typed: string, position: Stage, said: readonly Said[]][] = [
  ['place Knight C5 2', full, ['place:knight', 'C5', '2']],
  ['postaw rycerza C5 2', full, ['place:knight', 'C5', '2']],
  ['Postaw rycerza na polu C5, obrót 2', full, ['place:knight', 'C5', '2']],
  ['poloz rycerza c5', full, ['place:knight', 'C5']],
  ['rycerz c5 2', full, ['place:knight', 'C5', '2']],
  ['kni c5 r2', full, ['place:knight', 'C5', '2']],
  ['C5 knight 2', full, ['place:knight', 'C5', '2']],
  ['put the knight on c 5, 2', full, ['place:knight', 'C5', '2']],
  ['rune of strength B3 1', full, ['place:strength-rune', 'B3', '1']],
  ['runa sily b3 1', full, ['place:strength-rune', 'B3', '1']],
  ['strength b3', full, ['place:strength-rune', 'B3']],
  ['zwinności B3 4', full, ['place:agility-rune', 'B3']],
  ['discard pik', full, ['discard:pikeman']],
  ['odrzuc pikiniera', full, ['discard:pikeman']],
  ['wyrzuć siec', full, ['discard:net']],
  ['battle', full, ['order:battle-charge']],
  ['Bitwa!', full, ['order:battle-charge']],
  ['zagraj bitwę', full, ['order:battle-charge']],
  ['battle/charge', full, ['order:battle-charge']],
  ['szarża na D3', empire(['battle-charge']), [...charging, 'D3']],
  ['charge c3 d3', empire(['battle-charge']), [...charging, 'D3']],
  ['ruch C3-B3 0', full, ['order:move', 'C3', 'B3', '0']],
  ['c3 b3 0', full, ['feature:C3', 'B3', '0']],
  ['manewr c3 b3', full, ['feature:C3', 'B3']],
  ['net d3', full, ['order:net', 'D3']],
  ['koniec tury', full, ['end']],
  ['pass', full, ['end']],
  ['bomba d3 c3 c4', guards('fire-concoction'), ['order:fire-concoction', 'C3-C4-D3']],
  ['mikstura ognista c3c4d3', guards('fire-concoction'), ['order:fire-concoction', 'C3-C4-D3']],
  ['odepchnij c3 c4', guards('push', 'rotation'), ['order:push']],
  ['obróć c3 2', guards('push', 'rotation'), ['order:rotation', 'C3', '2']],
  ['shoot c5', forest('precise-shot'), ['order:precise-shot']],
  ['bat', forest('battle'), ['order:battle']],
];

describe('typing loosely', () => {
  it.each(TYPED)('reads %s', (typed, position, said) => {
    expect(read(position, typed)).toEqual(said);
    expect(monolithArena.why(tableOf(position), 0, typed)).toBeNull();
  });

  it('asks for the rest where a name fits several tiles in hand', () => {
    const runes = empire(['strength-rune', 'agility-rune']);
    expect(read(runes, 'runa C5')).toMatch('unclear-move');
    expect(read(empire(['strength-rune', 'knight']), 'runa C5')).toEqual(['place:strength-rune', 'C5']);
  });

  it('reads setting up: a bare hex for the Banner, two tiles with a word between them', () => {
    const start = new Stage(freshArena([DRAGON, ABYSS]));
    expect(read(start, 'c3')).toEqual(['C3']);
    expect(read(start, 'sztandar na c3')).toEqual(['C3']);
    expect(read(start, 'place knight c3')).toBe('illegal-move MA-1.6');
    const hiding = new Stage(freshArena([DRAGON, ABYSS], { monoliths: 'on' }));
    expect(read(hiding, 'rycerz i pikinier')).toEqual([['knight', 'pikeman']]);
    expect(read(hiding, 'knight, knight')).toEqual([['knight', 'knight#2']]);
  });

  it('reads the small choices in the middle of an action', () => {
    const table = tableOf(full);
    table.answer(0, 'place:knight');
    expect(parseMove(monolithArena, exampleMatch(), table, 0, 'na c5')).toEqual(['C5']);
    expect(() => parseMove(monolithArena, exampleMatch(), table, 0, 'place pikeman c5')).toThrow(Refusal);
    table.answer(0, 'C5');
    expect(parseMove(monolithArena, exampleMatch(), table, 0, 'rot 2')).toEqual(['2']);
  });

  it('never turns two hexes round: the order of hexes is meant', () => {
    expect(read(full, 'move B3 C3 0')).toBe('illegal-move MA-16.4');
  });

  it('names the rule where what was meant is forbidden (MA-5.4, MA-10.3, MA-20.2)', () => {
    expect(read(full, 'rycerza na c2')).toBe('illegal-move MA-5.4');
    const netted = empire().with(arena => {
      arena.board.find(tile => tile?.seat === 0 && tile.print === 2)!.caught = true;
    });
    expect(read(netted, 'ruch c3 b3')).toBe('illegal-move MA-10.3');
    const last = empire().with(arena => {
      arena.closing = { remaining: [1], extra: false };
    });
    expect(read(last, 'battle')).toBe('illegal-move MA-20.2');
    expect(read(last, 'bitwa')).toBe('illegal-move MA-20.2');
    expect(read(last, 'battle/charge battle')).toBe('illegal-move MA-20.2');
  });

  it('reads a Charge through the Rune, and an unfolding', () => {
    const rune = empire([]);
    expect(read(rune, 'charge D3')).toEqual(['feature:A2', 'D3']);
    const monolith = empire(['move']);
    addMonolith(monolith, 0, { inside: ['swordsman', 'pikeman'] });
    expect(read(monolith, 'rozwin b1 b2 0 0')).toEqual(['unfold', 'B1', 'B2', '0', '0']);
  });

  it('completes what was typed loosely', () => {
    const found = completions({ game: monolithArena, seat: 0, names: [] }, tableOf(full), 'rycerza na c5', 'pl', 25);
    expect(found.map(({ typed }) => typed)).toContain('postaw rycerz C5 0');
  });
});
