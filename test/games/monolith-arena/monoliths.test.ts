import { describe, expect, it } from 'vitest';
import type { SomeDecision } from '../../../src/engine/decision.js';
import { view } from '../../../src/games/monolith-arena/sight.js';
import { ABYSS, addMonolith, DRAGON, FOREST, freshArena, REALM, Stage, stage } from './stage.js';

function folded(inside: readonly (string | null)[] = ['spike', 'chaos'], lines = '', hands: string[][] = []): Stage {
  const position = stage(`0 banner C3\n1 banner A3${lines}`, { factions: [ABYSS, DRAGON], hands });
  addMonolith(position, 0, { inside });
  return position;
}

function unfolded(on: readonly [string, string], lines = '', turn = 0, hands: string[][] = []): Stage {
  const position = stage(`0 banner C3\n1 banner A3${lines}`, { factions: [ABYSS, DRAGON], turn, hands });
  addMonolith(position, 0, { on });
  return position;
}

const unfold = (one: string, two: string) => ({ turn: 'unfold', hex: [one, two], rotation: ['0', '0'] });

describe('monoliths', () => {
  it('MA-22.1 hides two own Board tiles, chosen by all at once', () => {
    const start = begun();
    expect(start.asked.map(({ key, seat, kind }) => [key, seat, kind])).toEqual([
      ['monolith', 0, 'some'],
      ['monolith', 1, 'some'],
    ]);
    for (const decision of start.asked) {
      const ids = (decision as SomeDecision).options.map(({ id }) => id);
      expect(ids).toContain('regeneration-rune#2');
      expect(ids).not.toContain('double-attack-rune#2');
      expect(ids).not.toContain('battle');
      expect(ids).not.toContain('banner');
      expect(ids.length).toBeLessThanOrEqual(25);
    }
    expect(start.told('monolith-tiles').map(({ seat }, index) => [seat, start.heard('monolith-tiles')[index]])).toEqual(
      [
        [0, [0]],
        [1, [1]],
      ],
    );
  });

  it('MA-22.2 shuffles only the other 32 tiles and places the folded Monolith like a Banner', () => {
    const start = begun();
    expect(start.arena.seats.map(({ stack }) => stack.length)).toEqual([32, 32]);
    start.act({ banner: 'C3' });
    expect(start.told('banner-placed')).toMatchObject([{ seat: 0, hex: 'C3', folded: true }]);
    expect(start.seen('C3').folded).toBe(true);
  });

  it('MA-22.3 hides the choice from the opponent from the start, and lets nobody take it back', () => {
    const start = begun();
    expect([view(start.arena, 1).seats[0]!.hidden, view(start.arena, 0).seats[1]!.hidden]).toEqual([2, 2]);
    expect(view(start.arena, 0).seats[0]!.hidden).toHaveLength(2);
    expect(start.arena.sealed).toBe(1);
  });

  it('MA-22.3 shows the hidden tiles to their owner only, until they are unfolded', () => {
    const position = folded();
    expect(view(position.arena, 0).seats[0]!.hidden).toEqual([
      { faction: 'lords-of-the-abyss', tile: 'spike' },
      { faction: 'lords-of-the-abyss', tile: 'chaos' },
    ]);
    expect(view(position.arena, 1).seats[0]!.hidden).toBe(2);
    expect(view(position.arena, 'spectator').seats[0]!.hidden).toBe(2);
    const { sealed } = position.arena;
    position.act(unfold('C2', 'C4'));
    expect(position.told('unfolded')[0]!.first).toBe(true);
    expect(position.arena.sealed).toBe(sealed + 1);
    position.fight();
    expect(view(position.arena, 1).seats[0]!.hidden).toEqual([
      { faction: 'lords-of-the-abyss', tile: 'spike' },
      { faction: 'lords-of-the-abyss', tile: 'chaos' },
    ]);
  });

  it('MA-22.4 folded it is a plain Banner', () => {
    const position = folded();
    expect(view(position.arena, 1).tiles.map(({ hex }) => hex)).toEqual(['A3', 'C3']);
    expect(view(position.arena, 1).elements).toEqual([]);
  });

  it('MA-22.4 the tiles inside do nothing, suffer nothing, and move with their Banner (AMB-27)', () => {
    const position = folded(['nightmare', 'spike'], '\n1 pikeman C4', [['move']]);
    expect(position.netted).toEqual([]);
    position.act({ turn: 'order:move', target: 'C3', hex: 'D3' });
    expect([position.at('D3')!.seat, position.hexes]).toEqual([0, ['A3', 'C4', 'D3']]);
    position.act(unfold('D2', 'E2'));
    expect(position.hexes).toEqual(['A3', 'C4', 'D2', 'D3', 'E2']);
    const burnt = stage('1 banner C3\n0 banner A3', { factions: [REALM, DRAGON] });
    addMonolith(burnt, 1, { inside: ['pikeman', 'swordsman'] });
    burnt.play('fire-concoction', { triangle: 'C3-C4-D3' });
    expect(burnt.arena.seats[1]!.monolith!.under).toMatchObject([{ wounds: 0 }, { wounds: 0 }]);
  });

  it('MA-22.5 unfolds in the own turn; then no other Board tile is placed, Orders and features stay', () => {
    const position = folded(['spike', 'wraith'], '', [['chaos', 'move']]);
    position.act(unfold('C2', 'C4'));
    expect(position.offers('turn')).toEqual(['order:move', 'feature:C4', 'discard:chaos', 'discard:move', 'end']);
    const placedFirst = folded(['spike', 'wraith'], '', [['chaos', 'spike']]);
    placedFirst.act({ turn: 'place:chaos', hex: 'E1', rotation: '0' });
    expect(placedFirst.offers('turn')).toEqual(['place:spike', 'discard:spike', 'end']);
  });

  it('MA-22.6 DV-163 allows placing onto an empty element after unfolding, and only there', () => {
    const position = folded(['spike', null], '', [['chaos', 'demon']]);
    position.act({ turn: 'unfold', hex: ['C2', 'C4'], rotation: '0' });
    expect(position.told('unfolded')[0]!.tiles).toMatchObject([{ tile: 'spike', hex: 'C2' }, null]);
    position.act({ turn: 'place:chaos', rotation: '0' });
    expect(position.told('placed')[0]!.hex).toBe('C4');
    expect(position.offers('turn')).not.toContain('place:demon');
  });

  it('MA-22.7 puts the lower elements so that each touches another, freely turned', () => {
    const position = folded();
    const first = position.offers('hex', { turn: 'unfold' })!;
    expect(first).toContain('C5');
    const cornered = stage('0 banner A1\n1 banner E3', { factions: [ABYSS, DRAGON] });
    addMonolith(cornered, 0, { inside: ['spike', 'chaos'] });
    expect(cornered.offers('hex', { turn: 'unfold' })!.sort()).toEqual(
      ['A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'].sort(),
    );
    position.act({ turn: 'unfold', hex: ['C4', 'C5'], rotation: ['2', '5'] });
    expect([position.at('C4')!.rotation, position.at('C5')!.rotation]).toEqual([2, 5]);
    expect(folded().refuses(unfold('B1', 'C5'))).toBe(true);
  });

  it('MA-22.8 is impossible onto elements or without two legal hexes; a netted Banner does not prevent it', () => {
    const wall = ['B2', 'B3', 'C2', 'D2', 'D3'].map(hex => `\n1 pikeman ${hex}`).join('');
    const shut = `${wall}\n1 pikeman C5\n1 pikeman B4\n1 pikeman D4`;
    expect(folded(undefined, `${shut}\n1 pikeman C4`, [['spike']]).offers('turn')).not.toContain('unfold');
    expect(folded(undefined, shut, [['spike']]).offers('turn')).not.toContain('unfold');
    const netted = folded(undefined, '', [['spike']]).with(arena => {
      arena.board.find(tile => tile?.seat === 0)!.caught = true;
    });
    expect(netted.netted).toEqual(['C3']);
    expect(netted.offers('turn')).toContain('unfold');
  });

  it('MA-22.9 folds after the next Battle and may unfold again', () => {
    const position = unfolded(['C2', 'C4'], '\n0 spike C2\n0 wraith C4');
    position.fight();
    expect(position.told('folded')).toMatchObject([{ seat: 0 }]);
    expect(position.hexes).toEqual(['A3', 'C3']);
    position.act().pass();
    expect(position.offers('turn')).toContain('unfold');
  });

  it('MA-22.9 DV-165 never folds by choice', () => {
    const position = unfolded(['C2', 'C4'], '\n0 spike C2\n0 wraith C4', 0, [['spike', 'move']]);
    expect(position.offers('turn')).toEqual([
      'place:spike',
      'order:move',
      'feature:C4',
      'discard:spike',
      'discard:move',
      'end',
    ]);
  });

  it('MA-22.10 folds with an empty element and with an enemy tile, wounds and poison stay', () => {
    const position = unfolded(['C2', 'C4'], '\n1 knight C2 r3 p1 e1');
    position.fight();
    expect(position.told('folded')).toMatchObject([{ tiles: [{ tile: 'knight', seat: 1 }] }]);
    expect(position.arena.seats[0]!.monolith!.under).toMatchObject([{ wounds: 1, poison: 1 }, null]);
  });

  it('MA-22.11 a netted tile on a lower element prevents folding, a netted Banner does not', () => {
    const held = stage('1 banner C3\n0 banner A3\n1 pikeman C4 r1\n0 nightmare C5 r3', { factions: [ABYSS, DRAGON] });
    addMonolith(held, 1, { on: ['C2', 'C4'] });
    held.fight();
    expect(held.told('not-folded')).toMatchObject([{ seat: 1, netted: [{ hex: 'C4' }] }]);
    const banner = stage('1 banner C3\n0 banner A3\n1 pikeman C2 r4\n0 nightmare C4 r3', { factions: [ABYSS, DRAGON] });
    addMonolith(banner, 1, { on: ['C2', 'D2'] });
    banner.fight();
    expect(banner.told('folded')).toHaveLength(1);
  });

  it('MA-22.9 what folding sets free works at once: a net, and so the loss of Guardian Toughness (MA-15.5)', () => {
    // B2 on its element nets B3, which would net the Guardian Banner on B4; C5 lives by that Banner.
    const lines = '0 banner C1\n2 banner B4\n1 banner E1\n0 nightmare B2\n1 nightmare B3 e1\n2 pupil C5 w1';
    const position = stage(lines, { factions: [ABYSS, ABYSS, REALM] });
    addMonolith(position, 0, { on: ['B1', 'B2'] });
    expect(position.netted).toEqual(['B3']);
    position.fight();
    expect(position.netted).toEqual(['B4']);
    expect(position.told('removed')).toMatchObject([{ why: 'support', removed: { tile: 'pupil' } }]);
  });

  it('MA-22.12 an empty element is an empty hex for everybody', () => {
    const position = unfolded(['C2', 'C4'], '\n0 spike C2', 1, [[], ['pikeman']]);
    expect(position.offers('hex', { turn: 'place:pikeman' })).toContain('C4');
  });

  it('MA-22.13 forbids moves that would break a Monolith', () => {
    const position = unfolded(['C4', 'C5'], '\n0 wraith C4\n0 spike C5');
    expect(position.offers('hex', { turn: 'feature:C4', rotation: '1' })).toBeNull(); // it can only turn
    const looser = unfolded(['C2', 'C4'], '\n0 spike C2\n0 wraith C4');
    const hexes = looser.offers('hex', { turn: 'feature:C4' })!;
    expect(hexes).toContain('D1');
    expect(hexes).not.toContain('E1');
  });

  it('MA-22.14 moves a tile with its element', () => {
    const position = unfolded(['C2', 'C4'], '\n0 spike C2\n0 wraith C4');
    position.act({ turn: 'feature:C4', hex: 'D3', rotation: '0' });
    expect(view(position.arena, 1).elements.map(({ hex }) => hex)).toEqual(['C3', 'C2', 'D3']);
    expect(view(position.arena, 1).elements.every(({ empty }) => !empty)).toBe(true);
  });

  it("MA-22.15 lets an enemy tile's controller turn it, then the owner turns the other", () => {
    const position = unfolded(['C2', 'C4'], '\n0 spike C2\n1 knight C4 r3');
    position.fight().act().pass();
    position.act({ turn: 'unfold', hex: ['B2', 'D3'], rotation: ['4', '1'] });
    const turned = position.asked.filter(({ key }) => key === 'rotation').map(({ seat, about }) => [seat, about!.to]);
    expect(turned).toEqual([
      [1, 'D3'],
      [0, 'B2'],
    ]);
    expect([position.at('D3')!.rotation, position.at('B2')!.rotation]).toEqual([4, 1]);
  });

  it('MA-22.16 lets all elements appear at once', () => {
    const position = folded(['nightmare', 'horror'], '\n1 pikeman C5');
    position.act({ turn: 'unfold', hex: ['C4', 'C2'], rotation: ['0', '0'] });
    expect(position.netted).toEqual(['C5']);
  });

  it('MA-22.17 never lets an element share a hex with another', () => {
    const position = unfolded(['C2', 'C4'], '\n0 wraith C2');
    expect(position.offers('hex', { turn: 'feature:C2' })).not.toContain('C4');
  });

  it('MA-22.18 leaves the element of an eliminated tile empty on its hex', () => {
    const position = stage('1 banner C3\n0 banner A3\n1 spike C4', { factions: [FOREST, ABYSS] });
    addMonolith(position, 1, { on: ['C2', 'C4'] });
    position.play('precise-shot', { target: 'C4' });
    expect(view(position.arena, 0).elements).toContainEqual({ seat: 1, faction: ABYSS, hex: 'C4', empty: true });
  });
});

function begun(): Stage {
  const start = new Stage(freshArena([REALM, FOREST], { monoliths: 'on' }));
  return start.act({ monolith: ['regeneration-rune', 'regeneration-rune#2'] });
}
