import { describe, expect, it } from 'vitest';
import { fight, meetInGarden, Stage } from './stage.js';

const F1 = { chip: 'faction:1' };
const F2 = { chip: 'faction:2' };
const ART = { chip: 'artifact' };
const HALT = { halt: true };
const MAD = { chip: 'madness' };
const rival = { supporters: 3 };
const ahead = { supporters: 3, leader: 6, leader_here: true, castle: true };
const item = (id: string, more: object = {}) => ({ chip: `item:${id}`, ...more });
const lose = (unit: string) => ({ chip: 'madness', lose: [unit] });

type Row = Parameters<typeof fight>[0];

const STANDEES: readonly [string, Row][] = [
  [
    'WW-20.1a white_rabbit: printed strength 1 gives one more',
    {
      players: { alice: { ...rival, standees: ['white_rabbit'], active: ['rook:weak'] }, queen: ahead },
      set: 'B',
      draws: [
        { alice: F1, queen: F1 },
        { alice: { chip: 'rook:weak' }, queen: F1 },
      ],
      expected: { after: [{ alice: 3 }, { alice: 4 }] },
    },
  ],
  [
    'WW-20.1b A-41 knave: printed strengths of all who draw, those eliminated in this draw too',
    {
      players: { alice: { ...rival, standees: ['knave'] }, queen: { supporters: 1, shield: false }, hatter: rival },
      draws: [{ alice: F2, queen: MAD, hatter: F1 }],
      expected: { vp_gain: { alice: 1 } },
    },
  ],
  [
    'WW-20.2a WW-20.2c march_hare: pushes on the very chip that takes him, not on one sent back',
    {
      players: {
        alice: { supporters: 1, standees: ['march_hare'] },
        queen: { ...rival, leader: 3, leader_here: true },
      },
      draws: [
        { alice: { chip: 'madness', shield: true }, queen: F1 },
        { alice: lose('standee:march_hare'), queen: F1 },
      ],
      expected: {
        after: [
          { alice: 1, queen: 4 },
          { alice: 1, queen: 4 },
        ],
      },
    },
  ],
  [
    'WW-20.4a duchess: a point for each unit lost, none for the draw that takes her',
    {
      players: { alice: { supporters: 3, standees: ['duchess'] }, queen: ahead },
      draws: [
        { alice: { chip: 'madness2', lose: ['supporter', 'supporter'] }, queen: F1 },
        { alice: { chip: 'madness2', lose: ['supporter', 'standee:duchess'], shield: true }, queen: F1 },
        { alice: lose('standee:duchess'), queen: F1 },
      ],
      expected: { vp_gain: { alice: 2 } },
    },
  ],
  [
    'WW-20.4b A-49 walrus: 3 VP and one castle, elsewhere when one stands here',
    {
      players: {
        alice: { supporters: 2, standees: ['walrus'], castle: true },
        queen: { supporters: 1, shield: false },
      },
      draws: [{ alice: F1, queen: MAD }],
      expected: { first: ['alice'], castle: { alice: true }, vp_gain: { alice: 7 } },
    },
  ],
  [
    'caterpillar: discards up to two shards',
    {
      players: { alice: { supporters: 2, standees: ['caterpillar'], shards: 3 }, queen: ahead },
      draws: [
        { alice: F1, queen: F1 },
        { alice: HALT, queen: HALT },
      ],
      expected: { first: ['queen'], second: ['alice'], final: { alice: { shards: 1 } } },
    },
  ],
  [
    'humpty: losing him cracks the shield',
    {
      players: { alice: { supporters: 2, standees: ['humpty'] }, queen: ahead },
      draws: [{ alice: lose('standee:humpty'), queen: F1 }],
      expected: { start: { alice: 3 }, final: { alice: { shield: false } } },
    },
  ],
  [
    'dodo: a sole second place is not halved',
    {
      value: 6,
      players: { alice: { supporters: 2, standees: ['dodo'] }, queen: ahead },
      draws: [
        { alice: F1, queen: F1 },
        { alice: HALT, queen: HALT },
      ],
      expected: { first: ['queen'], second: ['alice'], vp_gain: { alice: 6 } },
    },
  ],
  [
    'dodo: a shared second place is halved',
    {
      value: 6,
      players: {
        alice: { supporters: 2, standees: ['dodo'] },
        queen: ahead,
        hatter: { supporters: 2, standees: ['knave'] },
      },
      draws: [
        { alice: F1, queen: F1, hatter: F1 },
        { alice: HALT, queen: HALT, hatter: HALT },
      ],
      expected: { first: ['queen'], second: ['alice', 'hatter'], vp_gain: { alice: 2, hatter: 2 } },
    },
  ],
  [
    'WW-20.4c dormouse: the first madness on the track costs one less; one sent back does not use her up',
    {
      players: { alice: { supporters: 3, standees: ['dormouse'] }, queen: ahead },
      draws: [
        { alice: { chip: 'madness2', shield: true }, queen: F1 },
        { alice: MAD, queen: F1 },
        { alice: MAD, queen: F1 },
      ],
      expected: { final: { alice: { supporters: 2, track: ['madness', 'madness'], lost: 1 } } },
    },
  ],
  [
    'mock_turtle: still in and not first',
    {
      players: { alice: { supporters: 2, standees: ['mock_turtle'] }, queen: ahead },
      draws: [
        { alice: F1, queen: F1 },
        { alice: HALT, queen: HALT },
      ],
      expected: { first: ['queen'], second: ['alice'], vp_gain: { alice: 4 } },
    },
  ],
  [
    'twins: one strength each, three together',
    {
      players: { alice: { standees: ['twin1', 'twin2'] }, queen: { supporters: 1, standees: ['twin1'] } },
      expected: { start: { alice: 3, queen: 1 } },
    },
  ],
];

const ITEMS: readonly [string, Row][] = [
  [
    'rabbit_watch: the next draw takes one more',
    {
      players: { alice: rival, queen: ahead },
      draws: [{ alice: item('rabbit_watch'), queen: F1 }],
      expected: { after: [{ alice: 2 }], final: { alice: { extra: 1 } } },
    },
  ],
  [
    'WW-20.3a A-25 knave_crown: counts as 1 before all; used up by madness, not by what a shield sends back',
    {
      players: { alice: rival, queen: { ...rival, abilities: ['paint_my_world'], elsewhere: 1 } },
      draws: [
        { alice: item('knave_crown', { target: 'queen' }), queen: F1 },
        { alice: F1, queen: { chip: 'madness', shield: true } },
        { alice: F1, queen: { chip: 'artifact', paint: 'elsewhere' } },
      ],
      expected: { after: [null, null, { alice: 4, queen: 1 + 1 + 2 }] },
    },
  ],
  [
    'hare_spoon: +1 per madness on the own track, 3 at most',
    {
      players: { alice: { ...rival, track: ['madness', 'madness2'] }, queen: { ...ahead, track: [] } },
      draws: [{ alice: item('hare_spoon'), queen: item('hare_spoon') }],
      expected: { after: [{ alice: 3, queen: 9 }] },
    },
  ],
  [
    'WW-20.2b duchess_amulet: a madness of an opponent’s track goes back to that bag',
    {
      players: { alice: rival, queen: { ...ahead, track: ['madness', 'madness2'], bag: ['faction:1'] } },
      draws: [{ alice: item('duchess_amulet', { target: 'queen', pick: 'madness2' }), queen: F1 }],
      expected: { final: { queen: { track: ['madness'], bag_has: ['madness2'] } } },
    },
  ],
  [
    'walrus_oysters: 2 VP when forged',
    {
      players: { alice: { ...rival, active: ['forge'] }, queen: ahead },
      draws: [{ alice: item('walrus_oysters'), queen: F1 }],
      forges: [{ player: 'alice', chip: 'item:walrus_oysters', source: 'chip' }],
      expected: { vp_gain: { alice: 2 } },
    },
  ],
  [
    'gryphon_feather: a supporter may come from a neighbour',
    {
      players: { alice: { ...rival, adjacent: 1 }, queen: ahead },
      draws: [{ alice: item('gryphon_feather', { move: 1 }), queen: F1 }],
      expected: { final: { alice: { supporters: 4, adjacent: 0 } } },
    },
  ],
  [
    'WW-20.3b caterpillar_hookah: a shard goes if no madness lies on a track in this draw; a blocked one does not stop it',
    {
      players: { alice: { ...rival, shards: 2 }, queen: ahead },
      draws: [
        { alice: item('caterpillar_hookah'), queen: { chip: 'madness', shield: true } },
        { alice: item('caterpillar_hookah'), queen: MAD },
      ],
      expected: { final: { alice: { shards: 1 } } },
    },
  ],
  [
    'humpty_glove: the shield is whole again',
    {
      players: { alice: { ...rival, shield: false }, queen: ahead },
      draws: [{ alice: item('humpty_glove'), queen: F1 }],
      expected: { final: { alice: { shield: true } } },
    },
  ],
  [
    'dodo_thimble: +1 per opponent still drawing, 3 at most',
    {
      n: 5,
      players: { alice: rival, queen: ahead, hatter: rival, cheshire: rival, jabberwock: rival },
      draws: [
        { alice: item('dodo_thimble'), queen: F1, hatter: F1, cheshire: F1, jabberwock: F1 },
        { alice: item('dodo_thimble'), queen: F1, hatter: HALT, cheshire: HALT, jabberwock: HALT },
      ],
      expected: { after: [{ alice: 4 }, { alice: 6 }] },
    },
  ],
  [
    'WW-20.3c dormouse_pillow: the next madness goes back by itself, uses the Crown up, does nothing against poison',
    {
      players: { alice: { ...rival, bag: ['item:dormouse_pillow', 'poison', 'madness2', 'artifact'] }, queen: ahead },
      draws: [
        { alice: item('dormouse_pillow'), queen: item('knave_crown', { target: 'alice' }) },
        { alice: { chip: 'madness2' }, queen: F1 },
        { alice: { chip: 'poison' }, queen: F1 },
        { alice: ART, queen: F1 },
      ],
      illegal: [{ draw: 2, player: 'alice', choice: { chip: 'madness2', shield: true } }],
      expected: {
        after: [null, { alice: 1 }, { alice: 1 }, { alice: 4 }],
        final: { alice: { supporters: 2, bag_has: ['madness2'] } },
      },
    },
  ],
  [
    'WW-20.3c dormouse_pillow: one madness spends every Pillow that waits; the one after costs a unit',
    {
      players: { alice: rival, queen: ahead },
      draws: [
        { alice: item('dormouse_pillow'), queen: F1 },
        { alice: item('dormouse_pillow'), queen: F1 },
        { alice: { chip: 'madness' }, queen: F1 },
        { alice: { chip: 'madness' }, queen: F1 },
      ],
      expected: { final: { alice: { supporters: 2, track: ['madness'], lost: 1 } } },
    },
  ],
  [
    'turtle_soup: a supporter comes here, with an empty pool from elsewhere if wanted',
    {
      players: { alice: { ...rival, pool: 0, elsewhere: 1 }, queen: { ...ahead, pool: 2 } },
      draws: [{ alice: item('turtle_soup', { move: 1 }), queen: item('turtle_soup') }],
      expected: { final: { alice: { supporters: 4, elsewhere: 0 }, queen: { supporters: 4, pool: 1 } } },
    },
  ],
  [
    'WW-4.3 turtle_soup: with an empty pool lifting may be declined',
    {
      players: { alice: { ...rival, pool: 0, elsewhere: 1 }, queen: ahead },
      draws: [{ alice: item('turtle_soup'), queen: F1 }],
      expected: { final: { alice: { supporters: 3, elsewhere: 1 } } },
    },
  ],
  [
    'twins_rattle: +2 with the other one active',
    {
      players: { alice: rival, queen: ahead },
      draws: [
        { alice: item('twins_rattle'), queen: F1 },
        { alice: item('twins_rattle'), queen: F1 },
      ],
      expected: { after: [{ alice: 2 }, { alice: 6 }] },
    },
  ],
];

describe('standees', () => {
  it.each(STANDEES)('%s', (_, row) => fight(row));

  it('WW-20.1b A-41 the Knave is paid for no chip that nobody drew against', () => {
    fight({
      players: { alice: { supporters: 2, standees: ['knave'] }, queen: { supporters: 2 } },
      draws: [
        { alice: { chip: 'faction:1' }, queen: { chip: 'faction:1' } },
        { alice: { chip: 'artifact' }, queen: { halt: true } },
      ],
      expected: { ended: true, vp_gain: { alice: 0 } },
    });
  });

  it('gryphon: may fly to a neighbour after the battle', () => {
    const stage = new Stage({
      prepare: state => {
        meetInGarden(state, 'faction:2');
        state.seats[0]!.standees[2] = ['gryphon'];
      },
    }).say('none', 'withdraw', 'withdraw');
    stage.until('fly');
    expect(stage.offered).toEqual(['stay', 'red_castle', 'tumtum']);
    stage.say('red_castle');
    expect([stage.seat(0).standees[1], stage.seat(0).standees[2]]).toEqual([['gryphon'], []]);
  });
});

describe('items', () => {
  it.each(ITEMS)('%s', (_, row) => fight(row));
});
