import { describe, expect, it } from 'vitest';
import {
  ask,
  completions,
  fold,
  type Game,
  type GameWords,
  LANGUAGES,
  type MatchState,
  pick,
  type Rules,
  randomAnswer,
  randomBelow,
  randomFrom,
  readMove,
  seal,
  Table,
} from '../../src/engine/index.js';
import { games } from '../../src/registry.js';
import { pebbles } from './pebbles.js';

const seed = (number: number): string => number.toString(16).padStart(32, 'b');
const NAMES = ['Ala', 'Bolek', 'Celina', 'Darek'];

/** The game with its words counted: each option looked at is one. */
function counted(game: Game): { game: Game; looks: { count: number } } {
  const looks = { count: 0 };
  const words = Object.fromEntries(
    LANGUAGES.map(language => {
      const own = game.words[language];
      const option: typeof own.option = (...asked) => {
        looks.count += 1;
        return own.option(...asked);
      };
      return [language, { ...own, option }];
    }),
  ) as Game['words'];
  return { game: { ...game, words }, looks };
}

function start(game: Game, number: number): Table<MatchState> {
  const chosen = Object.fromEntries(game.lobby.options.map(({ id, initial }) => [id, initial]));
  const { min: seats } = game.lobby.seats(chosen);
  const sides = Array.from({ length: seats }, () => null);
  return Table.start(game, game.setup({ seats, chosen, sides, random: randomFrom(seed(number)) })).table;
}

describe.each([pebbles as Game, ...games].map(game => [game.id, game] as const))('reading %s', (_, bare) => {
  it('does a bounded amount of work, whatever is typed and however long it is', () => {
    const { game, looks } = counted(bare);
    const random = randomFrom(seed(99));
    for (let number = 1; number <= 3; number++) {
      const table = start(game, number);
      const forms: string[] = ['1'];
      for (let turn = 0; turn < 90 && !table.isOver; turn++) {
        const decision = table.open[0]!;
        const { seat } = decision;
        const scene = { view: game.view(table.state as MatchState, seat), reader: seat, names: NAMES };
        if (decision.kind !== 'number')
          for (const option of decision.options)
            for (const language of LANGUAGES)
              forms.push(fold(game.words[language].option(decision, option, scene).typed));
        const words = Array.from({ length: randomBelow(random, 400) }, () => pick(random, forms.slice(-300)));
        const text = [...words, pick(random, ['zz', '', '-', '+ +'])].join(' ');
        looks.count = 0;
        readMove({ game, seat, names: NAMES }, table, text);
        completions({ game, seat, names: NAMES }, table, text, 'pl', 25);
        expect(looks.count).toBeLessThan(40_000);
        table.answer(seat, randomAnswer(decision, random));
      }
    }
  });
});

describe('a line that fails at its very end', () => {
  // Read twice at every step it took seconds: 2 to the number of steps.
  it('is given up on after one try a step', () => {
    const { game, looks } = counted(games.find(({ id }) => id === 'monolith-arena')!);
    for (let number = 1; number <= 12; number++) {
      const table = start(game, number);
      const random = randomFrom(seed(number));
      while (table.decisionOf(0)?.key !== 'turn') {
        const decision = table.open[0]!;
        table.answer(decision.seat, randomAnswer(decision, random));
      }
      const moves: string[] = [];
      const ahead = table.fork();
      for (let answers = 0; answers < 20 && ahead.decisionOf(0) !== undefined; answers++) {
        const decision = ahead.decisionOf(0)!;
        const said = randomAnswer(decision, random) as string;
        const scene = { view: game.view(ahead.state as MatchState, 0), reader: 0, names: NAMES };
        moves.push(fold(game.words.en.option(decision, { id: said }, scene).typed));
        ahead.answer(0, said);
      }
      looks.count = 0;
      const read = readMove({ game, seat: 0, names: NAMES }, table, `${moves.slice(0, -1).join(' ')} zz`);
      expect('stuck' in read || read.later !== '').toBe(true);
      expect(looks.count).toBeLessThan(2_000);
    }
  });
});

/** A word and then one that answers itself, forty times: at every step a text can be read in two ways. */
interface Echoes extends MatchState {
  left: number;
}

describe('a text that can be read in two ways at every step', () => {
  it('is given up on after so much work, however many ways there are', () => {
    let steps = 0;
    const rules = {
      version: 1,
      view: ({ left }: Echoes) => left,
      conceal: (state: Echoes) => state,
      *step(state: Echoes): Rules<void> {
        steps += 1;
        if (steps > 20_000) throw new Error('read for ever');
        yield* ask({ key: 'word', seat: 0, options: [{ id: 'a' }, { id: 'b' }] });
        yield* ask({ key: 'echo', seat: 0, options: [{ id: 'a' }] });
        state.left -= 1;
        if (state.left === 0) state.outcome = { places: [1], reason: 'end' };
      },
    };
    const option: GameWords<unknown>['option'] = (_, { id }) => ({ label: id, typed: id });
    const typist = { game: { view: rules.view, words: { pl: { option }, en: { option } } }, seat: 0, names: [] };
    const { table } = Table.start<Echoes>(rules, {
      random: [1, 2, 3, 4],
      news: [],
      sealed: 0,
      outcome: null,
      left: 60,
    });
    const words = Array.from({ length: 100 }, () => 'a').join(' ');
    expect(readMove(typist, table, `${words} zz`)).toHaveProperty('stuck');
    expect(completions(typist, table, `${words} zz`, 'pl', 25)).toEqual([]);
    expect(steps).toBeLessThan(2_000);
  });
});

/** Seat 0 says a word, sees a roll, and says another. */
interface Rolls extends MatchState {
  rolled: number | null;
}

const rolling = {
  version: 1,
  view: ({ rolled }: Rolls) => rolled,
  conceal: (state: Rolls) => state,
  *step(state: Rolls): Rules<void> {
    if (state.rolled === null) {
      yield* ask({ key: 'roll', seat: 0, options: [{ id: 'roll' }, { id: 'wait' }] });
      state.rolled = randomBelow(state.random, 2);
      seal(state);
      return;
    }
    yield* ask({ key: 'word', seat: 0, options: [{ id: state.rolled === 0 ? 'low' : 'high' }, { id: 'none' }] });
    state.outcome = { places: [1], reason: 'end' };
  },
};

describe('what is still to be learnt', () => {
  const option: GameWords<unknown>['option'] = (_, { id }) => ({ label: id, typed: id });
  const game = { view: rolling.view, words: { pl: { option }, en: { option } } };
  const { table } = Table.start<Rolls>(rolling, {
    random: [1, 2, 3, 4],
    news: [],
    sealed: 0,
    outcome: null,
    rolled: null,
  });

  it.each(['low', 'high', 'nonsense'])('is not read past: whether "%s" fits would tell what comes', rest => {
    expect(readMove({ game, seat: 0, names: [] }, table, `roll ${rest}`)).toMatchObject({
      said: ['roll'],
      later: rest,
    });
  });

  it('is not completed either', () => {
    expect(completions({ game, seat: 0, names: [] }, table, 'roll ', 'en', 25)).toEqual([
      { typed: 'roll', label: 'roll' },
    ]);
    expect(completions({ game, seat: 0, names: [] }, table, 'roll l', 'en', 25)).toEqual([]);
  });
});
