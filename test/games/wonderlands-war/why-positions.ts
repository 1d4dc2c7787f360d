import type { Chip } from '../../../src/games/wonderlands-war/chips.js';
import type { Wonderland } from '../../../src/games/wonderlands-war/state.js';
import { atWar, Stage, type Staging, takes } from './stage.js';

/** The rule, what is typed, and where; seat 0 types unless another one is named. */
export type Sample = readonly [rule: string, typed: string, where: () => Stage, seat?: number];

export const many = (chip: Chip, count = 12): Chip[] => new Array<Chip>(count).fill(chip);
export const tea =
  (prepare: (state: Wonderland) => void = () => {}, more: Staging = {}) =>
  () =>
    new Stage({ ...more, prepare });
export const card =
  (id: string, prepare: (state: Wonderland) => void = () => {}, more: Staging = {}) =>
  () =>
    takes(id, { ...more, prepare });
export const HATTER: Staging = { factions: ['hatter', 'alice', 'queen'] };
export const JABBERWOCK: Staging = { factions: ['jabberwock', 'alice', 'queen'] };
export const PAIR: Staging = { factions: ['hatter', 'queen'] };
export const full = (state: Wonderland): void => {
  state.seats[0]!.taken = 9;
};
/** Alice on chair 3, the Hatter on chair 5; no card at chair 2. */
export const seated = (state: Wonderland): void => {
  state.seats[0]!.chair = 3;
  state.seats[1]!.chair = 5;
  state.chairs[1] = null;
};
export const empty = (state: Wonderland): void => {
  state.seats[0]!.pool = 0;
  state.seats[0]!.supporters[3] = 2;
  state.seats[0]!.standees[4] = ['dodo'];
};
export const unused = (state: Wonderland): void => {
  state.unused = 0;
  state.pawn = 2;
};

/** Two fight in the garden, the third bets; every bag holds the same. */
export const war =
  (bag: Chip[] = many('faction:2'), change: (state: Wonderland) => void = () => {}) =>
  () =>
    atWar([3, 3, 0], state => {
      for (const seat of [0, 1]) state.seats[seat]!.bag = [...bag];
      change(state);
    });
export const drawing =
  (...args: Parameters<typeof war>) =>
  () =>
    war(...args)().say('none');
/** Seat 0 has drawn this. */
export const drew =
  (chips: Chip[], change: (state: Wonderland) => void = () => {}) =>
  () =>
    atWar([3, 3, 0], state => {
      state.seats[0]!.bag = [...chips];
      state.seats[1]!.bag = many('faction:1');
      state.seats[0]!.standees[2] = ['knave'];
      state.seats[0]!.leaderIn = 2;
      change(state);
    }).say('none');
/** Both end level on 2, a forge symbol: seat 0 is asked about the award, then forges. */
export const level =
  (change: (state: Wonderland) => void = () => {}) =>
  () =>
    war(many('faction:2'), change)().say('none', 'withdraw', 'withdraw');
export const forging =
  (change: (state: Wonderland) => void = () => {}) =>
  () =>
    level(change)().say('vp', 'vp').until('forge');
export const played =
  (chip: Chip, set: string, change: (state: Wonderland) => void = () => {}) =>
  () =>
    new Stage({
      allies: set,
      prepare: state => {
        state.phase = 'war';
        state.ahead = [2];
        for (const seat of [0, 1]) {
          state.seats[seat]!.supporters[2] = 3;
          state.seats[seat]!.bag = seat === 0 ? [chip] : many('faction:1');
          state.seats[seat]!.quests = [];
        }
        change(state);
      },
    }).say('none');

/** A match that stands where another stands, but for this. */
export const from = (stage: Stage, change: (state: Wonderland) => void): Stage =>
  new Stage({
    prepare: state => {
      Object.assign(state, structuredClone(stage.state));
      change(state);
    },
  });
/** Three of four fight in the garden, seat 0 plays this; the Cat looks on. */
export const crowd =
  (chip: Chip, set: string, change: (state: Wonderland) => void = () => {}) =>
  () =>
    new Stage({
      factions: ['alice', 'hatter', 'queen', 'cheshire'],
      allies: set,
      prepare: state => {
        state.phase = 'war';
        state.ahead = [2];
        for (const seat of [0, 1, 2]) {
          state.seats[seat]!.supporters[2] = 3;
          state.seats[seat]!.bag = seat === 0 ? [chip] : many('faction:1');
          state.seats[seat]!.quests = [];
        }
        change(state);
      },
    }).say('none');
