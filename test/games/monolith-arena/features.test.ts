import { describe, expect, it } from 'vitest';
import { PRINTS } from '../../../src/games/monolith-arena/prints.js';
import { parseHex } from '../../../src/geometry/hex.js';
import { ABYSS, DRAGON, FOREST, REALM, stage } from './stage.js';

describe('features', () => {
  it('MA-6.1 knows which tiles have which feature', () => {
    const having = (wanted: (print: (typeof PRINTS)[number]) => boolean) => PRINTS.filter(wanted).map(({ id }) => id);
    expect(having(print => print.hasManeuver)).toEqual(['knight', 'dragon-rider', 'pupil', 'herne', 'wyrm']);
    expect(having(print => print.hasTeleport)).toEqual(['nightmare', 'wraith']);
    expect(having(print => print.hasRotation)).toEqual(['agility-rune']);
    expect(having(print => print.isCavalry)).toEqual(['knight', 'dragon-rider']);
    expect(having(print => print.hasVenom)).toEqual(['spike']);
    expect(having(print => print.canTransform)).toEqual(['demon']);
  });

  it('MA-6.2 works once per own turn, also after tiles were played, and never in another turn', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 herne C3', { factions: [FOREST, ABYSS] });
    position.play('spark', { hex: 'B4', rotation: '0' });
    position.act({ turn: 'feature:C3', hex: 'C4', rotation: '0' });
    expect(position.offers('turn')).toBeNull();
    position.pass();
    expect(position.offers('turn')).toBeNull();
    position.pass();
    expect(position.offers('turn')).toContain('feature:C4');
  });

  it('MA-6.3 lets tiles placed this turn act at once, and any number of them', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 herne C2', { factions: [FOREST, ABYSS] });
    position.play('herne', { hex: 'C4', rotation: '0' });
    position.act({ turn: 'feature:C4', hex: 'C5', rotation: '0' });
    position.act({ turn: 'feature:C2', hex: 'D1', rotation: '0' });
    expect(position.hexes).toEqual(['A1', 'C5', 'D1', 'E3']);
  });

  it('MA-6.4 keeps a netted tile from using features', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 herne C3\n1 nightmare C4 r3', { factions: [FOREST, ABYSS] });
    expect(position.netted).toEqual(['C3']);
    expect(position.offers('turn')).toBeNull();
  });

  it('MA-6.5 Maneuver steps to an adjacent empty hex and/or turns', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 herne C3\n1 spike C4', { factions: [FOREST, ABYSS] });
    expect(position.offers('hex', { turn: 'feature:C3' })).toEqual(['C3', 'B3', 'D3', 'D2', 'C2', 'B2']);
    expect(position.offers('rotation', { turn: 'feature:C3', hex: 'C3' })).toEqual(['1', '2', '3', '4', '5']);
    position.act({ turn: 'feature:C3', hex: 'C3', rotation: '4' });
    expect(position.at('C3')!.rotation).toBe(4);
    expect(position.arena.last).toMatchObject({ what: 'turned', from: null, to: ['C3'] });
    const step = stage('0 banner A1\n1 banner E3\n0 herne C3', { factions: [FOREST, ABYSS] });
    step.act({ turn: 'feature:C3', hex: 'C4', rotation: '0' });
    expect(step.arena.last).toMatchObject({ what: 'moved', from: 'C3', to: ['C4'] });
  });

  it('MA-6.6 Teleport goes to any empty hex and/or turns', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 wraith C1', { factions: [ABYSS, DRAGON] });
    expect(position.offers('hex', { turn: 'feature:C1' })).toHaveLength(17);
    position.act({ turn: 'feature:C1', hex: 'C5', rotation: '2' });
    expect(position.at('C5')!.rotation).toBe(2);
  });

  it('MA-6.7 Rotation only turns', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 agility-rune C3', { factions: [REALM, ABYSS] });
    expect(position.offers('hex', { turn: 'feature:C3', rotation: '3' })).toBeNull();
    position.act({ turn: 'feature:C3', rotation: '3' });
    expect(position.at('C3')!.rotation).toBe(3);
  });

  it('MA-6.8 Transformation takes the place of an enemy tile despite Toughness, Entrenchment and Regeneration', () => {
    const lines = '0 banner A1\n1 banner E3\n1 golem C3 e1\n1 regeneration-rune B2\n0 spike C4';
    const position = stage(lines, { factions: [ABYSS, REALM], hands: [['demon']] });
    const hexes = position.offers('hex', { turn: 'place:demon' })!;
    expect(hexes).toContain('C3');
    expect(hexes).not.toContain('E3');
    expect(hexes).not.toContain('C4');
    position.with(arena => {
      arena.board[parseHex('C3')!]!.caught = true;
    });
    position.act({ turn: 'place:demon', hex: 'C3', rotation: '0' });
    expect(position.seen('C3').tile).toBe('demon');
    expect(position.hexes).toContain('B2');
    expect(position.asked[1]!.about).toMatchObject({ removes: ['B2', 'C3'] });
    expect(position.told('placed')[0]!.replaced!.tile).toBe('golem');
  });

  it('MA-6.9 moves a tile once by each effect that reaches it', () => {
    const lines = '0 banner C1\n1 banner E3\n0 wyrm C2\n0 spark D1';
    const position = stage(lines, { factions: [FOREST, ABYSS] });
    expect(position.offers('effect', { turn: 'feature:C2' })).toEqual(['aura:C1', 'maneuver']);
    expect(position.offers('turn')!.filter(id => id === 'feature:C2')).toHaveLength(1);
    position.act({ turn: 'feature:C2', effect: 'aura:C1', hex: 'B1' });
    expect(position.offers('effect', { turn: 'feature:B1', hex: 'B2' })).toBeNull();
    position.act({ turn: 'feature:B1', hex: 'B2' });
    expect(position.refuses({ turn: 'feature:B2' })).toBe(true);
    position.act({ turn: 'feature:D1', hex: 'E1', rotation: '0' });
    expect(position.hexes).toContain('E1');
  });

  it('MA-6.10 keeps a feature printed on a Rune to the Rune itself', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 agility-rune C3\n0 golem D3', { factions: [REALM, ABYSS] });
    position.act({ turn: 'feature:D3', hex: 'D3', rotation: '1' });
    expect(position.told('moved')[0]!.by).toBe('agility:C3');
    expect(position.refuses({ turn: 'feature:D3', effect: 'rotation' })).toBe(true);
  });

  it('MA-6.11 moves nothing during a Battle', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 herne C3 r1\n1 spike C4', { factions: [FOREST, ABYSS] });
    position.fight();
    expect(position.asked.map(({ key }) => key)).toEqual(['turn', 'mode']);
    expect(position.told('moved')).toEqual([]);
  });
});
