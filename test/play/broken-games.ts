import { ask, type Game, type Rules, seal, tell } from '../../src/engine/index.js';
import { type PebblesState, pebbles } from '../engine/pebbles.js';

type Toy = Game<PebblesState, ReturnType<typeof pebbles.view>>;

/** The toy with something put right after each of its steps. */
const afterEachStep = (change: (state: PebblesState) => void): Partial<Toy> => ({
  *step(state): Rules<void> {
    yield* pebbles.step(state);
    change(state);
  },
});

/** The toy with another turn. */
const otherTurn = (turn: (state: PebblesState, seat: number) => Rules<void>): Partial<Toy> => ({
  *step(state): Rules<void> {
    if (state.phase !== 'turn') return yield* pebbles.step(state);
    yield* turn(state, state.waiting[0]!);
    state.waiting.shift();
    if (state.waiting.length === 0) state.phase = 'feast';
  },
});

const options = [{ id: 'a' }, { id: 'b' }];
const otherWords = (change: Partial<Toy['words']['en']>): Partial<Toy> => ({
  words: { ...pebbles.words, en: { ...pebbles.words.en, ...change } },
});
let outside = 0;

/** Games with one fault each, and the check that must notice. */
export const brokenGames: readonly (readonly [fault: string, check: string, says: string, change: Partial<Toy>])[] = [
  [
    'throws',
    'rules',
    'no luck',
    otherTurn(function* (_, seat) {
      if ((yield* ask({ key: 'action', seat, options })) === 'b') throw new Error('no luck');
    }),
  ],
  [
    'leaves nothing to say',
    'rules',
    'nothing to say',
    otherTurn(function* (_, seat) {
      yield* ask({ key: 'action', seat, options: [] });
    }),
  ],
  ['steps for ever', 'rules', 'ask nobody', { *step() {} }],
  [
    'never ends',
    'length',
    'Not over',
    afterEachStep(state => {
      state.outcome = null;
      state.round = 1;
    }),
  ],
  [
    'keeps undefined',
    'plain',
    '.die: undefined',
    afterEachStep(state => {
      state.die = undefined as never;
    }),
  ],
  [
    'keeps one object twice',
    'plain',
    'the same object',
    afterEachStep(state => {
      state.hands[1] = state.hands[0]!;
    }),
  ],
  [
    'tells more than a message holds',
    'words',
    'would be cut',
    otherWords({ news: (entry, scene) => pebbles.words.en.news(entry, scene)?.padEnd(5_000, '!') ?? null }),
  ],
  [
    'asks a stranger',
    'decisions',
    'asks seat 9',
    otherTurn(function* () {
      yield* ask({ key: 'action', seat: 9, options });
    }),
  ],
  [
    'offers the same twice',
    'decisions',
    'offers a twice',
    otherTurn(function* (_, seat) {
      yield* ask({ key: 'action', seat, options: [{ id: 'a' }, { id: 'a' }] });
    }),
  ],
  [
    'places nobody first',
    'decisions',
    'Nobody is first',
    afterEachStep(state => {
      if (state.outcome) state.outcome = { ...state.outcome, places: state.outcome.places.map(() => 2) };
    }),
  ],
  [
    'remembers outside its state',
    'rebuilt',
    '.scores',
    otherTurn(function* (state, seat) {
      yield* ask({ key: 'action', seat, options });
      seal(state);
      outside += 1;
      state.scores[seat] = outside;
      yield* ask({ key: 'again', seat, options });
    }),
  ],
  [
    'shows a hand',
    'hidden',
    'what it cannot know',
    {
      view: (state, reader) => ({ ...pebbles.view(state, reader), hands: state.hands }),
    },
  ],
  [
    'shows the bag in the order of the hands',
    'hidden',
    'what it cannot know',
    {
      view: (state, reader) => ({ ...pebbles.view(state, reader), bag: state.bag[0] === 'red-1' ? 1 : 0 }),
    },
  ],
  [
    'tells everybody what was drawn',
    'worlds',
    'The log tells',
    afterEachStep(state => {
      for (const [index, { entry }] of state.news.entries()) state.news[index] = { entry };
    }),
  ],
  [
    'asks by hidden hands',
    'worlds',
    'is asked from',
    otherTurn(function* (state, seat) {
      const other = state.hands[(seat + 1) % state.hands.length]!;
      yield* ask({ key: 'action', seat, options: [...options, ...other.map(id => ({ id }))] });
    }),
  ],
  [
    'lets a look be taken back',
    'worlds',
    'may take its answer back',
    otherTurn(function* (state, seat) {
      yield* ask({ key: 'action', seat, options });
      state.peeking = seat;
      yield* ask({ key: 'swap', seat, options });
      state.peeking = null;
    }),
  ],
  [
    'lets sealed bids be probed',
    'worlds',
    'may take its answer back',
    afterEachStep(state => {
      if (state.waiting.length === state.hands.length) state.sealed -= 1;
    }),
  ],
  [
    'reveals without a seal',
    'worlds',
    'nothing is sealed',
    otherTurn(function* (state, seat) {
      yield* ask({ key: 'action', seat, options });
      tell(state, { tell: 'passed', seat, reveals: true });
    }),
  ],
  ['has no question', 'words', 'the question has no words', otherWords({ prompt: () => '' })],
  [
    'is typed ambiguously',
    'words',
    'is typed like option',
    otherWords({
      option: (_, { id }) => ({ label: id, typed: id === 'roll' ? 'PÀSS' : id === 'pass' ? 'pass' : id }),
    }),
  ],
  ['has words for nothing that happened', 'words', 'Nobody has words for', otherWords({ news: () => null })],
  [
    'posts nothing under a headline',
    'words',
    'a line of a post has no words',
    otherWords({ recap: () => ({ headline: 'Ola', lines: [''] }) }),
  ],
  ['speaks gibberish', 'words', 'undefined', otherWords({ news: entry => `${entry.nothing} happened` })],
  [
    'draws nowhere',
    'pictures',
    'NaN',
    {
      pictures: {
        ...pebbles.pictures,
        board: () => ({ drawing: { width: 1, height: 1, marks: [{ kind: 'shape', path: 'M NaN 0' }] }, alt: 'x' }),
      },
    },
  ],
];

/** A deliberate reveal: sealed and marked, so the fuzzer lets it pass, with what follows from it. */
export const revealing: Partial<Toy> = otherTurn(function* (state, seat) {
  yield* ask({ key: 'action', seat, options });
  seal(state);
  const pebble = state.bag[0] ?? 'nothing';
  tell(state, { tell: 'threw', seat, pebble, cell: 'the air', reveals: true });
  tell(state, { tell: 'threw', seat, pebble, cell: 'the ground' });
});
