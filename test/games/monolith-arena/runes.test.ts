import { describe, expect, it } from 'vitest';
import { ABYSS, DRAGON, FOREST, REALM, type Stage, stage } from './stage.js';

const idAt = (position: Stage, hex: string) => position.at(hex)!.id;

describe('runes', () => {
  it('MA-11.1 a Rune acts on the tile at each of its links', () => {
    const lines = '0 banner A1\n1 banner E3\n0 strength-rune C3\n0 pikeman C4\n0 pikeman C2';
    const position = stage(lines, { factions: [DRAGON, ABYSS] });
    expect([position.seen('C4').meleeBonus, position.seen('C2').meleeBonus]).toEqual([1, 0]);
    expect(position.seen('C3').links).toContainEqual({ direction: 1, lit: true, hostile: false });
  });

  it('MA-11.2 only on friendly tiles, Disarm only on enemies', () => {
    const lines = '0 banner A1\n1 banner E3\n0 disarm-rune C3\n1 spark D3\n0 wraith D2\n0 strength-rune B3\n1 spark C4';
    const position = stage(lines, { factions: [ABYSS, FOREST] });
    expect([position.seen('D3').disarmed, position.seen('D2').disarmed]).toEqual([true, false]);
    expect(position.seen('C4').meleeBonus).toBe(0);
  });

  it('MA-11.3 acts from the moment it lies there', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 pikeman C4', { factions: [DRAGON, ABYSS] });
    position.play('strength-rune', { hex: 'C3', rotation: '0' });
    expect(position.seen('C4').meleeBonus).toBe(1);
  });

  it('MA-11.4 several Runes add up', () => {
    const lines = '0 banner A1\n1 banner E3\n0 pikeman C4\n0 strength-rune C3\n0 strength-rune B4';
    expect(stage(lines, { factions: [DRAGON, ABYSS] }).seen('C4').meleeBonus).toBe(2);
  });

  it('MA-11.5 nothing is passed on through another tile', () => {
    const lines = '0 banner A1\n1 banner E3\n0 strength-rune C2\n0 pikeman C3\n0 pikeman C4';
    expect(stage(lines, { factions: [DRAGON, ABYSS] }).seen('C4').meleeBonus).toBe(0);
  });

  it('MA-11.6 a Boundless Rune acts on the whole board', () => {
    const lines = '0 banner A1\n1 banner C5\n0 charge-rune E1\n0 knight C3';
    expect(stage(lines, { factions: [DRAGON, ABYSS] }).offers('turn')).toContain('feature:E1');
  });

  it('MA-11.7 Runes act on Banners and Runes and die like Champions', () => {
    const lines = '0 banner C4\n1 banner E3\n0 strength-rune C3\n0 regeneration-rune C2 r5\n1 spark A1';
    const position = stage(lines, { factions: [DRAGON, FOREST], turn: 1 });
    expect(position.seen('C4').meleeBonus).toBe(1);
    position.play('precise-shot', { target: 'C2' });
    expect(position.at('C2')).toBeNull();
    const doubled = stage('0 banner A1\n1 banner E3\n0 reinforcement-rune C3\n0 double-attack-rune B3\n0 axeman D2', {
      factions: [REALM, ABYSS],
    });
    const { id } = doubled.at('C3')!;
    expect(doubled.seen('D2').meleeBonus).toBe(1);
    expect(doubled.fight().attacksOf(id)).toEqual([]);
  });

  it('MA-11.8 Strength gives +1 melee, Accuracy +1 ranged', () => {
    const strong = stage('0 banner A1\n1 banner C5\n0 knight C4 r2\n0 strength-rune C3', { factions: [DRAGON, ABYSS] });
    expect(strong.fight().arena.pools).toEqual([20, 17]);
    const keen = stage('0 banner A1\n1 banner C5\n0 sorcerer C1 r2\n0 accuracy-rune D1', {
      factions: [FOREST, DRAGON],
    });
    expect(keen.fight().arena.pools).toEqual([20, 17]);
  });

  it('MA-11.9 Reinforcement gives +1 melee and +1 ranged', () => {
    const lines = '0 banner A1\n1 banner E3\n0 reinforcement-rune C3\n0 wyvern C2\n0 crossbowman D2';
    const position = stage(lines, { factions: [REALM, ABYSS] });
    expect([position.seen('C2').meleeBonus, position.seen('D2').rangedBonus]).toEqual([1, 1]);
  });

  it('MA-11.10 Acceleration gives +1 or +2 Initiative', () => {
    const lines =
      '0 banner A1\n1 banner E3\n0 minor-acceleration-rune C2\n0 greater-acceleration-rune C4\n0 herne C3\n0 spark C5';
    const position = stage(lines, { factions: [FOREST, ABYSS] });
    expect([position.seen('C3').initiative, position.seen('C5').initiative]).toEqual([[3], [4]]);
  });

  it('MA-11.11 Agility gives linked tiles Maneuver', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 agility-rune C3\n0 pikeman C4', { factions: [DRAGON, ABYSS] });
    expect(position.seen('C4').granted).toContain('maneuver');
    position.act({ turn: 'feature:C4', hex: 'C5', rotation: '0' });
    expect(position.told('moved')[0]!.by).toBe('agility:C3');
  });

  it('MA-11.12 Teleportation gives linked tiles Teleport', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 teleportation-rune C3\n0 chaos D3', {
      factions: [ABYSS, DRAGON],
    });
    position.act({ turn: 'feature:D3', hex: 'A3', rotation: '0' });
    expect(position.told('moved')[0]!.by).toBe('teleportation:C3');
  });

  it('MA-11.13 Penetration wounds everything on the line with 1, Armor protects only its bearer', () => {
    const lines =
      '0 banner A1\n1 banner C5\n0 crossbowman C1 r2\n0 penetration-rune B1 r1\n1 knight C3\n1 knight C4 r3';
    const position = stage(lines, { factions: [REALM, DRAGON] });
    expect([position.seen('C1').granted, position.seen('A1').granted]).toEqual([['penetration'], []]);
    const melee = stage('0 banner E1\n1 banner C5\n0 axeman C1\n0 penetration-rune B1 r1', {
      factions: [REALM, DRAGON],
    });
    expect(melee.seen('C1').granted).toEqual([]);
    position.fight();
    expect([position.at('C3')!.wounds, position.at('C4')!.wounds]).toEqual([0, 1]);
    expect(position.arena.pools).toEqual([20, 19]);
  });

  it('MA-11.14 Double Attack repeats in the segment below', () => {
    const lines = '0 banner A1\n1 banner C5\n0 crossbowman C3 r2\n0 double-attack-rune C2';
    const position = stage(lines, { factions: [REALM, ABYSS] });
    const id = idAt(position, 'C3');
    position.fight();
    expect(position.attacksOf(id)).toEqual([2, 1]);
    expect(position.arena.pools).toEqual([20, 16]);
  });

  it('MA-11.15 comes below two attacks in a row', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 axeman C3\n0 double-attack-rune C2', {
      factions: [REALM, ABYSS],
    });
    const id = idAt(position, 'C3');
    expect(position.fight().attacksOf(id)).toEqual([2, 1, 0]);
  });

  it('MA-11.16 comes right below the first of attacks that are not in a row', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 hunter C3\n0 double-attack-rune C2', {
      factions: [FOREST, ABYSS],
    });
    const id = idAt(position, 'C3');
    expect(position.fight().attacksOf(id)).toEqual([3, 2, 0]);
  });

  it('MA-11.17 gives nothing after segment 0', () => {
    const position = stage('0 banner C3\n1 banner E3\n0 double-attack-rune C2', { factions: [REALM, ABYSS] });
    const id = idAt(position, 'C3');
    expect(position.fight().attacksOf(id)).toEqual([0]);
  });

  it('MA-11.18 needs the Rune to be active in the extra segment', () => {
    const lines = '0 banner A1\n1 banner C5\n0 crossbowman C3 r2\n0 double-attack-rune C2\n1 chaos C1 r3';
    const position = stage(lines, { factions: [REALM, ABYSS] });
    const id = idAt(position, 'C3');
    position.fight();
    expect(position.at('C2')).toBeNull();
    expect(position.attacksOf(id)).toEqual([2]);
  });

  it('MA-11.19 a Rune eliminated in a segment still works in it', () => {
    const lines = '0 banner E1\n1 banner C4\n0 pikeman C3\n0 strength-rune C2\n1 chaos C1 r3';
    const position = stage(lines, { factions: [DRAGON, ABYSS] }).fight();
    expect(position.at('C2')).toBeNull();
    expect(position.arena.pools).toEqual([20, 18]);
  });
});
