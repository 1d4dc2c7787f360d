import { isDeepStrictEqual } from 'node:util';
import { bonusOf, cardsDrawn } from '../../../src/games/mage-knight/drawing-up.js';
import { dummyFlips } from '../../../src/games/mage-knight/dummy.js';
import { withdrawal } from '../../../src/games/mage-knight/ending.js';
import { poolAtStart } from '../../../src/games/mage-knight/interaction.js';
import { leaderOf } from '../../../src/games/mage-knight/land.js';
import { provokedBy } from '../../../src/games/mage-knight/movement.js';
import { unitTiers } from '../../../src/games/mage-knight/offers.js';
import { sharedLines } from '../../../src/games/mage-knight/results.js';
import { crystalsFrom } from '../../../src/games/mage-knight/rewards.js';
import { achievements, sumOf } from '../../../src/games/mage-knight/scoring.js';
import { megapolisParts } from '../../../src/games/mage-knight/sites/megapolis.js';
import { rerolled } from '../../../src/games/mage-knight/source.js';
import { TERRAINS } from '../../../src/games/mage-knight/terms.js';
import { EXPLORE_COST, type Priced, priceOf } from '../../../src/games/mage-knight/terrain.js';
import { centreOf, qOf, rOf, spaceAt } from '../../../src/games/mage-knight/tiles/lattice.js';
import { mayLie, SHAPES } from '../../../src/games/mage-knight/tiles/shapes.js';
import {
  armorAt,
  commandTokensAt,
  fameAfter,
  handLimitAt,
  levelAt,
  levelsFrom,
  reputationModifier,
} from '../../../src/games/mage-knight/tracks.js';
import type { Difference, Verdict } from '../verdict.js';
import * as fights from './fights.js';
import type { Done, Given, Kind, Vector, VectorPlayer } from './format.js';
import { SHAPES as PARTS } from './shapes.js';

type Came = Readonly<Record<string, unknown>>;

/** Every kind: what comes of what is given and done, worked out by the rules themselves. */
const RUNS: { readonly [K in Kind]: (given: Given[K], done: K extends keyof Done ? Done[K] : object) => Came } = {
  ...fights,
  move: ({ time, path, reductions = [], tiles_explored: tiles = 0 }) => {
    const changes = reductions.map(({ terrains, amount, min }) => ({
      applies: (priced: Priced) => terrains.includes(priced),
      opens: () => false,
      set: null,
      delta: -amount,
      min,
      max: Number.POSITIVE_INFINITY,
    }));
    const costs = path.map(name => priceOf(pricedOf(name), time, changes));
    if (costs.includes(null)) return { possible: false };
    return { possible: true, cost: costs.reduce<number>((sum, cost) => sum + cost!, 0) + tiles * EXPLORE_COST };
  },
  provoke: ({ from, to, rampaging }) => ({
    provoked: rampaging
      .filter(({ at }) => provokedBy(spaceAt(...from), spaceAt(...to), [spaceAt(...at)]).length > 0)
      .map(({ id }) => id),
  }),
  place: ({ shape, laid, tile, position, backup = false }) => {
    const name = SHAPES.find(one => one === shape);
    if (name === undefined) throw new RangeError(`There is no map shape ${shape}`);
    const legal = mayLie(name, laid, tile, position, backup);
    const centre = centreOf(...position);
    return legal ? { legal, axial_centre: [qOf(centre), rOf(centre)] } : { legal };
  },
  withdraw: ({ path }) => {
    const { at, wounds } = withdrawal(
      path.map((_, index) => index),
      index => path[index]!.safe,
    );
    return { ends_at: path[at]!.id, wounds_to_hand: wounds };
  },
  crystals: ({ rolls, gold_choices: choices = [], inventory }) => {
    const { crystals, fame, lost } = crystalsFrom(rolls, choices, inventory);
    // Colours that were never held are not named.
    const held = Object.fromEntries(
      Object.entries(crystals).filter(([colour, count]) => count > 0 || colour in inventory),
    );
    return { inventory: held, fame, lost };
  },
  levels: ({ fame_before: before, fame_after: after }) => {
    const level = levelAt(after);
    const levels = levelsFrom(levelAt(before), after);
    return {
      new_levels: levels,
      armor: armorAt(level),
      hand_limit: handLimitAt(level),
      command_tokens_total: commandTokensAt(level),
      skills_gained: levels.filter(one => one % 2 === 0).length,
    };
  },
  blitz: ({ fame, gain }) => {
    const now = fameAfter(fame, gain, 1);
    return { fame: now, level: levelAt(now) };
  },
  hand: given => {
    const keeps = given.on_or_next_to_own_keep === true ? (given.own_keeps ?? 0) : 0;
    const city = given.city === 'leader' ? 2 : given.city === 'shield' ? 1 : 0;
    const limit = handLimitAt(given.level) + bonusOf({ keeps, city });
    const deck = given.deck_size ?? Number.POSITIVE_INFINITY;
    return { hand_limit: limit, cards_drawn: cardsDrawn(limit, given.hand_size, deck) };
  },
  interact: ({ reputation, city_shields: shields = 0 }, { influence, buy }) => {
    const modifier = reputationModifier(reputation);
    if (modifier === null) return { possible: false };
    let pool = influence.reduce((sum, points) => sum + points, poolAtStart(modifier, shields));
    for (const price of buy) {
      if (price > pool) return { possible: true, affordable: false, pool_left: pool };
      pool -= price;
    }
    return { possible: true, affordable: true, pool_left: pool };
  },
  dummy: ({ deck_colors: colors, crystals }) => {
    const { announces, flipped } = dummyFlips(
      colors.map(colour => [colour]),
      crystals,
    );
    return { announces_end_of_round: announces, flipped, left: colors.length - flipped };
  },
  achievements: ({ titles = true, players }) => {
    const sheets = achievements(Object.values(players).map(tallyOf), titles);
    return { bonus: Object.fromEntries(Object.keys(players).map((name, at) => [name, sumOf(sheets[at]!)])) };
  },
  dice: ({ dice }) => {
    const reroll = rerolled(dice);
    return { ok: reroll === 0, reroll };
  },
  leader: ({ shields_in_order: shields }) => {
    const names = [...new Set(shields)];
    return { leader: names[leaderOf(shields.map(name => names.indexOf(name))) ?? -1] ?? null };
  },
  megapolis: ({ level }) => ({ ...megapolisParts(level) }),
  offer: ({ players, extra = 0, core_revealed: core, monasteries_unburned: monasteries = 0 }) => ({
    units: unitTiers(players + 2 + extra, core),
    advanced_actions: monasteries,
  }),
  solo: given => ({
    score:
      given.fame +
      given.achievements +
      sumOf(
        sharedLines({
          citiesConquered: given.cities_conquered,
          citiesTotal: given.cities_total,
          roundsUnplayed: given.rounds_unplayed,
          dummyCards: given.dummy_cards_left,
          announced: given.round_end_announced,
          allLead: false,
        }),
      ),
  }),
};

function pricedOf(name: string): Priced {
  const terrain = name === 'city' ? name : TERRAINS.find(one => one === name);
  if (terrain === undefined) throw new RangeError(`There is no terrain ${name}`);
  return terrain;
}

const tallyOf = (player: VectorPlayer) => ({
  spells: player.spells ?? 0,
  advancedActions: player.advanced_actions ?? 0,
  artifacts: player.artifacts ?? 0,
  crystals: player.crystals ?? 0,
  units: (player.units ?? []).map(([level, wounded]) => ({ level, wounded })),
  conquered: player.shields_conqueror ?? 0,
  adventures: player.shields_adventure ?? 0,
  dungeons: 0,
  wounds: player.wounds_in_deck ?? 0,
});

const isKind = (kind: string): kind is Kind => kind in PARTS;

/** Runs one vector; only the kind `judgement` is skipped: tests cite those by id. */
export function runRealmVector(vector: Vector): Verdict {
  const { id, kind, expect } = vector;
  const differences: Difference[] = [];
  if (kind === 'judgement') return { id, result: 'skipped', differences };
  try {
    const came = runKind(vector);
    for (const [what, expected] of Object.entries(expect))
      if (!isDeepStrictEqual(came[what], expected)) differences.push({ what, expected, came: came[what] });
  } catch (error) {
    const came = error instanceof Error ? error.message : String(error);
    differences.push({ what: 'a run to the end', expected: 'no error', came });
  }
  return { id, result: differences.length === 0 ? 'passed' : 'failed', differences };
}

/** What a vector itself consists of. */
const KEYS = ['id', 'area', 'kind', 'title', 'rules', 'given', 'do', 'expect', 'ambiguous', 'set', 'note'];

function runKind(vector: Vector): Came {
  const { kind, given, do: done } = vector;
  const unknown = Object.keys(vector).find(key => !KEYS.includes(key));
  if (unknown !== undefined) throw new RangeError(`Unknown key ${unknown} of a vector`);
  if (!isKind(kind)) throw new RangeError(`There is no kind ${kind}`);
  PARTS[kind].given(given, `given of ${kind}`);
  PARTS[kind].do(done, `do of ${kind}`);
  return run(kind, given, done);
}

/** The kind says which shape the file has; its keys were looked at before. */
function run<K extends Kind>(kind: K, given: object, done: object): Came {
  return RUNS[kind](given as Given[K], done as K extends keyof Done ? Done[K] : object);
}
