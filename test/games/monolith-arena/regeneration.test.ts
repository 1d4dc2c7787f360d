import { describe, expect, it } from 'vitest';
import { ABYSS, DRAGON, FOREST, REALM, type Stage, stage } from './stage.js';

const regenerations = (position: Stage) => position.asked.filter(({ key }) => key === 'regeneration');

describe('regeneration', () => {
  it('MA-12.1 takes all wounds of one source off a linked tile and leaves', () => {
    const lines = '0 banner A1\n1 banner E3\n0 demon C3 r3\n1 pikeman C4 r1\n1 regeneration-rune B4';
    const position = stage(lines, { factions: [ABYSS, DRAGON] }).fight();
    expect(position.at('B4')).toBeNull();
    expect(position.segments.flatMap(({ saves }) => saves)).toHaveLength(1);
    expect(position.at('C4')!.wounds).toBe(0);
  });

  it('MA-12.2 is compulsory, also when the tile would survive, also for Banners', () => {
    const lines = '0 banner A1\n1 banner C4\n0 spike C3\n1 regeneration-rune B4';
    const position = stage(lines, { factions: [ABYSS, DRAGON] }).fight();
    expect(position.at('B4')).toBeNull();
    expect(position.arena.pools).toEqual([20, 20]);
    expect(regenerations(position)).toEqual([]);
  });

  it('MA-12.3 takes one source; with several its controller chooses', () => {
    const lines =
      '0 banner A1\n1 banner E1\n0 mygalomorph C3\n0 mygalomorph C5 r3\n1 knight C4\n1 regeneration-rune B4';
    const position = stage(lines, { factions: [ABYSS, DRAGON] });
    position.fight({ regeneration: 'B4:C4:C5' });
    expect(regenerations(position)[0]).toMatchObject({
      seat: 1,
      about: { moment: 3 },
      options: [{ id: 'B4:C4:C3' }, { id: 'B4:C4:C5' }],
    });
    expect(position.at('C4')!.wounds).toBe(1);
  });

  it('MA-12.4 saves one of several linked tiles, chosen by its controller', () => {
    const lines =
      '0 banner A1\n1 banner E3\n0 combat-platform C3\n1 pikeman C2\n1 pikeman D2\n1 regeneration-rune D1 r4';
    const position = stage(lines, { factions: [REALM, DRAGON] }).fight({ regeneration: 'D1:D2:C3' });
    expect(regenerations(position)[0]).toMatchObject({ options: [{ id: 'D1:D2:C3' }, { id: 'D1:C2:C3' }] });
    expect([position.at('D1'), position.at('C2')]).toEqual([null, null]);
    expect(position.at('D2')).not.toBeNull();
  });

  it('MA-12.5 with several Runes every one absorbs while sources remain, without a question', () => {
    const lines =
      '0 banner A1\n1 banner E1\n0 mygalomorph C3\n0 mygalomorph C5 r3\n1 pikeman C4\n1 regeneration-rune B4\n1 regeneration-rune B3';
    const position = stage(lines, { factions: [ABYSS, DRAGON] });
    position.fight();
    expect([position.at('B4'), position.at('B3')]).toEqual([null, null]);
    expect(position.at('C4')).not.toBeNull();
    expect(regenerations(position)).toEqual([]);
  });

  it('MA-12.6 a Rune hit in the same segment saves nobody', () => {
    const fire = stage('0 banner A1\n1 banner E3\n1 pikeman C4\n1 regeneration-rune B4', { factions: [REALM, DRAGON] });
    fire.play('fire-concoction', { triangle: 'B3-B4-C4' });
    expect([fire.at('B4'), fire.at('C4')]).toEqual([null, null]);
  });

  it('MA-12.7 in a chain the far Rune absorbs and the near one stays', () => {
    // A3 links B4, B4 links C4.
    const lines =
      '0 banner A1\n1 banner E1\n0 spike C3\n1 pikeman C4 r1\n1 regeneration-rune B4\n1 regeneration-rune A3 r0';
    const position = stage(lines, { factions: [ABYSS, DRAGON] }).fight();
    expect(position.at('A3')).toBeNull();
    expect(position.at('B4')).not.toBeNull();
    expect(position.at('C4')).not.toBeNull();
  });

  it('MA-12.8 of two mutually linked Runes the controller chooses', () => {
    const lines =
      '0 banner A1\n1 banner E1\n0 spike C3\n1 pikeman C4 r1\n1 regeneration-rune B4 r1\n1 regeneration-rune B3 r5';
    const position = stage(lines, { factions: [ABYSS, DRAGON] });
    // B4 r1 links C4 (SW) and B3 (W); B3 r5 links B4 (E) and C4 (SE).
    position.fight({ regeneration: 'B3:C4:C3' });
    expect(regenerations(position)[0]).toMatchObject({ options: [{ id: 'B3:C4:C3' }, { id: 'B4:C4:C3' }] });
    expect([position.at('B3') === null, position.at('B4') === null]).toEqual([true, false]);
  });

  it('MA-12.5 MA-12.8 AMB-37 behind one of a mutual pair stands a third Rune: either it or the other one absorbs', () => {
    // D2 and E1 link each other and the Pikeman on D1; D3 links D2 and is linked by nobody.
    const runes = '1 regeneration-rune D3 r1\n1 regeneration-rune D2 r1\n1 regeneration-rune E1 r3';
    const lines = `0 banner A1\n1 banner A3\n1 pikeman D1\n${runes}`;
    const position = stage(lines, { factions: [FOREST, DRAGON] });
    position.play('precise-shot', { target: 'D1', regeneration: 'E1:D1:order' });
    expect(regenerations(position)[0]).toMatchObject({ options: [{ id: 'D3:D1:order' }, { id: 'E1:D1:order' }] });
    expect(['D1', 'D2', 'D3', 'E1'].filter(hex => position.at(hex) === null)).toEqual(['E1']);
  });

  it('MA-12.9 is not used up by a stopped shot, and a netted Rune does not work', () => {
    const armour = stage('0 banner A1\n1 banner E1\n0 spark C1\n1 knight C3\n1 regeneration-rune B3', {
      factions: [FOREST, DRAGON],
    }).fight();
    expect(armour.at('B3')).not.toBeNull();
    const lines = '0 banner A1\n1 banner E1\n0 spike C3\n1 pikeman C4 r1\n1 regeneration-rune B4\n0 nightmare A3 r1';
    const netted = stage(lines, { factions: [ABYSS, DRAGON] });
    expect(netted.netted).toEqual(['B4']);
    expect(netted.fight().at('C4')).toBeNull();
  });

  it('MA-12.10 cannot prevent Transformation or the loss of Guardian Toughness', () => {
    const lines = '0 banner A1\n1 banner C5\n1 axeman C4 w1\n1 regeneration-rune B3\n0 nightmare D4 r3';
    const position = stage(lines, { factions: [ABYSS, REALM] });
    position.act({ turn: 'feature:D4', hex: 'D4', rotation: '5' });
    expect(position.netted).toEqual(['C5']);
    expect(position.told('removed')).toMatchObject([{ why: 'support', removed: { tile: 'axeman' } }]);
    expect(position.at('B3')).not.toBeNull();
  });

  it('MA-12.11 near the Guardian Banner the Rune has Toughness, and still leaves when it absorbs', () => {
    const lines = '0 banner A1\n1 banner B4\n1 regeneration-rune C4\n1 axeman D4\n0 wraith A3';
    const position = stage(lines, { factions: [ABYSS, REALM] });
    expect(position.seen('C4').hitPoints).toBe(2);
    position.pass();
    position.play('fire-concoction', { triangle: 'C4-D3-D4' });
    expect(position.told('saved')).toHaveLength(1);
    expect([position.at('C4') === null, position.at('D4') === null]).toEqual([true, false]);
  });

  it('MA-12.12 absorbs the own Fire Concoction', () => {
    const lines = '0 banner A1\n1 banner E1\n0 axeman C4\n0 regeneration-rune B4';
    const position = stage(lines, { factions: [REALM, ABYSS] }).play('fire-concoction', { triangle: 'C4-D3-D4' });
    expect([position.at('B4') === null, position.at('C4') === null]).toEqual([true, false]);
  });

  // One Rune is linked to C4 and to the other one, which is linked back to it; the Banner gives the first Toughness.
  it.each([
    ['B4', 'B3', '0 banner C5\n0 regeneration-rune B4 r1\n0 regeneration-rune B3 r4', 'B4-C4-C5'],
    ['B3', 'B4', '0 banner C3\n0 regeneration-rune B3 r5\n0 regeneration-rune B4 r2', 'B3-C3-C4'],
  ])('MA-12.8 the Rune on %s that has left by saving needs no saving itself', (saver, other, lines, triangle) => {
    const position = stage(`1 banner E1\n0 axeman C4\n${lines}`, { factions: [REALM, ABYSS] });
    position.play('fire-concoction', { triangle, regeneration: `${saver}:C4:order` });
    expect([position.at(saver), position.at('C4')!.wounds]).toEqual([null, 0]);
    expect(position.at(other)).not.toBeNull();
  });

  it('leaves an Order that asks nobody else open to be taken back', () => {
    const position = stage('0 banner A1\n1 banner E1\n1 pikeman C3', { factions: [REALM, DRAGON] });
    const { sealed } = position.arena;
    position.play('fire-concoction', { triangle: 'C3-C4-D3' });
    expect(position.arena.sealed).toBe(sealed);
  });

  it('asks the other player after a rest, so that nothing played can be taken back', () => {
    const lines = '0 banner A1\n1 banner E1\n1 pikeman C3\n1 pikeman C4\n1 regeneration-rune B3';
    const position = stage(lines, { factions: [REALM, DRAGON] });
    const { sealed } = position.arena;
    position.play('fire-concoction', { triangle: 'C3-C4-D3', regeneration: 'B3:C3:order' });
    expect(regenerations(position)[0]!.seat).toBe(1);
    expect(position.arena.sealed).toBe(sealed + 1);
    expect([position.at('C3') === null, position.at('C4') === null]).toEqual([false, true]);
  });
});
