import { nameOfRegion, SCORE_TOKENS } from '../../../../src/games/wonderlands-war/regions.js';
import type { Fighter, Seat, Wonderland } from '../../../../src/games/wonderlands-war/state.js';
import { freshMatch, type Staging } from '../stage.js';

export const NAMES = ['Żaneta', 'Olek', 'Łucja', 'Kuba', 'Konstancja'];

/** A match in which nothing is left to chance: tokens, table, market and bags lie as they are put. */
function arranged(staging: Staging, change: (state: Wonderland) => void): Wonderland {
  const state = freshMatch({ ...staging, seed: '9' });
  state.tokens = [1, 2, 4, 0, 3].map((at, region) => (region === state.unused ? null : SCORE_TOKENS[at]!));
  state.market = ['walrus', 'rabbit_watch', 'dodo'];
  state.teaDeck = state.teaDeck.slice(0, 18);
  state.pawn = 2;
  state.chairs = state.chairs.map((_, at) => `T2-${String(at + 1).padStart(2, '0')}`);
  for (const [seat, own] of state.seats.entries()) {
    own.quests = [['Q-G1'], ['Q-P1', 'Q-N6'], ['Q-T5'], ['Q-R3'], ['Q-N1']][seat]!;
    own.shards = [3, 2, 5, 4, 1][seat]!;
    own.vp = [9, 11, 17, 14, 8][seat]!;
    own.chair = 0;
  }
  state.questDeck = [];
  state.wonderlandianDeck = [];
  change(state);
  return state;
}

function put(seat: Seat, more: Partial<Seat>): void {
  Object.assign(seat, more);
}

/** Round 2, four players, a table half eaten: two leaders seated, two at the head, poison, every kind of card. */
export const tea = arranged({ factions: ['alice', 'hatter', 'queen', 'jabberwock'] }, state => {
  state.round = 2;
  state.phase = 'tea-turn';
  state.at = 3;
  state.chairs = ['T2-01', 'T2-27', 'T2-11', null, 'T2-30', null, 'T2-26', 'T2-10', 'T2-22', 'T2-29', null, 'T2-24'];
  state.poisoned = state.chairs.map((_, at) => at === 2 || at === 7);
  put(state.seats[0]!, {
    chair: 11,
    taken: 1,
    supporters: [3, 0, 2, 1, 2],
    castles: [2, 0, 0, 0, 0],
    standees: [[], [], [], ['gryphon'], ['white_rabbit']],
  });
  put(state.seats[1]!, {
    taken: 1,
    supporters: [0, 1, 3, 0, 0],
    castles: [0, 0, 2, 0, 0],
    standees: [[], [], ['march_hare', 'twin1'], [], []],
    shield: false,
  });
  put(state.seats[2]!, {
    chair: 6,
    taken: 1,
    supporters: [2, 4, 1, 0, 3],
    castles: [0, 2, 0, 0, 0],
    standees: [[], ['humpty'], [], [], []],
  });
  put(state.seats[3]!, { supporters: [0, 0, 2, 4, 2], castles: [0, 0, 0, 2, 2] });
});

/** The first turn of five: all leaders at the head, thirteen cards. */
export const teaFive = arranged({ factions: ['cheshire', 'hatter', 'queen', 'jabberwock', 'alice'] }, state => {
  state.phase = 'tea-turn';
});

/** Two players in round 3: a region out of play, castles lying and standing, leaders already in regions. */
export const teaTwo = arranged({ factions: ['hatter', 'alice'], boards: 'two-player' }, state => {
  state.round = 3;
  state.phase = 'tea-turn';
  state.pawn = (state.unused + 1) % 5;
  const used = (counts: number[]): number[] => counts.map((count, at) => (at === state.unused ? 0 : count));
  put(state.seats[0]!, {
    chair: -1,
    leaderIn: (state.unused + 2) % 5,
    leader: 5,
    taken: 5,
    supporters: used([3, 2, 4, 1, 6]),
    castles: used([2, 1, 0, 2, 1]),
    vp: 53,
  });
  put(state.seats[1]!, {
    chair: 4,
    leader: 6,
    taken: 4,
    supporters: used([1, 0, 2, 6, 3]),
    castles: used([1, 2, 0, 1, 0]),
    vp: 47,
    shield: false,
  });
  state.chairs[3] = null;
});

const fighter = (seat: number, more: Partial<Fighter>): Fighter => ({
  seat,
  startUnits: 3,
  status: 'in',
  strength: 0,
  lost: 0,
  lostNow: 0,
  drawn: [],
  played: null,
  response: 'none',
  waiting: false,
  value: 0,
  gain: 0,
  mul: 1,
  mulAfter: 1,
  extra: 0,
  pillow: false,
  crowns: [],
  used: [],
  instruction: null,
  symbolForgings: 0,
  chipForgings: 0,
  ...more,
});

function fight(state: Wonderland, region: number, fighters: Fighter[], resistance = 0): void {
  for (const own of state.seats) own.chair = -1;
  state.phase = 'decide';
  state.ahead = [3, 4].filter(each => each !== region);
  state.battle = {
    region,
    resistance,
    draw: 4,
    fighters,
    order: fighters.map(({ seat }) => seat),
    queue: [],
    madness: false,
    contested: true,
    wagers: state.seats.map(() => null),
    first: [],
    second: [],
    tie: false,
  };
}

/** Three fight, one looks on with a wager: one draws, one stands, one is out. */
export const battle = arranged({ factions: ['alice', 'hatter', 'queen', 'jabberwock'] }, state => {
  state.round = 2;
  put(state.seats[0]!, {
    active: ['faction:1', 'flamingo:weak', 'artifact', 'forge'],
    track: ['madness'],
    supporters: [0, 0, 0, 0, 1],
    leaderIn: 4,
    leader: 3,
    standees: [[], [], [], [], ['white_rabbit']],
  });
  put(state.seats[1]!, { supporters: [4, 1, 0, 2, 0], leaderIn: 3 });
  put(state.seats[2]!, {
    active: ['soldier:strong', 'rook:strong', 'artifact', 'rose:weak', 'faction:1'],
    track: ['madness', 'madness'],
    supporters: [1, 0, 2, 0, 1],
    shield: false,
  });
  put(state.seats[3]!, {
    exhausted: ['item:dodo_thimble', 'creature:weak', 'faction:2'],
    track: ['madness', 'madness', 'madness2'],
    supporters: [0, 3, 0, 1, 0],
    castles: [0, 0, 0, 0, 2],
  });
  fight(state, 4, [
    fighter(0, { strength: 15, played: 'forge', value: 2, chipForgings: 1, mul: 2, pillow: true }),
    fighter(2, { strength: 17, status: 'halt', symbolForgings: 1 }),
    fighter(3, { status: 'out', played: 'madness2', lost: 3 }),
  ]);
  state.battle!.wagers[1] = 'alice';
});

/** Five fight, everybody with more chips than there is room for. */
export const battleFive = arranged({ factions: ['cheshire', 'hatter', 'queen', 'jabberwock', 'alice'] }, state => {
  state.round = 3;
  for (const own of state.seats)
    put(own, {
      active: [
        'faction:1',
        'faction:1',
        'faction:2',
        'forge',
        'creature:strong',
        'soldier:weak',
        'rose:weak',
        'item:hare_spoon',
        'flamingo:strong',
        'artifact',
        'rook:weak',
        'faction:1',
      ],
      track: ['madness', 'madness2', 'madness'],
      supporters: [2, 1, 3, 2, 1],
      castles: [2, 0, 2, 0, 2],
      standees: [[], [], ['gryphon', 'twin1', 'twin2'], [], []],
      vp: 48,
      shards: 12,
    });
  fight(
    state,
    2,
    [0, 1, 2, 3, 4].map(seat =>
      fighter(seat, {
        strength: [24, 24, 24, 20, 23][seat]!,
        played: 'faction:1',
        value: 1,
        symbolForgings: 1,
        extra: 2,
        crowns: seat === 1 ? [0] : [],
      }),
    ),
  );
});

/** Two players and the resistance, chips still sealed. */
export const battleTwo = arranged({ factions: ['cheshire', 'queen'], boards: 'two-player' }, state => {
  const region = (state.unused + 1) % 5;
  put(state.seats[0]!, {
    supporters: state.tokens.map((token, at) => (token && at === region ? 3 : 0)),
    active: ['artifact'],
    poison: 0,
  });
  put(state.seats[1]!, {
    supporters: state.tokens.map((token, at) => (token && at === region ? 2 : 1)),
    active: ['faction:2'],
  });
  fight(
    state,
    region,
    [fighter(0, { strength: 3, drawn: ['flamingo:weak'] }), fighter(1, { strength: 5, drawn: ['poison'] })],
    3,
  );
  state.phase = 'answers';
  state.pawn = region;
});

/** Between two battles. */
export const map = arranged({ factions: ['alice', 'hatter', 'queen', 'jabberwock', 'cheshire'] }, state => {
  state.round = 2;
  state.phase = 'war';
  state.ahead = [4, 0];
  for (const [seat, own] of state.seats.entries())
    put(own, { chair: -1, leaderIn: seat, supporters: [1, 0, seat, 3, 2], castles: [0, seat % 3, 2, 0, 0] });
});

/** Everything is counted. */
export const over = arranged({ factions: ['alice', 'hatter', 'queen', 'jabberwock', 'cheshire'] }, state => {
  state.round = 3;
  state.phase = 'round-end';
  state.outcome = { places: [3, 1, 5, 2, 4], reason: 'points' };
  for (const [seat, own] of state.seats.entries())
    put(own, {
      chair: -1,
      leaderIn: seat,
      castles: [2, seat % 3, 2, 0, 0],
      revealed: ['Q-R1', 'Q-N5', 'Q-G4', 'Q-P6', 'Q-T1'].slice(seat, seat + 1),
    });
});

/** A board full of everything: for the hand of seat 1. */
export const rich = arranged({ factions: ['jabberwock', 'hatter', 'queen'] }, state => {
  state.round = 3;
  state.phase = 'tea-turn';
  put(state.seats[1]!, {
    bag: [
      'faction:1',
      'faction:1',
      'faction:2',
      'artifact',
      'artifact',
      'forge',
      'forge',
      'rose:strong',
      'soldier:weak',
      'soldier:weak',
      'item:hare_spoon',
      'item:hare_spoon',
      'poison',
      'madness',
      'madness',
      'madness',
      'madness2',
      'flamingo:weak',
    ],
    forged: [['soldier:weak'], ['faction:1', 'flamingo:weak', 'forge'], ['forge'], []],
    between: [1],
    abilities: ['boiling_cup', 'more_tea'],
    fresh: ['more_tea'],
    wonderlandians: ['hare_spoon', 'walrus', 'twins'],
    reserve: ['twin2'],
    revealed: ['Q-G4'],
    leader: 4,
    castles: [2, 0, 2, 0, 0],
    castleValue: 4,
  });
});

export const regionOfBattle = (state: Wonderland): string => nameOfRegion(state.battle!.region);
