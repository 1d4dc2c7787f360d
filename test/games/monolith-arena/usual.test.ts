import { describe, expect, it } from 'vitest';
import { ABYSS, addMonolith, DRAGON, REALM, type Stage, stage } from './stage.js';

const usual = (position: Stage, key: string): unknown =>
  position.asked.filter(decision => decision.key === key).map(decision => 'usual' in decision && decision.usual)[0];

describe('who does not want to be asked', () => {
  it('takes the heaviest source off (MA-12.3)', () => {
    const lines =
      '0 banner A1\n1 banner E1\n0 mygalomorph C3\n0 mygalomorph C5 r3\n0 strength-rune D4 r3\n1 knight C4\n1 regeneration-rune B4';
    const position = stage(lines, { factions: [ABYSS, DRAGON] }).fight({ regeneration: 'B4:C4:C5' });
    expect(usual(position, 'regeneration')).toBe('B4:C4:C5');
  });

  it('poisons a Banner first (MA-13.7)', () => {
    const lines = '0 banner A1\n1 banner C4 p4\n0 spike C3\n0 spike B2\n1 golem B3';
    const position = stage(lines, { factions: [ABYSS, REALM] }).fight({ poison: 'B3' });
    expect(usual(position, 'poison')).toBe('C4');
  });

  it("leaves a tile on another's Monolith as it lay, but is asked about its own (MA-22.15)", () => {
    const lines = '0 banner C3\n1 banner A3\n0 spike C2\n1 knight C4 r3';
    const position = stage(lines, { factions: [ABYSS, DRAGON] });
    addMonolith(position, 0, { on: ['C2', 'C4'] });
    position.fight().act().pass();
    position.act({ turn: 'unfold', hex: ['B2', 'D3'], rotation: ['4', '1'] });
    const asked = position.asked.filter(({ key }) => key === 'rotation');
    expect(asked.map(decision => [decision.seat, 'usual' in decision ? decision.usual : null])).toEqual([
      [1, '3'],
      [0, null],
    ]);
  });
});
