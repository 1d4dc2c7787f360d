import { describe, expect, it } from 'vitest';
import { ready, Stage, summoned } from './stage.js';

/** A turn that ends with these kills: letters of the colours. */
function endsWith(mode: string, kills: string, seats?: number): Stage {
  const stage = new Stage({ mode, ...(seats === undefined ? {} : { seats }), actions: 0 });
  const letters = ['chl', 'CHL', '123', '456'];
  for (const letter of kills) {
    const colour = letters.findIndex(three => three.includes(letter));
    stage.contest.turn.kills[colour * 3 + letters[colour]!.indexOf(letter)]! += 1;
  }
  stage.contest.phase = 'score';
  return stage;
}

describe('Duel', () => {
  it('TK-10.1 SC-223 scores 2 for a legendary, 1 for a heroic, 1 for a pair of commons; legends scored at once', () => {
    const stage = endsWith('duel', 'LHCCC');
    stage.contest.colours[0]!.points = 1;
    stage.say();
    expect(stage.told('scored')[0]!.points).toEqual([{ colour: 0, points: 4, of: null }]);
    expect(stage.view().colours[0]!.score).toBe(5);
  });

  it('TK-10.2 SC-225 scores a summoned legend at once, an upgrade to legendary not', () => {
    const stage = summoned('time-elemental', '', [], { mode: 'duel' });
    expect(stage.view().colours[0]!.score).toBe(1);
    const upgraded = summoned('two-headed-dragon', '', ['G5', 'stop'], { mode: 'duel' });
    expect([upgraded.at('G5'), upgraded.view().colours[0]!.score]).toEqual(['l', 1]);
    expect(endsWith('duel', '').say().told('scored')).toEqual([]);
  });

  it('TK-10.3 never takes points away', () => {
    const stage = new Stage({ mode: 'duel', board: 'C A3 A4 A5 A6 A7', flare: 'flare-03' });
    stage.contest.colours[1]!.points = 3;
    expect(stage.say('flare').view().colours[1]!.score).toBe(4);
  });

  it('TK-10.2 counts Gate Master as a legend in a Duel (TK-14.17)', () => {
    const stage = ready('gate-master', 'h A4', { mode: 'duel' }).setGateway('A4').summon('gate-master', 'E5', 'E5');
    expect(stage.view().colours[0]!.score).toBe(1);
  });
});

describe('Melee', () => {
  it('TK-11.1 TK-11.2 SC-226 scores per colour; of two single commons one colour is picked', () => {
    const stage = endsWith('melee', 'CCC12').say('2');
    expect(stage.contest.colours[0]!.against).toEqual([0, 1, 2]);
  });

  it('TK-11.2 SC-228 three single commons give one point', () => {
    const stage = endsWith('melee', 'C14', 4).say('3');
    expect(stage.contest.colours[0]!.against).toEqual([0, 0, 0, 1]);
  });

  it('TK-11.2 one lone common gives nothing', () => {
    expect(endsWith('melee', 'C').say().contest.colours[0]!.against).toEqual([0, 0, 0]);
  });

  it('TK-11.3 scores a legend in a colour chosen before its effect', () => {
    const stage = summoned('fire-elemental', 'C D4', ['2', '1'], { mode: 'melee' });
    expect(stage.asked.map(({ key }) => key).slice(-2)).toEqual(['legend-colour', 'alternative']);
    expect(stage.contest.colours[0]!.against).toEqual([0, 0, 1]);
  });

  it('TK-11.3 also for a being that counts as a legend (TK-14.17)', () => {
    const stage = summoned('iris-of-eternity', '', ['1', '2'].reverse(), { mode: 'melee' });
    expect(stage.contest.colours[0]!.against).toEqual([0, 1, 0]);
  });

  it('TK-11.4 scores a flare at once', () => {
    const stage = new Stage({ mode: 'melee', board: 'C A3 A4 A5 A6 A7', flare: 'flare-03' }).say('flare');
    expect(stage.contest.colours[1]!.against).toEqual([1, 0, 0]);
  });

  it('TK-11.5 SC-299 the weakest colour is the score', () => {
    const stage = new Stage({ mode: 'melee', seats: 4 });
    stage.contest.colours[0]!.against = [0, 11, 2, 8];
    expect(stage.view().colours[0]!.score).toBe(2);
  });
});
