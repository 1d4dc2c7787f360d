import { describe, expect, it } from 'vitest';
import { poisonSupply } from '../../../src/games/monolith-arena/venom.js';
import { ABYSS, addMonolith, DRAGON, FOREST, REALM, stage } from './stage.js';

describe('venom and poison', () => {
  it('MA-13.1 a Venom attack that wounds leaves one marker, whatever its strength, Banners included', () => {
    const position = stage('0 banner B3\n1 banner C4\n0 horror C3 r2\n0 strength-rune B2', {
      factions: [ABYSS, DRAGON],
    });
    position.fight();
    expect(position.arena.pools).toEqual([20, 17]);
    expect(position.at('C4')!.poison).toBe(1);
  });

  it('MA-13.2 no wound, no marker', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 spike C3\n1 knight C4\n1 regeneration-rune B4', {
      factions: [ABYSS, DRAGON],
    }).fight();
    expect(position.at('C4')!.poison).toBe(0);
    const armoured = stage('0 banner B1\n1 banner E3\n0 chaos C1 r1\n1 knight C3', { factions: [ABYSS, DRAGON] });
    expect(armoured.seen('C1').granted).toContain('venom');
    armoured.fight();
    expect(armoured.segments[0]!.strikes).toMatchObject([{ kind: 'ranged', strength: 1, stopped: 1 }]);
    expect(armoured.at('C3')).toMatchObject({ wounds: 0, poison: 0 });
  });

  it('MA-13.3 each marker wounds at the start of every Battle and stays', () => {
    const position = stage('0 banner A1\n1 banner E3\n1 golem C4 p1', { factions: [ABYSS, REALM] })
      .fight()
      .act()
      .fight();
    expect(position.at('C4')).toMatchObject({ wounds: 2, poison: 1 });
  });

  it('MA-13.4 Regeneration absorbs all poison wounds of a tile at once', () => {
    const lines = '0 banner A1\n1 banner E3\n1 pikeman C4 p3\n1 regeneration-rune B4';
    const position = stage(lines, { factions: [ABYSS, DRAGON] }).fight();
    expect(position.at('B4')).toBeNull();
    expect(position.at('C4')).toMatchObject({ wounds: 0, poison: 3 });
    const { id } = position.at('C4')!;
    expect(position.told('segment')[0]!.segment).toMatchObject({
      strikes: [{ from: id, to: id, kind: 'poison', strength: 3 }],
      saves: [{ tile: id, source: null }],
    });
  });

  it('MA-13.5 several Venom attacks add markers', () => {
    const lines = '0 banner A1\n1 banner E3\n0 spike C3\n0 spike C5 r3\n1 golem C4';
    expect(
      stage(lines, { factions: [ABYSS, REALM] })
        .fight()
        .at('C4')!.poison,
    ).toBe(2);
  });

  it('MA-13.6 there are five markers; with none left none is added', () => {
    const lines = '0 banner A1\n1 banner E3 p5\n0 spike C3\n1 golem C4';
    const position = stage(lines, { factions: [ABYSS, REALM] });
    expect(poisonSupply(position.arena)).toBe(0);
    position.fight();
    expect(position.at('C4')).toMatchObject({ wounds: 1, poison: 0 });
    expect(position.at('E3')!.poison).toBe(5);
  });

  it('MA-13.7 the Venom player chooses where markers are short', () => {
    const lines = '0 banner A1\n1 banner E3 p4\n0 spike C3\n1 golem C4\n0 spike B2\n1 golem B3';
    const position = stage(lines, { factions: [ABYSS, REALM] }).fight({ poison: 'B3' });
    expect(position.asked.at(-1)).toMatchObject({ key: 'poison', seat: 0, about: { moment: 1, left: 1 } });
    expect([position.at('B3')!.poison, position.at('C4')!.poison]).toEqual([1, 0]);
    const enough = stage(lines.replace('p4', 'p3'), { factions: [ABYSS, REALM] }).fight();
    expect([enough.at('B3')!.poison, enough.at('C4')!.poison]).toEqual([1, 1]);
  });

  it('MA-13.8 hidden tiles take no poison wounds and keep their markers', () => {
    const position = stage('0 banner A1\n1 banner E3', { factions: [ABYSS, DRAGON] });
    addMonolith(position, 1, { inside: ['knight', 'pikeman'] });
    position.with(arena => {
      arena.seats[1]!.monolith!.under[0]!.poison = 2;
    });
    position.fight();
    expect(position.arena.seats[1]!.monolith!.under[0]).toMatchObject({ wounds: 0, poison: 2 });
    expect(poisonSupply(position.arena)).toBe(3);
  });

  it('gives the markers of an ally under the aura by the choice of the Abyss', () => {
    const lines = '0 banner C2\n2 banner A3\n1 banner E3 p4\n2 herne C3 r3\n2 spark B2 r0\n1 golem C4\n1 golem A2';
    const position = stage(lines, { factions: [ABYSS, REALM, FOREST], turn: 2 }).fight({ poison: 'A2' });
    expect(position.asked.at(-1)).toMatchObject({ key: 'poison', seat: 0 });
    expect(position.at('A2')!.poison).toBe(1);
  });
});

describe('banners', () => {
  it('MA-15.1 an aura acts on friendly neighbours, not on the Banner itself, and stops while it is netted', () => {
    const lines = '0 banner C3\n1 banner E1\n0 pikeman C4\n1 spike C2';
    const position = stage(lines, { factions: [DRAGON, ABYSS], turn: 1 });
    expect([position.seen('C4').meleeBonus, position.seen('C3').meleeBonus]).toEqual([1, 0]);
    position.play('nightmare', { hex: 'B2', rotation: '1' });
    expect(position.netted).toEqual(['C3']);
    expect(position.seen('C4').meleeBonus).toBe(0);
  });

  it('MA-15.2 the Empire gives +1 melee strength', () => {
    const beside = (faction: string, tile: string) =>
      stage(`0 banner C3\n1 banner E1\n0 ${tile} C4`, { factions: [faction, ABYSS] }).seen('C4').meleeBonus;
    expect(beside(DRAGON, 'pikeman')).toBe(1);
    expect([beside(REALM, 'axeman'), beside(FOREST, 'herne')]).toEqual([0, 0]);
  });

  it('MA-15.3 the Abyss gives Venom', () => {
    const position = stage('0 banner B3\n1 banner E1\n0 mygalomorph C3\n1 golem C4', { factions: [ABYSS, REALM] });
    expect(position.seen('C3').granted).toContain('venom');
    expect(position.fight().at('C4')!.poison).toBe(1);
  });

  it('MA-15.4 the Harbingers give Maneuver', () => {
    const position = stage('0 banner C3\n1 banner E1\n0 spark C4', { factions: [FOREST, ABYSS] });
    position.act({ turn: 'feature:C4', hex: 'C5', rotation: '0' });
    expect(position.told('moved')[0]!.by).toBe('aura:C3');
    const enemy = stage('0 banner C3\n1 banner E1\n1 spike C4\n0 hunter C1', {
      factions: [FOREST, ABYSS],
      hands: [['move', 'spark']],
    });
    expect(enemy.offers('turn')!.filter(id => id.startsWith('feature'))).toEqual([]);
    expect(enemy.seen('C4').granted).toEqual([]);
  });

  it('MA-15.5 the Guardians give Toughness, and who lived only by it dies when it is lost', () => {
    const position = stage('0 banner C3\n1 banner E1\n0 pupil C4 w1', { factions: [REALM, ABYSS] });
    expect(position.seen('C4')).toMatchObject({ hitPoints: 2, granted: ['toughness'] });
    position.act({ turn: 'feature:C4', hex: 'C5', rotation: '0' });
    expect(position.told('removed')).toMatchObject([{ why: 'support' }]);
    expect(position.at('C5')).toBeNull();
  });

  it('MA-15.5 takes it away whatever nets the Banner: a tile just placed, the Net order', () => {
    const lines = '0 banner C3\n1 banner E1\n0 pupil C4 w1';
    const placed = stage(lines, { factions: [REALM, ABYSS], turn: 1 });
    placed.play('nightmare', { hex: 'C2', rotation: '0' });
    expect(placed.told('removed')).toMatchObject([{ why: 'support', removed: { tile: 'pupil' } }]);
    const order = stage(lines, { factions: [REALM, DRAGON], turn: 1 }).play('net', { target: 'C3' });
    expect(order.told('removed')).toMatchObject([{ why: 'support', removed: { tile: 'pupil' } }]);
  });

  it('MA-15.6 the aura of a freed Guardian Banner counts only after the Order that freed it', () => {
    const lines = '0 banner C3\n1 banner E1\n0 axeman C4\n1 horror D3 r0';
    const position = stage(lines, { factions: [REALM, ABYSS] });
    expect(position.netted).toEqual(['C3']);
    position.play('fire-concoction', { triangle: 'C3-C4-D3' });
    expect([position.at('C4'), position.at('D3')]).toEqual([null, null]);
  });

  it('MA-15.7 Runes raise the attack and Initiative of a Banner', () => {
    const lines = '0 banner C3\n1 banner C4\n0 minor-acceleration-rune C2\n1 golem B3';
    const position = stage(lines, { factions: [DRAGON, REALM] });
    expect(position.seen('C3').initiative).toEqual([1]);
    position.fight();
    expect(position.segments.map(({ initiative }) => initiative)).toEqual([1, 0]);
    expect(position.arena.pools).toEqual([20, 20]);
  });
});
