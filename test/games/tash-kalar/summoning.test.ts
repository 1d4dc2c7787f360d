import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/tash-kalar/cards.js';
import type { Questions } from '../../../src/games/tash-kalar/vocabulary.js';
import { contestPlacements, NotOffered, ready, Stage } from './stage.js';

const FULL = 'c C1 D1 E1 F1 G1 B2 C2 D2 E2 F2 G2 H2 A3 B3';

describe('summoning', () => {
  it('TK-4.1 shows a being from the hand on the board, for an action', () => {
    const stage = ready('sapling').summon('sapling', 'E5');
    expect(stage.told('summoned')[0]).toMatchObject({ card: 'sapling', square: 'E5', laying: { used: ['E6', 'E7'] } });
    expect([stage.actions, stage.hand()]).toEqual([1, []]);
  });

  it('TK-4.2 offers every orientation and place, marks and arrows turned along (AMB-4)', () => {
    const stage = new Stage({ schools: ['northern-imperial'], hand: ['assassin'], board: 'c D2 C3 B4 F2 G3 H4' });
    expect(contestPlacements(stage.contest, 'assassin')).toEqual(['E5:r0', 'E5:r1']);
    stage.say('summon:assassin', 'E5:r1', 'F4');
    expect(stage.at('F4')).toBe('h');
    expect(stage.told('summoned')[0]!.laying.marks).toEqual([{ square: 'F4', group: 'a' }]);
  });

  it('TK-4.3 needs own pieces of at least the rank; squares drawn empty do not matter', () => {
    const enough = ready('titan').put('C E9');
    expect(contestPlacements(enough.contest, 'titan')).toContain('E5:r0');
    const low = new Stage({ hand: ['titan'], board: 'c E6 D8 E8 F8 h E7' });
    expect(contestPlacements(low.contest, 'titan')).toEqual([]);
  });

  it('TK-4.4 needs the framed square to exist, and a piece there only where the pattern asks', () => {
    const edge = new Stage({ hand: ['messenger'], schools: ['northern-imperial'], board: 'c B2 C3' });
    expect(contestPlacements(edge.contest, 'messenger')).toEqual(['D4:r2']);
    const cannon = new Stage({ hand: ['cannon'], schools: ['northern-imperial'], board: 'c D5 C6' });
    expect(contestPlacements(cannon.contest, 'cannon')).toEqual([]);
  });

  it('TK-4.5 crushes an equal or lower piece, and is illegal onto a higher one (AMB-5)', () => {
    expect(ready('sapling', 'C E5').summon('sapling', 'E5').kills).toBe('C');
    expect(() => ready('sapling', 'H E5').summon('sapling', 'E5')).toThrow(NotOffered);
    const drummer = new Stage({ schools: ['highland'], hand: ['war-drummer'], board: 'l E5 c F5 E6 F6' });
    expect(contestPlacements(drummer.contest, 'war-drummer')).not.toContain('E5:r0');
  });

  it('TK-4.6 asks for no lift while a piece is in supply', () => {
    expect(ready('sapling').summon('sapling', 'E5').told('summoned')[0]!.lifted).toBeNull();
  });

  it('TK-4.6.1 uses an own piece on the framed square again', () => {
    const stage = ready('sapling', `c E5 ${FULL}`).summon('sapling', 'E5');
    expect([stage.at('E5'), stage.told('summoned')[0]!.lifted]).toEqual(['h', null]);
  });

  it('TK-4.6.2 lifts another own piece the pattern does not use', () => {
    const stage = ready('sapling', `${FULL} C3`).summon('sapling', 'E5', 'C3');
    expect([stage.at('C3'), stage.at('E5'), stage.kills]).toEqual(['.', 'h', '']);
    expect(stage.offered('lift')).not.toContain('E6');
  });

  it('TK-4.6.3 cannot be summoned where neither is possible', () => {
    const stage = new Stage({ hand: ['bone-catapult'], board: 'c D4 l D6 E6 F6' });
    expect(contestPlacements(stage.contest, 'bone-catapult')).toEqual([]);
  });

  it('TK-4.7 discards the card after its effect, legends to their own pile', () => {
    expect(ready('sapling').summon('sapling', 'E5').view().seats[0]!.discard).toEqual(['sapling']);
    const legend = ready('time-elemental').summon('time-elemental', 'E5');
    expect(legend.view().legendDiscard).toEqual(['time-elemental']);
  });

  it('TK-4.8 is legal also where the effect can do nothing', () => {
    expect(ready('flame-imp').summon('flame-imp', 'E5', 'stop').at('E5')).toBe('c');
    expect(ready('dryad').summon('dryad', 'E5').at('E5')).toBe('h');
  });

  it('TK-4.9 TK-4.10 borrows one enemy piece of a colour once; it keeps its colour and was used', () => {
    const stage = new Stage({ mode: 'melee', schools: ['highland'], hand: ['clan-guardian'], board: 'c C5 D5 1 F5' });
    stage.summon('clan-guardian', 'E5', 'F5');
    expect([stage.at('F5'), stage.at('E5')]).toEqual(['2', 'h']);
    expect(stage.view().colours[0]!.against.map(({ mayImprovise }) => mayImprovise)).toEqual([true, false]);
    const again = stage.contest;
    again.seats[0]!.beings = [cardOf('clan-guardian')];
    expect(contestPlacements(again, 'clan-guardian').filter(id => id.startsWith('E5'))).toEqual([]);
  });

  it('TK-4.9 asks for the colour where either of two could be the improvised one', () => {
    const stage = new Stage({ mode: 'melee', schools: ['highland'], hand: ['clan-guardian'], board: 'c C5 C D5 1 F5' });
    stage.contest.turn.borrow = 1;
    const ids = contestPlacements(stage.contest, 'clan-guardian');
    expect(ids).toContain('E5:r0:1');
    expect(ids).toContain('E5:r0:2');
    stage.say('summon:clan-guardian', 'E5:r0:2', 'stop');
    expect(stage.view().colours[0]!.against.map(({ mayImprovise }) => mayImprovise)).toEqual([true, false]);
  });

  it('TK-4.11 spends a card’s right before an improvised summoning, and both together (AMB-6)', () => {
    const one = new Stage({ mode: 'melee', schools: ['highland'], hand: ['clan-guardian'], board: 'c C5 D5 1 F5' });
    one.contest.turn.borrow = 1;
    one.summon('clan-guardian', 'E5', 'stop');
    expect(one.view().colours[0]!.against.every(({ mayImprovise }) => mayImprovise)).toBe(true);
    expect(one.view().rights.borrow).toBe(0);
  });

  it('TK-4.12 a borrowed piece may fill the framed square and is destroyed as an enemy (AMB-7)', () => {
    const stage = new Stage({ schools: ['highland'], hand: ['war-drummer'], board: 'C E5 c F5 E6 F6' });
    stage.contest.turn.borrow = 1;
    stage.summon('war-drummer', 'E5', '2', 'stop');
    expect([stage.at('E5'), stage.kills]).toEqual(['h', 'C']);
  });

  it('shows up to nine placements at once; of more the framed square is asked for first', () => {
    const asksFirst = (board: string) => {
      const stage = new Stage({ schools: ['northern-imperial'], hand: ['bomb'], board });
      const count = contestPlacements(stage.contest, 'bomb').length;
      const [first] = contestPlacements(stage.contest, 'bomb');
      stage.summon('bomb', first!);
      return [count, stage.asked[1]!.key];
    };
    expect(asksFirst('c D4 D5 F7 G7 A5 A6 H B4')).toEqual([9, 'placement']);
    expect(asksFirst('c D4 D5 F7 G7 A5 A6 C B4')).toEqual([10, 'frame']);
  });

  it('says how the pattern would lie where a framed square has only one placement', () => {
    const stage = new Stage({ schools: ['northern-imperial'], hand: ['bomb'], board: 'c D4 D5 E5 F7 G7 h B3 B4' });
    const ids = contestPlacements(stage.contest, 'bomb');
    const [single] = ids.filter(id => ids.filter(other => other.startsWith(id.slice(0, 2))).length === 1);
    stage.summon('bomb', single!);
    const { counts, only } = stage.asked.find(({ key }) => key === 'frame')!.about as Questions['frame']['about'];
    expect(Object.keys(only)).toEqual(Object.keys(counts).filter(square => counts[square] === 1));
    expect(only[single!.slice(0, 2)]).toEqual(stage.told('summoned')[0]!.laying.used);
  });
});
