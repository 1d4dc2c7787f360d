/**
 * What the pictures of a match of Mage Knight cost as they follow each other, each kind from a view to a file, against the
 * bare encoding of all their pixels. Goal: 1.3 times at most. Run: npm run bench:render:live
 */
import { parseArgs } from 'node:util';
import { type Picture, randomFrom, Table } from '../src/engine/index.js';
import { game } from '../src/games/mage-knight/game.js';
import { pictures } from '../src/games/mage-knight/pictures/index.js';
import { createRenderer } from '../src/render/renderer.js';
import { eagerAnswer, enrich, startMatch } from '../test/games/mage-knight/eager-play.js';
import { bareWork, worked } from './bare-encoding.js';

const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '400' },
    seats: { type: 'string', default: '2' },
    scenario: { type: 'string', default: 'full_conquest' },
  },
});

const GOAL = 1.3;
const look = { palette: 'standard' } as const;

interface Cost {
  readonly kind: string;
  readonly drawn: number;
  readonly painted: number;
  readonly bare: number;
}

const renderer = createRenderer();
const costs: Cost[] = [];

async function measure(kind: string, name: string, make: () => Picture | null): Promise<void> {
  const start = worked();
  const picture = make();
  if (!picture) return;
  const drawn = worked();
  await renderer.render(picture.drawing, name);
  costs.push({
    kind: picture.drawing.height > 1400 && kind === 'board' ? 'board, large land' : kind,
    drawn: drawn - start,
    painted: worked() - drawn,
    bare: bareWork(picture.drawing),
  });
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;

const seats = Number(values.seats);
const realm = startMatch({ scenario: values.scenario }, seats, 5);
const random = randomFrom('7'.repeat(32));
enrich(realm, random);
const { table } = Table.start(game, realm);
const names = ['Ada', 'Borys', 'Celina', 'Dawid'].slice(0, seats);
const scene = (reader: number | 'spectator') => ({ view: game.view(table.state, reader), reader, names });
for (let count = 0; count < Number(values.answers) && !table.isOver; count++) {
  const decision = table.open[0]!;
  const { seat } = decision;
  const fight = table.state.fight ? 'choice, fight' : 'choice, turn';
  await measure(fight, `panel ${seat}`, () => pictures.choice(decision, scene(seat), 'pl', look));
  if (count % 8 === 0) await measure('hand', `hand ${seat}`, () => pictures.hand(scene(seat), 'pl', look));
  if (count % 8 === 0) await measure('board', 'board', () => pictures.board(scene('spectator'), 'pl', look));
  table.answer(seat, eagerAnswer(decision, random));
}

for (const kind of [...new Set(costs.map(cost => cost.kind))].sort()) {
  const those = costs.filter(cost => cost.kind === kind);
  const sum = (of: (cost: Cost) => number): number => those.reduce((so, cost) => so + of(cost), 0);
  const drawn = sum(cost => cost.drawn) / those.length;
  const painted = sum(cost => cost.painted) / those.length;
  const bare = sum(cost => cost.bare) / those.length;
  const ratios = those.map(cost => (cost.drawn + cost.painted) / cost.bare);
  console.log(
    `${kind.padEnd(20)} ${String(those.length).padStart(4)} pictures   drawn ${drawn.toFixed(1)} ms, painted ${painted.toFixed(1)}, ` +
      `bare ${bare.toFixed(1)}   ratio ${((drawn + painted) / bare).toFixed(2)} (median ${median(ratios).toFixed(2)}, ` +
      `worst ${Math.max(...ratios).toFixed(2)}); goal ${GOAL}`,
  );
}
await renderer.close();
