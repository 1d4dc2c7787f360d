import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkChosen, randomBeginning } from './fuzz/trial.js';
import { gameNamed, parseChosen } from './game-named.js';
import { makeKept, playToKeep } from './replays/kept.js';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    from: { type: 'string' },
    matches: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'kept' },
    chosen: { type: 'string', default: '' },
  },
});

// The same call gives the same matches under the same rules: after a deliberate change of the rules it renews the files.
const game = await gameNamed(values.game, values.from);
const chosen = parseChosen(values.chosen);
checkChosen(game, chosen);
const folder = join('test/replays', game.id);
mkdirSync(folder, { recursive: true });
for (let number = 0; number < Number(values.matches); number++) {
  const text = `${values.seed}/${number}`;
  const kept = playToKeep(game, randomBeginning(game, text, { chosen }), text);
  const file = join(folder, `${values.seed}-${number}.json`);
  writeFileSync(file, makeKept(kept));
  console.log(`${file}: ${kept.answers.length} answers, places ${kept.places.join(', ')}`);
}
