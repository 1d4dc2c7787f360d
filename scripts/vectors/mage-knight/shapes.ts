import { enemyOf } from '../../../src/games/mage-knight/cards/index.js';
import { COLOURS, ELEMENTS, FACES, REACHES, RESISTANCES, TERRAINS } from '../../../src/games/mage-knight/terms.js';
import { SHAPES as MAPS } from '../../../src/games/mage-knight/tiles/shapes.js';
import { type Check, list, named, oneOf, record, row, text, whole, yesNo } from './checks.js';
import type { Kind } from './format.js';

const colour = oneOf(...COLOURS);
const element = oneOf(...ELEMENTS);
const counts = named(whole, colour);
const resistances = list(oneOf(...RESISTANCES));
const place = row(whole, whole);
const attacks = list(record({ amount: whole, element, range: oneOf(...REACHES) }, { sideways: yesNo }));
const blocks = list(record({ amount: whole, element }, { doubleVsSwift: yesNo }));

const enemy: Check = (value, where) => {
  text(value, where);
  if (enemyOf(String(value)) === undefined) throw new RangeError(`${where}: there is no enemy ${value}`);
};

const unit = record({ id: text, armor: whole, resistances }, { wounded: yesNo });
const player = record(
  {},
  {
    spells: whole,
    advanced_actions: whole,
    artifacts: whole,
    crystals: whole,
    units: list(row(whole, yesNo)),
    shields_conqueror: whole,
    shields_adventure: whole,
    wounds_in_deck: whole,
  },
);
/** What damage of one player to another is spent on: a wound, or a price. */
const spending: Check = (value, where) => {
  const { kind } = { kind: undefined, ...(value as object) };
  const kinds = kind === 'unit' || kind === 'hero' ? oneOf('unit', 'hero') : oneOf('push', 'steal');
  const wounds = kind === 'unit' || kind === 'hero';
  record({ kind: kinds, [wounds ? 'armor' : 'cost']: whole }, wounds ? { resistances } : {})(value, where);
};

const nothing = record({});

/** The whole format of each kind, part by part. */
export const SHAPES: Readonly<Record<Kind, { readonly given: Check; readonly do: Check }>> = {
  move: {
    given: record(
      { time: oneOf('day', 'night'), path: list(oneOf(...TERRAINS, 'city')) },
      {
        reductions: list(record({ terrains: list(oneOf(...TERRAINS, 'city')), amount: whole, min: whole })),
        tiles_explored: whole,
      },
    ),
    do: nothing,
  },
  provoke: { given: record({ from: place, to: place, rampaging: list(record({ id: text, at: place })) }), do: nothing },
  place: {
    given: record(
      { shape: oneOf(...MAPS), laid: list(place), tile: oneOf('countryside', 'core'), position: place },
      { backup: yesNo },
    ),
    do: nothing,
  },
  attack: {
    given: record(
      { phase: oneOf('ranged_siege', 'attack'), targets: list(record({ enemy }, { defends_fortified_site: yesNo })) },
      { city: colour, fame_factor: oneOf('half_up', 'double') },
    ),
    do: record({ attacks }),
  },
  block: {
    given: record({ enemy }, { attack_index: whole, city: colour }),
    do: record({ blocks }, { move_points_spent: whole }),
  },
  damage: {
    given: record(
      { hero_armor: whole, hand_limit: whole },
      { units: list(unit), city: colour, units_not_usable: yesNo },
    ),
    do: record({ assign: list(record({ enemy }, { attack_index: whole, to_units: list(text) })) }),
  },
  withdraw: { given: record({ path: list(record({ id: text, safe: yesNo })) }), do: nothing },
  crystals: {
    given: record({ rolls: list(oneOf(...FACES)), inventory: counts }, { gold_choices: list(colour) }),
    do: nothing,
  },
  levels: { given: record({ fame_before: whole, fame_after: whole }), do: nothing },
  blitz: { given: record({ fame: whole, gain: whole }), do: nothing },
  hand: {
    given: record(
      { level: whole, hand_size: whole },
      { on_or_next_to_own_keep: yesNo, own_keeps: whole, city: oneOf('leader', 'shield'), deck_size: whole },
    ),
    do: nothing,
  },
  interact: {
    given: record({ reputation: whole }, { city_shields: whole }),
    do: record({ influence: list(whole), buy: list(whole) }),
  },
  pvp: {
    given: record({ phase: oneOf('ranged_siege', 'melee') }, { defender_fortified: yesNo }),
    do: record({ attacks, blocks }, { assign: list(spending) }),
  },
  pvpfame: { given: record({ winner_fame: whole, loser_fame: whole }), do: nothing },
  dummy: { given: record({ deck_colors: list(colour), crystals: counts }), do: nothing },
  achievements: { given: record({ players: named(player) }, { titles: yesNo }), do: nothing },
  dice: { given: record({ dice: list(oneOf(...FACES)) }), do: nothing },
  leader: { given: record({ shields_in_order: list(text) }), do: nothing },
  megapolis: { given: record({ level: whole }), do: nothing },
  offer: {
    given: record({ players: whole, core_revealed: yesNo }, { extra: whole, monasteries_unburned: whole }),
    do: nothing,
  },
  solo: {
    given: record({
      fame: whole,
      achievements: whole,
      cities_conquered: whole,
      cities_total: whole,
      rounds_unplayed: whole,
      dummy_cards_left: whole,
      round_end_announced: yesNo,
    }),
    do: nothing,
  },
};
