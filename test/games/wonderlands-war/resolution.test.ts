import { describe, expect, it } from 'vitest';
import { outcomes, usualOutcome } from '../../../src/games/wonderlands-war/effects/strength.js';
import { inOrder } from '../../../src/games/wonderlands-war/state.js';
import { fight, freshMatch } from './stage.js';

const F1 = { chip: 'faction:1' };
const F2 = { chip: 'faction:2' };
const ART = { chip: 'artifact' };
const HALT = { halt: true };
const MAD = { chip: 'madness' };

/** Three supporters each. */
const pair = { alice: { supporters: 3 }, queen: { supporters: 3 } };

describe('order of resolution', () => {
  it('WW-10.1 WW-10.3 losses come before effects: an eliminated opponent is no target', () => {
    fight({
      players: { alice: { supporters: 3 }, queen: { supporters: 1, shield: false }, hatter: { supporters: 3 } },
      draws: [{ alice: { chip: 'item:knave_crown' }, queen: MAD, hatter: F1 }],
      illegal: [{ draw: 1, player: 'alice', choice: { chip: 'item:knave_crown', target: 'queen' } }],
      expected: { after: [{ alice: 2, queen: 0, hatter: 1 }] },
    });
  });

  it('WW-10.2 A-42 the owner chooses the order of own effects where it matters: set, add, multiply by default', () => {
    const raised = { kind: 'add', by: 2 } as const;
    const doubled = { kind: 'multiply', by: 2 } as const;
    expect([outcomes(3, [doubled, raised]), usualOutcome(3, [doubled, raised])]).toEqual([[8, 10], 10]);
    expect(outcomes(5, [{ kind: 'set', by: 1 }, raised])).toEqual([1, 3]);
    expect(outcomes(3, [doubled, doubled])).toEqual([12]);
    fight({
      set: 'A',
      players: {
        jabberwock: { supporters: 3, abilities: ['manxome_foe'], active: [] },
        alice: { supporters: 3, leader: 6, leader_here: true },
      },
      draws: [
        { jabberwock: { chip: 'flamingo:weak' }, alice: F1 },
        { jabberwock: ART, alice: F1 },
      ],
      expected: { after: [null, { jabberwock: 1 + (3 + 2) * 2, alice: 8 }] },
    });
  });

  it('WW-10.4 WW-10.6 A-11 fewest points first, then more shards, then from the start player', () => {
    const state = freshMatch({ factions: ['alice', 'hatter', 'queen', 'cheshire'] });
    const [a, b, c, d] = state.seats;
    Object.assign(a!, { vp: 3, shards: 1 });
    Object.assign(b!, { vp: 3, shards: 2 });
    Object.assign(c!, { vp: 1, shards: 0 });
    Object.assign(d!, { vp: 3, shards: 2 });
    expect(inOrder(state, [0, 1, 2, 3])).toEqual([2, 1, 3, 0]);
    state.order = [3, 0, 1, 2];
    expect(inOrder(state, [0, 1, 2, 3])).toEqual([2, 3, 1, 0]);
  });

  it('WW-10.5 WW-20.6a WW-20.6b strength is looked at before any chip of the draw counts', () => {
    fight({
      players: { queen: { supporters: 3, abilities: ['royal_temper'], vp: 1 }, alice: { supporters: 3, vp: 3 } },
      draws: [{ queen: ART, alice: { chip: 'rook:strong' } }],
      expected: { vp_gain: { queen: 0, alice: 0 } },
    });
  });

  it('WW-10.7 losses go player by player: the next sees the markers as the former leave them', () => {
    fight({
      players: {
        hatter: { supporters: 3, abilities: ['war_tactics'], vp: 5 },
        alice: { supporters: 3, standees: ['march_hare'], leader: 1, leader_here: true },
        queen: { supporters: 3, leader: 1, leader_here: true, vp: 9 },
      },
      // Alice has fewer points and pushes first: the Queen drops to 0, Alice stands at 2 and is still ahead.
      draws: [{ hatter: MAD, alice: MAD, queen: F1 }],
      expected: { start: { hatter: 0, alice: 2, queen: 1 }, after: [{ hatter: 2, alice: 2, queen: 1 }] },
    });
  });
});

describe('end of a battle', () => {
  it('WW-11.1 WW-11.2 who withdraws stays in for the results; the battle ends with the last', () => {
    fight({
      value: 6,
      players: { alice: { supporters: 2 }, queen: { supporters: 2 }, hatter: { supporters: 2 } },
      draws: [
        { alice: ART, queen: F2, hatter: F1 },
        { alice: HALT, queen: HALT, hatter: HALT },
      ],
      expected: { ended: true, first: ['alice'], second: ['queen'], vp_gain: { alice: 6, queen: 3, hatter: 0 } },
    });
  });

  it('WW-11.3 25 wins at once, all others withdraw', () => {
    fight({
      players: {
        alice: {
          supporters: 1,
          leader: 6,
          leader_here: true,
          standees: ['humpty', 'walrus', 'gryphon', 'mock_turtle', 'twin1', 'twin2', 'dodo', 'knave', 'duchess'],
        },
        queen: { supporters: 2 },
      },
      draws: [{ alice: { chip: 'rook:strong' }, queen: F1 }],
      expected: {
        after: [{ alice: 25, queen: 1 }],
        ended: true,
        final: { alice: { status: 'halt' }, queen: { status: 'halt' } },
      },
    });
  });

  it('WW-11.4 A-12 the last one ahead must stop; tied or behind may go on', () => {
    fight({
      players: pair,
      draws: [{ alice: F2, queen: F1 }, { alice: HALT, queen: F1 }, { queen: F1 }],
      expected: {
        after: [null, { alice: 2, queen: 2 }, { alice: 2, queen: 3 }],
        ended: true,
        first: ['queen'],
        second: ['alice'],
      },
    });
  });

  it('A-46 a marker pushed back below 25 in the same draw does not end the battle', () => {
    fight({
      players: {
        alice: {
          supporters: 3,
          castle: true,
          leader: 6,
          leader_here: true,
          standees: [
            'humpty',
            'walrus',
            'gryphon',
            'mock_turtle',
            'twin1',
            'twin2',
            'dodo',
            'knave',
            'duchess',
            'dormouse',
            'caterpillar',
            'white_rabbit',
          ],
        },
        queen: { supporters: 3, standees: ['march_hare'] },
      },
      draws: [{ alice: MAD, queen: { chip: 'madness', lose: ['supporter'] } }],
      expected: { after: [{ alice: 24, queen: 1 }], ended: false },
    });
  });
});
