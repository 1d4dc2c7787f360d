import { describe, expect, it } from 'vitest';
import { PICTURE_WIDTH } from '../../../../src/discord/phone.js';
import { LANGUAGES } from '../../../../src/engine/language.js';
import { changeRank, convertPiece } from '../../../../src/games/tash-kalar/changes.js';
import { EXAMPLES } from '../../../../src/games/tash-kalar/reference/examples.js';
import { reference } from '../../../../src/games/tash-kalar/reference/index.js';
import { contestOf, goalsOf, layingsNow } from '../../../../src/games/tash-kalar/reference/position.js';
import { killsOf, scoreOf } from '../../../../src/games/tash-kalar/scoring.js';
import { view } from '../../../../src/games/tash-kalar/sight.js';
import type { Contest } from '../../../../src/games/tash-kalar/state.js';
import { isFulfilled, progressOf } from '../../../../src/games/tash-kalar/task-progress.js';
import { TASKS } from '../../../../src/games/tash-kalar/tasks.js';
import { distance, makeSquare, parseSquare, XY } from '../../../../src/geometry/square.js';
import { expectReadable } from '../../picture-texts.js';
import { Stage } from '../stage.js';

const exampleNamed = (name: string) => EXAMPLES[name]!;
const boards = (name: string) => exampleNamed(name).boards.map(board => contestOf(exampleNamed(name), board));
const piecesOf = (name: string, board = 0): string => exampleNamed(name).boards[board]!.pieces;

/** Which pieces stand where. */
const seen = (contest: Contest) =>
  view(contest, 'spectator').pieces.map(({ square, colour, rank }) => `${square} ${colour} ${rank}`);

/** The example played on in a match with a card in hand. */
const stageOf = (name: string, card = exampleNamed(name).card!, pieces = piecesOf(name)): Stage =>
  new Stage({ schools: exampleNamed(name).schools, hand: [card], board: pieces });

/** Squares the picture lights up for the piece that goes, in reading order. */
const lit = (name: string, board = 0): string[] =>
  goalsOf(boards(name)[board]!, exampleNamed(name).boards[board]!.goes!).sort();
const inPart = (squares: readonly string[]): string =>
  squares
    .filter(square => /^[C-G][3-7]$/.test(square))
    .sort()
    .join(' ');

describe('the worked examples', () => {
  it('TK-4.2 the Knight fits one way only, turned and mirrored', () => {
    expect(layingsNow(boards('turned-and-mirrored')[0]!, 'knight')).toMatchObject([
      { id: 'E5:m1', square: 'E5', orientation: 'm1', used: expect.arrayContaining(['F4', 'F5', 'F6', 'G4']) },
    ]);
  });

  it('TK-4.3 TK-4.5 the Infantry Captain crushes an equal, with a heroic for a common, and never a legendary', () => {
    const [laying, ...others] = layingsNow(boards('summoned-onto-a-piece')[0]!, 'infantry-captain');
    expect(others).toEqual([]);
    expect(laying).toMatchObject({ id: 'E5:r0', crushes: { square: 'E5', rank: 'heroic', colour: 1 } });
    expect([...laying!.used].sort()).toEqual(['C6', 'D6', 'F6', 'G6']);
    const stage = stageOf('summoned-onto-a-piece').summon('infantry-captain', 'E5', 'stop');
    expect([stage.at('D6'), stage.at('E5'), stage.kills]).toEqual(['h', 'h', 'H']);
    const lower = piecesOf('summoned-onto-a-piece').replace('L E7', 'H E7');
    const free = contestOf(exampleNamed('summoned-onto-a-piece'), { pieces: lower });
    expect(
      layingsNow(free, 'infantry-captain')
        .map(({ square }) => square)
        .sort(),
    ).toEqual(['E5', 'E7']);
  });

  it('TK-7.4 a standard move enters lower ranks, as the High Priestess would', () => {
    expect(lit('standard-and-combat', 0)).toEqual(['D4', 'D5', 'D6', 'E6', 'F6']);
    const stage = stageOf('standard-and-combat', 'high-priestess').put('c D7 F7');
    stage.summon('high-priestess', 'E5', 'D4', 'stop');
    expect(
      stage
        .offered('destination')
        .filter(id => id !== 'stop')
        .sort(),
    ).toEqual(lit('standard-and-combat', 0));
    expect(stage.kills).toBe('C');
  });

  it('TK-7.5 a combat move also enters equal ranks, as under the Infantry Captain', () => {
    expect(lit('standard-and-combat', 1)).toEqual(['D4', 'D5', 'D6', 'E4', 'E6', 'F5', 'F6']);
    const stage = stageOf('standard-and-combat', 'infantry-captain', piecesOf('standard-and-combat', 1)).fit(
      'infantry-captain',
      'E8',
    );
    stage.summon('infantry-captain', 'E8', 'E5', 'E4', 'stop');
    expect(stage.offered('destination').sort()).toEqual(lit('standard-and-combat', 1));
    expect(stage.kills).toBe('H');
  });

  it('TK-7.2 TK-7.6 the Charging Buck leaps to distance 2, whatever lies between', () => {
    const ring = 'C3 C4 C6 C7 D3 D7 E3 E7 F3 F7 G3 G4 G5 G6 G7';
    expect(lit('leap-of-two').join(' ')).toBe(ring);
    const before = piecesOf('leap-of-two').replace('c E5', 'c');
    const stage = stageOf('leap-of-two', 'charging-buck', before).summon('charging-buck', 'E5', 'G3', 'stop');
    const first = stage.asked.find(({ key }) => key === 'destination');
    expect(first?.kind === 'one' && inPart(first.options.map(({ id }) => id))).toBe(ring);
    expect(stage.kills).toBe('C');
  });

  it('TK-7.7 the Messenger sends a heroic along lines, each step by itself', () => {
    const shown = 'C3 C4 C5 C6 D6 D7 E5 F4';
    expect(inPart(lit('along-a-line'))).toBe(shown);
    const stage = stageOf('along-a-line').fit('messenger', 'G4').summon('messenger', 'G4', 'C7', 'F4');
    expect(inPart(stage.offered('destination'))).toBe(shown);
    expect([stage.at('F4'), stage.at('E5'), stage.kills]).toEqual(['h', '.', 'C']);
  });

  it('TK-9.2 Central Dominance is fulfilled on the left and lacks an upgraded piece on the right', () => {
    const task = TASKS.find(({ id }) => id === 'central-dominance')!;
    const progress = boards('task-almost').map(contest => progressOf(contest, 0, task.predicate));
    expect(progress).toEqual([
      [
        { what: 'pieces', have: 5, need: 5 },
        { what: 'upgraded', have: 2, need: 2 },
      ],
      [
        { what: 'pieces', have: 6, need: 5 },
        { what: 'upgraded', have: 1, need: 2 },
      ],
    ]);
    expect(boards('task-almost').map(contest => isFulfilled(contest, 0, task))).toEqual([true, false]);
    for (const [at, { central }] of exampleNamed('task-almost').boards.entries()) {
      const counted = view(boards('task-almost')[at]!, 'spectator').pieces.filter(
        ({ square, colour }) => colour === 0 && /^[D-F][4-6]$/.test(square),
      );
      expect(counted.map(({ square }) => square).sort()).toEqual([...central!].sort());
    }
  });

  it('TK-5.1 TK-5.2 both halves of the flare are judged at once: the second resolves though the lead shrank', () => {
    const [now] = view(boards('both-halves')[0]!, 0).seats[0]!.flareNow!;
    expect(now).toEqual({ against: 1, upgradedLead: 4, upgradedNeeded: 4, piecesLead: 4, piecesNeeded: 4 });
    const stage = new Stage({
      schools: exampleNamed('both-halves').schools,
      flare: 'flare-02',
      board: piecesOf('both-halves'),
    });
    stage.say('flare', 'E6', 'F6');
    expect([stage.at('E6'), stage.at('F6')]).toEqual(['c', 'c']);
    expect(stage.told('flare')).toMatchObject([{ upper: true, lower: true }]);
  });

  it.each([
    ['champion-summoned', 'champion', 'E4', 'D4 D5 E5 E6'],
    ['marks-of-a-swordmaster', 'swordmaster', 'E5', 'E4 E6'],
    ['arrows-of-a-tower', 'gun-tower', 'E4', 'E5 E6 F5 F6'],
    ['three-used', 'assassin', 'G7', 'D6 E5 F4'],
    ['frozen-princess', 'ice-princess', 'E4', 'D6 E5 F6'],
    ['first-gateway', 'shadow-imp', 'E5', 'D4 F5'],
    ['warp-of-a-worm', 'paradox-worm', 'F5', 'C6 D6 E5'],
  ])('TK-4.3 TK-7.17 %s: %s may be summoned to %s with %s', (name, card, square, used) => {
    const laying = layingsNow(boards(name)[0]!, card).find(({ id }) => id === exampleNamed(name).boards[0]!.laying)!;
    expect(laying.square).toBe(square);
    expect([...laying.used].sort().join(' ')).toBe(used);
  });

  it('TK-7.15 the marks of the Swordmaster, TK-7.16 the arrows of the Gun Tower', () => {
    const [swordmaster] = layingsNow(boards('marks-of-a-swordmaster')[0]!, 'swordmaster');
    expect(swordmaster!.marks.map(({ square }) => square).sort()).toEqual(['D4', 'D6', 'F4', 'F6']);
    const tower = layingsNow(boards('arrows-of-a-tower')[0]!, 'gun-tower').find(({ id }) => id === 'E4:r0')!;
    expect([...tower.arrows].sort()).toEqual(['E', 'W']);
    const stage = stageOf('arrows-of-a-tower').summon('gun-tower', 'E4', 'W');
    expect([stage.at('C4'), stage.kills]).toEqual(['.', 'C']);
  });

  it('TK-7.1 TK-7.2 near-and-two-away: eight neighbours, sixteen squares at distance 2', () => {
    const [near, far] = exampleNamed('near-and-two-away').boards;
    const from = parseSquare('E5')!;
    const at = (steps: number): string[] =>
      XY.flatMap((_, to) => (distance(from, to) === steps ? [makeSquare(to)] : [])).sort();
    expect([...near!.lit!].sort()).toEqual(at(1));
    expect([...far!.lit!].sort()).toEqual(at(2));
  });

  it('TK-1.4 TK-1.6 TK-7.9 TK-7.12 ranks, upgrades and conversions as the rules make them', () => {
    const [before, after] = boards('up-a-rank');
    changeRank(before!, parseSquare('D5')!, 2);
    changeRank(before!, parseSquare('F5')!, 3);
    expect(seen(before!)).toEqual(seen(after!));
    const [enemy, own] = boards('converted');
    convertPiece(enemy!, parseSquare('E5')!, 0, 2);
    expect(seen(enemy!)).toEqual(seen(own!));
    expect(killsOf(enemy!)).toEqual([{ colour: 1, rank: 'heroic', count: 1 }]);
  });

  it('TK-5.1 one-condition: the upper half only', () => {
    const [now] = view(boards('one-condition')[0]!, 0).seats[0]!.flareNow!;
    expect(now).toEqual({ against: 1, upgradedLead: 3, upgradedNeeded: 3, piecesLead: 3, piecesNeeded: 6 });
  });

  it('TK-9.1 two-legendaries: one point each while they stand', () => {
    expect(boards('two-legendaries').map(contest => scoreOf(contest, 0))).toEqual([2, 1]);
  });

  it.each([
    ['chain-and-diagonals', ['side-chain', 'diagonals'], [true, true]],
    ['isolated', ['isolation', 'isolation'], [true, false]],
  ])('TK-9.7 TK-9.9 TK-9.10 %s', (name, tasks, fulfilled) => {
    const found = boards(name).map((contest, at) => isFulfilled(contest, 0, TASKS.find(({ id }) => id === tasks[at])!));
    expect(found).toEqual(fulfilled);
  });

  it('TK-14.4 first-gateway: the Shadow Imp becomes the Gateway', () => {
    const stage = stageOf('first-gateway').summon('shadow-imp', 'E5', 'stop');
    expect(stage.gateway).toBe('E5');
  });

  it.each(Object.keys(EXAMPLES))('%s has one piece a square and no more than there are (TK-1.7)', name => {
    for (const [at, contest] of boards(name).entries()) {
      const { pieces, colours } = view(contest, 'spectator');
      expect(pieces.length).toBe(piecesOf(name, at).match(/[A-I][1-9]/g)?.length ?? 0);
      for (const { supply } of colours)
        expect(Math.min(supply.doubleSided, supply.legendary)).toBeGreaterThanOrEqual(0);
    }
  });

  it.each(Object.keys(EXAMPLES))('%s is drawn flat enough for a phone and told in both languages', name => {
    for (const language of LANGUAGES) {
      const { drawing, alt } = reference.example(name, language, { palette: 'standard' });
      expect((drawing.height * PICTURE_WIDTH) / drawing.width).toBeLessThan(290);
      expectReadable(name, drawing);
      for (const square of piecesOf(name).match(/[A-I][1-9]/g) ?? []) expect(alt).toContain(square);
    }
    const [pl, en] = LANGUAGES.map(language => reference.example(name, language, { palette: 'standard' }).alt);
    expect(pl).not.toBe(en);
  });
});
