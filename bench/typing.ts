import { parseArgs } from 'node:util';
import {
  completions,
  type Decision,
  fold,
  type Game,
  LANGUAGES,
  type MatchState,
  pick,
  type RandomState,
  randomAnswer,
  randomBelow,
  randomFrom,
  readMove,
  Table,
} from '../src/engine/index.js';
import { games } from '../src/registry.js';

/**
 * The longest that reading one typed text keeps the event loop: what people type, what they might, and what is made to
 * be hard, in positions of random matches. It counts the processor's time, so that neighbours do not.
 * `npm run bench:typing -- --matches 20`
 */
const { values } = parseArgs({ options: { matches: { type: 'string', default: '10' } } });

const seed = (number: number): string => number.toString(16).padStart(32, '7');

/** Words of options, real ones in a row: the hardest to give up on. */
function hardText(words: readonly string[], random: RandomState): string {
  let text = '';
  while (text.length < 6_000 && randomBelow(random, 60) > 0) text += `${pick(random, words)} `;
  return `${text}${pick(random, ['zz', '', '+', '-', '5'])}`;
}

function typedForms(game: Game, table: Table<MatchState>, decision: Decision): string[] {
  const scene = { view: game.view(table.state as MatchState, decision.seat), reader: decision.seat, names: NAMES };
  if (decision.kind === 'number') return ['1'];
  return decision.options.flatMap(option =>
    LANGUAGES.map(language => fold(game.words[language].option(decision, option, scene).typed)),
  );
}

const NAMES = ['Ala', 'Bolek', 'Celina', 'Darek', 'Ewa'];

for (const game of games) {
  let worst = { took: 0, text: '', what: '' };
  let texts = 0;
  for (let match = 0; match < Number(values.matches); match++) {
    const random = randomFrom(seed(match));
    const chosen = Object.fromEntries(game.lobby.options.map(({ id, values: all }) => [id, pick(random, all)]));
    const { max } = game.lobby.seats(chosen);
    const sides = Array.from({ length: max }, () => null);
    const { table } = Table.start(game, game.setup({ seats: max, chosen, sides, random: randomFrom(seed(match)) }));
    const words: string[] = [];
    while (!table.isOver) {
      const decision = table.open[0]!;
      words.push(...typedForms(game, table, decision));
      if (words.length > 400) words.splice(0, words.length - 400);
      for (let time = 0; time < 3; time++) {
        const text = hardText(words, random);
        const typist = { game, seat: decision.seat, names: NAMES };
        const readers = {
          act: () => readMove(typist, table, text),
          complete: () => completions(typist, table, text, 'pl', 25),
          why: () => game.why(table, decision.seat, text),
        };
        for (const [what, read] of Object.entries(readers)) {
          const began = process.cpuUsage();
          read();
          const { user, system } = process.cpuUsage(began);
          const took = (user + system) / 1_000;
          texts += 1;
          if (took > worst.took) worst = { took, text: text.slice(0, 120), what };
        }
      }
      table.answer(decision.seat, randomAnswer(decision, random));
    }
  }
  console.log(`${game.id}: ${texts} readings, longest ${worst.took.toFixed(1)} ms (${worst.what}: "${worst.text}")`);
}
