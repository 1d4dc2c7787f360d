import type { ItemCard } from '../wonderlandian.js';

/** Wonderlandians that come as items, two chips each. */
export const ITEM_CARDS: readonly ItemCard[] = [
  { id: 'rabbit_watch', strength: 2, steps: [{ on: 'play', do: [{ op: 'next_draw_extra', n: 1 }] }] },
  {
    id: 'knave_crown',
    strength: 2,
    steps: [{ on: 'play', do: [{ op: 'next_opp_counts_as', n: 1, who: 'chosen_opponent' }] }],
  },
  {
    id: 'hare_spoon',
    strength: 1,
    steps: [{ on: 'play', do: [{ op: 'chip_add', n: { ref: 'self.madness_track', max: 3 } }] }],
  },
  {
    id: 'duchess_amulet',
    strength: 2,
    steps: [{ on: 'play', do: [{ op: 'madness_track_to_bag', n: 1, who: 'chosen_opponent' }] }],
  },
  { id: 'walrus_oysters', strength: 2, steps: [{ on: 'forge_this', do: [{ op: 'gain_vp', n: 2 }] }] },
  {
    id: 'gryphon_feather',
    strength: 2,
    steps: [{ on: 'play', optional: true, do: [{ op: 'move_supporters', n: 1, from: 'one_adjacent', to: 'here' }] }],
  },
  {
    id: 'caterpillar_hookah',
    strength: 2,
    steps: [{ on: 'draw_compare', if: [{ c: 'no_madness_placed' }], do: [{ op: 'discard_shards', n: 1 }] }],
  },
  { id: 'humpty_glove', strength: 2, steps: [{ on: 'play', do: [{ op: 'shield_restore' }] }] },
  {
    id: 'dodo_thimble',
    strength: 1,
    steps: [{ on: 'play', do: [{ op: 'chip_add', n: { ref: 'opponents_still_drawing', max: 3 } }] }],
  },
  { id: 'dormouse_pillow', strength: 1, steps: [{ on: 'play', do: [{ op: 'ignore_next_madness' }] }] },
  { id: 'turtle_soup', strength: 1, steps: [{ on: 'play', do: [{ op: 'place_supporter', n: 1, where: 'here' }] }] },
  {
    id: 'twins_rattle',
    strength: 2,
    steps: [{ on: 'play', if: [{ c: 'has_active', type: 'twins_rattle', min: 1 }], do: [{ op: 'chip_add', n: 2 }] }],
  },
];
