import { describe, expect, it } from 'vitest';
import { ABYSS, DRAGON, FOREST, REALM, stage } from './stage.js';

describe('attacks', () => {
  it('MA-8.1 melee wounds the adjacent enemy at the side by the number of symbols', () => {
    const lines = '0 banner A1\n1 banner E3\n0 veteran C3 r2\n1 strength-rune C4\n1 strength-rune C2';
    const position = stage(lines, { factions: [REALM, ABYSS] }).fight();
    expect(position.at('C4')).toBeNull();
    expect(position.at('C2')!.wounds).toBe(0);
  });

  it('MA-8.2 ranged flies straight to the first enemy at any distance', () => {
    const position = stage('0 banner A1\n1 banner C5\n0 sorcerer C1 r2', { factions: [FOREST, DRAGON] }).fight();
    expect(position.arena.pools).toEqual([20, 18]);
  });

  it('MA-8.3 shots pass friends and empty hexes and never hurt friends', () => {
    const lines = '0 banner A1\n1 banner C5\n0 arquebusier C1 r2\n0 swordsman C2';
    const position = stage(lines, { factions: [DRAGON, ABYSS] }).fight();
    expect(position.at('C2')!.wounds).toBe(0);
    expect(position.arena.pools).toEqual([20, 19]);
  });

  it('MA-8.4 all sides of a tile act at once', () => {
    const lines = '0 banner A1\n1 banner E3\n0 pikeman C3\n1 spike C4\n1 spike C2\n1 spike B2';
    const position = stage(lines, { factions: [DRAGON, ABYSS] }).fight();
    expect(position.segments[0]!.removed).toHaveLength(3);
  });

  it('MA-8.5 bonuses raise every attacking side and create none', () => {
    const lines = '0 banner A1\n1 banner E3\n0 pikeman C3\n0 strength-rune C2\n1 golem C4\n1 golem D3';
    const position = stage(lines, { factions: [DRAGON, REALM] }).fight();
    expect([position.at('C4')!.wounds, position.at('D3')?.wounds]).toEqual([2, 0]);
  });

  it('MA-8.6 Armor takes 1 off each shot that arrives at its side', () => {
    const lines = '0 banner A1\n1 banner E3\n0 spark C1\n0 sorcerer A3 r4\n1 knight C3';
    const position = stage(lines, { factions: [FOREST, DRAGON] }).fight();
    const stopped = position.segments[0]!.strikes.map(({ strength, stopped: off }) => [strength, off]);
    expect(stopped).toContainEqual([1, 1]);
    expect(stopped).toContainEqual([2, 1]);
    expect(position.at('C3')!.wounds).toBe(1);
  });

  it('MA-8.7 Armor does not work against melee or Orders, and an adjacent shot is still ranged', () => {
    const melee = stage('0 banner A1\n1 banner E3\n0 pupil C2 r3\n1 knight C3', { factions: [REALM, DRAGON] }).fight();
    expect(melee.at('C3')!.wounds).toBe(1);
    const order = stage('0 banner A1\n1 banner E3\n1 knight C3', { factions: [FOREST, DRAGON] });
    expect(order.play('precise-shot', { target: 'C3' }).at('C3')!.wounds).toBe(1);
    const shot = stage('0 banner A1\n1 banner E3\n0 spark C2\n1 knight C3', { factions: [FOREST, DRAGON] }).fight();
    expect(shot.at('C3')!.wounds).toBe(0);
  });

  it('MA-8.8 Armor works on a netted tile', () => {
    const lines = '0 banner A1\n1 banner E3\n2 banner A3\n0 nightmare D3 r4\n2 spark C1\n1 knight C3';
    const position = stage(lines, { factions: [ABYSS, DRAGON, FOREST] });
    expect(position.netted).toEqual(['C3']);
    expect(position.fight().at('C3')!.wounds).toBe(0);
  });

  it('MA-8.9 a Banner attacks at 0 in all directions, never a Banner', () => {
    const lines = '0 banner C3\n1 banner C4\n1 golem B3\n1 golem D2\n0 strength-rune C2';
    const position = stage(lines, { factions: [DRAGON, REALM] }).fight();
    expect([position.at('B3')!.wounds, position.at('D2')!.wounds]).toEqual([2, 2]);
    expect(position.arena.pools).toEqual([20, 20]);
    expect(position.segments.map(({ initiative }) => initiative)).toEqual([0]);
  });

  it('MA-8.10 the Assassin wounds one enemy anywhere, with melee bonuses and past Armor', () => {
    const lines = '0 banner A1\n2 banner A3\n1 banner E3\n2 assassin B1\n1 golem C4 r3\n1 golem D4';
    const position = stage(lines, { factions: [DRAGON, REALM, FOREST] });
    expect(position.seen('B1').meleeBonus).toBe(1);
    position.fight({ assassin: 'C4' });
    expect(position.asked.at(-1)).toMatchObject({ key: 'assassin', seat: 2 });
    expect(position.at('C4')!.wounds).toBe(2);
  });

  it('MA-8.10 the Assassin is not asked once no enemy tile is left', () => {
    const lines = '0 banner A1\n1 banner C5\n0 spark C3 r0\n0 greater-acceleration-rune C2\n0 assassin E1';
    const position = stage(lines, { factions: [FOREST, ABYSS], pools: [20, 1] }).fight();
    expect(position.segments.map(({ initiative }) => initiative)).toEqual([4, 0]);
    expect(position.arena.outcome).toMatchObject({ reason: 'banner-destroyed' });
  });
});

describe('the first hex', () => {
  it('MA-1.1 is a hex like any other: A1 is hit, netted, linked and blasted', () => {
    const hit = stage('0 banner C3\n1 banner E3\n0 demon B1 r1\n1 pikeman A1', { factions: [ABYSS, DRAGON] });
    expect(hit.fight().at('A1')).toBeNull();
    const net = stage('0 banner C3\n1 banner E3\n0 nightmare A2 r3\n1 pikeman A1', { factions: [ABYSS, DRAGON] });
    expect(net.netted).toEqual(['A1']);
    const netter = stage('0 banner C3\n1 banner E3\n0 nightmare A1\n1 pikeman A2', { factions: [ABYSS, DRAGON] });
    expect(netter.seen('A2').nettedBy).toEqual(['A1']);
    const link = stage('0 banner C3\n1 banner E3\n0 strength-rune A2 r2\n0 pikeman A1', { factions: [DRAGON, ABYSS] });
    expect(link.seen('A1').meleeBonus).toBe(1);
    const bolt = stage('0 banner C3\n1 banner E3\n0 morlock A2 r5\n1 pikeman A1', { factions: [FOREST, DRAGON] });
    expect(bolt.fight().at('A1')).toBeNull();
  });
});

describe('wounds and elimination', () => {
  it('MA-9.1 one wound eliminates an ordinary tile', () => {
    const position = stage('0 banner A1\n1 banner E3\n1 chaos C3', { factions: [FOREST, ABYSS] });
    position.play('precise-shot', { target: 'C3' });
    expect(position.told('removed')).toMatchObject([{ why: 'wounds', removed: { tile: 'chaos' } }]);
  });

  it('MA-9.2 each Toughness gives one more hit point', () => {
    const position = stage('0 banner A1\n1 banner E3\n1 golem C3\n1 crossbowman C4', { factions: [FOREST, REALM] });
    expect([position.seen('C3').hitPoints, position.seen('C4').hitPoints]).toEqual([3, 2]);
  });

  it('MA-9.3 wounds that do not eliminate stay', () => {
    const position = stage('0 banner A1\n1 banner E3\n1 golem C3', { factions: [FOREST, REALM] });
    position.play('precise-shot', { target: 'C3' }).pass().pass();
    expect(position.at('C3')!.wounds).toBe(1);
    position.play('precise-shot', { target: 'C3' });
    expect(position.at('C3')!.wounds).toBe(2);
  });

  it('MA-9.4 wounds of simultaneous sources add up', () => {
    const lines = '0 banner A1\n1 banner E3\n0 pikeman C3\n0 pikeman B3 r2\n1 crossbowman C4 r1';
    const position = stage(lines, { factions: [DRAGON, REALM] }).fight();
    expect(position.at('C4')).toBeNull();
  });

  it('MA-9.5 an Order is simultaneous and its victims leave once it is resolved', () => {
    const lines = '0 banner A1\n1 banner E3\n1 spike C3\n1 spike C4\n1 spike D3';
    const position = stage(lines, { factions: [REALM, ABYSS] }).play('fire-concoction', { triangle: 'C3-C4-D3' });
    expect(position.told('removed')).toHaveLength(3);
    expect(position.arena.phase).toBe('turn');
  });

  it('MA-9.6 Banner wounds lower the pool, not below 0', () => {
    const lines = '0 banner A1\n1 banner C4\n0 dragon-rider C3 r2';
    const position = stage(lines, { factions: [DRAGON, ABYSS], pools: [20, 2] }).fight();
    expect(position.arena.pools).toEqual([20, 0]);
  });

  it('MA-9.7 eliminated tiles go to the discard pile of their owner, their markers to the supply', () => {
    const position = stage('0 banner A1\n1 banner E3\n1 pikeman C3 p1', { factions: [ABYSS, DRAGON] }).fight();
    expect(position.arena.seats[1]!.discard).toHaveLength(1);
    expect(position.arena.board.every(tile => !tile?.poison)).toBe(true);
  });
});
