import { describe, expect, it } from 'vitest';
import { Table } from '../../../src/engine/table.js';
import { ORDERS, RUNE_EFFECTS } from '../../../src/games/monolith-arena/faction.js';
import { PRINTS } from '../../../src/games/monolith-arena/prints.js';
import { arenaRules } from '../../../src/games/monolith-arena/rules.js';
import { nearestTile } from '../../../src/games/monolith-arena/words/loose-names.js';
import { ABYSS, DRAGON, FOREST, REALM, type Stage, stage } from './stage.js';

const BANNERS = '0 banner A1\n1 banner E3';

/** A turn in which seat 0 draws the last tile of its stack. */
function lastDraw(tile = 'pikeman', lines = BANNERS, factions = [DRAGON, ABYSS]): Stage {
  const position = stage(lines, { factions, stacks: [[tile], ['spike', 'spike', 'spike', 'spike']] });
  position.with(arena => {
    arena.phase = 'draw';
  });
  return position.act();
}

const causes = (position: Stage) => position.told('battle-begins').map(({ why }) => why);

describe('end of game', () => {
  it('MA-20.1 DV-153 plays this turn and one of the opponent, then the Last Battle', () => {
    const position = lastDraw();
    expect(position.told('last-draw')).toMatchObject([{ seat: 0, turns: 1 }]);
    position.act({ turn: 'end' });
    expect([position.onTurn, causes(position)]).toEqual([1, []]);
    position.act().act({ 'forced-discard': 'spike' }).act({ turn: 'end' });
    expect(causes(position)).toEqual(['last']);
  });

  it('MA-20.2 bars Battle orders from that draw on, for everybody', () => {
    const position = lastDraw('battle-charge');
    expect(position.offers('turn')).not.toContain('order:battle-charge');
    position.act({ turn: 'end' }).act().act({ 'forced-discard': 'spike' });
    expect(position.refusesToPlay('battle')).toBe(true);
  });

  it('MA-20.3 DV-154 fights a full-board Battle in a closing turn first', () => {
    const hexes = ['A2', 'A3', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'C3', 'C4', 'C5', 'D1', 'D2', 'D3', 'D4', 'E1'];
    const lines = `${BANNERS}\n${hexes.map(hex => `0 minor-acceleration-rune ${hex}`).join('\n')}`;
    const position = lastDraw('pikeman', lines);
    position.act({ turn: 'place:pikeman', rotation: '0', mode: 'battle' });
    expect(causes(position)).toEqual(['full-board']);
    expect([position.onTurn, position.arena.phase]).toEqual([1, 'draw']);
    position.act().act({ 'forced-discard': 'spike' }).act({ turn: 'end' });
    expect(causes(position)).toEqual(['last']);
  });

  it('MA-20.4 plays the Battle on after a Banner fell; both fallen is a draw', () => {
    const lines = '0 banner E1\n1 banner A3\n0 assassin C3\n1 spike D2 r2';
    const position = stage(lines, { factions: [FOREST, ABYSS], pools: [1, 1] }).fight({ assassin: 'A3' });
    expect(position.segments.map(({ initiative }) => initiative)).toEqual([3, 1]);
    expect(position.arena.outcome).toEqual({ places: [1, 1], reason: 'both-destroyed' });
    expect(position.told('match-ends')[0]!.winners).toEqual([]);
  });

  it('MA-20.4 gives the match to the owner of the Banner that stands, also in the Last Battle', () => {
    const lines = '0 banner C4\n1 banner E1\n1 mygalomorph C3';
    const position = stage(lines, { factions: [DRAGON, ABYSS], turn: 1, pools: [1, 20] });
    position.with(arena => {
      arena.closing = { remaining: [1], extra: false };
    });
    position.act({ turn: 'end' });
    expect(causes(position)).toEqual(['last']);
    expect(position.arena.outcome).toEqual({ places: [2, 1], reason: 'banner-destroyed' });
    expect(position.told('match-ends')).toMatchObject([{ winners: [1], reason: 'banner-destroyed' }]);
  });

  it('MA-20.5 ends at once when a Charge destroys a Banner', () => {
    const position = stage('0 banner A1\n1 banner C5\n0 knight C3', { factions: [DRAGON, ABYSS], pools: [20, 2] });
    position.play('battle-charge', { mode: 'charge', hex: 'C4', rotation: '2' });
    expect(position.arena.outcome).toEqual({ places: [1, 2], reason: 'banner-destroyed' });
  });

  it('MA-20.6 DV-156 gives the match to the higher pool after the Last Battle', () => {
    const position = stage(BANNERS, { factions: [DRAGON, ABYSS], turn: 1, pools: [3, 4] });
    position.with(arena => {
      arena.closing = { remaining: [1], extra: false };
    });
    position.act();
    expect(causes(position)).toEqual(['last']);
    expect(position.arena.outcome).toEqual({ places: [2, 1], reason: 'more-hit-points' });
  });

  it('MA-20.7 DV-155 plays one more turn each after a tie, an additional Last Battle, then it is a draw', () => {
    const position = stage(BANNERS, {
      factions: [DRAGON, ABYSS],
      turn: 1,
      pools: [12, 12],
      hands: [['move', 'battle-charge'], []],
      stacks: [[], ['spike', 'spike', 'battle', 'spike']],
    });
    position.with(arena => {
      arena.closing = { remaining: [1], extra: false };
    });
    position.act({ turn: 'end' });
    expect(position.told('extra-turns')).toMatchObject([{ hitPoints: 12, turns: 2 }]);
    position.act();
    expect([position.onTurn, position.told('drawn')]).toEqual([0, []]);
    expect(position.offers('turn')).toContain('order:move');
    expect(position.offers('turn')).not.toContain('order:battle-charge');
    position.act({ turn: 'end' }).act();
    expect(position.told('drawn')[0]!.count).toBe(3);
    position.act({ 'forced-discard': 'spike' }).act({ turn: 'end' });
    expect(causes(position)).toEqual(['extra-last']);
    expect(position.arena.outcome).toEqual({ places: [1, 1], reason: 'equal-hit-points' });
  });

  it('MA-20.8 another last draw during the closing turns extends nothing', () => {
    const position = stage(BANNERS, { factions: [DRAGON, ABYSS], stacks: [['pikeman'], ['spike']], pools: [20, 19] });
    position.with(arena => {
      arena.phase = 'draw';
    });
    position.act().act({ turn: 'end' }).act();
    expect(position.told('last-draw')).toEqual([]);
    position.act({ turn: 'end' });
    expect(position.arena.outcome).toMatchObject({ reason: 'more-hit-points' });
  });
});

describe('more tactical variant', () => {
  const tactical = { variant: 'tactical' };
  const draw = ['knight', 'knight', 'pikeman', 'swordsman', 'move', 'net', 'pikeman', 'pikeman', 'pikeman'];
  const begin = (turnNumber: number, hand: string[] = [], stack: string[] = [...draw].reverse()) =>
    stage(BANNERS, { factions: [DRAGON, ABYSS], hands: [hand], stacks: [stack, ['spike']], chosen: tactical }).with(
      arena => {
        arena.phase = 'draw';
        arena.turnNumber = turnNumber;
      },
    );

  it('MA-21.1 DV-161 draws six, discards one, then plays or discards at most two', () => {
    const position = begin(4).act();
    expect(position.hand(0)).toHaveLength(6);
    position
      .act({ 'forced-discard': 'net' })
      .act({ turn: 'place:knight', hex: 'C3', rotation: '0' })
      .act({ turn: 'discard:pikeman' });
    expect(position.offers('turn')).toEqual(['feature:C3', 'end']);
    position.act({ turn: 'end' });
    expect(position.hand(0)).toEqual(['knight', 'swordsman', 'move']);
  });

  it('MA-21.2 DV-162 draws six from the first turn, in which the starting player plays one', () => {
    const position = begin(0).act();
    expect(position.told('drawn')[0]!.count).toBe(6);
    position.act({ 'forced-discard': 'net' }).act({ turn: 'place:pikeman', hex: 'C3', rotation: '0' });
    expect(position.offers('turn')).toBeNull();
    expect(position.hand(0)).toHaveLength(4);
    const second = begin(1).act().act({ 'forced-discard': 'net' });
    expect(second.arena.turn.left).toBe(2);
  });

  it('MA-21.3 DV-142 forces no discard below six when the stack is empty', () => {
    const position = begin(8, ['pikeman', 'move', 'knight', 'net'], []).act();
    expect(position.arena.phase).toBe('turn');
    expect(position.arena.turn.left).toBe(2);
  });
});

describe('names', () => {
  it('MA-24.1 knows a tile by each of the names the rulebook has for it', () => {
    const tiles = [...new Set(PRINTS.map(({ id }) => id))];
    const named = ['bomba', 'mikstura ognista', 'ognista bomba', 'strzelec wyborowy', 'precyzyjny strzal', 'tkacz'];
    expect(named.map(name => nearestTile(name.split(' '), tiles))).toEqual([
      ...new Array(3).fill('fire-concoction'),
      ...new Array(2).fill('precise-shot'),
      'nightmare',
    ]);
  });

  it('MA-24.2 has no Salvo, no Teleport order and no Rune that lowers Initiative', () => {
    expect([...new Set(PRINTS.flatMap(({ order }) => order ?? []))].sort()).toEqual([...ORDERS].sort());
    expect(ORDERS).not.toContain('teleport');
    expect(RUNE_EFFECTS.filter(effect => effect.startsWith('initiative'))).toEqual(['initiative-1', 'initiative-2']);
  });

  it('MA-24.3 reads the Crossbowman as Initiative 2', () => {
    const position = stage(`${BANNERS}\n0 crossbowman C3`, { factions: [REALM, FOREST] });
    expect(position.seen('C3').initiative).toEqual([2]);
  });

  it('MA-20.1 the last turn can be taken back until somebody comes to see the Last Battle', () => {
    const position = stage(BANNERS, { factions: [DRAGON, ABYSS], hands: [['pikeman']] }).with(arena => {
      arena.closing = { remaining: [0], extra: false };
    });
    const { table } = Table.start(arenaRules, position.arena);
    table.answer(0, 'end');
    expect(table.open).toMatchObject([
      { key: 'pause', seat: 1, opens: 'turn' },
      { key: 'pause', seat: 0, opens: 'early' },
    ]);
    expect(table.undone(0)!.table.decisionOf(0)?.key).toBe('turn');
    const news = table.answer(1, 'turn')!.change.news.map(({ entry }) => entry);
    expect(news).toContainEqual(expect.objectContaining({ tell: 'battle-begins', why: 'last' }));
    expect(table.canUndo(0)).toBe(false);
  });
});
