import { expect } from 'vitest';
import { runWonderlandVector } from '../../../scripts/vectors/wonderlands-war/run.js';
import type { Decision, OneDecision, Said } from '../../../src/engine/decision.js';
import { readableBy } from '../../../src/engine/match-state.js';
import { randomFrom } from '../../../src/engine/random.js';
import { Table } from '../../../src/engine/table.js';
import type { Chip } from '../../../src/games/wonderlands-war/chips.js';
import type { FactionId } from '../../../src/games/wonderlands-war/faction.js';
import { nameOfRegion, regionOf, regionsFrom } from '../../../src/games/wonderlands-war/regions.js';
import { wonderlandRules } from '../../../src/games/wonderlands-war/rules.js';
import type { Seat, Wonderland } from '../../../src/games/wonderlands-war/state.js';
import type { WonderlandView } from '../../../src/games/wonderlands-war/view.js';
import type { Entry } from '../../../src/games/wonderlands-war/vocabulary.js';

export interface Staging {
  /** In the order of the seats; null = drawn. */
  readonly factions?: readonly (FactionId | null)[];
  readonly allies?: string;
  readonly boards?: string;
  readonly seed?: string;
  /** What is changed before the first question. */
  readonly prepare?: (state: Wonderland) => void;
}

/** A match at its very beginning, seat 0 first. */
export const freshMatch = ({
  factions = ['alice', 'hatter', 'queen'],
  allies = 'A',
  boards,
  seed = '1',
}: Staging = {}) =>
  wonderlandRules.setup({
    seats: factions.length,
    chosen: { allies, first: 'first', ...(boards === undefined ? {} : { boards }) },
    sides: factions,
    random: randomFrom(seed.padStart(32, '7')),
  });

/** A match played on through the real decisions; by default seat 0 is about to take its first tea turn. */
export class Stage {
  readonly table: Table<Wonderland>;
  readonly told: Entry[] = [];

  constructor(staging: Staging = {}) {
    const state = freshMatch(staging);
    state.news = [];
    state.phase = 'tea-turn';
    for (const seat of state.seats) seat.quests = seat.quests.slice(0, 1);
    staging.prepare?.(state);
    const { table, change } = Table.start(wonderlandRules, state);
    this.table = table;
    this.told.push(...readableBy(change.news, 'spectator'));
  }

  get state(): Readonly<Wonderland> {
    return this.table.state;
  }

  /** The regions in use, as questions list them. */
  get regions(): string[] {
    return regionsFrom(this.state.pawn, this.state.unused).map(nameOfRegion);
  }

  /** Where the first group of a card may go, among what else it brings. */
  placing(units: number): string[] {
    return this.regions.map(region => `place_units:${units}@${region}`);
  }

  seat(at: number): Seat {
    return this.state.seats[at]!;
  }

  /** The first open question. */
  get asked(): Decision {
    return this.table.open[0]!;
  }

  get offered(): string[] {
    return (this.asked as OneDecision).options.map(({ id }) => id);
  }

  /** Answers the first open question, and the next, and so on. */
  say(...answers: readonly Said[]): this {
    for (const said of answers) {
      const given = this.table.answer(this.asked.seat, said);
      if (given === null)
        throw new RangeError(
          `${JSON.stringify(said)} is not offered for ${this.asked.key}: ${this.offered?.join(' ')}`,
        );
      this.told.push(...readableBy(given.change.news, 'spectator'));
    }
    return this;
  }

  /** Answers whatever is asked with its first option until a question of this key comes. */
  until(key: string, most = 200): this {
    for (let left = most; left > 0 && this.asked?.key !== key; left--) {
      const { asked } = this;
      this.say(
        asked.kind === 'number'
          ? asked.min
          : asked.kind === 'one'
            ? asked.options[0]!.id
            : asked.options.slice(0, asked.kind === 'some' ? asked.min : undefined).map(({ id }) => id),
      );
    }
    return this;
  }

  entries<Tell extends Entry['tell']>(tell: Tell): Extract<Entry, { tell: Tell }>[] {
    return this.told.filter((entry): entry is Extract<Entry, { tell: Tell }> => entry.tell === tell);
  }

  view(reader: number | 'spectator' = 0): WonderlandView {
    return wonderlandRules.view(this.state as Wonderland, reader);
  }
}

/** A war about to begin with these supporters in the garden, and nobody holding a quest. */
export const atWar = (supporters: readonly number[], change: (state: Wonderland) => void = () => {}): Stage =>
  new Stage({
    prepare: state => {
      state.phase = 'war';
      state.ahead = [2];
      for (const [seat, count] of supporters.entries()) {
        state.seats[seat]!.supporters[2] = count;
        state.seats[seat]!.chair = -1;
        state.seats[seat]!.quests = [];
      }
      change(state);
    },
  });

/** A war in which seats 0 and 1 are about to fight in the garden, each with two supporters and two such chips. */
export function meetInGarden(state: Wonderland, chip: Chip = 'faction:1'): void {
  state.phase = 'war';
  state.ahead = [2];
  for (const seat of [0, 1]) {
    state.seats[seat]!.supporters[2] = 2;
    state.seats[seat]!.bag = [chip, chip];
    state.seats[seat]!.quests = [];
  }
}

/** Seat 0 takes this card from chair 1; every other chair has a plain card. */
export function takes(card: string, staging: Staging = {}): Stage {
  return new Stage({
    ...staging,
    prepare: state => {
      state.chairs[0] = card;
      state.teaDeck = state.teaDeck.filter(id => id !== card);
      staging.prepare?.(state);
    },
  }).say('chair:1');
}

/** Units in a region: supporters and standees of a seat. */
export const inRegion = (seat: Seat, region: string): [number, readonly string[]] => [
  seat.supporters[regionOf(region)]!,
  seat.standees[regionOf(region)]!,
];

type Players = Readonly<Record<string, object>>;

interface BattleRow {
  readonly set?: string;
  readonly value?: number;
  readonly n?: number;
  readonly resistance?: number;
  readonly region?: string;
  readonly round?: number;
  readonly players: Players;
  readonly draws?: readonly Players[];
  readonly choices?: object;
  readonly illegal?: readonly object[];
  readonly forges?: readonly object[];
  readonly expected: object;
}

/** Runs a battle written like a vector: what differs from its expectation. */
export function fight({ set = 'A', value = 4, n = 3, resistance, region, round, players, ...rest }: BattleRow): void {
  const given = { ally_set: set, value, n_players: n, players };
  const vector = {
    id: 'row',
    kind: 'battle',
    state: {
      ...given,
      ...(resistance === undefined ? {} : { resistance }),
      ...(region === undefined ? {} : { region }),
      ...(round === undefined ? {} : { round }),
    },
    ...rest,
  };
  const { differences, result } = runWonderlandVector(vector as Parameters<typeof runWonderlandVector>[0]);
  expect(differences).toEqual([]);
  expect(result).toBe('passed');
}
