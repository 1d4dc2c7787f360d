import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/tash-kalar/cards.js';
import { hasReachedGoal, standingsOf } from '../../../src/games/tash-kalar/end.js';
import { lobby } from '../../../src/games/tash-kalar/lobby.js';
import type { Contest } from '../../../src/games/tash-kalar/state.js';
import { Stage, type Staging } from './stage.js';

/** The end of a turn of seat 0, or of another one. */
function turnEnds(change: (contest: Contest) => void, staging: Staging = {}, at = 0): Stage {
  const stage = new Stage({ actions: 0, ...staging });
  stage.contest.at = at;
  stage.contest.phase = 'turn-end';
  change(stage.contest);
  return stage.say();
}

const points =
  (...taskPoints: readonly number[]) =>
  (contest: Contest) => {
    for (const [colour, count] of taskPoints.entries()) contest.colours[colour]!.taskPoints = count;
  };

/** The last final turn is over. */
function matchEnds(change: (contest: Contest) => void, staging: Staging = {}): Stage {
  return turnEnds(contest => {
    contest.finals = [0];
    change(contest);
  }, staging);
}

describe('the end', () => {
  it('TK-12.1 TK-12.6 SC-235 a deck that becomes empty by drawing triggers it; all others, then this player, go on', () => {
    const stage = new Stage({ mode: 'melee', actions: 0 });
    const { contest } = stage;
    contest.at = 1;
    contest.turn.control = 1;
    contest.phase = 'draw';
    const owner = contest.seats[1]!;
    owner.beings = owner.deck.splice(0, 2);
    owner.deck = owner.deck.slice(0, 1);
    stage.say().say();
    expect(stage.told('drawn')[0]).toMatchObject({ seat: 1, beings: 1, deck: 0 });
    expect(stage.told('end-nears')[0]).toMatchObject({ why: 'deck', turns: [2, 0, 1] });
  });

  it('TK-12.2 SC-252 in team play the last card that is not sideways does', () => {
    const stage = new Stage({ mode: 'high-form-team', actions: 0 });
    const owner = stage.contest.seats[0]!;
    stage.contest.phase = 'draw';
    owner.beings = owner.deck.splice(0, 1);
    owner.deck = owner.deck.slice(0, 7);
    stage.say().say();
    expect([owner.beings.length, owner.deck.length, owner.sideways]).toEqual([3, 5, 5]);
    expect(stage.told('end-nears')[0]!.turns).toEqual([1, 2, 3, 0]);
  });

  it('TK-12.3 SC-233 nine points of anybody trigger it in High Form', () => {
    const stage = turnEnds(points(3, 9));
    expect(stage.view().finals).toEqual([1, 0]);
    // The turn was that of seat 0, the points are not.
    expect(stage.told('end-nears')[0]).toMatchObject({ seat: 0, why: 'points', colours: [1] });
    expect(turnEnds(points(3, 8)).view().finals).toBeNull();
    expect(turnEnds(points(8, 0), { board: 'l E5' }).view().finals).toEqual([1, 0]);
  });

  it('TK-12.4 eighteen points do in a Duel', () => {
    const ends = (score: number) =>
      turnEnds(
        ({ colours }) => {
          colours[1]!.points = score;
        },
        { mode: 'duel' },
      ).view().finals;
    expect([ends(17), ends(18)]).toEqual([null, [1, 0]]);
  });

  it('TK-12.5 SC-237 twelve or ten in a single colour do in the Melee', () => {
    const stage = new Stage({ mode: 'melee', seats: 4 });
    stage.contest.colours[0]!.against = [0, 9, 9, 9];
    stage.contest.colours[1]!.against = [10, 0, 0, 0];
    expect([0, 1, 2, 3].filter(colour => hasReachedGoal(stage.contest, colour))).toEqual([1]);
    const three = new Stage({ mode: 'melee' });
    three.contest.colours[0]!.against = [0, 11, 0];
    expect(hasReachedGoal(three.contest, 0)).toBe(false);
  });

  it('TK-12.6 SC-234 a trigger stands though the score drops (AMB-15)', () => {
    const stage = turnEnds(
      contest => {
        points(8, 6)(contest);
        contest.finals = [1, 0];
      },
      {},
      1,
    );
    expect(stage.view().finals).toEqual([0]);
    expect(stage.contest.outcome).toBeNull();
  });

  it('TK-12.7 SC-239 an extra turn comes first and uses up no final turn (AMB-16)', () => {
    const stage = turnEnds(contest => {
      points(9, 4)(contest);
      contest.extraTurns = 1;
    });
    expect(stage.view().finals).toEqual([1, 0]);
    stage.rest();
    expect(stage.view()).toMatchObject({ onTurn: 0, extraTurn: true, finals: [1, 0] });
    stage.say('place:A5', 'place:A6').rest();
    expect(stage.view()).toMatchObject({ onTurn: 1, extraTurn: false, finals: [1, 0] });
  });

  it('TK-12.7 an extra turn won in one’s own final turn is taken before the match ends (AMB-16)', () => {
    const stage = turnEnds(contest => {
      points(9, 4)(contest);
      contest.finals = [0];
      contest.extraTurns = 1;
    });
    expect(stage.contest.outcome).toBeNull();
    stage.rest().say('place:A5', 'place:A6').rest();
    expect(stage.contest.outcome).toEqual({ places: [1, 2], reason: 'points' });
  });

  it('TK-12.8 SC-253 lets people give up except in the Melee', () => {
    expect(['high-form', 'duel', 'melee', 'duel-team'].map(mode => lobby.mayConcede!({ mode }))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('TK-12.9 more points win', () => {
    const stage = matchEnds(points(9, 4), { board: 'L E5' });
    expect(stage.contest.outcome).toEqual({ places: [1, 2], reason: 'points' });
  });

  it('TK-12.10 SC-231 the Melee compares the weakest colours, then upgraded pieces, then pieces', () => {
    const board = 'h A3 A4 H I3 I4 I5 2 C7 D7 c B3 B4 B5 B6 B7 C6 C C1 1 E7 F7 G7 E8 F8 G8';
    const stage = matchEnds(
      ({ colours }) => {
        colours[0]!.against = [0, 4, 7];
        colours[1]!.against = [7, 0, 4];
        colours[2]!.against = [4, 7, 0];
      },
      { mode: 'melee', board },
    );
    expect(stage.contest.outcome).toEqual({ places: [2, 1, 2], reason: 'upgraded' });
    stage.contest.colours[0]!.against = [0, 4, 8];
    expect(standingsOf(stage.contest, 0)).toEqual([4, 8, 2, 8]);
  });

  it('TK-12.10 the weakest colour alone decides where it differs', () => {
    const stage = matchEnds(
      ({ colours }) => {
        colours[0]!.against = [0, 3, 11];
        colours[1]!.against = [4, 0, 4];
      },
      { mode: 'melee' },
    );
    expect(stage.contest.outcome).toEqual({ places: [2, 1, 3], reason: 'points' });
  });

  it('TK-12.10 the second-weakest colour decides a tie', () => {
    const stage = matchEnds(
      ({ colours }) => {
        colours[0]!.against = [0, 4, 7];
        colours[1]!.against = [4, 0, 6];
      },
      { mode: 'melee' },
    );
    expect(stage.contest.outcome).toEqual({ places: [1, 2, 3], reason: 'other-colours' });
  });

  it('TK-12.11 SC-238 upgraded pieces, then pieces decide, else it is a draw', () => {
    const scores = points(9, 9);
    const ends = (board: string) => matchEnds(scores, { board }).contest.outcome;
    expect(ends('h A3 A4 H B3')).toEqual({ places: [1, 2], reason: 'upgraded' });
    expect(ends('h A3 c A4 H B3')).toEqual({ places: [1, 2], reason: 'pieces' });
    expect(ends('h A3 c A4 H B3 C B4')).toEqual({ places: [1, 1], reason: 'draw' });
  });

  it('TK-12.9 SC-292 a pending being costs two points (TK-14.14)', () => {
    const stage = matchEnds(contest => {
      points(10, 9)(contest);
      contest.seats[0]!.pending = cardOf('singularity');
    });
    expect(stage.told('match-ends')[0]).toMatchObject({ winners: [1], scores: [8, 9] });
  });
});
