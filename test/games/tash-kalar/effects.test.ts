import { describe, expect, it } from 'vitest';
import { DIAGONAL, distance, makeSquare, ORTHOGONAL, parseSquare, XY } from '../../../src/geometry/square.js';
import { ready, Stage, summoned } from './stage.js';

const names = (squares: readonly number[]): string[] => squares.map(makeSquare).sort();
const at = (name: string): number => parseSquare(name)!;

describe('resolving effects', () => {
  it('TK-6.1 is one action: nothing else is asked until it is done', () => {
    const stage = summoned('herald', '', ['F6', 'F5', 'stop']);
    expect(stage.asked.map(({ key }) => key)).toEqual(['turn', 'mover', 'destination', 'mover']);
  });

  it('TK-6.2 lets "may" and "up to" be declined, everything else not', () => {
    expect(summoned('swordmaster', 'C F4', ['stop']).at('F4')).toBe('C');
    expect(ready('chronicler').refuses('summon:chronicler', 'stop')).toBe(true);
  });

  it('TK-6.3 does as much as possible', () => {
    const stage = new Stage({ board: 'C A3 A4 A5 A6 A7 B3', flare: 'flare-05' });
    stage.contest.colours[0]!.removed = [16, 0];
    expect(stage.say('flare', 'E5').at('E5')).toBe('c');
  });

  it('TK-6.3 offers no alternative that cannot be begun, but one that asks for nothing', () => {
    expect(summoned('legend-slayer', 'C D4', ['stop']).offered('alternative')).toEqual(['2', 'stop']);
    expect(summoned('hypnotist', 'C B2', ['2']).offered('alternative')).toEqual(['1', '2']);
    expect(summoned('paradox-worm', 'h A3 C A4', ['stop']).offered('target')).not.toContain('A3');
  });

  it('TK-6.4 speaks of the being wherever it stands now', () => {
    const stage = summoned('gryphon-rider', '', ['A4', 'yes', 'A3']);
    expect([stage.at('A4'), stage.at('A3')]).toEqual(['c', 'c']);
  });

  it('TK-6.5 measures from the square the being stands on now', () => {
    const stage = summoned('high-priestess', 'C F4 G3', ['F4', 'G3']);
    expect(stage.offered('target')).toEqual(['G3', 'stop']);
  });

  it('skips what needs a being that died in its own effect (AMB-29)', () => {
    const stage = summoned('war-drummer', 'h F4', ['1', 'F4', 'E5']);
    expect(stage.at('E5')).toBe('h');
    expect(stage.kills).toBe('');
  });
});

describe('keywords', () => {
  it('TK-7.1 touches eight neighbours, four by an edge, four by a corner', () => {
    expect(names(ORTHOGONAL[at('E5')]!)).toEqual(['D5', 'E4', 'E6', 'F5']);
    expect(names(DIAGONAL[at('C1')]!)).toEqual(['B2', 'D2']);
  });

  it('TK-7.2 counts king-steps', () => {
    expect([distance(at('A5'), at('I5')), distance(at('C1'), at('E2')), distance(at('E5'), at('E5'))]).toEqual([
      8, 2, 0,
    ]);
    const far = XY.every(([x, y], one) =>
      XY.every(([column, row], other) => distance(one, other) === Math.max(Math.abs(x - column), Math.abs(y - row))),
    );
    expect(far).toBe(true);
  });

  it('TK-7.3 moves one step and destroys what stands there, own pieces too (AMB-10)', () => {
    const stage = summoned('dire-wolf', '', ['E6', 'stop']);
    expect([stage.at('E5'), stage.at('E6'), stage.kills]).toEqual(['.', 'c', '']);
  });

  it('TK-7.4 standard moves go onto strictly lower ranks', () => {
    const stage = summoned('high-priestess', 'C E4 H F4', ['E4']);
    expect(stage.offered('destination')).toContain('E4');
    expect(stage.offered('destination')).not.toContain('F4');
  });

  it('TK-7.5 combat moves go onto equal ranks too', () => {
    const stage = summoned('wolf-rider', 'H F4 L E4', ['stop']);
    expect(stage.offered('destination')).toContain('F4');
    expect(stage.offered('destination')).not.toContain('E4');
  });

  it('TK-7.6 leaps go to any square, or the distance stated', () => {
    expect(summoned('wild-eagle', '', ['stop']).offered('destination')).toHaveLength(69);
    expect(summoned('charging-buck', '', ['stop']).offered('destination')).not.toContain('E4');
  });

  it('TK-7.7 a direction is walked move by move', () => {
    const stage = summoned('messenger', 'h A5 C B5 H C5', ['A5', 'B5']);
    expect(stage.offered('destination')).not.toContain('C5');
    expect(stage.offered('destination')).not.toContain('D5');
  });

  it('TK-7.7 so many moves as the card says and no more', () => {
    const storm = (rank: string) =>
      summoned('storm-elemental', '', [rank, 'E7', 'stop'])
        .offered('destination')
        .filter(square => square.endsWith('7'));
    expect(storm('common')).toEqual(['F7', 'G7', 'H7', 'I7', 'D7', 'C7', 'B7', 'A7']);
    expect(storm('heroic')).toEqual(['F7', 'G7', 'H7', 'D7', 'C7', 'B7']);
    expect(storm('legendary')).toEqual(['F7', 'D7']);
    expect(summoned('ziggurat-sentinel', '', ['2', 'stop']).offered('destination')).toEqual(['D6', 'C7', 'B8', 'stop']);
    const steps = summoned('master-of-intrigue', '', ['E5', 'E4', 'E4', 'E3', 'E3', 'E2']);
    expect([steps.at('E2'), steps.question.key]).toEqual(['h', 'turn']);
  });

  it('TK-7.7 a budget of moves is spent by kind: one combat move, two standard ones', () => {
    const stage = ready('cavalry-captain', 'C C6 B6 A6').summon('cavalry-captain', 'E5', 'D6', 'C6', 'stop');
    // The one combat move is spent: other commons are safe from a common.
    expect(stage.offered('destination')).not.toContain('B6');
    const slow = ready('cavalry-captain', 'C C8').summon('cavalry-captain', 'E5', 'D6', 'C6', 'C7', 'C8');
    expect([slow.at('C8'), slow.kills, slow.question.key]).toEqual(['c', 'C', 'turn']);
  });

  it('TK-7.8 places from supply on empty squares, without supply nothing', () => {
    const stage = ready('summoner');
    stage.contest.colours[0]!.removed = [13, 0];
    stage.summon('summoner', 'E5');
    expect(stage.asked.some(({ key }) => key === 'square')).toBe(false);
  });

  it('TK-7.9 upgrades a heroic only with a legendary in supply', () => {
    const stage = ready('two-headed-dragon', 'l A3 A4').summon('two-headed-dragon', 'E5', 'stop');
    expect(stage.offered('target')).toEqual(['G7', 'H8', 'stop']);
  });

  it('TK-7.10 downgrades a legendary only with a double-sided piece in supply', () => {
    const stage = ready('leviathan', 'L I7 H A3');
    stage.contest.colours[1]!.removed = [16, 0];
    stage.summon('leviathan', 'E5', '1', 'stop');
    expect(stage.offered('target')).not.toContain('I7');
    expect(stage.offered('target')).toContain('A3');
  });

  it('TK-7.11 destroys off the board, back to supply', () => {
    const stage = summoned('swordmaster', 'C F4', ['F4']);
    expect(stage.view().colours[1]!.supply.doubleSided).toBe(17);
  });

  it('TK-7.12 converts to the same or the stated rank, with a piece in supply (AMB-11)', () => {
    expect(summoned('sylvan-queen', 'H D4', ['D4']).at('D4')).toBe('h');
    const short = ready('sylvan-queen', 'H D4');
    short.contest.colours[0]!.removed = [12, 0];
    expect(short.summon('sylvan-queen', 'E5').at('D4')).toBe('H');
  });

  it('TK-7.13 gains an action in this turn', () => {
    expect(summoned('time-mage', '', []).actions).toBe(2);
  });

  it('TK-7.14 draws extra cards after the refill', () => {
    const stage = summoned('forest-mystic', '', [], { actions: 1 }).rest();
    expect([stage.hand().length, stage.contest.seats[0]!.legends.length]).toEqual([4, 3]);
  });

  it('TK-7.15 turns marks with the pattern', () => {
    const stage = new Stage({ schools: ['northern-imperial'], hand: ['time-mage'], board: 'c F5 G6 E6 F7 H F6' });
    stage.summon('time-mage', 'E5:r3');
    expect([stage.at('F6'), stage.kills]).toEqual(['.', 'H']);
  });

  it('TK-7.16 turns arrows with the pattern, from the being’s square', () => {
    const stage = new Stage({ schools: ['northern-imperial'], hand: ['gun-tower'], board: 'c D5 C5 D6 C6 C E3' });
    stage.summon('gun-tower', 'E5:r1', 'N');
    expect(stage.at('E3')).toBe('.');
  });

  it('TK-7.17 follows pieces used to summon after they moved', () => {
    const stage = summoned('master-of-intrigue', '', ['D4', 'C3', 'C3', 'B2', 'stop']);
    expect(stage.at('B2')).toBe('c');
  });
});

describe('counting destroyed pieces', () => {
  it('TK-8.1 counts crushed, run over, destroyed and converted enemies with their rank', () => {
    expect(summoned('dryad', 'H F5', ['F5']).kills).toBe('H');
    expect(summoned('sapling', 'C E5', []).kills).toBe('C');
    expect(summoned('dire-wolf', 'C E4', ['E4', 'stop']).kills).toBe('C');
  });

  it('TK-8.1 counts each kill again under Gate of Oblivion, own pieces never (TK-14.9)', () => {
    const stage = ready('dire-wolf', 'C E4 c E3');
    stage.contest.turn.bonus = 1;
    stage.summon('dire-wolf', 'E5', 'E4', 'E3');
    expect([stage.at('E3'), stage.kills]).toEqual(['c', 'C C']);
  });

  it('TK-8.2 never counts own pieces, lifting, upgrading or downgrading', () => {
    expect(summoned('bomb', '', []).kills).toBe('');
    expect(summoned('leviathan', 'L I7', ['1', 'I7']).kills).toBe('');
  });

  it('TK-8.3 counts what an enemy piece you move destroys (AMB-12)', () => {
    expect(summoned('hypnotist', 'C B2 H B3', ['2', 'B3', 'B2']).kills).toBe('C');
  });

  it('TK-8.4 credits Titan’s kills to nobody, but what it was summoned onto', () => {
    expect(summoned('titan', 'C E5 D4 H F5', []).kills).toBe('C');
  });
});
