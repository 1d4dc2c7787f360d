import { describe, expect, it } from 'vitest';
import { nameOfRegion } from '../../../src/games/wonderlands-war/regions.js';
import { fight, Stage } from './stage.js';

const F1 = { chip: 'faction:1' };
const F2 = { chip: 'faction:2' };
const ART = { chip: 'artifact' };
const HALT = { halt: true };
const MAD = { chip: 'madness' };
const two = (resistance = 3) => ({ n: 2, resistance });

describe('two players', () => {
  it('WW-18.5 A-18 contested: equal to the resistance is enough for a place, below it there is none', () => {
    fight({
      ...two(),
      players: { alice: { supporters: 2 }, queen: { supporters: 2, leader: 1, leader_here: true } },
      draws: [
        { alice: ART, queen: ART },
        { alice: HALT, queen: HALT },
      ],
      expected: { first: ['queen'], second: ['alice'], vp_gain: { queen: 4, alice: 2 } },
    });
    fight({
      ...two(),
      players: { alice: { supporters: 2 }, queen: { supporters: 2 } },
      draws: [
        { alice: F1, queen: F2 },
        { alice: HALT, queen: HALT },
      ],
      expected: { first: [], vp_gain: { alice: 0, queen: 0 } },
    });
  });

  it('WW-18.5 both level with the resistance tie', () => {
    fight({
      ...two(),
      players: { alice: { supporters: 2 }, queen: { supporters: 2 } },
      draws: [
        { alice: ART, queen: ART },
        { alice: HALT, queen: HALT },
      ],
      choices: { award: { alice: 'castle' } },
      expected: { first: ['alice', 'queen'], tie: true, vp_gain: { alice: 0, queen: 4 }, castle: { alice: true } },
    });
  });

  it('WW-18.6 alone against the resistance: more wins and must stop, equal is a tie, less is nothing', () => {
    const alone = (chip: object, expected: object) =>
      fight({ ...two(), players: { alice: { supporters: 2 } }, draws: [{ alice: chip }, { alice: HALT }], expected });
    alone(ART, { first: ['alice'], tie: true, vp_gain: { alice: 4 } });
    alone(F2, { first: [], vp_gain: { alice: 0 } });
    fight({
      ...two(),
      players: { alice: { supporters: 2 } },
      draws: [{ alice: { chip: 'creature:strong' } }],
      expected: { ended: true, first: ['alice'], vp_gain: { alice: 4 }, castle: { alice: true } },
    });
  });

  it('WW-18.6 A-12 an opponent’s elimination ends the battle only above the resistance', () => {
    fight({
      ...two(),
      players: { alice: { supporters: 2 }, queen: { supporters: 1, shield: false } },
      draws: [{ alice: ART, queen: MAD }],
      expected: { after: [{ alice: 3, queen: 0 }], ended: false },
    });
  });

  it('WW-18.7 a castle is laid first and raised by the second; standing it gives points only', () => {
    const win = (castle: object, built: boolean, up: boolean) =>
      fight({
        ...two(),
        players: { alice: { supporters: 2, ...castle } },
        draws: [{ alice: { chip: 'rook:strong' } }],
        expected: { first: ['alice'], castle: { alice: built }, final: { alice: { castle: true, castle_up: up } } },
      });
    win({}, true, false);
    win({ castle: true }, true, true);
    win({ castle: true, castle_up: true }, false, true);
  });

  it('WW-18.7 a lying castle gives start strength, and a castle reward raises it', () => {
    fight({ ...two(), players: { alice: { supporters: 1, castle: true } }, expected: { start: { alice: 2 } } });
    const stage = new Stage({
      factions: ['alice', 'queen'],
      prepare: state => {
        state.unused = 0;
        state.pawn = 1;
        state.chairs[0] = 'T1-23';
        state.seats[0]!.castles[2] = 1;
        state.seats[0]!.castles[3] = 2;
      },
    }).say('chair:1');
    expect(stage.offered).toEqual(['red_castle', 'garden', 'pool_of_tears']);
    stage.say('garden');
    expect(stage.seat(0).castles[2]).toBe(2);
  });

  it('WW-18.11 WW-18.9 below the resistance there is no first place: the Mock Turtle pays, feats and forging stay', () => {
    const alone = (chip: object, gained: number, tie: boolean) =>
      fight({
        ...two(5),
        region: 'tumtum',
        players: { alice: { supporters: 2, standees: ['mock_turtle'] } },
        draws: [{ alice: chip }, { alice: HALT }],
        expected: {
          first: tie ? ['alice'] : [],
          tie,
          vp_gain: { alice: gained },
          ...(tie ? {} : { feats: { alice: { 'Q-T2': true } } }),
        },
      });
    alone(F1, 2, false);
    alone(ART, 4, true);
  });

  it('WW-18.3 no wagers are laid', () => {
    const stage = new Stage({
      factions: ['alice', 'queen'],
      prepare: state => {
        state.phase = 'war';
        state.unused = 0;
        state.ahead = [2];
        state.seats[0]!.supporters[2] = 2;
      },
    });
    expect(stage.asked.key).not.toBe('wager');
    expect(stage.entries('battle-begins')[0]!.resistance).toBe(3);
  });

  it('WW-18.2 WW-16.3 between rounds the pawn goes as far as the die says, the unused region not counted', () => {
    const stage = new Stage({
      factions: ['alice', 'queen'],
      prepare: state => {
        state.phase = 'round-end';
        state.unused = 1;
        state.pawn = 0;
      },
    });
    const { rolled, pawn } = stage.entries('round-ends')[0]!;
    expect(pawn).toBe(['garden', 'tumtum', 'pool_of_tears'][rolled - 1]);
    expect(nameOfRegion(stage.state.pawn)).toBe(pawn);
  });

  it('WW-18.8 a leader that goes to an adjacent region goes past the unused one', () => {
    const stage = new Stage({
      factions: ['cheshire', 'queen'],
      prepare: state => {
        state.unused = 3;
        state.pawn = 0;
        state.seats[0]!.abilities = ['here_and_gone'];
        state.seats[0]!.taken = 5;
        Object.assign(state.seats[1]!, { chair: -1, leaderIn: 0 });
      },
    }).say('garden');
    expect(stage.asked).toMatchObject({ key: 'fly', seat: 0 });
    expect(stage.offered.toSorted()).toEqual(['pool_of_tears', 'red_castle', 'stay']);
  });
});
