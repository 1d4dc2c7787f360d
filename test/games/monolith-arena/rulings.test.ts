import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../../src/games/monolith-arena/rulings.js';
import { ABYSS, addMonolith, DRAGON, FOREST, REALM, type Stage, stage } from './stage.js';

describe('rulings', () => {
  it('AMB-02 an unlucky draw near the end draws what is left, and that is the last draw', () => {
    const position = stage('0 banner A1\n1 banner E3', {
      factions: [DRAGON, ABYSS],
      stacks: [['knight', 'move', 'net', 'move'], ['spike']],
    });
    position.with(arena => {
      arena.phase = 'draw';
    });
    expect(position.act().told('last-draw')).toEqual([]);
    position.act({ redraw: 'redraw' });
    expect([position.hand(0), position.arena.phase]).toEqual([['knight'], 'turn']);
    expect(position.told('last-draw')).toMatchObject([{ seat: 0 }]);
  });

  it('AMB-05 two Double Attack Runes give two extra attacks in a row', () => {
    const lines =
      '0 banner A1\n2 banner A3\n1 banner E1\n0 crossbowman C3\n0 double-attack-rune C2\n2 double-attack-rune C4';
    const position = stage(lines, { factions: [REALM, ABYSS, FOREST] });
    const { id } = position.at('C3')!;
    expect(position.fight().attacksOf(id)).toEqual([2, 1, 0]);
  });

  it('AMB-06 Penetration wounds with 1 and bonuses, whatever is printed', () => {
    expect(RULINGS.penetration).toBe('one');
    const lines = '0 banner A1\n1 banner C5\n0 crossbowman C1 r2\n0 penetration-rune B1 r1\n0 reinforcement-rune C2';
    expect(stage(lines, { factions: [REALM, DRAGON] }).fight().arena.pools).toEqual([20, 18]);
  });

  it('AMB-08 the far Rune takes the hit off the near one, which then saves the tile', () => {
    const lines = '0 banner A1\n1 banner E1\n1 pikeman C4\n1 regeneration-rune B4\n1 regeneration-rune A3';
    const position = stage(lines, { factions: [REALM, DRAGON] }).play('fire-concoction', { triangle: 'B3-B4-C4' });
    expect([position.at('A3'), position.at('B4')]).toEqual([null, null]);
    expect(position.at('C4')).not.toBeNull();
  });

  it('AMB-37 the farthest Rune of a chain of three absorbs', () => {
    // A2 links B3, B3 links B4, B4 links C4.
    const lines =
      '0 banner E2\n1 banner E1\n1 pikeman C4\n1 regeneration-rune B4\n1 regeneration-rune B3 r4\n1 regeneration-rune A2';
    const position = stage(lines, { factions: [FOREST, DRAGON] });
    position.play('precise-shot', { target: 'C4' });
    expect([position.at('A2') === null, position.at('B3') === null, position.at('B4') === null]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('AMB-11 the wound an Entrenchment marker takes moves no track and still poisons', () => {
    const lines = '0 banner C4 e1\n1 banner E1\n1 spike C3';
    const position = stage(lines, { factions: [REALM, ABYSS], turn: 1 }).fight();
    expect(position.arena.pools).toEqual([20, 20]);
    expect(position.at('C4')).toMatchObject({ entrenched: 0, poison: 1 });
  });

  it('AMB-15 a Charge under the aura of an allied Abyss leaves poison', () => {
    const lines = '0 banner A1\n2 banner D3\n1 banner C5\n0 knight C3';
    const position = stage(lines, { factions: [DRAGON, FOREST, ABYSS] });
    position.play('battle-charge', { mode: 'charge', hex: 'C4', rotation: '2' });
    expect(position.arena.pools).toEqual([20, 18]);
    expect(position.told('poisoned')).toHaveLength(1);
    expect(position.at('C5')!.poison).toBe(1);
  });

  it('AMB-19 Assassins aim one after the other, the active player first; in a Last Battle who ended last (AMB-36)', () => {
    const lines = '0 banner A1\n1 banner E3\n0 assassin C1\n1 assassin C5';
    const aimed = (position: Stage) => position.asked.filter(({ key }) => key === 'assassin').map(({ seat }) => seat);
    const mirror = { factions: [FOREST, FOREST] };
    expect(aimed(stage(lines, { ...mirror, turn: 0 }).fight({ assassin: ['E3', 'A1'] }))).toEqual([0, 1]);
    expect(aimed(stage(lines, { ...mirror, turn: 1 }).fight({ assassin: ['A1', 'E3'] }))).toEqual([1, 0]);
    const last = stage(lines, { ...mirror, turn: 1 }).with(arena => {
      arena.closing = { remaining: [1], extra: false };
    });
    expect(aimed(last.act({ turn: 'end', assassin: ['A1', 'E3'] }))).toEqual([1, 0]);
  });

  it('AMB-23 both pools emptied in one Battle are a draw, also for teams and in different segments', () => {
    const lines = '0 banner A1\n2 banner A3\n1 banner C5\n3 banner E1\n0 crossbowman C3 r2\n3 knight B1 r1';
    const position = stage(lines, { factions: [REALM, ABYSS, FOREST, DRAGON], pools: [1, 2] }).fight();
    expect(position.segments.map(({ initiative, removed }) => [initiative, removed.length])).toEqual([
      [2, 2],
      [1, 2],
    ]);
    expect(position.arena.outcome).toEqual({ places: [1, 1, 1, 1], reason: 'both-destroyed' });
  });

  it('AMB-25 a Monolith unfolds in the first turn too, and a Battle may follow', () => {
    const position = stage('0 banner C3\n1 banner A3', {
      factions: [ABYSS, DRAGON],
      stacks: [['spike', 'battle'], ['net']],
    });
    addMonolith(position, 0, { inside: ['wraith', 'chaos'] });
    position.with(arena => {
      arena.phase = 'draw';
      arena.turnNumber = 0;
    });
    position.act().act({ redraw: 'keep' });
    expect(position.hand(0)).toEqual(['battle']);
    position
      .act({ turn: 'unfold', hex: ['C2', 'C4'], rotation: ['0', '0'] })
      .act({ turn: 'order:battle', mode: 'battle' });
    expect(position.told('folded')).toHaveLength(1);
  });

  it("AMB-32 a partner's tile is not own: it is neither entrenched nor the pusher", () => {
    const lines = '0 banner A1\n2 banner A3\n1 banner E1\n3 banner E3\n2 herne C3\n1 spike C4';
    const position = stage(lines, { factions: [REALM, ABYSS, FOREST, DRAGON], hands: [['entrenchment', 'push']] });
    expect(position.offers('turn')).not.toContain('order:push');
    position.act({ turn: 'order:entrenchment' });
    expect(position.told('entrenched')[0]!.target.hex).toBe('A1');
  });

  it('AMB-20 the Demon takes no enemy place in the turn of an unfolding', () => {
    const position = stage('0 banner C3\n1 banner A3\n1 pikeman C5', { factions: [ABYSS, DRAGON], hands: [['demon']] });
    addMonolith(position, 0, { inside: ['spike', null] });
    position.act({ turn: 'unfold', hex: ['C2', 'C4'], rotation: '0' });
    position.act({ turn: 'place:demon', rotation: '0' });
    expect(position.told('placed')[0]!.hex).toBe('C4');
  });

  it('AMB-34 a tile that lived by the Guardian aura is looked at when it is unfolded', () => {
    const position = stage('0 banner C3\n1 banner A3', { factions: [REALM, DRAGON] });
    addMonolith(position, 0, { inside: ['axeman', 'veteran'] });
    position.with(({ seats }) => {
      for (const tile of seats[0]!.monolith!.under) tile!.wounds = 1;
    });
    expect(position.arena.seats[0]!.monolith!.under).toHaveLength(2);
    position.act({ turn: 'unfold', hex: ['C4', 'C5'], rotation: ['0', '0'] });
    expect(position.told('removed')).toMatchObject([{ why: 'support', removed: { tile: 'veteran' } }]);
    expect(position.hexes).toEqual(['A3', 'C3', 'C4']);
  });
});
