/**
 * What the pictures of Mage Knight cost from a view to a file, against the bare encoding of all their pixels: those in which
 * one thing changes, as from one post to the next, then all of a match as they follow each other, panels of different questions
 * among them. Goal: 1.3 times at most. Run: npm run bench:render:live
 */
import { parseArgs } from 'node:util';
import { type Drawing, type Picture, randomFrom, Table } from '../src/engine/index.js';
import { game } from '../src/games/mage-knight/game.js';
import { pictures } from '../src/games/mage-knight/pictures/index.js';
import type { Realm } from '../src/games/mage-knight/state.js';
import { spacesOfTile } from '../src/games/mage-knight/tiles/lattice.js';
import { createRenderer } from '../src/render/renderer.js';
import { eagerAnswer, enrich, startMatch } from '../test/games/mage-knight/eager-play.js';
import { sceneOf } from '../test/games/mage-knight/pictures/gallery.js';
import { early, large, middle } from '../test/games/mage-knight/pictures/positions.js';
import { bareWork, worked } from './bare-encoding.js';

const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '400' },
    seats: { type: 'string', default: '2' },
    scenario: { type: 'string', default: 'full_conquest' },
  },
});

const GOAL = 1.3;
const [WARM, ROUNDS] = [12, 60] as const;
const look = { palette: 'standard' } as const;

interface Cost {
  readonly kind: string;
  readonly drawing: Drawing;
  readonly work: number;
}

const renderer = createRenderer();
const costs: Cost[] = [];

async function measure(kind: string, name: string, make: () => Picture | null): Promise<void> {
  const start = worked();
  const picture = make();
  if (!picture) return;
  await renderer.render(picture.drawing, name);
  costs.push({ kind, drawing: picture.drawing, work: worked() - start });
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** A hero a step further in a small, a middling and a large land, by day and at night; a crystal more in the hand. */
const STEPS: Readonly<Record<string, (round: number) => Picture | null>> = {
  'a step, small land': round => board(stepped(early(), round)),
  'a step, nine tiles': round => board(stepped(middle(), round)),
  'a step, large, night': round => board(stepped(large(), round)),
  'a crystal, hand': round => {
    const changed = structuredClone(middle());
    changed.heroes[0]!.crystals.red = round % 3;
    return pictures.hand(sceneOf(changed, 0), 'pl', look);
  },
};
const STEPPING = [1, 2, 3, 4, 5, 6] as const;
const board = (shown: Realm): Picture => pictures.board(sceneOf(shown), 'pl', look);

function stepped(shown: Readonly<Realm>, round: number): Realm {
  const changed = structuredClone(shown) as Realm;
  const hero = changed.heroes[0]!;
  hero.space = spacesOfTile(1, 0)[STEPPING[round % STEPPING.length]!]!;
  hero.area.path = [];
  return changed;
}

for (const [kind, make] of Object.entries(STEPS)) {
  for (let round = 0; round < ROUNDS; round++) {
    const picture = make(round);
    // The first round of each place warms up what every later one finds.
    if (round < WARM && picture) await renderer.render(picture.drawing, kind);
    else await measure(kind, kind, () => picture);
  }
}

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

await renderer.close();

for (const kind of [...new Set(costs.map(cost => cost.kind))].sort()) {
  // What the rest of the program leaves behind is swept up while others are encoded.
  const those = costs.filter(cost => cost.kind === kind).map(cost => ({ ...cost, bare: bareWork(cost.drawing) }));
  const sum = (of: (cost: (typeof those)[number]) => number): number => those.reduce((so, cost) => so + of(cost), 0);
  const [work, bare] = [sum(cost => cost.work) / those.length, sum(cost => cost.bare) / those.length];
  const ratios = those.map(cost => cost.work / cost.bare);
  console.log(
    `${kind.padEnd(20)} ${String(those.length).padStart(4)} pictures   ${work.toFixed(1)} ms, bare ${bare.toFixed(1)} ms   ` +
      `ratio ${(work / bare).toFixed(2)} (median ${median(ratios).toFixed(2)}); goal ${GOAL}`,
  );
}
