import { describe, expect, it } from 'vitest';
import { freshContest, ready, Stage } from './stage.js';

describe('team play', () => {
  it('TK-13.1 shares score, pieces and legends, not decks and hands', () => {
    const stage = new Stage({ mode: 'duel-team', board: 'c A3' });
    expect(stage.view().colours.map(({ seats }) => seats)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(stage.view().seats.map(({ deck }) => deck)).toEqual([18, 18, 18, 18]);
    // The partner summons with the team's pieces and scores for the team; hands and discard piles stay their own.
    const partner = new Stage({
      mode: 'duel-team',
      schools: ['highland', 'sylvan', 'northern-imperial'],
      board: 'C A5',
    });
    partner.fit('time-elemental', 'E5').give(2, 'time-elemental').give(2, 'herald').contest.at = 2;
    partner.contest.turn.control = 2;
    partner.summon('time-elemental', 'E5').say('discard:herald');
    expect(partner.at('E5')).toBe('l');
    expect(partner.view().colours[0]).toMatchObject({ score: 1, seats: [0, 2] });
    expect(partner.view().seats.map(({ discard }) => discard)).toEqual([[], [], ['herald'], []]);
  });

  it('TK-13.2 SC-251 a card put under the deck goes in sideways, the number of sideways cards stays', () => {
    const stage = new Stage({ mode: 'high-form-team', schools: ['sylvan'], hand: ['sapling', 'naiad'] });
    const [owner] = stage.contest.seats;
    owner!.deck = owner!.deck.slice(0, 10);
    stage.say('discard:sapling', ['being:naiad']);
    expect([owner!.deck.length - owner!.sideways, owner!.sideways]).toEqual([5, 6]);
  });

  it('TK-13.3 SC-250 the legends go to the partner, who draws to two', () => {
    const stage = new Stage({ mode: 'high-form-team', hand: ['titan'], actions: 0 });
    stage.contest.phase = 'draw';
    stage.contest.turn.extraLegends = 1;
    stage.say();
    expect(stage.contest.seats.map(({ legends }) => legends.length)).toEqual([0, 0, 3, 0]);
    expect(stage.heard('legends-received')[0]).toEqual([2]);
    expect(stage.told('drawn').map(({ seat, legends }) => [seat, legends])).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });

  it('TK-13.3 before an extra turn of yours you keep the legends (AMB-36)', () => {
    const stage = new Stage({ mode: 'high-form-team', actions: 0 });
    stage.give(2, 'titan');
    stage.contest.phase = 'draw';
    stage.contest.extraTurns = 1;
    stage.say();
    expect(stage.contest.seats.map(({ legends }) => legends.length)).toEqual([2, 0, 0, 0]);
  });

  it('TK-13.4 hands the rest of the turn over before an action, legends included', () => {
    const stage = new Stage({ mode: 'high-form-team', hand: ['titan'] }).say('handover');
    expect(stage.view()).toMatchObject({ onTurn: 0, inControl: 2 });
    expect(stage.view(2).seats[2]!.legends).toEqual(['titan']);
    expect(stage.question.seat).toBe(2);
  });

  it('TK-13.4 hands over in the middle of an effect, which the partner finishes', () => {
    const stage = ready('herald', '', { mode: 'duel-team' });
    stage.summon('herald', 'E5', 'F6', 'handover', 'F5', 'stop');
    const [mover, , partner, last] = stage.asked.slice(-4);
    expect([mover!.seat, partner!.seat, last!.seat]).toEqual([0, 2, 2]);
    expect(stage.at('F5')).toBe('c');
    expect(stage.offered('mover')).not.toContain('handover');
  });

  it('TK-13.5 the partner only places commons, also under shortage', () => {
    const stage = new Stage({ mode: 'duel-team', schools: ['sylvan'], hand: ['sapling'], flare: 'flare-01' });
    stage.giveFlare(2, 'flare-12').say('handover', 'place:A5');
    expect(stage.question).toMatchObject({ key: 'turn', seat: 2 });
    expect(stage.offers.every(id => id.startsWith('place:'))).toBe(true);
    expect(stage.told('placed')[0]).toMatchObject({ seat: 0, by: 2, piece: { colour: 0, square: 'A5' } });
  });

  it('TK-13.5 lifts a piece of the team when its supply is empty', () => {
    const stage = new Stage({ mode: 'duel-team', board: 'c A3 h A4' });
    stage.contest.colours[0]!.removed = [14, 0];
    stage.say('handover', 'A4', 'I5');
    expect([stage.at('A4'), stage.at('I5')]).toEqual(['.', 'c']);
    expect(stage.offered('lift')).toEqual(['A3', 'A4']);
  });

  it('TK-13.6 you end the turn yourself, too late for your flare', () => {
    const board = 'c D2 h E5 H6 C A3 A4 A5 A6 A7 B3 B4 B5';
    const stage = new Stage({ mode: 'high-form-team', board, flare: 'flare-03', actions: 1 });
    stage.contest.tasks = [5];
    stage.say('handover', 'place:I5');
    expect(stage.question).toMatchObject({ key: 'claim', seat: 0 });
  });

  it('TK-13.7 control does not come back (AMB-17)', () => {
    const stage = new Stage({ mode: 'high-form-team' }).say('handover', 'place:A5');
    expect(stage.question.seat).toBe(2);
    expect(stage.offers).not.toContain('handover');
  });

  it('alternates between the teams', () => {
    expect(freshContest('duel-team', 4).order).toEqual([0, 1, 2, 3]);
  });
});
